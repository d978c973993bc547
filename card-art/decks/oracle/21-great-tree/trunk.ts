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
import { dapple } from './dapple.ts';

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

/** Of the patches on the wood, and of the leaves' shadows in them. */
const SUN = ['#c0a566', '#75653f'] as const;

function wood(art: Art, form: Tube, fill: string, soft: number, seed: number, lines: number): void {
  const outline = byHand(form.outline, 4.5);
  modelled(
    art,
    around(outline, 10),
    { towards: [-soft * 0.9, -soft * 0.5], soft, shade: '#30301d', depth: 0.95, rim: '#d6bf7e', rimWidth: 2 },
    () => void art.fill(outline, fill),
  );
  art.clip(outline, () => {
    bark(art, form, lines, seed, '#3b3823', 3);
    bark(art, form, Math.round(lines * 0.6), seed + 50, '#a48f5e', 1.8);
  });
}

/** Patches on each root, on the side that the light comes from. */
const ROOT_SUN: readonly (readonly string[])[] = [
  ['244,520 280,500 296,530 270,580 236,612 206,626 214,590', '96,684 140,660 166,668 140,690 108,702'],
  [],
  ['306,520 330,510 336,560 322,640 286,706 240,752 214,764 250,700 284,630'],
  ['496,540 520,530 532,590 520,640 498,620'],
  ['384,520 420,500 446,560 430,640 408,720 380,776 352,806 350,760 376,690 372,600'],
];

/** An old camphor tree, its foot like stairs. */
export function camphor(art: Art): void {
  wood(art, LIMB, '#6f6240', 16, 1, 12);
  wood(art, TRUNK, '#75653f', 60, 2, 90);
  stippled(art, TRUNK.outline, '#a98f58', [250, 300], [400, 330], [0.75, 0]);
  art.clip(TRUNK.outline, () => {
    dapple(
      art,
      [
        '250,222 288,242 314,214 342,250 382,232 398,274 446,270 448,314 486,330 472,358 430,360 380,346 320,352 270,372 250,360',
        '470,196 520,204 560,236 560,276 524,262 486,240',
      ],
      SUN,
      26,
    );
    bark(art, TRUNK, 54, 77, '#5d4f30', 2.2);
  });
  clefts(art);
  for (const rootlet of ROOTLETS) wood(art, rootlet, '#75653f', 6, 40, 5);
  ROOTS.forEach((root, i) => {
    // the root's own shadow on the ground to its right
    stippled(art, byHand(root.outline.translate(13, 14), 3), '#2f3420', [0, 620], [0, 820], [0, 0.85]);
    const fill = ['#75653f', '#5f5636', '#7c6b43', '#6a5d3a', '#846f46'][i]!;
    wood(art, root, fill, 20, 10 + i, 22);
    art.clip(root.outline, () => {
      dapple(art, ROOT_SUN[i]!, [SUN[0], fill], 22);
      bark(art, root, 10, 90 + i, '#5d4f30', 2);
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
export const SEAT = [196, 604] as const;

/** What the rope goes round: the trunk's left edge there, and the lift in its middle. */
export const ROPE = curve('258,388 300,373 360,362 430,358 500,362 570,374');
