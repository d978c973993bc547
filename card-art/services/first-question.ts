import { picture as card } from '../decks/tarot/17-star.ts';
import { letters } from './shared/letter.ts';

export const pictures = letters({
  service: 'first-question',
  panel: 'plum',
  card,
  paragraphs: [
    'お便り、ゆっくり読みました。三か月ぶりの連絡に、どんな言葉を返せばよいか。正解を探すほど指が止まってしまう、その迷いのそばに「星」が出ています。',
  ],
});
