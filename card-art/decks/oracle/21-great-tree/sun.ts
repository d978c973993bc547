import { pressed } from '../../../kit/hand/grain-tile.ts';
import { around, byHand, outOfFocus, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  Path,
  type Point,
  ramp,
  random,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { shoot } from './dapple.ts';
import { ROPE, WOOD } from './trunk.ts';

/** How far a shaft's edge goes over into shade, in specks. */
const SOFT = 3;

/** Three gaps in the crown, one slant: over the rope, down the trunk, and broad on the root and who reads there; where each fails. */
const SHAFTS = (
  [
    [
      '222,150! 296,150! 322,232 352,316 382,400 412,480 440,560 462,620! 424,620 398,548 372,478! 342,410 306,326 268,260 240,220!',
      [376, 420],
      [452, 622],
    ],
    [
      '200,250! 240,262! 272,340 308,424 340,500 366,566 392,640! 352,640 328,576 304,520! 276,470 246,414 222,364 196,300!',
      [298, 446],
      [378, 640],
    ],
    [
      '176,470! 210,436 232,440! 254,502 274,562 300,634! 270,640 236,668 196,684 130,694 70,694 50,668! 100,610 150,540!',
      [250, 604],
      [312, 664],
    ],
  ] satisfies [knots: string, from: Point, to: Point][]
).map(([knots, from, to]) => ({ shaft: byHand(closed(knots), 2), from, to }));
/** Points along the shafts' edges, `count` to each. */
const edges = (count: number) => SHAFTS.flatMap(({ shaft }) => shaft.walk(count));

const SHADE = '#1d261c';
const LIGHT = '#ffe394';

/** What the sun draws through a hole: round, long where the bark turns from it. They lie beyond the shafts. */
const FLECKS = ((): Path[] => {
  const chance = random('sun flecks');
  const fleck = (x: number, y: number, size: number): Path =>
    ellipse(x, y, size * chance.between(0.5, 0.8), size).rotate(chance.between(8, 44), x, y);
  return (
    [
      [412, 306, 9],
      [424, 318, 4],
      [404, 316, 3],
      [444, 280, 5],
      [450, 290, 2.5],
      [406, 262, 6],
      [392, 452, 8],
      [404, 466, 4],
      [398, 478, 2.5],
      [352, 538, 10],
      [366, 552, 4],
      [344, 560, 3],
      [330, 606, 7],
      [340, 618, 3],
      [468, 446, 5],
      [452, 522, 9],
      [464, 538, 4],
      [446, 544, 3],
      [486, 336, 4],
      [492, 344, 2],
      [272, 714, 6],
      [280, 724, 3],
      [400, 648, 6],
      [410, 656, 2.5],
    ] as const
  ).map(([x, y, size]) => fleck(x, y, size));
})();

/** Leaves that hang before the sun, most of them at a shaft's edge. */
const LEAVES = ((): Path => {
  const chance = random('leaves before the sun');
  const single = (x: number, y: number, size: number): Path =>
    leaf(x, y, size, size * chance.between(0.26, 0.46), chance.between(0, 360), chance.between(-4, 4));
  return Path.join(
    edges(34).flatMap(({ x, y }) => {
      const at = [x + chance.between(-10, 10), y + chance.between(-10, 10)] as const;
      const size = lerp(8, 27, chance() ** 2);
      if (chance() > 0.62) return [];
      return chance() < 0.45 ? shoot(...at, size, chance) : [single(...at, size)];
    }),
  );
})();

/** The tree stands in its own shade; what its leaves let through falls in shafts, and there it is strong. */
function fallOn(art: Art, outline: Path, bright: number): void {
  const shade = art.linear(260, 330, 540, 740, ramp(0, SHADE, 0.42, 1, SHADE, 0.62));
  const region = around(outline, 4);
  art.clip(outline, () => {
    art.fill(roundRect(0, 0, 640, 920), shade);
    art.filter(
      () =>
        printed(art, region, () =>
          art.outside(LEAVES, region, () =>
            outOfFocus(art, SOFT, () => {
              for (const { shaft, from, to } of SHAFTS)
                art.fill(shaft, art.linear(...from, ...to, ramp(0, LIGHT, 1, 1, LIGHT, 0)));
              art.fill(Path.join(FLECKS), LIGHT, 0.8);
            }),
          ),
        ),
      (painted) => [
        pressed(region, painted),
        `<feComponentTransfer><feFuncA type="linear" slope="${bright}"/></feComponentTransfer>`,
      ],
    );
  });
}

export const sunOnWood = (art: Art): void => fallOn(art, WOOD, 0.74);

export const sunOnRope = (art: Art): void =>
  fallOn(art, byHand(ribbon(ROPE, 38, { samples: 16, start: 1, end: 1 }), 0.4), 0.54);
