/** One part of a test run: what passed, what failed and how to run only that, what was not tried and why. */
export interface Outcome {
  passed: number;
  failures: Failed[];
  /** Passed, but only at the second try: counted as passed, and named, for something in them is left to chance. */
  unsteady: Failed[];
  skips: Skipped[];
}

export interface Failed {
  /** What failed, on one line. */
  name: string;
  /** The command that runs only this. */
  again: string;
  /** What was found, in a few lines; for whoever sees only the end of a run. */
  found?: string;
  /** What to do about it, for people: the last that is said before the count. */
  message?: string;
}

export interface Skipped {
  name: string;
  reason: string;
}

/** An outcome of nothing but what is given. */
export function outcomeOf(parts: Partial<Outcome>): Outcome {
  return { passed: 0, failures: [], unsteady: [], skips: [], ...parts };
}

/**
 * What is said at the end of a run: what was skipped, by reason; what passed at the second try alone; what failed, and
 * how to run it again; the words for whoever must mend it; and in the last line the counts, `N passed, N failed`, with `, N skipped` where there are any.
 */
export function summary(outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const skips = outcomes.flatMap((outcome) => outcome.skips);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const parts: string[] = [];
  if (skips.length > 0) {
    const byReason = Map.groupBy(skips, ({ reason }) => reason);
    const lines = [...byReason].map(([reason, { length, 0: first }]) =>
      length === 1 ? `  ${first?.name}: ${reason}` : `  ${length} tests: ${reason}`,
    );
    parts.push(`Skipped:\n${lines.join('\n')}`);
  }
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  if (unsteady.length > 0) parts.push(`Passed at the second try alone:\n${listed(unsteady)}`);
  if (failures.length > 0) parts.push(`Failed:\n${listed(failures)}`);
  parts.push(...failures.flatMap(({ message }) => message?.trim() ?? []));
  const counts = [`${passed} passed`, `${failures.length} failed`];
  if (skips.length > 0) counts.push(`${skips.length} skipped`);
  parts.push(counts.join(', '));
  return parts.map((part) => `\n${part}`).join('\n');
}

function listed(failures: readonly Failed[]): string {
  return failures
    .flatMap(({ name, again, found }) => [
      `  ${name}`,
      `    ${again}`,
      ...(found ? found.split('\n').map((line) => `      ${line}`) : []),
    ])
    .join('\n');
}

/** Says the summary of all parts and ends the process: 1 where anything failed. */
export function exitWithOutcomes(outcomes: readonly Outcome[]): never {
  console.log(summary(outcomes));
  process.exit(outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0);
}
