import { pictures } from '../services/first-question.ts';
import { preview } from './shared/preview.ts';

/** A reading as a letter. */
export const picture = preview({
  of: 'paid-fortune',
  laid: [{ picture: pictures[0]!, height: 380, x: 300 }],
});
