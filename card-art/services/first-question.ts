import { picture as card } from '../decks/tarot/17-star.ts';
import { letters } from './shared/letter.ts';

export const pictures = letters({
  service: 'first-question',
  panel: 'plum',
  card,
});
