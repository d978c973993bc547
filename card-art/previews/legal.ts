import { picture as justice } from '../decks/tarot/11-justice.ts';
import { preview } from './shared/preview.ts';

/** Scales. */
export const picture = preview({
  of: 'legal',
  laid: [{ picture: justice, height: 520 }],
});
