import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../define.ts';
import type { Words } from '../words.ts';
import { drawn } from './drawn.ts';
import { ENCODERS, type Encoded, encode } from './encode.ts';
import { type CachedPicture, isWhole } from './manifest.ts';
import type { Said } from './said.ts';

export interface Made {
  cached: CachedPicture;
  said: Said;
  /** False where the cache knew the picture. */
  drawn: boolean;
}

/** Several pictures that are made together. */
export interface MadeTogether {
  cached: CachedPicture[];
  said: Said;
  /** False where the cache knew them all. */
  drawn: boolean;
}

/**
 * Draws a picture; encodes it unless the cache knows these very bytes.
 * @throws with what went wrong in the drawing
 */
export async function make(picture: Picture, words: Words, cacheDir: string): Promise<Made> {
  const { name, width, height, format } = picture;
  const { svg, said } = drawn(picture, words);
  const key = hash(svg, JSON.stringify(format), ENCODERS[format.kind]).slice(0, 24);
  const known = fromCache(cacheDir, key);
  if (known) return { cached: { ...known, name }, said, drawn: false };

  const { files, tint } = await encode(picture, svg);
  return { cached: keep(cacheDir, key, { name, width, height, tint }, files), said, drawn: true };
}

/** What the cache knows under a key, if its files are whole. */
export function fromCache(cacheDir: string, key: string): CachedPicture | null {
  const known = readRecord(join(cacheDir, `${key}.json`));
  return known && isWhole(cacheDir, known) ? known : null;
}

/** Puts a picture's files into the cache. */
export function keep(
  cacheDir: string,
  key: string,
  picture: Omit<CachedPicture, 'files'>,
  files: readonly Encoded[],
): CachedPicture {
  const cached: CachedPicture = {
    ...picture,
    files: files.map(({ data, ...file }) => {
      const id = `${hash(data).slice(0, 24)}.${file.extension}`;
      write(join(cacheDir, id), data);
      return { ...file, id, bytes: data.length };
    }),
  };
  write(join(cacheDir, `${key}.json`), JSON.stringify(cached)); // last: a record promises that its files are there
  return cached;
}

export function hash(...parts: (string | Buffer)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
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
