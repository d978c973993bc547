import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownDate, untilNextWeek, weekOf } from './week.ts';

const DAY = 86_400_000;
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

test('consecutive weeks touch: the next begins when the wait is over, and not a millisecond before', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const wait = untilNextWeek(now);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(7 * DAY);
      expect(weekOf(now + wait - 1)).toEqual(weekOf(now));
      expect(weekOf(now + wait).start).not.toBe(weekOf(now).start);
      expect(tokyo(now + wait).weekday).toBe('Monday');
    }),
  );
});

test('the script in the page does the same arithmetic', () => {
  const script = readFileSync(new URL('../early/week.js', import.meta.url), 'utf8');
  const corrected = (now: number) => {
    const texts: Record<string, string> = {};
    const elements = ['start', 'end'].map((name) => ({
      getAttribute: () => name,
      firstChild: {
        set data(value: string) {
          texts[name] = value;
        },
      },
    }));
    const listeners: (() => void)[] = [];
    const page = {
      querySelectorAll: () => elements,
      addEventListener: (_: string, run: () => void) => listeners.push(run),
    };
    const Watcher = class {
      observe() {}
      disconnect() {}
    };
    const Clock = Object.assign(
      function clock(ms: number) {
        return new Date(ms);
      },
      { now: () => now },
    );
    new Function('document', 'MutationObserver', 'Date', script)(page, Watcher, Clock);
    for (const run of listeners) run();
    return texts;
  };
  fc.assert(
    fc.property(instants, (now) => {
      expect(corrected(now)).toEqual(weekOf(now));
    }),
  );
});

test('dates of the content are shown without zero padding', () => {
  expect(shownDate('2025-09-03')).toBe('2025/9/3');
});
