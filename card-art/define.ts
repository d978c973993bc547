import { frame } from './kit/frame/frame.ts';
import { cartouche, plate } from './kit/frame/plate.ts';
import { backdrop, CARD, sheet } from './kit/frame/window.ts';
import { deckGrades, grade } from './kit/grade/grade.ts';
import { type Deck, type Palette, palettes } from './kit/grade/palettes.ts';
import { Art, type Point } from './kit/pen/index.ts';
import type { Words } from './words.ts';

/** What the renderer makes of a picture. Sizes in pixels. */
export type Format =
  | {
      kind: 'photo';
      /** Widths as AVIF; the last is the largest. */
      widths: readonly number[];
      /** Width of the WebP for browsers without AVIF. */
      fallback: number;
      /** AVIF quality; 58 unless given. */
      quality?: number;
      /** How long the AVIF encoder tries, 0 to 9; 2 unless given. */
      effort?: number;
      /** The most the smallest AVIF may weigh, in bytes; its quality gives way. */
      budget?: number;
      /** How the widest AVIF is encoded, where not as the others are. */
      widest?: { quality: number; effort: number };
    }
  /** The SVG itself is served: small ornaments. */
  | { kind: 'svg' }
  /** A JPEG: what other sites show when a page is shared. */
  | { kind: 'jpeg'; width: number };

/** A drawing by name. A module below decks, backs, signs, scenes … exports one as `picture`. */
export interface Picture {
  /** Path of its module below its folder: `tarot/17-star`, `scenes/hero-tall`. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly format: Format;
  /** The finished SVG: for the same words always the same bytes. */
  draw(words: Words): string;
}

/**
 * Cards: 480 pixels for phones' hands and decks, 720 where one card fills the view: it is shown at most 570 (190 CSS pixels on a
 * phone) or 600 (300 on a screen of two) wide; there the grain's tiles are whole pixels too. Of the widest, effort 1 at 63 is to the
 * eye what 2 at 61 is, in two thirds of the time. The few that would weigh more than the budget are encoded a step lower, so that a
 * deck's mean stays within 35 kB.
 */
const CARD_FORMAT: Format = {
  kind: 'photo',
  widths: [480, 720],
  fallback: 480,
  budget: 38_000,
  widest: { quality: 63, effort: 1 },
};

/**
 * Backs come first on every page that draws: at effort 4 they look at 30 kB as they did at 36, and with the page itself they come in two
 * round trips of a connection (14.6 and 29.2 kB). It takes seconds more, for three pictures.
 */
const BACK_FORMAT: Format = { ...CARD_FORMAT, quality: 48, effort: 4 };

export interface CardDefinition {
  /** `<deck>/<number>-<slug>`: also the module's path. */
  name: `${Deck}/${string}`;
  /** Where the light is. */
  light: Point;
  /** Roman numeral; oracle cards have none. */
  numeral?: string;
  /** Change it and the stars are thrown anew. */
  seed?: string;
  /** Paints what is seen through the window, back to front; it may overflow. */
  draw(art: Art, palette: Palette): void;
}

/** A card: sky, art, frame, plate with the card's words, and the deck's colour grade. */
export function defineCard(definition: CardDefinition): Picture {
  const { name, light, numeral, seed = name, draw } = definition;
  const deck = name.slice(0, name.indexOf('/')) as Deck;
  return cardShaped({ name, deck, seed, light, format: CARD_FORMAT }, (art, palette, words) => {
    art.clip(backdrop(art, deck), () => draw(art, palette));
    frame(art, deck);
    if (numeral) cartouche(art, numeral);
    plate(art, words.cards[name]);
  });
}

export interface BackDefinition {
  name: `backs/${Deck}`;
  deck: Deck;
  light: Point;
  seed?: string;
  /** Paints on the empty border; must be unchanged by half a turn. */
  draw(art: Art, palette: Palette): void;
}

/** A deck's back: the card's shape without window or plate. */
export const defineBack = ({ name, deck, light, seed = name, draw }: BackDefinition): Picture =>
  cardShaped({ name, deck, seed, light, format: BACK_FORMAT }, (art, palette) => {
    sheet(art);
    draw(art, palette);
  });

function cardShaped(
  {
    name,
    deck,
    seed,
    light,
    format,
  }: { name: string; deck: Deck; seed: string; light: Point; format: Format },
  draw: (art: Art, palette: Palette, words: Words) => void,
): Picture {
  const { width, height } = CARD;
  return {
    name,
    width,
    height,
    format,
    draw(words) {
      const palette = palettes[deck];
      const art = new Art({ id: idOf(name), seed, width, height, palette, light, reach: 640 });
      draw(art, palette, words);
      const change = deckGrades[deck];
      return change ? grade(art.toSvg(), change) : art.toSvg();
    },
  };
}

export interface SceneDefinition {
  name: string;
  width: number;
  height: number;
  format: Format;
  draw(words: Words): string;
}

/** Anything that is not a card: it paints its own surface. */
export const definePicture = (definition: SceneDefinition): Picture => definition;

export interface CropDefinition {
  name: string;
  /** The picture it is cut from, and the part of it in that picture's units. */
  from: Picture;
  x: number;
  y: number;
  width: number;
  height: number;
  format: Format;
}

/**
 * A part of another picture, e.g. an article's thumbnail out of a card. The SVG stays whole and only
 * says which part is meant: resvg gives up (a panic) on shapes that lie far outside of its view.
 */
export const defineCrop = ({ name, from, x, y, width, height, format }: CropDefinition): Picture => ({
  name,
  width,
  height,
  format,
  draw: (words) => from.draw(words).replace('<svg ', `<svg data-part="${x} ${y} ${width} ${height}" `),
});

/** A gradient id prefix that no other picture has: `tarot/17-star` → `tarot-17-star-`. */
export const idOf = (name: string): string => `${name.replaceAll('/', '-')}-`;
