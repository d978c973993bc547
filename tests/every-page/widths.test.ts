import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { brokenPhrases } from './broken-phrases.ts';
import { addRules, DIALOGS, openState, openTab, pageOfEachLayout } from './shown.ts';

const TWICE_THE_TEXT = ':root { font-size: 32px !important }';

/**
 * Whatever sticks out of the window at the side, or out of a box that cuts it off, at the side or above and
 * below: text that cannot be read whole. A finding is `element: text (from … to …, room … to …)`.
 */
async function clipped(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    const walker = document.createTreeWalker(
      document.querySelector(selector) ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('.visually-hidden, script, style, svg'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // The rooms that cut: the window, and every box around that does not let its content out.
      let [left, right] = [0, clientWidth];
      let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, scrollSnapType } = getComputedStyle(box);
        // Pages that are turned: each comes whole, however far at the side it waits.
        if (scrollSnapType.startsWith('x ')) {
          [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
          break;
        }
        if (overflowX === 'visible' || box === document.body || box === document.documentElement) continue;
        const { left: from, right: to, top: head, bottom: foot } = box.getBoundingClientRect();
        [left, right] = [Math.max(left, from), Math.min(right, to)];
        // What scrolls can be read; what is cut after some lines is cut on purpose.
        if (/hidden|clip/.test(overflowY) && webkitLineClamp === 'none')
          [top, bottom] = [Math.max(top, head), Math.min(bottom, foot)];
        if (webkitLineClamp !== 'none') [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left: from, right: to, width, top: head, bottom: foot } of range.getClientRects()) {
        // A tracked last letter carries its space with it: half a letter may hang over.
        const spare = Number.parseFloat(getComputedStyle(element).fontSize) / 4 + 1;
        if (width > 0 && (head < top - spare || foot > bottom + spare))
          found.push(
            `${element.tagName}: ${node.nodeValue.trim().slice(0, 20)} (from ${Math.round(head)} down to ${Math.round(foot)}, room ${Math.round(top)} to ${Math.round(bottom)})`,
          );
        if (width > 0 && (from < left - spare || to > right + spare)) {
          const text = node.nodeValue.trim().slice(0, 20);
          found.push(
            `${element.tagName}: ${text} (from ${Math.round(from)} to ${Math.round(to)}, room ${Math.round(left)} to ${Math.round(right)})`,
          );
        }
      }
    }
    return found;
  }, within);
}

test(
  'nothing is cut off at the sides, no short text in the middle breaks within a phrase, from the narrowest phone to a desktop, and at 200 % text on a phone',
  LONG_TEST,
  async () => {
    const found: string[] = [];
    const goTo = await openTab(320);
    for (const path of pageOfEachLayout()) {
      const page = await goTo(path);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: PHONE.height });
        for (const finding of [...(await clipped(page)), ...(await brokenPhrases(page))])
          found.push(`${path} at ${width}: ${finding}`);
      }
      await page.setViewportSize(PHONE);
      await addRules(page, TWICE_THE_TEXT);
      found.push(...(await clipped(page)).map((finding) => `${path} at 200 %: ${finding}`));
    }
    expect(found).toEqual([]);
  },
);

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
