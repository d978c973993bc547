import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Manifest, ManifestEntry } from '../../card-art/render/manifest.ts';

/** Widths in pixels; a picture is never made larger than it is. */
const WIDTHS = [480, 960, 1360];
/** Part of the cache's key: another encoding makes the files anew. */
const ENCODING = 'avif 58 effort 3, webp 80, v1';
const READABLE = /\.(jpe?g|png|webp|avif)$/i;

/**
 * Encodes the owner's own pictures (`content/images/`) as the drawn ones are, so that a page can show
 * `images/cat.jpg` like any other picture.
 * @param folder `content/images`; it may be missing
 * @param outDir the pictures' folder of the site; gets `images/…`
 * @param cacheDir remembers what was encoded, by content
 * @returns entries by name (`images/cat.jpg`) for the manifest of the pictures
 * @throws with the file's name when it is no picture
 */
export async function encodeOwnerImages(folder: string, outDir: string, cacheDir: string): Promise<Manifest> {
  const manifest: Manifest = {};
  if (!existsSync(folder)) return manifest;
  for (const file of readdirSync(folder)
    .filter((name) => READABLE.test(name))
    .sort()) {
    const content = readFileSync(join(folder, file));
    const key = createHash('sha256').update(ENCODING).update(content).digest('hex').slice(0, 16);
    const entry = await remembered(join(cacheDir, key), () => encode(content, file, join(cacheDir, key)));
    for (const { src } of [...entry.sources, entry.fallback]) {
      const target = join(outDir, 'images', src);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(cacheDir, key, src), target);
    }
    const below = (src: string) => `images/${src}`;
    manifest[`images/${file}`] = {
      ...entry,
      sources: entry.sources.map((source) => ({ ...source, src: below(source.src) })),
      fallback: { ...entry.fallback, src: below(entry.fallback.src) },
    };
  }
  return manifest;
}

async function remembered(folder: string, make: () => Promise<ManifestEntry>): Promise<ManifestEntry> {
  const file = join(folder, 'entry.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ManifestEntry;
  mkdirSync(folder, { recursive: true });
  const entry = await make();
  writeFileSync(file, JSON.stringify(entry));
  return entry;
}

async function encode(content: Buffer, file: string, folder: string): Promise<ManifestEntry> {
  try {
    // A phone's photograph says in its data which side is up.
    const upright = sharp(await sharp(content).autoOrient().toBuffer());
    const { width, height } = await upright.metadata();
    const { dominant } = await upright.stats();
    const name = file.replace(/\.[^.]+$/, '').replace(/[^\w-]+/g, '-');
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
      tint: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
      sources,
      fallback: {
        src: store(folder, `${name}-${fallbackWidth}`, 'webp', data),
        width: fallbackWidth,
        height: Math.round((height * fallbackWidth) / width),
      },
    };
  } catch (error) {
    throw new Error(
      `content/images/${file}: この画像は読めません。JPEG か PNG で保存し直してください。\n` +
        `content/images/${file}: this picture cannot be read (${error instanceof Error ? error.message : error}).`,
    );
  }
}

function store(folder: string, name: string, extension: string, data: Buffer): string {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const src = `${name}.${hash}.${extension}`;
  writeFileSync(join(folder, src), data);
  return src;
}
