import { flat, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  lerp,
  local,
  type Path,
  type Point,
  points,
  polar,
  polygon,
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
  [[-12, -30], [-122, -142], 84, 14],
  [[12, -30], [126, -134], 84, -14],
  [[-6, -30], [-66, -184], 88, 10],
  [[8, -30], [74, -178], 88, -10],
  [[0, -30], [5, -200], 96, 3],
];
/** At the sides: fallen open, the lower ones farthest. */
const SIDES: readonly Petal[] = [
  [[-12, 20], [-156, -6], 64, 8],
  [[16, 20], [152, -2], 64, -8],
  [[-16, 6], [-178, -64], 82, 16],
  [[18, 6], [160, -58], 82, -18],
  [[-16, -14], [-146, -122], 92, 14],
  [[16, -14], [144, -116], 92, -15],
];
/** Under them, the first that opened: their backs, bent down from the receptacle. */
const LOWEST: readonly Petal[] = [
  [[-8, 36], [-116, 10], 46, 4],
  [[12, 36], [120, 14], 46, -4],
];
/** Before the heart: we see their backs, hollow as spoons, tucked to the receptacle below. */
const FRONT: readonly Petal[] = [
  [[-8, 36], [-120, -62], 82, 3],
  [[12, 36], [120, -56], 82, -3],
  [[-6, 40], [-68, -76], 90, 0],
  [[11, 40], [72, -72], 90, -1],
  [[1, 45], [3, -60], 92, 1],
];

/** A lotus just opening, on its stalk at (x, y). */
export function flower(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 4 });
  const inside = ['#fffaec', '#fde2dc', '#f2a8b8'] as const;
  // the sun is behind these
  const through = ['#fee0cd', '#fff3cf', '#f8b2b6'] as const;
  const outside = ['#f3dcb4', '#f0a3b4', '#d4547f'] as const;
  const shaded = ['#d8b48e', '#d8809c', '#c65a84'] as const;
  for (const one of BACK) petal(box, one, { tones: through, swell: DRAWN_OUT, turned: 0.6 });
  heart(box);
  for (const one of SIDES) petal(box, one, { tones: inside, ...(one[1][1] < -100 && { swell: DRAWN_OUT }) });
  for (const one of LOWEST) petal(box, one, { tones: shaded, swell: DRAWN_OUT });
  receptacle(box);
  for (const one of FRONT) petal(box, one, { tones: outside });
}

/** Half a petal's breadth from its foot to its tip. */
const SWELL = [0.2, 0.34, 0.5, 0.65, 0.79, 0.9, 0.97, 1, 0.99, 0.93, 0.8, 0.58, 0.26, 0] as const;
/** The same where the tip tapers to a point. */
const DRAWN_OUT = [
  0.22, 0.38, 0.54, 0.7, 0.83, 0.92, 0.98, 1, 0.99, 0.95, 0.87, 0.76, 0.61, 0.43, 0.25, 0.1, 0,
] as const;

interface Look {
  /** Foot, middle, tip. */
  tones: readonly [string, string, string];
  swell?: readonly number[];
  /** How much darker the side is that looks away from the sun. */
  turned?: number;
}

function petal(
  box: Local,
  [foot, tip, breadth, bow]: Petal,
  { tones: [low, middle, high], swell = SWELL, turned = 1 }: Look,
): void {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy);
  const waist: Point = [foot[0] + dx * 0.5 - (dy / length) * bow, foot[1] + dy * 0.5 + (dx / length) * bow];
  const blade = tube(
    [foot, waist, tip],
    swell.map((wide) => (wide * breadth) / 2),
    26,
  );
  /** What lies beyond a line along the petal, on the side that looks away from the sun. */
  const beyond = (line: number): Path => {
    const away = dx * 0.5 - dy > 0 ? 1 : -1;
    const [a, b] = [-1, 1].map((end) => blade.edge(away * (end < 0 ? line : 1.2), 0, 1));
    return polygon([...a!.walk(12), ...b!.walk(12).reverse()].map(({ x, y }): Point => [x, y]));
  };
  flat(
    box,
    blade.outline,
    box.linear(...foot, ...tip, ramp(0, low, 0.5, middle, 1, high)),
    [beyond(0.1), '#cf4f7e', 0.27 * turned],
    [beyond(0.62), '#ab3567', 0.38 * turned],
    { side: [-1.5, -1.2], paint: '#fff4e6' },
  );
  strokes(
    box,
    range(5, (i) => blade.edge((i - 2) * 0.34, 0.18, 0.88 - Math.abs(i - 2) * 0.07)),
    0.8,
    '#cf6c92',
    0.2,
  );
}

/** What the petals stand on: the stalk's end swells under them, in their shade. */
function receptacle(box: Local): void {
  flat(
    box,
    '-24,28! -20,42 -11,52 -5.4,62 -2.8,77! 7.4,77! 7.4,62 13,52 23,42 28,28!',
    '#86b66e',
    ['4,26! 9,46 4.6,60 5.6,78! 12,78! 34,40! 34,26!', '#5f9560'],
    ['-30,24! 34,24! 26,42 12,47 0,48 -14,46 -22,40!', '#4f8558', 0.75],
    { along: ['-21,41 -11,52 -5.4,62 -2.8,77'], paint: '#eaf4c0', width: 2.4 },
  );
}

/** The seed box with its crown of stamens. */
function heart(box: Local): void {
  const chance = random('stamens');
  const threads = range(44, (i) => {
    const angle = lerp(-78, 78, i / 43) + chance.between(-5, 5);
    const end = polar(0, -66, chance.between(42, 60), angle);
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
    box.place(closed('-34,-88! -27,-58 -14,-40 14,-40 27,-58 34,-88! 16,-78 -16,-78')),
    '#b9c770',
    6,
    { shade: '#6f8a44' },
  );
  paint(box.art, box.place(ellipse(0, -88, 34, 12)), '#d9df86', 4, { shade: '#8fa04c' });
  box.blot(
    [
      [-21, -89],
      [-8, -94],
      [8, -93],
      [22, -88],
      [-12, -84],
      [1, -88],
      [12, -83],
    ].map(([x, y]) => ellipse(x!, y!, 3.2, 2)),
    '#7d9148',
  );
}

/** A bud, still shut, on its stalk at (x, y). */
export function bud(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const form = (outline: string, fill: string, shade: number): void =>
    flat(
      box,
      outline,
      fill,
      { side: [shade * scale, shade * 0.3 * scale], paint: '#cf5c86' },
      { side: [-1.3, -0.6], paint: '#fff4e6' },
    );
  form('0,2! -30,-10 -38,-46 -22,-92 2,-128! 26,-90 38,-44 28,-8', '#e98ca6', 9);
  form('4,4! 30,-8 36,-42 26,-78 8,-112! 8,-60 -4,-24', '#ee9ab0', 8);
  form('-6,2! -34,-12 -38,-48 -22,-92 2,-128! 10,-84 6,-40', '#f6bcc4', 7);
  form('-8,4! -28,-8 -32,-34 -22,-64! -6,-40 4,-12', '#fad6d2', 6);
  strokes(
    box,
    ['-26,-60 -14,-96 0,-120', '26,-40 24,-66 16,-88', '-16,-30 -12,-70 -2,-104'],
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
