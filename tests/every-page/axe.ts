import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All levels of WCAG up to 2.2 AA, and what is good practice beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Half of axe's time, and blind to pictures: `faintLines` measures every line of the same layouts and states, at the same
 * widths, against what is behind it.
 */
const NOT_COLOURS = { 'color-contrast': { enabled: false } };

/** What axe finds on the page as it stands: a line a finding, with the rule and the element. */
export async function axeFindings(page: Page): Promise<string[]> {
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
