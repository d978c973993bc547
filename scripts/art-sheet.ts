/**
 * Contact sheets for looking at a family of pictures: npm run art:sheet -- tarot
 * One sheet with pictures 150 px wide, one with 300, and pages of four with 900. With --out docs/pictures
 * instead one small JPEG there, for readers of the documents.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { loadContent } from '../app/content/load.server.ts';
import { wordsOf } from '../app/pictures/words.server.ts';
import { isCard, loadPictures } from '../card-art/pictures.ts';
import { makeLaidCards } from '../card-art/render/laid-cards.ts';
import { rasterise } from '../card-art/render/rasterise.ts';

const GAP = 16;
/** `keepsakes/tarot/17` shows what is taken along of that card. */
const KEEPSAKES = 'keepsakes/';
const CACHE = '.cache/pictures/cache';

interface Sheet {
  /** Width of a picture in pixels. */
  width: number;
  columns: number;
  /** Rows on a page; 0: as many as it takes. */
  rows: number;
}

const FOR_LOOKING: Sheet[] = [
  { width: 150, columns: 11, rows: 0 },
  { width: 300, columns: 8, rows: 0 },
  { width: 900, columns: 4, rows: 1 },
];
const FOR_DOCUMENTS: Sheet = { width: 150, columns: 8, rows: 0 };
/** The most a document's sheet may weigh, in bytes. */
const BUDGET = 250_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const prefix = positionals[0] ?? '';
const words = wordsOf(loadContent());
const pictures = prefix.startsWith(KEEPSAKES) ? await keepsakes() : await drawings();
if (!pictures.length) {
  console.error(`no picture begins with "${prefix}"`);
  process.exit(1);
}
const name = prefix.replaceAll('/', '-') || 'all';
const ratio = Math.max(...pictures.map(({ width, height }) => height / width));

const out = values.out ?? '.cache/art';
mkdirSync(out, { recursive: true });
if (values.out) {
  const [sheet] = await pagesOf(FOR_DOCUMENTS);
  const path = `${out}/${name}.jpg`;
  console.log(`${path}  ${await saveLight(sheet!, path)} bytes`);
} else {
  for (const sheet of FOR_LOOKING) {
    for (const [i, page] of (await pagesOf(sheet)).entries()) {
      const path = `${out}/sheet-${name}-${sheet.width}${sheet.rows ? `-${i + 1}` : ''}.png`;
      await page.png({ compressionLevel: 6 }).toFile(path);
      console.log(path);
    }
  }
}

interface Shown {
  width: number;
  height: number;
  /** The picture so many pixels wide. */
  at: (width: number) => Sharp;
}

async function drawings(): Promise<Shown[]> {
  const entries = await loadPictures(prefix);
  return entries.map(({ picture }) => {
    const svg = picture.draw(words);
    return { width: picture.width, height: picture.height, at: (width) => rasterise(svg, width) };
  });
}

/** Stories and wallpapers of the deck that is named. */
async function keepsakes(): Promise<Shown[]> {
  const cards = await loadPictures(prefix.slice(KEEPSAKES.length));
  const shown: Shown[] = [];
  for (const { picture } of cards.filter(({ file }) => isCard(file))) {
    const { cached } = await makeLaidCards({ of: picture.name, picture, photos: 'content' }, words, CACHE);
    for (const { width, height, files } of cached.filter(({ name }) => !name.startsWith('previews/')))
      shown.push({ width, height, at: (wide) => sharp(join(CACHE, files[0]!.id)).resize({ width: wide }) });
  }
  return shown;
}

/** The pictures in rows, on as many pages as it takes. */
async function pagesOf({ width, columns, rows }: Sheet): Promise<Sharp[]> {
  const perPage = rows ? columns * rows : pictures.length;
  const height = Math.round(width * ratio);
  const pages: Sharp[] = [];
  for (let first = 0; first < pictures.length; first += perPage) {
    const shown = pictures.slice(first, first + perPage);
    const used = Math.min(columns, shown.length);
    const tiles: OverlayOptions[] = await Promise.all(
      shown.map(async ({ at }, i) => ({
        input: await at(width).png({ compressionLevel: 1 }).toBuffer(),
        left: GAP + (i % columns) * (width + GAP),
        top: GAP + Math.floor(i / columns) * (height + GAP),
      })),
    );
    const paper = sharp({
      create: {
        width: GAP + used * (width + GAP),
        height: GAP + Math.ceil(shown.length / columns) * (height + GAP),
        channels: 3,
        background: '#0b0a1c',
      },
    });
    pages.push(paper.composite(tiles));
  }
  return pages;
}

/** As JPEG, as good as the budget allows. Returns its bytes. */
async function saveLight(sheet: Sharp, path: string): Promise<number> {
  const png = await sheet.png({ compressionLevel: 1 }).toBuffer();
  for (let quality = 86; ; quality -= 4) {
    const { size } = await sharp(png).jpeg({ quality, mozjpeg: true }).toFile(path);
    if (size <= BUDGET || quality <= 40) return size;
  }
}
