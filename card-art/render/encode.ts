import type { Sharp } from 'sharp';
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
 * Raise this when the settings below change, so that cached files are made anew. Effort 2: higher
 * ones cost 4 to 12 times the time for 2 to 8 % of the weight. 4:4:4: thin gold on violet smears
 * with halved colour.
 */
export const ENCODER = 'avif effort 2 4:4:4, webp 80 effort 4, jpeg 84, v1';

const AVIF_QUALITY = 58;

/** All files of a picture and its average colour (shown while the picture loads). */
export async function encode(picture: Picture, svg: string): Promise<{ files: Encoded[]; tint: string }> {
  const { format } = picture;
  const widest =
    format.kind === 'photo' ? Math.max(...format.widths) : format.kind === 'svg' ? 64 : format.width;
  const source = rasterise(svg, widest);
  return { files: await encodeFormat(picture, format, svg, source, widest), tint: await tintOf(source) };
}

async function encodeFormat(
  { width, height }: Picture,
  format: Format,
  svg: string,
  source: Sharp,
  widest: number,
): Promise<Encoded[]> {
  const heightAt = (pixels: number): number => Math.round((height / width) * pixels);
  const at = (pixels: number): Sharp =>
    pixels === widest ? source.clone() : source.clone().resize({ width: pixels });
  switch (format.kind) {
    case 'svg':
      return [{ type: 'image/svg+xml', extension: 'svg', width, height, data: Buffer.from(svg) }];
    case 'jpeg': {
      const data = await at(format.width)
        .flatten({ background: '#0c091b' })
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer();
      return [
        { type: 'image/jpeg', extension: 'jpg', width: format.width, height: heightAt(format.width), data },
      ];
    }
    case 'photo': {
      const { widths, fallback, quality = AVIF_QUALITY, budget } = format;
      const files: Encoded[] = [];
      for (const pixels of widths) {
        const limit = pixels === Math.min(...widths) ? budget : undefined;
        const data = await avif(at(pixels), quality, limit);
        files.push({ type: 'image/avif', extension: 'avif', width: pixels, height: heightAt(pixels), data });
      }
      const data = await at(fallback).webp({ quality: 80, alphaQuality: 90, effort: 4 }).toBuffer();
      files.push({
        type: 'image/webp',
        extension: 'webp',
        width: fallback,
        height: heightAt(fallback),
        data,
      });
      return files;
    }
  }
}

/** Lowers the quality in steps until the file keeps to the limit. */
async function avif(image: Sharp, quality: number, limit = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const data = await image.clone().avif({ quality, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
  return data.length <= limit || quality <= 30 ? data : avif(image, quality - 6, limit);
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
