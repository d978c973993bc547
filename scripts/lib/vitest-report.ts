/** Vitest's own JSON report knows no reason of a skip: what `vitest.ts` reads is written here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { type Outcome, outcomeOf } from './outcome.ts';

/** Of what a failed test says, so much is repeated at the end of the run. */
const LINES = 12;

/** Where the report of a run is written: a path in the environment, for Vitest starts its reporters itself. */
export const REPORT_VARIABLE = 'TEST_REPORT';

export default class CountingReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[REPORT_VARIABLE];
    if (!file) return;
    const outcome = outcomeOf({});
    for (const module of modules) this.#count(outcome, module);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcome));
  }

  #count(outcome: Outcome, module: TestModule): void {
    const path = relative(this.#vitest?.config.root ?? '', module.moduleId).replaceAll('\\', '/');
    const again = `npm test -- ${path}`;
    const failedBefore = outcome.failures.length;
    for (const test of module.children.allTests()) {
      const result = test.result();
      const told = () => ({ name: test.fullName, again, found: beginning(result.errors?.[0]) });
      if (result.state === 'passed') {
        outcome.passed++;
        if (test.diagnostic()?.flaky) outcome.unsteady.push(told());
      } else if (result.state === 'failed') outcome.failures.push(told());
      else if (result.state === 'skipped' && result.note)
        outcome.skips.push({ name: test.fullName, reason: result.note });
      // With `-t` all other tests are passed over: nobody asked for them.
      else if (!this.#vitest?.config.testNamePattern)
        outcome.skips.push({ name: test.fullName, reason: 'no reason given' });
    }
    // A file that cannot even be read has no tests to count: it is one failure itself.
    if (!module.ok() && outcome.failures.length === failedBefore)
      outcome.failures.push({ name: `${path} could not run`, again });
  }
}

/** The first lines of an error, with the difference that an assertion found, without the colours of a terminal. */
function beginning(error: { message: string; diff?: string } | undefined): string {
  const said = [error?.message, error?.diff].filter(Boolean).join('\n');
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES)
    .map((line) => line.slice(0, 200))
    .join('\n');
}
