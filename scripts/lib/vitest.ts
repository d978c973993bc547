import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from '../../build/lib/child.ts';
import { CACHE, ROOT } from '../../build/lib/paths.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { REPORT_VARIABLE } from './vitest-report.ts';

interface VitestOptions {
  /** Added to the environment. */
  env?: Record<string, string>;
  /** Something else that prints meanwhile: Vitest's own lines wait for its end. */
  beside?: Promise<unknown>;
}

/**
 * Runs Vitest and reads what came out of it.
 * @param args as on Vitest's command line, without `run`
 */
export async function runVitest(args: string[], { env, beside }: VitestOptions = {}): Promise<Outcome> {
  const report = join(CACHE, 'tests', `${process.pid}-${++runs}.json`);
  const cli = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', join(import.meta.dirname, 'vitest-report.ts')];
  const { code, text } = await runNode(
    cli,
    ['run', ...reporters.map((name) => `--reporter=${name}`), ...args],
    { output: beside ? 'capture' : 'inherit', env: { ...env, [REPORT_VARIABLE]: report } },
  );
  await beside;
  process.stdout.write(text);
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
export function runFastTests(args: string[] = [], beside?: Promise<unknown>): Promise<Outcome> {
  return runVitest(['--project=unit', '--project=specification', ...args], {
    env: { OWNERS_VALUES: 'told' },
    ...(beside && { beside }),
  });
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
