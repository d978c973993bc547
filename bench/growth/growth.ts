import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CACHE, ROOT } from '../../build/lib/paths.ts';
import { Failure } from '../../build/lib/progress.ts';
import { type Conditions, watchConditions } from '../lib/conditions.ts';
import { WORK } from '../lib/paths.ts';
import { memoryOf, processorTimeOf } from '../lib/processes.ts';
import { PAGES_OF_A_PICK, writePicks } from './picks.ts';

/** How often the memory of a build is looked at; ms. */
const LOOK = 500;

export interface GrowthRun {
  /** Pages of the finished site. */
  pages: number;
  seconds: number;
  /** Processor time of the build and all its processes: says the same on a busy machine; seconds. */
  processorSeconds: number;
  /** The build and all its processes at their largest; MiB. */
  memory: number;
  /** The build's own steps with their seconds. */
  steps: Record<string, number>;
}

export interface GrowthResult {
  conditions: Conditions;
  runs: GrowthRun[];
}

/**
 * Builds copies of the site that have as many pages as asked for, the difference being generated A・B・C. Pictures come
 * out of the cache; nothing else is remembered from an earlier build.
 * @param sizes numbers of pages, smallest first
 * @throws {Failure} with the build's output when it fails
 */
export async function measureGrowth(
  sizes: readonly number[],
  keep: (result: GrowthResult) => void,
): Promise<void> {
  const conditions = watchConditions('npm run build');
  const runs: GrowthRun[] = [];
  const present = (await pagesBelow(join(ROOT, 'dist'))).length;
  try {
    for (const size of sizes) {
      const run = await buildOf(Math.round((size - present) / PAGES_OF_A_PICK));
      runs.push(run);
      keep({ conditions: conditions.now(), runs });
      console.log(`${run.pages} pages: ${run.seconds.toFixed(1)} s, ${Math.round(run.memory)} MiB`);
    }
  } finally {
    conditions.end();
  }
}

async function buildOf(picks: number): Promise<GrowthRun> {
  const copy = join(WORK, 'growth');
  await rm(copy, { recursive: true, force: true });
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  for (const file of tracked.filter((name) => name !== '' && !name.startsWith('bench/'))) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(ROOT, file), join(copy, file));
  }
  await cp(join(CACHE, 'pictures'), join(copy, '.cache', 'pictures'), {
    recursive: true,
    preserveTimestamps: true,
  });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  if (picks > 0) await writePicks(join(copy, 'content'), picks);
  const build = await timed(join(copy, 'scripts', 'build.ts'), copy);
  const pages = (await pagesBelow(join(copy, 'dist'))).length;
  await rm(copy, { recursive: true, force: true });
  return { pages, ...build };
}

/** Runs the build and watches what it takes. */
async function timed(script: string, cwd: string): Promise<Omit<GrowthRun, 'pages'>> {
  const started = performance.now();
  const child = spawn(process.execPath, [script], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
  let [memory, processorSeconds] = [0, 0];
  const looking = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
    processorSeconds = Math.max(processorSeconds, processorTimeOf(child.pid ?? 0));
  }, LOOK);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(looking);
  if (code !== 0) throw new Failure(`${text}\n\nThe build of the larger site failed (exit code ${code}).`);
  const steps = [...text.matchAll(/^(?!built| )(.+?) (?:… )?([\d.]+) s$/gm)].map(([, name, value]) => [
    name,
    Number(value),
  ]);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds,
    memory,
    steps: Object.fromEntries(steps),
  };
}

async function pagesBelow(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
}
