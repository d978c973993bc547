import { picture as card } from '../decks/oracle/02-lotus.ts';
import { letters } from './shared/letter.ts';

export const pictures = letters({
  service: 'twinray',
  panel: 'blue',
  card,
  paragraphs: [
    'ゆかりさまへ。',
    '似ているところより、違うところに目が留まる時期のようです。蓮は泥に根を伸ばしたまま、水の上で花を開きます。いまの間柄も、その途中の眺めとして。',
  ],
});
