/**
 * `npm test`: types, lint, content, unit, build, contract, browser, other engines, in this order;
 * the last line counts them all.
 * `npm test -- tests/journeys/draw.test.ts` (or any part of a test file's path) runs only that.
 */
import { build } from './build.ts';
import { CONTENT, LINT, runChecks, TYPES } from './lib/checks.ts';
import { ensureChromium } from './lib/chromium.ts';
import { runInEngines } from './lib/engine-tests.ts';
import { exitWithOutcomes } from './lib/outcome.ts';
import { exitWith, Failure } from './lib/progress.ts';
import { type Outcome, runVitest } from './lib/vitest.ts';

const only = process.argv.slice(2);
const outcomes: Outcome[] = [];

try {
  if (only.length > 0) {
    const wholeSite = only.some((path) => path.includes('tests/'));
    if (!wholeSite || ((await buildCounted()) && (await prepareBrowser())))
      outcomes.push(await runVitest(only));
  } else {
    for (const check of [TYPES, LINT, CONTENT]) outcomes.push(await runChecks([check]));
    outcomes.push(await runVitest(['--project=unit']));
    if (await buildCounted()) {
      outcomes.push(await runVitest(['--project=contract']));
      if (await prepareBrowser()) outcomes.push(await runVitest(['--project=site']));
      outcomes.push(await runInEngines());
    }
  }
} catch (error) {
  exitWith(error);
}

exitWithOutcomes(outcomes);

/** The build is a test too: without it nothing after it can run. */
async function buildCounted(): Promise<boolean> {
  return counted('build', 'npm run build', build);
}

async function prepareBrowser(): Promise<boolean> {
  return counted('a browser for the tests', 'CHROME_PATH=/path/to/chromium npm test', async () => {
    process.env.CHROME_PATH = await ensureChromium();
  });
}

/** Counts a failure that is explained by its message; whatever else goes wrong ends the run. */
async function counted(name: string, again: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}`);
    outcomes.push({ passed: 0, failures: [{ name, again }] });
    return false;
  }
}
