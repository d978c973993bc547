import { byHand, flat, INK, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  bandBetween,
  closed,
  curve,
  type Point,
  points,
  polygon,
  ramp,
  random,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { petal } from '../../../kit/plants/petal.ts';
import { form } from './form.ts';
import { wildRose } from './roses.ts';

/** Of the opening: where the rock ends, and where its side, as thick as the rock is, meets the face that looks to us. */
const EDGE = curve(
  '20,656! 100,646 132,600 116,540 138,470 132,410 164,344 180,286 230,232 266,196 334,172 376,148 444,158 490,182 528,200 600,250!',
);
const FACE = curve(
  '20,600! 58,566 84,520 74,450 96,384 88,330 124,268 140,220 196,176 236,136 320,120 380,92 456,104 520,134 560,170 620,190!',
);
/** The side's planes, from the floor at the left over the head to the right: those on the left look into the sun. */
const PLANES = [
  '#8a5c50',
  '#a87258',
  '#94644f',
  '#b57c5c',
  '#8a5c50',
  '#a06a54',
  '#7a5250',
  '#8a5c50',
  '#644650',
  '#70504e',
  '#54404c',
  '#5e4650',
  '#4a3846',
  '#54404c',
];

/** The rock that closes in on the left and above. */
export function rock(art: Art): void {
  const [inner, outer] = [EDGE.walk(PLANES.length + 1), FACE.walk(PLANES.length + 1)];
  const planes = PLANES.map((_, i) => {
    const slip = i % 2 ? 9 : -7;
    return polygon([
      [inner[i]!.x, inner[i]!.y],
      [inner[i + 1]!.x, inner[i + 1]!.y],
      [outer[i + 1]!.x + slip, outer[i + 1]!.y - slip],
      [outer[i]!.x - slip, outer[i]!.y + slip],
    ]);
  });
  art.fill(polygon([...EDGE.walk(50).map(({ x, y }): Point => [x, y]), [620, 30], [20, 30]]), '#3c2834');
  const side = bandBetween(EDGE, FACE, 0, 1, 60);
  form(
    art,
    side,
    () => {
      art.fill(side, '#7a5250');
      for (const [i, plane] of planes.entries()) art.fill(byHand(plane, 2), PLANES[i]!);
    },
    10,
    { shade: '#2c1a30', rim: '#ffe0a8', rimWidth: 3, towards: [0.9, 0.5] },
  );
  const face = polygon([...FACE.walk(50).map(({ x, y }): Point => [x, y]), [620, 30], [20, 30]]);
  art.fill(byHand(face, 3), '#33222f');
  strokes(
    art,
    [
      '84,520 66,500 60,470',
      '96,384 76,360 70,330',
      '140,220 116,196 110,170',
      '236,136 220,110 222,84',
      '380,92 372,74 380,60',
      '520,134 530,110 524,90',
    ],
    INK.contour,
    '#20142a',
    0.2,
  );
  strokes(
    art,
    [
      '70,452 62,420 66,392',
      '90,334 104,300 122,272',
      '198,176 180,190 150,214',
      '322,120 280,124 244,134',
      '458,104 430,92 392,92',
    ],
    INK.form,
    '#8a6460',
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
  const fade = art.linear(320, 320, 70, 760, ramp(0, '#ffe9b4', 0.42, 1, '#ffdc9c', 0));
  art.clip(polygon([...EDGE.walk(50).map(({ x, y }): Point => [x, y]), [620, 30], [20, 30]]), () => {
    for (const shaft of ['270,190 190,300 20,700 20,480']) art.fill(polygon(points(shaft)), fade, 0.7);
  });
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
    stem: '600,336 570,290 532,258 490,240 450,248',
    leaves: 13,
    size: 34,
    dark: '#2c4840',
    light: '#5a7c48',
    roses: [
      [456, 250, 24, 10],
      [520, 250, 18, 40],
      [542, 292, 14, 0],
    ],
  },
  {
    stem: '590,226 548,206 516,186 480,178',
    leaves: 9,
    size: 30,
    dark: '#2c4840',
    light: '#48683f',
    roses: [[486, 178, 15, 20]],
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
              size * chance.between(0.6, 1.3),
              size * chance.between(0.36, 0.56),
              angle + side * chance.between(34, 86),
              side * size * 0.16,
            ),
          ),
        );
      if (size < 20) art.blot(blades, pick ? light : dark);
      else
        for (const blade of blades)
          flat(art, blade, dark, [blade.translate(size * 0.1, -size * 0.12), light]);
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
