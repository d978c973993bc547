import * as z from 'zod';
import { PAIRS } from '../families.ts';
import { text } from './parts.ts';

const pair = z
  .strictObject({
    line: text('二枚のあいだに縦に置く、はじめの文（10〜45字）', { kind: 'pair-line', face: [600] }),
    text: text('続きの文', { kind: 'pair' }),
  })
  .describe('二つの族の組');

/** One text for each pair of families: a missing pair or a pair too many is an error, a doubled one is no YAML. */
function pairsOf(described: string) {
  return z
    .strictObject(Object.fromEntries(PAIRS.map((name) => [name, pair])))
    .describe(described) as unknown as z.ZodType<FamilyPairs>;
}

export const twinrayPairsSchema = pairsOf('ツインレイ占いの、二つの族の組');

export const friendsPairsSchema = pairsOf('ふたりの二枚の、二つの族の組');

/** By `pairOf`. */
export type FamilyPairs = Record<string, z.infer<typeof pair>>;
