import { paths } from '../../addresses/paths.ts';
import type { DrawnCard } from './drawn-card.ts';

/**
 * What a deck needs to be drawn and read without a network: of each card its page and the smallest file of its picture.
 * @returns paths within the site
 */
export function filesOfCards(deck: string, cards: readonly Pick<DrawnCard, 'id' | 'picture'>[]): string[] {
  return cards.flatMap(({ id, picture }) => {
    const avif = picture.sources.find(({ type }) => type === 'image/avif');
    // `/pictures/… 480w, /pictures/… 720w`, smallest first.
    const [smallest = picture.src] = avif?.srcSet.split(/ \d+w(?:, )?/) ?? [];
    return [paths.card(deck, id), smallest];
  });
}
