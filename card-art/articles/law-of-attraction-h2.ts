import { picture as card } from '../decks/love/19-sunflowers-and-bird.ts';
import { headline } from './shared/crops.ts';

/** The load of sunflowers. */
export const picture = headline('law-of-attraction', card, 126, 338, 400);
