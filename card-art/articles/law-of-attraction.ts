import { picture as card } from '../decks/love/19-sunflowers-and-bird.ts';
import { thumbnail } from './shared/crops.ts';

/** The sun. */
export const picture = thumbnail('law-of-attraction', card, 65, 82, 470);
