import type { Point } from '../pen/index.ts';

/** An arm or leg: its two further joints. */
export type Arm = readonly [elbow: Point, hand: Point];
export type Leg = readonly [knee: Point, ankle: Point, toe: Point];

/**
 * A jointed body. A standing figure is 100 high: a head is 13, the trunk from neck to hips 30, an upper arm 16,
 * a forearm 14, thigh and shin 25 each. Shoulders and hips are pairs, the far one first: apart they show a
 * front or back, together a profile.
 */
export interface Pose {
  /** The middle of the skull. */
  head: Point;
  /** Where neck and collarbones meet. */
  neck: Point;
  shoulders: readonly [far: Point, near: Point];
  /** Bends the trunk: the middle of the waist. */
  waist: Point;
  hips: readonly [far: Point, near: Point];
  arms: readonly [far: Arm, near: Arm];
  legs: readonly [far: Leg, near: Leg];
  /** Which way the face looks: degrees clockwise from the right; null shows the back of the head. */
  looks: number | null;
  /** The face looks to the left. */
  facesLeft?: boolean;
}

/** Both ends' middle. */
export const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
