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
  ribbon,
} from '../../../kit/pen/index.ts';
import { onRamp } from './henhouse.ts';
import { metre, toned } from './view.ts';

/** A leg as far as it shows: the feathered thigh, the hock that bends back, the foot. */
interface Leg {
  thigh: Path;
  hock: Point;
  foot: Point;
}

/** What a hen is doing. In her own box: about 100 units tall, the ground under her at 0, on her way to the right. */
interface Pose {
  body: Path;
  /** Where the shade ends: belly and under the tail. */
  below: Path;
  /** Its feathers, the one that lies lowest first. */
  tail: readonly string[];
  /** It stands towards us, before the body. */
  tailBefore?: true;
  wing: readonly string[];
  /** The small feathers at the wing's shoulder, towards the light. */
  coverts: string;
  legs: readonly [far: Leg, near: Leg];
  /** The head's middle and its turn. */
  head: readonly [x: number, y: number, rot: number];
  /** It looks back over the tail. */
  back?: true;
  /** Feathers drawn in. */
  quills: readonly string[];
}

/** Up the ramp, from cleat to cleat, the neck stretched. */
const CLIMBS: Pose = {
  body: closed(
    '21,-97! 16,-86 9,-76 0,-69! -12,-66 -24,-62! -34,-55 -36,-45 -32,-35 -22,-27 -8,-21 8,-21 21,-27 30,-38 34,-52 35,-66 38,-80 40,-92! 38,-102 29,-105!',
  ),
  below: closed('-46,-58! -32,-46 -22,-38 -8,-33 8,-33 20,-39 27,-52 30,-70! 42,-70 42,-20 0,-10 -40,-26!'),
  tail: [
    '-16,-46! -32,-54 -46,-68 -51,-79! -42,-82 -28,-72 -12,-58',
    '-14,-52! -30,-66 -42,-80 -44,-89! -35,-88 -22,-78 -8,-62',
    '-12,-56! -24,-72 -33,-87 -33,-97! -25,-94 -13,-80 0,-66',
  ],
  wing: [
    '18,-40! 4,-32 -14,-35 -28,-44! -12,-44 4,-46',
    '20,-46! 2,-38 -18,-42 -34,-53! -16,-51 4,-52',
    '22,-52! 2,-44 -18,-49 -37,-62! -16,-58 6,-58',
  ],
  coverts: '22,-42! 26,-54 18,-64 3,-66 -11,-62! -6,-58 -9,-53! -2,-53 -4,-47! 4,-48 6,-42! 12,-45 16,-39!',
  legs: [
    { thigh: closed('6,-32! 22,-34 26,-28 20,-21 15,-17! 8,-22'), hock: [17, -20], foot: [24, -13] },
    { thigh: closed('-16,-30! 3,-30 5,-22 -3,-12 -8,-7! -14,-17'), hock: [-8, -11], foot: [-3, 5] },
  ],
  head: [31, -96, -12],
  quills: ['9,-84 12,-72 10,-62', '17,-90 21,-76 20,-64', '26,-88 29,-74 28,-62'],
};

/** Over the sill, seen from behind: the tail towards us, one look back past it. */
const LOOKS_BACK: Pose = {
  body: closed(
    '33,-94! 34,-82 36,-68 37,-52 33,-37 24,-27 10,-21 -8,-21 -22,-27 -31,-38 -33,-52 -27,-64! -14,-70 0,-70 10,-75 15,-85 17,-96!',
  ),
  below: closed('-40,-50! -28,-36 -12,-30 6,-29 20,-34 28,-44 34,-58! 46,-58 42,-14 -40,-14!'),
  tail: [
    '-14,-44! -34,-58 -44,-74 -44,-85! -35,-85 -20,-70 -4,-52',
    '-12,-44! -27,-64 -36,-82 -33,-93! -24,-90 -11,-74 0,-52',
    '-8,-44! -18,-66 -23,-86 -17,-97! -8,-91 0,-72 5,-50',
  ],
  tailBefore: true,
  wing: ['17,-30! 24,-38 29,-50 28,-62! 36,-54 36,-40 28,-30!'],
  coverts:
    '-17,-44! -10,-51 2,-52 10,-46! 8,-41 11,-36! 4,-37 2,-31! -3,-35 -8,-30! -10,-36 -16,-34! -14,-40',
  legs: [
    { thigh: closed('4,-28! 20,-30 21,-22 16,-14 13,-11! 6,-18'), hock: [13, -14], foot: [15, -1] },
    { thigh: closed('-18,-30! -2,-30 0,-22 -6,-13 -10,-10! -16,-18'), hock: [-10, -13], foot: [-8, 1] },
  ],
  head: [25, -94, -6],
  back: true,
  quills: ['22,-84 24,-72 22,-62', '29,-82 31,-72 30,-62'],
};

/** Late: neck before her, in long steps. */
const HURRIES: Pose = {
  body: closed(
    '52,-82! 44,-71 33,-63 18,-58 0,-58 -16,-60! -30,-62 -40,-59! -45,-51 -42,-41 -31,-31 -12,-24 8,-23 26,-28 41,-39 51,-53 60,-66! 63,-77 58,-86!',
  ),
  below: closed(
    '-54,-50! -44,-42 -30,-38 -12,-35 10,-35 28,-40 44,-54 54,-70! 68,-70 50,-30 10,-12 -30,-22!',
  ),
  tail: [
    '-34,-44! -50,-47 -62,-56 -67,-66! -58,-70 -45,-64 -30,-54',
    '-32,-49! -49,-56 -60,-67 -63,-77! -54,-79 -42,-71 -28,-59',
    '-30,-53! -44,-63 -54,-76 -54,-86! -45,-85 -35,-75 -23,-61',
  ],
  wing: [
    '22,-38! 4,-31 -18,-34 -37,-41! -18,-43 4,-44',
    '26,-44! 4,-37 -20,-41 -43,-50! -20,-49 6,-49',
    '28,-50! 4,-43 -20,-47 -47,-59! -20,-56 8,-55',
  ],
  coverts: '30,-43! 33,-54 23,-60 4,-62 -11,-59! -5,-54 -9,-50! 0,-50 -1,-45! 8,-47 10,-41! 18,-44 23,-39!',
  legs: [
    { thigh: closed('4,-34! 26,-36 32,-28 28,-20 22,-14! 15,-17 8,-24!'), hock: [20, -16], foot: [34, -3] },
    {
      thigh: closed('-24,-38! -2,-38 4,-28 -4,-20 -16,-11! -22,-14 -26,-26!'),
      hock: [-18, -14],
      foot: [-26, 1],
    },
  ],
  head: [56, -77, 12],
  quills: ['38,-66 38,-56 32,-46', '46,-70 48,-60 44,-50', '54,-72 56,-64 53,-56'],
};

const WHITE = { lit: '#faf3dc', fill: '#e4dabd', shade: '#8d8570', rim: '#fff8e0', legs: '#b07c34' } as const;
const BROWN = { lit: '#b8734a', fill: '#a0603c', shade: '#5a3024', rim: '#f0c08a', legs: '#b07c34' } as const;
const DARK = { lit: '#86735f', fill: '#6a5a4c', shade: '#362e2a', rim: '#d8c49c', legs: '#8a5a28' } as const;

interface Hen {
  at: Point;
  scale: number;
  pose: Pose;
  coat: typeof WHITE | typeof BROWN | typeof DARK;
  mirror?: boolean;
}

function hen(art: Art, { at: [x, y], scale, pose, coat, mirror = false }: Hen): void {
  const box = local(art, x, y, scale, { mirror });
  for (const { foot } of pose.legs) {
    const [fx, fy] = box.at(...foot);
    contactShadow(art, fx, fy + 1, 15 * scale, 3.4 * scale, '#1b1b12');
  }
  const [hx, hy, turn] = pose.head;
  const facing = mirror !== Boolean(pose.back);
  const head = local(art, ...box.at(hx, hy), scale, { mirror: facing, rot: facing ? -turn : turn });
  comb(head);
  const [far, near] = pose.legs;
  const tail = (): void => pose.tail.forEach((feather) => void plume(box, feather, coat));
  leg(box, far, coat.shade, coat.legs);
  if (!pose.tailBefore) tail();
  toned(box, pose.body, { ...coat, soft: 0, rimWidth: 1.4 }, [pose.below, coat.shade]);
  leg(box, near, coat.shade, coat.legs);
  for (const feather of pose.wing) plume(box, feather, coat);
  if (pose.tailBefore) tail();
  toned(box, pose.coverts, { ...coat, fill: coat.lit, soft: 2.5 * scale, rimWidth: 1 });
  strokes(box, pose.quills, INK.detail, coat.shade, 0.2);
  face(head, coat.fill);
}

/** One long feather of wing or tail, dark where it lies on the next. */
const plume = (box: Local, outline: string, coat: Hen['coat']): void =>
  toned(box, outline, { ...coat, soft: 3.4 * box.scale, rimWidth: 1 });

/** The toes bend down over what they stand on, the fourth holds from behind. */
function leg(box: Local, { thigh, hock, foot: [x, y] }: Leg, feathers: string, horn: string): void {
  const limbs = [
    [`${hock.join()} ${x},${y}`, 4.4],
    [`${x},${y} ${x + 8},${y - 3.4} ${x + 14},${y + 0.6}`, 3.2],
    [`${x},${y} ${x + 7},${y + 0.4} ${x + 12},${y + 4.6}`, 3.2],
    [`${x},${y} ${x + 2},${y + 3} ${x + 5},${y + 7}`, 3.2],
    [`${x},${y} ${x - 4},${y + 0.6} ${x - 7},${y + 3.4}`, 2.8],
  ] as const;
  for (const [course, width] of limbs)
    box.fill(ribbon(curve(course), width, { start: 1, end: 0.45, samples: 8 }), horn);
  box.fill(thigh, feathers);
}

const comb = (box: Local): void =>
  void box.fill(closed('-7,-6! -9,-13! -4,-10 -2,-17! 3,-11 8,-15! 9,-4!'), '#ce4135');

function face(box: Local, fill: string): void {
  box.fill(ellipse(0.6, 0, 8.6, 9), fill);
  box.fill(closed('8,-4! 19,1.6! 8,5! 6,1'), '#d9a441');
  box.fill(closed('7,4.6! 12,10 10.4,16 6,13 4.6,7!'), '#ce4135').fill(ellipse(3, 0, 4.6, 4), '#ce4135');
  box.fill(ellipse(3.4, -0.6, 2.5), '#f4c64e').fill(ellipse(3.9, -0.6, 1.5), '#17110d');
}

/** As every evening they go up to the perch, each in her own way. */
export function hens(art: Art): void {
  const size = (away: number): number => (metre(away) * 0.5) / 100;
  hen(art, { at: onRamp(0.46, 0.985), scale: size(5.3), pose: LOOKS_BACK, coat: BROWN });
  hen(art, { at: onRamp(0.4, 0.525), scale: size(4.7), pose: CLIMBS, coat: WHITE });
  hen(art, { at: [498, 830], scale: size(4.6), pose: HURRIES, coat: DARK, mirror: true });
}
