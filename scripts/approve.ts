/**
 * `npm run approve`: takes the pages as they look now for the approved photographs (tests/visual/).
 * `npm run approve -- card` only those with "card" in their names. Look at them before you commit.
 */

import { exitWith } from '../build/lib/progress.ts';
import { ensureChromium } from './lib/chromium.ts';
import { runVitest } from './lib/vitest.ts';

try {
  process.env.CHROME_PATH = await ensureChromium();
  process.env.APPROVE = process.argv[2] ?? '';
  const { failures } = await runVitest(['--project=site', 'tests/visual/visual.test.ts']);
  process.exit(failures.length > 0 ? 1 : 0);
} catch (error) {
  exitWith(error);
}
