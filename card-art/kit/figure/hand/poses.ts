import type { HandPose } from './skeleton.ts';

/** Reaching up, wide open. */
export const open: HandPose = {
  index: [-4, 6, 3, 9],
  middle: [0, 10, 5, 0],
  ring: [2, 14, 8, 7],
  little: [0, 18, 10, 17],
  thumb: { away: 46, across: 22, bend: [0, 4] },
};

/** A fist round a stem, a staff, a rope. @param breadth of that, in lengths of the hand */
export const holding = (breadth: number): HandPose => ({
  index: [60, 80, 40, 0],
  middle: [64, 84, 42, 0],
  ring: [68, 86, 42, 0],
  little: [70, 84, 40, 0],
  thumb: { away: 36 + breadth * 62, across: 72, bend: [16 - breadth * 45, 30 - breadth * 30] },
  grip: breadth / 2,
});

/** Something fine between the tips of thumb and forefinger, the others fanned. */
export const pinching: HandPose = {
  index: [50, 50, 30, 0],
  middle: [34, 36, 18, 2],
  ring: [22, 30, 16, 5],
  little: [12, 26, 14, 12],
  thumb: { away: 34, across: 80, bend: [3, 8] },
};

/** On a shoulder, a back, a knee, a table. */
export const flat: HandPose = {
  index: [6, 8, 5, 5],
  middle: [8, 8, 5, 0],
  ring: [8, 10, 6, 4],
  little: [8, 12, 8, 9],
  thumb: { away: 34, across: 22, bend: [4, 8] },
};

/** At the end of an arm that hangs. */
export const hanging: HandPose = {
  index: [18, 32, 18, 0],
  middle: [24, 38, 20, 0],
  ring: [28, 42, 22, 0],
  little: [32, 42, 24, 1],
  thumb: { away: 22, across: 46, bend: [12, 18] },
};

/** Round a bowl or a cup from its side. */
export const rounding: HandPose = {
  index: [34, 34, 20, 2],
  middle: [38, 36, 20, 0],
  ring: [42, 36, 20, 1],
  little: [44, 34, 20, 5],
  thumb: { away: 46, across: 66, bend: [6, 12] },
};
