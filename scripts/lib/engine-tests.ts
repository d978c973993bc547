import { ensureEngines } from './engines.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { runVitest } from './vitest.ts';

/** Runs the journeys of `tests/browsers/` in the engines that are there or can be installed; the others are skipped. */
export async function runInEngines(): Promise<Outcome> {
  const { engines, missing } = await ensureEngines();
  const skips = [...missing].map(([name, reason]) => ({ name: `the journeys in ${name}`, reason }));
  const files = [engines.firefox ? ['firefox'] : [], engines.webkit ? ['webkit'] : []].flat();
  if (files.length === 0) return outcomeOf({ skips });
  const outcome = await runVitest([
    '--project=browsers',
    ...files.map((name) => `tests/browsers/${name}.test.ts`),
  ]);
  return { ...outcome, skips: [...outcome.skips, ...skips] };
}
