import { picture as card } from '../decks/oracle/01-new-moon.ts';
import { thumbnail } from './shared/crops.ts';

/** The farmer with closed eyes, hands round the shoot, in the lantern's light. */
export const picture = thumbnail('mindfulness-meditation', card, 51, 440, 498);
