import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { signNames } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { FIRST_MONDAY, type Monday, mondayOf, rangeOf, startOf, weeksLater } from '../horoscope/week.ts';
import { lineOfWeeks } from './choice.server.ts';
import { weekFor } from './week-for.server.ts';
import { weeksAt } from './weeks.server.ts';

const real = loadContent();
/** Without what the owner wrote, or with it for these weeks. */
const contentWith = (...weeks: [Monday, NonNullable<ReturnType<Content['weeks']['get']>>][]) => ({
  ...real,
  weeks: new Map(weeks) as Content['weeks'],
});

const noon = (monday: Monday) => startOf(monday) + 12 * 3_600_000;
const mondays = (of: { all: readonly { monday: Monday }[] }) => of.all.map(({ monday }) => monday);

test('in the third month: eight weeks before this one, this one, the next; each with its own range', () => {
  const shown = weeksAt(noon('2027-02-01'), contentWith());
  expect(mondays(shown)).toEqual(Array.from({ length: 10 }, (_, place) => weeksLater('2026-12-07', place)));
  expect(shown.current.monday).toBe('2027-02-01');
  expect(shown.next.monday).toBe('2027-02-08');
  for (const { monday, range } of shown.all) expect(range).toEqual(rangeOf(monday));
});

test('any time of the first two years: this week and the next, never more than eight before, none twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: startOf(FIRST_MONDAY), max: startOf(weeksLater(FIRST_MONDAY, 104)) - 1 }),
      (now) => {
        const shown = weeksAt(now, contentWith());
        expect(shown.current.monday).toBe(mondayOf(now));
        expect(shown.next.monday).toBe(weeksLater(mondayOf(now), 1));
        expect(mondays(shown)).toEqual([...new Set(mondays(shown))].toSorted());
        expect(mondays(shown)[0]! >= FIRST_MONDAY).toBe(true);
        expect(mondays(shown)[0]! >= weeksLater(mondayOf(now), -8)).toBe(true);
        expect(mondays(shown).at(-1)).toBe(shown.next.monday);
      },
    ),
    { numRuns: 8 },
  );
});

test('the last moment of Sunday and the first of Monday in Tokyo are of different weeks', () => {
  const monday = startOf('2026-12-07');
  expect(weeksAt(monday - 1, contentWith()).current.monday).toBe('2026-11-30');
  expect(weeksAt(monday, contentWith()).current.monday).toBe('2026-12-07');
});

test('before the first Monday there are only weeks that the owner wrote, however many the window holds', () => {
  const now = noon(weeksLater(FIRST_MONDAY, 2));
  const line = Array.from({ length: 4 }, (_, place) => weeksLater(FIRST_MONDAY, place));
  expect(mondays(weeksAt(now, contentWith()))).toEqual(line);
  const written = weeksAt(now, contentWith(['2026-11-02', { greeting: 'こんにちは。' }]));
  expect(mondays(written)).toEqual(['2026-11-02', ...line]);
  // Two weeks later it has left the window.
  expect(mondays(weeksAt(noon(weeksLater(FIRST_MONDAY, 6)), contentWith(['2026-11-02', {}])))[0]).toBe(
    FIRST_MONDAY,
  );
});

test('a site built before the line has a week all the same: its own, from the sky, and the line’s first as the next', () => {
  const { all, current, next } = weeksAt(noon(weeksLater(FIRST_MONDAY, -1)), contentWith());
  expect(all).toEqual([current, next]);
  expect([current.monday, next.monday]).toEqual(['2026-11-16', FIRST_MONDAY]);
});

test('a week that was next reads the same once it is this one, and as the last of the eight', () => {
  const week = '2027-01-11';
  const readIn = (now: Monday) => weeksAt(noon(now), contentWith()).all.find(({ monday }) => monday === week);
  const asNext = readIn(weeksLater(week, -1));
  expect(asNext?.signs.leo.fortunes.message.text).toBeTruthy();
  expect(readIn(week)).toEqual(asNext);
  expect(readIn(weeksLater(week, 8))).toEqual(asNext);
  expect(readIn(weeksLater(week, 9))).toBeUndefined();
});

test('the words are the line’s, for all twelve signs', () => {
  const { current } = weeksAt(noon('2026-12-07'), contentWith());
  const chosen = lineOfWeeks('2026-12-07').at(-1)!;
  expect(Object.keys(current.signs)).toEqual([...signNames]);
  for (const sign of signNames) expect(current.signs[sign]).toEqual(weekFor(sign, chosen, contentWith()));
});

test('a greeting stands in its week alone', () => {
  const { current, next } = weeksAt(
    noon('2026-12-07'),
    contentWith(['2026-12-07', { greeting: '師走です。' }]),
  );
  expect(current.greeting).toBe('師走です。');
  expect(next).not.toHaveProperty('greeting');
});
