import { lookingLevel, type Place } from '../../../kit/pen/index.ts';

/** Places are above the stone floor. */
export const { seen, face } = lookingLevel({ x: 370, horizon: 355, height: 1.5, focus: 880 });

/** Metres: the left wall, the wall with the door, the ceiling, the edge of the raised floor and its height. */
export const ROOM = { left: -0.85, end: 4.2, ceiling: 2.5, edge: 2.6, step: 0.2 } as const;
/** The opening, and the glass above it. */
export const DOOR = { left: -0.3, right: 0.5, head: 2.05 } as const;
export const TRANSOM = { foot: 2.13, head: 2.37 } as const;

/** How far the sunlight goes left and towards us while it falls a metre. */
export const FALL = { left: 1.24, near: 1.2 } as const;

/** Where the sun lays the shadow of a place down on the stone floor. */
export const onFloor = ([right, up, away]: Place): Place => [
  right - FALL.left * up,
  0,
  away - FALL.near * up,
];

/** Where it meets the left wall. */
export function onWall([right, up, away]: Place): Place {
  const fallen = (right - ROOM.left) / FALL.left;
  return [ROOM.left, up - fallen, away - FALL.near * fallen];
}
