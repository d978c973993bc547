import { mix } from '../grade/mix.ts';
import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  lerp,
  line,
  local,
  Path,
  type Point,
  polar,
  type Random,
  ramp,
  random,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { veinedLeaf } from './leaf.ts';
import { petalVeins } from './petal.ts';

const [LITE, DEEP, HEART] = ['#fdeef4', '#d884a8', '#a8476f'];

/** One notched petal, foot at (0, 0), pointing up. */
function notchedPetal(length: number, width: number): Path {
  const [w, r] = [width, length];
  return svgPath(
    `M0 0C${-w * 0.2} ${-r * 0.22} ${-w * 0.62} ${-r * 0.56} ${-w * 0.42} ${-r * 0.88}`,
    `C${-w * 0.32} ${-r * 1.04} ${-w * 0.14} ${-r * 1.02} 0 ${-r * 0.86}`,
    `C${w * 0.14} ${-r * 1.02} ${w * 0.32} ${-r * 1.04} ${w * 0.42} ${-r * 0.88}`,
    `C${w * 0.62} ${-r * 0.56} ${w * 0.2} ${-r * 0.22} 0 0Z`,
  );
}

/** A five-petalled blossom at a slant: `tilt` 1 = face on, 0.4 = nearly from the side, towards `turn`. */
function blossom(
  art: Art,
  x: number,
  y: number,
  radius: number,
  rot: number,
  tilt: number,
  turn: number,
): void {
  const see = (path: Path): Path => path.rotate(rot).scale(1, tilt).rotate(turn).translate(x, y);
  const pointAt = ([u, v]: Point): Point => {
    const { x: px, y: py } = see(line(u, v, u, v)).walk(1)[0]!;
    return [px, py];
  };
  const width = radius * 1.14;
  const one = notchedPetal(radius, width);
  const tone = art.radial(x, y, radius, ramp(0, HEART, 0.22, DEEP, 0.62, mix(DEEP, LITE, 0.62), 1, LITE));
  for (const i of [0, 2, 4, 1, 3]) {
    art.solid(see(one.rotate(i * 72)), tone, LINE.fine);
    if (radius <= 16) continue;
    art.line(see(petalVeins(0, 0, radius, width * 0.9, i * 72, 3, 0.52, 0.3)), LINE.hair, DEEP, 0.75);
  }
  const stamens = range(11, (i) => polar(0, 0, radius * (i % 2 ? 0.46 : 0.34), (i * 360) / 11 + 8));
  art.line(see(Path.join(stamens.map((tip) => line(0, 0, ...tip)))), LINE.hair, '#fff6df');
  const anther = Math.max(0.9, radius * 0.045);
  art.blot(
    stamens.map((tip) => ellipse(...pointAt(tip), anther)),
    '#fff1c8',
  );
  art.blot(ellipse(x, y, radius * 0.09), HEART);
}

/** A blossom from the side that opens towards `turn`; its stalk ends at (x, y). */
function sideBlossom(art: Art, x: number, y: number, radius: number, turn: number, chance: Random): void {
  // some half open, some wide; no two alike
  const open = chance.between(0.72, 1.12);
  const box = local(art, x, y, radius / 20, { rot: turn });
  const tone = box.linear(0, 0, 0, -26, ramp(0, HEART, 0.3, DEEP, 1, LITE));
  for (const [angle, w] of [
    [-62, 16],
    [62, 16],
    [-34, 22],
    [34, 22],
    [0, 25],
  ] as const) {
    const at = angle * open + chance.between(-9, 9);
    const one = svgPath(
      `M0 -6C${-w * 0.5} -10 ${-w * 0.66} -22 ${-w * 0.3} -28C${-w * 0.16} -30 ${-w * 0.08} -28 0 -25`,
      `C${w * 0.08} -28 ${w * 0.16} -30 ${w * 0.3} -28C${w * 0.66} -22 ${w * 0.5} -10 0 -6Z`,
    );
    box.solid(one.rotate(at, 0, -5), tone, LINE.fine);
    const veins = svgPath('M0 -9V-18M-1.5 -9C-3 -14 -4 -17 -4 -19M1.5 -9C3 -14 4 -17 4 -19');
    box.line(veins.rotate(at, 0, -5), LINE.hair, DEEP, 0.8);
  }
  const calyx = svgPath('M-4 0C-6 -6 -5 -10 -2 -8L0 -12L2 -8C5 -10 6 -6 4 0C2 4 -2 4 -4 0Z');
  box.solid(calyx, '#8d4a6a', LINE.hair);
}

function bud(art: Art, x: number, y: number, radius: number, turn: number): void {
  const box = local(art, x, y, radius / 20, { rot: turn });
  const tone = box.linear(0, 0, 0, -22, ramp(0, '#8d3f66', 1, '#f3bcd0'));
  box.solid(svgPath('M0 0C-7 -4 -8 -14 0 -22C8 -14 7 -4 0 0Z'), tone, LINE.fine);
  box.line(svgPath('M0 -22C-3 -15 -3 -9 -1 -4'), LINE.hair);
  box.blot(svgPath('M-4.5 1C-4 -6 -2 -8 0 -4C2 -8 4 -6 4.5 1C2 4 -2 4 -4.5 1Z'), '#7a4a5e');
}

/** A flower of an umbel: heading and length of its stalk, radius, tilt, how it is seen. */
export type UmbelFlower = readonly [
  angle: number,
  stalk: number,
  radius: number,
  tilt: number,
  seen: 'face' | 'side' | 'bud',
];

/**
 * An umbel: flowers on stalks that spring from one bud scale at (x, y), far ones first. `leaves` are
 * young ones, heading and length.
 */
export function cherryUmbel(
  art: Art,
  x: number,
  y: number,
  flowers: readonly UmbelFlower[],
  { seed, leaves = [] }: { seed: number; leaves?: readonly (readonly [angle: number, length: number])[] },
): void {
  const chance = random(`um${seed}`);
  for (const [angle, length] of leaves) {
    const look = { fill: '#6b4058', lineWidth: LINE.fine, veins: 3, bend: chance.between(-3, 3) };
    veinedLeaf(art, x, y, length, length * 0.34, angle, look);
  }
  for (const [angle, length, radius, tilt, seen] of flowers) {
    const end = polar(x, y, length, angle);
    const stalk = spline([[x, y], polar(...polar(x, y, length * 0.55, angle), 4, angle + 90), end]);
    art.blot(ribbon(stalk, 2.6, { samples: 7, start: 0.8, end: 0.9 }), '#b98a7e');
    art.line(stalk, LINE.hair, 'gold', 0.6);
    if (seen === 'bud') bud(art, ...end, radius, angle);
    else if (seen === 'side') sideBlossom(art, ...end, radius, angle, chance);
    else blossom(art, ...end, radius, chance.between(0, 72), tilt, angle);
  }
  art.fill(ellipse(x, y, 2.6), '#4a3350');
}

/**
 * A knotty branch through `spine` that thins from `from` to `to`: swellings, bands of bark on the side
 * away from the light, a gleam on the other.
 */
export function cherryBranch(
  art: Art,
  spine: readonly Knot[],
  [from, to]: readonly [from: number, to: number],
  { seed, lineWidth = LINE.mid }: { seed: number; lineWidth?: number },
): void {
  const chance = random(`br${seed}`);
  const path = spline(spine);
  const length = path
    .walk(40)
    .reduce((sum, { x, y }, i, all) => (i ? sum + Math.hypot(x - all[i - 1]!.x, y - all[i - 1]!.y) : 0), 0);
  const steps = path.walk(Math.max(8, Math.round(length / 22)));
  const last = steps.length - 1;
  const widthAt = (t: number): number => lerp(from, to, t ** 0.8) / 2;
  const half = steps.map(({ t }, i) => widthAt(t) * (1 + (i % 3 === 1 ? 0.16 : -0.05) * chance()));
  const side = (turn: number, share: number): Knot[] =>
    steps.map(({ x, y, angle }, i) => [
      ...polar(x, y, half[i]! * share, angle + turn),
      i === 0 || i === last ? 1 : 0,
    ]);
  const [[x0, y0], [x1, y1]] = [spine[0]!, spine[spine.length - 1]!];
  const tones = ramp(0, art.palette.ink, 0.6, '#2a2450', 1, '#5a4470');
  const outline = spline([...side(-90, 1), ...side(90, 0.95).reverse()], true);
  art.solid(outline, art.linear(x0, y0, x1, y1, tones), lineWidth);
  if (from <= 9) return;
  const bands = Math.round(length / 9);
  const bark: Path[] = [];
  path.walk(bands).forEach(({ x, y, angle, t }, i) => {
    if (i < 1 || i > bands - 3 || chance() < 0.32) return;
    const reach = chance.between(0.1, 0.62);
    const foot = polar(x, y, widthAt(t) * 0.9, angle + 90);
    const end = polar(x, y, widthAt(t) * lerp(0.5, -0.7, reach), angle + 90);
    bark.push(spline([foot, polar((foot[0] + end[0]) / 2, (foot[1] + end[1]) / 2, 2, angle), end]));
  });
  art.line(bark, LINE.hair, 'gold', 0.75);
  const gleam = steps
    .slice(1, last)
    .map(({ x, y, angle }, i) => polar(x, y, half[i + 1]! * 0.55, angle - 90));
  art.blot(ribbon(spline(gleam), 1.8, { samples: 16 }), art.palette.pale, 0.35);
}

/** A loose petal of the length `size`, foot at (x, y), pointing to `turn`; `fold` squeezes it sideways. */
export function loosePetal(
  art: Art,
  x: number,
  y: number,
  size: number,
  turn: number,
  { fold = 1, lite = LITE, deep = '#d99ab8' }: { fold?: number; lite?: string; deep?: string } = {},
): void {
  const box = local(art, x, y, size, { rot: turn });
  const shape = svgPath(
    'M0 0C-.3 -.18 -.62 -.56 -.4 -.9C-.3 -1.04 -.12 -1.02 0 -.88',
    'C.12 -1.02 .3 -1.04 .4 -.9C.62 -.56 .3 -.18 0 0Z',
  );
  box.solid(shape.scale(fold, 1), box.linear(0, 0, 0, -1, ramp(0, deep, 1, lite)), LINE.hair);
}
