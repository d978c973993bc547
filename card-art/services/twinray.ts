import { picture as card } from '../decks/oracle/02-lotus.ts';
import { letters } from './shared/letter.ts';

export const pictures = letters({
  service: 'twinray',
  panel: 'blue',
  card,
});
