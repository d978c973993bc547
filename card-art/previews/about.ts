import { picture as desk } from '../pages/profile.ts';
import { preview } from './shared/preview.ts';

/** The desk of the one who reads. */
export const picture = preview({
  of: 'about',
  laid: [{ picture: desk, height: 510 }],
});
