import type { Deck } from '../content/types.ts';
import type { Side } from './machine.ts';

/** 正位置 and 逆位置 as the deck calls them; null where it is not read by sides. */
export function sideNames({ reversals, labels }: Deck): Record<Side, string> | null {
  return reversals ? { upright: labels.upright ?? '', reversed: labels.reversed ?? '' } : null;
}
