import { INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { centroid, packCells, pebble } from '../../../kit/pen/cells.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  type Path,
  type Placement,
  type Point,
  polygon,
  random,
  spline,
} from '../../../kit/pen/index.ts';
import { SUNWARD } from './view.ts';

const OUTLINE = closed(
  '0,-100 36,-97 70,-77 95,-40 102,2 92,44 66,80 30,98 0,102 -34,97 -70,76 -95,40 -103,0 -97,-40 -70,-78 -34,-98',
);
/** What is left of the flower, below. */
const CROWN = closed('-18,90! -24,112 -36,140! -20,130 -12,152! 0,132 12,154! 20,130 38,138! 26,112 18,90!');
/** Where the skin has burst: the right third of the fruit, its torn edge to the left. */
const TEAR =
  '34,-92! 10,-70 16,-48! -12,-32 -30,-6! -14,14 -26,42! 2,62 24,94! 52,82 80,52 94,12 92,-30 74,-66 54,-84';
/** Three chambers, membranes between them; each convex, as the packing wants it. */
const CHAMBERS: readonly (readonly Point[])[] = [
  [
    [34, -78],
    [56, -76],
    [76, -52],
    [84, -34],
    [62, -26],
    [18, -34],
    [22, -52],
  ],
  [
    [8, -26],
    [56, -16],
    [87, -24],
    [90, 8],
    [80, 36],
    [42, 24],
    [0, 12],
    [-18, -6],
  ],
  [
    [-8, 22],
    [34, 32],
    [72, 46],
    [50, 74],
    [30, 84],
    [8, 58],
    [-14, 40],
  ],
];
const COUNTS = [13, 26, 15] as const;

const form = lit({ from: { towards: SUNWARD }, shade: '#4c1e30', rim: '#ffe2b0', rimWidth: 2.4, stray: 0.6 });

/** The seeds in their chambers, wet: a light in each. */
function seeds(box: Local, seed: number, mirrored: boolean): void {
  const chance = random(`seeds ${seed}`);
  const [dark, red, bright, sparks]: [Path[], Path[], Path[], Path[]] = [[], [], [], []];
  for (const [i, chamber] of CHAMBERS.entries()) {
    dark.push(polygon(chamber));
    for (const cell of packCells(chamber, COUNTS[i]!, seed * 7 + i)) {
      const [x, y] = centroid(cell);
      const sunny = mirrored ? -x + y * 0.4 + 30 : x - y * 0.4;
      (sunny + chance.between(-26, 26) > 46 ? bright : red).push(pebble(cell, 0.93));
      const way = mirrored ? -1 : 1;
      sparks.push(pebble(cell, 0.26, [x + way * 40, y - 26], 4));
    }
  }
  box.fill(dark, '#701a36').fill(red, '#a8284a').fill(bright, '#cf4a62').fill(sparks, '#ffe6d8');
}

/** A burst pomegranate: radius 100 × `scale` round (x, y), stalk above, crown below. */
export function pomegranate(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { seed = 1, ...placement }: Placement & { seed?: number } = {},
): void {
  const box = local(art, x, y, scale, placement);
  form(art, box.place(CROWN), '#a8583f', 10 * scale);
  strokes(
    box,
    ['-14,100 -22,118 -30,132', '-4,104 -8,124 -11,142', '6,104 10,124 12,144', '14,100 22,116 32,130'],
    INK.form,
    '#6b3030',
    0.2,
  );
  const skin = box.place(OUTLINE);
  form(art, skin, '#b5584a', 30 * scale);
  const [left, top, right, foot] = skin.bounds();
  stippled(art, skin, '#dcab62', [(left + right) / 2, (top + foot) / 2], [right, top], [0, 0.85]);
  strokes(
    box,
    ['-20,-92 -52,-50 -58,0 -46,54 -16,92', '-50,-78 -80,-34 -84,10 -66,58', '-4,-92 -18,-62 -30,-40'],
    INK.form,
    '#8c3a3c',
    0.25,
  );
  const tear = closed(TEAR);
  box.fill(tear, '#f2dcae');
  stippled(art, box.place(tear), '#c98a6a', box.at(70, 0), box.at(-40, 10), [0, 0.9]);
  seeds(box, seed, placement.mirror ?? false);
  // the torn edge curls out a little and takes the light
  const torn = curve('34,-92! 10,-70 16,-48! -12,-32 -30,-6! -14,14 -26,42! 2,62 24,94!');
  art.fill(ink(box.place(torn.translate(-3, 1)), 7 * scale, seed, 0.02), '#7a2c38');
  art.fill(ink(box.place(torn), 5.4 * scale, seed, 0.02), '#fff0cc');
}

/** One seed, between two bills. */
export function seedBetween(art: Art, x: number, y: number): void {
  const drop = spline(
    [
      [0, -10, 1],
      [7, 0],
      [0, 8],
      [-7, 0],
    ],
    true,
  )
    .rotate(70)
    .translate(x, y);
  form(art, drop, '#c23a58', 3);
  art.fill(closed(`${x - 2},${y - 3} ${x + 1},${y - 4} ${x + 1},${y - 1}`), '#ffe6d8');
}
