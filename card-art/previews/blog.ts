import { picture as feather } from '../decks/oracle/34-feather.ts';
import { preview } from './shared/preview.ts';

/** A quill. */
export const picture = preview({
  of: 'blog',
  deck: 'oracle',
  laid: [{ picture: feather, height: 520 }],
});
