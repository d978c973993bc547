import { siteContent } from '../content/site-content.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import type { DeckEntryData } from './deck-entry.tsx';
import type { OtherReading } from './other-readings.tsx';

/** The decks that can be drawn, as the home page and the hub show them. */
export function deckEntries(): DeckEntryData[] {
  return siteContent().decks.map((deck) => ({
    deck: deck.deck,
    name: deck.name,
    path: deck.path,
    text: deck.entry.text,
    more: deck.entry.more,
    showcase: picture(deck.showcase),
  }));
}

/** The readings beside the decks. */
export function otherReadings(): OtherReading[] {
  return siteContent().readings.map(({ id, name, path, tagline, icon }) => ({
    id,
    name,
    path,
    tagline,
    icon,
  }));
}
