import type { Outcome } from './vitest.ts';

/** Counts all parts of a run in its last line, names what failed and how to run it again, and ends the process. */
export function exitWithOutcomes(outcomes: Outcome[]): never {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  if (failures.length > 0) {
    console.log('\nFailed:');
    for (const { name, again } of failures) console.log(`  ${name}\n    ${again}`);
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 ? 1 : 0);
}
