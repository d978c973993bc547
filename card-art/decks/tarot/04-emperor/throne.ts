import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, type Point, polygon, range, spline } from '../../../kit/pen/index.ts';
import { DARK, form } from './form.ts';
import { at } from './space.ts';

/** Metres: top of the dais, and from there seat, arms and back. */
const DAIS = 0.56;
const SEAT = DAIS + 0.62;
const ARM = DAIS + 0.95;
const BACK = DAIS + 2.02;

type Corner = readonly [u: number, v: number, w: number];
const plane = (...corners: readonly Corner[]): Path =>
  polygon(corners.map(([u, v, w]): Point => at(u, v, w)));
const edge = (...corners: readonly Corner[]): Path =>
  spline(
    corners.map(([u, v, w]): Point => at(u, v, w)),
    false,
    0.2,
  );

/** A face of hewn stone: its tone, and how shade gathers over it. */
function face(art: Art, outline: Path, fill: string, from: Corner, to: Corner, much = 0.9): void {
  const hewn = byHand(outline, 1.6);
  art.fill(hewn, fill);
  stippled(art, hewn, DARK, at(...from), at(...to), [0, much]);
}

const LIT = '#dcae7c';
const SHADED = '#6d4c54';

/** What the throne keeps from the sun, to the right of everything that stands on the dais. */
function shadows(art: Art): void {
  const shadow = plane(
    [-0.5, DAIS, 0.42],
    [0, DAIS, 0.62],
    [0.9, DAIS, 0.62],
    [1.2, DAIS, 0.3],
    [1.2, DAIS, -0.7],
    [0.8, DAIS, -0.7],
  );
  stippled(art, shadow, DARK, at(-0.6, DAIS, 0.5), at(0.8, DAIS, 0.4), [0.4, 1]);
  const chips = [
    '70,742 78,750 74,764',
    '150,792 162,800 158,818 166,826',
    '250,770 256,782 250,790',
    '330,830 344,838 342,852',
    '90,838 100,846',
  ];
  art.blot(
    chips.map((chip, i) => ink(byHand(curve(chip), 2), 2, i, 0.2)),
    '#8a5e4c',
  );
  stippled(
    art,
    polygon([
      [30, 780],
      [570, 780],
      [570, 880],
      [30, 880],
    ]),
    '#43283c',
    [200, 790],
    [170, 872],
    [0, 0.85],
  );
}

/** Two steps, worn in the middle. */
export function dais(art: Art): void {
  const ground = polygon([
    ...([
      [30, 700],
      [300, 694],
      [600, 700],
      [600, 880],
      [30, 880],
    ] as Point[]),
  ]);
  art.fill(ground, '#8a6656');
  for (const [wide, low, high, before] of [
    [1.6, 0, 0.28, 1.5],
    [1.2, 0.28, DAIS, 1.05],
  ] as const) {
    face(
      art,
      plane([-wide, high, before], [wide, high, before], [wide, high, -1.4], [-wide, high, -1.4]),
      '#c59a70',
      [-wide, high, before],
      [wide, high, -0.6],
      0.8,
    );
    face(
      art,
      plane([wide, low, before], [wide, high, before], [wide, high, -1.6], [wide, low, -1.6]),
      '#5a404c',
      [wide, high, before],
      [wide, low, -0.8],
    );
    face(
      art,
      plane([-wide, low, before], [-wide, high, before], [wide, high, before], [wide, low, before]),
      LIT,
      [-wide * 0.2, high, before],
      [wide * 1.3, low - 0.2, before],
      0.75,
    );
    const joints = range(5, (i) => {
      const u = -wide + (i + 0.6) * (wide / 2.4);
      return ink(edge([u, high - 0.03, before], [u + 0.02, low + 0.02, before]), 1.6, i, 0.2);
    });
    art.blot(joints, '#7c5648');
    art.blot(
      ink(edge([-wide, high, before], [0, high - 0.012, before], [wide, high, before]), 2.4, 3, 0.04),
      '#ffe9c0',
    );
  }
  shadows(art);
}

/** Courses, cracks and a carved border: the slab has stood in the weather for long. */
function carving(art: Art): void {
  const border = edge(
    [-0.72, SEAT, -0.5],
    [-0.72, BACK - 0.08, -0.5],
    [-0.6, BACK - 0.06, -0.5],
    [0, BACK + 0.2, -0.5],
    [0.6, BACK - 0.06, -0.5],
    [0.72, BACK - 0.08, -0.5],
    [0.72, SEAT, -0.5],
  );
  art.blot(ink(border, 2.2, 1, 0.02), '#8f6450');
  art.blot(ink(border.translate(2, 2), 1.4, 2, 0.02), '#fbe2b4');
  const joints = [
    edge([-0.8, BACK - 0.3, -0.5], [-0.57, BACK - 0.3, -0.5]),
    edge([-0.8, BACK - 0.8, -0.5], [-0.57, BACK - 0.8, -0.5]),
    edge([-0.24, BACK + 0.2, -0.5], [-0.2, BACK - 0.12, -0.5]),
    edge([0.3, BACK + 0.18, -0.5], [0.26, BACK - 0.13, -0.5]),
    edge([0.57, BACK - 0.34, -0.5], [0.8, BACK - 0.34, -0.5]),
    edge([0.57, BACK - 0.8, -0.5], [0.8, BACK - 0.8, -0.5]),
    edge([0.05, BACK + 0.3, -0.5], [0.02, BACK + 0.2, -0.5], [0.08, BACK + 0.1, -0.5], [0.05, BACK, -0.5]),
  ];
  art.blot(
    joints.map((joint, i) => ink(byHand(joint, 1.5), 1.8, i, 0.15)),
    '#8f6450',
  );
}

/** Back, seat and the far arm: what is behind the ruler. */
export function seat(art: Art): void {
  face(
    art,
    plane([0.8, DAIS, -0.5], [0.8, BACK, -0.5], [0.8, BACK, -0.74], [0.8, DAIS, -0.74]),
    SHADED,
    [0.8, BACK, -0.5],
    [0.8, DAIS, -0.6],
  );
  const slab = plane(
    [-0.8, DAIS, -0.5],
    [-0.8, BACK, -0.5],
    [-0.62, BACK, -0.5],
    [-0.56, BACK + 0.1, -0.5],
    [0, BACK + 0.32, -0.5],
    [0.56, BACK + 0.1, -0.5],
    [0.62, BACK, -0.5],
    [0.8, BACK, -0.5],
    [0.8, DAIS, -0.5],
  );
  form(art, byHand(slab, 2), LIT, 26, { shade: '#7a5350', rimWidth: 3 });
  const niche = plane(
    [-0.56, SEAT, -0.5],
    [-0.56, BACK - 0.42, -0.5],
    [-0.4, BACK - 0.2, -0.5],
    [0, BACK - 0.08, -0.5],
    [0.4, BACK - 0.2, -0.5],
    [0.56, BACK - 0.42, -0.5],
    [0.56, SEAT, -0.5],
  );
  // the left jamb keeps the sun from most of the niche
  art.fill(niche, '#a8785c');
  stippled(art, niche, '#46303e', at(0.5, BACK, -0.5), at(0.1, BACK - 0.2, -0.5), [0, 1]);
  carving(art);
  face(
    art,
    plane([-0.56, SEAT, -0.5], [-0.56, ARM, -0.5], [-0.56, ARM, 0.45], [-0.56, SEAT, 0.45]),
    SHADED,
    [-0.56, ARM, 0.4],
    [-0.56, SEAT, -0.4],
  );
  face(
    art,
    plane([-0.8, DAIS, 0.45], [-0.8, ARM, 0.45], [-0.54, ARM, 0.45], [-0.54, DAIS, 0.45]),
    LIT,
    [-0.9, ARM, 0.45],
    [-0.4, DAIS, 0.45],
    0.7,
  );
  face(
    art,
    plane([-0.59, DAIS, 0.4], [-0.59, SEAT, 0.4], [0.54, SEAT, 0.4], [0.54, DAIS, 0.4]),
    '#a87a5e',
    [-0.4, SEAT, 0.4],
    [0.4, DAIS, 0.4],
    1,
  );
}

/** The arm on our side: a block with its long face in the shade. */
export function nearArm(art: Art): void {
  face(
    art,
    plane([0.8, DAIS, 0.45], [0.8, ARM, 0.45], [0.8, ARM, -0.5], [0.8, DAIS, -0.5]),
    SHADED,
    [0.8, ARM + 0.2, 0.5],
    [0.8, DAIS, -0.2],
    0.9,
  );
  face(
    art,
    plane([0.54, DAIS, 0.45], [0.54, ARM, 0.45], [0.8, ARM, 0.45], [0.8, DAIS, 0.45]),
    LIT,
    [0.5, ARM, 0.45],
    [0.9, DAIS - 0.3, 0.45],
    0.8,
  );
  art.blot(
    [
      ink(edge([0.54, ARM, 0.45], [0.8, ARM, 0.45]), 2.6, 1, 0.04),
      ink(edge([0.8, ARM, 0.45], [0.8, DAIS, 0.45]), 1.8, 2, 0.1),
    ],
    '#ffe0b0',
  );
  art.blot(
    [0.28, 0.56].map((v, i) => ink(edge([0.8, DAIS + v, 0.4], [0.8, DAIS + v, -0.5]), 1.6, i, 0.2)),
    '#3a2638',
  );
  const block = [DAIS + 0.16, DAIS + 0.02].map((v, i) =>
    ink(edge([0.55, v, 0.45], [0.79, v, 0.45]), 1.6, i, 0.1),
  );
  art.blot(block, '#8f6450');
}
