import { twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  lerp,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  unit,
} from '../../../kit/pen/index.ts';

/** Morning sun, high at the left, outside: a step towards it. Below ground nothing else gives light. */
const SUN: Point = [-0.34, -0.94];

/** A smooth thing: two flat tones and the edge that the sun meets. */
export const form = twoTone({ towards: unit(SUN) });

/** A shaft of light: where it comes in beside the child and over her shoulders, where it ends, how strong it is. */
type Shaft = readonly [
  left: number,
  right: number,
  downLeft: number,
  downRight: number,
  bottom: number,
  strength: number,
];
/** The first is the one that the leaf has caught; the rest lose themselves. */
const SHAFTS: readonly Shaft[] = [
  [150, 184, 176, 268, 570, 0.6],
  [184, 198, 262, 318, 730, 0.14],
  [288, 298, 376, 408, 730, 0.17],
  [306, 342, 430, 516, 730, 0.26],
];
const TOP = 190;

/** One within the other, for an edge as soft as dust makes it. */
const LAYERS = 12;

/** Shafts that spread; what no leaf stops fades before it meets the ground. */
export function beam(art: Art): void {
  for (const [i, [left, right, downLeft, downRight, bottom, strength]] of SHAFTS.entries()) {
    const paint = art.linear((left + right) / 2, TOP, (downLeft + downRight) / 2, bottom, [
      [0, '#fff6d2', 0],
      [0.06, '#fff6d2', 0.9],
      [0.3, '#ffecb8', 0.7],
      [0.66, '#ffe0a0', i ? 0.36 : 0.6],
      [i ? 1 : 0.86, '#ffd88e', i ? 0 : 0.5],
      [1, '#ffd88e', 0],
    ]);
    for (let k = 0; k < LAYERS; k++) {
      const inset = (k / LAYERS) * 0.42;
      art.fill(
        polygon([
          [lerp(left, right, inset), TOP],
          [lerp(left, right, 1 - inset), TOP],
          [lerp(downLeft, downRight, 1 - inset), bottom],
          [lerp(downLeft, downRight, inset), bottom],
        ]),
        paint,
        (strength * 2.2) / LAYERS,
      );
    }
  }
}

/** The child's own shadow, thrown down the wall by the sun at her back. */
export function childShadow(art: Art): void {
  const form = (out: number): Path =>
    closed(
      `${196 - out},206! ${318 + out},206! ${321 + out},${224 + out} ${312 + out},${238 + out} ${297 + out},${248 + out} ${284 + out},${266 + out} ${266 + out},${275 + out} ${250 - out},${273 + out} ${237 - out},${263 + out} ${226 - out},${249 + out} ${206 - out},${240 + out} ${197 - out},${226 + out}`,
    );
  const paint = art.linear(
    258,
    210,
    264,
    292,
    ramp(0, '#341e1a', 1, 0.4, '#432720', 0.85, 1, '#5d3824', 0.25),
  );
  for (let out = -11; out <= 7; out += 1.5) art.fill(form(out), paint, 0.08);
}

/** Dust that the hole has let in. */
export function dust(art: Art): void {
  const chance = random('dust');
  const motes = range(26, () => {
    const t = chance();
    const [x, y] = [236 + t * 76 + chance.between(-50, 70) * (0.6 + t * 0.7), 270 + t * 330];
    const r = chance.between(0.7, 2);
    return polygon([
      [x - r, y],
      [x, y - r],
      [x + r, y + r * 0.3],
      [x, y + r],
    ]);
  });
  art.blot(motes, '#fff0c2', 0.85);
}
