import { defineCard } from '../../define.ts';
import { treeFrog } from '../../kit/creatures/tree-frog.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { rings } from '../../kit/land/water.ts';
import {
  type Art,
  arc,
  ellipse,
  hatch,
  LINE,
  line,
  local,
  type Point,
  points,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { taroLeaf } from '../../kit/plants/taro-leaf.ts';
import { dropRay } from '../../kit/sky/rays.ts';

const WATER = 632;
/** The great leaf: middle, scale, turn. */
const LEAF = { x: 286, y: 340, scale: 1.02, rot: -24 } as const;

/** Beads of rain on the leaf: x, y, radius. */
const BEADS = [
  [204, 300, 9],
  [226, 334, 5],
  [320, 330, 11],
  [244, 372, 6],
  [372, 372, 6],
  [176, 362, 5],
  [384, 436, 8],
  [300, 412, 5],
  [338, 268, 6],
] as const;

/** Rings where drops land: x, y, outermost radius. */
const LANDINGS: readonly (readonly [number, number, number])[] = [
  [359, 676, 48],
  [430, 726, 88],
  [512, 748, 66],
  [340, 806, 70],
  [424, 826, 48],
  [92, 818, 62],
  [200, 836, 50],
];

/** Light from a low, even cloud: no star, no moon. */
function sky(art: Art, palette: Palette): void {
  const cloud = ramp(0, '#3b4590', 0.35, '#6a70b4', 0.7, '#a4a3d0', 1, '#cbbfd8');
  art.fill(roundRect(40, 54, 520, 600), art.linear(0, 64, 0, WATER, cloud));
  art.glow(300, 150, 360, palette.glow, 0.4, 0.6);
  art.glow(300, WATER, 320, palette.rose, 0.4, 0.24);
}

function water(art: Art): void {
  art.fill(
    roundRect(40, WATER, 520, 240),
    art.linear(0, WATER, 0, 862, ramp(0, '#b7b1d6', 0.16, '#7f82c0', 0.55, '#3a4390', 1, '#161d52')),
  );
  art.line(line(40, WATER, 560, WATER), LINE.fine);
}

const PALE = ['#a6c6d0', '#6a8fb8', '#4a5c9e'] as const;

/** Two leaves behind, one of them cut by the frame. */
function leavesBehind(art: Art): void {
  stalk(art, points('502,668 508,520 496,400 470,250'), 9, '#5d7fae');
  taroLeaf(art, 478, 226, 0.52, { flat: 0.5, rot: 20, tones: PALE, lineWidth: LINE.fine });
  stalk(art, points('84,676 86,580 70,470'), 8, '#5d7fae');
  taroLeaf(art, 62, 470, 0.44, { flat: 0.55, rot: 34, tones: PALE, lineWidth: LINE.fine });
  stands(art, 502, 668, 6);
  stands(art, 84, 676, 6);
}

function stalk(art: Art, course: ReturnType<typeof points>, width: number, fill: string): void {
  art.solid(ribbon(spline(course), width, { samples: 24, start: 1, end: 0.6 }), fill, LINE.fine);
}

/** Rain falls straight everywhere but under the great leaf. */
function rain(art: Art): void {
  const chance = random('gentle rain');
  const sheltered = (x: number, y: number): boolean => x > 92 && x < 400 && y > 330;
  for (let i = 0; i < 220; i++) {
    const [x, y, length] = [chance.between(54, 546), chance.between(66, 640), chance.between(26, 84)];
    if (sheltered(x, y + length)) continue;
    art.blot(
      ribbon(line(x, y, x, y + length), chance.between(1, 1.9), { samples: 4, peak: 0.8 }),
      '#f6f2ff',
      0.6,
    );
  }
}

/** Where a stalk stands in the water: rings before it. */
function stands(art: Art, x: number, y: number, width: number): void {
  for (const [reach, opacity] of [
    [1.2, 1],
    [2.4, 0.8],
    [3.8, 0.5],
  ] as const) {
    const ring = arc(x, y - 3, width * reach, 98, 262, width * reach * 0.26);
    art.blot(ribbon(ring, 2, { samples: 16 }), '#fbf3ff', opacity);
  }
}

/** The great leaf, its stalk, beads of rain, splashes, and the drop about to fall from its tip. */
function greatLeaf(art: Art): void {
  stalk(
    art,
    points('268,730 270,640 276,520 270,330'),
    15,
    art.linear(255, 0, 280, 0, ramp(0, '#8fc4b0', 1, '#2b5f80')),
  );
  stands(art, 268, 730, 9);
  const { x, y, scale, rot } = LEAF;
  taroLeaf(art, x, y, scale, { flat: 0.66, rot, lineWidth: LINE.bold });
  for (const [bx, by, radius] of BEADS) bead(art, bx, by, radius);
  const chance = random('splash');
  for (const [sx, sy] of [
    [164, 288],
    [214, 270],
    [344, 205],
    [394, 194],
    [446, 244],
    [440, 330],
  ] as const) {
    for (const angle of [-58, -22, 16, 52]) {
      art.blot(dropRay(sx, sy, chance.between(5, 9), chance.between(6, 10), angle), '#fffaf0', 0.9);
    }
  }
}

function bead(art: Art, x: number, y: number, radius: number): void {
  art.fill(ellipse(x + 1, y + radius * 0.7, radius * 1.05, radius * 0.5), '#173a5c', 0.5);
  const body = art.radial(
    x - radius * 0.2,
    y + radius * 0.3,
    radius * 1.3,
    ramp(0, '#ffffff', 0.9, 0.6, '#bfe0e0', 0.8, 1, '#6fa6b8', 0.8),
  );
  art.solid(ellipse(x, y, radius, radius * 0.82), body, LINE.fine, '#fffaf0');
  art.fill(ellipse(x - radius * 0.32, y - radius * 0.3, radius * 0.26, radius * 0.18), '#ffffff');
}

/** The drop that hangs from the tip, the one that has just left it, and the rings that wait. */
function drops(art: Art, tip: Point): void {
  const [x, y] = tip;
  const box = local(art, x, y + 6, 1);
  const drop = spline(points('0,-10! 5,4 11,16 8,27 0,31 -8,27 -11,16 -5,4'), true);
  box.glow(0, 16, 34, '#ffffff', 0.6);
  box.solid(drop, box.linear(0, -8, 0, 30, ramp(0, '#dff0ea', 0.9, 1, '#ffffff')), LINE.mid, '#fffaf0');
  box.line(arc(0, 16, 6.5, 190, 250), LINE.mid, '#7fb4bc');
  art.blot(dropRay(x, y + 132, 0, 26, 0), '#fffaf0');
}

/** Rings that meet and pass through each other. */
function landings(art: Art): void {
  LANDINGS.forEach(([x, y, reach], i) => {
    const radii = [0.16, 0.36, 0.62, 0.82, 1].slice(i % 2).map((part) => part * reach);
    rings(art, x, y, radii, 0.24, { stroke: '#fbf3ff', lineWidth: 1.5, gaps: true, seed: i + 3 });
    if (i % 3 === 2) return;
    art.blot(
      [dropRay(x - 4, y, 4, 12, -26), dropRay(x + 4, y, 4, 13, 20), dropRay(x, y, 6, 18, -2)],
      '#fffaf0',
    );
  });
}

/** A stone in the dry, and somebody who was there first. */
function guest(art: Art): void {
  const stone = spline(points('92,758! 100,732 132,714 176,710 216,718 240,740 246,760! 170,772'), true);
  art.solid(stone, art.linear(0, 710, 0, 768, ramp(0, '#8b8fce', 0.5, '#474c98', 1, '#1b2158')), LINE.mid);
  art.line(hatch(stone, { angle: 12, gap: 6, from: 0.6, to: 0.94, jitter: 0.3 }), LINE.hair);
  for (const [reach, opacity] of [
    [96, 0.6],
    [116, 0.35],
  ] as const) {
    art.blot(ribbon(arc(170, 758, reach, 110, 250, reach * 0.2), 2, { samples: 24 }), '#fbf3ff', opacity);
  }
  treeFrog(art, 164, 714, 0.9);
}

/** Fine straight rain on a broad leaf, rings below, a guest in the dry. */
export const picture = defineCard({
  name: 'oracle/12-gentle-rain',
  light: [300, 200],
  title: '慈雨',
  english: 'Gentle Rain',
  draw(art, palette) {
    sky(art, palette);
    water(art);
    leavesBehind(art);
    rain(art);
    landings(art);
    guest(art);
    greatLeaf(art);
    drops(art, [359, 500]);
  },
});
