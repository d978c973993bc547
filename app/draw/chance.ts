import type { Side } from './machine.ts';

/** A source of chance: whole numbers from 0 to 2³² − 1, all equally likely. */
export type Chance = () => number;

const RANGE = 2 ** 32;

/**
 * A card at random, uniformly: numbers beyond the last whole multiple of the deck's size are drawn again,
 * because a plain remainder would favour the first cards.
 * @param size number of cards, 1 to 2³²
 * @returns a position from 0 to size − 1
 */
export function drawPosition(size: number, chance: Chance): number {
  if (!Number.isInteger(size) || size < 1 || size > RANGE) {
    throw new RangeError(`A deck has 1 to 2^32 cards, not ${size}.`);
  }
  const limit = RANGE - (RANGE % size);
  let number = chance();
  while (number >= limit) number = chance();
  return number % size;
}

/** Upright or reversed, each with chance ½, by a number of its own: independent of which card came. */
export function drawSide(chance: Chance): Side {
  return chance() < RANGE / 2 ? 'upright' : 'reversed';
}

/**
 * All cards in a random order, each order equally likely (Fisher and Yates, in Durstenfeld's form).
 * @param size number of cards
 * @returns the positions 0 to size − 1, mixed
 */
export function shuffle(size: number, chance: Chance): number[] {
  const order = Array.from({ length: size }, (_, position) => position);
  for (let last = size - 1; last > 0; last--) {
    const other = drawPosition(last + 1, chance);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/**
 * The browser's chance. Where `crypto` is missing (an insecure origin, a very old engine) or refuses, `Math.random`
 * stands in: less random than a reading deserves, but a draw that works.
 */
export function browserChance(
  source: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto,
): Chance {
  return () => {
    try {
      return source!.getRandomValues(new Uint32Array(1))[0]!;
    } catch {
      return Math.floor(Math.random() * RANGE);
    }
  };
}
