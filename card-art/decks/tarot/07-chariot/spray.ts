import { ink, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  ellipse,
  lerp,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Where hoofs and wheel throw the water up: foot, width, height, how far it leans back. */
const BURSTS = [
  [92, 748, 66, 74, -46],
  [178, 746, 44, 44, -30],
  [246, 750, 56, 60, -40],
  [318, 762, 60, 54, -34],
  [418, 742, 46, 44, -20],
  [490, 730, 44, 44, -8],
] as const;

/** Mist, and drops that fly up and back. */
export function spray(art: Art): void {
  printed(art, [40, 600, 560, 800], () => {
    for (const [x, y, wide, high, lean] of BURSTS)
      art.fill(
        ellipse(x + lean * 0.4, y - high * 0.3, wide, high * 0.8),
        art.radial(
          x + lean * 0.4,
          y - high * 0.3,
          wide,
          ramp(0, '#fff2d4', 0.95, 0.55, '#f8dfb8', 0.6, 1, '#f8dfb8', 0),
          (high * 0.8) / wide,
        ),
      );
  });
  const chance = random('flung');
  const flung = BURSTS.flatMap(([x, y, wide, high, lean]) =>
    range(15, (): Path => {
      const t = chance();
      const side = chance.between(-0.7, 0.5);
      const up = t * high * (1 - side * side * 0.5);
      const angle = Math.atan2(lean * 0.7 + side * wide * 0.5, high) * 57;
      return leaf(
        x + side * wide * (0.5 + t * 0.5) + lean * t * 0.6,
        y + 4 - up,
        lerp(22, 8, t) * chance.between(0.6, 1.1),
        lerp(11, 5, t),
        angle,
        chance.between(-3, 0),
      );
    }),
  );
  art
    .blot(
      flung.filter((_, i) => i % 4 === 0),
      '#e0c09c',
    )
    .blot(
      flung.filter((_, i) => i % 4),
      '#fff4da',
    );
  art.blot(
    range(80, () => {
      const [x, y, wide, high, lean] = chance.pick(BURSTS);
      const up = chance() ** 0.8 * high * 1.6;
      return ellipse(
        x + chance.between(-1, 1) * wide + (lean * up) / high,
        y - up,
        chance.between(0.9, 3),
        chance.between(0.9, 2.6),
      );
    }),
    '#fff8e4',
  );
  // rings that they leave on the water
  art.blot(
    BURSTS.map(([x, y, wide], i) => ink(arc(x, y + 6, wide * 1.15, 100, 262, wide * 0.2), 2.4, i, 0.2)),
    '#fff4da',
  );
}

/** What stands in the water below them, in slices: left, right, how deep, colour. */
const BELOW = [
  [62, 186, 96, '#7a2c3c'],
  [64, 150, 40, '#c27a3c'],
  [196, 330, 70, '#fbf1e0'],
  [300, 450, 88, '#2a2432'],
  [330, 470, 60, '#fbf1e0'],
  [430, 540, 100, '#3a2c3a'],
  [90, 200, 110, '#1f6a7c'],
] as const;

export function mirrored(art: Art): void {
  const chance = random('slices');
  for (const [left, right, deep, colour] of BELOW) {
    art.blot(
      range(Math.round(deep / 6), (i) => {
        const y = 762 + i * (deep / 14) + chance.between(-2, 2);
        const half = ((right - left) / 2) * chance.between(0.25, 0.75);
        const x = (left + right) / 2 + chance.between(-0.4, 0.4) * (right - left);
        return ink(
          spline([
            [x - half, y],
            [x, y - 1.5],
            [x + half, y],
          ]),
          chance.between(3, 6.4),
          `${left}${i}`,
          0.25,
        );
      }),
      colour,
      0.8,
    );
  }
}

interface Bird {
  x: number;
  y: number;
  size: number;
  turn: number;
  beat: 'up' | 'down';
}

const FLOCK: readonly Bird[] = [
  { x: 470, y: 330, size: 1.35, turn: -20, beat: 'up' },
  { x: 372, y: 262, size: 1.1, turn: -26, beat: 'down' },
  { x: 516, y: 236, size: 0.95, turn: -18, beat: 'down' },
  { x: 408, y: 172, size: 0.8, turn: -24, beat: 'up' },
  { x: 300, y: 196, size: 0.72, turn: -30, beat: 'up' },
  { x: 482, y: 134, size: 0.6, turn: -20, beat: 'down' },
  { x: 340, y: 118, size: 0.5, turn: -24, beat: 'down' },
];

/** Flamingos that have got up before the horses: neck and legs one line, wings rose and black. */
export function flamingos(art: Art): void {
  for (const { x, y, size, turn, beat } of FLOCK) {
    const put = (path: Path): Path => path.scale(size).rotate(turn).translate(x, y);
    const wing = (far: boolean): void => {
      const up = beat === 'up' ? 1 : -0.8;
      const lean = far ? 10 : -6;
      const shape = spline(
        [
          [-12, 0, 1],
          [-8 + lean, -26 * up],
          [-20 + lean, -58 * up, 1],
          [-2 + lean, -50 * up],
          [12 + lean * 0.6, -26 * up],
          [12, 0, 1],
        ],
        true,
      );
      const tip = spline(
        [
          [-8 + lean, -26 * up, 1],
          [-14 + lean, -42 * up],
          [-20 + lean, -58 * up, 1],
          [-6 + lean, -52 * up],
          [-2 + lean, -36 * up, 1],
        ],
        true,
      );
      art.fill(put(shape), far ? '#d9667a' : '#f08a90').fill(put(tip), '#3a2234');
    };
    wing(true);
    art.blot(
      put(
        ribbon(
          spline([
            [-12, 2],
            [-34, 5],
            [-58, 6],
          ]),
          3.2,
          { start: 1, end: 0.4 },
        ),
      ),
      '#d9667a',
    );
    art.fill(put(closed('-16,1! -8,-7 6,-7 16,-3! 10,5 -4,7')), '#f6a8a4');
    art.blot(
      put(
        ribbon(
          spline([
            [12, -3],
            [28, -4],
            [44, -8],
            [58, -8],
          ]),
          4.6,
          { start: 1, end: 0.8 },
        ),
      ),
      '#f6a8a4',
    );
    art
      .fill(put(closed('54,-11! 61,-12 66,-8 68,-3! 63,-4 55,-5!')), '#f6a8a4')
      .fill(put(leaf(65, -9, 7, 5, 160)), '#3a2234');
    wing(false);
  }
}
