import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  closed,
  curve,
  ellipse,
  heading,
  type Path,
  type Point,
  polar,
  radians,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { CLOTH, SUN } from './form.ts';

const [X, Y] = [300, 434];
const [RX, RY] = [150, 268];
/** The wreath hangs a little askew. */
const LEAN = 4;

/** What it frames. */
export const opening = (): Path => ellipse(0, 0, RX, RY).rotate(LEAN).translate(X, Y);

/** A place on the wreath: 0 at the foot, 1 at the head, on the left (-1) or right (1) branch. */
const at = (side: number, t: number): Point => {
  const angle = side * radians(180 - t * 180);
  const [x, y] = [RX * Math.sin(angle), -RY * Math.cos(angle)];
  const lean = radians(LEAN);
  return [X + x * Math.cos(lean) - y * Math.sin(lean), Y + x * Math.sin(lean) + y * Math.cos(lean)];
};

/** One half of a laurel leaf that points up; `side` -1 left of its rib, 1 right. */
const half = (length: number, width: number, bend: number, side: number): Path =>
  spline(
    [
      [0, 0, 1],
      [side * width * 0.42 + bend * 0.2, -length * 0.28],
      [side * width * 0.5 + bend * 0.5, -length * 0.52],
      [side * width * 0.26 + bend * 0.9, -length * 0.82],
      [bend, -length, 1],
      [bend * 0.5, -length * 0.5],
    ],
    true,
  );

/** Leaves that lean out into the night, lie along, lean in to the morning: which way, and their two halves from dark to lit. */
const ROWS = [
  { turn: 44, spread: 16, halves: ['#122b40', '#1b3e4c', '#265254'] },
  { turn: -44, spread: 15, halves: ['#33665a', '#7fa872', '#dcdc96'] },
  { turn: 4, spread: 18, halves: ['#1d4a4e', '#3a7462', '#76a070'] },
] as const;
const NODES = 27;
/** How far up the ellipse the branches grow: at the head they leave a gap. */
const GROWN = 0.985;

/** The nearer the sun, the lighter a leaf: its half away from the light, its half towards it. */
function tones(
  [x, y]: Point,
  halves: readonly [string, string, string],
  inward: boolean,
): readonly [string, string] {
  const near = clamp(1.25 - Math.hypot(x - SUN[0], y - SUN[1]) / 300);
  return near > (inward ? 0.2 : 0.5) ? [halves[1], halves[2]] : [halves[0], halves[1]];
}

function branch(art: Art, side: 1 | -1): void {
  const chance = random(`laurel ${side}`);
  const stem = spline(range(20, (i) => at(side, (i / 19) * GROWN)));
  ROWS.forEach(({ turn, spread, halves }, row) => {
    if (row === 2) art.fill(ribbon(stem, 7, { start: 1, end: 0.3, samples: 30 }), '#4a3a3c');
    for (let i = 0; i < NODES; i++) {
      const t = ((i + chance.between(0.2, 0.8)) / NODES) * GROWN;
      const [x, y] = at(side, t);
      const [nx, ny] = at(side, t + 0.02);
      // which way is out: to the right of the way up on the right branch, to the left on the left one
      const angle = heading([x, y], [nx, ny]) + side * (turn + chance.between(-spread, spread));
      const young = t > 0.86 ? 0.8 : 1;
      const [length, width, bend] = [
        chance.between(36, 60) * young,
        chance.between(13, 21) * young,
        chance.between(-11, 11),
      ];
      const place = (path: Path): Path => path.rotate(angle).translate(x, y);
      const [dark, lit] = tones([x, y], halves, row === 1);
      art.fill(place(half(length, width, bend, side)), dark);
      art.fill(place(half(length, width, bend, -side)), lit);
      const rib = spline([
        [0, 0],
        [bend * 0.5, -length * 0.5],
        [bend * 0.9, -length * 0.86],
      ]);
      art.fill(place(ribbon(rib, 1.1, { start: 1, samples: 3 })), '#14303c');
    }
  });
  for (let i = 0; i < 7; i++) {
    const [x, y] = at(side, (i + chance.between(0.3, 0.9)) / 7.6);
    const heading = chance.between(0, 360);
    for (const k of range(chance() < 0.5 ? 2 : 3, (n) => n)) {
      const [bx, by] = polar(x, y, 9, heading + k * 74);
      const r = chance.between(3.4, 5.2);
      art.fill(ellipse(bx, by, r), '#8c2c48').fill(ellipse(bx - r * 0.2, by - r * 0.1, r * 0.7), '#c4485a');
      art.fill(ellipse(bx - r * 0.36, by - r * 0.3, r * 0.22), '#ffd8c0');
    }
  }
}

const TIE = 0.66;

/** A cloth wound round where the branches meet, its ends in a small wind. */
function binding(art: Art): void {
  const [x, y] = at(1, 0);
  const place = (knots: string): Path => closed(knots).scale(TIE).rotate(LEAN).translate(x, y);
  flat(art, place('-8,16! -22,34 -18,52 -42,74! -28,76 -22,88! -2,66 -4,42 6,20!'), CLOTH.mid, [
    place('-6,16 -18,36 -12,54 -34,78 -44,74 -28,54 -30,34'),
    CLOTH.base,
  ]);
  flat(
    art,
    place('-2,18! 6,42 2,62 16,90! 22,80 34,82! 24,58 24,40 14,14!'),
    CLOTH.base,
    [place('10,16 20,40 20,60 34,84 40,84 30,50'), CLOTH.mid],
    [place('-2,18 8,44 6,62 14,84 10,70 0,60'), CLOTH.lit],
  );
  flat(
    art,
    place('-17,-20! -6,-25 6,-25 16,-21! 19,-6 18,10 15,22! 4,26 -7,26 -17,21! -20,6 -19,-8'),
    CLOTH.base,
    [place('6,-28 10,-10 8,10 6,30 24,30 24,-28'), CLOTH.mid],
    [place('-20,-22 -8,-26 -10,-8 -9,8 -10,28 -24,26'), CLOTH.lit],
  );
  strokes(
    art,
    ['-19,-9 -2,-11 17,-18', '-20,5 0,3 19,-5', '-18,17 2,15 18,7'].map((fold) =>
      curve(fold).scale(TIE).rotate(LEAN).translate(x, y),
    ),
    INK.form,
    CLOTH.dark,
    0.1,
  );
}

/** Two branches of laurel, grown into an oval. */
export function wreath(art: Art): void {
  branch(art, 1);
  branch(art, -1);
  binding(art);
}
