/**
 * Contact sheets for looking at a family of pictures: npm run art:sheet -- tarot
 * One sheet with pictures 150 px wide, one with 300, and pages of four with 900.
 */
import { mkdirSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { loadPictures } from '../card-art/pictures.ts';
import { rasterise } from '../card-art/render/rasterise.ts';

const OUT = '.cache/art';
const GAP = 16;

/** Picture width, pictures in a row, rows on a page (0 = as many as it takes). */
const SHEETS = [
  { width: 150, columns: 11, rows: 0 },
  { width: 300, columns: 8, rows: 0 },
  { width: 900, columns: 4, rows: 1 },
];

const prefix = process.argv[2] ?? '';
const pictures = (await loadPictures(prefix)).map(({ picture }) => picture);
if (!pictures.length) {
  console.error(`no picture begins with "${prefix}"`);
  process.exit(1);
}
mkdirSync(OUT, { recursive: true });
const drawn = pictures.map((picture) => picture.draw());
const ratio = Math.max(...pictures.map(({ width, height }) => height / width));

for (const { width, columns, rows } of SHEETS) {
  const perPage = rows ? columns * rows : pictures.length;
  const height = Math.round(width * ratio);
  for (let first = 0, page = 1; first < pictures.length; first += perPage, page++) {
    const shown = drawn.slice(first, first + perPage);
    const used = Math.min(columns, shown.length);
    const tiles: OverlayOptions[] = await Promise.all(
      shown.map(async (svg, i) => ({
        input: await rasterise(svg, width).png({ compressionLevel: 1 }).toBuffer(),
        left: GAP + (i % columns) * (width + GAP),
        top: GAP + Math.floor(i / columns) * (height + GAP),
      })),
    );
    const path = `${OUT}/sheet-${prefix.replaceAll('/', '-') || 'all'}-${width}${rows ? `-${page}` : ''}.png`;
    await sharp({
      create: {
        width: GAP + used * (width + GAP),
        height: GAP + Math.ceil(shown.length / columns) * (height + GAP),
        channels: 3,
        background: '#0b0a1c',
      },
    })
      .composite(tiles)
      .png({ compressionLevel: 6 })
      .toFile(path);
    console.log(path);
  }
}
