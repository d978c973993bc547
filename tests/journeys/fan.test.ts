import { describe, expect, test } from 'vitest';
import { hydrated, open } from '../support/browser.ts';
import {
  button,
  card,
  DESKTOP,
  expectLifted,
  focused,
  lifted,
  ORDER,
  openFan,
  pointOn,
  reveal,
  still,
  withoutChance,
} from '../support/fan.ts';

describe('by keyboard', () => {
  test('opens on the middle card, goes from card to card, takes the lifted one', async () => {
    const { page, messages } = await open('/reading/tarot', { clock: 'controlled', init: withoutChance });
    await hydrated(page);
    await button(page, '自分で選ぶ').focus();
    await page.keyboard.press('Enter');
    await card(page, 11).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('気になる一枚を、どうぞ');
    expect(await focused(page)).toBe('左から11枚目');
    for (const [key, number] of [
      ['ArrowRight', 12],
      ['ArrowLeft', 11],
      ['ArrowLeft', 10],
      ['End', 22],
      ['ArrowRight', 22],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectLifted(page, number);
      expect(await focused(page)).toBe(`左から${number}枚目`);
    }
    await page.keyboard.press('Enter');
    expect(await reveal(page)).toBe(ORDER[1]);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('every card is reached, and the fan is one stop of the tab key', async () => {
    const { page } = await openFan({}, 'oracle');
    await page.keyboard.press('Home');
    const names = [];
    for (let place = 0; place < 40; place++) {
      names.push(await focused(page));
      await page.keyboard.press('ArrowRight');
    }
    expect(names).toEqual(Array.from({ length: 40 }, (_, place) => `左から${place + 1}枚目`));
    const stops = [];
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    }
    expect(stops).toEqual(['左の札へ', 'この札にする', '右の札へ', 'おまかせで引く']);
  });
});

describe('by finger', () => {
  test('a tap lifts, a second tap takes', async () => {
    const { page } = await openFan({ motion: 'real' });
    const aside = await pointOn(page, 13);
    await page.mouse.click(aside.x, aside.y);
    await expectLifted(page, 13);
    expect(await button(page, 'この札にする').count()).toBe(1);
    await still(page);
    const middle = await pointOn(page, 13);
    await page.mouse.click(middle.x, middle.y);
    expect(await reveal(page)).toBe(ORDER[12]);
  });

  test('a pull turns the fan and takes nothing', async () => {
    const { page } = await openFan({ motion: 'real' });
    const box = (await card(page, 11).boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y, { steps: 12 });
    const pulled = await lifted(page);
    expect(pulled).toBeGreaterThan(12);
    await page.mouse.up();
    // Thrown it may go on, never back.
    expect(await lifted(page)).toBeGreaterThanOrEqual(pulled);
    const place = await lifted(page);
    await button(page, 'この札にする').click();
    expect(await reveal(page)).toBe(ORDER[place - 1]);
  });

  test('pulled far beyond its end it rests on the last card', async () => {
    const { page } = await openFan({ motion: 'real' });
    const box = (await page.getByRole('list', { name: '扇に並んだ札' }).boundingBox())!;
    for (let pull = 0; pull < 6; pull++) {
      await page.mouse.move(box.x + 20, box.y + 150);
      await page.mouse.down();
      await page.mouse.move(box.x + 370, box.y + 150, { steps: 5 });
      await page.mouse.up();
    }
    await expectLifted(page, 1);
  });
});

describe('by mouse, in a window that shows the whole fan', () => {
  test('what is pointed at is lifted, a click takes it; every card can be pointed at', async () => {
    const { page } = await openFan({ viewport: DESKTOP, motion: 'real' });
    const seen = new Set<number>();
    for (let x = 130; x <= 1150; x += 10) {
      // Along the arch.
      const y = 1270 - Math.sqrt(850 ** 2 - (x - 640) ** 2) + 10;
      await page.mouse.move(x, y);
      seen.add(await lifted(page));
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 22 }, (_, place) => place + 1));
    await page.mouse.move(500, 440);
    const place = await lifted(page);
    await page.mouse.click(500, 440);
    expect(await reveal(page)).toBe(ORDER[place - 1]);
  });
});

describe('by buttons', () => {
  test('arrows go to the ends and not further; the place is told once she rests', async () => {
    const { page } = await openFan({ motion: 'real' });
    const status = page.locator('main p.visually-hidden[role="status"]');
    await button(page, '右の札へ').click();
    await button(page, '右の札へ').click();
    await page.clock.runFor(300);
    await button(page, '右の札へ').click();
    await page.clock.runFor(399);
    expect(await status.textContent()).toBe('');
    await page.clock.runFor(1);
    expect(await status.textContent()).toBe('左から14枚目');

    for (let press = 0; press < 8; press++) await button(page, '右の札へ').click();
    await expectLifted(page, 22);
    const right = button(page, '右の札へ');
    expect(await right.getAttribute('aria-disabled')).toBe('true');
    // It is said not to go on, and keeps the focus all the same.
    await right.click({ force: true });
    await expectLifted(page, 22);
    expect(await focused(page)).toBe('右の札へ');
    expect(await button(page, '左の札へ').getAttribute('aria-disabled')).toBe('false');

    await button(page, 'この札にする').click();
    expect(await reveal(page)).toBe(ORDER[21]);
  });

  test('back to the one-tap draw: focus, theme and button as they were', async () => {
    const { page } = await open('/reading/tarot', { clock: 'controlled' });
    await hydrated(page);
    await page.getByRole('radio', { name: 'お金' }).check({ force: true });
    await button(page, '自分で選ぶ').click();
    await button(page, 'おまかせで引く').waitFor();
    expect(await page.locator('main').innerText()).toContain('お金');
    await button(page, 'おまかせで引く').click();
    await button(page, 'カードを引く').waitFor();
    expect(await focused(page)).toBe('自分で選ぶ');
    expect(await page.getByRole('radio', { name: 'お金' }).isChecked()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('タロット占い');
    await button(page, 'カードを引く').click();
    await reveal(page);
  });
});

test('the theme that was chosen before is answered', async () => {
  const { page } = await open('/reading/tarot', { clock: 'controlled' });
  await hydrated(page);
  await page.getByRole('radio', { name: 'お金' }).check({ force: true });
  await button(page, '自分で選ぶ').click();
  await button(page, 'この札にする').click();
  await reveal(page);
  expect(await page.getByRole('link', { name: 'カードの詳細を見る' }).getAttribute('href')).toContain(
    'theme=money',
  );
});

test('a double click on この札にする draws once', async () => {
  const { page } = await openFan({ motion: 'real' });
  await button(page, 'この札にする').dblclick();
  expect(await reveal(page)).toBe(ORDER[10]);
});

test('reduced motion: opens, lifts and takes without motion', async () => {
  const { page, messages } = await openFan({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowRight');
  await expectLifted(page, 12);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) =>
            (animation.effect as KeyframeEffect)
              .getKeyframes()
              .some((frame) => 'rotate' in frame || 'translate' in frame),
          ).length,
    );
  expect(await moving()).toBe(0);
  await page.keyboard.press('Enter');
  await page.locator('[data-phase="drawing"]').waitFor();
  expect(await moving()).toBe(0);
  expect(await reveal(page)).toBe(ORDER[11]);
  expect(messages).toEqual([]);
});

test('a tap on 自分で選ぶ before React opens the fan once it is there', async () => {
  const { page } = await open('/reading/tarot');
  await button(page, '自分で選ぶ').click();
  await button(page, 'この札にする').waitFor();
  expect(await lifted(page)).toBe(11);
});

test('without JavaScript neither button is there', async () => {
  const { page } = await open('/reading/tarot', { javaScript: false });
  expect(await page.getByRole('button', { name: '自分で選ぶ' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'カードを引く' }).count()).toBe(0);
});

test.each([
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
])('fan, its button and the wait are whole at $width × $height, and nothing overflows', async (viewport) => {
  const { page } = await openFan({ viewport });
  const inWindow = async (name: string) => {
    const box = (await page
      .locator('main')
      .getByRole(name === 'wait' ? 'progressbar' : 'button', name === 'wait' ? {} : { name, exact: true })
      .boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(box.y).toBeGreaterThanOrEqual(0);
  };
  await inWindow('この札にする');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await button(page, 'この札にする').click();
  await page.locator('[data-phase="drawing"]').waitFor();
  await inWindow('wait');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
});
