import { join } from 'node:path';
import { runNode } from './child.ts';
import { ROOT } from './paths.ts';
import { step } from './progress.ts';
import type { Outcome } from './vitest.ts';

/** One check outside the test runner; it counts as one test. */
export interface Check {
  name: string;
  /** The command that runs only this. */
  again: string;
  /** Programs run one after another; each is a script and its arguments. */
  programs: string[][];
}

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

export const TYPES: Check = {
  name: 'types',
  again: 'npx react-router typegen && npx tsc --noEmit',
  programs: [
    [bin('@react-router', 'dev', 'bin.cjs'), 'typegen'],
    [bin('typescript', 'bin', 'tsc'), '--noEmit'],
  ],
};

export const LINT: Check = {
  name: 'lint and format',
  again: 'npx biome check (npm run format mends most of it)',
  programs: [[bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings']],
};

export const CONTENT: Check = {
  name: 'content',
  again: 'npx node scripts/check-content.ts',
  programs: [[join(ROOT, 'scripts', 'check-content.ts')]],
};

/** Runs checks side by side and prints the output of those that failed. */
export async function runChecks(checks: Check[]): Promise<Outcome> {
  const results = await step(checks.map(({ name }) => name).join(', '), () =>
    Promise.all(checks.map(runCheck)),
  );
  const failed = results.filter(({ code }) => code !== 0);
  for (const { check, text } of failed) console.log(`\n── ${check.name} ──\n${text.trim()}\n`);
  return {
    passed: results.length - failed.length,
    failures: failed.map(({ check }) => ({ name: check.name, again: check.again })),
  };
}

async function runCheck(check: Check): Promise<{ check: Check; code: number; text: string }> {
  for (const [script = '', ...args] of check.programs) {
    const { code, text } = await runNode(script, args);
    if (code !== 0) return { check, code, text };
  }
  return { check, code: 0, text: '' };
}
