import { picture as card } from '../decks/tarot/17-star.ts';
import { headline } from './shared/crops.ts';

/** The pool under the star: lilies left and right. */
export const picture = headline('tarot-intro', card, 52, 662, 496);
