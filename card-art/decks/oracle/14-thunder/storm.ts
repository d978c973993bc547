import { around, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  ellipse,
  Path,
  polar,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { FLASH } from './view.ts';

const form = lit({
  from: { at: FLASH },
  shade: '#1e2b2e',
  rim: '#f3e6b2',
  rimWidth: 2.2,
  stray: 0,
  region: (outline) => around(outline, 24),
});

type Head = readonly [x: number, y: number, size: number];

/** Heads of a heap with lesser heads on them, as one outline. */
function heap(heads: readonly Head[], flat = 0.88): Path {
  return Path.join(
    heads.map(([x, y, size]) => {
      const chance = random(`head ${x} ${y}`);
      const lesser = range(Math.round(5 + size / 12), (i, count) => {
        const angle = (i / count) * 360 + chance.between(-18, 18);
        const [px, py] = polar(0, 0, size * 0.78, angle);
        return ellipse(
          x + px,
          y + (py * flat) / 0.88,
          size * chance.between(0.24, 0.42),
          size * chance.between(0.23, 0.4) * flat,
        );
      });
      return [ellipse(x, y, size, size * flat), ...lesser];
    }),
  );
}

interface Bank {
  heads: readonly Head[];
  fill: string;
  towards: readonly [number, number];
  soft: number;
  rim?: string;
}

/** From the flash outwards, each before the one behind it and darker. */
const BANKS: readonly Bank[] = [
  {
    heads: [
      [150, 150, 62],
      [226, 122, 52],
      [300, 124, 56],
      [366, 150, 54],
      [96, 190, 60],
    ],
    fill: '#93a086',
    towards: [0.3, 0.9],
    soft: 20,
    rim: '#faf0c4',
  },
  {
    heads: [
      [372, 196, 46],
      [430, 158, 70],
      [520, 150, 80],
      [410, 252, 44],
      [480, 240, 70],
      [566, 236, 60],
    ],
    fill: '#73867a',
    towards: [-0.95, 0.2],
    soft: 22,
  },
  {
    heads: [
      [130, 216, 40],
      [78, 178, 60],
      [40, 230, 66],
      [96, 262, 44],
    ],
    fill: '#6c7f74',
    towards: [0.95, 0.2],
    soft: 18,
  },
  {
    heads: [
      [384, 290, 34],
      [432, 268, 44],
      [500, 254, 62],
      [572, 240, 66],
      [470, 318, 52],
      [560, 320, 60],
    ],
    fill: '#52665f',
    towards: [-0.9, -0.2],
    soft: 18,
    rim: '#d8d4a4',
  },
  {
    heads: [
      [112, 292, 28],
      [66, 270, 46],
      [28, 290, 50],
    ],
    fill: '#4d615b',
    towards: [0.9, -0.3],
    soft: 14,
    rim: '#d8d4a4',
  },
  {
    heads: [
      [520, 318, 38],
      [566, 292, 50],
      [456, 334, 26],
      [488, 336, 30],
    ],
    fill: '#3d504d',
    towards: [-0.8, -0.5],
    soft: 14,
    rim: '#a9b090',
  },
];

/** What of the air the stroke lights. */
const GLOW = [
  [262, 150, 96],
  [240, 232, 150],
  [206, 340, 120],
] as const;

/** The last of the day under the cloud, and what the stroke lights of the cloud above it. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 640),
    art.linear(
      0,
      60,
      0,
      664,
      ramp(
        0,
        '#5a6e66',
        0.3,
        '#66796d',
        0.5,
        '#6f8270',
        0.66,
        '#94996f',
        0.84,
        '#d3bd76',
        0.96,
        '#f7dc92',
        1,
        '#f2cb76',
      ),
    ),
  );
}

/** Heap before heap round the stroke. */
export function clouds(art: Art): void {
  BANKS.forEach(({ heads, fill, towards, soft, rim }, i) => {
    form(art, heap(heads), fill, soft, { towards, ...(rim && { rim }) });
    if (!i) for (const [x, y, reach] of GLOW) stippledGlow(art, x, y, reach, '#fbeeb8', 0.9, 1.2);
    if (i) folds(art, heads, towards[0]);
  });
}

/** Short arcs where one head leans on another. */
function folds(art: Art, heads: readonly Head[], side: number): void {
  const arcs = heads.map(([x, y, size]) => {
    const middle = side > 0.5 ? 60 : side < -0.5 ? 300 : 180;
    return arc(x, y, size * 0.62, middle - 46, middle + 40, size * 0.52);
  });
  strokes(art, arcs, 1.8, '#a5ae8c', 0.35);
}

/** The two dark bases, torn below; the rain hangs from the right one. */
export function bases(art: Art): void {
  rain(art);
  const right: Head[] = [
    [372, 346, 18],
    [404, 348, 32],
    [450, 358, 46],
    [510, 372, 56],
    [572, 384, 52],
  ];
  const left: Head[] = [
    [34, 326, 50],
    [84, 318, 42],
    [124, 316, 30],
    [156, 314, 16],
  ];
  for (const [heads, fill] of [
    [right, '#2a3a3c'],
    [left, '#2e3f40'],
  ] as const)
    form(art, heap(heads, 0.46), fill, 8, {
      rimWidth: 1.8,
      rim: '#c9c79c',
      towards: [heads === right ? -0.5 : 0.5, -0.8],
    });
}

/** Above us: the roof that the stroke comes out of. */
export function roof(art: Art): void {
  const dark = heap([
    [70, 62, 54],
    [150, 52, 50],
    [236, 66, 44],
    [300, 58, 48],
    [380, 50, 52],
    [456, 62, 50],
    [540, 70, 60],
  ]);
  form(art, dark, '#2d3d3e', 16, { towards: [-0.1, 0.95], rim: '#d8d4a4', rimWidth: 2 });
}

function rain(art: Art): void {
  const curtain = closed('372,350! 450,372 590,392! 590,668! 250,668! 292,600 336,500 358,420');
  stippled(art, curtain, '#465955', [300, 500], [430, 540], [0, 0.96]);
  stippled(
    art,
    closed('470,372! 590,392! 590,668! 400,668! 430,560'),
    '#324547',
    [430, 540],
    [560, 570],
    [0, 0.9],
  );
  const chance = random('rain');
  const streaks = new Path();
  for (let i = 0; i < 60; i++) {
    const [x, y] = [chance.between(390, 580), chance.between(390, 600)];
    const length = chance.between(30, 84);
    streaks.moveTo(x, y).lineTo(x - length * 0.34, y + length);
  }
  art.line(streaks, 1.1, '#a3ae94', 0.5);
}
