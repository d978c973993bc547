import type { Page } from 'playwright-core';

/**
 * Whatever sticks out of the window at the side, or out of a box that cuts it off, at the side or above and
 * below: text that cannot be read whole. A finding is `element: text (from … to …, room … to …)`.
 */
export async function clipped(page: Page, within = 'body'): Promise<string[]> {
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
