import { ink, modelled, regionOf, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  type Point,
  ramp,
  ribbon,
} from '../../../kit/pen/index.ts';

/** A taper between its foot and its wick. */
function taper(art: Art, path: Path, pool: Path, wick: string, fill: string): void {
  const wax = ribbon(path, 25, { start: 1, end: 0.82, samples: 12 });
  modelled(
    art,
    regionOf(wax, 16),
    { towards: [2, -14], soft: 12, shade: '#8a3c48', rim: '#fff3d0', rimWidth: 2.4 },
    () => void art.fill(wax, fill),
  );
  art.fill(pool, '#fff3d8');
  art.blot(ink(curve(wick), 4, 1, 0), '#3a1420');
}

/** The candle that burns, in the left hand; wax has run down it. */
export function burningCandle(art: Art): void {
  taper(
    art,
    curve('238,780 248,680 260,584'),
    ellipse(260, 584, 10.5, 3.4),
    '260,586 262,572 266,560',
    '#f0c8a0',
  );
  art.fill(
    closed('249,584! 272,586! 273,602 271,622 267,624 264,606 259,602 256,634 251,638 249,612'),
    '#fff0d0',
  );
}

/** The one that is being lit leans in. */
export const leaningCandle = (art: Art): void =>
  taper(
    art,
    curve('380,744 342,656 306,584'),
    ellipse(0, 0, 10.5, 3.4).rotate(-25).translate(306, 584),
    '306,586 298,574 288,562',
    '#f6dcc0',
  );

/** One flame on two wicks. */
export function flame(art: Art, [x, y]: Point): void {
  art.glow(x, y, 120, '#ffd48c', 0.9);
  const outer = closed(
    '266,566! 252,548 250,522 260,496 274,468 278,430! 288,458 302,486 310,516 308,546 292,564! 278,556',
  );
  const paint = art.linear(
    0,
    430,
    0,
    566,
    ramp(0, '#fb9e64', 0.35, '#ffc46c', 0.75, '#ffe9b0', 1, '#f0a878'),
  );
  art.fill(outer, paint);
  art.fill(
    closed('268,556! 260,538 262,516 272,496 279,470! 288,498 298,518 298,540 290,554! 279,546'),
    '#fffbe8',
  );
  stippledGlow(art, x, y + 6, 56, '#fffdf0', 0.8);
}
