import { picture as back } from '../backs/love.ts';
import { preview } from './shared/preview.ts';

/** The page where it is drawn. */
export const picture = preview({ of: 'love', deck: 'love', laid: [{ picture: back, height: 500 }] });
