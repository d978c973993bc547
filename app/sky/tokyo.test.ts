import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clockText,
  dateName,
  dayText,
  partOfDay,
  twoDays,
  twoDaysShort,
  weekday,
  weekdayName,
} from './tokyo.server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const tokyo = (instant: string) => Date.parse(`${instant}+09:00`);
/** Any instant from 1971 to 2200. */
const instants = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2200, 0, 1) });

/** What the platform's own calendar says in Tokyo. */
function platform(at: number, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', ...options }).format(at);
}

test('any instant: day, date and weekday are those of a calendar in Tokyo', () => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(weekday(at)).toBe(platform(at, { weekday: 'short' }));
      expect(weekdayName(at)).toBe(`${platform(at, { weekday: 'short' })}曜`);
      expect(dayText(at)).toBe(platform(at, { month: 'numeric', day: 'numeric' }));
      expect(dateName(at)).toBe(platform(at, { month: 'long', day: 'numeric' }));
    }),
  );
});

test('any instant: the clock shows the nearest minute, never one of the next day', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const [hours = Number.NaN, minutes = Number.NaN] = clockText(at).split(':').map(Number);
      const shown = (hours * 60 + minutes) * MINUTE;
      const sinceMidnight = (at + 9 * 60 * MINUTE) % DAY;
      const lastMinute = sinceMidnight >= DAY - MINUTE / 2;
      expect(Math.abs(shown - sinceMidnight)).toBeLessThanOrEqual(lastMinute ? MINUTE : MINUTE / 2);
      expect(clockText(at)).toMatch(/^\d{1,2}:\d\d$/);
    }),
  );
});

test.each([
  ['2026-11-24T23:53:29', '23:53'],
  ['2026-11-24T23:53:30', '23:54'],
  ['2026-11-24T23:59:59', '23:59'],
  ['2026-11-25T00:00:29', '0:00'],
  ['2026-11-26T08:05:00', '8:05'],
])('%s is %s', (at, shown) => {
  expect(clockText(tokyo(at))).toBe(shown);
});

test.each([
  ['00:00', '未明'],
  ['02:59', '未明'],
  ['03:00', '明け方'],
  ['05:59', '明け方'],
  ['06:00', '朝'],
  ['10:59', '朝'],
  ['11:00', '昼'],
  ['12:59', '昼'],
  ['13:00', '午後'],
  ['15:59', '午後'],
  ['16:00', '夕方'],
  ['18:59', '夕方'],
  ['19:00', '夜'],
  ['23:59', '夜'],
])('at %s it is %s', (clock, part) => {
  expect(partOfDay(tokyo(`2026-11-24T${clock}:00`))).toBe(`火曜の${part}`);
});

test('two neighbouring days of a week are named in its order, Monday being the first', () => {
  const pairs = [0, 1, 2, 3, 4, 5].map((first) => [first, first + 1] as const);
  expect(pairs.map(twoDaysShort)).toEqual([
    '月・火曜',
    '火・水曜',
    '水・木曜',
    '木・金曜',
    '金・土曜',
    '土・日曜',
  ]);
  expect(twoDays([2, 3])).toBe('水曜と木曜');
  expect(twoDays([5, 6])).toBe('土曜と日曜');
});
