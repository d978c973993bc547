import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  lerp,
  local,
  type Point,
  points,
  polar,
  ramp,
  random,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.7, -0.6] },
  shade: '#a8466e',
  rim: '#fff6ea',
  rimWidth: 1.8,
  stray: 0.5,
});
const green = lit({ from: { towards: [-0.9, -0.2] }, shade: '#3c7350', rim: '#f2f8cc', rimWidth: 1.3 });

/** A petal: foot, tip, breadth, and how far its middle bows to the right of the way from foot to tip. */
type Petal = readonly [foot: Point, tip: Point, breadth: number, bow: number];

/** Behind the heart: we see their insides. */
const BACK: readonly Petal[] = [
  [[-10, -30], [-78, -146], 62, 10],
  [[10, -30], [84, -138], 62, -10],
  [[-4, -30], [-34, -172], 66, 6],
  [[6, -30], [44, -168], 66, -6],
  [[0, -30], [4, -182], 70, 2],
];
/** At the sides: fallen open, the lower ones farthest. */
const SIDES: readonly Petal[] = [
  [[-14, -8], [-180, -62], 68, 16],
  [[16, -6], [166, 8], 62, -26],
  [[-16, -14], [-136, -124], 74, 8],
  [[16, -14], [166, -86], 74, -12],
];
/** Before the heart: we see their backs. */
const FRONT: readonly Petal[] = [
  [[-8, -2], [-118, -70], 82, 14],
  [[10, -2], [110, -98], 82, -8],
  [[-6, 2], [-66, -106], 86, 4],
  [[10, 2], [68, -92], 84, -8],
  [[0, 4], [-4, -90], 94, 2],
];

/** A lotus just opening, on its stalk at (x, y). */
export function flower(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 4 });
  const inside = ['#fffaec', '#fde2dc', '#f2a8b8'] as const;
  const outside = ['#fdeadb', '#f4b0be', '#de6a90'] as const;
  for (const one of BACK) petal(box, one, inside, 13);
  heart(box);
  for (const one of SIDES) petal(box, one, inside, 12);
  for (const one of FRONT) petal(box, one, outside, 14);
}

/** Half a petal's breadth from its foot to its tip. */
const SWELL = [0.24, 0.5, 0.74, 0.9, 0.99, 1, 0.94, 0.76, 0.4, 0.02] as const;

function petal(
  box: Local,
  [foot, tip, breadth, bow]: Petal,
  [low, middle, high]: readonly [string, string, string],
  soft: number,
): void {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy);
  const waist: Point = [foot[0] + dx * 0.5 - (dy / length) * bow, foot[1] + dy * 0.5 + (dx / length) * bow];
  const blade = tube(
    [foot, waist, tip],
    SWELL.map((wide) => (wide * breadth) / 2),
    18,
  );
  const tone = box.linear(...foot, ...tip, ramp(0, low, 0.5, middle, 1, high));
  paint(box.art, box.place(blade.outline), tone, soft, { depth: 0.72, rimWidth: 1.4 });
  strokes(
    box,
    range(5, (i) => blade.edge((i - 2) * 0.34, 0.14, 0.84 - Math.abs(i - 2) * 0.05)),
    0.9,
    '#d5789a',
    0.3,
  );
}

/** The seed box with its crown of stamens. */
function heart(box: Local): void {
  const chance = random('stamens');
  const threads = range(44, (i) => {
    const angle = lerp(-78, 78, i / 43) + chance.between(-5, 5);
    const end = polar(0, -62, chance.between(36, 54), angle);
    return spline([[end[0] * 0.4, -52], [end[0] * 0.9, end[1] + 12], end]);
  });
  strokes(box, threads, 1.6, '#f6cf74', 0);
  box.blot(
    threads.map((thread) => {
      const { x, y } = thread.walk(2)[1]!;
      return ellipse(x, y, 2, 3);
    }),
    '#fff0b4',
  );
  paint(
    box.art,
    box.place(closed('-28,-84! -22,-56 -12,-40 12,-40 22,-56 28,-84! 14,-78 -14,-78')),
    '#b9c770',
    6,
    { shade: '#6f8a44' },
  );
  paint(box.art, box.place(ellipse(0, -84, 28, 9)), '#d9df86', 4, { shade: '#8fa04c' });
  box.blot(
    [
      [-14, -85],
      [-3, -88],
      [8, -85],
      [17, -83],
      [-6, -81],
      [4, -80],
    ].map(([x, y]) => ellipse(x!, y!, 2.6, 1.5)),
    '#7d9148',
  );
}

/** A bud, still shut, on its stalk at (x, y). */
export function bud(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const form = (outline: string, fill: string, soft: number): void =>
    paint(art, box.place(closed(outline)), fill, soft * scale);
  form('0,2! -30,-10 -38,-46 -22,-92 2,-128! 26,-90 38,-44 28,-8', '#e98ca6', 16);
  form('-6,2! -34,-12 -38,-48 -22,-92 2,-128! 4,-84 0,-40', '#f4b4bf', 10);
  form('4,4! 30,-8 36,-42 26,-78 12,-96! 6,-60 -4,-24', '#ef9db2', 10);
  form('-8,4! -26,-8 -30,-34 -20,-56! -6,-40 2,-14', '#f8ccca', 6);
  strokes(
    box,
    ['-26,-60 -14,-96 0,-120', '24,-56 18,-84 8,-108', '-16,-30 -12,-70 -2,-104'],
    1,
    '#c9587e',
    0.3,
  );
  art.fill(box.place(closed('-12,0! -6,-8 6,-8 13,0! 6,8 -6,8')), '#7fae6a');
}

/** A stalk with its short prickles. */
export function stem(art: Art, course: string, half: number): void {
  const stalk = tube(points(course), [half * 0.84, half, half * 1.1], 24);
  green(art, stalk.outline, '#86b66e', half * 0.6);
  const chance = random(course);
  strokes(
    art,
    range(12, () => {
      const [t, side] = [chance.between(0.04, 0.94), chance() < 0.5 ? -1 : 1];
      const [px, py] = stalk.at(t, side);
      return curve(`${px},${py} ${px + side * half * 0.6},${py - 1}`);
    }),
    1.4,
    '#4f8a5c',
    0,
  );
}

/** A petal that has dropped and floats, bowl up. */
export function fallenPetal(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -6 });
  box.fill(closed('-36,6! -10,14 24,12 42,2! 16,8 -14,8'), '#2f6c62', 0.8);
  paint(art, box.place(closed('-38,0! -20,-13 12,-15 44,-6! 26,6 -14,10')), '#fbd9d8', 4, { depth: 0.6 });
  paint(art, box.place(closed('-38,0! -10,2 20,1 44,-6! 26,7 -14,11')), '#ec93ab', 3, { depth: 0.6 });
}
