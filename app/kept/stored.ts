/** The form in which the record stands in storage: its versions, and what is taken of a text that was damaged. */
import type { Side } from '../draw/machine.ts';

/** The names in storage; what begins like the first is the record's. */
export const RECORD = 'hoshiakari:cards';
export const CARD_OF_DAY = `${RECORD}:day`;

/** One reading as it was revealed. */
export interface KeptReading {
  /** Milliseconds since 1970. */
  at: number;
  /** Which reading: `tarot`, `today`. */
  reading: string;
  /** Its cards in their places, by position in the deck from 0. */
  cards: { card: number; side: Side }[];
  /** Key of the theme she asked about; null when she left it open. */
  theme: string | null;
}

/** What a stored text holds. `newer`: written by a newer build, not to be touched; `damaged`: some or all of it is none of ours. */
export interface Stored {
  /** The oldest first. */
  readings: KeptReading[];
  state: 'whole' | 'damaged' | 'newer';
}

/** Makes a list of one version to one of the next. */
export type Step = (list: unknown[]) => unknown[];

/** The first leads from version 1 to 2. */
const STEPS: readonly Step[] = [];

/** More cards than any reading has. */
const MOST_CARDS = 10;
/** The last day that a `Date` knows. */
const LAST_TIME = 8.64e15;

/** The text to store. */
export function written(readings: readonly KeptReading[], steps = STEPS): string {
  return JSON.stringify({ version: steps.length + 1, readings });
}

/** @param text as it stands in storage; null where nothing does */
export function readStored(text: string | null, steps = STEPS): Stored {
  if (text === null) return { readings: [], state: 'whole' };
  const { version, readings } = asObject(parsed(text));
  const own = steps.length + 1;
  if (!Number.isInteger(version) || (version as number) < 1 || !Array.isArray(readings))
    return { readings: [], state: 'damaged' };
  if ((version as number) > own) return { readings: [], state: 'newer' };
  const list = steps.slice((version as number) - 1).reduce((before, step) => step(before), readings);
  const sound = list.map(asReading).filter((reading) => reading !== null);
  return { readings: sound, state: sound.length === list.length ? 'whole' : 'damaged' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Anyone can write into storage: what has not the form of a reading is none. */
function asReading(value: unknown): KeptReading | null {
  const { at, reading, cards, theme } = asObject(value);
  if (typeof at !== 'number' || !(at >= 0 && at <= LAST_TIME)) return null;
  if (!isKey(reading) || !(theme === null || isKey(theme))) return null;
  if (!Array.isArray(cards) || cards.length === 0 || cards.length > MOST_CARDS) return null;
  const sound = cards.map(asCard).filter((card) => card !== null);
  return sound.length === cards.length ? { at, reading, cards: sound, theme } : null;
}

function asCard(value: unknown): KeptReading['cards'][number] | null {
  const { card, side } = asObject(value);
  if (!Number.isInteger(card) || (card as number) < 0) return null;
  return side === 'upright' || side === 'reversed' ? { card: card as number, side } : null;
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value);
}
