import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addRules, openWhole, pageOfEachKind } from './shown.ts';

/**
 * Whatever sticks out of the window at the side, or out of a box that cuts it off: text that cannot be read
 * whole. A finding is `element: text (from … to …, room … to …)`.
 */
async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || element.closest('.visually-hidden, script, style, svg'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // The rooms that cut: the window, and every box around that does not let its content out.
      let [left, right] = [0, clientWidth];
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'visible' || box === document.body || box === document.documentElement) continue;
        const { left: from, right: to } = box.getBoundingClientRect();
        [left, right] = [Math.max(left, from), Math.min(right, to)];
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left: from, right: to, width } of range.getClientRects()) {
        // A tracked last letter carries its space with it: half a letter may hang over.
        const spare = Number.parseFloat(getComputedStyle(element).fontSize) / 4 + 1;
        if (width > 0 && (from < left - spare || to > right + spare)) {
          const text = node.nodeValue.trim().slice(0, 20);
          found.push(
            `${element.tagName}: ${text} (from ${Math.round(from)} to ${Math.round(to)}, room ${Math.round(left)} to ${Math.round(right)})`,
          );
        }
      }
    }
    return found;
  });
}

test('nothing is cut off at the sides, from the narrowest phone to a desktop, and at 200 % text on a phone', {
  timeout: 600_000,
}, async () => {
  const found: string[] = [];
  for (const path of pageOfEachKind()) {
    const page = await openWhole(path, 320);
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await clipped(page)).map((finding) => `${path} at ${width}: ${finding}`));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await addRules(page, ':root { font-size: 32px !important }');
    found.push(...(await clipped(page)).map((finding) => `${path} at 200 %: ${finding}`));
    await page.context().close();
  }
  expect(found).toEqual([]);
});
