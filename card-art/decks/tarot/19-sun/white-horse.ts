import { INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Point,
  points,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Head, neck, breast and barrel; the hindquarters leave the picture on the right. */
const TRUNK = closed(
  '167,450 152,464 136,492 118,530 103,560 94,578 92,593 101,605 117,605 129,591 150,573 178,560 194,544! 202,566 206,594 206,622 200,650 208,688 238,718! 300,736 380,740 455,726 510,710 580,730 630,730! 630,556 560,550 510,560 450,578 385,584 335,574 298,556 266,516 236,480 206,456 184,444!',
);
const NEAR_LEGS = [
  limb('262,670 258,726 250,784 253,846 248,900', [46, 28, 14.5, 10.5, 12], 20),
  limb('590,680 548,730 520,776 534,826 540,900', [74, 54, 24, 15, 13], 20),
];
const FAR_LEGS = [
  limb('228,680 202,722 182,752 188,788 200,818', [36, 26, 14.5, 9.5, 9], 20),
  limb('480,720 466,780 480,880', [26, 15, 12], 20),
];
const HOOF = spline(points('190,812! 210,812! 216,838! 188,842!'), true, 0.3);
/** Roots along the crest, tips blown back. */
const MANE = [
  '190,448 224,452 262,478 300,476',
  '206,456 238,470 268,502 312,506',
  '220,466 246,492 272,526 322,530',
  '236,480 258,512 286,542 330,548',
  '252,498 266,530 292,560 338,566',
  '266,516 272,548 300,580 344,584',
  '280,536 284,566 306,594 340,600',
];
const FORELOCK = ['176,446 158,458 146,486', '172,446 150,452 136,472'];
const LINES = [
  '194,544 196,528 190,514',
  '152,572 172,556 190,538',
  '206,622 226,650 232,690',
  '238,718 268,700 290,664',
  '512,706 498,686 496,650 512,610',
  '146,520 134,542 124,560',
];

/** Where the form turns from the sun, and what the rider throws on it: outline, from light, to dark. */
const SHADES: readonly (readonly [knots: string, from: Point, to: Point])[] = [
  [
    '304,596! 400,572 440,560 470,560 500,590 476,640 420,696 330,716! 300,700 296,650',
    [480, 670],
    [372, 600],
  ],
  ['230,706! 300,700 380,710 450,706 490,706! 455,726 380,740 300,736 238,718', [380, 690], [384, 738]],
  ['150,573! 164,548 184,530 194,544 178,560', [150, 540], [176, 566]],
  ['506,700! 516,640 540,600 580,576 620,580 620,780 560,760 520,730', [556, 690], [630, 800]],
  ['196,546! 226,556 246,600 250,640 206,640! 206,594 202,566', [262, 600], [200, 572]],
];

/** A white horse walks to the left, without saddle or rein; the light from the upper left. In the card's own units. */
export function whiteHorse(art: Art): void {
  const box = local(art, 0, 0, 1);
  const round = (draw: () => void, soft: number, shade = '#8d92bd'): void =>
    modelled(
      art,
      [60, 400, 640, 868],
      { towards: [-soft * 0.9, -soft], soft, shade, rim: '#fffef6', rimWidth: 2.6 },
      draw,
    );
  round(() => {
    for (const leg of FAR_LEGS) box.fill(leg, '#c5c3d4');
    box.fill(leaf(172, 452, 36, 17, -2, -2), '#c5c3d4').fill(HOOF, '#7c6a66');
  }, 8);
  round(() => {
    box.fill(TRUNK, '#f6f1e6');
    for (const leg of NEAR_LEGS) box.fill(leg, '#f6f1e6');
    box.fill(leaf(184, 454, 40, 19, 12, -4), '#f6f1e6');
  }, 20);
  stippled(art, TRUNK, '#ffe6ac', [110, 440], [330, 640], [0.75, 0]);
  art.clip([TRUNK, ...NEAR_LEGS], () => {
    for (const [knots, from, to] of SHADES) stippled(art, closed(knots), '#6d78ac', from, to, [0, 0.85]);
  });
  box.fill(leaf(185, 450, 28, 8, 12, -3), '#d9b3a6');
  art.blot(
    LINES.map((knots, i) => ink(curve(knots), INK.form, i, 0.2)),
    '#8086b4',
  );
  // eye, nostril, lips
  art.blot(ink(curve('93,590 104,589 116,591'), 2.2, 4, 0), '#5a4a70');
  box.fill(closed('150,492! 157,486 166,488 168,495! 160,499 153,498'), '#3a2838');
  box.fill(ellipse(158, 490.5, 1.7), '#fffdf2');
  art.blot(ink(curve('148,490 156,483 168,486'), 2, 3, 0), '#6a6288');
  box.fill(closed('102,578! 107,572 112,576 108,584'), '#7d6a80');
  round(
    () => {
      for (const strand of MANE) box.fill(ribbon(curve(strand), 24, { start: 0.7, peak: 0.35 }), '#f3dfae');
      for (const strand of FORELOCK)
        box.fill(ribbon(curve(strand), 11, { start: 0.8, peak: 0.3 }), '#f3dfae');
    },
    6,
    '#b98a58',
  );
  art.blot(
    MANE.flatMap((strand, i) =>
      [0, 6].map((d) => ink(curve(strand).translate(d, d * 0.6 - 3), INK.detail, i + d, 0.2)),
    ),
    '#a87a4a',
  );
}
