import { expect, test } from 'vitest';
import { PHONE, twoFrames } from '../support/browser.ts';
import { ARTICLE } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { axeFindings } from './axe.ts';
import { brokenPhrases } from './broken-phrases.ts';
import { clipped } from './clipped.ts';
import { faintLines } from './faint-lines.ts';
import { withoutRing } from './focus-rings.ts';
import { addRules, openTab, pageOfEachLayout, settle, TWICE_THE_TEXT, WIDTHS } from './shown.ts';
import { withoutText } from './without-text.ts';

/** From the narrowest phone to a desktop, in CSS pixels. */
const ALL_WIDTHS = [320, 390, 768, 1280];

/** Every sky and every kind of control; the other pages are made of the same parts, and the widths share their colours. */
const RINGS: [path: string, width: number][] = [
  ['/', 390],
  ['/', 1280],
  ['/reading/tarot', 390],
  ['/reading/tarot/7', 390],
  ['/reading/oracle/cards', 390],
  ['/weekly', 390],
  ['/weekly/scorpio', 1280],
  ['/blog', 1280],
  [ARTICLE, 390],
  ['/link', 390],
  ['/paid-fortune', 1280],
  ['/nowhere', 390],
];

/** Each is loaded once and looked at in every way: loading costs as much as looking. */
test(
  'on every layout nothing is cut off, no short text breaks within a phrase, also at 200 % text; axe finds nothing; every line reaches AA; the keyboard’s place is seen',
  LONG_TEST,
  async () => {
    const layouts = pageOfEachLayout();
    const found: string[] = [];
    const goTo = await openTab(ALL_WIDTHS[0]!);
    for (const path of new Set([...layouts, ...RINGS.map(([ringed]) => ringed)])) {
      const page = await goTo(path);
      const tell = (where: string, findings: readonly string[]) =>
        found.push(...findings.map((finding) => `${path} at ${where}: ${finding}`));
      const lookAt = async (width: number) => {
        await page.setViewportSize({ width, height: PHONE.height });
        // A fan is laid out anew for the width, by React.
        await twoFrames(page);
      };
      const ringed = RINGS.filter(([on]) => on === path).map(([, width]) => width);
      if (!layouts.includes(path)) {
        for (const width of ringed) {
          await lookAt(width);
          await settle(page);
          tell(`${width} px, without a ring`, await withoutRing(page, await withoutText(page)));
        }
        continue;
      }
      for (const width of ALL_WIDTHS) {
        await lookAt(width);
        tell(`${width} px`, [...(await clipped(page)), ...(await brokenPhrases(page))]);
        if (!(WIDTHS as readonly number[]).includes(width)) continue;
        await settle(page);
        const behind = await withoutText(page);
        tell(`${width} px`, [...(await axeFindings(page)), ...(await faintLines(page, behind))]);
        if (ringed.includes(width)) tell(`${width} px, without a ring`, await withoutRing(page, behind));
      }
      await lookAt(PHONE.width);
      await addRules(page, TWICE_THE_TEXT);
      tell('200 %', await clipped(page));
    }
    expect(found).toEqual([]);
  },
);
