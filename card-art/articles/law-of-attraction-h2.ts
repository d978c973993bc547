import { picture as card } from '../decks/love/19-sunflowers-and-bird.ts';
import { headline } from './shared/crops.ts';

/** The garden's wall, roses left and right. */
export const picture = headline('law-of-attraction', card, 54, 662, 492);
