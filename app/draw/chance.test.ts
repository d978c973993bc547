import fc from 'fast-check';
import { expect, test } from 'vitest';
import { browserChance, type Chance, drawPosition, drawSide, shuffle } from './chance.ts';
import { type DrawEvent, type DrawState, drawReducer, gaps, IDLE, type Rules } from './machine.ts';

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

/** Pearson's chi-square of counts that should all be alike. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The same of cards drawn from a deck. */
function chiSquare(size: number, chance: Chance, draws = DRAWS): number {
  const counts = new Array<number>(size).fill(0);
  for (let draw = 0; draw < draws; draw++) counts[drawPosition(size, chance)]! += 1;
  return unevenness(counts);
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

/** One for all draws: to make it takes longer than the draw. */
const refusal = new DOMException('no entropy', 'OperationError');

test.each([
  // The engine writes a message about each call of what is missing; what stands in for it is the same in both.
  ['missing', {} as Crypto, DRAWS / 10],
  [
    'refusing',
    {
      getRandomValues: () => {
        throw refusal;
      },
    } as unknown as Crypto,
    DRAWS,
  ],
])('with crypto %s the draw still works', (_, source, draws) => {
  expect(chiSquare(22, browserChance(source), draws)).toBeLessThan(oneInABillion(22));
});

test.each([
  ['a seeded generator', seeded(20261122)],
  ['the real one', browserChance()],
])('every card comes as often upright as reversed, by %s', (_, chance) => {
  const counts = new Array<number>(22 * 2).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const card = drawPosition(22, chance);
    counts[card * 2 + (drawSide(chance) === 'upright' ? 0 : 1)]! += 1;
  }
  // All 44 pairs alike: the side is even and independent of the card.
  expect(unevenness(counts)).toBeLessThan(oneInABillion(counts.length));
});

test('a side that hangs on the card would be noticed', () => {
  const chance = seeded(3);
  const counts = new Array<number>(44).fill(0);
  for (let draw = 0; draw < DRAWS; draw++) {
    const card = drawPosition(22, chance);
    counts[card * 2 + (card === 16 ? 1 : drawSide(chance) === 'upright' ? 0 : 1)]! += 1;
  }
  expect(unevenness(counts)).toBeGreaterThan(oneInABillion(44));
});

test('the fan is mixed evenly: every card lies in every place equally often', () => {
  const chance = seeded(8);
  const counts = new Array<number>(7 * 7).fill(0);
  for (let mix = 0; mix < 30_000; mix++) {
    shuffle(7, chance).forEach((card, place) => {
      counts[card * 7 + place]! += 1;
    });
  }
  expect(unevenness(counts)).toBeLessThan(oneInABillion(counts.length));
});

test('any deck, any chance: each card lies in the fan once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.integer(), (size, seed) => {
      const order = shuffle(size, seeded(seed));
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, card) => card));
    }),
  );
});

/** Takes the leftmost card that is there, of each fan in turn. */
function readingOf(rules: Rules, size: number, chance: Chance): number[] {
  const fans = Array.from({ length: Math.max(...rules.fans) + 1 }, () => shuffle(size, chance));
  let state: DrawState = drawReducer(rules, IDLE, { type: 'spread', fans });
  for (const fan of rules.fans) {
    if (state.phase !== 'choosing') break;
    const gone = gaps(fans[fan]!, state.taken);
    const place = fans[fan]!.findIndex((_, at) => !gone.includes(at));
    const event: DrawEvent = { type: 'pick', place, side: 'upright', theme: null, since: 0 };
    state = drawReducer(rules, state, event);
  }
  if (state.phase !== 'drawing') throw new Error(`${state.phase} after all places`);
  return state.drawn.cards.map(({ card }) => card);
}

test.each([
  ['three cards of one fan', [0, 0, 0], 5 * 4 * 3],
  ['two cards of two fans', [0, 1], 5 * 4],
])('%s: never one twice, every choice in every order equally often', (_, fans, choices) => {
  const chance = seeded(41);
  const counts = new Map<string, number>();
  const twice: number[][] = [];
  for (let reading = 0; reading < 30_000; reading++) {
    const cards = readingOf({ fans, delay: 5000, daily: false }, 5, chance);
    if (new Set(cards).size < fans.length) twice.push(cards);
    const key = cards.join('-');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(twice).toEqual([]);
  expect(counts.size).toBe(choices);
  expect(unevenness([...counts.values()])).toBeLessThan(oneInABillion(choices));
});
