import { picture as card } from '../decks/love/19-sunflowers-and-bird.ts';
import { headline } from './shared/crops.ts';

/** Her hat, and the hand that waves. */
export const picture = headline('law-of-attraction', card, 54, 296, 492);
