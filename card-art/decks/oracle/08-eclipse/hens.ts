import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Point,
} from '../../../kit/pen/index.ts';
import { onRamp } from './henhouse.ts';
import { metre, toned } from './view.ts';

/** What a hen is doing. In her own box: about 100 units tall, her feet at (0, 0), on her way to the right. */
interface Pose {
  body: Path;
  wing: Path;
  legs: readonly Path[];
  /** The head's middle and its turn. */
  head: readonly [x: number, y: number, rot: number];
  /** It looks back over the tail. */
  back?: true;
  /** Feathers drawn in. */
  quills: readonly string[];
}

const STANDING = [
  curve('2,-20 4,-10 12,-1'),
  curve('12,-1 20,0'),
  curve('-4,-20 -8,-10 -7,-1'),
  curve('-7,-1 1,0'),
];

const WALKS: Pose = {
  body: closed(
    '-42,-70! -36,-52 -26,-44 -8,-44 6,-50 15,-64 21,-80 28,-90 37,-90 43,-84! 45,-76 41,-66 43,-52 40,-36 29,-23 12,-16 -8,-17 -25,-25 -38,-40 -50,-60! -46,-60!',
  ),
  wing: closed('-28,-40! -12,-46 6,-44 18,-36 14,-27 0,-22 -16,-26!'),
  legs: STANDING,
  head: [34, -82, 0],
  quills: ['-14,-32 0,-28 12,-31', '-20,-36 -4,-35 14,-37', '-40,-62 -32,-48 -22,-40'],
};

/** Late: neck before her, wings half open, legs as far apart as they go. */
const HURRIES: Pose = {
  body: closed(
    '-48,-64! -44,-50 -34,-43 -16,-43 4,-43 22,-50 36,-61 47,-69! 56,-68 61,-61 59,-53! 52,-46 45,-38 34,-26 18,-18 -4,-17 -24,-23 -38,-34 -56,-52! -51,-55!',
  ),
  wing: closed(
    '16,-38! 2,-48 -12,-62 -28,-74 -42,-80! -38,-71 -48,-70! -40,-62 -50,-58! -40,-51 -44,-46! -28,-38 -12,-29 4,-26 16,-30!',
  ),
  legs: [
    curve('12,-20 26,-14 36,-3'),
    curve('36,-3 46,-5'),
    curve('-8,-20 -18,-12 -32,-8'),
    curve('-32,-8 -38,-1'),
  ],
  head: [52, -60, 12],
  quills: ['-38,-71 -20,-56 -2,-44', '-40,-61 -22,-48 -4,-38', '-34,-50 -18,-41 0,-33'],
};

/** At the door, one look back. */
const LOOKS_BACK: Pose = { ...WALKS, back: true };

const WHITE = { fill: '#ece2c6', shade: '#8d8570', rim: '#fff8e0', legs: '#b07c34' } as const;
const BROWN = { fill: '#a0603c', shade: '#5a3024', rim: '#f0c08a', legs: '#b07c34' } as const;
const DARK = { fill: '#6a5a4c', shade: '#362e2a', rim: '#d8c49c', legs: '#5e3a1a' } as const;

interface Hen {
  at: Point;
  scale: number;
  pose: Pose;
  coat: typeof WHITE | typeof BROWN | typeof DARK;
  mirror?: boolean;
  /** As the ramp rises. */
  rot?: number;
}

function hen(art: Art, { at: [x, y], scale, pose, coat, mirror = false, rot = 0 }: Hen): void {
  contactShadow(art, x, y, 34 * scale, 6 * scale, '#1b1b12');
  const box = local(art, x, y, scale, { mirror, rot });
  box.line(pose.legs, 3.6 * scale, coat.legs);
  const [hx, hy, turn] = pose.head;
  const facing = mirror !== Boolean(pose.back);
  const head = local(art, ...box.at(hx, hy), scale, { mirror: facing, rot: rot + (facing ? -turn : turn) });
  comb(head);
  toned(box, pose.body, { ...coat, soft: 9 * scale, rimWidth: 1.4 });
  toned(box, pose.wing, { ...coat, soft: 5 * scale, rimWidth: 1 });
  strokes(box, pose.quills, INK.detail, coat.shade, 0.2);
  face(head, coat.fill);
}

const comb = (box: Local): void =>
  void box.fill(closed('-8,-6! -10,-15! -4,-11 -2,-20! 3,-12 8,-17! 10,-4!'), '#ce4135');

function face(box: Local, fill: string): void {
  box.fill(ellipse(1, 0, 9, 9.4), fill);
  box.fill(closed('8,-4! 20,2! 8,6! 6,2'), '#d9a441');
  box.fill(closed('8,5! 13,11 11,18 6,14 5,7!'), '#ce4135').fill(ellipse(3, 0, 4.8, 4.2), '#ce4135');
  box.fill(ellipse(3.4, -0.6, 2.5), '#f4c64e').fill(ellipse(3.9, -0.6, 1.5), '#17110d');
}

/** As every evening they go up to the perch, each in her own way. */
export function hens(art: Art): void {
  const size = (away: number): number => (metre(away) * 0.46) / 100;
  hen(art, { at: onRamp(0.5, 0.9), scale: size(5.3), pose: LOOKS_BACK, coat: BROWN });
  hen(art, { at: onRamp(0.5, 0.55), scale: size(4.8), pose: WALKS, coat: WHITE, rot: -10 });
  hen(art, { at: onRamp(0.5, 0.19), scale: size(4.2), pose: HURRIES, coat: DARK, rot: -22 });
}
