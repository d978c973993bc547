import * as z from 'zod';
import { PAIRS } from '../families.ts';
import { rule, text } from './parts.ts';

type FamilyPair = { line: string; text: string };

const friendsPair = z
  .strictObject({
    line: text('二枚のあいだに縦に置く、はじめの文（10〜45字）', { kind: 'pair-line', face: [600] }),
    text: text('続きの文', { kind: 'pair' }),
  })
  .describe('二つの族の組');

/** What is said of two families; each may be named for whoever drew it, so that nobody has to guess who is who. */
function twinrayPair(name: string): z.ZodType<FamilyPair> {
  const families = [...new Set(name)];
  const fills = families.length > 1 ? families : [];
  const named = fills.map((family) => `{${family}}`).join(' ');
  const usable = named ? `、${named} に、その族を引いた人が入る` : '';
  return z
    .strictObject({
      line: text(`二枚のあいだに縦に置く、はじめの文（10〜45字${usable}）`, {
        kind: 'pair-line',
        face: [600],
        fills,
      }).refine((value) => !/あなた|あの人/.test(value), rule('named-by-family')),
      text: text(`続きの文${usable && `（${usable.slice(1)}）`}`, { kind: 'pair', fills }),
    })
    .describe('二つの族の組');
}

/** One text for each pair of families: a missing pair or a pair too many is an error, a doubled one is no YAML. */
function pairsOf(described: string, pair: (name: string) => z.ZodType<FamilyPair>): z.ZodType<FamilyPairs> {
  return z.strictObject(Object.fromEntries(PAIRS.map((name) => [name, pair(name)]))).describe(described);
}

export const twinrayPairsSchema = pairsOf('ツインレイ占いの、二つの族の組', twinrayPair);

export const friendsPairsSchema = pairsOf('ふたりの二枚の、二つの族の組', () => friendsPair);

/** By `pairOf`. */
export type FamilyPairs = Record<string, FamilyPair>;
