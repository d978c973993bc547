import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { SKIN } from './child.ts';
import { form } from './light.ts';

/** Where each comes round the edge, how long it lies there, how thick it is, where it points. */
const FINGERS = [
  [9, 33, 34, 15.4, 15],
  [3, 17, 45, 17.6, 9],
  [1, -0.6, 50, 18.4, 3],
  [5, -21, 44, 17.8, -9],
] as const;

/** Four fingers of the hand that holds the hole open; earth under the nails. */
export function fingers(art: Art): void {
  const box = local(art, 373, 222, 1, { rot: -5 });
  const hand = FINGERS.map(([x, y, long, thick, turn]) => ({
    put: (path: Path): Path => path.rotate(turn).translate(x, y),
    long,
    half: thick / 2,
  }));
  for (const { put, long, half } of hand)
    box.fill(put(outlineOf(long, half)).translate(4, 7), '#140d16', 0.7);
  for (const { put, long, half } of hand) finger(box, put, long, half);
}

const at = (long: number, h: number, t: number, v: number): string => `${t * long},${v * h}`;

/** From behind the edge, over it, down on the earth: the bend, a joint, the tip pressed flat. */
const outlineOf = (long: number, h: number): Path =>
  closed(
    `-10,${h * 0.1} -8.6,${-h * 0.66} -2,${-h * 1.04}`,
    OUTLINE.map(([t, v]) => at(long, h, t, v)).join(' '),
    `-2,${h * 0.98} -8,${h * 0.8}`,
  );
const OUTLINE = [
  [0.22, -0.96],
  [0.42, -1.02],
  [0.6, -0.9],
  [0.82, -0.84],
  [0.97, -0.42],
  [1.01, 0.16],
  [0.95, 0.66],
  [0.78, 0.92],
  [0.58, 0.9],
  [0.42, 1],
  [0.2, 0.9],
] as const;

function finger(box: Local, put: (path: Path) => Path, long: number, h: number): void {
  const to = (t: number, v: number): string => at(long, h, t, v);
  form(
    box,
    put(outlineOf(long, h)),
    { ...SKIN, soft: 5, rimWidth: 2 },
    // where it goes behind the edge it turns away from us
    [put(closed(`-30,${-h * 2} -5,${-h * 1.4} -2,0 -6,${h * 1.4} -30,${h * 2}`)), '#bd7f5c'],
    [
      put(
        closed(
          `${to(0.36, -0.6)} ${to(0.44, -0.78)} ${to(0.52, -0.6)} ${to(0.52, 0.1)} ${to(0.44, 0.3)} ${to(0.36, 0.1)}`,
        ),
      ),
      '#daa376',
    ],
  );
  const nail = put(
    closed(
      `${to(0.7, -0.5)}! ${to(0.84, -0.58)} ${to(0.95, -0.2)} ${to(0.96, 0.2)} ${to(0.86, 0.42)} ${to(0.7, 0.36)}! ${to(0.67, -0.08)}`,
    ),
  );
  box.fill(nail, '#f2c9a6');
  strokes(box, [put(curve(`${to(0.88, -0.54)} ${to(0.97, -0.06)} ${to(0.9, 0.4)}`))], 1.7, '#40282a', 0);
  strokes(
    box,
    [
      put(curve(`${to(0.4, -0.66)} ${to(0.43, -0.1)} ${to(0.4, 0.4)}`)),
      put(curve(`${to(0.46, -0.5)} ${to(0.48, 0.1)}`)),
      put(curve(`${to(0.69, -0.46)} ${to(0.66, -0.06)} ${to(0.69, 0.34)}`)),
    ],
    INK.detail,
    SKIN.line,
    0.1,
  );
}
