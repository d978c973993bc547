import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, line, type Path, type Place, ramp } from '../../../kit/pen/index.ts';
import { DOOR, face, ROOM, seen, TRANSOM } from './view.ts';

const { end } = ROOM;
const POST = 0.08;

/** The stone one steps over, level with the floor. */
export const sill = (): Path =>
  face(
    [DOOR.left, 0, end + 0.14],
    [DOOR.right, 0, end + 0.14],
    [DOOR.right, 0, end - 0.06],
    [DOOR.left, 0, end - 0.06],
  );

/** Posts, head and the bar between door and glass, dark before the light; the left post's inner side takes the sun. */
export function frame(art: Art): void {
  const bar = (x0: number, x1: number, low: number, high: number): Path =>
    face([x0, low, end - 0.04], [x0, high, end - 0.04], [x1, high, end - 0.04], [x1, low, end - 0.04]);
  const [left, right] = [DOOR.left, DOOR.right];
  const reveal = face(
    [left, 0, end - 0.04],
    [left, DOOR.head, end - 0.04],
    [left, DOOR.head, end + 0.14],
    [left, 0, end + 0.14],
  );
  art.fill(reveal, '#ffe3a6');
  art.fill(
    [
      bar(left - POST, left, 0, TRANSOM.head + POST),
      bar(right, right + POST, 0, TRANSOM.head + POST),
      bar(left, right, DOOR.head, TRANSOM.foot),
      bar(left, right, TRANSOM.head, TRANSOM.head + POST),
      bar(left + 0.26, left + 0.285, TRANSOM.foot, TRANSOM.head),
      bar(left + 0.53, left + 0.555, TRANSOM.foot, TRANSOM.head),
    ],
    '#2f211b',
  );
  const [x, foot] = seen([left, 0, end - 0.04]);
  const [, head] = seen([left, DOOR.head, end - 0.04]);
  art.line(line(x - 0.6, head, x - 0.6, foot), 1.8, '#ffdf9e');
  art.line(
    line(...seen([left, TRANSOM.foot, end - 0.04]), ...seen([right, TRANSOM.foot, end - 0.04])),
    1.6,
    '#e9bd7c',
  );
  art.fill(sill(), '#f3dfae');
}

/** The leaf, hung at the right, has swung in to us. */
const SWING = { right: 0.3, near: 0.76 } as const;
const onLeaf = (u: number, up: number): Place => [
  DOOR.right + SWING.right * u,
  up,
  end - 0.02 - SWING.near * u,
];
const panel = (from: number, to: number, low: number, high: number): Path =>
  face(onLeaf(from, low), onLeaf(from, high), onLeaf(to, high), onLeaf(to, low));

/** It shows its painted outer side, in the shade of the wall. */
export function doorLeaf(art: Art): void {
  const whole = panel(0, 1, 0.01, DOOR.head);
  const [x0] = seen(onLeaf(0, 1));
  art.fill(whole, art.linear(x0, 0, 556, 0, ramp(0, '#4f6a5c', 1, '#31473f')));
  for (const [low, high] of [
    [0.14, 0.72],
    [0.9, 1.9],
  ] as const) {
    art.fill(panel(0.14, 0.86, low, high), '#273a34');
    art.fill(panel(0.18, 0.86, low + 0.03, high), '#3c564b');
    art.line(line(...seen(onLeaf(0.14, low)), ...seen(onLeaf(0.86, low))), 1.6, '#7d9680');
  }
  stippled(art, whole, '#1b2622', [0, 520], [0, 760], [0, 0.75]);
  art.line(line(...seen(onLeaf(0, 0.01)), ...seen(onLeaf(0, DOOR.head))), 2.4, '#ffe3a8');
  art.fill(panel(0.3, 0.72, 0.76, 0.85), '#d9ab66').fill(panel(0.35, 0.68, 0.79, 0.82), '#4a3426');
  const shadow = face(onLeaf(0, 0), onLeaf(1, 0), [1.2, 0, 3.5], [1.2, 0, end]);
  stippled(art, shadow, '#241a15', [500, 700], [560, 700], [0.7, 0.9]);
  strokes(art, [line(...seen(onLeaf(0, 0.01)), ...seen(onLeaf(1, 0.01)))], INK.contour, '#1d1512', 0);
}
