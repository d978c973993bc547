import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, type MoonTable, sayTonight, type TonightsMoon, tonightAt } from './tonight.ts';
import { dayOf } from './week.ts';

const DAY = 86_400_000;
const tokyo = (instant: string) => Date.parse(`${instant}+09:00`);

const moons: fc.Arbitrary<TonightsMoon> = fc
  .record({
    lit: fc.integer({ min: 0, max: 25 }).map((steps) => steps / 25),
    waxing: fc.boolean(),
    sign: fc.integer({ min: 0, max: 11 }),
    exact: fc.boolean(),
  })
  .map(({ lit, waxing, sign, exact }) => ({
    look: { lit, waxing },
    sign,
    kind: exact ? (lit > 0.5 ? 'full-moon' : 'new-moon') : waxing ? 'waxing' : 'waning',
  }));

test('what is written of any nights is read of each, at any time of its day in Tokyo', () => {
  fc.assert(
    fc.property(
      fc.array(moons, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 40_000 }),
      fc.integer({ min: 0, max: DAY - 1 }),
      (nights, first, time) => {
        const table: MoonTable = { first, letters: nights.map(lettersOf).join('') };
        for (const [place, night] of nights.entries()) {
          const midnight = (first + place) * DAY - 9 * 3_600_000;
          expect(tonightAt(table, midnight + time)).toEqual(night);
        }
      },
    ),
  );
});

test('before the table and after it nothing is said', () => {
  const night: TonightsMoon = { look: { lit: 0.4, waxing: true }, sign: 11, kind: 'waxing' };
  const first = dayOf(tokyo('2026-11-23T12:00:00'));
  const table = { first, letters: lettersOf(night).repeat(2) };
  expect(tonightAt(table, tokyo('2026-11-22T23:59:59.999'))).toBeUndefined();
  expect(tonightAt(table, tokyo('2026-11-23T00:00:00'))).toEqual(night);
  expect(tonightAt(table, tokyo('2026-11-24T23:59:59.999'))).toEqual(night);
  expect(tonightAt(table, tokyo('2026-11-25T00:00:00'))).toBeUndefined();
  expect(tonightAt(table, tokyo('2036-01-01T00:00:00'))).toBeUndefined();
});

test('two letters a night are all there is, none that HTML or JSON writes otherwise', () => {
  fc.assert(
    fc.property(moons, (moon) => {
      expect(lettersOf(moon)).toMatch(/^[A-Za-z][A-La-l]$/);
    }),
  );
});

test('she is said with her kind and her sign', () => {
  const texts = {
    sentence: '今夜は{moon}、{sign}',
    kinds: { 'new-moon': '新月', waxing: '満ちていく月', 'full-moon': '満月', waning: '欠けていく月' },
    signs: ['牡羊座', '牡牛座'],
  };
  expect(sayTonight({ look: { lit: 0.4, waxing: true }, sign: 1, kind: 'waxing' }, texts)).toBe(
    '今夜は満ちていく月、牡牛座',
  );
});
