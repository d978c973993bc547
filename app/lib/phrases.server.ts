import { PHRASE_BREAK, type Phrased } from './phrase-break.ts';
import { phraseParser } from './phrase-parser.server.ts';

/**
 * Marks where a heading, name or button text may break.
 * @param text plain text of one line
 * @returns the same text with a zero-width space between phrases; only for `<Phrases>`, never for titles,
 *   previews, `alt` or what a visitor copies
 */
export function phrases(text: string): Phrased {
  // A bracket may always begin a line: BudouX keeps it with the word before it.
  return phraseParser
    .parse(text)
    .join(PHRASE_BREAK)
    .replace(/(?<=.)(?<!\u200b)（/g, `${PHRASE_BREAK}（`) as Phrased;
}
