import { byHand, flat, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  ellipse,
  lerp,
  Path,
  type Point,
  polygon,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const BANK = closed(
  '620,590! 540,598 470,618 400,644 340,660 274,674 248,688 243,706 270,732 320,752 342,780 330,812 300,840 286,900! 620,900!',
);

/** Land: a low bank that its foot's shade draws off the water. */
export function bank(art: Art): void {
  art.fill(byHand(BANK.translate(-10, 9), 2), '#1a2450');
  form(art, BANK, '#4c6a70', 20, { shade: '#1c2c4e', rim: '#f3dcc0', rimWidth: 3 });
  stippled(art, BANK, '#17224a', [300, 700], [430, 880], [0, 0.95]);
  const chance = random('bank');
  const blades = range(90, () => {
    const t = chance();
    const y = lerp(640, 860, t);
    return blade(
      chance.between(lerp(470, 340, Math.min(1, t * 2)), 552),
      y,
      lerp(5, 20, t) * chance.between(0.6, 1.2),
      chance.between(-6, 6),
      lerp(1.6, 3, t),
    );
  });
  art
    .blot(
      blades.filter((_, i) => i % 3),
      '#6f8f86',
    )
    .blot(
      blades.filter((_, i) => !(i % 3)),
      '#b5c2a0',
    );
}

/** A blade of two curves: there are many. */
const blade = (x: number, y: number, high: number, lean: number, width: number): Path =>
  new Path()
    .moveTo(x - width / 2, y)
    .curveTo(x - width / 2, y - high * 0.4, x + lean * 0.3, y - high * 0.7, x + lean, y - high)
    .curveTo(x + lean * 0.5 + width, y - high * 0.6, x + width / 2, y - high * 0.3, x + width / 2, y)
    .close();

/** Tufts before her knees and her hem, then along the brook: where they stand, how far they spread, how high. */
const TUFTS = [
  [256, 709, 15, 24],
  [296, 717, 9, 14],
  [352, 719, 18, 18],
  [412, 720, 12, 20],
  [488, 722, 8, 14],
  [430, 738, 6, 11],
  [436, 770, 9, 14],
  [352, 788, 11, 17],
  [482, 800, 10, 24],
  [380, 828, 15, 20],
  [342, 842, 12, 22],
] as const;

/** Grass that stands up before what lies on it, in tufts. */
export function tufts(art: Art): void {
  const chance = random('tufts');
  for (const [tones, from] of [
    ['#2f4a5c', 0],
    ['#5f8480', 1],
    ['#a9bda0', 2],
  ] as const)
    art.blot(
      TUFTS.flatMap(([x, y, spread, high]) =>
        range(Math.round(spread * (from === 2 ? 0.35 : 0.7)), () => {
          const aside = chance.between(-1, 1);
          return blade(
            x + aside * spread,
            y + chance.between(-2, 3) - Math.abs(aside) * 2,
            high * chance.between(0.45, 1) * (1 - Math.abs(aside) * 0.4),
            aside * high * 0.5 + chance.between(-3, 5),
            chance.between(2, 3.4),
          );
        }),
      ),
      tones,
    );
}

const BROOK =
  '502,698! 488,708 462,716 444,724 437,732 444,742 452,754 446,768 424,779 396,785 366,789 338,792! 340,802 334,818 322,832! 346,824 374,817 408,813 444,804 474,790 486,772 478,756 468,744 470,736 486,729 508,721 528,710 532,699!';

/** What she pours on the land finds one way back to the pool, broader the nearer it comes. */
export function brook(art: Art, [x, y]: Point): void {
  // the far bank's shade lies on it
  art.fill(byHand(closed(BROOK).translate(-1, -4), 1), '#1a2a4c');
  flat(
    art,
    BROOK,
    '#7d92bd',
    [
      '502,694 486,704 460,712 440,722 433,732 440,742 448,756 440,768 420,776 390,782 330,790 326,800 372,795 404,791 434,785 456,772 460,756 450,742 446,733 456,725 488,713',
      '#4d6196',
    ],
    [
      '486,724 466,732 462,742 474,754 481,768 474,780 450,794 410,804 440,806 480,794 492,770 474,744 478,734 520,718',
      '#b9c5de',
    ],
  );
  mouth(art);
  strokes(
    art,
    [
      '504,704 484,712 462,720',
      '446,734 450,744 457,756',
      '468,756 473,768 463,782',
      '450,776 424,788 396,794',
      '430,800 400,807 372,811',
      '384,796 362,800 346,803',
    ],
    INK.form,
    '#f4f2ee',
    0.3,
  );
  // where the fall comes down
  art.fill(
    byHand(
      spline(
        [
          [x - 24, y + 3],
          [x, y - 5],
          [x + 24, y + 3],
          [x, y + 11],
        ],
        true,
      ),
      1.2,
    ),
    '#9fb0d2',
  );
  strokes(
    art,
    [10, 19].map((r) =>
      spline([
        [x - r, y + 3],
        [x - r * 0.4, y + 3 + r * 0.32],
        [x + r * 0.6, y + 3 + r * 0.28],
        [x + r, y + 2],
      ]),
    ),
    2,
    '#fffdf2',
    0.2,
  );
  for (const [knots, shade] of [
    ['446,806! 448,796 458,791 468,793 474,801 472,808 458,811', '448,812 462,804 476,800 480,814 450,816'],
    ['426,722! 426,714 432,710 440,712 443,719 440,723', '428,726 438,718 446,716 446,728'],
    ['386,786! 388,779 396,776 404,779 406,785 398,789', '390,790 400,783 410,780 410,794'],
  ] as const)
    flat(art, knots, '#8d9ab0', [shade, '#3c4a70'], {
      along: [knots.split(' ').slice(1, 4).join(' ')],
      paint: '#f3e6d6',
      width: 2.4,
    });
}

/** Over the edge and a hand's breadth down into the pool, in threads that foam where they land. */
function mouth(art: Art): void {
  art.blot(
    [12, 22, 34, 50].map((r, i) =>
      ink(arc(314, 826, r * 1.5, 186 + i * 5, 352 - i * 6, r * 0.5), 2.4 - i * 0.35, i, 0.3),
    ),
    '#dfe7f2',
  );
  flat(
    art,
    '336,793! 340,803 334,818 322,832 314,832! 306,836 298,840! 306,826 316,812 326,800!',
    '#93a7d2',
    ['334,796 334,808 326,822 314,834 304,842 300,838 316,818 326,802', '#c3d0e8'],
    ['328,802 322,814 312,828 302,840 298,838 310,820', '#7d92bd'],
  );
  strokes(
    art,
    [
      '338,797 332,811 319,828',
      '333,799 324,814 310,833',
      '337,806 330,820 318,832',
      '327,803 316,818 304,835',
    ],
    1.8,
    '#ffffff',
    0.1,
  );
  art.blot(
    [
      [315, 813, 2],
      [310, 820, 2.8],
      [306, 827, 3.6],
      [301, 833, 4.4],
      [297, 839, 4],
      [303, 839, 3.4],
      [294, 833, 2],
      [291, 841, 1.8],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.62)),
    '#f6f8fb',
  );
}

/** Flowers along the brook: where each stands, how large, how far it turns from us, which way it leans. */
const FLOWERS = [
  [414, 722, 3.4, 0.4, -10, 1],
  [424, 738, 4, 0.7, 14, 0],
  [406, 742, 4.4, 0.3, -20, 0],
  [488, 730, 4, 0.6, 16, 1],
  [500, 738, 4.6, 0.3, 4, 0],
  [386, 762, 5.4, 0.5, -16, 1],
  [400, 766, 4.6, 0.8, 10, 0],
  [364, 776, 5, 0.35, -8, 0],
  [494, 772, 5.6, 0.55, 20, 0],
  [372, 838, 7.4, 0.35, -14, 0],
  [354, 846, 6, 0.7, -26, 1],
  [396, 832, 6.4, 0.55, 12, 1],
  [412, 852, 8.4, 0.25, 6, 0],
  [456, 826, 7.6, 0.4, 18, 0],
  [440, 842, 6.6, 0.75, -18, 1],
  [470, 852, 9, 0.5, 10, 0],
] as const;

/** They came up where the water goes; some look at us, some at the star. */
export function flowers(art: Art): void {
  const chance = random('flowers');
  for (const [x, y, r, turned, lean, rose] of FLOWERS) {
    const foot: Point = [x - lean * 0.3, y + r * 2.6];
    art.blot(
      ribbon(spline([foot, [x - lean * 0.1, y + r * 1.2], [x, y]]), r * 0.34, { start: 1, end: 0.7 }),
      '#8fa888',
    );
    art.fill(
      polygon([foot, [foot[0] + r * 1.4, foot[1] - r * 0.9], [foot[0] + r * 0.5, foot[1] - r * 0.2]]),
      '#6f8f86',
    );
    const petals = range(5, (i) => petal(r * chance.between(0.86, 1.1), i * 72 + chance.between(-9, 9)));
    const placed = (path: Path): Path =>
      path
        .scale(1, 1 - turned * 0.6)
        .rotate(lean)
        .translate(x, y);
    art
      .blot(petals.slice(0, 2).map(placed), rose ? '#c9807c' : '#c8bcc6')
      .blot(petals.slice(2).map(placed), rose ? '#f2b6a2' : '#fff5e6')
      .fill(
        placed(
          spline(
            [
              [-0.26 * r, 0],
              [0, -0.24 * r],
              [0.26 * r, 0],
              [0, 0.26 * r],
            ],
            true,
          ),
        ).translate(0, -r * turned * 0.14),
        '#d99a52',
      );
  }
}

const petal = (r: number, angle: number): Path =>
  spline(
    [
      [0, 0, 1],
      [-0.42 * r, -0.5 * r],
      [-0.3 * r, -0.95 * r],
      [0, -0.86 * r, 1],
      [0.3 * r, -0.98 * r],
      [0.44 * r, -0.5 * r],
    ],
    true,
  ).rotate(angle + 180);
