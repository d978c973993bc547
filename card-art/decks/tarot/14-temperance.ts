import { defineCard } from '../../define.ts';
import { byHand, INK, ink, modelled, printed, regionOf, ripples, stippled } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { angel } from './14-temperance/angel.ts';

/** The last light, in the gap between two mountains. */
const [X, Y] = [456, 560];
const SHORE = 700;

/** A blue-green evening, peach where the sun has just gone. */
function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 720),
    art.linear(
      0,
      60,
      0,
      620,
      ramp(0, '#1c4258', 0.4, '#3b7480', 0.72, '#8fae9f', 0.92, '#f0cfa2', 1, '#ffe6b8'),
    ),
  );
  art.glow(X, Y, 300, '#ffe9bd', 0.85, 1, 0.4);
  const chance = random('crown');
  art.blot(
    range(17, (i) => {
      const angle = -80 + i * 10;
      return ink(
        spline([polar(X, Y, 62, angle), polar(X, Y, chance.between(80, i % 2 ? 110 : 168), angle)]),
        i % 2 ? 2 : 3.4,
        i,
        0.1,
      );
    }),
    '#fff3d0',
  );
  art.fill(ellipse(X, Y, 46), '#fff8e0');
  art.blot(
    [
      [330, 128, 2.2],
      [432, 176, 1.6],
      [292, 92, 1.4],
      [398, 112, 1.3],
      [492, 262, 1.5],
      [352, 186, 1.2],
    ].map(([x, y, r]) => ellipse(x!, y!, r!)),
    '#fff3d8',
  );
}

/** Two mountains, the way that climbs between them, the near shore. */
function land(art: Art): void {
  for (const [knots, fill, rim] of [
    [
      '300,640 344,590 372,548 392,534 410,556 428,584 446,600 470,600 490,570 512,536 530,520 552,548 600,600',
      '#6f9a98',
      '#fff0c8',
    ],
    [
      '30,600 90,588 150,604 220,592 290,612 350,604 410,624 452,632 500,618 560,604 600,610',
      '#47767c',
      '#d9dcb4',
    ],
    ['30,650 110,636 200,652 300,640 390,656 470,650 540,640 600,652', '#2f5c68', '#a9c4a4'],
  ] as const) {
    const ridge = byHand(spline(points(knots), false, 0.3), 2);
    const plane = polygon([...points(knots), [600, 760], [30, 760]]);
    art.fill(byHand(plane, 2), fill);
    art.blot(ink(ridge, 2.4, fill, 0.1), rim);
  }
  const way = closed(
    '300,720! 330,696 400,684 440,672 420,658 396,648 412,634 446,624 454,606! 460,606! 456,626 428,638 420,646 452,656 476,672 452,690 400,704 380,720!',
  );
  art.fill(way, '#f6dba8');
}

/** Still water that holds the light, rings where the foot stands. */
function pool(art: Art): void {
  art.fill(
    roundRect(44, SHORE, 512, 170),
    art.linear(0, SHORE, 0, 868, ramp(0, '#e3c9a0', 0.16, '#86aa9c', 0.5, '#3a707e', 1, '#173c54')),
  );
  art.fill(
    byHand(
      closed(
        '40,690! 140,700 260,696 380,706 480,700 570,694! 570,706! 470,712 360,712 240,706 120,712 40,708!',
      ),
      2,
    ),
    '#2f5c68',
  );
  printed(art, [360, SHORE + 8, 556, 868], () => art.glow(X - 6, 740, 120, '#ffe9bd', 0.9, 1.1, 0.5));
  const chance = random('water');
  ripples(
    art,
    54,
    (i) => {
      const t = (i / 54) ** 1.3;
      const half = lerp(8, 46, t) * chance.between(0.6, 1.2);
      return {
        x: chance.between(60, 540),
        y: lerp(718, 862, t),
        half,
        rise: chance.between(-1, 1.4),
        weight: lerp(1.4, 3, t),
      };
    },
    [
      ['#f6dfb4', 0.8],
      ['#1f4a60', 0.75],
    ],
  );
}

/** Rings on the water round the shin: they spread behind it, one also closes before it. */
function rings(art: Art): void {
  art.blot(
    [54, 86].map((r, i) => ink(ellipse(302, 798, r, r * 0.24), 3 - i * 0.6, r, 0.3)),
    '#fff0cc',
  );
}

function lap(art: Art): void {
  art.blot(
    ['276,799 288,804 304,806 320,804 332,799', '290,800 304,802 318,800'].map((line, i) =>
      ink(curve(line), 3.4 - i * 1.2, i + 2, 0.1),
    ),
    '#fff0cc',
  );
}

/** The stone that the other foot stands on. */
function bank(art: Art): void {
  const stone = byHand(closed('30,820! 70,806 120,812 176,818 220,828 246,846 256,880 260,900! 30,900!'), 3);
  modelled(
    art,
    [30, 790, 290, 900],
    { towards: [16, -10], soft: 14, shade: '#10243c', rim: '#ffd9a4', rimWidth: 2.6 },
    () => {
      art.fill(stone, '#31566a');
      art.fill(
        byHand(closed('60,812! 120,814 176,820 222,830 240,844! 200,838 150,834 100,834'), 2),
        '#4d7884',
      );
    },
  );
  art.blot(
    ['90,826 120,842 110,868', '170,830 196,848 200,870', '60,840 70,866'].map((crack, i) =>
      ink(curve(crack), INK.form, i, 0.3),
    ),
    '#10243c',
  );
}

/** Sword leaves, x of the foot, height, lean. */
const LEAVES = [
  [404, 96, -18],
  [430, 150, -14],
  [448, 196, 10],
  [470, 170, -20],
  [492, 232, 6],
  [506, 190, 26],
  [528, 250, -8],
  [546, 210, 18],
  [416, 70, 22],
  [520, 130, -26],
] as const;

/** Yellow irises on the near shore, against the light. */
function irises(art: Art): void {
  const leaves = LEAVES.map(([x, height, lean]) =>
    ribbon(
      spline([
        [x, 884],
        [x + lean * 0.2, 884 - height * 0.55],
        [x + lean, 884 - height],
      ]),
      15,
      { start: 0.8, peak: 0.4 },
    ),
  );
  modelled(
    art,
    regionOf(Path.join(leaves), 10),
    { towards: [-5, -2], soft: 5, shade: '#12303c', rim: '#cfd9a0', rimWidth: 1.5 },
    () => {
      leaves.forEach((one, i) => {
        art.fill(one, i % 2 ? '#3c6a5c' : '#2f5a56');
      });
    },
  );
  for (const [x, y, size, rot, stem] of [
    [466, 694, 1, -8, '468,704 470,790 466,884'],
    [520, 660, 1.15, 6, '518,672 512,780 508,884'],
    [428, 762, 0.8, -14, '432,770 440,820 440,884'],
  ] as const) {
    art.blot(ribbon(curve(stem), 6, { start: 0.8, end: 1 }), '#2f5a56');
    const box = local(art, x, y, size, { rot });
    const petals: readonly (readonly [knots: string, fill: string])[] = [
      ['0,4! -14,-6 -30,-2 -42,10! -46,22 -38,30! -32,36 -24,28! -16,18 -8,10', '#c9964c'],
      ['0,4! 14,-8 32,-4 42,8! 48,20 40,28! 34,36 26,28! 18,16 8,10', '#c9964c'],
      ['0,4! -10,-14 -14,-36 0,-54! 14,-36 10,-14', '#b8843e'],
      ['-2,4! -22,-8 -28,-26 -22,-38 -10,-52! 0,-44 -2,-34 4,-24', '#e6bb68'],
      ['2,4! 18,-6 28,-24 24,-38 14,-50! 4,-44 6,-36 -2,-20', '#d9a858'],
      ['0,0! -12,8 -20,22 -16,34! -14,44 -4,42! 2,50 8,42! 18,42 18,32! 20,20 10,8', '#f2cf84'],
    ];
    const all = Path.join(petals.map(([knots]) => box.place(closed(knots))));
    modelled(
      art,
      regionOf(all, 10),
      { towards: [-5, -4], soft: 5, shade: '#8a4c3c', rim: '#fff6d4', rimWidth: 1.6 },
      () => {
        for (const [knots, fill] of petals) box.fill(closed(knots), fill);
      },
    );
    art.blot(box.place(closed('0,0! -5,6 -4,18 0,26! 5,18 5,6')), '#c4703c');
    art.blot(
      ['0,6 -4,22 -3,36', '3,6 4,22 6,38', '-6,-4 -14,-24 -12,-42', '6,-4 14,-24 14,-40'].map((vein, i) =>
        ink(box.place(curve(vein)), INK.detail, i, 0.1),
      ),
      '#8a4c3c',
    );
  }
}

/** An angel at dusk, one foot in the pool, pours from cup to cup. */
export const picture = defineCard({
  name: 'tarot/14-temperance',
  light: [X, Y],
  numeral: 'XIV',
  draw(art) {
    sky(art);
    land(art);
    pool(art);
    bank(art);
    rings(art);
    angel(art);
    lap(art);
    irises(art);
    stippled(art, polygon(points('44,800 556,800 556,870 44,870')), '#0f2840', [0, 806], [0, 870], [0, 0.7]);
  },
});
