import { byHand, contactShadow, INK, ink, outOfFocus, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The wet lane, which bends away to the house; its ruts hold the sky. */
export function lane(art: Art): void {
  const road = byHand(
    closed(
      '30,890! 64,820 112,740 150,660 168,600 160,550 128,510 112,486! 130,482 176,506 246,544 330,590 420,650 500,724 590,820 620,890!',
    ),
    2,
  );
  art.fill(
    road,
    art.linear(0, 486, 0, 868, ramp(0, '#d9c48e', 0.25, '#a4916c', 0.6, '#847a60', 1, '#5b5847')),
  );
  stippled(art, road, '#2c332f', [300, 800], [320, 880], [0, 0.7]);
  const thrown = byHand(closed('190,768 214,744 300,730 450,716 478,734 500,776 430,800 300,808 200,796'), 2);
  stippled(art, thrown, '#1f2726', [320, 730], [340, 834], [1, 0.25]);
  const wet = art.linear(0, 742, 0, 868, ramp(0, '#f6dea0', 0.35, '#d6cfa2', 0.65, '#93aba2', 1, '#5d7f8c'));
  for (const rut of [
    '96,890 124,842 150,822 156,800 190,772 212,748! 228,752 218,780 196,800 190,826 166,850 160,890',
    '440,890 446,850 462,832 452,790 450,742! 464,740 476,784 486,826 480,850 498,890',
    '262,890 276,852 306,826 340,832 352,860 340,890',
  ]) {
    const pool = byHand(closed(rut), 4);
    art.fill(pool.translate(-3, -4), '#353b34');
    art.fill(pool, wet);
  }
  strokes(
    art,
    [
      '124,846 150,838 178,842',
      '150,808 174,800 190,804',
      '446,838 466,832 490,838',
      '450,798 464,794 478,798',
      '286,858 310,850 334,856',
    ],
    INK.form,
    '#fdf3cc',
    0.2,
  );
  strokes(art, ['216,762 208,782 202,800', '206,772 194,800 186,826'], 4, '#4b5148', 0.3);
  const chance = random('stones');
  art.blot(
    range(26, () =>
      ellipse(
        chance.between(120, 520),
        chance.between(690, 860),
        chance.between(2, 5),
        chance.between(1.4, 3),
      ),
    ),
    '#8c8468',
  );
  // wet ribbons of light far on
  art.blot(
    ['150,520 172,548 184,590 176,650', '176,514 240,552 300,590 350,620'].map((line, i) =>
      ink(curve(line), 3.4, i, 0.2),
    ),
    '#fbeab0',
  );
  contactShadow(art, 190, 700, 84, 12, '#2a302d');
}

/** The verges, and blades close to us. */
export function grass(art: Art): void {
  const chance = random('verge');
  for (const [fill, wide, tall] of [
    ['#4a6050', 1, 34],
    ['#22342f', 0.8, 58],
  ] as const) {
    art.blot(
      range(46, (i) => {
        const right = i % 2;
        const t = chance.between(0, 1) ** 0.8;
        const y = 700 + t * 178;
        const edge = right ? 486 + t * 96 : 128 - t * 80;
        const x = edge + (right ? 1 : -1) * chance.between(-4, 60) * wide;
        const high = tall * (0.4 + t * 0.8);
        return ribbon(
          curve(`${x},${y} ${x + 3},${y - high * 0.6} ${x + chance.between(-22, 22)},${y - high}`),
          5.4 * (0.5 + t * 0.6),
          { start: 1, end: 0, peak: 0.2, samples: 7 },
        );
      }),
      fill,
    );
  }
  for (const [x, y] of [
    [76, 800],
    [94, 824],
    [62, 836],
    [528, 828],
    [540, 800],
  ] as const)
    art.blot(Path.join(range(7, (i) => leaf(x, y, 8, 4.4, i * 51 + x))), '#d9d3c0');
  outOfFocus(art, 3.4, () => {
    art.blot(
      [leaf(40, 900, 170, 26, 24, 16), leaf(20, 890, 130, 24, 44, 8), leaf(70, 905, 110, 20, 6, -10)],
      '#14221f',
    );
  });
}
