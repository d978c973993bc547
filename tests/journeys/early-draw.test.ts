import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { content, delayOf, words } from '../support/content.ts';
import { openHeld } from '../support/held.ts';
import { reactIsThere } from '../support/react-is-there.ts';

const DECKS = content.decks.map(({ deck, delaySeconds }) => ({ deck, delay: delaySeconds * 1000 }));
const LOVE = delayOf('love');

const TIKTOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_39.5.0 BytedanceWebview/d8a21c6';

const [SLOW = ''] = words.draw.slow;

const button = (page: Page) => page.getByRole('button', { name: words.draw.button });
const waiting = (page: Page) => page.getByText(words.draw.drawing, { exact: true });
const bar = (page: Page) => page.getByRole('progressbar');
const revealed = (page: Page) => page.locator('[data-phase="revealed"]');

/** React has taken the draw over: the drawn card is on the stage, face down. */
async function takenOver(page: Page): Promise<void> {
  await page.locator('[data-phase="drawing"] div[aria-hidden="true"] img').waitFor({ state: 'attached' });
}

/** What a visitor sees and hears of the screen, and where it stands. */
function screen(page: Page) {
  return page.evaluate(() => {
    const section = document.querySelector<HTMLElement>('main [data-phase]')!;
    const boxes = [...section.querySelectorAll('h1, p, [role=progressbar], ol, svg, img')]
      .filter((element) => !element.closest('[aria-hidden=true]'))
      .map((element) => {
        const { top, left, width, height } = (element as HTMLElement).getBoundingClientRect();
        return [element.tagName, top + scrollY, left, width, height].join(' ');
      })
      // The card itself pulses.
      .filter((box) => !box.startsWith('IMG'));
    return { text: section.innerText, boxes };
  });
}

describe.each(DECKS)('$deck: a tap before React', ({ deck, delay }) => {
  test('shows the drawing screen at once; React changes nothing of it and reveals on time', async () => {
    const { page, messages, release } = await openHeld(`/reading/${deck}`, { motion: 'real' });
    expect(await waiting(page).isVisible()).toBe(false);
    await button(page).click();

    expect(await page.evaluate(reactIsThere)).toBe(false);
    expect(await page.locator('main').getByRole('status').innerText()).toBe(words.draw.drawing);
    expect(await bar(page).getAttribute('aria-valuenow')).toBe('0');
    expect(await button(page).count()).toBe(0);

    await page.clock.runFor(delay * 0.45);
    expect(await bar(page).getAttribute('aria-valuenow')).toBe('40');
    const before = await screen(page);
    // Whatever moves goes on: the very same animations, not new ones.
    const moving = await page.evaluate(() => {
      const section = document.querySelector('main [data-phase]')!;
      const all = section.getAnimations({ subtree: true });
      Object.assign(window, { moving: all });
      return all.length;
    });
    expect(moving).toBeGreaterThan(5);
    release();
    await takenOver(page);
    expect(await screen(page)).toEqual(before);
    expect(await bar(page).getAttribute('aria-valuenow')).toBe('40');
    const same = await page.evaluate(() => {
      const { moving } = window as unknown as { moving: Animation[] };
      const section = document.querySelector('main [data-phase]')!;
      const now = section.getAnimations({ subtree: true });
      return now.every((animation) => moving.includes(animation));
    });
    expect(same).toBe(true);

    await page.clock.runFor(delay * 0.55 - 1);
    expect(await waiting(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await revealed(page).waitFor();
    expect(await waiting(page).count()).toBe(0);
    expect(messages).toEqual([]);
  });
});

test('React that comes after the wait reveals at once, without a second wait', async () => {
  const { page, messages, release } = await openHeld('/reading/love');
  await button(page).click();
  await page.clock.runFor(LOVE + 900);
  expect(await page.getByText(SLOW).isVisible()).toBe(false);
  await page.clock.runFor(400);
  expect(await page.getByText(SLOW).isVisible()).toBe(true);
  expect(await waiting(page).isVisible()).toBe(true);
  expect(await bar(page).getAttribute('aria-valuenow')).toBe('100');

  release();
  await takenOver(page);
  await page.clock.runFor(1);
  await revealed(page).waitFor();
  expect(await page.getByText(SLOW).count()).toBe(0);
  await page.clock.runFor(1000);
  expect(
    await page.getByRole('heading', { level: 1 }).evaluate((element) => element === document.activeElement),
  ).toBe(true);
  expect(messages).toEqual([]);
});

test.each(['Enter', 'Space'])('%s before React draws as a tap does', async (key) => {
  const { page, release } = await openHeld('/reading/love');
  await button(page).focus();
  await page.keyboard.press(key);
  expect(await waiting(page).isVisible()).toBe(true);
  await page.clock.runFor(1000);
  release();
  await takenOver(page);
  await page.clock.runFor(LOVE - 1001);
  expect(await waiting(page).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await revealed(page).waitFor();
});

test('a second tap neither draws again nor lengthens the wait', async () => {
  const { page, release } = await openHeld('/reading/love');
  const place = await button(page).boundingBox();
  const again = () => page.mouse.click(place!.x + place!.width / 2, place!.y + place!.height / 2);
  await again();
  await page.clock.runFor(500);
  await again();
  // Nor does one that a script or a reading aid sends to the button itself.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-early=draw]')?.click());
  release();
  await takenOver(page);
  await page.clock.runFor(LOVE - 501);
  expect(await waiting(page).isVisible()).toBe(true);
  await page.clock.runFor(1);
  await revealed(page).waitFor();
});

test('reduced motion: the moons switch in steps before React too', async () => {
  const { page } = await openHeld('/reading/tarot', { reducedMotion: 'reduce' });
  await button(page).click();
  await page.clock.runFor(delayOf('tarot') * 0.42);
  expect(await bar(page).getAttribute('aria-valuenow')).toBe('40');
  const full = await bar(page).evaluate(
    (element) =>
      [...element.querySelectorAll('span')].filter((moon) => getComputedStyle(moon).opacity === '1').length,
  );
  expect(full).toBe(2);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("in TikTok's browser the early draw is the same", async () => {
  const { page, messages, release } = await openHeld('/reading/love', { userAgent: TIKTOK });
  await button(page).click();
  expect(await waiting(page).isVisible()).toBe(true);
  release();
  await takenOver(page);
  await page.clock.runFor(LOVE);
  await revealed(page).waitFor();
  expect(messages).toEqual([]);
});

describe('leaving', () => {
  const leaveAndReturn = () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };

  test('after an early tap: who comes back has not drawn', async () => {
    const { page, release } = await openHeld('/reading/love');
    await button(page).click();
    await page.clock.runFor(1000);
    await page.evaluate(leaveAndReturn);
    expect(await button(page).isVisible()).toBe(true);
    expect(await waiting(page).isVisible()).toBe(false);
    release();
    await page.waitForFunction(reactIsThere, undefined, { polling: 50 });
    await page.clock.runFor(10_000);
    expect(await page.locator('[data-phase="idle"]').count()).toBe(1);

    await button(page).click();
    await page.clock.runFor(LOVE - 1);
    expect(await waiting(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await revealed(page).waitFor();
  });

  test('while React draws: the same', async () => {
    const { page, release } = await openHeld('/reading/love');
    await button(page).click();
    release();
    await takenOver(page);
    await page.evaluate(leaveAndReturn);
    await button(page).waitFor();
    await page.clock.runFor(10_000);
    expect(await page.locator('[data-phase="idle"]').count()).toBe(1);
    expect(await bar(page).count()).toBe(0);
  });
});
