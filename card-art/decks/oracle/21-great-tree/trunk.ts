import { around, byHand, ink, modelled, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  Path,
  points,
  ramp,
  random,
  range,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';

/** The trunk: wider than the picture has room for. */
const TRUNK = tube(
  points('420,20 424,160 426,300 424,420 420,520 424,610'),
  [176, 168, 163, 166, 184, 226],
  30,
);
/** A limb that leaves it overhead. */
const LIMB = tube(points('372,236 290,168 204,124 110,104 20,108'), [70, 44, 36, 30, 24], 24);

/** Roots from far to near: spine and half widths; each begins as a ridge high on the trunk. */
const ROOTS: readonly Tube[] = [
  tube(points('282,420 268,490 244,566 196,630 142,668 92,690 20,702'), [3, 34, 46, 38, 28, 20, 11], 30),
  tube(points('560,430 580,560 604,680 650,790'), [3, 48, 60, 60], 20),
  tube(points('336,400 328,500 312,600 272,690 214,760 150,806 66,846'), [3, 34, 56, 48, 38, 29, 18], 34),
  tube(points('500,440 512,560 526,680 566,780 640,860'), [3, 46, 60, 50, 42], 26),
  tube(points('420,390 424,500 424,610 410,720 378,800 330,900'), [3, 44, 78, 66, 54, 50], 32),
];

/** Thin ones that leave them over the ground. */
const ROOTLETS: readonly Tube[] = [
  tube(points('118,684 96,712 66,730 24,742'), [11, 9, 6, 3], 16),
  tube(points('232,742 214,796 170,842 120,880'), [16, 13, 10, 7], 16),
  tube(points('392,770 440,806 470,846 476,890'), [22, 15, 11, 8], 16),
];

/** Bark splits along the grain: broken lines that follow the form. */
function bark(art: Art, form: Tube, lines: number, seed: number, colour: string, weight: number): void {
  const chance = random(`bark ${seed}`);
  const cracks = range(lines, (i) => {
    const v = lerp(-0.94, 0.94, (i + chance.between(0.1, 0.9)) / lines);
    const from = chance.between(0, 0.8);
    // neighbours bend alike: the grain goes round the same knots
    const wave = (t: number): number => 0.024 * Math.sin(t * 9 + v + seed);
    return ink(
      form.edge((t) => v + wave(t), from, Math.min(1, from + chance.between(0.08, 0.26)), 12),
      weight * chance.between(0.5, 1.3),
      seed * 100 + i,
      0.25,
    );
  });
  art.blot(cracks, colour);
}

function wood(art: Art, form: Tube, fill: string, soft: number, seed: number, lines: number): void {
  const outline = byHand(form.outline, 4.5);
  modelled(
    art,
    around(outline, 10),
    {
      towards: [-soft * 0.9, -soft * 0.5],
      soft,
      shade: '#30301d',
      depth: 0.95,
      rim: '#b8a267',
      rimWidth: 1.8,
    },
    () => void art.fill(outline, fill),
  );
  art.clip(outline, () => {
    bark(art, form, lines, seed, '#3b3823', 3);
    bark(art, form, Math.round(lines * 0.6), seed + 50, '#857247', 1.6);
  });
}

/** Of each root and of its flank in the sun; two lie in the tree's own shade. */
const ROOT_TONES: readonly (readonly [fill: string, sunny?: string])[] = [
  ['#6a5b39', '#8e7a4b'],
  ['#514930'],
  ['#6b5c3a', '#8f7b4c'],
  ['#594e32'],
  ['#6d5e3b', '#8a774a'],
];

/** The flank of a root that is turned to the light: one broad quiet tone, its edge worn by the bark. */
function flank(art: Art, root: Tube, paint: string, from: number, to: number): void {
  const [near, far] = [
    root.edge(1, from, to, 16),
    root.edge((t) => 0.36 + 0.5 * Math.abs(t - 0.5) + 0.1 * Math.sin(t * 34), from, to, 16),
  ];
  const lit = byHand(closedBetween(near, far), 3);
  art.fill(lit, paint);
  stippled(
    art,
    byHand(
      closedBetween(
        far,
        root.edge((t) => 0.1 + 0.4 * Math.abs(t - 0.5), from, to, 16),
      ),
      3,
    ),
    paint,
    [0, 500],
    [0, 760],
    [0.42, 0.3],
  );
}

/** All of it that stands in the light or keeps it off. */
export const WOOD = byHand(Path.join([TRUNK, LIMB, ...ROOTLETS, ...ROOTS].map((form) => form.outline)), 4.5);

/** An old camphor tree, its foot like stairs. */
export function camphor(art: Art): void {
  wood(art, LIMB, '#6f6240', 16, 1, 12);
  wood(art, TRUNK, '#6c5d3a', 60, 2, 90);
  stippled(art, TRUNK.outline, '#97824f', [250, 300], [400, 330], [0.4, 0]);
  art.clip(TRUNK.outline, () => bark(art, TRUNK, 54, 77, '#57492d', 2.2));
  clefts(art);
  for (const rootlet of ROOTLETS) wood(art, rootlet, '#65573a', 6, 40, 5);
  ROOTS.forEach((root, i) => {
    // the root's own shadow on the ground to its right
    stippled(art, byHand(root.outline.translate(13, 14), 3), '#2f3420', [0, 620], [0, 820], [0, 0.85]);
    const [fill, sunny] = ROOT_TONES[i]!;
    wood(art, root, fill, 20, 10 + i, 22);
    art.clip(root.outline, () => {
      if (sunny) flank(art, root, sunny, 0.16, 0.94);
      bark(art, root, 10, 90 + i, '#4f4329', 2);
    });
  });
  moss(art);
}

/** Dark clefts between the roots, closed by the trunk above. */
function clefts(art: Art): void {
  for (const knots of [
    '300,540! 284,610 256,668! 300,672! 330,620 330,560',
    '356,560! 346,650 318,744! 350,752! 384,690 392,600 380,560',
    '470,560! 462,650 452,782! 506,800! 520,740 516,640 500,570',
  ])
    art.fill(byHand(closed(knots), 3), art.linear(0, 690, 0, 790, ramp(0, '#2c2d1c', 0.95, 1, '#3a4026', 0)));
}

/** Moss on what lies level. */
function moss(art: Art): void {
  for (const [index, from, to] of [
    [0, 0.45, 0.95],
    [2, 0.4, 0.9],
    [4, 0.45, 0.8],
  ] as const) {
    const root = ROOTS[index]!;
    const top = root.edge(-0.92, from, to, 16);
    const low = root.edge(
      (t) =>
        -0.92 +
        Math.sin(Math.PI * Math.min(1, Math.max(0, (t - from) / (to - from)))) *
          (0.55 + 0.22 * Math.sin(t * 26)),
      from,
      to,
      16,
    );
    const cover = byHand(Path.join(closedBetween(top, low)), 3);
    printed(art, cover.bounds(), () => void art.fill(cover, '#8f9f4c', 0.75), { edge: 3 });
  }
}

const closedBetween = (a: Path, b: Path): Path => {
  const there = a.walk(16).map(({ x, y }) => `${x},${y}`);
  const back = b
    .walk(16)
    .map(({ x, y }) => `${x},${y}`)
    .reverse();
  return closed([...there, ...back].join(' '));
};

/** Where the child sits: the crest of the far root. */
export const SEAT = [200, 604] as const;

/** The rope's course: it comes round the trunk's left edge, from below to us, and lifts in its middle. */
export const ROPE = curve('249,401 255,392 268,384 300,373 360,362 430,358 500,362 570,374');
