import { deckByName, readingCalled, siteContent } from '../content/site-content.server.ts';
import type { ReadingId } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { lineSentence } from '../shell/line-words.server.ts';
import type { ReadingFacts } from './use-reading.ts';

/**
 * What the pages of all further readings are given.
 * @param fans for each place the fan that its card is taken from
 * @param sides whether it reads the sides of its deck
 */
export function loadReading(id: ReadingId, fans: readonly number[], sides = false) {
  const { name, path, description, lead, places, delaySeconds, daily, ...reading } = readingCalled(id);
  const deck = deckByName(reading.deck);
  const { site } = siteContent();
  return {
    reading: {
      id,
      deck: deck.deck,
      size: deck.cards.length,
      reversals: sides && deck.reversals,
      fans,
      delay: delaySeconds * 1000,
      daily,
    } satisfies ReadingFacts as ReadingFacts,
    name,
    path,
    description,
    lead: lead.map(phrases),
    places: places.map(({ key, label }) => ({ key: key as string, label })),
    deck: deck.deck,
    back: picture(deck.back),
    backAlt: deck.backAlt,
    meaningsLink: deck.draw.meaningsLink,
    lineSentence: lineSentence(site, reading.lineSentence),
    hashtag: site.hashtag,
    site: { name: site.name, address: site.address, xAccount: site.xAccount },
    preview: previewOf('reading'),
  };
}
