import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { pages } from '../support/site.ts';
import {
  everyPage,
  openServed,
  openState,
  pageOfEachKind,
  pageOfEachLayout,
  STATES,
  WIDTHS,
  widthsOf,
} from './shown.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All levels of WCAG up to 2.2 AA, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Half of axe's time, and blind to pictures: contrast.test.ts measures every line of the same layouts and states, at the
 * same widths, against what is behind it.
 */
const NOT_COLOURS = { 'color-contrast': { enabled: false } };

/** What axe finds on the page as it stands: a line a finding, with the rule and the element. */
async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    ([tags, rules]) =>
      (
        window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }
      ).axe.run(document, { runOnly: tags, rules, resultTypes: ['violations'] }),
    [TAGS, NOT_COLOURS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message)[0];
      return `${id}: ${html.slice(0, 120)} (${why})`;
    }),
  );
}

test(
  'one page of each layout on a phone and on a desktop; of those that share one, a sample',
  LONG_TEST,
  async () => {
    const goTo = await openServed();
    const kinds = pageOfEachKind();
    const alike = pages().filter((path) => !kinds.includes(path));
    const bothWidths = pageOfEachLayout();
    const found: string[] = [];
    for (const [place, path] of everyPage().entries()) {
      const standsForOthers = bothWidths.includes(path);
      // Cards, signs and their weeks, articles and A・B・C differ in nothing but words and pictures: one of fifteen stands for them.
      if (alike.indexOf(path) % 15 > 0) continue;
      // Pages that share their layout take turns.
      const widths = standsForOthers ? WIDTHS : [WIDTHS[place % 2] ?? WIDTHS[0]];
      const page = await goTo(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: PHONE.height });
        found.push(...(await findings(page)).map((finding) => `${path} at ${width} px: ${finding}`));
      }
    }
    expect(found).toEqual([]);
  },
);

test.each(STATES)('$name on $path', async (state) => {
  const widths = widthsOf(state);
  const page = await openState(state, widths[0]!);
  await page.clock.resume();
  for (const width of widths) {
    await page.setViewportSize({ width, height: PHONE.height });
    expect(await findings(page), `at ${width} px`).toEqual([]);
  }
});
