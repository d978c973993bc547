import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, type Point, polygon, spline } from '../../../kit/pen/index.ts';
import { DARK, form } from './form.ts';
import { at } from './space.ts';

/** Heights over the dais, and how far its parts reach to the sides, before and behind. */
const SEAT = 0.46;
const ARM = 0.74;
const BACK = 1.72;
const [INSIDE, OUTSIDE] = [0.4, 0.6];
const [FRONT, REAR] = [0.16, -0.45];
const LIT = '#e2b581';
const MORTAR = '#8f6450';

type Corner = readonly [u: number, v: number, w: number];
const plane = (...corners: readonly Corner[]): Path =>
  polygon(corners.map(([u, v, w]): Point => at(u, v, w)));
const edge = (...corners: readonly Corner[]): Path =>
  spline(
    corners.map(([u, v, w]): Point => at(u, v, w)),
    false,
    0.2,
  );

/** A face of hewn stone: its tone; and where shade gathers on it, from none to thick. */
function face(art: Art, outline: Path, fill: string, shade?: readonly [none: Corner, thick: Corner]): void {
  const hewn = byHand(outline, 1.2);
  art.fill(hewn, fill);
  if (shade) stippled(art, hewn, DARK, at(...shade[0]), at(...shade[1]), [0, 0.9]);
}

/** Lines cut into the stone. */
const cut = (art: Art, lines: readonly Path[], paint = MORTAR, width = 1.8): void =>
  void art.blot(
    lines.map((line, i) => ink(byHand(line, 1), width, i, 0.1)),
    paint,
  );

/** Back, seat and the far arm: what is behind the ruler. */
export function seat(art: Art): void {
  const slab = plane(
    [-OUTSIDE, 0, REAR],
    [-OUTSIDE, BACK, REAR],
    [-0.5, BACK + 0.02, REAR],
    [-0.44, BACK + 0.14, REAR],
    [0, BACK + 0.4, REAR],
    [OUTSIDE, BACK + 0.1, REAR],
    [OUTSIDE, 0, REAR],
  );
  form(art, byHand(slab, 2), LIT, 30, { shade: '#7a5350', rimWidth: 3 });
  const niche = plane(
    [-0.52, SEAT, REAR],
    [-0.52, BACK - 0.22, REAR],
    [-0.36, BACK, REAR],
    [0, BACK + 0.2, REAR],
    [0.44, BACK - 0.05, REAR],
    [0.48, SEAT, REAR],
  );
  // the left jamb keeps the sun from most of the niche
  art.fill(niche, '#55394a');
  stippled(art, niche, '#2c1e33', at(-0.62, BACK - 0.3, REAR), at(-0.06, BACK - 0.5, REAR), [0.15, 1]);
  cut(
    art,
    [edge([-0.52, SEAT, REAR], [-0.52, BACK - 0.22, REAR], [-0.36, BACK, REAR], [0, BACK + 0.2, REAR])],
    '#ffe7ba',
    2.6,
  );
  cut(art, [
    edge([-OUTSIDE, BACK - 0.36, REAR], [-0.52, BACK - 0.36, REAR]),
    edge([-OUTSIDE, BACK - 0.86, REAR], [-0.52, BACK - 0.86, REAR]),
    edge([-0.2, BACK + 0.28, REAR], [-0.16, BACK + 0.1, REAR]),
  ]);
  block(art, -1);
  face(
    art,
    plane([-INSIDE, SEAT, FRONT], [INSIDE, SEAT, FRONT], [INSIDE, SEAT, REAR], [-INSIDE, SEAT, REAR]),
    '#4f3744',
  );
  face(
    art,
    plane([-INSIDE, 0, FRONT], [-INSIDE, SEAT, FRONT], [INSIDE, SEAT, FRONT], [INSIDE, 0, FRONT]),
    '#a2765c',
    [
      [-0.34, SEAT, FRONT],
      [0.06, 0.2, FRONT],
    ],
  );
}

/** One arm: a block; of its long faces we see the one that looks to the right, in the shade. */
function block(art: Art, side: 1 | -1): void {
  const [left, right] = side === 1 ? [INSIDE, OUTSIDE] : [-OUTSIDE, -INSIDE];
  face(art, plane([right, 0, FRONT], [right, ARM, FRONT], [right, ARM, REAR], [right, 0, REAR]), '#6b4a53');
  face(art, plane([left, 0, FRONT], [left, ARM, FRONT], [right, ARM, FRONT], [right, 0, FRONT]), LIT, [
    [left, 0.5, FRONT],
    [right + 0.3, 0.1, FRONT],
  ]);
  cut(art, [edge([left, 0.1, FRONT], [right, 0.1, FRONT]), edge([left, 0.36, FRONT], [right, 0.36, FRONT])]);
  if (side === -1) cut(art, [edge([left, 0, FRONT], [left, ARM, FRONT])], '#ffe7ba', 2.4);
}

/** The arm on our side; his knee keeps the sun from its front. */
export function nearArm(art: Art): void {
  block(art, 1);
  const front = plane([INSIDE, 0, FRONT], [INSIDE, ARM, FRONT], [OUTSIDE, ARM, FRONT], [OUTSIDE, 0, FRONT]);
  art.clip(byHand(front, 1.2), () =>
    stippled(
      art,
      closed('442,690! 502,752 525,833 530,924 546,1005! 442,1005!'),
      DARK,
      [558.8, 794],
      [454.8, 846],
      [0.45, 1],
    ),
  );
}
