import { picture as hermit } from '../decks/tarot/09-hermit.ts';
import { preview } from './shared/preview.ts';

/** One who carries a light. */
export const picture = preview({
  of: 'link',
  laid: [{ picture: hermit, height: 520 }],
});
