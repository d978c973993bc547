import { picture as love } from '../backs/love.ts';
import { picture as oracle } from '../backs/oracle.ts';
import { picture as tarot } from '../backs/tarot.ts';
import { preview } from './shared/preview.ts';

/** The three decks, face down. */
export const picture = preview({
  of: 'reading',
  laid: [
    { picture: oracle, height: 350, x: 182, y: 330, rot: -8 },
    { picture: love, height: 350, x: 418, y: 330, rot: 8 },
    { picture: tarot, height: 390, y: 306 },
  ],
});
