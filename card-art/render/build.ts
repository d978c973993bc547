import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Entry, loadPictures, ROOT } from '../pictures.ts';
import { type CachedPicture, type Manifest, manifestOf, sourceOf } from './manifest.ts';
import type { Answer, Job } from './worker.ts';

export interface BuildOptions {
  /** Gets the pictures and `pictures.json`. */
  outDir: string;
  /** Keeps what was made before; may be deleted at any time. */
  cacheDir: string;
  log?: (line: string) => void;
}

/** What the cache remembers of the last whole build. */
interface LastBuild {
  sources: string;
  pictures: CachedPicture[];
}

/**
 * Makes every picture: drawn anew only if the drawing code changed, encoded anew only if a
 * picture's SVG changed. Files carry a hash of their content in their name.
 * @throws with every picture that could not be made
 */
export async function buildPictures({ outDir, cacheDir, log = () => {} }: BuildOptions): Promise<Manifest> {
  const started = performance.now();
  mkdirSync(cacheDir, { recursive: true });
  const sources = hashSources();
  const lastFile = join(cacheDir, 'last-build.json');
  const last = read<LastBuild>(lastFile);
  const fresh = last?.sources === sources && last.pictures.every((picture) => filesExist(cacheDir, picture));
  const pictures = fresh ? last.pictures : await makeAll(cacheDir, log);
  if (!fresh) writeFileSync(lastFile, JSON.stringify({ sources, pictures } satisfies LastBuild));

  const manifest = manifestOf(pictures);
  mkdirSync(outDir, { recursive: true });
  removeStale(pictures, outDir);
  for (const picture of pictures) copyToOutput(picture, cacheDir, outDir);
  writeFileSync(join(outDir, 'pictures.json'), JSON.stringify(manifest, null, 1));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`pictures: ${pictures.length} ${fresh ? 'unchanged' : 'ready'} in ${seconds} s`);
  return manifest;
}

async function makeAll(cacheDir: string, log: (line: string) => void): Promise<CachedPicture[]> {
  const entries = await loadPictures();
  const answers = await runJobs(entries, cacheDir, log);
  const errors = answers.flatMap((answer) => ('error' in answer ? [`${answer.name}: ${answer.error}`] : []));
  if (errors.length) throw new Error(`pictures that could not be made:\n${errors.join('\n')}`);
  const made = new Map(
    answers.flatMap((answer) => ('cached' in answer ? [[answer.name, answer.cached]] : [])),
  );
  return entries.map(({ picture }) => made.get(picture.name)!);
}

/** One worker a core; each takes the next picture when it is done with one. */
function runJobs(
  entries: readonly Entry[],
  cacheDir: string,
  log: (line: string) => void,
): Promise<Answer[]> {
  const queue: Job[] = entries.map(({ file, picture }) => ({ file, name: picture.name, cacheDir }));
  const answers: Answer[] = [];
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const workers = Array.from(
      { length: Math.min(availableParallelism(), queue.length) },
      () => new Worker(new URL('./worker.ts', import.meta.url)),
    );
    const stop = (): void => workers.forEach((worker) => void worker.terminate());
    const next = (worker: Worker): void => {
      const job = queue.shift();
      if (job) worker.postMessage(job);
    };
    for (const worker of workers) {
      worker.on('error', (error) => {
        stop();
        reject(error);
      });
      worker.on('message', (answer: Answer) => {
        answers.push(answer);
        if ('error' in answer || answer.drawn) {
          const seconds = ((performance.now() - started) / 1000).toFixed(0);
          const note = 'error' in answer ? 'FAILED' : 'made';
          log(`pictures: ${answers.length}/${entries.length} ${note} ${answer.name} (${seconds} s)`);
        }
        if (answers.length < entries.length) return next(worker);
        stop();
        resolve(answers);
      });
      next(worker);
    }
    if (!entries.length) resolve(answers);
  });
}

function copyToOutput(picture: CachedPicture, cacheDir: string, outDir: string): void {
  for (const file of picture.files) {
    const target = join(outDir, sourceOf(picture.name, file));
    if (existsSync(target)) continue; // its name holds its content's hash
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(cacheDir, file.id), target);
  }
}

/** Files of earlier builds would otherwise be served for ever. */
function removeStale(pictures: readonly CachedPicture[], outDir: string): void {
  const wanted = new Set(
    pictures.flatMap(({ name, files }) => files.map((file) => join(outDir, sourceOf(name, file)))),
  );
  for (const item of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    if (item.isFile() && item.name !== 'pictures.json' && !wanted.has(path)) rmSync(path);
  }
}

const filesExist = (cacheDir: string, picture: CachedPicture): boolean =>
  picture.files.every(({ id }) => existsSync(join(cacheDir, id)));

/** All that a picture can depend on: our drawing code and the libraries' versions. */
function hashSources(): string {
  const sum = createHash('sha256');
  for (const path of readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.ts') || path.endsWith('.test.ts')) continue;
    sum.update(path).update(readFileSync(join(ROOT, path)));
  }
  const require = createRequire(import.meta.url);
  const packages = [
    '@resvg/resvg-js',
    'sharp',
    'opentype.js',
    '@fontsource/shippori-mincho',
    '@fontsource/cormorant-garamond',
  ];
  for (const name of packages) {
    const text = readFileSync(join(packageFolder(require, name), 'package.json'), 'utf8');
    sum.update(name).update((JSON.parse(text) as { version: string }).version);
  }
  return sum.digest('hex');
}

/** Not every package lets its package.json be resolved. */
function packageFolder(require: NodeJS.Require, name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    if (existsSync(join(folder, name, 'package.json'))) return join(folder, name);
  }
  throw new Error(`${name} is not installed`);
}

function read<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}
