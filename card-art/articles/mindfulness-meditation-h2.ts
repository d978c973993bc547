import { picture as card } from '../decks/oracle/01-new-moon.ts';
import { headline } from './shared/crops.ts';

/** Lantern, shoot and hands. */
export const picture = headline('mindfulness-meditation', card, 54, 632, 492);
