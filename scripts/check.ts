/** `npm run check`: the loop of everyday work. Types, lint, content and fast unit tests. */
import { CONTENT, LINT, runChecks, TYPES } from './lib/checks.ts';
import { exitWith } from './lib/progress.ts';
import { runVitest } from './lib/vitest.ts';

/** These draw every picture, which takes as long as all the rest together; `npm test` runs them. */
const SLOW = 'card-art/*.test.ts';

try {
  // Side by side these three take as long as the slowest; the tests want both cores for themselves.
  const checks = await runChecks([TYPES, LINT, CONTENT]);
  const unit = await runVitest(['--project=unit', `--exclude=${SLOW}`]);
  const failures = [...checks.failures, ...unit.failures];
  for (const { name, again } of failures) console.log(`failed: ${name}\n    ${again}`);
  console.log(`\n${checks.passed + unit.passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
} catch (error) {
  exitWith(error);
}
