/**
 * What a draw answers beyond name and message. Too much for every draw page: one file a deck, fetched while the moons
 * fill; content decides it, so its address carries its hash (`build/vite/deck-answers.ts`).
 */
import addresses from 'virtual:deck-answers';
import { fetchJson } from '../lib/fetch-json.ts';
import type { Side } from './machine.ts';

/** What one card says to her, by theme. */
export interface CardAnswers {
  /** By side: where there is none for the reversed one, the upright one's stands for both. */
  descriptions: { upright: string; reversed?: string };
  /** What stands in their place, on both sides, for her who asked about one theme or situation. */
  descriptionFor?: Record<string, string>;
  /** By side (`upright` alone without sides), then by the theme's key. */
  themes: { upright: Record<string, string>; reversed?: Record<string, string> };
  /** What 今日の占い says of it, by side; of the deck that it is drawn from. */
  today?: { upright: string; reversed: string };
  /** The same for both sides. */
  situations?: Record<string, string>;
}

/** @returns what stands for a side: its own, or where it has none the upright one's, which then stands for both */
export function ofSide<Value>(bySide: { upright: Value; reversed?: Value }, side: Side): Value {
  return bySide[side] ?? bySide.upright;
}

/** @returns what the result says of her who drew this side and asked about this theme (null: left open) */
export function descriptionOf(
  { descriptions, descriptionFor }: CardAnswers,
  side: Side,
  theme: string | null,
): string {
  return (theme !== null && descriptionFor?.[theme]) || ofSide(descriptions, side);
}

/** By the card's position in its deck. */
export type DeckAnswers = CardAnswers[];

/** @returns the address of a deck's answers, within the site */
export function answersAddress(deck: string): string {
  return addresses[deck] ?? '';
}

/**
 * Fetches a deck's answers; a failure is not remembered.
 * @throws where they cannot be had
 */
export function fetchAnswers(deck: string): Promise<DeckAnswers> {
  return fetchJson(answersAddress(deck));
}
