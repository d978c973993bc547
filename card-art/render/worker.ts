import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { loadModule } from '../pictures.ts';
import { ENCODER, encode } from './encode.ts';
import type { CachedPicture } from './manifest.ts';

export interface Job {
  file: string;
  name: string;
  cacheDir: string;
}

export type Answer =
  | { name: string; cached: CachedPicture; drawn: boolean }
  | { name: string; error: string };

// every core has a worker of its own
sharp.concurrency(1);

const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
};

/** Draws a picture; encodes it unless the cache knows these very bytes. */
async function run({ file, name, cacheDir }: Job): Promise<{ cached: CachedPicture; drawn: boolean }> {
  const entry = (await loadModule(file)).find(({ picture }) => picture.name === name);
  if (!entry) throw new Error(`${file} has no picture called "${name}"`);
  const { picture } = entry;
  const svg = picture.draw();
  const key = hash(svg, JSON.stringify(picture.format), ENCODER).slice(0, 24);
  const record = join(cacheDir, `${key}.json`);
  const known = readRecord(record);
  if (known) return { cached: { ...known, name }, drawn: false };

  const { files, tint } = await encode(picture, svg);
  const cached: CachedPicture = {
    name,
    width: picture.width,
    height: picture.height,
    tint,
    files: files.map(({ data, ...file }) => {
      const id = `${hash(data).slice(0, 24)}.${file.extension}`;
      write(join(cacheDir, id), data);
      return { ...file, id, bytes: data.length };
    }),
  };
  write(record, JSON.stringify(cached)); // last: a record promises that its files are there
  return { cached, drawn: true };
}

function readRecord(path: string): CachedPicture | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as CachedPicture;
  } catch {
    return null;
  }
}

/** Whole or not at all, should the build be interrupted. */
function write(path: string, data: string | Buffer): void {
  const part = `${path}.${process.pid}.part`;
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(part, data);
  renameSync(part, path);
}

parentPort?.on('message', async (job: Job) => {
  let answer: Answer;
  try {
    answer = { name: job.name, ...(await run(job)) };
  } catch (error) {
    answer = {
      name: job.name,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort?.postMessage(answer);
});
