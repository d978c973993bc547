import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { axeFindings } from './axe.ts';
import { faintLines } from './faint-lines.ts';
import { withoutRing } from './focus-rings.ts';
import { DIALOGS, openState, STATES, settle, widthsOf } from './shown.ts';
import { withoutText } from './without-text.ts';

test.each(
  STATES,
)('$name on $path: every line reaches AA, the keyboard’s place is seen, axe finds nothing', async (state) => {
  const widths = widthsOf(state);
  const page = await openState(state, widths[0]!);
  for (const [place, width] of widths.entries()) {
    await page.setViewportSize({ width, height: PHONE.height });
    await settle(page);
    const behind = await withoutText(page, state.inFront);
    expect(await faintLines(page, behind, state.inFront), `at ${width} px`).toEqual([]);
    // The widths share their colours.
    if (place === 0 && DIALOGS.includes(state))
      expect(await withoutRing(page, behind, state.inFront), `at ${width} px`).toEqual([]);
  }
  // Axe waits by the page's own clock; what goes after some seconds may go then.
  await page.clock.resume();
  for (const width of widths) {
    await page.setViewportSize({ width, height: PHONE.height });
    expect(await axeFindings(page), `at ${width} px`).toEqual([]);
  }
});
