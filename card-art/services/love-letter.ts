import { picture as card } from '../decks/love/06-two-swans.ts';
import { letters } from './shared/letter.ts';

export const pictures = letters({
  service: 'love-letter',
  panel: 'wine',
  card,
  paragraphs: [
    'みおさまへ。',
    'お相手が黙っているのを、拒まれたとは読みませんでした。水辺の二羽は、近すぎない距離を確かめています。次に会う日は、行き先より先に、帰る時刻を決めてみて。',
  ],
});
