import type { CardWords } from '../../words.ts';
import { lettering } from '../lettering/lettering.ts';
import { type Art, ellipse, LINE, line, ramp, ribbon, svgPath } from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { sparkle } from '../sky/star.ts';

/** The plate's middle line. */
const Y = 914;
/** Between the palmettes. */
const ROOM = 364;

/** Name and English name below the window, between two palmettes. */
export function plate(art: Art, { title, english }: CardWords = { title: '', english: '' }): void {
  const [near, mid, body] = art.palette.gold;
  const gold = art.linear(0, Y - 24, 0, Y + 20, ramp(0, near, 0.55, mid, 1, body));
  const letters = [...title].length;
  // long names are set smaller and closer
  const name = lettering(title, 300, Y + 13, letters > 6 ? 30 : 36, {
    spacing: letters > 4 ? 5 : 10,
    room: ROOM,
  });
  if (title) art.fill(name, gold);
  const latin = lettering(english.toUpperCase(), 300, Y + 41, 14, {
    face: 'serif',
    weight: 600,
    spacing: 4.6,
    room: 2 * 240,
  });
  if (english) art.fill(latin, body);
  const half = Math.min(ROOM / 2, Math.max(72, (letters - 1) * 23 + 44));
  for (const side of [-1, 1]) flourish(art, side, 300 + side * (half + 12));
}

/** A star at `x`, a line outwards, a palmette of five leaves. */
function flourish(art: Art, side: number, x: number): void {
  const end = 300 + side * 240;
  art.blot(sparkle(x, Y, 9));
  const rule = line(x + side * 14, Y, end - side * 46, Y);
  art.blot(ribbon(rule, 2, { samples: 5, start: 0.2, end: 0.8 }));
  art.blot([
    leaf(end - side * 38, Y, 34, 10, side * 90),
    leaf(end - side * 38, Y, 27, 9, side * 52, side * 4),
    leaf(end - side * 38, Y, 27, 9, side * 128, -side * 4),
    leaf(end - side * 42, Y, 15, 6, side * 18, side * 3),
    leaf(end - side * 42, Y, 15, 6, side * 162, -side * 3),
    ellipse(end - side * 50, Y, 2.4),
    ellipse(end + side * 3, Y, 1.8),
  ]);
}

/** The cartouche on the frame's head with the card's numeral. */
export function cartouche(art: Art, numeral: string): void {
  const half = 30 + numeral.length * 9;
  const [left, right] = [300 - half, 300 + half];
  const shape = svgPath(
    `M${left} 50C${left + 10} 34 280 30 300 22C320 30 ${right - 10} 34 ${right} 50`,
    `C${right - 10} 66 320 70 300 78C280 70 ${left + 10} 66 ${left} 50Z`,
  );
  art.solid(shape, art.palette.edge, LINE.mid);
  art.line(shape.scale(0.86, 0.8, 300, 50), LINE.hair);
  art.fill(lettering(numeral, 300, 58, 25, { face: 'serif', weight: 600, spacing: 2.6 }));
  for (const side of [-1, 1]) art.blot(ellipse(300 + side * (half + 7), 50, 2.2));
}
