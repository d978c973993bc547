import { defineCard } from '../../define.ts';
import { byHand, modelled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  tube,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { bluebird } from './19-sunflowers-and-bird/bluebird.ts';
import { broadLeaf, farSunflower, sunflower } from './19-sunflowers-and-bird/sunflower.ts';
import { answering, wavingWoman } from './19-sunflowers-and-bird/waving-woman.ts';

/** The sun stands high on the left, outside. */
const LIGHT = [80, 120] as const;
const HORIZON = 604;

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(0, 70, 0, HORIZON, ramp(0, '#7ba2e4', 0.5, '#9cc0f2', 1, '#e4eefa')),
  );
  art.glow(...LIGHT, 330, '#fffbe8', 0.9);
  for (const [knots, fill] of [
    [
      '330,420 338,384 372,372 388,338 428,328 456,346 488,330 530,340 580,330 600,450 560,470 420,466 350,456',
      '#f4f6fa',
    ],
    [
      '372,470 380,436 408,426 420,404 452,400 470,424 500,416 520,440 560,436 600,470 600,490 380,490',
      '#ffffff',
    ],
    ['30,520 60,484 96,480 120,452 160,448 186,470 220,474 232,500 210,518 120,528 60,532', '#fbfaf6'],
    ['420,540 446,516 480,514 500,494 540,492 580,500 590,560 480,562 430,556', '#fbfaf6'],
  ] as const)
    modelled(
      art,
      [30, 190, 620, 600],
      { towards: [-9, -12], soft: 8, shade: '#9fb8e4', depth: 0.75, rim: '#ffffff', rimWidth: 2.4 },
      () => void art.fill(byHand(closed(knots), 3), fill),
    );
  for (const streak of [
    '180,236 240,222 300,230 350,218',
    '260,254 310,246 360,250',
    '300,150 330,144 352,148',
  ])
    art.blot(ribbon(curve(streak), 10, { samples: 12 }), '#f4f6fa');
}

/** Hills, the field as a golden band, the path that leads through it. */
function land(art: Art): void {
  for (const [knots, fill] of [
    ['30,590 120,568 220,580 330,562 440,578 570,560', '#a4bcd8'],
    ['30,604 140,588 260,598 380,584 570,594', '#9cae98'],
  ] as const)
    art.fill(byHand(polygon([...points(knots), [570, 700], [30, 700]]), 3), fill);
  const field = polygon([
    [30, HORIZON],
    [570, HORIZON],
    [570, 890],
    [30, 890],
  ]);
  art.fill(
    field,
    art.linear(0, HORIZON, 0, 860, ramp(0, '#e8c468', 0.16, '#c0b05c', 0.5, '#7e8d66', 1, '#4c5e44')),
  );
  const path = closed('352,606! 362,606! 366,640 372,700 398,780 460,890! 120,890! 232,780 306,700 340,640');
  art.fill(path, art.linear(0, 606, 0, 860, ramp(0, '#fbe8c0', 1, '#e8c496')));
  const chance = random('field');
  const heads = range(96, (i): readonly [x: number, y: number, r: number] => {
    const t = (i / 96) ** 1.5;
    const y = lerp(HORIZON + 1, 652, t);
    const wide = lerp(16, 52, t);
    const x = chance() < 0.5 ? chance.between(40, 352 - wide) : chance.between(360 + wide, 560);
    return [x, y, lerp(1.4, 4.2, t)];
  });
  for (const [x, y, r] of heads) {
    art.blot(ellipse(x, y, r * 1.3, r), '#f2c75e').blot(ellipse(x, y + r * 0.1, r * 0.5, r * 0.4), '#8a5434');
  }
}

/** Flowers on both sides of the path, the far ones first: x, y, radius, squash, turn, foot. */
const ROWS: readonly (readonly [
  x: number,
  y: number,
  r: number,
  squash: number,
  rot: number,
  foot: number,
])[] = [
  [240, 596, 19, 0.9, -10, 700],
  [424, 588, 20, 0.86, 14, 700],
  [188, 588, 24, 0.8, -20, 730],
  [478, 578, 27, 0.84, 10, 740],
  [398, 632, 22, 0.9, 0, 730],
  [140, 616, 29, 0.86, -8, 780],
  [210, 650, 25, 0.9, 10, 770],
  [528, 560, 33, 0.8, 16, 800],
  [430, 668, 28, 0.9, -12, 800],
  [96, 668, 36, 0.9, -14, 860],
  [168, 716, 34, 0.86, 10, 880],
];

function rows(art: Art): void {
  const chance = random('rows');
  for (const [x, y, r, squash, rot, foot] of ROWS) {
    const stem = tube(
      [
        [x, y],
        [x + chance.between(-6, 6), (y + foot) / 2],
        [x + chance.between(-8, 8), foot],
      ],
      [r * 0.09, r * 0.12],
      8,
    ).outline;
    art.fill(stem, '#6a7c5a');
    for (const side of [-1, 1])
      art.fill(
        leaf(x, y + r * chance.between(1.2, 2.2), r * 1.6, r * 1.1, side * chance.between(60, 110), 0),
        side < 0 ? '#91a078' : '#6a7c5a',
      );
    farSunflower(art, x, y, r, { squash, rot });
  }
}

function stalk(art: Art, knots: string, width: number): void {
  const stem = tube(points(knots), [width, width * 1.2], 20).outline;
  modelled(
    art,
    [...stem.bounds()],
    { towards: [-4, 0], soft: 5, shade: '#45563c', rim: '#d8d4a4', rimWidth: 2 },
    () => void art.fill(stem, '#798b66'),
  );
}

/** What stands close to us: three flowers that are taller than she is, and the bird. */
function near(art: Art): void {
  stalk(art, '112,330 92,480 96,640 84,900', 8);
  broadLeaf(art, 92, 520, 96, 70, '#86956e');
  broadLeaf(art, 94, 600, 110, -60, '#738560');
  broadLeaf(art, 92, 700, 120, 58, '#86956e');
  sunflower(art, 116, 340, 96, { squash: 0.88, rot: 14 });
  stalk(art, '470,470 496,600 500,760 510,900', 7);
  broadLeaf(art, 494, 600, 86, 66, '#738560');
  broadLeaf(art, 494, 590, 84, -70, '#86956e');
  sunflower(art, 464, 452, 72, { squash: 0.8, rot: -18 });
  broadLeaf(art, 350, 910, 130, 16, '#5c6e50');
  broadLeaf(art, 250, 910, 130, -34, '#5c6e50');
  broadLeaf(art, 150, 900, 130, 14, '#52644a');
  broadLeaf(art, 70, 910, 110, -8, '#5c6e50');
  sunflower(art, 458, 826, 128, { squash: 0.74, rot: -10 });
  bluebird(art, 446, 768, 0.9);
}

/** Somebody waves from between tall sunflowers, far off somebody waves back, and a bird sings. */
export const picture = defineCard({
  name: 'love/19-sunflowers-and-bird',
  light: [...LIGHT],
  numeral: 'XIX',
  draw(art) {
    sky(art);
    land(art);
    answering(art, 368, 624, 46);
    rows(art);
    wavingWoman(art);
    near(art);
  },
});
