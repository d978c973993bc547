import { INK, ink, modelled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  type Point,
  polar,
  random,
  range,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';

const [X, Y] = [300, 452];
const [RX, RY] = [162, 262];
/** The wreath hangs a little askew. */
const LEAN = 5;

/** What is seen through it. */
export const opening = (): Path => ellipse(0, 0, RX, RY).rotate(LEAN).translate(X, Y);

/** A place on the wreath: 0 at the foot, 1 at the head, on the left (-1) or right (1) branch. */
const at = (side: number, t: number): Point => {
  const angle = side * (180 - t * 180) * (TAU / 360);
  const [x, y] = [RX * Math.sin(angle), -RY * Math.cos(angle)];
  const lean = (LEAN * TAU) / 360;
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

/** Leaves that lean out, lie along, lean in: which way, and their dark and lit half. */
const ROWS = [
  { turn: 40, dark: '#1b3c48', lit: '#2c5a58' },
  { turn: -38, dark: '#3c6c60', lit: '#9db583' },
  { turn: 2, dark: '#2f5f5a', lit: '#639073' },
] as const;
const NODES = 24;
/** How far up the ellipse the branches grow: at the head they leave a gap. */
const GROWN = 0.985;

function branch(art: Art, side: 1 | -1): void {
  const chance = random(`laurel ${side}`);
  const ribs: Path[] = [];
  const paint = (): void => {
    for (const { turn, dark, lit } of ROWS) {
      for (let i = 0; i < NODES; i++) {
        const t = ((i + 0.5) / NODES) * GROWN;
        const [x, y] = at(side, t);
        const [nx, ny] = at(side, t + 0.02);
        const along = (Math.atan2(nx - x, -(ny - y)) * 360) / TAU;
        // which way is out: to the right of the way up on the right branch, to the left on the left one
        const angle = along + side * turn + chance.between(-9, 9);
        const [length, width, bend] = [chance.between(44, 60), chance.between(16, 21), chance.between(-7, 7)];
        const place = (path: Path): Path => path.rotate(angle).translate(x, y);
        art.fill(place(half(length, width, bend, side)), dark);
        art.fill(place(half(length, width, bend, -side)), lit);
        const tip = polar(0, 0, length * 0.86, 0);
        ribs.push(
          ink(
            place(
              spline([
                [0, 0],
                [bend * 0.5, -length * 0.5],
                [tip[0] + bend * 0.9, tip[1]],
              ]),
            ),
            INK.detail,
            i,
            0.1,
          ),
        );
      }
    }
  };
  modelled(
    art,
    side > 0 ? [240, 150, 530, 780] : [80, 150, 380, 780],
    { towards: [-side * 4, 1], soft: 4, shade: '#112a3c', rim: '#f1e9b4', rimWidth: 1.5 },
    paint,
  );
  art.blot(ribs, '#173a44');
  art.blot(
    range(9, (i) =>
      ellipse(...polar(...at(side, (i + 0.7) / 9.6), chance.between(2, 16), chance.between(0, 360)), 4.2),
    ),
    '#b8485a',
  );
}

/** A cloth wound round where the branches meet. */
function binding(art: Art, ends: readonly string[]): void {
  const [x, y] = at(1, 0);
  const place = (path: Path): Path => path.rotate(LEAN).translate(x, y);
  modelled(
    art,
    [x - 70, y - 50, x + 70, y + 100],
    { towards: [-4, -5], soft: 5, shade: '#3c1030', rim: '#ffcdb0', rimWidth: 1.6 },
    () => {
      for (const end of ends) art.fill(place(closed(end)), '#8c2e4a');
      art.fill(
        place(closed('-15,-21! -5,-25 6,-25 15,-22! 17,-6 17,10 14,23! 4,27 -6,27 -15,23! -17,8 -17,-8')),
        '#a83a54',
      );
    },
  );
  strokes(
    art,
    ['-16,-10 -2,-12 14,-20', '-17,4 0,2 17,-7', '-17,17 2,15 17,6', '-10,26 4,25 15,17'].map((fold) =>
      place(curve(fold)),
    ),
    INK.form,
    '#54142e',
    0.1,
  );
}

/** Two branches of laurel, grown into an oval. */
export function wreath(art: Art): void {
  branch(art, 1);
  branch(art, -1);
  binding(art, [
    '-10,20! -20,38 -14,52 -34,70! -22,70 -18,80! 0,60 -4,42 4,22!',
    '0,22! 6,44 0,60 12,88! 18,78 28,80! 20,56 20,40 12,20!',
  ]);
}
