import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  closed,
  type Local,
  lerp,
  Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/** A wing spread to the right, seen from below: its joints in the bird's box, the headings of its feathers. */
export interface Wing {
  shoulder: Point;
  wrist: Point;
  /** Headings of the first and last feather of the hand, and of the arm. */
  hand: readonly [first: number, last: number];
  arm: readonly [first: number, last: number];
  /** Of the longest feather. */
  long: number;
}

/** A flight feather: long parallel sides, a blunt tip that leans outwards. */
const quill = (x: number, y: number, length: number, width: number, angle: number): Path =>
  spline(
    [
      [0, 0, 1],
      [-width * 0.34, -length * 0.3],
      [-width * 0.5, -length * 0.72],
      [-width * 0.34, -length * 0.95],
      [width * 0.06, -length],
      [width * 0.42, -length * 0.9],
      [width * 0.52, -length * 0.66],
      [width * 0.34, -length * 0.3],
    ],
    true,
  )
    .rotate(angle)
    .translate(x, y);

interface Quill {
  root: Point;
  angle: number;
  length: number;
  width: number;
  path: Path;
}

function quills({ shoulder, wrist, hand, arm, long }: Wing): Quill[] {
  const chance = random(`wing ${long}`);
  const made = (root: Point, angle: number, length: number, width: number): Quill => ({
    root,
    angle,
    length,
    width,
    path: quill(...root, length, width, angle),
  });
  // those of the arm lie nearest to the body; each next one lies over it
  const ofArm = range(8, (i) => {
    const t = 1 - i / 7;
    const root: Point = [lerp(wrist[0] - 8, shoulder[0] + 6, t), lerp(wrist[1] + 6, shoulder[1] + 12, t)];
    return made(root, lerp(arm[0], arm[1], t), long * lerp(0.78, 0.66, t) * chance.between(0.97, 1.02), 24);
  });
  const ofHand = range(9, (i) => {
    const t = 1 - i / 8;
    const root: Point = [wrist[0] - 5 * t, wrist[1] + 5 * t];
    const length = long * (1 - 0.24 * Math.max(0, t - 0.3) - (i === 8 ? 0.12 : i === 7 ? 0.03 : 0));
    return made(root, lerp(hand[0], hand[1], t), length * chance.between(0.98, 1.01), lerp(20, 26, t));
  });
  return [...ofArm, ...ofHand];
}

/** A wing that grows from the shoulder: flight feathers, the pale soft ones over their roots, the leading edge. */
export function wing(box: Local, of: Wing): void {
  const { art } = box;
  const all = quills(of);
  const whole = box.place(Path.join(all.map(({ path }) => path)));
  byLamp(
    art,
    whole,
    () => {
      for (const [i, one] of all.entries()) {
        const tone = ['#ead09c', '#dfc08a', '#e5c992'][i % 3]!;
        box.fill(one.path, tone);
        box.clip(one.path, () => {
          // faint bars, in line with the neighbours'
          for (const t of [0.5, 0.68, 0.86]) {
            const [x, y] = polar(...one.root, one.length * t, one.angle);
            box.fill(
              ribbon(
                spline([
                  polar(x, y, one.width, one.angle - 90),
                  polar(x, y, 3, one.angle),
                  polar(x, y, one.width, one.angle + 90),
                ]),
                6,
              ),
              '#b98a58',
              0.6,
            );
          }
        });
        const edge = (t: number, side: number): Point =>
          polar(...polar(...one.root, one.length * t, one.angle), side * one.width * 0.46, one.angle + 90);
        box.blot(ribbon(spline([edge(0.25, -0.7), edge(0.7, -1), edge(0.93, -0.66)]), 2), '#7d5638');
      }
    },
    7,
    { shade: '#4a2a24', rimWidth: 1.2 },
  );
  row(box, of);
  coverts(box, of);
}

/** The greater coverts, each over the next, which lie on the roots of the flight feathers. */
function row(box: Local, { shoulder, wrist, hand, arm, long }: Wing): void {
  const feathers = range(15, (i): Path => {
    const t = 1 - i / 14;
    const onHand = Math.max(0, 1 - t / 0.42);
    const root: Point = [lerp(wrist[0], shoulder[0], t), lerp(wrist[1] + 3, shoulder[1] + 8, t)];
    const angle = onHand ? lerp(hand[1] - 4, hand[0] + 8, onHand) : lerp(arm[0], arm[1], (t - 0.42) / 0.58);
    return quill(...root, long * lerp(0.5, 0.44, t), 22, angle);
  });
  byLamp(
    box.art,
    box.place(Path.join(feathers)),
    () => {
      for (const [i, feather] of feathers.entries()) {
        box.fill(feather, i % 2 ? '#efd8a8' : '#e9cf9b');
        box.clip(feather, () => box.line(feather, 2.6, '#a87848'));
      }
    },
    5,
    { shade: '#7d5638', rimWidth: 0.8 },
  );
}

/** Soft feathers in one mass, a few of them drawn where it ends. */
function coverts(box: Local, of: Wing): void {
  const {
    shoulder: [sx, sy],
    wrist: [wx, wy],
    hand,
    arm: lower,
  } = of;
  const tip = (t: number, length: number): Point => {
    const root: Point = [lerp(wx, sx, t), lerp(wy + 4, sy + 12, t)];
    return polar(...root, length, lerp((hand[0] + hand[1]) / 2 + 16, lower[1], t));
  };
  const scallop = range(7, (i) => {
    const t = i / 6;
    const length = of.long * (0.29 - 0.02 * t) * (i % 2 ? 1.06 : 0.92);
    return [...tip(t, length), 0] as const;
  });
  const soft = spline(
    [
      [sx - 4, sy, 1],
      [lerp(sx, wx, 0.5), lerp(sy, wy, 0.5) + 2],
      [wx, wy - 2],
      [...polar(wx, wy + 2, of.long * 0.36, hand[0] + 8), 1],
      ...scallop,
      [sx - 10, sy + 56, 1],
    ],
    true,
  );
  byLamp(box.art, box.place(soft), '#f3dfb2', 8, { shade: '#9a6c48', rimWidth: 0.4 });
  const mark = (t: number, length: number, half: number): Path => {
    const [x, y] = tip(t, length);
    const turn = lerp((hand[0] + hand[1]) / 2 + 16, lower[1], t);
    return spline([
      polar(x, y, half, turn - 116),
      polar(x, y, half * 0.1, turn),
      polar(x, y, half, turn + 116),
    ]);
  };
  strokes(
    box,
    [
      mark(0.12, 30, 7),
      mark(0.3, 26, 8),
      mark(0.5, 30, 7),
      mark(0.68, 25, 8),
      mark(0.86, 29, 6),
      mark(0.22, 18, 6),
      mark(0.44, 20, 7),
      mark(0.74, 15, 6),
    ],
    INK.detail,
    '#b98f62',
    0,
  );
  // the thumb's feathers mark the wrist
  const thumb = [26, 16, 6].map((turn, i) => quill(wx - 3 + i * 2, wy - 1, 46 - i * 5, 11, hand[0] + turn));
  for (const one of thumb) {
    box.fill(one, '#e2bd84');
    box.clip(one, () => box.line(one, 2, '#8a5a38'));
  }
  byLamp(box.art, box.place(edge(of)), '#b07a40', 4, { shade: '#4a2820' });
}

/** The buff leading edge, thickest at the wrist. */
const edge = ({ shoulder: [sx, sy], wrist: [wx, wy], long, hand }: Wing): Path => {
  const [tx, ty] = polar(wx, wy, long * 0.4, hand[0] - 4);
  return closed(
    `${sx - 10},${sy - 2}! ${lerp(sx, wx, 0.45)},${lerp(sy, wy, 0.45) - 4} ${wx - 7},${wy - 10} ${wx + 4},${wy - 11} ${wx + 10},${wy - 5}! ${tx},${ty}! ${wx + 4},${wy + 3} ${wx - 10},${wy + 4} ${lerp(sx, wx, 0.45)},${lerp(sy, wy, 0.45) + 11} ${sx - 8},${sy + 20}!`,
  );
};
