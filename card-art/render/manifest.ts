import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Encoded } from './encode.ts';

/** A picture and the files that are made of it, widest last among those of a type; the last of all is the fallback. */
export interface PlannedPicture {
  name: string;
  width: number;
  height: number;
  files: Omit<Encoded, 'data'>[];
}

/** A picture's files in the cache. */
export interface CachedPicture extends PlannedPicture {
  tint: string;
  files: (Omit<Encoded, 'data'> & { id: string; bytes: number })[];
}

/** Whether the cache still has the picture's files, each in its full length. */
export const isWhole = (cacheDir: string, picture: CachedPicture): boolean =>
  picture.files.every(({ id, bytes }) => sizeOf(join(cacheDir, id)) === bytes);

/** In bytes; undefined where there is no file. */
export const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;

/** What the site knows of a picture. Sources and fallback are paths below the output folder. */
export interface ManifestEntry {
  /** Size of the drawing; only the ratio means anything. */
  width: number;
  height: number;
  /** Average colour, to show until the picture is there. */
  tint: string;
  /** Narrowest first. Empty for pictures of one file. */
  sources: { type: string; width: number; src: string }[];
  fallback: { src: string; width: number; height: number };
  /** Of the picture `previews/<name>`: what other sites show for a page about this one. */
  preview?: string;
}

export type Manifest = Record<string, ManifestEntry>;

/** File in the cache → its place below the output folder. */
export const sourceOf = (name: string, file: CachedPicture['files'][number]): string =>
  file.extension === 'svg'
    ? `${name}.${file.id.slice(0, 8)}.svg`
    : `${name}-${file.width}.${file.id.slice(0, 8)}.${file.extension}`;

export function manifestOf(pictures: readonly CachedPicture[]): Manifest {
  return manifestWith(pictures, sourceOf);
}

/** @param addressOf a file's place below the output folder */
export function manifestWith<File extends PlannedPicture['files'][number]>(
  pictures: readonly (Omit<PlannedPicture, 'files'> & { tint: string; files: readonly File[] })[],
  addressOf: (name: string, file: File) => string,
): Manifest {
  const manifest: Manifest = {};
  for (const { name, width, height, tint, files } of pictures) {
    const avif = files.filter(({ type }) => type === 'image/avif');
    const last = files[files.length - 1]!;
    manifest[name] = {
      width,
      height,
      tint,
      sources: avif.map((file) => ({ type: file.type, width: file.width, src: addressOf(name, file) })),
      fallback: { src: addressOf(name, last), width: last.width, height: last.height },
    };
  }
  for (const [name, { fallback }] of Object.entries(manifest)) {
    const subject = name.startsWith('previews/') && manifest[name.slice('previews/'.length)];
    if (subject) subject.preview = fallback.src;
  }
  return manifest;
}
