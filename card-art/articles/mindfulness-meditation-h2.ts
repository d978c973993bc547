import { picture as card } from '../decks/oracle/01-new-moon.ts';
import { headline } from './shared/crops.ts';

/** A sprout on still water, clouds left and right. */
export const picture = headline('mindfulness-meditation', card, 54, 632, 492);
