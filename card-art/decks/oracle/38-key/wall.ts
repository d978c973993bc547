import { INK, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, Path, ramp, roundRect } from '../../../kit/pen/index.ts';
import { DOOR, seen } from './view.ts';

/** The whitewashed wall round the doorway, sun along it from the left. */
export function wall(art: Art): void {
  const [left, head] = seen([-DOOR.half, DOOR.head, DOOR.near]);
  const [right] = seen([DOOR.half, DOOR.head, DOOR.near]);
  const white = art.linear(44, 80, 420, 800, ramp(0, '#fff9ea', 0.5, '#fdf0d6', 1, '#f1dcb8'));
  const face = Path.join(
    roundRect(40, 40, left - 40, 770),
    roundRect(left - 1, 40, right - left + 2, head - 40),
    roundRect(right, 40, 570 - right, 770),
  );
  art.fill(face, white);
  stippled(art, roundRect(40, 560, left - 40, 250), '#c9a47a', [0, 600], [0, 812], [0, 0.65]);
  for (const [x, y, radius] of [
    [90, 400, 70],
    [170, 620, 90],
  ] as const)
    stippledGlow(art, x, y, radius, '#e8cfa8', 0.45, 0.7);
  stippled(art, roundRect(44, 44, 512, 110), '#d9b98e', [0, 150], [0, 50], [0, 0.5]);
  strokes(
    art,
    [
      '62,430 68,458 64,480 74,506 72,520',
      '74,506 86,516',
      '236,640 230,664 236,690',
      '520,150 530,168 526,180',
    ],
    INK.detail,
    '#b8956c',
    0.3,
  );
}
