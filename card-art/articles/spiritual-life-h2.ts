import { picture as card } from '../decks/oracle/15-snow.ts';
import { headline } from './shared/crops.ts';

/** Lit windows in the snow. */
export const picture = headline('spiritual-life', card, 54, 632, 492);
