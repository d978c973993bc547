import type { Page } from 'playwright-core';
import type { Card, Deck } from '../../app/content/types.ts';
import { deckCalled, words } from './content.ts';

export type Side = 'upright' | 'reversed';

/** What a result says was drawn. */
export interface DrawnResult {
  card: Card;
  /** Null in a deck without sides. */
  side: Side | null;
  /** Null where it was left open. */
  theme: string | null;
}

/** What was drawn, by the address that the result leads on to. */
export async function drawnOn(page: Page): Promise<DrawnResult> {
  const href = await page.getByRole('link', { name: words.draw.details }).getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '', page.url());
  const [, , deck = '', id] = pathname.split('/');
  const card = deckCalled(deck).cards.find((each) => each.id === Number(id));
  if (!card) throw new Error(`${href} leads to no card`);
  return { card, side: searchParams.get('side') as Side | null, theme: searchParams.get('theme') };
}

/** The line for her of one side; of a deck without sides its only one. */
export function messageOf({ message }: Card, side: Side | null): string {
  return typeof message === 'string' ? message : message[side ?? 'upright'];
}

/** What the result says of her who drew this side and asked about this theme. */
export function descriptionOf(card: Card, side: Side | null, theme: string | null = null): string {
  const reversed = 'descriptionReversed' in card ? card.descriptionReversed : undefined;
  const asked = theme === null ? undefined : card.descriptionFor?.[theme];
  return asked ?? ((side === 'reversed' && reversed) || card.description);
}

/** The answer to a theme or situation. */
export function answerOf({ detail }: Card, side: Side | null, key: string): string {
  const themes = detail.themes as Record<string, string> | Record<Side, Record<string, string>>;
  const ofSide = themes[side ?? 'upright'];
  const answers = typeof ofSide === 'object' ? ofSide : (themes as Record<string, string>);
  const situations = 'situations' in detail ? detail.situations : undefined;
  return situations?.[key] ?? answers[key] ?? '';
}

/** What can be asked on the deck's draw page. */
export function themesOf(deck: Deck): { key: string; label: string }[] {
  return deck.situations ?? deck.themes;
}

/**
 * Makes chance give this card and side; call it before the page is loaded.
 * @param index the card's position in its deck, from 0
 */
export async function decideDraw(page: Page, index: number, side: Side = 'upright'): Promise<void> {
  await page.addInitScript(
    ([card, turned]) => {
      let draws = 0;
      const chance = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) => {
        if (!(array instanceof Uint32Array) || array.length !== 1) return chance(array);
        // Which card, then which side, at every draw.
        array[0] = draws++ % 2 === 0 ? card : turned ? 2 ** 32 - 1 : 0;
        return array;
      };
    },
    [index, side === 'reversed'] as const,
  );
}
