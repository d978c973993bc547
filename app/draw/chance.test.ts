import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserChance, type Chance, drawPosition } from './chance.ts';

const DRAWS = 100_000;
const DECK_SIZES = [22, 40];

/** A seeded generator (mulberry32), so that a failure can be repeated. */
function seeded(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** Pearson's chi-square of the counts against a uniform deck. */
function chiSquare(size: number, chance: Chance): number {
  const counts = new Array<number>(size).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) counts[drawPosition(size, chance)]! += 1;
  const expected = DRAWS / size;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/**
 * The value that a uniform deck exceeds once in a billion runs: Wilson and Hilferty's approximation of the
 * chi-square quantile, with the normal quantile 5.998.
 */
function oneInABillion(size: number): number {
  const k = size - 1;
  return k * (1 - 2 / (9 * k) + 5.998 * Math.sqrt(2 / (9 * k))) ** 3;
}

test.each(DECK_SIZES)('%i cards are drawn uniformly by a seeded generator', (size) => {
  expect(chiSquare(size, seeded(20250903))).toBeLessThan(oneInABillion(size));
});

test.each(DECK_SIZES)('%i cards are drawn uniformly by the real one', (size) => {
  expect(chiSquare(size, browserChance())).toBeLessThan(oneInABillion(size));
});

test('a deck that favours its first card would be noticed', () => {
  const real = seeded(7);
  const loaded: Chance = () => (real() % 20 === 0 ? 0 : real());
  expect(chiSquare(22, loaded)).toBeGreaterThan(oneInABillion(22));
});

test('numbers that would favour the first cards are drawn again', () => {
  // 2³² is no multiple of 22: the last 4 numbers (2³² mod 22) stand for no card.
  const numbers = [2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5];
  expect(drawPosition(22, () => numbers.shift() ?? 0)).toBe(21);
  expect(numbers).toEqual([]);
});

test('any size, any chance: a whole number within the deck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer(), (size, seed) => {
      const position = drawPosition(size, seeded(seed));
      expect(Number.isInteger(position)).toBe(true);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThan(size);
    }),
  );
});

test('a deck without cards is a mistake of ours and says so', () => {
  expect(() => drawPosition(0, () => 0)).toThrow(RangeError);
});

test.each([
  ['missing', {} as Crypto],
  [
    'refusing',
    {
      getRandomValues: () => {
        throw new DOMException('no entropy', 'OperationError');
      },
    } as unknown as Crypto,
  ],
])('with crypto %s the draw still works', (_, source) => {
  expect(chiSquare(22, browserChance(source))).toBeLessThan(oneInABillion(22));
});
