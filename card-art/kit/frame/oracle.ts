import { type Art, arc, ellipse, LINE, line, polar, range, ribbon } from '../pen/index.ts';
import { moonPhase } from '../sky/moon.ts';
import { sparkle } from '../sky/star.ts';

/** Corners of the window and the direction each opens to. */
const CORNERS = [
  [50, 64, 0],
  [550, 64, 90],
  [550, 862, 180],
  [50, 862, 270],
] as const;

/** A moon from sickle to sickle across the head. */
const PHASES = [0.08, 0.2, 0.32, 0.5, 0.68, 0.8, 0.92];

/** Scooped corners with a bead, seven moons above, a spindle on each side. */
export function oracleOrnament(art: Art): void {
  for (const [x, y, turn] of CORNERS) {
    art.line(arc(x, y, 25, 90 + turn, 180 + turn), LINE.fine);
    art.blot(ellipse(...polar(x, y, 12, 135 + turn), 3));
  }
  PHASES.forEach((phase, i) => {
    moonPhase(art, 300 + (i - 3) * 31, 42, i === 3 ? 11 : 8.2, phase);
  });
  for (const side of [-1, 1]) {
    art.line(line(300 + side * 118, 42, 300 + side * 232, 42), LINE.fine);
    art.blot(sparkle(300 + side * 126, 42, 6));
    art.blot(ellipse(300 + side * 232, 42, 2));
  }
  for (const side of [-1, 1]) {
    const x = 300 + side * 268.5; // the middle between frame and window
    const dots = range(4, (i) => ellipse(x, 463 + [-26, -16, 16, 26][i]!, i % 3 ? 1.9 : 1.3));
    art.blot([sparkle(x, 463, 9), ...dots]);
    art.blot([430, 496].map((y, i) => ribbon(line(x, y, x, i ? 626 : 300), 2, { samples: 5, start: 0.9 })));
  }
}
