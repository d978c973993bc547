import {
  type Art,
  ellipse,
  LINE,
  lerp,
  line,
  local,
  type Path,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { fur } from './fur.ts';

/** Ranks of the mane from the outside in: reach, how many locks, breadth, sweep of the outermost. */
const RANKS = [
  [86, 21, 21, 30],
  [73, 18, 21, 28],
  [60, 16, 20, 24],
] as const;
/** The ear's back: no hollow, for two of those would be eyes. */
const EAR = svgPath('M30 -34C27 -56 36 -70 49 -70C62 -66 66 -48 56 -28Z');
const EAR_STROKES = svgPath('M41 -42C41 -52 45 -60 50 -64M48 -38C49 -46 53 -52 56 -57');
const TAIL = spline(points('-58,100 -88,66 -112,24 -106,-8 -88,-24 -84,-44'));

const both = (path: Path): Path[] => [path, path.mirror(0)];

/** Locks fan out from the crown over the upper half, the lowest first; the lower, the more they droop. */
const rank = ([reach, count, width, droop]: (typeof RANKS)[number]): Path[] =>
  range(count, (i) => (i / (count - 1)) * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a))
    .map((u, i) => {
      const angle = u * 146;
      const length = reach * lerp(0.94, 1.04, Math.abs(u)) * (i % 2 ? 1 : 0.94);
      const course = spline([
        polar(0, 0, 6, angle),
        polar(0, 0, length * 0.5, angle - u * 4),
        polar(0, 0, length * 0.8, angle + u * droop * 0.4),
        polar(0, 0, length, angle + u * droop),
      ]);
      return ribbon(course, width, { start: 0.6, peak: 0.5, samples: 9 });
    });

/**
 * A lion that looks away from us: its mane, the backs of its ears, the tail's tuft to the left; about
 * 200 × 150 round the crown at (x, y). What is below y = 40 is hidden.
 */
export function lionFromBehind(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const coat = box.linear(0, -76, 0, 10, ramp(0, '#ffe2b8', 0.6, '#dc9c68', 1, '#8a4f58'));
  box.blot(ribbon(TAIL, 9, { start: 0.9, end: 0.6, samples: 16 }));
  box.blot(ribbon(TAIL, 6, { start: 0.9, end: 0.6, samples: 16 }), '#dc9c68');
  for (const turn of [-30, 34, 4]) {
    const lock = ribbon(svgPath('M0 8C-5 -2 3 -12 -1 -28'), 14, { start: 0.3, peak: 0.4 });
    box.solid(lock.rotate(turn).translate(-83, -42), '#b9694c', LINE.fine);
  }
  RANKS.forEach((row, i) => {
    const tones = ramp(0, '#8a4a4c', 0.5, '#c0744f', 0.85, '#eeb27c', 1, '#ffe2b4');
    const hair = box.radial(0, 0, row[0] * 1.05, tones);
    art.solids(
      rank(row).map((lock) => [box.place(lock), hair]),
      LINE.fine * 1.2,
    );
    if (i) return;
    for (const ear of both(EAR)) box.solid(ear, coat);
    box.line(both(EAR_STROKES), LINE.hair, '#7a3f4c');
  });
  const head = ellipse(0, 2, 44, 42);
  box.fill(head, box.radial(0, -18, 66, ramp(0, '#f6c48c', 0.5, '#d08c5c', 1, '#a05e4c')));
  const flows = range(12, (i) => line(...polar(0, -4, 4, i * 30), ...polar(0, -4, 46, i * 30)));
  box.line(fur(head, flows, { count: 110, length: 15, seed: 6 }), LINE.fine, '#7a3f4c', 0.8);
  box.line(fur(head, flows, { count: 60, length: 17, seed: 9 }), LINE.fine, '#ffe2b4', 0.8);
}
