import { describe, expect, test } from 'vitest';
import { dayOf } from '../horoscope/week.ts';
import { calendarDay } from './calendar-day.ts';
import { byDay, monthNumber, monthOf, oftenDrawn, timeOf, weeksOf } from './days.ts';
import type { KeptReading } from './stored.ts';

const at = (time: string) => Date.parse(`${time}+09:00`);
const reading = (time: string, card = 0, id = 'love'): KeptReading => ({
  at: at(time),
  reading: id,
  cards: [{ card, side: 'upright' }],
  theme: null,
});

test.each([
  ['2026-11-22T00:00:00', { year: 2026, month: 11, date: 22, weekday: 6 }, '0:00'],
  ['2026-11-22T23:59:59', { year: 2026, month: 11, date: 22, weekday: 6 }, '23:59'],
  ['2028-02-29T09:05:00', { year: 2028, month: 2, date: 29, weekday: 1 }, '9:05'],
  ['1970-01-01T09:00:00', { year: 1970, month: 1, date: 1, weekday: 3 }, '9:00'],
])('%s in Tokyo', (time, day, clock) => {
  expect(calendarDay(dayOf(at(time)))).toEqual(day);
  expect(timeOf(at(time))).toBe(clock);
});

test('months are counted over the years and back', () => {
  const december = monthNumber({ year: 2026, month: 12 });
  expect(monthOf(december + 1)).toEqual({ year: 2027, month: 1 });
  expect(monthOf(december)).toEqual({ year: 2026, month: 12 });
});

describe('the leaf of a month', () => {
  const shown = (year: number, month: number) =>
    weeksOf({ year, month }).map((week) => week.map((day) => (day === null ? 0 : calendarDay(day).date)));

  test('that begins on a Sunday', () => {
    const weeks = shown(2026, 11);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(weeks[5]).toEqual([30, 0, 0, 0, 0, 0, 0]);
  });

  test('that begins on a Monday and ends on a Sunday', () => {
    expect(shown(2027, 2)).toHaveLength(4);
  });

  test('of a leap year', () => {
    expect(shown(2028, 2).flat().filter(Boolean)).toHaveLength(29);
  });
});

test("days are Tokyo's, the latest first, whatever order they were kept in", () => {
  const late = reading('2026-11-22T23:59:59');
  const early = reading('2026-11-22T00:00:00');
  const next = reading('2026-11-23T00:00:00');
  expect(byDay([late, next, early])).toEqual([
    { day: dayOf(next.at), readings: [next] },
    { day: dayOf(late.at), readings: [late, early] },
  ]);
});

test('what came often: most first, of equals the last; once is not often; a deck by whatever reading', () => {
  const deckOf = (id: string) => ({ love: 'love', twinray: 'love', tarot: 'tarot' })[id];
  const drawn = [
    reading('2026-11-01T10:00:00', 9),
    reading('2026-11-02T10:00:00', 9, 'twinray'),
    reading('2026-11-03T10:00:00', 4),
    reading('2026-11-04T10:00:00', 4),
    reading('2026-11-05T10:00:00', 9, 'tarot'),
    reading('2026-11-06T10:00:00', 3, 'tarot'),
    reading('2026-11-07T10:00:00', 3, 'tarot'),
    reading('2026-11-08T10:00:00', 3, 'tarot'),
    reading('2026-11-08T10:00:00', 3, 'gone'),
  ];
  expect(oftenDrawn(drawn, deckOf)).toEqual([
    { deck: 'tarot', card: 3, times: 3 },
    { deck: 'love', card: 4, times: 2 },
    { deck: 'love', card: 9, times: 2 },
  ]);
});
