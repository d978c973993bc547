import { type Phrased, plain } from '../lib/phrase-break.ts';

/** What is sent to LINE for a card: its short word, or else its name. */
export function lineWordOf({ lineWord, name }: { lineWord?: string | undefined; name: string }): string {
  return lineWord ?? plain(name as Phrased);
}

/** Of a card's data what `lineWordOf` needs besides its name: nothing travels where the name is the word. */
export function ownLineWord({ lineWord }: { lineWord?: string | undefined }): { lineWord?: string } {
  return lineWord ? { lineWord } : {};
}
