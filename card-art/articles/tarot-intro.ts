import { picture as card } from '../decks/tarot/17-star.ts';
import { thumbnail } from './shared/crops.ts';

/** The great star in its arch. */
export const picture = thumbnail('tarot-intro', card, 62, 70, 476);
