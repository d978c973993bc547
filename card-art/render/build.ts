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
import { dirname, join } from 'node:path';
import { ROOT } from '../pictures.ts';
import type { Words } from '../words.ts';
import { type CachedPicture, isWhole, type Manifest, manifestOf, sizeOf, sourceOf } from './manifest.ts';
import { Pool } from './pool.ts';
import { type Said, saysTheSame } from './said.ts';

export interface BuildOptions {
  /** What the pictures say. */
  words: Words;
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
  /** The picture's name; `laid/` with a card's; `picks/` with the id of an A・B・C. */
  job: string;
  cached: CachedPicture[];
  said: Said;
}

const layJob = (card: string) => `laid/${card}`;
const pickJob = (id: string) => `picks/${id}`;

/**
 * Makes every picture: drawn anew only if the drawing code or what it says changed, encoded anew only if its SVG
 * changed. Files carry a hash of their content in their name.
 * @throws with every picture that could not be made
 */
export async function buildPictures(options: BuildOptions): Promise<Manifest> {
  const { words, photos, outDir, beside, cacheDir, log = () => {} } = options;
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
    [...Object.keys(words.keepsakes).map(layJob), ...Object.keys(words.picks).map(pickJob)].every((job) =>
      jobs.has(job),
    );
  const all = isFresh ? known : await makeUnknown(known, words, { photos, cacheDir, log });
  if (!isFresh) writeFileSync(lastFile, JSON.stringify({ sources, made: all } satisfies LastBuild));

  const pictures = all.flatMap(({ cached }) => cached);
  const manifest = manifestOf(pictures);
  mkdirSync(outDir, { recursive: true });
  removeStale(pictures, outDir, beside);
  for (const picture of pictures) copyToOutput(picture, cacheDir, outDir);
  writeFileSync(join(outDir, 'pictures.json'), JSON.stringify(manifest, null, 1));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  log(`pictures: ${pictures.length} ${isFresh ? 'unchanged' : 'ready'} in ${seconds} s`);
  return manifest;
}

/** The owner may put another photograph into a file of the same name. In JSON a quotation mark within words has a stroke before it. */
const showsPhoto = (said: Said): boolean => JSON.stringify(said).includes('"photo":');

/** All pictures: those that are known, and the others made. */
async function makeUnknown(
  known: readonly Known[],
  words: Words,
  { photos, cacheDir, log }: { photos: string; cacheDir: string; log: (line: string) => void },
): Promise<Known[]> {
  const knownByJob = new Map(known.map((one) => [one.job, one]));
  const pool = new Pool(cacheDir);
  try {
    const listed = await pool.list();
    const fileOf = new Map(listed.map(({ name, file }) => [name, file]));
    const jobs = [
      ...listed.map((picture) => ({ job: picture.name, run: () => pool.make(picture, words) })),
      ...Object.keys(words.keepsakes).map((of) => ({
        job: layJob(of),
        run: () => pool.lay({ of, file: fileOf.get(of), photos }, words),
      })),
      ...Object.keys(words.picks).map((id) => ({
        job: pickJob(id),
        run: () => pool.pick({ id, photos }, words),
      })),
    ];
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
    const errors = results.flatMap((result, i) =>
      result.status === 'rejected' ? [`${jobs[i]!.job}: ${(result.reason as Error).message}`] : [],
    );
    // Told as what it is: it concerns no picture more than another.
    const full = results.find((result) => result.status === 'rejected' && result.reason.code === 'ENOSPC');
    if (full?.status === 'rejected') throw full.reason;
    if (errors.length) throw new Error(`pictures that could not be made:\n${errors.join('\n')}`);
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  } finally {
    await pool.close();
  }
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
