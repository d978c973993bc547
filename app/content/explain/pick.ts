/** Sentences for the three cards of an A・B・C. */
import type { PickLetter } from '../../../addresses/pick-letters.ts';
import type { Message } from './problem.ts';

const big = (letter: PickLetter) => letter.toUpperCase();

export const explainPick = {
  sameCard: (letter: PickLetter, first: PickLetter): Message => ({
    ja: `${big(letter)}のカードは、${big(first)}と同じです。A・B・Cは、三枚とも別のカードにしてください。`,
    en: `The card of ${big(letter)} is that of ${big(first)} too. A, B and C are three different cards.`,
  }),
  noSide: (letter: PickLetter): Message => ({
    ja: `「side」（カードの向き）がありません。${big(letter)}のカードには向きがあるので、upright（正位置）か reversed（逆位置）を書き足してください。`,
    en: `"side" is missing: the card of ${big(letter)} lies upright or reversed. Write which.`,
  }),
  deckWithoutSides: (deck: string): Message => ({
    ja: `${deck}のカードには向きがありません。「side」の行を消してください。`,
    en: `The cards of ${deck} have no sides. Delete "side".`,
  }),
};
