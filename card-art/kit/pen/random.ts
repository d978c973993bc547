/** A repeatable source of chance: the same seed always gives the same picture. */
export interface Random {
  /** A number in [0, 1). */
  (): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a, 32 bits. */
function hashSeed(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** mulberry32 by Tommy Ettinger (public domain). Never use Math.random in a picture. */
export function random(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed : hashSeed(seed);
  const next = (): number => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  });
}
