import { byHand, INK, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { petal } from '../../../kit/plants/petal.ts';
import { form } from './form.ts';

const EDGE =
  '20,652! 96,644 128,600 112,540 134,470 128,410 160,344 176,286 226,232 262,196 330,172 372,148 440,158 486,182 524,190 590,236!';

/** The rock that closes in on the left and above. */
export function rock(art: Art): void {
  const mass = byHand(
    polygon([
      ...curve(EDGE)
        .walk(60)
        .map(({ x, y }): [number, number] => [x, y]),
      [600, 30],
      [20, 30],
    ]),
    2,
  );
  form(art, mass, '#432e3c', 22, { shade: '#20142a', rim: '#f6d49a', rimWidth: 3, towards: [0.9, 0.4] });
  for (const [knots, fill] of [
    ['44,300! 96,330 110,400 92,460 106,540 70,600 30,620!', '#3a2836'],
    ['60,200! 130,240 150,300 120,350 70,330!', '#5c424a'],
    ['180,90! 260,110 300,150 240,190 190,240 150,220!', '#54404a'],
    ['330,60! 420,80 450,140 380,136 330,150!', '#3a2836'],
    ['460,110! 540,160 560,210 500,176!', '#5c424a'],
  ] as const) {
    const facet = byHand(closed(knots), 3);
    form(art, facet, fill, 16, {
      shade: '#20142a',
      rim: '#7a5a58',
      rimWidth: 1.6,
      depth: 0.8,
      towards: [0.8, 0.5],
    });
  }
  strokes(
    art,
    [
      '118,402 100,420 92,452 96,480',
      '176,290 150,296 134,320',
      '262,198 246,176 248,140',
      '372,150 362,128 366,96',
      '84,560 96,590 90,630',
      '200,130 190,160 196,190',
    ],
    INK.contour,
    '#20142a',
    0.3,
  );
}

/** The cave's floor, and the daylight that falls in over it. */
export function floor(art: Art): void {
  const ground = byHand(closed('20,650! 110,644 220,660 330,654 440,664 590,652! 590,890! 20,890!'), 2);
  art.fill(ground, art.linear(0, 650, 0, 868, ramp(0, '#7a5850', 1, '#3c2a38')));
  const day = byHand(polygon(points('250,656 590,650 590,880 170,880 200,800 160,760 220,720 200,690')), 3);
  printed(
    art,
    [44, 640, 556, 872],
    () =>
      void art.fill(
        day,
        art.linear(560, 660, 150, 860, ramp(0, '#ffe0a0', 1, 0.6, '#e8b478', 0.9, 1, '#c98a60', 0.2)),
      ),
  );
  strokes(
    art,
    [
      '60,700 140,690 200,700',
      '240,700 330,690 420,696',
      '90,850 200,838 300,850',
      '420,860 480,846 550,850',
    ],
    INK.form,
    '#6a463e',
    0.3,
  );
}

/** Light stands in the dust of the cave. */
export function beam(art: Art): void {
  const fade = art.linear(
    500,
    180,
    80,
    760,
    ramp(0, '#fff2c4', 0, 0.5, '#fff2c4', 0, 0.64, '#ffe9b4', 0.3, 1, '#ffdc9c', 0),
  );
  for (const shaft of ['420,150 330,172 30,560 40,700', '520,190 450,160 50,760 180,820'])
    art.fill(polygon(points(shaft)), fade);
}

/** A wild rose, five petals round its gold. */
export function wildRose(art: Art, x: number, y: number, r: number, rot: number, tone = '#d9707c'): void {
  const petals = range(5, (i) => petal(x, y, r, r * 0.94, rot + i * 72, { tip: 0.55, belly: 0.68 }));
  form(
    art,
    Path.join(petals),
    () => {
      for (const [i, one] of petals.entries()) art.fill(one, i % 2 ? tone : '#e88c90');
    },
    r * 0.5,
    { shade: '#9a3a58', rim: '#ffe0cc', rimWidth: 1.3, depth: 0.7 },
  );
  art.fill(ellipse(x, y, r * 0.26), '#f6e0a0');
}

interface Briar {
  stem: string;
  leaves: number;
  size: number;
  dark: string;
  light: string;
  roses: readonly (readonly [x: number, y: number, r: number, rot: number])[];
}

/** One grows on the rock, small; one is close to us and cut by the frame. */
const BRIARS: readonly Briar[] = [
  {
    stem: '236,150 244,200 222,244 196,280 176,330',
    leaves: 13,
    size: 17,
    dark: '#3a5444',
    light: '#68884c',
    roses: [
      [208, 266, 11, 20],
      [240, 204, 9, 60],
      [180, 318, 8, 10],
    ],
  },
  {
    stem: '300,110 318,150 326,190 318,222',
    leaves: 8,
    size: 15,
    dark: '#3a5444',
    light: '#68884c',
    roses: [[318, 220, 9, 40]],
  },
  {
    stem: '590,300 560,252 524,222 478,210 440,222',
    leaves: 13,
    size: 34,
    dark: '#2c4840',
    light: '#5a7c48',
    roses: [
      [446, 222, 24, 10],
      [516, 236, 20, 40],
      [538, 278, 15, 0],
    ],
  },
  {
    stem: '590,210 552,196 520,176 486,172',
    leaves: 9,
    size: 30,
    dark: '#2c4840',
    light: '#48683f',
    roses: [[492, 172, 16, 20]],
  },
];

/** Briars at the opening. */
export function briars(art: Art): void {
  const chance = random('briar');
  for (const { stem, leaves, size, dark, light, roses } of BRIARS) {
    const path = curve(stem);
    art.blot(ribbon(path, size * 0.22, { start: 1, end: 0.4, samples: 16 }), '#3a2a34');
    const steps = path.walk(leaves);
    for (const pick of [0, 1]) {
      const blades = steps
        .filter((_, i) => i > 0 && i % 2 === pick)
        .flatMap(({ x, y, angle }) =>
          [1, -1].map((side) =>
            leaf(
              x,
              y,
              size * chance.between(0.7, 1.2),
              size * chance.between(0.36, 0.5),
              angle + side * chance.between(34, 86),
              side * size * 0.16,
            ),
          ),
        );
      if (size < 20) art.blot(blades, pick ? light : dark);
      else
        form(
          art,
          Path.join(blades),
          () => {
            for (const blade of blades) art.fill(blade, pick ? light : dark);
          },
          5,
          { shade: '#1c2c34', rim: '#dfe0a0', rimWidth: 1.4 },
        );
    }
    for (const [x, y, r, rot] of roses) wildRose(art, x, y, r, rot);
  }
}

/** Stones and ferns close to us, dark, in the corners. */
export function near(art: Art): void {
  form(art, polygon(points('20,890 20,806 60,800 104,826 130,862 134,890')), '#3a2a38', 12, {
    shade: '#180f22',
    rim: '#c99a70',
  });
  const chance = random('fern');
  for (const [stem, count] of [
    ['60,880 74,820 110,776 156,756', 11],
    ['40,880 42,820 60,770 90,734', 11],
    ['90,884 130,840 176,822 214,824', 9],
  ] as const) {
    const path = curve(stem);
    art.blot(
      [
        ribbon(path, 4, { start: 1, samples: 14 }),
        ...path
          .walk(count)
          .slice(2)
          .flatMap(({ x, y, angle, t }) =>
            [1, -1].map((side) =>
              leaf(x, y, (1.15 - t) * 40, 13 * (1.2 - t), angle + side * chance.between(52, 64), side * 3),
            ),
          ),
      ],
      stem.startsWith('40') ? '#25343a' : '#34483e',
    );
  }
  for (const [x, y, rot] of [
    [300, 838, 20],
    [250, 852, 100],
    [344, 852, 60],
    [470, 856, 140],
  ] as const)
    art.fill(petal(x, y, 11, 9, rot), '#d9707c');
}
