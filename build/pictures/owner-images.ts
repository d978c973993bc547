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
import { basename, dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isImageName } from '../../app/content/check/image-file.ts';
import type { Manifest, ManifestEntry } from '../../card-art/render/manifest.ts';

/** Widths in pixels; a picture is never made larger than it is. */
const WIDTHS = [480, 960, 1360];
/** Part of the cache's key: another encoding makes the files anew. */
const ENCODING = 'avif 58 effort 3, webp 80, v1';

/** One of the owner's pictures cannot be decoded, though its first bytes promise one. */
export class UnreadableImage extends Error {
  /** As the content names it: `images/cat.jpg`. */
  readonly image: string;

  constructor(image: string, cause: unknown) {
    super(`${image}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.image = image;
  }
}

/**
 * Encodes the owner's own pictures (`content/images/`) as the drawn ones are, so that a page can show
 * `images/cat.jpg` like any other picture.
 * @param folder `content/images`; it may be missing
 * @param outDir the pictures' folder of the site; its `images/` holds these and nothing else afterwards
 * @param cacheDir remembers what was encoded, by content
 * @returns entries by name (`images/cat.jpg`) for the manifest of the pictures
 * @throws {UnreadableImage} for a file that is broken
 */
export async function encodeOwnerImages(folder: string, outDir: string, cacheDir: string): Promise<Manifest> {
  const manifest: Manifest = {};
  for (const file of imageFiles(folder)) {
    const content = readFileSync(join(folder, file));
    const key = createHash('sha256').update(ENCODING).update(content).digest('hex').slice(0, 16);
    const entry = await remembered(join(cacheDir, key), () => encode(content, file, join(cacheDir, key)));
    for (const { src } of [...entry.sources, entry.fallback]) {
      const target = join(outDir, 'images', src);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(cacheDir, key, src), target);
    }
    const below = (src: string) => `images/${src}`;
    manifest[`images/${file.normalize('NFC')}`] = {
      ...entry,
      sources: entry.sources.map((source) => ({ ...source, src: below(source.src) })),
      fallback: { ...entry.fallback, src: below(entry.fallback.src) },
    };
  }
  removeOthers(outDir, manifest);
  return manifest;
}

/**
 * The pictures of the folder that begin like one and cannot be read to their end: read small, which takes a fraction of
 * the time that encoding them takes.
 */
export async function brokenImages(folder: string): Promise<UnreadableImage[]> {
  const broken: UnreadableImage[] = [];
  for (const file of imageFiles(folder)) {
    await sharp(join(folder, file))
      .resize(16)
      .toBuffer()
      .catch((error: unknown) => broken.push(new UnreadableImage(`images/${file}`, error)));
  }
  return broken;
}

/** Names below the folder, with `/`. */
function imageFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isImageName)
    .sort();
}

/** Pictures that the owner took away or changed would otherwise be served for ever. */
function removeOthers(outDir: string, manifest: Manifest): void {
  const folder = join(outDir, 'images');
  if (!existsSync(folder)) return;
  const wanted = new Set(
    Object.values(manifest).flatMap(({ sources, fallback }) => [...sources, fallback].map(({ src }) => src)),
  );
  for (const file of readdirSync(folder)) {
    if (!wanted.has(`images/${file}`)) rmSync(join(folder, file), { recursive: true });
  }
}

async function remembered(folder: string, make: () => Promise<ManifestEntry>): Promise<ManifestEntry> {
  const file = join(folder, 'entry.json');
  const known = readEntry(file);
  if (known && [...known.sources, known.fallback].every(({ src }) => existsSync(join(folder, src))))
    return known;
  mkdirSync(folder, { recursive: true });
  const entry = await make();
  writeFileSync(file, JSON.stringify(entry)); // last: it promises that its files are there
  return entry;
}

function readEntry(file: string): ManifestEntry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ManifestEntry;
  } catch {
    return undefined;
  }
}

async function encode(content: Buffer, file: string, folder: string): Promise<ManifestEntry> {
  const { upright, width, height, tint } = await decode(content, `images/${file}`);
  const name = basename(file)
    .replace(/\.[^.]+$/, '')
    .replace(/[^\w-]+/g, '-');
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const sources: ManifestEntry['sources'] = [];
  for (const wide of widths) {
    const data = await upright.clone().resize(wide).avif({ quality: 58, effort: 3 }).toBuffer();
    sources.push({ type: 'image/avif', width: wide, src: store(folder, `${name}-${wide}`, 'avif', data) });
  }
  const fallbackWidth = widths[Math.min(1, widths.length - 1)] ?? width;
  const data = await upright.clone().resize(fallbackWidth).webp({ quality: 80 }).toBuffer();
  return {
    width,
    height,
    tint,
    sources,
    fallback: {
      src: store(folder, `${name}-${fallbackWidth}`, 'webp', data),
      width: fallbackWidth,
      height: Math.round((height * fallbackWidth) / width),
    },
  };
}

interface Decoded {
  /** The right way up: a phone's photograph says in its data which side that is. */
  upright: Sharp;
  width: number;
  height: number;
  tint: string;
}

/** All that can fail because of the file, and nothing else: a full disk is no unreadable picture. */
async function decode(content: Buffer, image: string): Promise<Decoded> {
  try {
    const upright = sharp(await sharp(content).autoOrient().toBuffer());
    const { width, height } = await upright.metadata();
    const { dominant } = await upright.stats();
    const tint = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'));
    return { upright, width, height, tint: `#${tint.join('')}` };
  } catch (error) {
    throw new UnreadableImage(image, error);
  }
}

function store(folder: string, name: string, extension: string, data: Buffer): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const src = `${name}.${hash}.${extension}`;
  writeFileSync(join(folder, src), data);
  return src;
}
