// `npm run bench`: measures the finished site beside others and writes results, charts and tables. Options: README.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build/build.ts';
import { ROOT } from '../build/lib/paths.ts';
import { exitWith } from '../build/lib/progress.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureHosting } from './hosting/load.ts';
import { readOptions } from './lib/options.ts';
import { RESULTS } from './lib/paths.ts';
import { measureMoves } from './moves/moves.ts';
import { measurePages } from './pages/measure.ts';
import { writeReport } from './report/report.ts';

const HOSTING_RUNS = 3;

try {
  // Content and pictures are read relative to the repository.
  process.chdir(ROOT);
  const options = readOptions(process.argv.slice(2));
  await build();
  for (const job of options.jobs) {
    if (job === 'pages') await measurePages(options, keep('pages'));
    if (job === 'moves') await measureMoves(options.runs, keep('moves'));
    if (job === 'hosting') await measureHosting(HOSTING_RUNS, keep('hosting'));
    if (job === 'growth') await measureGrowth(options.pages, keep('growth'));
    if (job === 'report') await writeReport();
  }
} catch (error) {
  exitWith(error);
}

function keep(name: string): (result: unknown) => void {
  mkdirSync(RESULTS, { recursive: true });
  return (result) => writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 1)}\n`);
}
