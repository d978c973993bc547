import type { Pose } from './pose.ts';

/** Strides to the right, the back leg pushing off, chin up; the near hand holds a stick on the shoulder. */
export const striding: Pose = {
  head: [4, -92],
  neck: [1.5, -83],
  shoulders: [
    [3.4, -80],
    [-0.6, -80],
  ],
  waist: [0.5, -65],
  hips: [
    [1, -53],
    [-0.6, -53],
  ],
  arms: [
    [
      [12, -68],
      [24, -74],
    ],
    [
      [-7, -67],
      [5, -73],
    ],
  ],
  legs: [
    [
      [14, -34],
      [17, -9],
      [25, -9],
    ],
    [
      [-2, -28],
      [-15, -7],
      [-10, 0],
    ],
  ],
  looks: -14,
};

/** Stands with the weight on one leg, head lifted, arms a little off the body: seen from behind. */
export const standing: Pose = {
  head: [1, -93],
  neck: [0, -83],
  shoulders: [
    [-8, -80],
    [8, -81],
  ],
  waist: [-1.4, -65],
  hips: [
    [-4.6, -53],
    [4, -52],
  ],
  arms: [
    [
      [-12, -65],
      [-13, -51],
    ],
    [
      [12, -66],
      [15, -52],
    ],
  ],
  legs: [
    [
      [-5, -27],
      [-4, -3],
      [-6, 2],
    ],
    [
      [6, -27],
      [7, -3],
      [10, 1],
    ],
  ],
  looks: null,
};
