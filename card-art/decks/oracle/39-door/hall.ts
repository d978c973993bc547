import { INK, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, line, type Path, type Place, ramp, range, roundRect } from '../../../kit/pen/index.ts';
import { DOOR, FALL, face, onFloor, onWall, ROOM, seen, TRANSOM } from './view.ts';

const { left, end, ceiling, edge, step } = ROOM;
const NEAR = 2.1;

const between = (a: Place, b: Place): Path => line(...seen(a), ...seen(b));

/** Ceiling, plaster and stone floor as the dim house has them. */
export function hall(art: Art): void {
  art.fill(roundRect(40, 50, 520, 830), '#4d3a30');
  const side = face([left, 0, NEAR], [left, ceiling, NEAR], [left, ceiling, end], [left, 0, end]);
  art.fill(side, art.linear(50, 0, 192, 0, ramp(0, '#59432f', 1, '#7d6044')));
  art.fill(
    face([left, ceiling, end], [1.4, ceiling, end], [1.4, ceiling, NEAR], [left, ceiling, NEAR]),
    '#33261f',
  );
  strokes(
    art,
    range(7, (i) => between([left + 0.25 * i, ceiling, end], [left + 0.25 * i, ceiling, 3])),
    INK.form,
    '#241a16',
    0,
  );
  const back = face([left, 0, end], [left, ceiling, end], [1.4, ceiling, end], [1.4, 0, end]);
  art.fill(back, art.linear(192, 0, 307, 0, ramp(0, '#5f4838', 1, '#46342b')));
  art.line(between([left, 0, end], [left, ceiling, end]), 1.6, '#3a2a22');
  art.line(between([left, ceiling, end], [1.4, ceiling, end]), 5, '#2a1f1a');
  art.line(between([left, ceiling, end], [left, ceiling, NEAR]), 5, '#2a1f1a');
  picture(art);
  stoneFloor(art);
}

/** A small framed picture on the left wall, half lost in the dark. */
function picture(art: Art): void {
  const hung = (low: number, high: number, from: number, to: number): Path =>
    face([left, low, from], [left, high, from], [left, high, to], [left, low, to]);
  art.fill(hung(1.66, 2.14, 2.72, 3.12), '#2f231c');
  art.fill(hung(1.7, 2.1, 2.76, 3.08), '#8a7350');
  art.fill(hung(1.7, 1.86, 2.76, 3.08), '#66704f');
  art.line(between([left, 1.66, 3.12], [left, 2.14, 3.12]), 1.6, '#a9855a');
}

/** Between the flags: courses across, and in each its own upright joints. */
const joints = (): Path[] => [
  ...[3.86, 3.5, 3.16].map((z) => between([left, 0, z], [1.4, 0, z])),
  ...(
    [
      [-0.62, end, 3.86],
      [-0.8, 3.86, 3.5],
      [-0.66, 3.5, 3],
    ] as const
  ).flatMap(([from, far, near]) =>
    range(6, (i) => between([from + i * 0.4, 0, far], [from + i * 0.4, 0, near])),
  ),
];

function stoneFloor(art: Art): void {
  const floor = face([left, 0, end], [1.4, 0, end], [1.4, 0, NEAR], [left, 0, NEAR]);
  art.fill(floor, art.linear(0, 669, 0, 800, ramp(0, '#7a6450', 1, '#57473b')));
  strokes(art, joints(), INK.form, '#42342b', 0.05);
  stippled(
    art,
    face([0.2, 0, end], [1.4, 0, end], [1.4, 0, 3], [0.2, 0, 3]),
    '#33271f',
    [420, 0],
    [540, 0],
    [0, 0.8],
  );
}

/** The morning through the door and through the glass above it: over the floor, then up the wall. */
export function sunlight(art: Art, shadows: Path): void {
  const opening = (foot: number, head: number): Place[] => [
    [DOOR.left, foot, end],
    [DOOR.left, head, end],
    [DOOR.right, head, end],
    [DOOR.right, foot, end],
  ];
  // below these heights of the two jambs the light reaches the floor, above them the wall
  const [turnLeft, turnRight] = [DOOR.left, DOOR.right].map((x) => (x - left) / FALL.left) as [
    number,
    number,
  ];
  const corners: Place[] = [
    [DOOR.left, turnLeft, end],
    [DOOR.right, turnRight, end],
  ];
  const floor = face(
    onFloor([DOOR.left, 0, end]),
    onFloor([DOOR.right, 0, end]),
    onFloor(corners[1]!),
    onFloor(corners[0]!),
  );
  const wall = face(
    onWall(corners[0]!),
    ...opening(0, DOOR.head).slice(1, 3).map(onWall),
    onWall(corners[1]!),
  );
  const upper = face(...opening(TRANSOM.foot, TRANSOM.head).map(onWall));
  stippledGlow(art, 200, 640, 190, '#c98f58', 0.55, 1.1);
  art.fill(floor, art.linear(400, 669, 120, 800, ramp(0, '#fff3cf', 1, '#f7d596')));
  art.clip(floor, () => {
    strokes(art, joints(), INK.detail, '#cfa468', 0.05);
    art.fill(shadows, '#8d6f54', 0.9);
  });
  const paint = art.linear(0, 330, 0, 790, ramp(0, '#f2bf7c', 1, '#fbdfa6'));
  art.fill(wall, paint).fill(upper, '#e9b070');
  // the two bars in the glass
  const bars = [0.26, 0.53].map((x) =>
    face(
      ...[x, x + 0.04].map((across) => onWall([DOOR.left + across, TRANSOM.foot, end])),
      ...[x + 0.04, x].map((across) => onWall([DOOR.left + across, TRANSOM.head, end])),
    ),
  );
  art.blot(bars, '#75583d');
  art.line(between([left, 0.1, 3.66], [left, 0.1, 2.9]), 1.6, '#cf9a5e');
  stippled(art, wall, '#c98a50', [140, 420], [140, 330], [0, 0.5]);
}

/** The hall's boards, on which we stand, with the door's brightness in their polish. */
export function raisedFloor(art: Art): void {
  const boards = face([left, step, edge], [1.4, step, edge], [1.4, step, NEAR], [left, step, NEAR]);
  const [x, y] = seen([left, step, edge]);
  art.fill(boards, art.linear(60, 0, 550, 0, ramp(0, '#5a3b28', 0.5, '#6d472f', 1, '#3d291f')));
  art.clip(boards, () => void art.glow(380, y, 170, '#f3c88e', 0.75, 0.5));
  strokes(
    art,
    range(9, (i) => between([left + 0.1 + i * 0.16, step, edge], [left + 0.1 + i * 0.16, step, NEAR])),
    INK.form,
    '#33211a',
    0,
  );
  art.fill(
    roundRect(x, y - 1, 560 - x, 7),
    art.linear(60, 0, 550, 0, ramp(0, '#d99f62', 0.25, '#f3cd92', 0.6, '#c08a58', 1, '#5a3d2c')),
  );
  art.line(line(x, y + 7, 560, y + 7), 1.6, '#33211a');
}
