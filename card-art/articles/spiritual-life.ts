import { picture as card } from '../decks/love/01-one-flame.ts';
import { thumbnail } from './shared/crops.ts';

/** Two people under a sheet and a fire. */
export const picture = thumbnail('spiritual-life', card, 60, 345, 480);
