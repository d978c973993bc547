import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../../build/lib/child.ts';
import { CACHE, ROOT } from '../../build/lib/paths.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { REPORT_VARIABLE } from './vitest-report.ts';

/**
 * Runs Vitest and reads what came out of it.
 * @param args as on Vitest's command line, without `run`
 * @param env added to the environment
 */
export async function runVitest(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const report = join(CACHE, 'tests', `${process.pid}-${++runs}.json`);
  const cli = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', join(import.meta.dirname, 'vitest-report.ts')];
  const { code } = await runNode(cli, ['run', ...reporters.map((name) => `--reporter=${name}`), ...args], {
    output: 'inherit',
    env: { ...env, [REPORT_VARIABLE]: report },
  });
  const outcome = await readReport(report);
  await rm(report, { force: true });
  // Vitest can fail outside of any test: a global setup, an unhandled rejection, no file that matches.
  if (code !== 0 && outcome.failures.length === 0) {
    outcome.failures.push({
      name: `vitest run ${args.join(' ')} (see above)`,
      again: `npx vitest run ${args.join(' ')}`,
    });
  }
  return outcome;
}

/**
 * Tests without the finished site, as a run of everything has them: what the owner has changed of the specification's values
 * is told, not refused (tests/specification/README.md).
 */
export function runFastTests(args: string[] = []): Promise<Outcome> {
  return runVitest(['--project=unit', '--project=specification', ...args], { OWNERS_VALUES: 'told' });
}

/** Runs may stand side by side: each has a report of its own. */
let runs = 0;

async function readReport(path: string): Promise<Outcome> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Outcome;
  } catch {
    return outcomeOf({});
  }
}
