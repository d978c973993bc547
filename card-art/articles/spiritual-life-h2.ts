import { picture as card } from '../decks/oracle/15-snow.ts';
import { headline } from './shared/crops.ts';

/** The child in the snow, with the lit house. */
export const picture = headline('spiritual-life', card, 54, 504, 492);
