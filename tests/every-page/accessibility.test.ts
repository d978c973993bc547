import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { everyPage, openServed, openState, pageOfEachKind, STATES, WIDTHS } from './shown.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All levels of WCAG up to 2.2 AA, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands: a line a finding, with the rule and the element. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (tags) =>
      (
        window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }
      ).axe.run(document, { runOnly: tags, resultTypes: ['violations'] }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message)[0];
      return `${id}: ${html.slice(0, 120)} (${why})`;
    }),
  );
}

test('every page; one of each kind on a phone and on a desktop', { timeout: 600_000 }, async () => {
  const goTo = await openServed();
  const bothWidths = pageOfEachKind();
  const found: string[] = [];
  for (const [place, path] of everyPage().entries()) {
    // Pages that share their layout take turns.
    const widths = bothWidths.includes(path) ? WIDTHS : [WIDTHS[place % 2] ?? WIDTHS[0]];
    for (const width of widths) {
      const page = await goTo(path, width);
      found.push(...(await findings(page)).map((finding) => `${path} at ${width} px: ${finding}`));
    }
  }
  expect(found).toEqual([]);
});

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(STATES.filter(({ widths }) => widths?.includes(width) ?? true))('$name on $path', {
    timeout: 60_000,
  }, async (state) => {
    const page = await openState(state, width);
    await page.clock.resume();
    expect(await findings(page)).toEqual([]);
  });
});
