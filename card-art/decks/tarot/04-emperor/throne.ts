import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, type Path, type Point, polygon, range, spline } from '../../../kit/pen/index.ts';
import { DARK, form } from './form.ts';
import { at } from './space.ts';

/** Heights over the dais, and how far its parts reach to the sides, before and behind. */
const SEAT = 0.54;
const ARM = 0.86;
const BACK = 1.94;
const [INSIDE, OUTSIDE] = [0.6, 0.86];
const [FRONT, REAR] = [0.5, -0.5];

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
  const hewn = byHand(outline, 1.6);
  art.fill(hewn, fill);
  if (shade) stippled(art, hewn, DARK, at(...shade[0]), at(...shade[1]), [0, 0.9]);
}

const LIT = '#e2b581';
const SHADED = '#6d4c54';

/** The worn slab that all stands on, and the shadows that throne and feet throw over it to the right. */
export function dais(art: Art): void {
  face(art, plane([-1.3, 0, 1.15], [1.1, 0, 1.15], [1.1, 0, -0.6], [-1.3, 0, -0.6]), '#d2a679', [
    [0.1, 0, 0.7],
    [0.9, 0, 0.7],
  ]);
  const joints = [
    edge([-1.2, 0, 0.62], [1.1, 0, 0.62]),
    edge([-0.5, 0, 0.62], [-0.55, 0, 1.2]),
    edge([0.32, 0, 0.62], [0.3, 0, 1.2]),
    edge([-1.1, 0, 0.62], [-1.05, 0, 0.2]),
  ];
  art.blot(
    joints.map((joint, i) => ink(byHand(joint, 2), 2, i, 0.12)),
    '#8f6450',
  );
}

/** Courses, cracks and a carved border: the slab has stood in the weather for long. */
function carving(art: Art): void {
  const border = edge(
    [-0.78, SEAT, REAR],
    [-0.78, BACK - 0.08, REAR],
    [-0.64, BACK - 0.06, REAR],
    [0, BACK + 0.26, REAR],
    [0.64, BACK - 0.06, REAR],
    [0.78, BACK - 0.08, REAR],
    [0.78, SEAT, REAR],
  );
  art
    .blot(ink(border, 2.6, 1, 0.02), '#8f6450')
    .blot(ink(border.translate(2.4, 2.4), 1.6, 2, 0.02), '#fbe2b4');
  const joints = [
    edge([-0.86, BACK - 0.3, REAR], [-0.6, BACK - 0.3, REAR]),
    edge([-0.86, BACK - 0.86, REAR], [-0.6, BACK - 0.86, REAR]),
    edge([-0.3, BACK + 0.24, REAR], [-0.24, BACK - 0.12, REAR]),
    edge([0.34, BACK + 0.22, REAR], [0.28, BACK - 0.12, REAR]),
    edge([0.05, BACK + 0.36, REAR], [0.01, BACK + 0.24, REAR], [0.07, BACK + 0.12, REAR], [0.04, BACK, REAR]),
    edge([-0.86, BACK - 0.52, REAR], [-0.74, BACK - 0.56, REAR], [-0.7, BACK - 0.64, REAR]),
  ];
  art.blot(
    joints.map((joint, i) => ink(byHand(joint, 1.5), 2, i, 0.15)),
    '#8f6450',
  );
}

/** Back, seat and the far arm: what is behind the ruler. */
export function seat(art: Art): void {
  const slab = plane(
    [-OUTSIDE, 0, REAR],
    [-OUTSIDE, BACK, REAR],
    [-0.68, BACK, REAR],
    [-0.62, BACK + 0.1, REAR],
    [0, BACK + 0.38, REAR],
    [0.62, BACK + 0.1, REAR],
    [0.68, BACK, REAR],
    [OUTSIDE, BACK, REAR],
    [OUTSIDE, 0, REAR],
  );
  form(art, byHand(slab, 2), LIT, 30, { shade: '#7a5350', rimWidth: 3 });
  const niche = plane(
    [-INSIDE, SEAT, REAR],
    [-INSIDE, BACK - 0.46, REAR],
    [-0.44, BACK - 0.22, REAR],
    [0, BACK - 0.08, REAR],
    [0.44, BACK - 0.22, REAR],
    [INSIDE, BACK - 0.46, REAR],
    [INSIDE, SEAT, REAR],
  );
  // the left jamb keeps the sun from most of the niche
  art.fill(niche, '#9c6c58');
  stippled(art, niche, '#3f2b3c', at(0.46, BACK, REAR), at(-0.1, BACK - 0.24, REAR), [0, 1]);
  art.blot(
    ink(edge([-INSIDE, SEAT, REAR], [-INSIDE, BACK - 0.46, REAR], [-0.44, BACK - 0.22, REAR]), 2.6, 4, 0.02),
    '#ffe7ba',
  );
  carving(art);
  face(
    art,
    plane([-INSIDE, 0, REAR], [-INSIDE, ARM, REAR], [-INSIDE, ARM, FRONT], [-INSIDE, 0, FRONT]),
    '#6b4a53',
  );
  face(
    art,
    plane([-OUTSIDE, 0, FRONT], [-OUTSIDE, ARM, FRONT], [-INSIDE, ARM, FRONT], [-INSIDE, 0, FRONT]),
    LIT,
  );
  face(
    art,
    plane([-INSIDE, SEAT, FRONT], [INSIDE, SEAT, FRONT], [INSIDE, SEAT, REAR], [-INSIDE, SEAT, REAR]),
    '#4f3744',
  );
  face(
    art,
    plane(
      [-INSIDE, 0, FRONT - 0.04],
      [-INSIDE, SEAT, FRONT - 0.04],
      [INSIDE, SEAT, FRONT - 0.04],
      [INSIDE, 0, FRONT - 0.04],
    ),
    '#b98a67',
    [
      [-0.1, SEAT, FRONT],
      [0.4, 0.2, FRONT],
    ],
  );
}

/** The arm on our side: a block with its long face in the shade. */
export function nearArm(art: Art): void {
  face(
    art,
    plane([OUTSIDE, 0, FRONT], [OUTSIDE, ARM, FRONT], [OUTSIDE, ARM, REAR], [OUTSIDE, 0, REAR]),
    SHADED,
  );
  face(art, plane([INSIDE, 0, FRONT], [INSIDE, ARM, FRONT], [OUTSIDE, ARM, FRONT], [OUTSIDE, 0, FRONT]), LIT);
  art.blot(
    [
      ink(edge([OUTSIDE, ARM, FRONT], [OUTSIDE, 0, FRONT]), 2, 2, 0.1),
      ink(edge([INSIDE, ARM, FRONT], [INSIDE, 0, FRONT]), 2.6, 5, 0.06),
    ],
    '#ffe7ba',
  );
  art.blot(
    range(2, (i) =>
      ink(
        edge([INSIDE + 0.01, 0.16 + i * 0.22, FRONT], [OUTSIDE - 0.01, 0.16 + i * 0.22, FRONT]),
        1.8,
        i,
        0.1,
      ),
    ),
    '#8f6450',
  );
}
