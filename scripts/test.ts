/**
 * `npm test`: types, lint, content, the build with the unit tests beside it, then the hosts' contract and the tests in
 * Chromium, with the other engines beside both; the last line counts them all.
 * `npm test -- tests/journeys/draw.test.ts` (or any part of a test file's path) runs only that.
 */
import { build } from '../build/build.ts';
import { exitWith, Failure } from '../build/lib/progress.ts';
import { CONTENT, LINT, runChecks, TYPES } from './lib/checks.ts';
import { ensureChromium } from './lib/chromium.ts';
import { runInEngines } from './lib/engine-tests.ts';
import { exitWithOutcomes, type Outcome, outcomeOf } from './lib/outcome.ts';
import { allTestFiles, namedTestFiles, needsSite } from './lib/test-files.ts';
import { runFastTests, runVitest } from './lib/vitest.ts';

const args = process.argv.slice(2);
const outcomes: Outcome[] = [];

try {
  await (args.length > 0 ? runNamed() : runAll());
} catch (error) {
  exitWith(error);
}

exitWithOutcomes(outcomes);

async function runNamed(): Promise<void> {
  const files = namedTestFiles(args, await allTestFiles());
  if (!files.some(needsSite) || ((await buildCounted()) && (await prepareBrowser())))
    outcomes.push(await runVitest(args));
}

async function runAll(): Promise<void> {
  outcomes.push(await runChecks([TYPES, LINT, CONTENT]));
  // The rest reads the content too: what is wrong with it is said once, in words, and last.
  if (outcomes[0]?.failures.some(({ name }) => name === CONTENT.name)) return;
  // Half of the build is work for one processor; these tests need no site, and a browser may have to be fetched.
  const built = buildCounted();
  const [hasBrowser, isBuilt, fast] = await Promise.all([prepareBrowser(), built, runFastTests([], built)]);
  outcomes.push(fast);
  if (!isBuilt) return;
  // WebKit waits for minutes in which nothing else would run.
  await Promise.all([runOtherEngines(), runContractThenSite(hasBrowser)]);
}

/** Once the browser has come, for its fonts: the other engines show the same letters. */
async function runOtherEngines(): Promise<void> {
  await counted('the other engines', 'npm run test:browsers', async () =>
    outcomes.push(await runInEngines()),
  );
}

/** @param hasBrowser whether the site can be tested; the contract needs none */
async function runContractThenSite(hasBrowser: boolean): Promise<void> {
  outcomes.push(await runVitest(['--project=contract']));
  if (hasBrowser) outcomes.push(await runVitest(['--project=site']));
}

/** The build is a test too: without it nothing after it can run. */
async function buildCounted(): Promise<boolean> {
  const built = await counted('build', 'npm run build', build);
  // The parts of this run need not look once more, nor wait for each other to do so.
  if (built) process.env.SITE_IS_BUILT = 'yes';
  return built;
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
    outcomes.push(outcomeOf({ failures: [{ name, again, message: error.message }] }));
    return false;
  }
}
