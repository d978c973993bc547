import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrast, luminance } from './colour.ts';
import { type Pixels, withoutText } from './without-text.ts';

/** WCAG 2.2, 1.4.11: what shows the focus against what was there before. */
const NEEDED = 3;

/** How far around its element a ring may stand, in CSS pixels. */
const REACH = 8;

/** An element that the keyboard reaches: its box in the photograph. */
interface Control {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const FOCUSABLE = 'a[href], button, [tabindex="0"]';

/** Runs inside the page. */
function visibleControls([selector, front]: [string, string | null]): Control[] {
  const root = front ? document.querySelector(front) : document.body;
  if (!root) throw new Error(`nothing matches ${front}`);
  const dialog = root.closest('dialog');
  return [...root.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.closest('dialog') === dialog && element.getAttribute('href') !== '#main')
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = element.textContent?.trim().slice(0, 16) || element.getAttribute('aria-label') || '';
      return { name, left: left + (dialog ? 0 : scrollX), top: top + (dialog ? 0 : scrollY), width, height };
    });
}

/** The page with the keyboard on every control at the same time. */
async function allFocused(page: Page, front?: string): Promise<Pixels> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: FOCUSABLE,
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus-visible'] });
  const pixels = await withoutText(page, front);
  await session.detach();
  return pixels;
}

/**
 * @param before the page as it stands, without its text: no line of text is taken for a ring
 * @param front selector of the dialog whose controls count
 * @returns a line for each control around which too few pixels change enough
 */
export async function withoutRing(page: Page, before: Pixels, front?: string): Promise<string[]> {
  const controls = await page.evaluate(visibleControls, [FOCUSABLE, front ?? null] as [
    string,
    string | null,
  ]);
  const after = await allFocused(page, front);
  const { width, height, channels } = before;
  const at = (data: Buffer, x: number, y: number) => {
    const place = (y * width + x) * channels;
    return luminance(data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0);
  };
  const found: string[] = [];
  for (const control of controls) {
    const [left, right] = [
      Math.max(0, Math.floor(control.left - REACH)),
      control.left + control.width + REACH,
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(control.top - REACH)),
      control.top + control.height + REACH,
    ];
    // Below the fold of a dialog: what is scrolled away is not in the photograph.
    if (control.top < 0 || bottom > height || control.width < 2) continue;
    let changed = 0;
    for (let y = top; y < Math.min(height, bottom); y++)
      for (let x = left; x < Math.min(width, right); x++)
        if (contrast(at(before.data, x, y), at(after.data, x, y)) >= NEEDED) changed++;
    // A line of one pixel around the element is the least that counts.
    const needed = 2 * (control.width + control.height);
    if (changed < needed) found.push(`${control.name}: ${changed} pixels of ${Math.round(needed)}`);
  }
  expect(controls.length, 'controls').toBeGreaterThan(0);
  return found;
}
