import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode } from './child.ts';
import { CACHE, ROOT } from './paths.ts';

/** One part of the test run: what passed, what failed, and how to run only what failed. */
export interface Outcome {
  passed: number;
  failures: Failed[];
}

export interface Failed {
  /** What failed, on one line. */
  name: string;
  /** The command that runs only this. */
  again: string;
}

/** The part of Vitest's JSON report that is read here. */
interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/**
 * Runs Vitest and reads what came out of it.
 * @param args as on Vitest's command line, without `run`
 */
export async function runVitest(args: string[]): Promise<Outcome> {
  const report = join(CACHE, 'vitest.json');
  await rm(report, { force: true });
  const cli = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runNode(cli, ['run', ...reporters, ...args], { output: 'inherit' });
  const outcome = await readReport(report);
  // Vitest can fail outside of any test: a global setup, an unhandled rejection, no file that matches.
  if (code !== 0 && outcome.failures.length === 0) {
    outcome.failures.push({
      name: `vitest run ${args.join(' ')} (see above)`,
      again: `npx vitest run ${args.join(' ')}`,
    });
  }
  return outcome;
}

async function readReport(path: string): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failures: [] };
  let report: Report;
  try {
    report = JSON.parse(await readFile(path, 'utf8')) as Report;
  } catch {
    return outcome;
  }
  for (const file of report.testResults) {
    const again = `npm test -- ${file.name.slice(ROOT.length + 1).replaceAll('\\', '/')}`;
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    outcome.passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    outcome.failures.push(...failed.map(({ fullName }) => ({ name: fullName, again })));
    // A file that cannot even be read has no tests to count: it is one failure itself.
    if (file.status === 'failed' && failed.length === 0) {
      outcome.failures.push({ name: `${again.slice('npm test -- '.length)} could not run`, again });
    }
  }
  return outcome;
}
