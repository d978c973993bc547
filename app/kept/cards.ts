/**
 * Names and small pictures of all cards, for a list in which any may stand: one file, fetched where something is kept
 * (`build/vite/kept-cards.ts`). The pictures are those that a deck keeps on the device anyway.
 */
import address from 'virtual:kept-cards';
import { paths } from '../../addresses/paths.ts';
import { fetchJson } from '../lib/fetch-json.ts';
import type { KeptReading } from './stored.ts';

/** A picture in its smallest size, and for browsers that do not know its format. */
export interface SmallPicture {
  avif: string;
  src: string;
}

export interface KeptDeck {
  /** The id of its first card; the others follow. */
  firstId: number;
  /** What its sides are called; null where it is not read by sides. */
  sides: { upright: string; reversed: string } | null;
  /** What its themes are called, by key. */
  themes: Record<string, string>;
  /** By position. */
  cards: { name: string; picture: SmallPicture }[];
}

/** What the record's entries are shown with. */
export interface KeptCards {
  decks: Record<string, KeptDeck>;
  /** The readings by id: their names, and the deck they are drawn from. */
  readings: Record<string, { name: string; deck: string }>;
}

/**
 * Fetches names and pictures; a failure is not remembered.
 * @throws where they cannot be had
 */
export function fetchKeptCards(): Promise<KeptCards> {
  return fetchJson(address);
}

/** A card of the record as it is shown. */
export interface ShownCard {
  name: string;
  picture: SmallPicture;
  turned: boolean;
}

/** An entry of the record as it is shown. */
export interface ShownReading {
  entry: KeptReading;
  /** タロット占い */
  kind: string;
  /** お金; null where she left it open. */
  theme: string | null;
  cards: ShownCard[];
  /** 星, or 貝・慈雨・蕾. */
  name: string;
  /** 正位置; null where the deck has none, and where there are several cards. */
  side: string | null;
  path: string;
}

/** @returns null where the site has the reading or one of its cards no more */
export function shownReading(entry: KeptReading, { decks, readings }: KeptCards): ShownReading | null {
  const reading = own(readings, entry.reading);
  const deck = reading && own(decks, reading.deck);
  if (!reading || !deck) return null;
  const cards = entry.cards.flatMap(({ card, side }) => {
    const found = deck.cards[card];
    return found ? [{ ...found, turned: side === 'reversed' }] : [];
  });
  if (cards.length < entry.cards.length) return null;
  const [first] = entry.cards;
  const single = entry.cards.length === 1 && first;
  return {
    entry,
    kind: reading.name,
    theme: (entry.theme !== null && own(deck.themes, entry.theme)) || null,
    cards,
    name: cards.map(({ name }) => name).join('・'),
    side: (single && deck.sides?.[first.side]) || null,
    path: single
      ? paths.drawnCard(reading.deck, deck.firstId + first.card, deck.sides && first.side, entry.theme)
      : paths.keptReading(
          entry.reading,
          entry.cards.map(({ card }) => deck.firstId + card),
        ),
  };
}

/** What stands under a key that may be anyone's: no `constructor`. */
function own<Value>(record: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
