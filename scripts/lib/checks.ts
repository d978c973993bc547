import { join } from 'node:path';
import { runNode } from '../../build/lib/child.ts';
import { CACHE, ROOT } from '../../build/lib/paths.ts';
import { step } from '../../build/lib/progress.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** One check outside the test runner; it counts as one test. */
export interface Check {
  name: string;
  /** The command that runs only this. */
  again: string;
  /** Programs run one after another; each is a script and its arguments. */
  programs: string[][];
  /** Whether what it finds is said last, for the owner, instead of where it was found. */
  last?: boolean;
}

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

export const TYPES: Check = {
  name: 'types',
  again: 'npx react-router typegen && npx tsc --noEmit',
  programs: [
    [join(ROOT, 'scripts', 'route-types.ts')],
    // Only what has changed since the last time, and what hangs on it.
    [
      bin('typescript', 'bin', 'tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(CACHE, 'types.json'),
    ],
  ],
};

export const LINT: Check = {
  name: 'lint and format',
  again: 'npx biome check (npm run format mends most of it)',
  programs: [[join(ROOT, 'scripts', 'check-lint.ts')]],
};

export const CONTENT: Check = {
  name: 'content',
  again: 'npm run check:content',
  programs: [[join(ROOT, 'scripts', 'check-content.ts')]],
  last: true,
};

/** Runs checks side by side and prints the output of those that failed; what is to be said last goes with the failure. */
export async function runChecks(checks: Check[]): Promise<Outcome> {
  const results = await step(checks.map(({ name }) => name).join(', '), () =>
    Promise.all(checks.map(runCheck)),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { check, text } of failed)
    if (!check.last) console.log(`\n── ${check.name} ──\n${text.trim()}\n`);
  return outcomeOf({
    passed: results.length - failed.length,
    failures: failed.map(({ check: { name, again, last }, text }) => ({
      name,
      again,
      ...(last && { message: text }),
    })),
  });
}

async function runCheck(check: Check): Promise<{ check: Check; code: number; text: string }> {
  for (const [script = '', ...args] of check.programs) {
    const { code, text } = await runNode(script, args);
    if (code !== 0) return { check, code, text };
  }
  return { check, code: 0, text: '' };
}
