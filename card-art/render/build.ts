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
import type { Picture } from '../define.ts';
import { ROOT } from '../pictures.ts';
import type { Words } from '../words.ts';
import { remembered } from './make.ts';
import { type CachedPicture, isWhole, type Manifest, manifestOf, sizeOf, sourceOf } from './manifest.ts';
import { Pool } from './pool.ts';
import { type Said, saysTheSame } from './said.ts';
import type { Listed } from './worker.ts';

export interface BuildOptions {
  /** What the pictures say. */
  words: Words;
  /** Made besides the pictures of this folder. */
  further?: readonly Picture[];
  /** Where the pictures of the owner are that the words name. */
  photos: string;
  /** Gets the pictures and `pictures.json`. */
  outDir: string;
  /** A folder in it that is somebody else's. */
  beside?: string;
  /** Keeps what was made before; may be deleted at any time. */
  cacheDir: string;
  log?: (line: string) => void;
}

/** What the cache remembers of the last whole build. */
interface LastBuild {
  /** Hash of the drawing code. */
  sources: string;
  made: Known[];
}

/** What one job of a worker made. */
interface Known {
  /** The picture's name, or `laid/` with the card's. */
  job: string;
  cached: CachedPicture[];
  said: Said;
}

const layJob = (card: string) => `laid/${card}`;

/**
 * Makes every picture: drawn anew only if the drawing code or what it says changed, encoded anew only if its SVG
 * changed. Files carry a hash of their content in their name.
 * @throws with every picture that could not be made
 */
export async function buildPictures(options: BuildOptions): Promise<Manifest> {
  const { words, further = [], photos, outDir, beside, cacheDir, log = () => {} } = options;
  const started = performance.now();
  mkdirSync(cacheDir, { recursive: true });
  const sources = hashSources();
  const lastFile = join(cacheDir, 'last-build.json');
  const last = read<LastBuild>(lastFile);
  const drawn = last?.sources === sources ? last.made : [];
  const known = drawn.filter(
    ({ cached, said }) =>
      cached.every((picture) => isWhole(cacheDir, picture)) && saysTheSame(said, words) && !showsPhoto(said),
  );
  const jobs = new Set(known.map(({ job }) => job));
  const isFresh =
    drawn.length > 0 &&
    known.length === drawn.length &&
    Object.keys(words.keepsakes).every((card) => jobs.has(layJob(card)));
  const pool = new Pool(cacheDir);
  const pictures: CachedPicture[] = [];
  try {
    const all = isFresh ? known : await makeUnknown(known, words, { photos, pool, log });
    if (!isFresh) writeFileSync(lastFile, JSON.stringify({ sources, made: all } satisfies LastBuild));
    pictures.push(
      ...all.flatMap(({ cached }) => cached),
      ...(await makeFurther(further, words, { cacheDir, pool, log })),
    );
  } finally {
    await pool.close();
  }
  const manifest = manifestOf(pictures);
  mkdirSync(outDir, { recursive: true });
  removeStale(pictures, outDir, beside);
  for (const picture of pictures) copyToOutput(picture, cacheDir, outDir);
  writeFileSync(join(outDir, 'pictures.json'), JSON.stringify(manifest, null, 1));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`pictures: ${pictures.length} ${isFresh ? 'unchanged' : 'ready'} in ${seconds} s`);
  return manifest;
}

/** The owner may put another photograph into a file of the same name. */
const showsPhoto = (said: Said): boolean =>
  Object.values(said).some((words) => typeof words === 'object' && words !== null && 'photo' in words);

/** All pictures: those that are known, and the others made. */
async function makeUnknown(
  known: readonly Known[],
  words: Words,
  { photos, pool, log }: { photos: string; pool: Pool; log: (line: string) => void },
): Promise<Known[]> {
  const knownByJob = new Map(known.map((one) => [one.job, one]));
  const listed = await pool.list();
  const fileOf = new Map(listed.map(({ name, file }) => [name, file]));
  const jobs = [...listed.map(drawing), ...Object.keys(words.keepsakes).map(lay)];
  const started = performance.now();
  let finished = jobs.filter(({ job }) => knownByJob.has(job)).length;
  const results = await Promise.allSettled(
    jobs.map(async ({ job, run }): Promise<Known> => {
      const before = knownByJob.get(job);
      if (before) return before;
      const { cached, said, drawn } = await run();
      finished++;
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      if (drawn) log(`pictures: ${finished}/${jobs.length} made ${job} (${seconds} s)`);
      return { job, cached: [cached].flat(), said };
    }),
  );
  return allMade(
    jobs.map(({ job }) => job),
    results,
  );

  function drawing(picture: Listed) {
    return { job: picture.name, run: () => pool.make(picture, words) };
  }

  function lay(of: string) {
    const file = fileOf.get(of);
    return { job: layJob(of), run: () => pool.lay({ of, file, photos }, words) };
  }
}

/** Pictures that come with their drawing. Few at a time: a drawing may have a megabyte, and there may be thousands. */
async function makeFurther(
  pictures: readonly Picture[],
  words: Words,
  { cacheDir, pool, log }: { cacheDir: string; pool: Pool; log: (line: string) => void },
): Promise<CachedPicture[]> {
  const results: PromiseSettledResult<CachedPicture>[] = [];
  let next = 0;
  async function makeSome(): Promise<void> {
    while (next < pictures.length) {
      const place = next++;
      [results[place]] = await Promise.allSettled([makeOne(pictures[place]!)]);
    }
  }
  async function makeOne(picture: Picture): Promise<CachedPicture> {
    const svg = picture.draw(words);
    const known = remembered(picture, svg, cacheDir);
    if (known) return known;
    const made = await pool.encode(picture, svg);
    log(`pictures: made ${picture.name}`);
    return made;
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, makeSome));
  return allMade(
    pictures.map(({ name }) => name),
    results,
  );
}

/** What was made. @throws with all that could not be */
function allMade<Item>(names: readonly string[], results: readonly PromiseSettledResult<Item>[]): Item[] {
  const errors = results.flatMap((result, i) =>
    result.status === 'rejected' ? [`${names[i]}: ${(result.reason as Error).message}`] : [],
  );
  // Told as what it is: it concerns no picture more than another.
  const full = results.find((result) => result.status === 'rejected' && result.reason.code === 'ENOSPC');
  if (full?.status === 'rejected') throw full.reason;
  if (errors.length) throw new Error(`pictures that could not be made:\n${errors.join('\n')}`);
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function copyToOutput(picture: CachedPicture, cacheDir: string, outDir: string): void {
  for (const file of picture.files) {
    const target = join(outDir, sourceOf(picture.name, file));
    if (sizeOf(target) === file.bytes) continue; // its name holds its content's hash
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(cacheDir, file.id), target);
  }
}

/** Files of earlier builds would otherwise be served for ever. */
function removeStale(pictures: readonly CachedPicture[], outDir: string, beside: string | undefined): void {
  const wanted = new Set(
    pictures.flatMap(({ name, files }) => files.map((file) => join(outDir, sourceOf(name, file)))),
  );
  for (const item of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    if (beside && path.startsWith(join(outDir, beside, '/'))) continue;
    if (item.isFile() && item.name !== 'pictures.json' && !wanted.has(path)) rmSync(path);
  }
}

/** All that a picture can depend on besides its words: our drawing code and the libraries' versions. */
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
