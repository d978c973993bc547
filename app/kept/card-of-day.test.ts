import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, dayOf } from '../horoscope/week.ts';
import { cardOfDay, cardsByDay, keepCardOfDay, soundTime } from './card-of-day.ts';
import { CARD_OF_DAY, type KeptReading } from './stored.ts';

const BUILT = dayOf(Date.parse('2026-11-22T12:00:00+09:00'));

describe('the time, by a clock that may be wrong by years', () => {
  test.each([
    ['1970-01-01T00:00:00Z', '2026-11-22T09:00:00+09:00'],
    ['2019-05-05T23:59:59+09:00', '2026-11-22T23:59:59+09:00'],
    ['2026-11-21T23:59:59+09:00', '2026-11-22T23:59:59+09:00'],
    // From the build's day on the device is believed.
    ['2026-11-22T00:00:00+09:00', '2026-11-22T00:00:00+09:00'],
    ['2026-11-25T08:00:00+09:00', '2026-11-25T08:00:00+09:00'],
    ['2107-02-28T12:00:00+09:00', '2107-02-28T12:00:00+09:00'],
  ])('%s counts as %s', (device, time) => {
    expect(soundTime(Date.parse(device), BUILT)).toBe(Date.parse(time));
  });
});

describe('the card of the day', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is that of its reading and its day alone', () => {
    const card = { card: 17, side: 'reversed' } as const;
    keepCardOfDay('today', BUILT, card);
    expect(cardOfDay('today', BUILT)).toEqual(card);
    expect(cardOfDay('today', BUILT + 1)).toBeNull();
    expect(cardOfDay('today', BUILT - 1)).toBeNull();
    expect(cardOfDay('tonight', BUILT)).toBeNull();
  });

  test.each([
    '7{',
    'null',
    '7',
    '[]',
    `{"reading":"today","day":${BUILT}}`,
    `{"reading":"today","day":${BUILT},"card":-1,"side":"upright"}`,
    `{"reading":"today","day":${BUILT},"card":1.5,"side":"upright"}`,
    `{"reading":"today","day":${BUILT},"card":3,"side":"left"}`,
  ])('%s in its place is none', (text) => {
    items.set(CARD_OF_DAY, text);
    expect(cardOfDay('today', BUILT)).toBeNull();
  });

  test('refused storage gives none and breaks nothing', () => {
    vi.stubGlobal('localStorage', null);
    keepCardOfDay('today', BUILT, { card: 1, side: 'upright' });
    expect(cardOfDay('today', BUILT)).toBeNull();
  });
});

test('of the record, the first card of each day of the one reading', () => {
  const reading = (at: number, card: number, id = 'today'): KeptReading => ({
    at,
    reading: id,
    cards: [{ card, side: 'upright' }],
    theme: null,
  });
  const noon = BUILT * DAY_MS;
  const days = cardsByDay(
    [reading(noon - DAY_MS, 1), reading(noon, 2, 'tarot'), reading(noon, 3), reading(noon + 1000, 4)],
    'today',
  );
  expect([...days].map(([day, { card }]) => [day, card])).toEqual([
    [BUILT - 1, 1],
    [BUILT, 3],
  ]);
});
