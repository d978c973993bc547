import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../define.ts';
import { keepsakesOf, storyName, wallpaperName } from '../keepsakes/keepsake.ts';
import { heightOf, STORY, WALLPAPER } from '../keepsakes/layout.ts';
import type { LaidCard } from '../laid-card.ts';
import { cardPreview, cardPreviewName } from '../previews/shared/card-preview.ts';
import { PREVIEW } from '../previews/shared/preview-parts.ts';
import type { Words } from '../words.ts';
import { drawn } from './drawn.ts';
import { type Encoded, widestOf } from './encode.ts';
import { fromCache, hash, keep, type MadeTogether } from './make.ts';
import type { CachedPicture, PlannedPicture } from './manifest.ts';
import { rasterise } from './rasterise.ts';
import { noting, type Said } from './said.ts';

/** Raise this when what is made of the same layers changes. */
const SETTINGS = 'laid cards: jpeg 75 4:4:4, v2';
/**
 * 4:4:4: thin gold on violet smears with halved colour. With the usual code tables: such as are made for each file take two thirds of the
 * encoder's time for 7 % of the weight, as much as 3 of quality.
 */
const QUALITY = 75;

/** The most a picture may weigh, in bytes; its quality gives way. */
const BUDGET = 295_000;

const FILE = { type: 'image/jpeg', extension: 'jpg' } as const satisfies Partial<Encoded>;
/** Nobody waits for it on a coloured ground. */
const TINT = '#171232';

/** A card that is laid into other pictures. */
export interface CardToLay {
  /** The card's file, `tarot/17-star`. */
  of: string;
  /** Its drawing; undefined where the owner has added a card with a picture of his own. */
  picture: Picture | undefined;
  /** Where the owner's pictures are. */
  photos: string;
}

/**
 * Wallpaper, stories and preview of a card, laid together from pixels: the card is rasterised once for all of them, a night once for all
 * cards of its deck.
 * @throws with what went wrong in the drawing
 */
export async function makeLaidCards(card: CardToLay, words: Words, cacheDir: string): Promise<MadeTogether> {
  const { words: noted, said } = noting(words);
  const { photo, ...own } = noted.keepsakes[card.of]!;
  const shown = photo ? await photographOf(join(card.photos, photo)) : drawingOf(card.picture!, words);
  const laid = [
    ...keepsakesOf(card.of, own, noted.site),
    cardPreview(card.of, shown, noted.previews[card.of], noted.site),
  ];
  const cardOf = sized(shown.pixels);
  let isNew = false;
  const cached: CachedPicture[] = [];
  for (const picture of laid) {
    const { name, width, height, night, turned, words: letters } = picture;
    const place = JSON.stringify([picture.card, turned]);
    const key = hash(SETTINGS, place, night, letters?.svg ?? '', shown.source).slice(0, 24);
    const known = fromCache(cacheDir, key);
    isNew ||= known === null;
    if (known) {
      cached.push({ ...known, name });
      continue;
    }
    const data = await jpegOf(layTogether(picture, await cardOf(picture.card.width)));
    cached.push(keep(cacheDir, key, { name, width, height, tint: TINT }, [{ ...FILE, width, height, data }]));
  }
  return { cached, said: { ...said, ...shown.said }, drawn: isNew };
}

/** The pictures that a drawn card may be laid into, before anybody knows its words; the deck may turn out to have no reversed ones. */
export function plannedLaidCards(card: string): PlannedPicture[] {
  const planned = (name: string, { width, height }: { width: number; height: number }): PlannedPicture => ({
    name,
    width,
    height,
    files: [{ ...FILE, width, height }],
  });
  return [
    planned(wallpaperName(card), WALLPAPER),
    planned(storyName(card, false), STORY),
    planned(storyName(card, true), STORY),
    planned(cardPreviewName(card), PREVIEW),
  ];
}

/** What a card shows; width and height in any unit. */
interface Shown {
  width: number;
  height: number;
  /** What its pixels are made of. */
  source: string | Buffer;
  said: Said;
  pixels(): Sharp;
}

/** From the pixels that the card's own files are made of. */
function drawingOf(picture: Picture, words: Words): Shown {
  const { svg, said } = drawn(picture, words);
  const { width, height } = picture;
  return { width, height, source: svg, said, pixels: () => rasterise(svg, widestOf(picture.format)) };
}

async function photographOf(file: string): Promise<Shown> {
  const source = readFileSync(file);
  const { autoOrient } = await sharp(source).metadata();
  return { ...autoOrient, source, said: {}, pixels: () => sharp(source).autoOrient() };
}

/** RGBA: in plain colour while it is resized, multiplied by its alpha to be laid. Of what is laid upon, RGB. */
interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** The card in the widths that are asked for, each made once. */
function sized(card: () => Sharp): (width: number) => Promise<Pixels> {
  const made = new Map<number, Promise<Pixels>>();
  let largest: Promise<Pixels> | undefined;
  return (width) => {
    largest ??= atItsLargest(card());
    const pixels = made.get(width) ?? largest.then(smaller(width)).then(multiplied);
    made.set(width, pixels);
    return pixels;
  };
}

/** The card as large as the largest of its pictures shows it, in plain colour: sharp resizes what is multiplied three times as slowly. */
function atItsLargest(card: Sharp): Promise<Pixels> {
  const { width } = WALLPAPER.card;
  return plainPixels(card.resize({ width, height: heightOf(width), fit: 'inside' }));
}

/** @param to what the largest width becomes: a photograph may be narrower */
function smaller(to: number): (pixels: Pixels) => Promise<Pixels> {
  const scale = to / WALLPAPER.card.width;
  return ({ width, height, data }) => {
    const image = sharp(data, { raw: { width, height, channels: 4 } });
    return plainPixels(image.resize(Math.round(width * scale), Math.round(height * scale)));
  };
}

async function plainPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function multiplied(pixels: Pixels): Pixels {
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!;
    if (alpha < 255)
      for (let channel = i; channel < i + 3; channel++) data[channel] = (data[channel]! * alpha) / 255;
  }
  return pixels;
}

function pixelsOf(svg: string, width: number): Pixels {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  }).render();
  return { width: image.width, height: image.height, data: image.pixels };
}

/** A worker's nights, by their drawing. */
const nights = new Map<string, Pixels>();

function layTogether({ night, card, turned, words, width }: LaidCard, sized: Pixels): Pixels {
  const ground = nights.get(night) ?? opaque(pixelsOf(night, width));
  nights.set(night, ground);
  const whole = { ...ground, data: Buffer.from(ground.data) };
  const left = Math.round(card.x - sized.width / 2);
  lay(whole, turned ? upsideDown(sized) : sized, left, Math.round(card.y - sized.height / 2));
  if (words) lay(whole, pixelsOf(words.svg, width), 0, words.top);
  return whole;
}

function opaque({ width, height, data }: Pixels): Pixels {
  const colours = Buffer.alloc(width * height * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    for (let channel = 0; channel < 3; channel++) colours[to + channel] = data[from + channel]!;
  }
  return { width, height, data: colours };
}

function upsideDown({ width, height, data }: Pixels): Pixels {
  const turned = new Uint8Array(data);
  new Uint32Array(turned.buffer).reverse();
  return { width, height, data: Buffer.from(turned.buffer) };
}

/** Lays pixels over opaque ones. */
function lay(ground: Pixels, { width, height, data }: Pixels, left: number, top: number): void {
  for (let y = 0; y < height; y++) {
    let from = y * width * 4;
    let to = ((y + top) * ground.width + left) * 3;
    for (let x = 0; x < width; x++, from += 4, to += 3) {
      const alpha = data[from + 3]!;
      if (alpha === 0) continue;
      const rest = 255 - alpha;
      for (let channel = 0; channel < 3; channel++) {
        const below = rest === 0 ? 0 : (ground.data[to + channel]! * rest) / 255;
        ground.data[to + channel] = data[from + channel]! + below;
      }
    }
  }
}

async function jpegOf({ width, height, data }: Pixels, quality = QUALITY): Promise<Buffer> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer();
  return jpeg.length <= BUDGET || quality <= 60 ? jpeg : jpegOf({ width, height, data }, quality - 4);
}
