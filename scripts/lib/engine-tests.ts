import { findEngines, INSTALL_ENGINES } from './engines.ts';
import { type Outcome, runVitest } from './vitest.ts';

/** Runs the journeys of `tests/browsers/` in the engines that are there; says in one line which are not. */
export async function runInEngines(): Promise<Outcome> {
  const { firefox, webkit } = findEngines();
  const missing = [firefox ? [] : ['Firefox'], webkit ? [] : ['WebKit']].flat();
  if (missing.length > 0)
    console.log(`\nNot tried in ${missing.join(' and ')}: not on this machine (Debian: ${INSTALL_ENGINES})`);
  const files = [firefox ? ['firefox'] : [], webkit ? ['webkit'] : []].flat();
  if (files.length === 0) return { passed: 0, failures: [] };
  return runVitest(['--project=browsers', ...files.map((name) => `tests/browsers/${name}.test.ts`)]);
}
