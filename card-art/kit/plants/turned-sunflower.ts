import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  lerp,
  Path,
  type PathLike,
  polar,
  radians,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { petal, petalVeins } from './petal.ts';

/** Two rings of petals: length and width as parts of the radius, turn. */
const RINGS = [
  [1.02, 0.3, 0],
  [0.9, 0.28, 9],
] as const;
const COUNT = 20;
const SEEDS = 64;

/** A heart-shaped leaf of length 1 (its tip a little beyond), and its veins. */
const LEAF = svgPath(
  'M0 0C-.34 -.04 -.46 -.42 -.22 -.72C-.12 -.86 -.04 -.92 0 -1.06',
  'C.04 -.92 .12 -.86 .22 -.72C.46 -.42 .34 -.04 0 0Z',
);
const VEINS = svgPath('M0 0V-.96M0 -.24L-.26 -.44M0 -.24L.26 -.44M0 -.48L-.18 -.68M0 -.48L.18 -.68');

/** A sunflower's head turned away by `turn` degrees (foreshortened) and tilted by `rot`. */
export function turnedSunflower(
  art: Art,
  x: number,
  y: number,
  radius: number,
  { turn, rot }: { turn: number; rot: number },
): void {
  const place = (path: PathLike): Path =>
    Path.join(path)
      .scale(Math.cos(radians(turn)), 1)
      .rotate(rot)
      .translate(x, y);
  const middle = Math.sin(radians(turn)) * radius * 0.14;
  const tone = ramp(0, '#c9785a', 0.5, '#c9785a', 0.72, '#f0b46c', 1, '#fff0c4');
  const gold = art.radial(x, y, radius * 1.02, tone);
  art.glow(x, y, radius * 1.5, art.palette.glow, 0.22);
  RINGS.forEach(([part, width, start], ring) => {
    for (let i = 0; i < COUNT; i++) {
      // headings and lengths uneven, but always the same
      const angle = start + (i * 360) / COUNT + (((i * 7 + ring * 3) % 5) - 2) * 1.6;
      const length = radius * part * (1 + (((i * 5) % 4) - 1.5) * 0.03);
      const shape = petal(0, 0, length, radius * width, angle, { tip: 0.08, belly: 0.68 });
      art.solid(place(shape), gold, LINE.fine + 0.4);
      const veins = petalVeins(0, 0, length, radius * width, angle, 2, 0.82, 0.56);
      art.line(place(veins), LINE.hair, '#a8684c', 0.8);
    }
  });
  const dark = ramp(0, '#8a4a44', 0.6, '#5c2a3c', 1, '#3a1838');
  const heart = art.radial(x - radius * 0.1, y - radius * 0.12, radius * 0.56, dark);
  art.solid(place(ellipse(middle, 0, radius * 0.5)), heart);
  const seeds = range(SEEDS, (i) => {
    const reach = Math.sqrt((i + 0.5) / SEEDS) * radius * 0.47;
    const [u, v] = polar(middle, 0, reach, i * 137.508); // the golden angle
    return ellipse(u, v, (lerp(1, 1.7, i / SEEDS) * radius) / 50);
  });
  art.blot(place(seeds), '#f0c890', 0.85);
  art.line(place(ellipse(middle, 0, radius * 0.2)), LINE.hair, '#f0c890');
}

/** Its stem along `knots`, with heart-shaped leaves at `[tenth of the way, side]`, the first the largest. */
export function sunflowerStem(
  art: Art,
  knots: readonly Knot[],
  leaf: number,
  leaves: readonly (readonly [tenth: number, side: 1 | -1])[],
): void {
  const stem = spline(knots);
  art.solid(ribbon(stem, 9, { samples: 14, start: 0.9, end: 0.8 }), '#4a3a7a', LINE.fine + 0.4);
  const steps = stem.walk(11);
  leaves.forEach(([tenth, side], i) => {
    const { x, y, angle } = steps[tenth]!;
    const length = leaf * (1.75 - i * 0.2);
    const place = (path: Path): Path =>
      path
        .scale(length)
        .rotate(angle + side * (62 + i * 8))
        .translate(x, y);
    const tone = art.linear(
      x,
      y,
      ...polar(x, y, length, angle + side * 62),
      ramp(0, '#2c2058', 1, '#7d6ab0'),
    );
    art.solid(place(LEAF), tone);
    art.line(place(VEINS), LINE.hair);
  });
}
