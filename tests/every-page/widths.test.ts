import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { clipped } from './clipped.ts';
import { addRules, DIALOGS, openState, openTab, TWICE_THE_TEXT } from './shown.ts';

test.each([
  320,
  PHONE.width,
])('at 200 % text and %i px the first words of the home page stand clear of each other', async (width) => {
  const page = await (await openTab(width))('/');
  await addRules(page, TWICE_THE_TEXT);
  const hero = page.locator('main section').first();
  const boxes = await Promise.all(
    [hero.locator('h1'), hero.getByRole('link').first()].map((words) => words.boundingBox()),
  );
  const lead = await hero.locator('p:not([aria-hidden])').last().boundingBox();
  const [title, button] = boxes;
  expect(title && lead && title.y + title.height <= lead.y, 'title above lead').toBe(true);
  expect(lead && button && lead.y + lead.height <= button.y, 'lead above button').toBe(true);
});

/** Controls of an open dialog that cannot be scrolled into the window whole, or are narrower than a finger. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    for (const control of dialog?.querySelectorAll<HTMLElement>('a[href], button') ?? []) {
      // Of another phone than hers.
      if (control.getClientRects().length === 0) continue;
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, right, bottom, height } = control.getBoundingClientRect();
      const name = control.textContent?.trim() || control.getAttribute('aria-label');
      const picture = control.querySelector('img') !== null;
      // A banner may be higher than a phone on its side.
      const seen = picture || (top >= -1 && bottom <= innerHeight + 1);
      if (left < -1 || right > innerWidth + 1 || !seen)
        found.push(`${name}: ${[left, top, right, bottom].map(Math.round)}`);
      if (height < 44 && !picture) found.push(`${name}: ${Math.round(height)} px high`);
    }
    if (!dialog?.querySelector('a, button')) found.push('no control at all');
    return found;
  });
}

/** Sizes of a window that leave a dialog little room. */
const NARROW = [
  { how: 'the narrowest phone', width: 320, height: 568 },
  { how: '400 % zoom on a desktop', width: 320, height: 211 },
  { how: 'a phone on its side', width: PHONE.height, height: PHONE.width },
  { how: '200 % text on a phone', width: PHONE.width, height: PHONE.height, rules: TWICE_THE_TEXT },
];

test.each(
  DIALOGS,
)('$name: nothing is cut off, every control can be reached, in every narrow window', async (state) => {
  const page = await openState(state, 320, 568);
  for (const { how, width, height, rules } of NARROW) {
    await page.setViewportSize({ width, height });
    if (rules) await addRules(page, rules);
    expect(await clipped(page, 'dialog[open]'), how).toEqual([]);
    expect(await outOfReach(page), how).toEqual([]);
  }
});
