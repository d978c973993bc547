import { picture as back } from '../backs/tarot.ts';
import { preview } from './shared/preview.ts';

/** The page where it is drawn. */
export const picture = preview({ of: 'tarot', deck: 'tarot', laid: [{ picture: back, height: 500 }] });
