import { deckByName, siteContent } from '../content/site-content.server.ts';
import type { Deck, Reading } from '../content/types.ts';
import { inTurn, type Monday, weeksLater } from '../horoscope/week.ts';
import { filledForm } from '../lib/filled-form.ts';
import { kanjiNumber } from '../lib/kanji-number.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture, smallBack } from '../pictures/pictures.server.ts';
import type { NamedReading } from '../shell/shell-data.ts';
import type { DeckBack } from './deck-backs.tsx';
import type { DeckEntryData } from './deck-entry.tsx';
import type { OtherReading } from './other-readings.tsx';

/**
 * The decks that can be drawn, as several pages show them.
 * @param mondays the build's week and the next
 * @param ahead shows the cards of so many weeks later, so that two pages show two
 */
export function deckEntries(mondays: readonly Monday[], ahead = 0): DeckEntryData[] {
  return siteContent().decks.map((deck) => ({
    deck: deck.deck,
    name: deck.name,
    path: deck.path,
    cards: cardsDrawn(deck),
    text: phrases(deck.entry.text),
    more: deck.entry.more,
    showcases: mondays.map((monday) => ({
      monday,
      picture: picture(inTurn(deck.showcases as [string, ...string[]], weeksLater(monday, ahead))),
    })),
  }));
}

/** The ways to some decks by their backs, each under a short name. */
export function deckBacks(shown: readonly { deck: string; label: string }[]): DeckBack[] {
  return shown.map(({ deck: name, label }) => {
    const deck = deckByName(name);
    return { label, path: deck.path, back: smallBack(deck.back) };
  });
}

/** The readings beside the decks. */
export function otherReadings(): OtherReading[] {
  return siteContent().readings.map((reading) => {
    const { id, name, path, tagline, icon } = reading;
    return { id, name, path, tagline: phrases(tagline), icon, cards: cardsDrawn(reading) };
  });
}

/** All kinds of reading in their fixed order: the decks, then those beside them. */
export function namedReadings(): NamedReading[] {
  const { decks, readings } = siteContent();
  return [...decks, ...readings].map((reading) => ({
    name: reading.name,
    path: reading.path,
    cards: cardsDrawn(reading),
    ready: isReady(reading),
  }));
}

/** 一枚引き, 三枚引き: a deck gives one card, a reading as many as it has places. */
function cardsDrawn(reading: Deck | Reading): string {
  const { cardsDrawn: form, preparing } = siteContent().pages.reading;
  if (!isReady(reading)) return preparing;
  return filledForm(form, { count: kanjiNumber('places' in reading ? reading.places.length : 1) });
}

function isReady(reading: Deck | Reading): boolean {
  return !('ready' in reading) || reading.ready;
}
