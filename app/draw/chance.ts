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
