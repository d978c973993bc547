import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawCard, expectResult } from '../faults/visitor.ts';
import { hydrated, type OpenOptions, open } from '../support/browser.ts';
import { bare, words } from '../support/content.ts';
import { drawnOn } from '../support/drawn.ts';
import { eventsTold, keepPageViews } from '../support/page-views.ts';

const PATH = '/reading/love';
const STILL: OpenOptions = { clock: 'controlled', reducedMotion: 'reduce', seed: null };
/** The browser's own record of how the page was opened goes with its own clock. */
const REAL: OpenOptions = { ...STILL, clock: 'real' };

const idle = (page: Page) => page.locator('[data-phase="idle"]');
const button = (page: Page) => page.getByRole('button', { name: words.draw.button });

/** Opens a draw page and draws. */
async function drawn(options: OpenOptions = {}) {
  const { page, messages } = await open(PATH, { ...STILL, ...options });
  await hydrated(page);
  await page.evaluate(keepPageViews);
  await drawCard(page);
  return { page, messages, result: await told(page) };
}

/** What she reads of her draw, from the side to the answers. */
async function told(page: Page): Promise<string> {
  await page.locator('main dl dd').first().waitFor();
  return bare(await page.locator('main').innerText());
}

test('back from the details: what she drew, as it was, without a second reveal', async () => {
  const { page, messages, result } = await drawn();
  const { card } = await drawnOn(page);
  await page.getByRole('link', { name: words.draw.details }).click();
  await page.locator('main article').waitFor();
  await page.goBack();
  await expectResult(page);
  expect(await told(page)).toBe(result);
  expect((await drawnOn(page)).card.name).toBe(card.name);
  expect(await eventsTold(page), 'drawn once').toEqual(['draw love love']);
  expect(await page.locator('main').evaluate((main) => main.getAnimations({ subtree: true }).length)).toBe(0);
  expect(messages).toEqual([]);
});

test('back and after a reload she stands where she was, though the page grew above her', async () => {
  const { page } = await drawn({ viewport: { width: 390, height: 664 } });
  const details = page.getByRole('link', { name: words.draw.details });
  await details.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  expect(before).toBeGreaterThan(600);
  await details.click();
  await page.locator('main article').waitFor();
  await page.goBack();
  await told(page);
  await expect.poll(scrolled).toBe(before);
  await page.reload();
  await told(page);
  await expect.poll(scrolled).toBe(before);
  // From then on the place is hers.
  await page.mouse.wheel(0, -300);
  await expect.poll(scrolled).toBe(before - 300);
});

test('a link to the page that she is on, in the menu or at its foot, begins anew from the top', async () => {
  const { page, messages } = await drawn({ viewport: { width: 390, height: 664 } });
  const links = [
    async () => {
      await page.getByRole('button', { name: words.menuOpen }).click();
      return page.locator(`#side-menu a[href="${PATH}"]`);
    },
    async () => page.locator(`footer a[href="${PATH}"]`),
  ];
  for (const link of links) {
    await (await link()).click();
    await idle(page).waitFor();
    await button(page).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await drawCard(page);
  }
  expect(messages).toEqual([]);
});

test('the theme she asked about comes back with it', async () => {
  const { page, messages } = await open(PATH, STILL);
  await hydrated(page);
  await page.getByRole('radio').last().check();
  await drawCard(page);
  const before = await drawnOn(page);
  expect(before.theme).toBeTruthy();
  const result = await told(page);
  await page.reload();
  await expectResult(page);
  expect(await drawnOn(page)).toEqual(before);
  expect(await told(page)).toBe(result);
  expect(messages).toEqual([]);
});

test('a reload: the same card and side; the back of the deck is not seen in between', async () => {
  const { page, messages, result } = await drawn();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await idle(page).waitFor({ state: 'attached' });
  expect(await button(page).isVisible()).toBe(false);
  expect(await page.locator('main [data-phase] img').first().isVisible()).toBe(false);
  expect(await page.locator('main h1').isVisible()).toBe(false);
  release();
  await expectResult(page);
  expect(await told(page)).toBe(result);
  expect(messages).toEqual([]);
});

test('left for another site of hers and come back to: still there', async () => {
  const { page, result } = await drawn();
  // A page loaded whole in between: the document of the draw is gone.
  await page.goto('/link');
  await page.goBack();
  await expectResult(page);
  expect(await told(page)).toBe(result);
});

test('a browser that forgets the state of its entries on a reload: the copy of the tab serves', async () => {
  const { page } = await open(PATH, REAL);
  await hydrated(page);
  await button(page).click();
  await expectResult(page);
  const result = await told(page);
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload();
  await expectResult(page);
  expect(await told(page)).toBe(result);
});

test('drawing again begins anew, and what is drawn then takes the place of the first', async () => {
  const { page, messages } = await drawn();
  await page.getByRole('link', { name: words.draw.details }).click();
  await page.locator('main article').waitFor();
  await page.getByRole('link', { name: words.detail.again }).click();
  await button(page).waitFor();
  await page.reload();
  await button(page).waitFor();
  await hydrated(page);
  expect(await idle(page).count()).toBe(1);
  await drawCard(page);
  const second = await told(page);
  await page.reload();
  await expectResult(page);
  expect(await told(page)).toBe(second);
  expect(messages).toEqual([]);
});

test('a fresh visit by a link begins anew, also after a draw in the same tab', async () => {
  const { page } = await open(PATH, REAL);
  await hydrated(page);
  await button(page).click();
  await expectResult(page);
  await page.goto('/link');
  await page.goto(PATH);
  await hydrated(page);
  expect(await idle(page).count()).toBe(1);
  expect(await button(page).isVisible()).toBe(true);
  // Another deck knows nothing of it.
  await page.goto('/reading/tarot');
  await hydrated(page);
  expect(await idle(page).count()).toBe(1);
});

test.each([
  [
    'refused',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
      const replace = History.prototype.replaceState;
      History.prototype.replaceState = function (state, ...rest) {
        if (state && 'drawn' in state) throw new DOMException('too often', 'SecurityError');
        replace.call(this, state, ...rest);
      };
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
])('storage that is %s does no harm: she draws, and draws again after a reload', async (_, init) => {
  const { page, messages } = await drawn({ init });
  await page.reload();
  await hydrated(page);
  if (await idle(page).count()) await drawCard(page);
  await expectResult(page);
  expect(messages).toEqual([]);
});

test('what no draw of this deck can have left in the store is passed over: the page to draw on, and it draws', async () => {
  const { page, messages } = await open(PATH, REAL);
  for (const stored of [
    '7{',
    '{"reading":"love","cards":[{"card":99,"side":"upright"}],"theme":null}',
    '{"reading":"love","cards":[{"card":3,"side":"left"}],"theme":null}',
    '{"reading":"tarot","cards":[{"card":3,"side":"upright"}],"theme":null}',
    '{"reading":"love","cards":[],"theme":null}',
    '{"reading":"love","cards":[{"card":3,"side":"upright"},{"card":4,"side":"upright"}]}',
  ]) {
    await page.evaluate((value) => sessionStorage.setItem('hoshiakari:drawn:love', value), stored);
    await page.reload();
    await hydrated(page);
    expect(await button(page).isVisible(), stored).toBe(true);
    expect(await idle(page).count(), stored).toBe(1);
  }
  await button(page).click();
  await expectResult(page);
  expect(messages).toEqual([]);
});
