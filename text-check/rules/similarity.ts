import type { Problem } from '../../app/content/explain/problem.ts';
import { sharedGrams, similarity } from '../budgets.ts';
import { nameOf, percent, placeOf } from '../explain.ts';
import { gramsOf } from '../japanese.ts';
import { cardProse, type Kind, longFields, type Text } from '../texts.ts';

const compared: readonly Kind[] = [...cardProse, 'pick', 'week', 'article', 'notice', 'service', 'alt'];

/** No text is another one of its kind reworded, and no two texts of the cards share too many words. */
export function checkSimilarity(texts: readonly Text[]): Problem[] {
  const cards = texts.filter(({ kind }) => longFields.includes(kind));
  return [
    ...compared.flatMap((kind) => {
      const most = mostFor(kind);
      return pairsOf(
        texts.filter(
          (text) => text.kind === kind && [...text.value].length >= (kind === 'message' ? 0 : shortest),
        ),
        similarity.grams,
      )
        .map((pair) => ({ ...pair, share: pair.common / (pair.size + pair.otherSize - pair.common) }))
        .filter(({ share }) => share > most)
        .map(({ text, other, share }) => tooLike(text, other, share, most));
    }),
    ...pairsOf(cards, sharedGrams.grams)
      .map((pair) => ({ ...pair, share: pair.common / Math.min(pair.size, pair.otherSize) }))
      .filter(({ share }) => share >= sharedGrams.most)
      .map(({ text, other, share }) => tooLike(text, other, share, sharedGrams.most)),
  ];
}

function mostFor(kind: Kind): number {
  if (kind === 'alt') return similarity.alt;
  if (kind === 'message') return similarity.messages;
  return cardProse.includes(kind) && !longFields.includes(kind) ? similarity.shortFields : similarity.most;
}

/** In a line of an article three shared characters are already a large share. */
const shortest = 30;

export type Pair = {
  text: Text;
  other: Text;
  /** Runs that both have. */
  common: number;
  size: number;
  otherSize: number;
};

/** All pairs of texts that share at least one run of `size` characters. */
export function pairsOf(texts: readonly Text[], size: number): Pair[] {
  const grams = texts.map(({ value }) => gramsOf(value, size));
  const holders = new Map<string, number[]>();
  const pairs: Pair[] = [];
  grams.forEach((own, i) => {
    const common = new Map<number, number>();
    for (const gram of own) {
      const before = holders.get(gram);
      if (before === undefined) holders.set(gram, [i]);
      else {
        for (const j of before) common.set(j, (common.get(j) ?? 0) + 1);
        before.push(i);
      }
    }
    for (const [j, count] of common) {
      const [text, other] = [texts[i], texts[j]];
      if (text === undefined || other === undefined) continue;
      pairs.push({ text, other, common: count, size: own.size, otherSize: grams[j]?.size ?? 0 });
    }
  });
  return pairs;
}

function tooLike(text: Text, other: Text, share: number, most: number): Problem {
  return text.problem({
    ja: `${nameOf(text).ja}が、${placeOf(other)} に似ています（${percent(share)}％、${percent(most)}％まで）。言葉を変えてください。`,
    en: `${nameOf(text).en} is like ${placeOf(other)} (${percent(share)} %, at most ${percent(most)} %). Use other words.`,
  });
}
