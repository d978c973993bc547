import sharp, { type Sharp } from 'sharp';
import type { Format, Picture } from '../define.ts';
import { rasterise } from './rasterise.ts';

/** One file made from a picture. */
export interface Encoded {
  type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/svg+xml';
  extension: 'avif' | 'webp' | 'jpg' | 'svg';
  width: number;
  height: number;
  data: Buffer;
}

/**
 * Raise one when its settings below change, so that the cached files of its kind are made anew. AVIF at effort 2: higher
 * ones cost 4 to 12 times the time for 2 to 8 % of the weight, 1 saves a third of the time and rings round small stars (a card's
 * widest file takes it with a higher quality). WebP at effort 2: 4 takes more than twice the time for 2 % of the weight.
 * 4:4:4: thin gold on violet smears with halved colour. JPEG with the usual code tables: a file's own take two thirds of the
 * encoder's time for 7 % of the weight, mozjpeg eight times as long for 4 to 16 %.
 */
export const ENCODERS: Record<Format['kind'], string> = {
  photo: 'avif effort 2 4:4:4, webp 80 effort 2, v3',
  jpeg: 'jpeg 84, v3',
  svg: 'as drawn',
};

const AVIF_QUALITY = 58;
const AVIF_EFFORT = 2;

/** The files that a picture will have, as `encode` makes them. */
export function plannedFiles({ width, height, format }: Picture): Omit<Encoded, 'data'>[] {
  const at = (pixels: number) => ({ width: pixels, height: Math.round((height / width) * pixels) });
  switch (format.kind) {
    case 'svg':
      return [{ type: 'image/svg+xml', extension: 'svg', width, height }];
    case 'jpeg':
      return [{ type: 'image/jpeg', extension: 'jpg', ...at(format.width) }];
    case 'photo':
      return [
        ...format.widths.map((pixels) => ({ type: 'image/avif', extension: 'avif', ...at(pixels) }) as const),
        { type: 'image/webp', extension: 'webp', ...at(format.fallback) },
      ];
  }
}

/** How many pixels wide a picture is rasterised; its smaller files are made of the same pixels. */
export function widestOf(format: Format): number {
  if (format.kind === 'photo') return Math.max(...format.widths);
  return format.kind === 'svg' ? 64 : format.width;
}

/** All files of a picture and its average colour (shown while the picture loads). */
export async function encode(picture: Picture, svg: string): Promise<{ files: Encoded[]; tint: string }> {
  const { format } = picture;
  const widest = widestOf(format);
  const sized = new Map([[widest, rasterise(svg, widest)]]);
  const files: Encoded[] = [];
  for (const file of plannedFiles(picture)) {
    const image = sized.get(file.width) ?? (await resized(sized.get(widest)!, file.width));
    sized.set(file.width, image);
    files.push({ ...file, data: await encodeFile(format, file, image, svg) });
  }
  return { files, tint: await tintOf(sized.get(Math.min(...sized.keys()))!) };
}

/** As pixels: several files are made of the same, and one that is too heavy is made again. */
async function resized(image: Sharp, width: number): Promise<Sharp> {
  const { data, info } = await image.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function encodeFile(
  format: Format,
  { extension, width }: Omit<Encoded, 'data'>,
  image: Sharp,
  svg: string,
): Promise<Buffer> | Buffer {
  switch (extension) {
    case 'svg':
      return Buffer.from(svg);
    case 'jpg':
      return image
        .clone()
        .flatten({ background: '#0c091b' })
        .jpeg({ quality: 84, optimiseCoding: false })
        .toBuffer();
    case 'webp':
      return image.clone().webp({ quality: 80, alphaQuality: 90, effort: 2 }).toBuffer();
    case 'avif': {
      if (format.kind !== 'photo') throw new Error(`${format.kind} has no AVIF`);
      const { widths, quality = AVIF_QUALITY, effort = AVIF_EFFORT, budget, widest } = format;
      if (widest && width === widestOf(format)) return avif(image, widest);
      const limit = width === Math.min(...widths) ? budget : undefined;
      return avif(image, { quality, effort }, limit);
    }
  }
}

/** Lowers the quality in steps until the file keeps to the limit. */
async function avif(
  image: Sharp,
  { quality, effort }: { quality: number; effort: number },
  limit = Number.POSITIVE_INFINITY,
): Promise<Buffer> {
  const data = await image.clone().avif({ quality, effort, chromaSubsampling: '4:4:4' }).toBuffer();
  return data.length <= limit || quality <= 30 ? data : avif(image, { quality: quality - 6, effort }, limit);
}

async function tintOf(image: Sharp): Promise<string> {
  const { data } = await image
    .clone()
    .flatten({ background: '#000' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
