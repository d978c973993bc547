import type { Problem } from '../../app/content/explain/problem.ts';
import { breath } from '../budgets.ts';
import { nameOf } from '../explain.ts';
import { lengthOf, sentencesOf } from '../japanese.ts';
import { cardProse, type Text } from '../texts.ts';

/** Each card has a sentence that breathes out, in its overview or upright text, and none that runs out of breath. */
export function checkBreath(texts: readonly Text[]): Problem[] {
  const cards = texts.filter(({ kind }) => cardProse.includes(kind));
  const pages = Map.groupBy(
    cards.filter(({ kind }) => kind === 'overview' || kind === 'upright'),
    ({ file }) => file,
  );
  return [...cards.flatMap(tooLong), ...[...pages.values()].flatMap(withoutBreath)];
}

function tooLong(text: Text): Problem[] {
  const length = Math.max(...sentencesOf(text.value).map(lengthOf));
  if (length <= breath.most) return [];
  return [
    text.problem({
      ja: `${nameOf(text).ja}に${length}字の文があります。一文は${breath.most}字までです。`,
      en: `${nameOf(text).en} has a sentence of ${length} characters; ${breath.most} at most.`,
    }),
  ];
}

/** A card whose upright text stands alone is not whole yet. */
function withoutBreath(page: readonly Text[]): Problem[] {
  const overview = page.find(({ kind }) => kind === 'overview');
  const sentences = page.flatMap(({ value }) => sentencesOf(value)).map(lengthOf);
  if (overview === undefined || sentences.some((length) => length >= breath.least)) return [];
  return [
    overview.problem({
      ja: `カードの物語か正位置の意味に、${breath.least}〜${breath.most}字の文を一つ置きます。今の一番長い文は${Math.max(...sentences)}字です。`,
      en: `Overview or upright text need one sentence of ${breath.least} to ${breath.most} characters; the longest has ${Math.max(...sentences)}.`,
    }),
  ];
}
