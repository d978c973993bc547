import { contactShadow, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, line, type Path, type Point, polygon, range } from '../../../kit/pen/index.ts';
import { form, house } from './view.ts';

/** In metres: half the gable, floor, eaves, ridge, how far it goes back. */
const HALF = 0.8;
const [FLOOR, EAVES, RIDGE, BACK] = [0.72, 1.62, 2.22, -1.6];
export const DOOR = { left: -0.42, right: 0.06, head: 1.36 } as const;
/** Where the ramp's foot stands, before the door. */
const RAMP = 1.02;

type Corner = readonly [u: number, v: number, w: number];
const flat = (...corners: Corner[]): Path => polygon(corners.map((corner) => house(...corner)));
const between = (a: Corner, b: Corner): Path => line(...house(...a), ...house(...b));

/** A board house on legs, its door open to the dusk, a ramp before it. */
export function henhouse(art: Art): void {
  const under = flat([-HALF - 0.1, 0, 0.25], [HALF, 0, 0.25], [HALF, 0, BACK], [-HALF - 0.1, 0, BACK]);
  stippled(art, under, '#1c1c12', [0, 712], [0, 770], [1, 0.05]);
  for (const [u, w] of [
    [-HALF + 0.06, BACK],
    [HALF - 0.06, BACK],
    [-HALF + 0.06, -0.06],
    [HALF - 0.06, -0.06],
  ] as const)
    art.fill(flat([u - 0.05, 0, w], [u - 0.05, FLOOR, w], [u + 0.05, FLOOR, w], [u + 0.05, 0, w]), '#2b2620');
  const side = flat([HALF, FLOOR, 0], [HALF, EAVES, 0], [HALF, EAVES, BACK], [HALF, FLOOR, BACK]);
  art.fill(side, '#4d2a24');
  const gable = flat([-HALF, FLOOR, 0], [-HALF, EAVES, 0], [0, RIDGE, 0], [HALF, EAVES, 0], [HALF, FLOOR, 0]);
  form(art, gable, '#a34f3a', 22, { shade: '#4a2420' });
  const seams = range(11, (i): Path => {
    const u = -HALF + 0.145 * (i + 1);
    return between([u, FLOOR, 0], [u, RIDGE - (Math.abs(u) / HALF) * (RIDGE - EAVES), 0]);
  });
  strokes(art, seams, INK.detail, '#632e26', 0.06);
  doorway(art);
  ramp(art);
  roof(art);
}

function doorway(art: Art): void {
  const { left, right, head } = DOOR;
  art.fill(flat([left, FLOOR, 0], [left, head, 0], [right, head, 0], [right, FLOOR, 0]), '#1a1512');
  // straw inside catches what light there is
  stippled(
    art,
    flat([left, FLOOR, 0], [left, FLOOR + 0.16, 0], [right, FLOOR + 0.1, 0], [right, FLOOR, 0]),
    '#b58d4a',
    [0, house(left, FLOOR + 0.2, 0)[1]],
    [0, house(left, FLOOR, 0)[1]],
    [0.1, 0.9],
  );
  const frame = [
    between([left, FLOOR, 0], [left, head, 0]),
    between([left - 0.03, head, 0], [right + 0.03, head, 0]),
    between([right, FLOOR, 0], [right, head, 0]),
  ];
  art.line(frame, 5.4, '#e3d3aa');
  // its slide hangs on a cord from the ridge; a small round window beside
  art.line(between([(left + right) / 2, head, 0], [(left + right) / 2, head + 0.42, 0]), 1.4, '#e3d3aa');
  const pane = flat([0.3, 1.12, 0], [0.3, 1.42, 0], [0.62, 1.42, 0], [0.62, 1.12, 0]);
  art.fill(pane, '#26363a').line(pane, 4, '#e3d3aa');
  art.line(
    [between([0.46, 1.12, 0], [0.46, 1.42, 0]), between([0.3, 1.27, 0], [0.62, 1.27, 0])],
    2,
    '#e3d3aa',
  );
}

/** A point of the ramp: across it, and up it, 0 … 1. */
export const onRamp = (across: number, up: number): Point =>
  house(DOOR.left + 0.04 + across * 0.4, FLOOR * up, RAMP * (1 - up));

function ramp(art: Art): void {
  const board = polygon([onRamp(0, 0), onRamp(0, 1), onRamp(1, 1), onRamp(1, 0)]);
  const below = polygon([
    onRamp(1, 0),
    onRamp(1, 1),
    house(DOOR.right, FLOOR - 0.06, 0),
    house(DOOR.right, -0.03, RAMP - 0.05),
  ]);
  contactShadow(art, ...onRamp(0.5, -0.01), 34, 5, '#1b1b12');
  art.fill(below, '#33271d');
  art.fill(board, '#b08a56');
  stippled(art, board, '#5c4630', onRamp(0, 0), onRamp(0.2, 1), [0, 0.8]);
  const cleats = range(7, (i) => line(...onRamp(0.02, (i + 0.5) / 7), ...onRamp(0.98, (i + 0.5) / 7)));
  art.line(cleats, 4.4, '#4f3b28').line(
    cleats.map((cleat) => cleat.translate(-0.6, -1.8)),
    1.4,
    '#ecd29a',
  );
}

function roof(art: Art): void {
  const [over, lap] = [0.12, 0.14];
  const slope = (RIDGE - EAVES) / HALF;
  const low = EAVES - slope * over;
  const plane = (sign: 1 | -1): Path =>
    flat(
      [0, RIDGE + 0.05, lap],
      [sign * (HALF + over), low + 0.05, lap],
      [sign * (HALF + over), low + 0.05, BACK - lap],
      [0, RIDGE + 0.05, BACK - lap],
    );
  form(art, plane(1), '#6d6f66', 10);
  const board = (sign: 1 | -1): Path =>
    flat(
      [0, RIDGE + 0.06, lap],
      [sign * (HALF + over), low + 0.06, lap],
      [sign * (HALF + over), low - 0.02, lap],
      [0, RIDGE - 0.04, lap],
    );
  // the left eave from below
  art.fill(
    flat([0, RIDGE, lap], [-(HALF + over), low, lap], [-(HALF + over), low, 0], [0, RIDGE, 0]),
    '#4a3c30',
  );
  art.fill(board(1), '#b8a680').fill(board(-1), '#ecdcb0');
}
