import { picture as card } from '../decks/oracle/15-snow.ts';
import { headline } from './shared/crops.ts';

/** The two in the snow hut, under one quilt before the snow. */
export const picture = headline('spiritual-life', card, 54, 436, 492);
