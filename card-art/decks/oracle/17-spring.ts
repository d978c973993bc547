import { defineCard } from '../../define.ts';
import { boulder } from '../../kit/land/boulder.ts';
import { rockWall } from '../../kit/land/rock-wall.ts';
import { trickle } from '../../kit/land/trickle.ts';
import { rings } from '../../kit/land/water.ts';
import {
  type Art,
  clamp,
  ellipse,
  hatch,
  LINE,
  lerp,
  line,
  type Paint,
  type Path,
  type Point,
  points,
  polygon,
  polyline,
  type Random,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { constellation, starField } from '../../kit/sky/star-field.ts';

/** The edges of the cleft, top to foot; the right one stands further in front. */
const LEFT = points(
  '352,20 346,96 318,150 338,206 286,262 306,330 248,384 268,440 226,480 206,560 170,640 150,760',
);
const RIGHT = points(
  '372,20 380,90 362,160 398,222 372,282 418,340 396,404 430,446 436,486 470,560 496,640 520,760',
);
/** The light deep in the cleft. */
const LIGHT: Point = [330, 404];
/** The pool, and where the water lands in it. */
const POOL = { x: 296, y: 752, rx: 214, ry: 86 } as const;
const LANDING: Point = [274, 716];

/** Where the light of a place on the wall comes from: up and down the cleft, not from one point. */
const nearest = (_: number, y: number): Point => [
  lerp(360, 324, clamp((y - 60) / 440)),
  clamp((y - 30) / 500) * 470 + 20,
];

/** How much light reaches a place of the wall, 0 … 1. */
function lightAt(x: number, y: number): number {
  const [nx, ny] = nearest(x, y);
  const reach = lerp(90, 270, clamp((y - 60) / 380));
  const fromCleft =
    clamp(1 - Math.hypot(x - nx, (y - ny) * 0.5) / reach) * lerp(0.5, 1.15, clamp((y - 60) / 380));
  return clamp(0.1 + fromCleft * 1.1 - clamp((y - 640) / 200) * 0.4);
}

/** Within: wall behind wall, each nearer to the light; only a crooked sliver of it is seen. */
function inside(art: Art): void {
  const glow = ramp(0, '#fffdf6', 0.3, '#eaf3ff', 0.6, '#b3c8f2', 0.85, '#9a8fd0', 1, '#4a4790');
  art.fill(roundRect(180, 20, 300, 640), art.radial(...LIGHT, 340, glow));
  for (const [knots, tone, far] of [
    [
      '352,40! 350,150 366,214 330,250 352,318 306,362 330,424 282,470 290,530 200,560 200,40',
      '#b9cdf2',
      '#a77fb8',
    ],
    ['372,40! 366,176 384,232 352,282 384,346 350,398 386,440 372,520 470,560 470,40', '#a9b4e6', '#9a78b4'],
    ['346,60 330,170 350,216 300,262 326,330 268,380 296,440 252,500 180,560 180,60', '#8288cc', '#5f5298'],
    ['380,60 376,160 392,226 364,284 402,340 378,400 414,452 400,530 480,560 480,60', '#8288cc', '#5f5298'],
  ] as const) {
    const side = points(knots);
    art.fill(polygon(side), art.radial(...LIGHT, 300, ramp(0, '#f2f7ff', 0.95, 0.55, tone, 1, far)));
    art.line(polyline(side.slice(0, -2)), LINE.fine, '#f2f7ff', 0.8);
  }
  art.glow(...LIGHT, 110, '#fffdf8', 0.9, 1.6);
}

/** Blocks that the water comes down by, top to foot: the level face, and the corners of the front. */
const BLOCKS = [
  [
    '210,476 262,458 330,450 398,456 440,474 420,494 350,504 264,496',
    '210,476 264,496 350,504 420,494 440,474 470,590 180,590',
  ],
  [
    '312,540 362,522 430,522 486,540 468,562 412,576 344,568',
    '312,540 344,568 412,576 468,562 486,540 506,690 280,690',
  ],
  [
    '176,592 236,572 312,576 364,596 344,618 284,628 216,620',
    '176,592 216,620 284,628 344,618 364,596 382,672 330,684 236,688 150,676',
  ],
] as const;

/** A block: its front falls away into the dark, folded below each corner of its brim. */
function block(art: Art, [top, front]: (typeof BLOCKS)[number]): void {
  const brim = points(front);
  const face = polygon(brim);
  const [, y0, , y1] = face.bounds();
  art.solid(face, art.linear(0, y0, 0, y1, ramp(0, '#5d59a8', 0.45, '#262c72', 1, '#0f1546')), LINE.mid);
  art.clip(face, () => {
    for (const [i, [x, y]] of brim.slice(1, 4).entries()) {
      const fold = polygon([
        [x, y],
        [x + 60, y - 16],
        [x + 44 + i * 9, y1 + 20],
        [x + (i % 2 ? 14 : -10), y1 + 20],
      ]);
      art.fill(
        fold,
        art.linear(
          0,
          y0,
          0,
          y1,
          i % 2 ? ramp(0, '#8f86c6', 0.7, 0.7, '#1c2260', 0) : ramp(0, '#0f1546', 0.6, 1, '#0f1546', 0.2),
        ),
      );
      art.line(line(x, y, x + (i % 2 ? 14 : -10), y1 + 20), LINE.fine, 'gold', 0.7);
      art.line(
        hatch(fold, { angle: 84, gap: 5, from: 0.05, to: 0.6, jitter: 0.6, seed: i }),
        LINE.hair,
        'gold',
        0.4,
      );
    }
  });
  const level = polygon(points(top));
  art.solid(
    level,
    art.linear(0, y0 - 14, 0, y0 + 46, ramp(0, '#e9d3e4', 0.5, '#a493cc', 1, '#6f6ab4')),
    LINE.fine * 1.4,
  );
}

/** The Dipper as it lies in the pool: x, y, size; which stars are joined. */
const DIPPER = [
  [128, 756, 1.5],
  [160, 772, 1.2],
  [184, 786, 1.2],
  [212, 796, 1.4],
  [222, 817, 1.2],
  [268, 816, 1.2],
  [262, 796, 1.5],
] as const;
const DIPPER_LINKS = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 3],
] as const;

/** A round pool, still but for its rings: it holds stars, though the rock hides the sky. */
function pool(art: Art): void {
  const { x, y, rx, ry } = POOL;
  const rim = ellipse(x, y + 4, rx + 12, ry + 12);
  art.solid(rim, art.linear(0, 650, 0, 850, ramp(0, '#4a4890', 0.5, '#23296a', 1, '#0c1236')), LINE.mid);
  const shape = ellipse(x, y, rx, ry);
  art.solid(
    shape,
    art.radial(
      LANDING[0],
      LANDING[1],
      250,
      ramp(0, '#e9dcf4', 0.2, '#7f79c4', 0.55, '#2b3280', 1, '#0e1545'),
      0.44,
    ),
    LINE.bold * 0.8,
  );
  art.clip(shape, () => {
    const landing = (px: number, py: number): boolean =>
      Math.hypot(px - LANDING[0], (py - LANDING[1]) * 2.3) < 92;
    starField(art, 120, { x0: 80, x1: 520, y0: 668, y1: 840, pow: 1, avoid: landing });
    rings(art, ...LANDING, [20, 44, 76, 116], 0.36, {
      gaps: true,
      seed: 5,
      lineWidth: LINE.mid,
      opacity: 0.85,
    });
    constellation(art, DIPPER, DIPPER_LINKS, { radius: 2.6 });
  });
}

/** From the cleft down three blocks, first right, then left, into the pool. */
function fall(art: Art): void {
  const [first, second, third] = BLOCKS;
  const dark = art.linear(0, 470, 0, 690, ramp(0, '#3a3a86', 1, '#10164a'));
  art.fill(polygon(points('222,486 430,486 490,690 190,690')), dark);
  block(art, first);
  art.glow(330, 464, 120, '#fffdf8', 0.9, 0.24);
  block(art, second);
  trickle(art, points('330,456 344,472 364,488 376,500'), { drop: 46, width: 40, seed: 'a' });
  block(art, third);
  trickle(art, points('384,546 366,552 352,560 338,566'), { drop: 34, width: 36, seed: 'b' });
  trickle(art, points('324,596 300,602 284,612 274,627'), { drop: LANDING[1] - 627, width: 44, seed: 'c' });
}

type Stone = readonly [x: number, y: number, width: number, height: number, seed: number];
type Tuft = readonly [x: number, y: number, blades: number, length: number, side: 1 | -1];

/** The pool's edge from far to near: stones, then the grass that grows behind the next stones. */
const SHORE: readonly (readonly [stones: readonly Stone[], tufts: readonly Tuft[]])[] = [
  [
    [
      [88, 756, 110, 88, 3],
      [524, 748, 130, 110, 5],
    ],
    [
      [116, 784, 10, 92, 1],
      [496, 788, 12, 108, -1],
    ],
  ],
  [
    [
      [106, 800, 92, 36, 7],
      [508, 806, 104, 38, 9],
    ],
    [
      [74, 840, 9, 88, 1],
      [546, 846, 9, 92, -1],
    ],
  ],
  [
    [
      [88, 868, 150, 66, 8],
      [506, 872, 170, 70, 2],
      [240, 882, 130, 42, 6],
      [376, 886, 120, 40, 4],
    ],
    [
      [172, 872, 9, 62, 1],
      [426, 874, 10, 72, -1],
    ],
  ],
];

/** A tuft of broad blades bent to one side. */
function grass(art: Art, [x, y, count, length, side]: Tuft, tone: Paint, chance: Random): void {
  const blades = range(count, (i): [Path, Paint] => {
    const bend = side * chance.between(0.05, 0.6) + (i / count - 0.5) * 0.5;
    const tall = length * chance.between(0.6, 1.1);
    const foot = x + (i - count / 2) * 3.4;
    const blade = spline([
      [foot, y],
      [foot + bend * tall * 0.25, y - tall * 0.6],
      [foot + bend * tall * 0.8, y - tall * (1 - Math.abs(bend) * 0.35)],
    ]);
    return [ribbon(blade, chance.between(4, 6.4), { samples: 8, start: 0.8, end: 0, peak: 0.25 }), tone];
  });
  art.solids(blades);
}

/** Stones and bent grass round the pool. */
function shore(art: Art): void {
  const chance = random('grass');
  const tone = art.perShape(ramp(0, '#b9d2d4', 0.4, '#4a66a0', 1, '#131a4c'));
  for (const [stones, tufts] of SHORE) {
    for (const [x, y, width, height, seed] of stones) {
      boulder(art, x, y, width, height, { seed, lightX: POOL.x, lit: '#6f6cb8' });
    }
    for (const tuft of tufts) grass(art, tuft, tone, chance);
  }
}

/** Water wells from a lit cleft, comes down three stones and fills a round pool that holds the stars. */
export const picture = defineCard({
  name: 'oracle/17-spring',
  light: LIGHT,
  title: '泉',
  english: 'Spring',
  draw(art) {
    inside(art);
    rockWall(art, LEFT, -1, { seed: 'left', light: lightAt, towards: nearest });
    rockWall(art, RIGHT, 1, { seed: 'right', light: lightAt, towards: nearest });
    art.line([polyline(LEFT), polyline(RIGHT)], LINE.bold * 0.8);
    art.glow(...LIGHT, 300, '#dfeaff', 0.45, 1.2);
    pool(art);
    fall(art);
    shore(art);
  },
});
