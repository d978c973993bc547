import { byHand, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, points, polygon } from '../../../kit/pen/index.ts';
import { FLAME, form } from './light.ts';

/** Its shaft, head downwards. */
export function shaft(art: Art): void {
  stippledGlow(art, ...FLAME, 170, '#ff9a48', 0.95);
  form(art, byHand(polygon(points('168,484 188,489 156,604 136,600')), 1), '#4a2a28', 4, {
    towards: [-0.3, 1],
  });
  form(art, byHand(polygon(points('130,588 164,594 158,620 124,612')), 1), '#6a4030', 4, {
    towards: [-0.3, 1],
  });
}

/** What burns, and how bright: tongues that run down from the pitch and climb again beside the shaft. */
const TONGUES = [
  [
    '152,618! 166,606 178,588 182,560! 194,584 196,610 186,640 168,664 144,680 118,678 92,664 74,640 66,612 72,586 84,566 86,540 76,512! 100,530 112,552 110,574! 118,556 114,530 98,500 100,470! 122,500 136,530 134,560 126,584 128,600!',
    '#c93a26',
  ],
  ['62,560! 56,540 64,520 62,498! 74,516 76,536 68,552', '#c93a26'],
  [
    '152,622! 168,612 180,594! 182,622 168,646 148,664 122,666 98,652 84,630 82,606 94,586! 96,604 104,610! 112,594 112,572! 122,588 120,606 128,612!',
    '#f0742e',
  ],
  ['126,600! 118,582 124,556 118,532! 132,552 136,576 132,596', '#f0742e'],
  [
    '152,626! 166,620 172,612! 170,636 152,654 128,656 106,642 98,618! 110,628 118,622 122,606! 128,620 136,626!',
    '#ffb04a',
  ],
  ['148,630! 158,628 162,624! 158,640 144,650 126,648 114,636! 126,638 132,628!', '#fff0b4'],
] as const;

/** A flame that was turned over. */
export function flame(art: Art): void {
  for (const [knots, fill] of TONGUES) art.fill(byHand(closed(knots), 1.4), fill);
  stippledGlow(art, FLAME[0] - 4, FLAME[1] + 30, 78, '#ffd884', 0.95);
}
