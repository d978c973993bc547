import { picture as card } from '../decks/oracle/02-lotus.ts';
import { thumbnail } from './shared/crops.ts';

/** The lotus opens. */
export const picture = thumbnail('oracle-cards', card, 62, 318, 476);
