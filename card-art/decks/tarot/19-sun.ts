// Heavier than 300 kB: grass, petals and stones are each a shape of their own.
import { defineCard } from '../../define.ts';
import {
  byHand,
  contactShadow,
  ink,
  modelled,
  printed,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { child } from './19-sun/child.ts';
import { stalk, sunflower } from './19-sun/sunflower.ts';
import { whiteHorse } from './19-sun/white-horse.ts';

/** The sun's middle and radius: the child's hand reaches its edge. */
const [X, Y, R] = [206, 284, 98];

function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 640),
    art.linear(0, 50, 0, 620, ramp(0, '#5ba3c0', 0.45, '#93cad2', 0.8, '#d9e6c4', 1, '#fbeab4')),
  );
  art.glow(X, Y, 380, '#fff3b4', 0.85);
  stippledGlow(art, X, Y, R * 2, '#fff0a4', 0.9);
}

/** A disc, and by turns straight rays and rays that wave. */
function sun(art: Art): void {
  const turn = (i: number): number => 4 + i * 30;
  const straight = range(12, (i) =>
    polygon([
      polar(X, Y, R * 0.9, turn(i) - 6.4),
      polar(X, Y, R * (i % 2 ? 1.9 : 2.1), turn(i)),
      polar(X, Y, R * 0.9, turn(i) + 6.4),
    ]),
  );
  const waving = range(12, (i) => {
    const angle = turn(i + 0.5);
    const bend = i % 2 ? 1 : -1;
    const way = spline([
      polar(X, Y, R * 0.94, angle),
      polar(X, Y, R * 1.25, angle + 5 * bend),
      polar(X, Y, R * 1.56, angle - 3.4 * bend),
      polar(X, Y, R * 1.86, angle + 2 * bend),
    ]);
    return ribbon(way, R * 0.15, { start: 1, end: 0, peak: 0.05, samples: 12 });
  });
  art.fill(Path.join(waving), '#eda63c');
  modelled(
    art,
    [44, 50, 440, 520],
    { towards: [3, -3], soft: 3, shade: '#eda63c', depth: 0.9 },
    () => void art.fill(Path.join(straight), '#ffdc80'),
  );
  const disc = byHand(ellipse(X, Y, R), 2);
  art.fill(disc, '#f8c250');
  printed(art, [X - R, Y - R, X + R, Y + R], () => {
    art.fill(
      disc,
      art.radial(X - 8, Y - 8, R * 1.12, ramp(0, '#fff6cc', 1, 0.62, '#ffe694', 1, 1, '#ffe694', 0)),
    );
  });
}

const CLOUDS = [
  '330,470 350,452 376,456 392,436 424,440 440,424 476,430 492,446 524,440 570,456 570,486 400,484',
  '30,420 62,406 84,412 104,400 132,410 150,424 120,432 40,434',
];

function clouds(art: Art): void {
  for (const knots of CLOUDS) {
    modelled(
      art,
      [44, 380, 556, 500],
      { towards: [-7, -7], soft: 8, shade: '#b9d2d0', rim: '#fffef4', rimWidth: 2.4 },
      () => void art.fill(byHand(closed(knots), 2), '#fdf6e0'),
    );
  }
}

/** The garden wall runs away to the right: its courses draw together. */
function wall(art: Art): void {
  const top = (x: number): number => lerp(596, 566, (x - 40) / 520);
  const foot = (x: number): number => lerp(830, 790, (x - 40) / 520);
  const course = (x: number, t: number): number => lerp(top(x), foot(x), t);
  const face = polygon([
    [40, top(40)],
    [560, top(560)],
    [560, foot(560)],
    [40, foot(40)],
  ]);
  art.fill(face, '#d3ab86');
  const chance = random('stones');
  const stones: Path[] = [];
  range(5, (row) => {
    let x = 30 - chance.between(0, 50);
    while (x < 560) {
      const width = chance.between(44, 76);
      const [a, b] = [0.1 + row * 0.18, 0.1 + (row + 1) * 0.18];
      stones.push(
        byHand(
          polygon([
            [x + 2, course(x, a) + 2],
            [x + width - 2, course(x + width, a) + 2],
            [x + width - 2, course(x + width, b) - 2],
            [x + 2, course(x, b) - 2],
          ]),
          2.6,
        ),
      );
      x += width;
    }
  });
  modelled(
    art,
    [44, 560, 556, 830],
    { towards: [-3, -4], soft: 4, shade: '#a8746a', depth: 0.9, rim: '#fff0cc', rimWidth: 1.6 },
    () => {
      stones.forEach((stone, i) => {
        art.fill(stone, ['#e3c197', '#d9b28c', '#ebcfa6', '#d3a484'][(i * 7) % 4]!);
      });
    },
  );
  modelled(
    art,
    [44, 556, 556, 630],
    { towards: [-3, -6], soft: 5, shade: '#a8746a', rim: '#fffbe4', rimWidth: 3 },
    () =>
      void art.fill(
        polygon([
          [30, top(30) - 10],
          [570, top(570) - 10],
          [570, top(570) + 12],
          [30, top(30) + 14],
        ]),
        '#f2dcb2',
      ),
  );
}

function sunflowersOverTheWall(art: Art): void {
  const grown: readonly (readonly [x: number, y: number, r: number, turn: number, rot: number])[] = [
    [82, 512, 37, 0.8, 12],
    [400, 552, 31, 0.84, 8],
    [464, 500, 45, 0.9, -14],
    [530, 440, 36, 0.7, -20],
  ];
  for (const [i, [x, y, r]] of grown.entries()) {
    stalk(
      art,
      [
        [x + 8, 620],
        [x + (i % 2 ? -4 : 10), (y + 620) / 2],
        [x, y],
      ],
      r * 0.11,
      [
        [0.3, r * 1.2, i % 2 ? 66 : -58],
        [0.5, r, i % 2 ? -70 : 52],
      ],
    );
  }
  for (const [i, [x, y, r, turn, rot]] of grown.entries()) sunflower(art, x, y, r, turn, rot, i);
}

/** A red banner on a long pole, blown back over the frame's edge. */
function banner(art: Art, [x, y]: Point): void {
  const at = (t: number): Point => [x + lerp(14, -34, t), y + lerp(84, -192, t)];
  const cloth = spline(
    [
      [...at(0.97), 1],
      ...points('416,180 456,206 494,188 536,204 600,190!'),
      ...points('600,318! 548,322 512,304 470,326 436,308'),
      [...at(0.55), 1],
    ],
    true,
  );
  modelled(
    art,
    [360, 160, 560, 350],
    { towards: [-14, -10], soft: 14, shade: '#7c1c34', rim: '#ffd8b0', rimWidth: 2.6 },
    () => void art.fill(cloth, '#d34844'),
  );
  art.clip(cloth, () => {
    for (const [fold, from, to] of [
      ['440,190! 470,206 480,196 476,250 482,330 452,336 440,312 446,250', 430, 486],
      ['520,200! 546,206 560,200 560,320 524,320 512,304 522,250', 510, 566],
      ['392,190! 404,186 412,196 404,250 412,316 390,316', 420, 386],
    ] as const)
      stippled(art, closed(fold), '#8a2038', [from, 0], [to, 0], [0, 0.95]);
    art.blot(
      ['420,184 414,240 430,312', '500,190 488,246 506,308'].map((light, i) => ink(curve(light), 7, i, 0.1)),
      '#f08a68',
    );
  });
  art.blot(ink(tube([at(0), at(1)], [1, 1], 4).spine, 6.4, 1, 0), '#9a5f34');
  art.fill(ellipse(...at(1.01), 7), '#f6d67c');
}

/** Grass and daisies before the horse's feet; one near sunflower cut by the frame. */
function meadow(art: Art): void {
  const ground = byHand(closed('30,806! 160,796 320,782 460,770 580,760! 580,900! 30,900!'), 3);
  art.fill(ground, art.linear(0, 770, 0, 868, ramp(0, '#b6b872', 1, '#5d7a3e')));
  stippled(art, ground, '#2f5238', [300, 790], [330, 880], [0, 0.7]);
}

function nearGrass(art: Art): void {
  const chance = random('meadow');
  const blades = range(190, (): Path => {
    const x = chance.between(46, 554);
    const y = chance.between(838, 884);
    const height = chance.between(24, 60);
    const lean = chance.between(-14, 16);
    return ribbon(
      spline([
        [x, y],
        [x + lean * 0.2, y - height * 0.6],
        [x + lean, y - height],
      ]),
      4.4,
      { start: 1, samples: 5 },
    );
  });
  for (const [i, tone] of ['#3f6844', '#729357', '#a9b36e'].entries())
    art.blot(
      blades.filter((_, k) => k % 3 === i),
      tone,
    );
  for (const [x, y, r] of [
    [302, 834, 9],
    [346, 848, 11],
    [404, 828, 8],
    [446, 846, 11],
    [508, 832, 9],
    [232, 850, 10],
  ] as const) {
    art.blot(
      range(9, (i) => leaf(x, y, r, r * 0.5, i * 40 + x)),
      '#fffbea',
    );
    art.fill(ellipse(x, y, r * 0.32), '#f2b632');
  }
  stalk(
    art,
    [
      [70, 900],
      [84, 850],
      [108, 790],
    ],
    7,
    [
      [0.4, 74, 70],
      [0.3, 70, -40],
    ],
  );
  sunflower(art, 108, 776, 66, 0.92, 18, 9);
}

/** A child rides a white horse before a wall of sunflowers, arms up to the sun, a red banner in the wind. */
export const picture = defineCard({
  name: 'tarot/19-sun',
  light: [X, Y],
  numeral: 'XIX',
  draw(art) {
    sky(art);
    sun(art);
    clouds(art);
    sunflowersOverTheWall(art);
    wall(art);
    meadow(art);
    contactShadow(art, 380, 838, 200, 20, '#2f4a3c');
    whiteHorse(art);
    child(art, 338, 580, 1, (hand) => banner(art, hand));
    nearGrass(art);
  },
});
