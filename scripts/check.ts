/** `npm run check`: the loop of everyday work. Types, lint, content and fast unit tests. */
import { exitWith } from '../build/lib/progress.ts';
import { CONTENT, LINT, runChecks, TYPES } from './lib/checks.ts';
import { exitWithOutcomes } from './lib/outcome.ts';
import { runFastTests } from './lib/vitest.ts';

/** These draw every picture, which takes as long as all the rest together; `npm test` runs them. */
const SLOW = 'card-art/*.test.ts';

try {
  // Side by side these three take as long as the slowest; the tests want both cores for themselves.
  const checks = await runChecks([TYPES, LINT, CONTENT]);
  // Tests read the content too: what is wrong with it is said once, in words.
  if (checks.failures.some(({ name }) => name === CONTENT.name)) exitWithOutcomes([checks]);
  exitWithOutcomes([checks, await runFastTests([`--exclude=${SLOW}`])]);
} catch (error) {
  exitWith(error);
}
