import {
  type Art,
  ellipse,
  hatch,
  LINE,
  type Local,
  line,
  local,
  Path,
  type Placement,
  polar,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../pen/index.ts';
import { starPath } from '../sky/star.ts';

/** Engraving on bright metal, where gold would vanish. */
const BROWN = '#7d5b3c';

/** The bit: a plate whose lower edge is cut like a row of gables; a small window is sawn out of it. */
const BIT = svgPath('M6 160H108V222L92 204L76 222V236L58 218L40 236V214L28 200L16 214V226H6Z');
const BIT_WINDOW = svgPath('M82 172H98V186H82Z');

/** Heights of the turned collars on the stem, and how far they stand out. */
const COLLARS = [
  [44, 15, 7],
  [54, 11, 5],
  [62, 15, 6],
  [158, 12, 6],
  [240, 12, 6],
] as const;

/** Four round leaves about a star, with an eye at the top for the cord. */
function bow(box: Local, metal: string): void {
  const lobes = range(4, (i) => polar(0, -20, 33, i * 90));
  for (const [x, y] of lobes) box.line(ellipse(x, y, 29), LINE.bold * 2 + 13 * box.scale, 'gold');
  for (const [x, y] of lobes) box.line(ellipse(x, y, 29), 13 * box.scale, metal);
  for (const [x, y] of lobes) box.line(ellipse(x, y, 29), LINE.hair, BROWN, 0.7);
  box.solid(ellipse(0, -20, 22), metal, LINE.mid);
  box.fill(starPath(0, -20, 8, 17, 7), box.art.palette.ink);
  box.line(ellipse(0, -20, 19), LINE.hair, BROWN, 0.8);
  box.line(ellipse(0, -92, 9), LINE.bold * 1.7, 'gold').line(ellipse(0, -92, 9), LINE.mid, metal);
}

/** The turned stem with its collars and point. */
function stem(box: Local, metal: string): void {
  const shaft = Path.join(roundRect(-7, 40, 14, 216), ellipse(0, 258, 7, 9));
  box.solid(roundRect(-7, 40, 14, 214), metal, LINE.mid * 1.2);
  box.line(hatch(shaft, { angle: 0, gap: 3.4, from: 0.62, to: 0.94 }), LINE.hair, BROWN, 0.7);
  box.line(line(-3, 46, -3, 250), LINE.fine, '#fffdf4', 0.9);
  for (const [y, reach, height] of COLLARS) {
    box.solid(roundRect(-reach, y, reach * 2, height, height / 2.2), metal, LINE.fine * 1.4);
  }
  box.solid(svgPath('M-8 254C-8 268 -4 272 0 280C4 272 8 268 8 254Z'), metal, LINE.mid);
}

/**
 * An old key that hangs from its eye, (x, y): bow of four leaves, turned stem, gabled bit on the
 * right. 380 high at scale 1.
 */
export function oldKey(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, ...local(art, x, y, scale, placement).at(0, 100), scale, placement);
  const tones = ramp(0, '#fffaf0', 0.45, '#f0dcb4', 1, '#a98a66');
  const metal = box.linear(-60, -90, 70, 260, tones);
  box.solid(BIT, metal, LINE.mid * 1.2);
  box.line(hatch(BIT, { angle: 90, gap: 4, from: 0.45, to: 0.92, jitter: 0.3 }), LINE.hair, BROWN, 0.75);
  box.solid(BIT_WINDOW, art.palette.ink, LINE.fine, BROWN);
  stem(box, metal);
  bow(box, metal);
}
