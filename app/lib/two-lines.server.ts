import { PHRASE_BREAK } from './phrase-break.ts';
import { phrases } from './phrases.server.ts';

/** More letters than this stand on two lines. */
const ONE_LINE = 9;

/** A title in lines as even as its phrases let them be, for pictures: `\n` begins the second. */
export function inTwoLines(title: string): string {
  if (title.length <= ONE_LINE) return title;
  const parts = phrases(title).split(PHRASE_BREAK);
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(''), parts.slice(i + 1).join('')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  const [best] = cuts.toSorted((one, other) => longest(one) - longest(other));
  return best ? best.join('\n') : title;
}
