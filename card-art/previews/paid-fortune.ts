import { pictures } from '../services/first-question.ts';
import { preview } from './shared/preview.ts';

/** A reading as a letter. */
export const picture = preview({
  of: 'paid-fortune',
  title: '有料鑑定',
  line: 'カードを引き、手紙でお返しします',
  laid: [{ picture: pictures[0]!, height: 380, x: 300 }],
});
