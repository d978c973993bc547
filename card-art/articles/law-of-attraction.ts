import { picture as card } from '../decks/love/19-sunflowers-and-bird.ts';
import { thumbnail } from './shared/crops.ts';

/** Sunflowers in a boat, a bluebird over the water. */
export const picture = thumbnail('law-of-attraction', card, 118, 218, 362);
