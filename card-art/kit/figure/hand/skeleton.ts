import { clamp, degrees, radians, TAU } from '../../pen/index.ts';
import { across, add, cross, normal, scaled, type V3 } from './vec.ts';

/*
 * A right hand from the middle of its wrist: x to the thumb's side, y to the fingers, z out of the palm. From the wrist to the
 * middle finger's tip it is 1 long.
 */

export const FINGERS = ['index', 'middle', 'ring', 'little'] as const;
type Finger = (typeof FINGERS)[number];

/**
 * How a finger bends, in degrees: at the knuckle, the middle joint, the last joint (below 0: overstretched), and how far it is spread
 * from the middle finger; that one to the thumb.
 */
type Bend = readonly [knuckle: number, middle: number, last: number, spread: number];

interface ThumbBend {
  /** How far it stands off the palm's length: 10 lies along it, 60 is stretched out. */
  away: number;
  /** Which way: 0 sideways in the palm's plane, 90 out before the palm, where it meets the fingers. */
  across: number;
  /** At its knuckle and its last joint. */
  bend: readonly [knuckle: number, last: number];
}

/** A hand's pose: its joints, no matter from where it is seen. */
export interface HandPose extends Readonly<Record<Finger, Bend>> {
  thumb: ThumbBend;
  /** How far the hand is bent against the forearm: towards the palm (below 0: towards its back), towards the thumb. */
  wrist?: readonly [palm: number, thumb: number];
  /** Half the breadth of a round thing in lengths of the hand; the fingers close on it, whatever is given for their joints. */
  grip?: number;
  /** How steeply that lies in the fist: 0 straight across the palm, 0.5 (a pole that goes on in the arm's line) down to the heel of the hand. */
  slant?: number;
}

/** A hand's proportions: lengths and breadths of the fingers, and the breadth of the palm, as parts of a grown man's. */
interface Build {
  fingers: number;
  breadth: number;
  palm: number;
}

export const BUILDS = {
  man: { fingers: 1, breadth: 1, palm: 1 },
  woman: { fingers: 1, breadth: 0.95, palm: 0.95 },
  child: { fingers: 0.95, breadth: 1.06, palm: 0.98 },
} as const satisfies Record<string, Build>;

export interface Digit {
  /** From the knuckle (the thumb: from its root at the wrist) to the middle of the round tip. */
  joints: readonly [V3, V3, V3, V3];
  /** For each phalanx the way its back looks. */
  backs: readonly [V3, V3, V3];
  /** Half its breadth at the joints. */
  radii: readonly [number, number, number, number];
}

export interface Skeleton {
  fingers: Readonly<Record<Finger, Digit>>;
  thumb: Digit;
  /** From the wrist to the elbow. */
  forearm: V3;
  /** The middle of what is held, and the way it runs to the thumb's side. */
  held: { at: V3; along: V3 };
  build: Build;
}

/** Thumb, index, middle, ring, little. */
export const digitsOf = ({ thumb, fingers }: Skeleton): Digit[] => [
  thumb,
  ...FINGERS.map((name) => fingers[name]),
];

/** Knuckle, phalanges, half breadths, and how far a bent finger leans to the thumb: all point at one place of the wrist. */
const BONES: Record<Finger, readonly [knuckle: V3, phalanges: V3, breadth: number, leans: number]> = {
  index: [[0.142, 0.512, 0.004], [0.207, 0.12, 0.093], 1, -0.05],
  middle: [[0.046, 0.54, -0.012], [0.226, 0.138, 0.096], 1.03, 0.02],
  ring: [[-0.05, 0.517, -0.006], [0.21, 0.13, 0.096], 0.97, 0.1],
  little: [[-0.138, 0.468, 0.014], [0.17, 0.1, 0.09], 0.85, 0.2],
};
const BREADTHS = [0.05, 0.0465, 0.041, 0.034] as const;
const THUMB_BREADTHS = [0.062, 0.056, 0.05, 0.041] as const;
const THUMB_ROOT: V3 = [0.095, 0.1, 0.035];
const THUMB_BONES: V3 = [0.245, 0.165, 0.12];
/** What the thumb's pad looks at: in the palm, and further out before it the more the thumb stands there. */
const facedBy = (over: number): V3 => [-0.06, 0.5, 0.05 + 0.2 * Math.sin(radians(over)) ** 2];
/** How much of a neighbour's bend a finger takes over at its knuckle. */
const DRAWN_ALONG = 0.14;

/** The middle of a round thing in the palm, and how far to the heel of the hand it runs on the little finger's side. */
const gripAt = (radius: number, slant: number): V3 => [
  0.01,
  0.466 - radius * 0.25 - slant * 0.13,
  0.056 + radius,
];
const SLANT = 0.15;

export function skeleton(pose: HandPose, build: Build): Skeleton {
  const { grip = 0.03, slant = SLANT } = pose;
  const held = { at: gripAt(grip, slant), along: normal([1, slant, -0.04]) };
  const bends = FINGERS.map((name) => pose[name]);
  const fingers = Object.fromEntries(
    FINGERS.map((name, i) => {
      const [own, middle, last, spread] = bends[i]!;
      const beside = Math.max(bends[i - 1]?.[0] ?? own, bends[i + 1]?.[0] ?? own);
      const knuckle = own + DRAWN_ALONG * Math.max(0, beside - own);
      const side = name === 'index' || name === 'middle' ? 1 : -1;
      return [name, finger(name, [knuckle, middle, last, side * spread], build, pose)];
    }),
  ) as Record<Finger, Digit>;
  const [flexed, aside] = pose.wrist ?? [0, 0];
  const forearm = normal([
    Math.sin(radians(aside)),
    -Math.cos(radians(flexed)) * Math.cos(radians(aside)),
    Math.sin(radians(flexed)),
  ]);
  return { fingers, thumb: thumb(pose.thumb, build), forearm, held, build };
}

function finger(
  name: Finger,
  [knuckle, middle, last, spread]: Bend,
  build: Build,
  { grip, slant = SLANT }: HandPose,
): Digit {
  const [[x, y, z], phalanges, breadth, leans] = BONES[name];
  const root: V3 = [x * build.palm, y, z];
  const radii = BREADTHS.map((r) => r * breadth * build.breadth) as unknown as Digit['radii'];
  const lengths = phalanges.map((part) => part * build.fingers) as unknown as V3;
  const straight: V3 = [Math.sin(radians(spread)), Math.cos(radians(spread)), 0];
  const palmward = across([leans, 0, 1], straight);
  const turns =
    grip === undefined
      ? [knuckle, knuckle + middle, knuckle + middle + last]
      : closedOn(grip, slant, root, lengths, radii[1]);
  return chain(root, lengths, radii, [straight, palmward], turns);
}

/** The turn of each phalanx against the palm's plane, each laid on the round thing from outside. */
function closedOn(radius: number, slant: number, root: V3, lengths: V3, thick: number): number[] {
  const centre = gripAt(radius, slant);
  let [y, z] = [root[1], root[2]];
  const middle = centre[1] + (root[0] - centre[0]) * slant;
  let before = 0;
  return [0, 1, 2].map((i) => {
    const [dy, dz] = [middle - y, centre[2] - z];
    const reach = Math.hypot(dy, dz);
    const touching = Math.asin(clamp((radius + thick) / reach, 0, 1));
    const most = [88, 112, 75][i]!;
    const towards = Math.atan2(dz, dy);
    const turn = clamp(
      degrees((towards < -1 ? towards + TAU : towards) - touching),
      before + 6,
      before + most,
    );
    before = turn;
    y += Math.cos(radians(turn)) * lengths[i]!;
    z += Math.sin(radians(turn)) * lengths[i]!;
    return turn;
  });
}

function thumb({ away, across: over, bend }: ThumbBend, build: Build): Digit {
  const root: V3 = [THUMB_ROOT[0] * build.palm, THUMB_ROOT[1], THUMB_ROOT[2]];
  const lengths = [
    THUMB_BONES[0] * (0.5 + build.fingers / 2),
    THUMB_BONES[1] * build.fingers,
    THUMB_BONES[2] * build.fingers,
  ] as const;
  const radii = THUMB_BREADTHS.map((r) => r * build.breadth) as unknown as Digit['radii'];
  const [sin, cos] = [Math.sin(radians(away)), Math.cos(radians(away))];
  const bone: V3 = [sin * Math.cos(radians(over)), cos, sin * Math.sin(radians(over))];
  const facing = across(add(facedBy(over), add(root, bone, lengths[0]), -1), bone);
  const turns = [0, bend[0], bend[0] + bend[1]];
  return chain(root, lengths, radii, [bone, facing], turns);
}

/** @param turns of each phalanx, from straight on towards what the inner side looks at, in degrees */
function chain(
  root: V3,
  lengths: V3,
  radii: Digit['radii'],
  [straight, inwards]: readonly [V3, V3],
  turns: readonly number[],
): Digit {
  const joints: V3[] = [root];
  const backs: V3[] = [];
  lengths.forEach((length, i) => {
    const turn = radians(turns[i]!);
    const direction = add(scaled(straight, Math.cos(turn)), inwards, Math.sin(turn));
    // the tip's round end belongs to its length
    joints.push(add(joints[i]!, direction, i === 2 ? length - radii[3] : length));
    backs.push(add(scaled(straight, Math.sin(turn)), inwards, -Math.cos(turn)));
  });
  return { joints, backs, radii } as unknown as Digit;
}

/** The way across a phalanx, to its right when its back looks at us. */
export const sideways = (direction: V3, back: V3): V3 => normal(cross(direction, back));
