/** `npm run test:browsers`: the journeys in Firefox and WebKit, where the machine has them. `npm test` runs them too. */
import { runInEngines } from './lib/engine-tests.ts';
import { exitWithOutcomes } from './lib/outcome.ts';
import { exitWith } from './lib/progress.ts';

try {
  exitWithOutcomes([await runInEngines()]);
} catch (error) {
  exitWith(error);
}
