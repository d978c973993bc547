import { deflateSync } from 'node:zlib';
import { CARD } from '../frame/window.ts';
import { type Region, random } from '../pen/index.ts';

/** Specks across the tile; it repeats without a seam. */
const SIDE = 64;
/** Units across the tile: a speck is not quite two pixels of the large picture. */
const TILE = 70;

/**
 * What the tile is said to measure. Of 70 units at 720 resvg makes 84.000008 pixels where its place is a number that float arithmetic
 * holds badly, takes 85, and the row that is empty shows as a line of dots.
 */
const SHOWN = TILE - 0.001;

/** Room round what is painted, for half a stroke's width. */
const MARGIN = 16;

/**
 * Makes a region's size no whole number of pixels at any width we render: resvg rounds it twice, and where float
 * arithmetic disagrees about a whole number the layer is a pixel smaller than the grain, and it panics.
 */
const UNEVEN = 0.37;

/** So many units are whole pixels at 720, of which the other sizes are made: tiles that begin between two show their joints as rows of dots. */
const STEP = 5;

/** What two regions share, on the card, and large enough for one tile. */
export function pressed(region: Region, painted: Region): Region {
  const left = Math.max(region[0], painted[0] - MARGIN, 0);
  const top = Math.max(region[1], painted[1] - MARGIN, 0);
  const x = STEP * Math.floor(Math.min(left, CARD.width - TILE - 2) / STEP);
  const y = STEP * Math.floor(Math.min(top, CARD.height - TILE - 2) / STEP);
  return [
    x,
    y,
    Math.ceil(Math.max(Math.min(region[2], painted[2] + MARGIN, CARD.width), x + TILE + 2)) + UNEVEN,
    Math.ceil(Math.max(Math.min(region[3], painted[3] + MARGIN, CARD.height), y + TILE + 2)) + UNEVEN,
  ];
}

let made: string | undefined;

/** Filter primitives whose result `n` is the grain of the paper all over the region. */
export function grain([left, top]: Region): string {
  made ??= grainTile();
  return (
    `<feImage x="${left}" y="${top}" width="${SHOWN}" height="${SHOWN}" href="${made}" result="i"/>` +
    '<feTile in="i" result="n"/>'
  );
}

/**
 * Evenly scattered thresholds (noise without low frequencies, so no blotches and no seam to be seen), 16
 * levels of opacity, as a PNG's data address. Stored, not packed: the same bytes with every zlib.
 */
function grainTile(): string {
  const values = evenNoise();
  const rows = Buffer.alloc(SIDE * (1 + SIDE / 2));
  values.forEach((value, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    rows[y * (1 + SIDE / 2) + 1 + (x >> 1)]! |= Math.floor(value * 16) << (x % 2 ? 0 : 4);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([4, 3], 8); // four bits a pixel, indexed
  const levels = Buffer.from(Array.from({ length: 16 }, (_, i) => i * 17));
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.alloc(48)),
    chunk('tRNS', levels),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** White noise less its own blur, ranked: every level is equally frequent. */
function evenNoise(): number[] {
  const chance = random('grain');
  let values = Array.from({ length: SIDE * SIDE }, () => chance());
  for (let pass = 0; pass < 3; pass++) {
    const blurred = blur(values);
    const order = values.map((value, i) => [value - blurred[i]!, i] as const).sort((a, b) => a[0] - b[0]);
    values = values.slice();
    order.forEach(([, i], rank) => {
      values[i] = rank / values.length;
    });
  }
  return values;
}

/** Mean of the neighbours, weighted, round the edges. */
function blur(values: readonly number[]): number[] {
  const near = [-2, -1, 0, 1, 2].flatMap((dy) =>
    [-2, -1, 0, 1, 2].map((dx) => [dx, dy, Math.exp(-(dx * dx + dy * dy) / 2.4)] as const),
  );
  const total = near.reduce((sum, [, , weight]) => sum + weight, 0);
  return values.map((_, i) => {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    let sum = 0;
    for (const [dx, dy, weight] of near)
      sum += weight * values[((y + dy + SIDE) % SIDE) * SIDE + ((x + dx + SIDE) % SIDE)]!;
    return sum / total;
  });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

function crc(data: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
