import { heading, type Knot, Path, type Point, polar, spline, tube } from '../pen/index.ts';
import { type Arm, type Leg, middle, type Pose } from './pose.ts';

/** The parts of a bare body, in the order of painting. */
export interface Body {
  farLeg: Path;
  farArm: Path;
  trunk: Path;
  head: Path;
  nearLeg: Path;
  nearArm: Path;
  /** All of it, for the silhouette. */
  all: Path;
}

/** A head from the side, looking right, round the middle of the skull. */
export const PROFILE: readonly Knot[] = [
  [-0.4, -6.6],
  [2.8, -5.9],
  [4.9, -3.6],
  [5.2, -1.3, 1],
  [5.1, -0.5],
  [6.3, 1.6, 1],
  [5.4, 2.5, 1],
  [5.9, 3.5],
  [5.3, 4, 1],
  [5.6, 4.7],
  [4.9, 5.2],
  [5.1, 6.5],
  [3.6, 7.3],
  [1, 6.1],
  [-0.6, 5],
  [-2.4, 6.4],
  [-4.6, 4.2],
  [-6.2, 0.6],
  [-5.8, -3.6],
  [-3.6, -6],
];
/** From behind or before. */
const OVAL: readonly Knot[] = [
  [0, -6.6],
  [3.6, -5.4],
  [5.2, -2],
  [5.1, 1],
  [4.3, 4.2],
  [2.2, 6.7],
  [0, 7.2],
  [-2.2, 6.7],
  [-4.3, 4.2],
  [-5.1, 1],
  [-5.2, -2],
  [-3.6, -5.4],
];

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** One stretch of a limb, with round ends that reach a little past the joints. */
function bone(from: Point, to: Point, widths: readonly number[], bow = 0): Path {
  const angle = heading(from, to);
  const along = (t: number, reach = 0): Point => [
    from[0] + (to[0] - from[0]) * t + reach * Math.sin((angle * Math.PI) / 180),
    from[1] + (to[1] - from[1]) * t - reach * Math.cos((angle * Math.PI) / 180),
  ];
  const bent = polar(...along(0.45), bow, angle + 90);
  const core = tube([along(0), bent, along(1)], widths, 12).outline;
  return Path.join(core, disc(from, widths[0]!), disc(to, widths[widths.length - 1]!));
}

/** Wound as the tubes are, so that overlaps stay filled. */
const disc = ([x, y]: Point, r: number): Path =>
  spline(
    [
      [x - r, y],
      [x - r * 0.7, y - r * 0.7],
      [x, y - r],
      [x + r * 0.7, y - r * 0.7],
      [x + r, y],
      [x + r * 0.7, y + r * 0.7],
      [x, y + r],
      [x - r * 0.7, y + r * 0.7],
    ],
    true,
  );

function arm(shoulder: Point, [elbow, hand]: Arm): Path {
  const angle = heading(elbow, hand);
  const palm = polar(...hand, 3, angle);
  const fingers = tube([hand, palm, polar(...palm, 3.6, angle + 8)], [1.15, 1.75, 1.5, 0.5], 10).outline;
  const thumb = tube([hand, polar(...hand, 3.4, angle - 38)], [0.9, 0.8, 0.4], 6).outline;
  return Path.join(
    bone(shoulder, elbow, [2.9, 2.9, 2.5, 2.1]),
    bone(elbow, hand, [2.1, 2.3, 1.8, 1.25]),
    fingers,
    thumb,
  );
}

function leg(hip: Point, [knee, ankle, toe]: Leg): Path {
  const angle = heading(knee, ankle);
  const heel = polar(...ankle, 2.2, angle);
  const sole = heading(heel, toe);
  const foot = tube([polar(...heel, 1.6, sole + 180), heel, toe], [0.8, 2, 1.9, 1.3, 0.5], 12).outline;
  return Path.join(
    bone(hip, knee, [5.2, 5.4, 4.7, 3.9, 3.1]),
    bone(knee, ankle, [3, 3.5, 3.3, 2.3, 1.7]),
    foot,
  );
}

/** The outlines of a posed body. */
export function body(pose: Pose): Body {
  const [farShoulder, nearShoulder] = pose.shoulders;
  const [farHip, nearHip] = pose.hips;
  const chest = Math.max(4.6, distance(farShoulder, nearShoulder) / 2 + 0.8);
  const pelvis = Math.max(5.2, distance(farHip, nearHip) / 2 + 4);
  const narrow = Math.max(4, Math.min(chest, pelvis) * 0.78);
  const top = middle(pose.shoulders);
  const low = middle(pose.hips);
  const ribs: Point = [top[0] * 0.55 + pose.waist[0] * 0.45, top[1] * 0.55 + pose.waist[1] * 0.45];
  const down = heading(pose.waist, low);
  const trunk = Path.join(
    tube(
      [polar(...top, 1.6, heading(ribs, top)), ribs, pose.waist, low, polar(...low, 3.4, down)],
      [
        chest * 0.7,
        chest * 1.02,
        chest * 0.98,
        chest * 0.84,
        narrow,
        narrow * 1.08,
        pelvis * 0.92,
        pelvis,
        pelvis * 0.62,
      ],
      22,
    ).outline,
    bone(pose.neck, pose.head, [2.5, 2.1, 2.2]),
    bone(farShoulder, nearShoulder, [2.9, 2.6, 2.9]),
  );
  const skull = spline(pose.looks === null ? OVAL : PROFILE, true)
    .scale(pose.facesLeft ? -1 : 1, 1)
    .rotate(pose.looks ?? 0)
    .translate(...pose.head);
  const parts = {
    farLeg: leg(farHip, pose.legs[0]),
    farArm: arm(farShoulder, pose.arms[0]),
    trunk,
    head: skull,
    nearLeg: leg(nearHip, pose.legs[1]),
    nearArm: arm(nearShoulder, pose.arms[1]),
  };
  return { ...parts, all: Path.join(Object.values(parts)) };
}
