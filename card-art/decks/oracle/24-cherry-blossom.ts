import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { type Art, ellipse, LINE, line, points, ramp, random, ribbon, spline } from '../../kit/pen/index.ts';
import { cherryBranch, cherryUmbel, loosePetal, type UmbelFlower } from '../../kit/plants/cherry.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The hazy moon of spring: huge and without an edge. */
const [X, Y, RADIUS] = [328, 326, 196];

/** Side shoots first, the old limb last: spine, width at both ends, seed. */
const BRANCHES = [
  [points('208,378 240,322 256,262'), [6, 2.4], 14],
  [points('250,470 216,420 206,350 178,290 176,214'), [12, 3], 4],
  [points('196,512 236,562 298,590 338,640'), [10, 3], 5],
  [points('358,398 412,402 452,440 496,452'), [9, 3], 6],
] as const;
const LIMB = points('20,650 92,596 158,540 212,488 296,446 368,388 410,318 456,258 482,176');

interface Umbel {
  at: readonly [x: number, y: number];
  flowers: readonly UmbelFlower[];
  leaves?: readonly (readonly [angle: number, length: number])[];
}

const UMBELS: readonly Umbel[] = [
  {
    at: [176, 216],
    flowers: [
      [-34, 26, 17, 1, 'bud'],
      [24, 28, 16, 1, 'bud'],
      [-4, 30, 22, 1, 'side'],
    ],
    leaves: [[50, 30]],
  },
  {
    at: [182, 296],
    flowers: [
      [-70, 22, 26, 0.8, 'face'],
      [-20, 16, 22, 1, 'face'],
    ],
  },
  {
    at: [256, 264],
    flowers: [
      [-16, 22, 18, 1, 'bud'],
      [30, 24, 20, 1, 'side'],
      [84, 20, 19, 0.7, 'face'],
    ],
  },
  { at: [206, 356], flowers: [[-84, 24, 24, 0.6, 'face']], leaves: [[-40, 30]] },
  {
    at: [236, 478],
    flowers: [
      [-30, 34, 27, 0.85, 'face'],
      [34, 30, 34, 1, 'face'],
      [88, 14, 25, 0.8, 'face'],
    ],
    leaves: [[-70, 34]],
  },
  {
    at: [330, 420],
    flowers: [
      [-28, 30, 24, 0.75, 'face'],
      [20, 22, 30, 0.95, 'face'],
      [140, 34, 22, 1, 'side'],
    ],
  },
  {
    at: [408, 330],
    flowers: [
      [-60, 26, 21, 0.7, 'face'],
      [0, 20, 27, 1, 'face'],
      [70, 26, 22, 0.6, 'face'],
    ],
    leaves: [[110, 36]],
  },
  {
    at: [454, 262],
    flowers: [
      [-40, 28, 19, 1, 'side'],
      [60, 22, 26, 0.9, 'face'],
    ],
  },
  {
    at: [481, 182],
    flowers: [
      [-24, 22, 18, 1, 'bud'],
      [12, 26, 16, 1, 'bud'],
      [58, 24, 18, 1, 'side'],
    ],
    leaves: [[-70, 26]],
  },
  {
    at: [458, 440],
    flowers: [
      [10, 20, 22, 0.8, 'face'],
      [96, 18, 29, 0.95, 'face'],
      [172, 34, 20, 1, 'side'],
    ],
  },
  {
    at: [496, 452],
    flowers: [
      [62, 20, 16, 1, 'bud'],
      [124, 24, 18, 1, 'side'],
    ],
    leaves: [[20, 28]],
  },
  {
    at: [276, 582],
    flowers: [
      [-30, 26, 24, 0.7, 'face'],
      [30, 26, 32, 1, 'face'],
      [170, 30, 21, 1, 'side'],
    ],
    leaves: [[-80, 34]],
  },
  {
    at: [338, 640],
    flowers: [
      [100, 22, 17, 1, 'bud'],
      [150, 26, 22, 0.6, 'face'],
      [200, 28, 16, 1, 'bud'],
    ],
  },
  {
    at: [112, 580],
    flowers: [
      [-20, 24, 27, 0.85, 'face'],
      [40, 22, 20, 1, 'side'],
    ],
    leaves: [[-64, 30]],
  },
];

/** Petals off the stream: x, y, size, heading, fold. */
const STRAYS = [
  [180, 690, 15, 60, 0.6],
  [120, 770, 22, 200, 0.6],
  [250, 744, 13, 130, 0.7],
  [318, 806, 26, 64, 0.5],
  [462, 836, 28, -66, 0.5],
] as const;

function skyAndMoon(art: Art, palette: Palette): void {
  art.glow(X, Y, 440, palette.glow, 0.6);
  art.glow(300, 790, 340, palette.rose, 0.45, 0.5);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 240;
  starField(art, 70, { x0: 50, x1: 550, y0: 70, y1: 840, pow: 1, avoid: nearMoon });
  const haze = ramp(0, '#fff8f2', 0.95, 0.55, '#eedfee', 0.72, 0.85, '#cdbce4', 0.5, 1, '#b3a6dc', 0.34);
  art.fill(ellipse(X, Y, RADIUS), art.radial(X - 10, Y - 10, RADIUS, haze));
  art.line(ellipse(X, Y, RADIUS), LINE.hair, 'gold', 0.6);
  art.line(ellipse(X, Y, RADIUS + 16), LINE.hair, 'gold', 0.35);
  // bands of mist across it: left end, height, length, thickness
  for (const [x, y, length, thick] of [
    [30, 240, 350, 8],
    [300, 206, 280, 6],
    [280, 486, 300, 9],
    [60, 446, 250, 6],
  ] as const) {
    art.fill(ribbon(line(x, y, x + length, y), thick, { samples: 9 }), '#6f6cb6', 0.5);
    const low = y + thick * 0.36;
    art.blot(ribbon(line(x + 14, low, x + length - 10, low), 1.8, { samples: 6 }), 'gold', 0.7);
  }
}

function branches(art: Art): void {
  for (const [spine, width, seed] of BRANCHES) cherryBranch(art, spine, width, { seed });
  cherryBranch(art, LIMB, [44, 4], { seed: 7, lineWidth: LINE.bold * 0.8 });
  UMBELS.forEach(({ at: [x, y], flowers, leaves = [] }, seed) => {
    cherryUmbel(art, x, y, flowers, { seed, leaves });
  });
}

/** Petals leave on one breath of wind: dense at the branch, thin at the corner. */
function petals(art: Art): void {
  const chance = random('petals');
  for (const { x, y, angle, t } of spline(points('400,470 388,560 440,640 420,720 480,800')).walk(26)) {
    const px = x + chance.between(-26, 26) * (1 + t);
    const py = y + chance.between(-16, 16);
    const size = chance.between(13, 20) * (1 - t * 0.45);
    const turn = angle + chance.between(-100, 100);
    loosePetal(art, px, py, size, turn, { fold: chance.between(0.32, 0.78) });
  }
  for (const [x, y, size, turn, fold] of STRAYS) loosePetal(art, x, y, size, turn, { fold });
}

/** An old cherry branch across the hazy moon of spring; petals leave to the lower right. */
export const picture = defineCard({
  name: 'oracle/24-cherry-blossom',
  seed: 'nch',
  light: [396, 262],
  title: '桜',
  english: 'Cherry Blossom',
  draw(art, palette) {
    skyAndMoon(art, palette);
    branches(art);
    petals(art);
  },
});
