import { byHand, INK, ink, modelled, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** Night over the valley; the moon has just come over the hills. */
export function sky(art: Art, x: number, y: number): void {
  const air = ramp(0, '#0f1534', 0.3, '#1e2a58', 0.62, '#44588c', 1, '#8a9cc0');
  art.fill(roundRect(44, 44, 512, 500), art.linear(0, 60, 0, 500, air));
  const chance = random('stars');
  const stars = range(60, () => {
    const [sx, sy] = [chance.between(54, 546), chance.between(66, 360)];
    return ellipse(sx, sy, chance.between(0.7, 2));
  });
  art.blot(stars, '#e8ecff', 0.85);
  stippledGlow(art, x, y, 260, '#dfe6ff', 0.8);
  art.fill(ellipse(x, y, 47), '#fbf7ea');
  printed(art, [x - 50, y - 50, x + 50, y + 50], () => {
    art.fill(
      closed(`${x - 20},${y - 24} ${x - 2},${y - 32} ${x + 8},${y - 18} ${x - 6},${y - 8}`),
      '#c9cbe0',
      0.6,
    );
    art.fill(
      closed(`${x + 6},${y + 4} ${x + 26},${y - 4} ${x + 30},${y + 14} ${x + 10},${y + 20}`),
      '#c9cbe0',
      0.6,
    );
  });
  for (const [knots, fill] of [
    ['30,398! 90,388 150,393 210,384 270,390! 210,397 150,404 90,402', '#8392bd'],
    ['150,330! 190,322 240,327 290,322! 240,333 190,337', '#5c6c9c'],
  ] as const)
    printed(art, [30, 310, 300, 410], () => void art.fill(closed(knots), fill, 0.9));
}

/** Hills, far to near: crest, fill, mist. */
const HILLS = [
  ['30,452 90,436 150,452 210,428 280,448 350,424 430,446 500,430 570,444', '#5f74a4', '#a9b8d8'],
  ['30,512 100,486 180,508 250,490 330,516 420,488 570,510', '#3f5288', '#8296c2'],
  ['30,560 110,548 190,566 280,548 380,572 570,548', '#2b3c70', '#5c72a8'],
] as const;

function hills(art: Art): void {
  art.fill(roundRect(30, 640, 540, 240), '#5c72a8');
  for (const [knots, fill, mist] of HILLS) {
    const crest = points(knots);
    const top = Math.min(...crest.map(([, y]) => y));
    const hill = byHand(
      Path.join(spline(crest))
        .lineTo(570, top + 130)
        .lineTo(30, top + 130)
        .close(),
      2,
    );
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, top + 30], [0, top + 96], [0, 0.9]);
  }
}

/** The lane, from the near end to the far one: x, y, half its width. */
const LANE = [
  [40, 706, 17],
  [92, 684, 13],
  [150, 664, 9.6],
  [184, 647, 7.2],
  [188, 630, 5.4],
  [166, 614, 4.2],
  [150, 600, 3.2],
  [160, 587, 2.4],
  [188, 576, 1.7],
  [210, 566, 1],
] as const;

/** Houses on either side of it, the far ones first: x, foot, width, is somebody awake. */
const HOUSES = [
  [196, 566, 11, 0],
  [172, 574, 13, 1],
  [212, 580, 13, 0],
  [138, 586, 15, 0],
  [184, 594, 16, 1],
  [126, 602, 19, 1],
  [190, 613, 19, 0],
  [136, 622, 23, 0],
  [218, 634, 25, 1],
  [148, 645, 27, 1],
  [96, 660, 32, 0],
  [214, 666, 31, 0],
  [178, 684, 37, 1],
  [56, 674, 33, 1],
] as const;

function house(art: Art, x: number, foot: number, width: number, awake: boolean): void {
  const [half, wall, roof] = [width / 2, width * 0.42, width * 0.52];
  const eaves = foot - wall;
  art.fill(
    polygon([
      [x - half, foot],
      [x - half, eaves],
      [x - half * 0.1, eaves - roof * 0.9],
      [x + half * 0.5, eaves],
      [x + half * 0.5, foot],
    ]),
    '#3c4a7c',
  );
  art.fill(
    polygon([
      [x + half * 0.5, foot],
      [x + half * 0.5, eaves],
      [x + half * 1.3, eaves - width * 0.06],
      [x + half * 1.3, foot - width * 0.08],
    ]),
    '#1a2348',
  );
  art.fill(
    polygon([
      [x - half * 1.15, eaves + 2],
      [x - half * 0.1, eaves - roof],
      [x + half * 0.05, eaves - roof],
      [x - half * 0.9, eaves + 2],
    ]),
    '#d6def4',
  );
  art.fill(
    polygon([
      [x - half * 0.1, eaves - roof],
      [x + half * 0.75, eaves - roof - width * 0.05],
      [x + half * 1.5, eaves],
      [x + half * 0.6, eaves + 2],
    ]),
    '#28355f',
  );
  if (!awake) return;
  stippledGlow(art, x - half * 0.1, foot - wall * 0.5, width * 0.9, '#f0b860', 0.7);
  art.fill(roundRect(x - half * 0.4, foot - wall * 0.86, width * 0.28, wall * 0.62), '#ffdf98');
}

/** The village, most of it asleep; smoke from those who are awake. */
function village(art: Art): void {
  const side = (sign: number): Knot[] => LANE.map(([x, y, half]) => [x + sign * half, y - sign * half * 0.3]);
  art.fill(spline([...side(-1), ...side(1).reverse()], true), '#8b9dcb');
  art.fill(spline([...side(0.2), ...side(1).reverse()], true), '#b4c2e4', 0.6);
  for (const [x, foot, width, awake] of HOUSES) house(art, x, foot, width, awake === 1);
  const smoke = [
    '172,566 178,548 170,532 178,512',
    '214,616 224,594 216,574 226,552',
    '52,648 60,624 50,604 58,580',
  ];
  art.blot(
    smoke.map((line) => ribbon(curve(line), 5, { start: 0.3, end: 0, peak: 0.5 })),
    '#b9c6e4',
    0.55,
  );
}

/** A fir seen from above its tip: x, tip, height, half width. */
function fir(x: number, tip: number, height: number, half: number, seed: number): Path {
  const chance = random(seed);
  const side = (sign: 1 | -1): [number, number][] =>
    range(8, (i) => {
      const t = (i + 1) / 8;
      const out = half * t * chance.between(0.85, 1.1);
      return [
        [x + sign * out, tip + height * t],
        [x + sign * out * 0.55, tip + height * t - height * 0.01],
      ] as [number, number][];
    }).flat();
  return polygon([[x, tip], ...side(1), ...side(-1).reverse()]);
}

/** Tops of firs below the bough, the nearer the darker. */
function tops(art: Art): void {
  const rows = [
    ['#2c4078', '#5c72a8', 650, 260, 34, 12],
    ['#1c2b5a', '#7084b8', 700, 190, 32, 10],
    ['#101838', '#5c6ca0', 770, 240, 50, 7],
  ] as const;
  for (const [r, [fill, rim, tip, height, half, count]] of rows.entries()) {
    const chance = random(`firs ${r}`);
    const row = range(count, (i) =>
      fir(
        (r === 0 ? 230 : 40) + ((i + chance.between(0.15, 0.85)) / count) * (r === 0 ? 330 : 540),
        tip + chance.between(-26, 30),
        height,
        half * chance.between(0.8, 1.2),
        r * 20 + i,
      ),
    );
    modelled(
      art,
      [44, tip - 40, 556, 868],
      { towards: [-half * 0.3, -2], soft: half * 0.3, shade: '#0e1230', rim, rimWidth: 1.6 },
      () => {
        for (const tree of row) art.fill(tree, fill);
      },
    );
  }
}

export function valley(art: Art): void {
  hills(art);
  village(art);
  const depth = roundRect(40, 600, 520, 270);
  art.fill(depth, art.linear(0, 640, 0, 760, ramp(0, '#1c2a5a', 0, 1, '#1c2a5a', 0.95)));
  tops(art);
}

const TRUNK = byHand(
  closed('470,40! 478,140 470,250 482,360 476,470 462,560 430,640 440,720 474,790 486,880! 640,880! 640,40!'),
  3,
);
const BOUGH = byHand(
  closed(
    '520,590! 462,646 420,672 368,682 300,688 220,688 150,702 90,696 30,706! 30,742! 90,742 150,754 220,748 300,764 380,776 440,784 500,820!',
  ),
  3,
);

const FURROWS = [
  '492,60 486,180 492,300 498,420 484,520 470,590 476,640',
  '516,60 508,200 514,330 516,460 502,560 496,640 508,740',
  '540,60 532,220 540,380 536,520 524,640 532,800',
  '484,770 500,810 508,860',
];
const GRAIN = [
  '60,716 140,722 220,710 300,716 380,712 440,700',
  '100,706 180,714 260,704',
  '300,728 380,726 450,716 500,700',
  '400,696 450,676 486,646',
];

/** The near trunk and the bough he sits on, lit along its back. */
export function tree(art: Art): void {
  modelled(
    art,
    [30, 44, 600, 880],
    { towards: [-15, -12], soft: 13, shade: '#0c0f28', rim: '#dfe4fa', rimWidth: 3.2 },
    () => void art.fill(Path.join(TRUNK, BOUGH), '#35355a'),
  );
  art.blot(
    FURROWS.map((furrow, i) => ink(byHand(curve(furrow), 5), 6, i, 0.3)),
    '#0c0f28',
  );
  art.blot(
    GRAIN.map((line, i) => ink(curve(line), INK.contour, i, 0.3)),
    '#0c0f28',
  );
  // what the moon has of the bough's back, up to the trunk
  art.blot(ink(curve('300,689 366,683 418,672 456,650'), INK.form, 'back', 0.2), '#8f93c0');
  const chance = random('bark');
  const flakes = range(44, (i): Path => {
    const [x, y] = [chance.between(478, 548), chance.between(80, 840)];
    return ink(
      spline([
        [x, y],
        [x + 2, y + 12],
        [x - 1, y + chance.between(18, 36)],
      ]),
      INK.form,
      i,
      0.3,
    );
  });
  art.blot(flakes, '#6a6c96', 0.8);
}
