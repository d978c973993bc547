import { mix } from '../grade/mix.ts';
import {
  type Art,
  curl,
  type Knot,
  LINE,
  lerp,
  Path,
  type Point,
  polar,
  ramp,
  random,
  ribbon,
  type Step,
  spline,
} from '../pen/index.ts';

/** Barbs on each side, and the first place along the quill that carries one. */
const BARBS = 74;
const FIRST = Math.ceil(BARBS * 0.165);
/** Where the vane is split: on the left, on the right. */
const SPLITS = { left: 0.44, right: 0.68 };

type Side = 'left' | 'right';

/** Half width of the vane at t; the right side is the wider one. */
const reach = (t: number, width: number, side: Side): number =>
  t < 0.16
    ? 0
    : width * (side === 'right' ? 0.56 : 0.44) * Math.sin(Math.PI * ((t - 0.16) / 0.84) ** 0.66) ** 0.86;

/** One barb: its root on the quill, a bend, its tip. */
function barb(step: Step, width: number, side: Side): [Point, Point, Point] {
  const { x, y, angle, t } = step;
  const sign = side === 'right' ? 1 : -1;
  const length = reach(t, width, side) * (Math.abs(t - SPLITS[side]) < 0.014 ? 0.35 : 1);
  const bend = polar(x, y, length * 0.5, angle + sign * lerp(74, 34, t));
  return [[x, y], bend, polar(x, y, length * 1.05, angle + sign * lerp(58, 20, t * t))];
}

function vane(art: Art, steps: readonly Step[], width: number, side: Side): void {
  const { pale } = art.palette;
  const [shade, deep] = ['#7d86cf', '#2c3578'];
  const carried = steps.slice(FIRST);
  const last = carried.length - 1;
  const corner = (i: number): number => (i === 0 || i === last ? 1 : 0);
  const tips = carried.map((step, i): Knot => [...barb(step, width, side)[2], corner(i)]);
  const spine = carried.map(({ x, y }, i): Knot => [x, y, corner(i)]).reverse();
  const [foot, top] = [carried[0]!, carried[last]!];
  const tones =
    side === 'right'
      ? ramp(0, '#ffffff', 0.4, pale, 0.75, mix(pale, shade, 0.6), 1, deep)
      : ramp(0, pale, 0.4, mix(pale, shade, 0.55), 0.8, shade, 1, deep);
  art.solid(spline([...tips, ...spine], true), art.linear(foot.x, foot.y, top.x, top.y, tones));
  const barbs = new Path();
  for (const step of carried.slice(0, -1)) {
    const [root, bend, tip] = barb(step, width, side);
    barbs.append(spline([root, bend, [lerp(bend[0], tip[0], 0.9), lerp(bend[1], tip[1], 0.9)]]));
  }
  if (side === 'right') art.line(barbs, LINE.hair, mix(shade, deep, 0.4), 0.55);
  else art.line(barbs, LINE.hair, pale, 0.5);
}

/** Dark bars across the vane: first and last barb. They follow the barbs and fade towards the foot. */
const BARS = [
  [24, 27],
  [34, 38],
  [42, 46],
  [52, 56],
  [59, 63],
  [66, 69],
] as const;

function bars(art: Art, steps: readonly Step[], width: number): void {
  BARS.forEach(([from, to], i) => {
    for (const side of ['left', 'right'] as const) {
      const [low, high] = [barb(steps[from]!, width, side), barb(steps[to]!, width, side)];
      const inset = ([root, bend, tip]: [Point, Point, Point]): Knot[] => [
        [...root, 1],
        bend,
        [lerp(bend[0], tip[0], 0.94), lerp(bend[1], tip[1], 0.94), 1],
      ];
      const shape = spline([...inset(low), ...inset(high).reverse()], true);
      art.fill(shape, '#4b57ae', lerp(0.12, 0.42, i / (BARS.length - 1)));
    }
  });
}

/** Loose down at the foot of the vane. */
function down(art: Art, steps: readonly Step[], width: number): void {
  const chance = random('down');
  const soft = mix(art.palette.pale, art.palette.cool, 0.35);
  for (let i = 0; i < 64; i++) {
    const t = chance();
    const { x, y, angle } = steps[Math.round(FIRST * lerp(0.5, 1.34, t))]!;
    const sign = i % 2 ? -1 : 1;
    const heading = angle + sign * chance.between(50, 104);
    const length = width * lerp(0.14, 0.4, Math.sin(Math.PI * t)) * chance.between(0.7, 1.15);
    const hair = curl(x, y, heading, length, sign * chance.between(30, 120), { samples: 7, tight: 1.3 });
    const shape = ribbon(hair, 1.9, { samples: 8, start: 0.7, end: 0.08, peak: 0.25 });
    art.blot(shape, i % 3 ? art.palette.pale : soft, 0.85);
  }
}

/** A great feather along its quill, from the bare tip of the shaft (below) to the top. */
export function greatFeather(art: Art, quill: readonly Knot[], width: number): void {
  const shaft = spline(quill);
  const steps = shaft.walk(BARBS + 1);
  vane(art, steps, width, 'left');
  vane(art, steps, width, 'right');
  bars(art, steps, width);
  down(art, steps, width);
  art.blot(ribbon(shaft, 6.4, { samples: 26, start: 0.25, end: 0.08, peak: 0.16 }));
}
