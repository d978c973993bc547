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
    [0, BACK + 0.44, REAR],
    [OUTSIDE, BACK, REAR],
    [OUTSIDE, 0, REAR],
  );
  form(art, byHand(slab, 1.4), LIT, 30, { shade: '#7a5350', rimWidth: 3 });
  const niche = plane(
    [-0.48, SEAT, REAR],
    [-0.48, BACK - 0.12, REAR],
    [0, BACK + 0.22, REAR],
    [0.48, BACK - 0.12, REAR],
    [0.48, SEAT, REAR],
  );
  // the left jamb keeps the sun from most of the niche
  art.fill(niche, '#55394a');
  stippled(art, niche, '#2c1e33', at(-0.62, BACK - 0.3, REAR), at(-0.06, BACK - 0.5, REAR), [0.15, 1]);
  const deep = REAR - 0.1;
  const reveal = plane(
    [-0.48, SEAT, REAR],
    [-0.48, BACK - 0.12, REAR],
    [0, BACK + 0.22, REAR],
    [0, BACK + 0.22, deep],
    [-0.48, BACK - 0.12, deep],
    [-0.48, SEAT, deep],
  );
  art.fill(reveal, '#8c625a');
  cut(art, [edge([-0.48, SEAT, REAR], [-0.48, BACK - 0.12, REAR], [0, BACK + 0.22, REAR])], '#ffe7ba', 2.6);
  cut(art, [
    edge([-OUTSIDE, BACK - 0.1, REAR], [-0.48, BACK - 0.1, REAR]),
    edge([-OUTSIDE, BACK - 0.15, REAR], [-0.48, BACK - 0.15, REAR]),
    edge([-OUTSIDE, BACK - 0.6, REAR], [-0.48, BACK - 0.6, REAR]),
    edge([-OUTSIDE, BACK - 1.0, REAR], [-0.48, BACK - 1.0, REAR]),
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

/** One arm: a block under a coping; of its long faces we see the one that looks to the right, in the shade. */
function block(art: Art, side: 1 | -1): void {
  const [left, right] = side === 1 ? [INSIDE, OUTSIDE] : [-OUTSIDE, -INSIDE];
  const [near, over] = [FRONT + 0.03, 0.03];
  face(art, plane([right, 0, FRONT], [right, ARM, FRONT], [right, ARM, REAR], [right, 0, REAR]), '#6b4a53');
  face(art, plane([left, 0, FRONT], [left, ARM, FRONT], [right, ARM, FRONT], [right, 0, FRONT]), LIT, [
    [left, 0.5, FRONT],
    [right + 0.3, 0.1, FRONT],
  ]);
  cut(art, [edge([left, 0.2, FRONT], [right, 0.2, FRONT]), edge([left, 0.43, FRONT], [right, 0.43, FRONT])]);
  if (side === -1) cut(art, [edge([left, 0, FRONT], [left, ARM, FRONT])], '#ffe7ba', 2.4);
  // what the coping keeps from the sun, its top, its side, its front
  face(
    art,
    plane([left, 0.62, FRONT], [left, 0.66, FRONT], [right, 0.66, FRONT], [right, 0.62, FRONT]),
    '#8a6055',
  );
  const [l, r] = [left - over, right + over];
  face(art, plane([l, ARM, near], [r, ARM, near], [r, ARM, REAR], [l, ARM, REAR]), '#f3d3a0');
  face(art, plane([r, 0.65, near], [r, ARM, near], [r, ARM, REAR], [r, 0.65, REAR]), '#7a5654');
  face(art, plane([l, 0.65, near], [l, ARM, near], [r, ARM, near], [r, 0.65, near]), LIT);
  cut(art, [edge([l, ARM, near], [r, ARM, near])], '#ffe7ba', 2.4);
}

/** The arm on our side; his knee and mantle keep the sun from most of its front. */
export function throneArm(art: Art): void {
  block(art, 1);
  const shaded = byHand(closed('440,650! 470,656 506,672 540,698 570,730! 570,1005! 440,1005!'), 1.2);
  art.fill(shaded, '#8d6455');
  stippled(art, shaded, DARK, [452, 640], [560, 900], [0.1, 0.95]);
}
