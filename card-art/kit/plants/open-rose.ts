import { mix } from '../grade/mix.ts';
import {
  type Art,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  type Path,
  type Placement,
  type Point,
  polar,
  ramp,
  random,
  range,
  spline,
} from '../pen/index.ts';

/** Petals stand a golden angle apart, as in nature, so none hides another. */
const GOLDEN = 137.508;

export interface OpenRoseOptions extends Placement {
  /** Edge of the outer petals, flesh, shade, heart. */
  tones: readonly [lip: string, flesh: string, shade: string, heart: string];
  petals?: number;
  seed: string;
}

/** Outline of a petal about the flower's middle: from one foot round the rim to the other. */
interface Petal {
  angle: number;
  /** Distance of the rim and of the foot from the middle. */
  rim: number;
  foot: number;
  /** Half of the angle it spans at the rim. */
  half: number;
  body: Path;
  lip: Path;
}

/** The petal at a place in the spiral: 0 is the outermost. */
function grow(index: number, count: number, seed: string): Petal {
  const chance = random(`${seed}${index}`);
  const t = index / (count - 1); // 0 outermost
  const rim = lerp(100, 15, t ** 0.8) * chance.between(0.97, 1.04);
  const foot = rim * lerp(0.16, 0.1, t);
  const half = lerp(40, 80, t ** 0.7);
  const angle = index * GOLDEN;
  const edge = (inset: number, lift: number): Knot[] =>
    range(11, (i) => {
      const u = (i / 10) * 2 - 1;
      // shoulders fall away; the brim is drawn a little to a point and rippled
      const shoulder = 1 - 0.3 * Math.abs(u) ** 3.2 - (index % 3 === 0 ? 0.05 * (1 - Math.abs(u)) : 0);
      const ripple = Math.sin(u * 5 + index * 1.7) * 0.02;
      const point = 0.045 * Math.max(0, 1 - Math.abs(u) * 3.2);
      const swirl = 0.05 * u; // one side lies over the next petal
      const r = rim * (shoulder + ripple + point + swirl) - inset * (1 - u * u * 0.8) + lift;
      return polar(0, 0, r, angle + u * half);
    });
  const outer = edge(0, 0);
  const feet: Knot[] = [
    [...polar(0, 0, foot + rim * 0.24, angle + half * 0.86)],
    [...polar(0, 0, foot, angle + half * 0.2), 1],
    [...polar(0, 0, foot + rim * 0.24, angle - half * 0.86)],
  ];
  const sharp = (knots: Knot[]): Knot[] =>
    knots.map(([x, y], i) => [x, y, i === 0 || i === knots.length - 1 ? 1 : 0]);
  const roll = rim * lerp(0.075, 0.15, t) * chance.between(0.7, 1.3);
  return {
    angle,
    rim,
    foot,
    half,
    body: spline([...outer, ...feet], true),
    lip: spline([...sharp(outer), ...sharp(edge(roll, -0.4)).reverse()], true),
  };
}

/** Fine veins that fan out from the foot towards the brim. */
function veins({ angle, rim, half }: Petal): Path[] {
  return range(9, (i) => {
    const u = ((i + 0.5) / 9) * 2 - 1;
    const line: Point[] = [0.52, 0.7, 0.86 - Math.abs(u) * 0.1].map((r, j) =>
      polar(0, 0, rim * r, angle + u * half * (0.72 + j * 0.07)),
    );
    return spline(line);
  });
}

/** A petal: the shade it casts, its flesh, veins, the rolled edge. */
function paintPetal(
  box: Local,
  petal: Petal,
  index: number,
  count: number,
  { tones }: OpenRoseOptions,
): void {
  const [lip, flesh, shade, heart] = tones;
  const t = index / (count - 1);
  const { body, rim, angle } = petal;
  // what lies over casts a soft edge of shade
  box.fill(body.scale(1.035).translate(0.6, 1.4), heart, 0.28);
  const inner = polar(0, 0, rim * 0.3, angle);
  const outer = polar(0, 0, rim, angle);
  const dark = mix(shade, heart, t * 0.7);
  box.solid(
    body,
    box.linear(
      ...inner,
      ...outer,
      ramp(
        0,
        mix(dark, heart, 0.5),
        0.45,
        dark,
        0.8,
        mix(flesh, shade, t * 0.5),
        1,
        mix(lip, flesh, 0.4 + t * 0.3),
      ),
    ),
    LINE.fine * 1.3,
  );
  if (t < 0.6) box.line(veins(petal), LINE.hair, 'gold', 0.4);
  box.line(petal.lip, 3.2, dark, 0.3); // the rolled edge shades the petal below it
  box.solid(
    petal.lip,
    box.linear(
      ...polar(0, 0, rim, angle - 40),
      ...polar(0, 0, rim, angle + 40),
      ramp(0, mix(lip, flesh, t * 0.5), 1, mix(flesh, lip, 0.3)),
    ),
    LINE.hair,
  );
}

/** The heart: petals wound round each other like commas, no open ring. */
function heartOf(box: Local, { tones: [lip, flesh, shade, heart] }: OpenRoseOptions): void {
  box.fill(
    spline(
      range(12, (i) => polar(0, 0, 15.5, i * 30)),
      true,
    ),
    mix(shade, heart, 0.75),
  );
  for (const [i, start] of [10, 138, 262, 40, 170].entries()) {
    const outer = 15 - i * 2.5;
    const comma = range(12, (k): Knot => {
      const t = k / 11;
      return [...polar(0, 0, outer * (1 - 0.34 * t), start + t * 205), k % 11 ? 0 : 1];
    });
    const back = range(10, (k): Knot => {
      const t = 1 - k / 9;
      return polar(0, 0, outer * (1 - 0.34 * t) - 4.4 * Math.sin(Math.PI * t) ** 0.7, start + t * 205);
    });
    const tone = box.linear(
      ...polar(0, 0, outer, start),
      ...polar(0, 0, outer, start + 180),
      ramp(0, mix(flesh, shade, 0.5), 1, mix(lip, flesh, 0.4 + i * 0.1)),
    );
    box.solid(spline([...comma, ...back.slice(1, -1)], true), tone, LINE.hair);
  }
}

/** A rose wide open, seen from above; (x, y) is its middle, `radius` that of its outer petals. */
export function openRose(art: Art, x: number, y: number, radius: number, options: OpenRoseOptions): void {
  const { petals = 24, seed } = options;
  const box = local(art, x, y, radius / 100, options);
  for (const i of range(petals, (n) => n)) paintPetal(box, grow(i, petals, seed), i, petals, options);
  heartOf(box, options);
}
