import { picture as letter } from '../decks/love/02-sealed-letter.ts';
import { preview } from './shared/preview.ts';

/** A sealed letter. */
export const picture = preview({
  of: 'notifications',
  deck: 'love',
  laid: [{ picture: letter, height: 520 }],
});
