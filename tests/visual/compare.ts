import sharp from 'sharp';

/** A photograph as it is kept: half the size, so that a hair's difference in the letters' edges does not count. */
const QUALITY = 78;

/** Side of the squares that are compared, in kept pixels; twice as much on the page. */
const SQUARE = 16;

/**
 * How far the mean colour of a square may be off, from 0 to 255. Plain noise stays below 1; the fine engraving of a card
 * that lies a part of a pixel elsewhere gives up to 5, unseen by eye; a changed word is above 8.
 */
const TOLERANCE = 6;

export interface Difference {
  /** For people: what differs and where on the page. */
  text: string;
  /** Both laid over each other, what differs in red; undefined where the sizes differ. */
  map?: Buffer;
}

/** Makes of a screenshot (PNG) what is kept of it (WebP, half size). */
export async function kept(screenshot: Buffer): Promise<Buffer> {
  const { width = 2 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: QUALITY, effort: 4 })
    .toBuffer();
}

/**
 * Compares two kept photographs, square by square.
 * @returns null where a visitor would see no difference
 */
export async function difference(approved: Buffer, seen: Buffer): Promise<Difference | null> {
  const [one, other] = await Promise.all([pixels(approved), pixels(seen)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) {
    return {
      text: `the page was ${width * 2} × ${height * 2} px and is ${other.info.width * 2} × ${other.info.height * 2} px`,
    };
  }
  const changed: { x: number; y: number; by: number }[] = [];
  for (let y = 0; y < height; y += SQUARE) {
    for (let x = 0; x < width; x += SQUARE) {
      const by = meanDifference(one.data, other.data, width, height, x, y);
      if (by > TOLERANCE) changed.push({ x, y, by });
    }
  }
  if (changed.length === 0) return null;
  const places = [...changed].sort((a, b) => b.by - a.by).slice(0, 3);
  const text = places.map(({ x, y, by }) => `(${x * 2}, ${y * 2}) by ${by.toFixed(1)}`).join(', ');
  const marks = changed.map(({ x, y }) => `<rect x="${x}" y="${y}" width="${SQUARE}" height="${SQUARE}"/>`);
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="red" fill-opacity=".5">${marks.join('')}</svg>`;
  const map = await sharp(seen)
    .composite([{ input: Buffer.from(overlay) }])
    .webp()
    .toBuffer();
  return { text: `${changed.length} squares of ${SQUARE * 2} px differ, most at ${text}`, map };
}

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Mean over a square of how far each pixel's red, green and blue are off. */
function meanDifference(
  one: Buffer,
  other: Buffer,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  let sum = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + SQUARE, height); y++) {
    for (let at = (y * width + left) * 3; at < (y * width + Math.min(left + SQUARE, width)) * 3; at++) {
      sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
      count++;
    }
  }
  return sum / count;
}
