/** `npm run test:browsers`: the journeys in Firefox and WebKit, which come to the machine where that is possible. `npm test` runs them too. */

import { exitWith } from '../build/lib/progress.ts';
import { runInEngines } from './lib/engine-tests.ts';
import { exitWithOutcomes } from './lib/outcome.ts';

try {
  exitWithOutcomes([await runInEngines()]);
} catch (error) {
  exitWith(error);
}
