import type { Encoded } from './encode.ts';

/** A picture's files in the cache. */
export interface CachedPicture {
  name: string;
  width: number;
  height: number;
  tint: string;
  files: (Omit<Encoded, 'data'> & { id: string; bytes: number })[];
}

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
  const manifest: Manifest = {};
  for (const { name, width, height, tint, files } of pictures) {
    const avif = files.filter(({ type }) => type === 'image/avif');
    const last = files[files.length - 1]!;
    manifest[name] = {
      width,
      height,
      tint,
      sources: avif.map((file) => ({ type: file.type, width: file.width, src: sourceOf(name, file) })),
      fallback: { src: sourceOf(name, last), width: last.width, height: last.height },
    };
  }
  for (const [name, { fallback }] of Object.entries(manifest)) {
    const subject = name.startsWith('previews/') && manifest[name.slice('previews/'.length)];
    if (subject) subject.preview = fallback.src;
  }
  return manifest;
}
