import { picture as card } from '../decks/love/06-two-swans.ts';
import { letters } from './shared/letter.ts';

export const pictures = letters({
  service: 'love-letter',
  panel: 'wine',
  card,
});
