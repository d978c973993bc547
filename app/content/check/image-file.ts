import { imageSize } from 'image-size';

/** One of the owner's pictures, `content/images/cat.jpg`. */
export interface ImageFile {
  /** As the content names it: `images/cat.jpg`. */
  name: string;
  /** Its first bytes, `HEAD_BYTES` at most. */
  head: Uint8Array;
}

/** Photographs carry up to a few hundred kilobytes of notes and thumbnails before their own size. */
export const HEAD_BYTES = 512 * 1024;

/** Why a file cannot be shown as a picture. */
export type ImageFault =
  | { kind: 'name' | 'empty' | 'unreadable' }
  /** A type that browsers or the build do not show, in the letters of its usual ending. */
  | { kind: 'type'; type: string }
  /** In pixels. */
  | { kind: 'size'; width: number; height: number };

/** The endings of names that are taken for pictures. */
const ENDING = /\.(?:jpe?g|png|webp|avif)$/i;
const TYPES = new Set(['jpg', 'png', 'webp', 'avif']);

/** The most pixels that sharp opens, and the most WebP has room for at the width of 1360 pixels. */
const MOST_PIXELS = 0x3fff * 0x3fff;
const LONGEST = 16_383 / 1360;

/** Whether the file is named like a picture that can be shown. */
export const isImageName = (name: string): boolean => ENDING.test(name);

/**
 * What is wrong with a picture, by its name and its first bytes: a phone's HEIC stays one when it is renamed.
 * @returns undefined if it can be shown
 */
export function imageFault({ name, head }: ImageFile): ImageFault | undefined {
  if (head.length === 0) return { kind: 'empty' };
  const container = containerType(head);
  if (container === 'heic') return { kind: 'type', type: container };
  const found = typeAndSize(head);
  if (!found) return { kind: 'unreadable' };
  const { width, height } = found;
  const type = container ?? found.type ?? '';
  if (!TYPES.has(type)) return { kind: 'type', type };
  if (!isImageName(name)) return { kind: 'name' };
  if (!(width > 0 && height > 0)) return { kind: 'unreadable' };
  const tooLong = height / width > LONGEST && height > 16_383;
  return width * height > MOST_PIXELS || tooLong ? { kind: 'size', width, height } : undefined;
}

/**
 * HEIC and AVIF are of one container, which lists what it can be read as: a phone may write the general name `mif1`
 * first, and what it is behind it.
 */
function containerType(head: Uint8Array): 'heic' | 'avif' | undefined {
  const letters = new TextDecoder('latin1').decode(head.subarray(0, 256));
  if (letters.slice(4, 8) !== 'ftyp') return undefined;
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = letters.slice(8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(?:he[iv][cmsx]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}

function typeAndSize(head: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(head);
  } catch {
    return undefined;
  }
}
