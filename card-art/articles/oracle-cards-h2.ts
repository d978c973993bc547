import { picture as card } from '../decks/oracle/02-lotus.ts';
import { headline } from './shared/crops.ts';

/** Drops on a leaf, a petal on the water. */
export const picture = headline('oracle-cards', card, 54, 630, 492);
