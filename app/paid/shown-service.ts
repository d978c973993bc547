import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import type { LetterParagraph } from './letter-text.tsx';

/** A paid reading as the page shows it. */
export interface ShownService {
  id: string;
  /** 其の一 … */
  ordinal: string;
  title: Phrased;
  desc: string;
  url: string;
  picture: Picture;
  sample: Picture;
  sampleAlt: string;
  /** The whole sample. */
  letter: LetterParagraph[];
  panel: 'plum' | 'blue' | 'wine';
  /** The price that was, in yen with its comma, and until when it was asked; null where there is none to tell of. */
  formerly: { label: string; price: string } | null;
  /** `3,000` */
  price: string;
  /** What is compared: what may be asked, cards, length, delivery. */
  facts: { term: string; detail: string }[];
}
