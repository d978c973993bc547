import { picture as card } from '../decks/oracle/02-lotus.ts';
import { thumbnail } from './shared/crops.ts';

/** The lotus opens, a heron waits, somebody crosses the bridge. */
export const picture = thumbnail('oracle-cards', card, 62, 172, 476);
