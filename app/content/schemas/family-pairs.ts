import * as z from 'zod';
import { PAIRS } from '../families.ts';
import { rule, text } from './parts.ts';

type FamilyPair = { line: string; text: string };

/** @param fills families that both texts may name in braces, for whoever drew them */
function textsOf(fills: readonly string[]) {
  const named = fills.map((family) => `{${family}}`).join(' ');
  const usable = named && `${named} に、その族を引いた人が入る`;
  return {
    line: text(`二枚のあいだに縦に置く、はじめの文（10〜45字${usable && `、${usable}`}）`, {
      kind: 'pair-line',
      face: [600],
      fills,
    }),
    text: text(`続きの文${usable && `（${usable}）`}`, { kind: 'pair', fills }),
  };
}

const friendsPair = z.strictObject(textsOf([])).describe('二つの族の組');

/** So that nobody has to guess who is who, people are named by their family; two of one family are not told apart. */
function twinrayPair(name: string): z.ZodType<FamilyPair> {
  const [one = '', other = ''] = name;
  const { line, text } = textsOf(one === other ? [] : [one, other]);
  return z
    .strictObject({
      line: line.refine((value) => !/あなた|あの人/.test(value), rule('named-by-family')),
      text,
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
