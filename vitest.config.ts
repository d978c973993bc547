import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

const CONTRACT = ['tests/hosting/contract.test.ts', 'tests/hosting/edge.test.ts'];

const ON_THE_SITE = {
  globalSetup: ['tests/support/content-setup.ts', 'tests/support/global-setup.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

/** Files that take minutes, however short they are to read. */
const LONG = ['journeys/desk', 'every-page/layouts', 'every-page/keyboard'];

/** Vitest begins with the largest files; one that takes minutes and comes last leaves the other cores without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: (typeof files)[number]) => LONG.some((name) => moduleId.includes(name));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * `unit`: beside their source, no build, no browser. `specification`: whether `content/` still says what was specified,
 * which the owner may change (tests/specification/README.md). `contract`: what the hosts answer, no browser. `site`: the
 * finished site, with one server for all files (tests/support/global-setup.ts) and a browser for each worker. `browsers`: the
 * journeys in the engines beside Chromium, where the machine has them. Named together they run one after the other: each
 * takes as many workers as suits it.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // How fast the machine is decides nothing: a condition has time to come true.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          // Some start processes, which may take seconds on a busy machine.
          testTimeout: 60_000,
          // Most files read the same content and the same drawings: read once a worker, they take half the time.
          isolate: false,
          maxWorkers: availableParallelism(),
          globalSetup: ['tests/support/scratch-setup.ts'],
          include: [
            '{addresses,app,bench/{lib,report,variants},build,card-art,desk,hosting,scripts,text-check}/**/*.test.{ts,tsx}',
            'tests/repository/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'specification',
          sequence: { groupOrder: 1 },
          // As above: it reads every text.
          testTimeout: 60_000,
          include: ['tests/specification/*.test.ts'],
          globalSetup: ['tests/support/content-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          sequence: { groupOrder: 2 },
          include: CONTRACT,
          ...ON_THE_SITE,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          sequence: { groupOrder: 3 },
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{repository,specification,browsers}/**', ...CONTRACT],
          ...ON_THE_SITE,
          // One browser and one reading of the content for all files of a worker: a tenth of what the run costs.
          isolate: false,
          // Named at the end of the run: docs/decisions/2026-11-23-a-second-try.md
          retry: 1,
          // A test mostly waits, for its browser or for time to pass: with one file more than there are cores none of them rests.
          maxWorkers: availableParallelism() + 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'browsers',
          sequence: { groupOrder: 4 },
          include: ['tests/browsers/*.test.ts'],
          globalSetup: ['tests/support/content-setup.ts', 'tests/support/global-setup.ts'],
          // Nobody holds the clock of another engine: draws take the time that visitors wait.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          // Both engines side by side: they mostly wait.
          maxWorkers: 2,
          // As above; the driver itself hangs too, see tests/browsers/engines/webkit.ts.
          retry: 1,
        },
      },
    ],
  },
});
