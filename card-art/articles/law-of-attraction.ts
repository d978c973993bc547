import { picture as card } from '../decks/love/19-sunflowers-and-bird.ts';
import { thumbnail } from './shared/crops.ts';

/** She waves between two flowers. */
export const picture = thumbnail('law-of-attraction', card, 54, 286, 492);
