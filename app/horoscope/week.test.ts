import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_MONDAY, inTurn, mondayOf, opensAt, rangeOf, startOf, weekShown, weeksLater } from './week.ts';

const DAY = 86_400_000;
const weekOf = (now: number) => rangeOf(mondayOf(now));
/** Any instant from 1971 to 2200. */
const instants = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2200, 0, 1) });

/** Year, month, day and weekday that a clock on a wall in Tokyo shows, asked from the platform's own calendar. */
function tokyo(ms: number): { date: string; weekday: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'long',
  }).formatToParts(ms);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return { date: `${part('year')}/${part('month')}/${part('day')}`, weekday: part('weekday') };
}

test.each([
  ['a Wednesday', '2026-11-18T12:00:00+09:00', '2026/11/16', '2026/11/22'],
  ['the first moment of a Monday', '2026-11-16T00:00:00+09:00', '2026/11/16', '2026/11/22'],
  ['the last moment of a Sunday', '2026-11-22T23:59:59.999+09:00', '2026/11/16', '2026/11/22'],
  ['Sunday morning in Los Angeles, Monday in Tokyo', '2026-11-22T08:00:00-08:00', '2026/11/23', '2026/11/29'],
  ['across the end of a year, without zero padding', '2026-01-01T09:00:00+09:00', '2025/12/29', '2026/1/4'],
  ['a leap day', '2028-02-29T10:00:00+09:00', '2028/2/28', '2028/3/5'],
])('%s', (_, instant, start, end) => {
  expect(weekOf(Date.parse(instant))).toEqual({ start, end });
});

test('any instant: the week begins on a Monday in Tokyo, holds the instant, and ends six days later', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const week = weekOf(now);
      let monday = now;
      while (tokyo(monday).weekday !== 'Monday') monday -= DAY;
      expect(week.start).toBe(tokyo(monday).date);
      expect(week.end).toBe(tokyo(monday + 6 * DAY).date);
    }),
    { numRuns: 300 },
  );
});

test('a week is named by its Monday, and begins at its midnight in Tokyo', () => {
  expect(mondayOf(Date.parse('2026-11-29T23:59:59+09:00'))).toBe('2026-11-23');
  expect(startOf('2026-11-23')).toBe(Date.parse('2026-11-23T00:00:00+09:00'));
  fc.assert(
    fc.property(instants, (now) => {
      expect(mondayOf(startOf(mondayOf(now)))).toBe(mondayOf(now));
      expect(now - startOf(mondayOf(now))).toBeGreaterThanOrEqual(0);
      expect(now - startOf(mondayOf(now))).toBeLessThan(7 * DAY);
    }),
  );
});

test('weeks later and as many earlier is the same week; over the end of a year too', () => {
  expect(weeksLater('2026-12-28', 1)).toBe('2027-01-04');
  expect(weeksLater('2027-01-04', -1)).toBe('2026-12-28');
  expect(weeksLater(FIRST_MONDAY, 0)).toBe(FIRST_MONDAY);
  fc.assert(
    fc.property(instants, fc.integer({ min: -500, max: 500 }), (now, weeks) => {
      const monday = mondayOf(now);
      expect(startOf(weeksLater(monday, weeks)) - startOf(monday)).toBe(weeks * 7 * DAY);
      expect(weeksLater(weeksLater(monday, weeks), -weeks)).toBe(monday);
    }),
  );
});

test.each([
  ['in its own week the build’s stands', '2026-11-23', '2026-11-23', false],
  ['a week later the next, which the page holds', '2026-11-30', '2026-11-30', false],
  ['two weeks later the last words there are, and it says so', '2026-12-07', '2026-11-30', true],
  ['a year later too', '2027-11-29', '2026-11-30', true],
  ['a clock that is slow sees the earliest', '2026-11-16', '2026-11-23', false],
])('of a page with two weeks: %s', (_, now, monday, late) => {
  expect(weekShown(['2026-11-23', '2026-11-30'], now)).toEqual({ monday, late });
});

test('a page of one week shows that week, whatever the clock says; late only after it', () => {
  expect(weekShown(['2026-11-23'], '2026-11-16')).toEqual({ monday: '2026-11-23', late: false });
  expect(weekShown(['2026-11-23'], '2026-11-23')).toEqual({ monday: '2026-11-23', late: false });
  expect(weekShown(['2026-11-23'], '2026-11-30')).toEqual({ monday: '2026-11-23', late: true });
});

test('a week can be read beforehand from Friday 18:00 in Tokyo', () => {
  expect(opensAt('2026-11-30')).toBe(Date.parse('2026-11-27T18:00:00+09:00'));
  expect(opensAt('2027-01-04')).toBe(Date.parse('2027-01-01T18:00:00+09:00'));
});

test('each of a list has its turn, week after week, and the first follows the last', () => {
  const shown = [0, 1, 2, 3].map((weeks) => inTurn(['a', 'b', 'c'], weeksLater(FIRST_MONDAY, weeks)));
  expect(new Set(shown.slice(0, 3))).toEqual(new Set(['a', 'b', 'c']));
  expect(shown[3]).toBe(shown[0]);
});
