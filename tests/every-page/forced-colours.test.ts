import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openState, openWhole, STATES } from './shown.ts';

/** The colour of what `selector`'s pseudo-element draws, and the colour of the text beside it. */
function drawn(page: Page, selector: string, pseudo: string, property: string) {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, [which, name]) => ({
        drawn: getComputedStyle(element, which).getPropertyValue(name!),
        text: getComputedStyle(document.body).color,
        ground: getComputedStyle(document.body).backgroundColor,
      }),
      [pseudo, property],
    );
}

describe('with the colours of the system', () => {
  it('shows the edge of the buttons and the mark of the current page', async () => {
    const { page } = await openWhole('/reading/tarot', 1280);
    await page.emulateMedia({ forcedColors: 'active' });
    const button = await drawn(page, 'main button[data-early]', '::before', 'border-top-color');
    expect(button.drawn).toBe(button.text);
    const current = await drawn(page, 'header a[aria-current]', '::after', 'background-color');
    expect(current.drawn).toBe(current.text);
    expect(current.text).not.toBe(current.ground);
  });

  it('shows the bullets of a list', async () => {
    const { page } = await openWhole('/paid-fortune', 390);
    await page.emulateMedia({ forcedColors: 'active' });
    const bullet = await drawn(page, 'main ul[class] > li', '::before', 'background-color');
    expect(bullet.drawn).toBe(bullet.text);
  });

  it('shows how far the wait has come', async () => {
    const state = STATES.find((one) => one.name === 'drawing');
    const page = await openState(state!, 390);
    await page.emulateMedia({ forcedColors: 'active' });
    const [line, text] = await page
      .locator('[role="progressbar"] i')
      .evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(document.body).color]);
    expect(line).toBe(text);
  });
});
