import { picture as card } from '../decks/oracle/01-new-moon.ts';
import { thumbnail } from './shared/crops.ts';

/** The new moon among its phases. */
export const picture = thumbnail('mindfulness-meditation', card, 51, 143, 498);
