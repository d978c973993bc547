import {
  type Art,
  ellipse,
  LINE,
  Path,
  ramp,
  range,
  ribbon,
  roundRect,
  type Stop,
  spline,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

const FOLDS = 11;

/** Where the veil hangs, and the width of one fold. */
interface Hanging {
  x0: number;
  x1: number;
  top: number;
  foot: number;
  fold: number;
}

/** The hem from right to left, `up` units above the foot: a row of pleats seen from slightly above. */
function hem(path: Path, { x0, foot, fold }: Hanging, up: number): Path {
  const y = foot - up;
  for (let i = FOLDS - 1; i >= 0; i--) {
    const [left, right] = [x0 + i * fold, x0 + (i + 1) * fold];
    path.curveTo(right - fold * 0.1, y + 8, right - fold * 0.55, y + 12, right - fold * 0.66, y);
    path.curveTo(right - fold * 0.74, y - 9, left + fold * 0.1, y - 10, left, y - 6);
  }
  return path;
}

/** The cloth: its top sags between the rings. */
function outline(veil: Hanging): Path {
  const { x0, x1, top, foot, fold } = veil;
  const path = new Path().moveTo(x0, top);
  for (let i = 0; i < FOLDS; i++) {
    const [left, right] = [x0 + i * fold, x0 + (i + 1) * fold];
    path.curveTo(left + fold * 0.25, top + 13, right - fold * 0.25, top + 13, right, top);
  }
  return hem(path.lineTo(x1, foot - 6), veil, 0).close();
}

/** Each fold from shade to light and back. */
const pleats: Stop[] = range(FOLDS, (i): Stop[] => {
  const at = (part: number): number => (i + part) / FOLDS;
  return [
    [at(0), '#2a1238'],
    [at(0.26), '#b3567c'],
    [at(0.46), '#f0b3b4'],
    [at(0.62), '#b3567c'],
    [at(0.94), '#5a2352'],
  ];
}).flat();

/** Woven stars in offset rows, clear of the thing that stands before the middle. */
function wovenStars(art: Art, { x0, top, foot, fold }: Hanging): void {
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < FOLDS; i++) {
      const x = x0 + (i + 0.44) * fold;
      const y = top + 62 + row * 84 + (i % 2) * 42;
      if (y < foot - 34 && Math.abs(x - art.light[0]) > 30) art.blot(sparkle(x, y, 6.2), 'gold', 0.55);
    }
  }
}

function foldLines(art: Art, { x0, top, foot, fold }: Hanging): void {
  for (let i = 0; i < FOLDS; i++) {
    const x = x0 + i * fold;
    const edge = spline([
      [x + fold * 0.02, top + 4],
      [x + fold * 0.04, (top + foot) / 2],
      [x, foot - 8],
    ]);
    const crease = spline([
      [x + fold * 0.72, top + 12],
      [x + fold * 0.7, top + 180],
      [x + fold * 0.74, top + 330],
    ]);
    art.blot(ribbon(edge, 2.6, { start: 0.9, end: 0.7 }), 'gold', 0.8);
    art.blot(ribbon(crease, 1.7, { start: 0.6, end: 0.05 }), 'gold', 0.8);
  }
}

/** A veil on rings between x0 and x1, lit from the card's light: straight folds, a hem in soft pleats. */
export function hungVeil(art: Art, x0: number, x1: number, top: number, foot: number): void {
  const veil: Hanging = { x0, x1, top, foot, fold: (x1 - x0) / FOLDS };
  const cloth = outline(veil);
  art.fill(cloth, art.linear(x0, 0, x1, 0, pleats));
  const fall = ramp(0, '#ffe6cf', 0.5, 0.3, '#a85a7c', 0.08, 0.62, '#1a0f36', 0.58, 1, '#0f0a26', 0.82);
  art.fill(cloth, art.radial(...art.light, 480, fall));
  wovenStars(art, veil);
  foldLines(art, veil);
  art.line(cloth);
  const border = [13, 20].map((up) => hem(new Path().moveTo(x1, foot - 6 - up), veil, up));
  art.line(border, LINE.fine);
  const rod = art.linear(0, top - 15, 0, top - 8, ramp(0, '#fffaf0', 1, '#8a5a4c'));
  art.solid(roundRect(x0 - 12, top - 15, x1 - x0 + 24, 7, 3), rod, LINE.fine);
  art.line(range(FOLDS + 1, (i) => ellipse(x0 + i * veil.fold, top - 6, 4.4, 8)));
}
