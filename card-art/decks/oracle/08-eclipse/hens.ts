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
  wing: Path;
  /** The small feathers on it, towards the light. */
  coverts: Path;
  legs: readonly [far: Leg, near: Leg];
  /** The head's middle and its turn. */
  head: readonly [x: number, y: number, rot: number];
  /** It looks back over the tail. */
  back?: true;
  /** Feathers drawn in. */
  quills: readonly string[];
}

/** Up the ramp, away from us, so the back is short; one foot two cleats above the other. */
const CLIMBS: Pose = {
  body: closed(
    '19,-93! 14,-82 7,-73 -1,-68! -9,-72 -16,-80 -21,-91! -27,-90 -33,-86! -40,-79 -43,-70! -40,-60 -38,-48 -33,-36 -22,-27 -8,-21 8,-21 21,-27 30,-38 34,-52 34,-64 36,-76 38,-88! 36,-98 27,-101!',
  ),
  below: closed(
    '-46,-74! -32,-62 -26,-46 -12,-36 6,-33 20,-38 27,-52 30,-70! 42,-70 42,-20 0,-10 -40,-26 -50,-60!',
  ),
  wing: closed('-27,-52! -20,-61 -8,-64 8,-61 20,-53 21,-45 12,-38 -2,-35 -14,-37 -24,-42!'),
  coverts: closed('-30,-54! -24,-68 10,-68 26,-50! 20,-44 14,-50 6,-46 0,-52 -8,-48 -14,-54 -22,-49!'),
  legs: [
    { thigh: closed('6,-32! 20,-32 24,-26 17,-20 13,-17! 8,-22'), hock: [13, -20], foot: [17, -14] },
    { thigh: closed('-14,-30! 2,-30 4,-22 -4,-12 -9,-8! -13,-18'), hock: [-9, -12], foot: [-4, 5] },
  ],
  head: [29, -91, -6],
  quills: [
    '-20,-46 -4,-42 12,-45',
    '-18,-54 -2,-52 14,-52',
    '-20,-88 -24,-76 -24,-66',
    '-30,-85 -34,-74 -33,-64',
  ],
};

/** At the sill, one look back. */
const LOOKS_BACK: Pose = {
  ...CLIMBS,
  legs: [
    { thigh: closed('6,-28! 20,-30 22,-22 16,-14 12,-11! 6,-18'), hock: [12, -14], foot: [16, -1] },
    { thigh: closed('-14,-30! 2,-30 4,-22 -2,-13 -7,-10! -13,-18'), hock: [-7, -13], foot: [-3, 1] },
  ],
  back: true,
};

/** Late: neck before her, in long steps. */
const HURRIES: Pose = {
  body: closed(
    '52,-82! 44,-71 33,-63 18,-58 0,-58 -16,-60! -30,-63 -42,-70! -51,-71 -57,-67! -63,-57 -62,-47! -56,-44 -47,-38 -31,-31 -12,-24 8,-23 26,-28 41,-39 51,-53 60,-66! 63,-77 58,-86!',
  ),
  below: closed(
    '-66,-50! -46,-48 -32,-41 -12,-36 10,-35 28,-40 44,-54 54,-70! 68,-70 50,-30 10,-12 -30,-22 -62,-54!',
  ),
  wing: closed(
    '29,-47! 24,-54 10,-57 -8,-56 -26,-56 -42,-60! -38,-52 -44,-49! -34,-44 -36,-40! -20,-36 -2,-34 14,-36 24,-40!',
  ),
  coverts: closed('32,-48! 24,-58 -2,-60 -16,-58! -10,-52 -4,-50 0,-45! 6,-48 10,-44! 16,-47 20,-43!'),
  legs: [
    { thigh: closed('4,-34! 26,-36 32,-28 28,-20 22,-14! 15,-17 8,-24!'), hock: [20, -16], foot: [34, -3] },
    {
      thigh: closed('-24,-38! -2,-38 4,-28 -4,-20 -16,-11! -22,-14 -26,-26!'),
      hock: [-18, -14],
      foot: [-26, 1],
    },
  ],
  head: [56, -77, 12],
  quills: ['-34,-54 -16,-49 2,-46', '-34,-46 -16,-43 4,-40', '-40,-64 -50,-58 -56,-50'],
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
  leg(box, far, coat.shade, coat.legs);
  toned(box, pose.body, { ...coat, soft: 0, rimWidth: 1.4 }, [pose.below, coat.shade]);
  leg(box, near, coat.shade, coat.legs);
  toned(box, pose.wing, { ...coat, soft: 5 * scale, rimWidth: 1.2 }, [pose.coverts, coat.lit]);
  strokes(box, pose.quills, INK.detail, coat.shade, 0.2);
  face(head, coat.fill);
}

function leg(box: Local, { thigh, hock, foot: [x, y] }: Leg, feathers: string, horn: string): void {
  const toes = [
    [12, -2.5],
    [11, 3],
    [-6, 1.5],
  ] as const;
  box.line([curve(`${hock.join()} ${x},${y}`)], 3.8 * box.scale, horn);
  box.line(
    toes.map(([right, down]) => curve(`${x},${y} ${x + right},${y + down}`)),
    2.8 * box.scale,
    horn,
  );
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
  hen(art, { at: onRamp(0.4, 0.46), scale: size(4.7), pose: CLIMBS, coat: WHITE });
  hen(art, { at: [502, 830], scale: size(4.6), pose: HURRIES, coat: DARK, mirror: true });
}
