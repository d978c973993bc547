import { picture as back } from '../backs/oracle.ts';
import { preview } from './shared/preview.ts';

/** The page where it is drawn. */
export const picture = preview({ of: 'oracle', deck: 'oracle', laid: [{ picture: back, height: 500 }] });
