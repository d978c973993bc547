import { expect, test } from 'vitest';
import { tonightAt } from '../horoscope/tonight.ts';
import { moonLook } from './moon-look.server.ts';
import { moonTable } from './moon-table.server.ts';
import { placeOf, signOf } from './positions.server.ts';

const tokyo = (instant: string) => Date.parse(`${instant}+09:00`);
const BUILT = tokyo('2026-11-23T00:05:00');
const DAY = 86_400_000;
const table = moonTable(BUILT);

test('400 nights from the day of the build on, in less than a kilobyte', () => {
  expect(table.letters).toHaveLength(800);
  expect(tonightAt(table, BUILT)).toBeDefined();
  expect(tonightAt(table, BUILT - DAY)).toBeUndefined();
  expect(tonightAt(table, BUILT + 399 * DAY)).toBeDefined();
  expect(tonightAt(table, BUILT + 400 * DAY)).toBeUndefined();
});

test('each night’s Moon is hers at nine in the evening: sign, side, and light to a fiftieth', () => {
  for (let night = 0; night < 400; night++) {
    const nine = tokyo('2026-11-23T21:00:00') + night * DAY;
    const { look, sign } = tonightAt(table, nine)!;
    expect(sign).toBe(signOf('moon', nine));
    expect(look.waxing).toBe(moonLook(nine).waxing);
    expect(Math.abs(look.lit - moonLook(nine).lit)).toBeLessThanOrEqual(0.0201);
  }
});

// U.S. Naval Observatory, Phases of the Moon, in Tokyo's time; a quarter has no night of its own here.
test.each([
  ['2026-11-23', 'waxing', 'taurus'],
  ['2026-11-24', 'full-moon', 'gemini'],
  ['2026-11-25', 'waning', 'gemini'],
  ['2026-12-01', 'waning', 'virgo'],
  ['2026-12-09', 'new-moon', 'sagittarius'],
  ['2026-12-10', 'waxing', 'capricorn'],
  ['2026-12-24', 'full-moon', 'cancer'],
  ['2027-01-08', 'new-moon', 'capricorn'],
] as const)('%s: %s in %s', (day, kind, sign) => {
  expect(tonightAt(table, tokyo(`${day}T20:00:00`))).toMatchObject({ kind, sign: placeOf(sign) });
});
