import { picture as card } from '../decks/oracle/15-snow.ts';
import { headline } from './shared/crops.ts';

/** The guest at the opening of the snow hut, the child, the kettle. */
export const picture = headline('spiritual-life', card, 54, 504, 492);
