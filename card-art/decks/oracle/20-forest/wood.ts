import { byHand, modelled, printed, stippled, stippledGlow, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { type Bark, crown, type Growth, tree } from './tree.ts';

/** Green air, bright where the light falls in. */
export function air(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.radial(x, y, 760, ramp(0, '#f4f6cc', 0.2, '#d3e3aa', 0.42, '#94bd8c', 0.66, '#4c8070', 1, '#1c4248')),
  );
  art.glow(x, y, 330, '#fdfde6', 0.9);
}

/** Far trunks: seed, where, how thick, their colour, that of their ground, where they stand. */
const ROWS = [
  ['mist', [30, 74, 132, 176, 238, 262, 318, 352, 402, 446, 478, 536], 10, '#a3c796', '#9dc38e', 566],
  ['far', [52, 158, 214, 292, 376, 424, 508], 19, '#74a584', '#78a67c', 606],
  ['mid', [94, 252, 408, 466], 30, '#4a7f6c', '#548a68', 646],
] as const;

export function farTrees(art: Art, lamp: Point): void {
  for (const [seed, places, width, colour, floor, foot] of ROWS) {
    const chance = random(seed);
    const stems = places.map((at): Path => {
      const half = width * chance.between(0.34, 0.6);
      const [lean, bow] = [chance.between(-30, 30), chance.between(-14, 14)];
      const fork = chance.between(190, 380);
      const side = chance() < 0.5 ? -1 : 1;
      const stem = tube(
        [
          [at, foot + 14],
          [at + bow, 470],
          [at + lean * 0.5 - bow * 0.5, 280],
          [at + lean, 40],
        ],
        [half * 2.4, half * 1.1, half, half * 0.9, half * 0.8, half * 0.6],
        18,
      );
      const [bx, by] = stem.at(1 - (fork - 40) / (foot - 26));
      const bough = tube(
        [
          [bx, by],
          [bx + side * width * 1.4, by - width * 2.4],
          [bx + side * width * 3, by - width * 6],
        ],
        [half * 0.6, half * 0.45, half * 0.15],
        10,
      );
      return Path.join(stem.outline, bough.outline);
    });
    const paint = (): void => {
      for (const stem of stems) art.fill(stem, colour);
    };
    // the farthest are too pale for shade
    if (seed === 'mist') paint();
    else
      modelled(
        art,
        [44, 44, 556, foot + 20],
        {
          towards: [-width * 0.3, 0],
          soft: width * 0.25,
          shade: '#2c5c58',
          depth: width / 40,
          rim: '#f0f4c4',
          rimWidth: width / 13,
        },
        paint,
      );
    if (seed === 'mid') art.clip(Path.join(stems), () => stippledGlow(art, ...lamp, 130, '#ffcf74', 1));
    const ground = byHand(
      Path.join(
        curve(
          `30,${foot + 8} 120,${foot - 8} 230,${foot + 6} 340,${foot - 10} 460,${foot + 4} 570,${foot - 14}`,
        ),
      )
        .lineTo(570, foot + 80)
        .lineTo(30, foot + 80)
        .close(),
      3,
    );
    // only the lit strip is stippled
    art.fill(ground, floor).fill(roundRect(30, foot + 70, 540, 200), floor);
    stippled(art, ground, '#e3edb4', [0, foot - 14], [0, foot + 60], [0.8, 0]);
  }
}

/** Shafts of light that fall from the left above: their two ends above, their two below, their strength. */
const SHAFTS = [
  ['40,40 92,40 256,700 168,700', 0.75],
  ['130,40 206,40 446,716 326,716', 0.85],
  ['236,40 262,40 520,640 470,640', 0.55],
] as const;

export function shafts(art: Art): void {
  printed(art, [44, 44, 520, 640], () => {
    for (const [corners, strength] of SHAFTS) {
      const fading = ramp(0, '#fbf9d0', strength, 0.6, '#f2f2ba', strength * 0.6, 1, '#f2f2ba', 0);
      art.fill(polygon(points(corners)), art.linear(120, 60, 340, 700, fading));
    }
  });
}

/** The floor: slopes that cross, a path that parts before the walker. */
export function floor(art: Art, [x, y]: Point): void {
  for (const [knots, fill, shade] of [
    ['30,690! 110,676 220,682 330,672 440,680 570,660! 570,830! 30,830!', '#4c8264', '#24504c'],
    [
      '30,770! 90,744 170,736 250,756 330,790 420,800 500,780 570,770! 570,900! 30,900!',
      '#2f6252',
      '#14363c',
    ],
  ] as const) {
    const slope = byHand(closed(knots), 2);
    const top = slope.bounds()[1];
    art.fill(slope, fill);
    stippled(art, slope, shade, [200, top + 10], [420, top + 150], [0, 0.9]);
  }
  const ways = [
    ['312,700 282,690 238,682 204,668 168,660 140,650', 15],
    ['300,700 340,688 390,684 440,676 500,676', 17],
    ['250,900 246,836 284,780 318,736 308,690', 76],
  ] as const;
  stippledGlow(art, x - 6, y + 86, 160, '#e8c45e', 1, 0.4);
  for (const [course, width] of ways) {
    const way = byHand(
      ribbon(
        curve(course),
        width,
        width > 60 ? { start: 1, end: 0.3, peak: 0.04, samples: 20 } : { start: 0.8, end: 0.06, peak: 0.06 },
      ),
      2,
    );
    art.fill(way, '#c3c78e');
    stippled(art, way, '#4c7460', [250, 720], [330, 860], [0, 0.9]);
    art.clip(way, () => stippledGlow(art, x - 34, y + 88, 210, '#ffdc7c', 1, 0.6));
  }
  const chance = random('litter');
  const litter = range(80, (): Path => {
    const y = chance.between(680, 860);
    const size = 3 + ((y - 670) / 190) * 8;
    return leaf(chance.between(50, 550), y, size, size * 0.5, chance.between(60, 120));
  });
  art
    .blot(
      litter.filter((_, i) => i % 2),
      '#8fb67c',
    )
    .blot(
      litter.filter((_, i) => i % 2 === 0),
      '#1c4444',
    );
}

const MIDDLE: Bark = {
  fill: '#3a5a50',
  shade: '#102c36',
  rim: '#e6eeb4',
  moss: '#9cc078',
  line: '#183a3e',
  faint: '#2f5248',
};
const NEAR: Bark = {
  fill: '#24423f',
  shade: '#0c1f2c',
  rim: '#c3d894',
  moss: '#6f9c5c',
  line: '#0c2430',
  faint: '#2f5a44',
};

const LEFT: Growth = {
  stem: ['110,730 118,640 108,520 122,390 110,250 128,130 120,30', [46, 33, 30, 28, 27, 25, 23, 21, 19]],
  boughs: [
    ['114,400 160,340 208,306 236,262', [15, 10, 7, 2]],
    ['114,270 74,226 40,200', [13, 9, 6]],
  ],
  roots: [
    ['100,680 70,716 36,732', [26, 18, 10]],
    ['124,676 150,712 190,726 232,748', [28, 20, 12, 4]],
    ['104,690 92,726 80,752', [26, 18, 8]],
  ],
};
const RIGHT: Growth = {
  stem: ['516,910 496,770 500,630 484,480 498,340 488,200 504,40', [84, 62, 52, 49, 46, 45, 44, 42, 40]],
  boughs: [['496,500 474,404 430,330 386,268 344,236 324,208', [30, 34, 19, 13, 8, 2]]],
  roots: [['490,760 450,812 404,840 352,866 306,884', [40, 40, 30, 18, 8]]],
};

/** The two old trees, the path's gate: one in the light, one near and dark. */
export function middleTree(art: Art): void {
  tree(art, LEFT, MIDDLE, 'left');
}
export function nearTree(art: Art, [x, y]: Point): void {
  tree(art, RIGHT, NEAR, 'right');
  const { outline, edge } = tube(points(RIGHT.stem[0]), RIGHT.stem[1], 26);
  within(art, outline, () => stippledGlow(art, x + 48, y, 150, '#ffc964', 1), {
    along: [edge(() => -1, 0.24, 0.44)],
    paint: '#fff0b4',
    width: 9,
  });
}

/** Crowns: thin and bright where the light comes in, dense to the right. */
export function farCrowns(art: Art): void {
  crown(
    art,
    'haze',
    [
      [250, 96, 44],
      [352, 104, 60],
      [440, 150, 52],
    ],
    20,
    ['#8fbd88', '#b4d49a', '#dfeab4'],
  );
  crown(
    art,
    'left',
    [
      [58, 120, 42],
      [60, 204, 48],
    ],
    22,
    ['#4c8068', '#7cab76', '#cfe09c'],
  );
}
export function nearCrowns(art: Art): void {
  crown(
    art,
    'bough',
    [
      [266, 262, 24],
      [206, 256, 28],
      [236, 238, 34],
    ],
    19,
    ['#467c66', '#82b278', '#e6efb2'],
  );
  crown(
    art,
    'corner',
    [
      [556, 250, 48],
      [520, 178, 46],
      [560, 120, 60],
    ],
    25,
    ['#123238', '#24524c', '#44785c'],
  );
  crown(
    art,
    'over',
    [
      [484, 104, 56],
      [330, 92, 38],
      [410, 120, 62],
    ],
    24,
    ['#1c4646', '#34685a', '#6c9c6c'],
  );
  crown(
    art,
    'hang',
    [
      [396, 252, 36],
      [312, 228, 32],
      [352, 214, 46],
    ],
    22,
    ['#1c4646', '#3a705c', '#8cb67c'],
  );
}
