import type { Deck } from '../grade/palettes.ts';
import { type Art, LINE, roundRect } from '../pen/index.ts';
import { loveOrnament } from './love.ts';
import { oracleOrnament } from './oracle.ts';
import { tarotOrnament } from './tarot.ts';
import { mask, windows } from './window.ts';

const ornaments: Record<Deck, (art: Art) => void> = {
  tarot: tarotOrnament,
  oracle: oracleOrnament,
  love: loveOrnament,
};

/** The frame, painted after the art: mask, window lines, border lines, the deck's ornament. */
export function frame(art: Art, deck: Deck): void {
  mask(art, deck);
  art.line(windows[deck](), LINE.mid + 0.6);
  art.line(windows[deck](9), LINE.fine);
  art.line(roundRect(15, 15, 570, 970, 20), LINE.bold - 0.6);
  art.line(roundRect(23, 23, 554, 954, 14), LINE.fine);
  ornaments[deck](art);
}
