import type { Stop } from '../pen/stops.ts';

/** The colours of one deck, before grading. */
export interface Palette {
  /** Card border, dark and light. */
  edge: string;
  edgeLight: string;
  /** The window's sky from top to foot. */
  sky: readonly Stop[];
  /** Far, hazy things; near, dark ones. */
  far: string;
  near: string;
  /** The darkest fill. */
  ink: string;
  /** Metal: beside the light, mid, body, far from the light. */
  gold: readonly [near: string, mid: string, body: string, far: string];
  /** The colour of the light. */
  glow: string;
  mist: string;
  /** The one saturated warm accent. */
  rose: string;
  cool: string;
  /** The lightest cream; white never. */
  pale: string;
}

export type Deck = 'tarot' | 'oracle' | 'love';

/**
 * The deck whose colours something has; a deck that the owner added has none of its own and gets tarot's.
 * @param name a deck, or a card's file: `tarot/17-star`
 */
export function coloursOf(name: string): Deck {
  const [deck = ''] = name.split('/');
  return Object.hasOwn(palettes, deck) ? (deck as Deck) : 'tarot';
}

export const palettes: Record<Deck, Palette> = {
  /** Indigo to plum, antique gold. */
  tarot: {
    edge: '#0a0920',
    edgeLight: '#15123a',
    sky: [
      [0, '#0c0c2a'],
      [0.38, '#1b1747'],
      [0.68, '#3a2460'],
      [1, '#241640'],
    ],
    far: '#4a3576',
    near: '#120f30',
    ink: '#0e0c28',
    gold: ['#fff6df', '#f3dba8', '#d9b878', '#a67f4e'],
    glow: '#ffe2ac',
    mist: '#b98bc4',
    rose: '#d98fa9',
    cool: '#8f8be0',
    pale: '#fbf0dc',
  },
  /** Blue indigo to lavender, pale champagne. */
  oracle: {
    edge: '#0b1130',
    edgeLight: '#172152',
    sky: [
      [0, '#0d1436'],
      [0.4, '#222a66'],
      [0.72, '#4c478f'],
      [1, '#2a2c63'],
    ],
    far: '#5c5aa6',
    near: '#101740',
    ink: '#0d1334',
    gold: ['#fffaf0', '#f4e6c6', '#dcc79b', '#a5937a'],
    glow: '#f4ecff',
    mist: '#a9a6ea',
    rose: '#e0a9c4',
    cool: '#8fb2ea',
    pale: '#f7f2ff',
  },
  /** Wine, rose gold. */
  love: {
    edge: '#220a1b',
    edgeLight: '#3b1029',
    sky: [
      [0, '#2a0c22'],
      [0.4, '#501735'],
      [0.7, '#8a3350'],
      [1, '#571c38'],
    ],
    far: '#9a4560',
    near: '#2c0d22',
    ink: '#260b1e',
    gold: ['#fff3ea', '#fbd9c6', '#e9ae98', '#b8776c'],
    glow: '#ffd3bd',
    mist: '#f0a3a5',
    rose: '#f4a7ae',
    cool: '#d59ad0',
    pale: '#fff0ea',
  },
};
