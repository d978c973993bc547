import { byHand, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, ramp, roundRect } from '../../../kit/pen/index.ts';
import { type Buttress, buttress } from './rock.ts';

/** What is seen of the sky between the walls. */
export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 420),
    art.linear(0, 50, 0, 400, ramp(0, '#a8d8e0', 0.4, '#d9efe2', 1, '#f8f6dc')),
  );
  stippledGlow(art, x, y, 200, '#fff8d6', 1);
  art.fill(ellipse(x, y, 23), '#fffef6');
}

/** Woods on the rim, in haze: crowns of several kinds, massed. */
export function rim(art: Art): void {
  for (const [mass, fill] of [
    [
      '180,150! 184,112 196,96 208,104 216,86 230,80 240,92 250,84 262,98 268,112 280,118! 300,124 330,122! 340,110 350,114 356,98 366,88 378,92 386,78 398,84 404,98 416,92 424,106 440,120 462,116 480,128 500,130 530,122 570,132! 570,190! 180,170!',
      '#a9d0b4',
    ],
    [
      '170,170! 176,134 190,120 200,128 212,112 226,116 236,130 250,128 262,140! 290,146 330,144! 350,136 362,122 376,116 388,126 400,114 414,122 430,136 452,138 474,150 500,156 530,150 570,160! 570,200! 170,190!',
      '#7db18d',
    ],
  ] as const)
    art.fill(byHand(closed(mass), 1.5), fill);
}

/** The left wall, which the sun meets on its flanks; far to near. */
const LEFT: readonly Buttress[] = [
  {
    head: [
      [140, 150],
      [162, 138],
      [184, 142],
      [206, 128],
      [228, 134],
    ],
    foot: [150, 214, 770],
    flank: [42, 20],
    tones: ['#6fa594', '#4b857c', '#2f676a', '#3a7574'],
    turf: '#8fbb74',
    wet: 0.85,
  },
  {
    head: [
      [10, 30],
      [150, 30],
    ],
    foot: [20, 138, 790],
    flank: [24, 30],
    tones: ['#93bba0', '#6f9f8c', '#4f857c', '#bdd6ac'],
    wet: 0.15,
  },
  {
    head: [
      [160, 362],
      [176, 344],
      [190, 350],
      [206, 330],
    ],
    foot: [160, 196, 770],
    flank: [22, 26],
    tones: ['#4f8a82', '#326a69', '#1d4f58', '#2b6468'],
    wet: 0.95,
  },
  {
    head: [
      [10, 236],
      [50, 222],
      [70, 244],
      [96, 238],
      [112, 262],
    ],
    foot: [10, 100, 790],
    flank: [26, 22],
    tones: ['#8fb89a', '#5f9280', '#437a72', '#cfe0b4'],
    turf: '#b4cf7c',
  },
  {
    head: [
      [84, 470],
      [110, 452],
      [128, 458],
      [146, 430],
      [170, 436],
    ],
    foot: [90, 164, 790],
    flank: [20, 24],
    tones: ['#7aaa94', '#4b817a', '#2f666a', '#9fc4a6'],
    wet: 0.5,
  },
  {
    head: [
      [10, 566],
      [40, 556],
      [62, 580],
      [84, 584],
    ],
    foot: [10, 88, 800],
    flank: [26, 28],
    tones: ['#7fae94', '#4d8477', '#356c6c', '#bcd5a8'],
    turf: '#a3c474',
    wet: 0.3,
  },
  {
    head: [
      [108, 664],
      [128, 640],
      [150, 650],
      [172, 628],
    ],
    foot: [112, 176, 800],
    flank: [18, 24],
    tones: ['#5a8f86', '#2f6465', '#1f5058', '#4a837f'],
    wet: 0.9,
  },
];

/** The right wall, against the sun: its flanks look into the dark of the gorge. */
const RIGHT: readonly Buttress[] = [
  {
    head: [
      [470, 160],
      [444, 148],
      [420, 152],
      [398, 136],
      [374, 140],
    ],
    foot: [450, 396, 770],
    flank: [30, 22],
    tones: ['#5f968a', '#3f7671', '#2a5f64', '#1d4a55'],
    turf: '#9cc27c',
    wet: 0.8,
  },
  {
    head: [
      [590, 176],
      [552, 186],
      [520, 172],
      [486, 190],
      [452, 184],
    ],
    foot: [590, 452, 780],
    flank: [18, 20],
    tones: ['#80ad96', '#578b80', '#3d736f', '#2a5f64'],
    turf: '#c6da92',
    wet: 0.2,
  },
  {
    head: [
      [458, 420],
      [440, 408],
      [426, 396],
      [408, 402],
    ],
    foot: [456, 420, 770],
    flank: [20, 26],
    tones: ['#447e7a', '#2b5f62', '#1a4853', '#143c48'],
    wet: 0.95,
  },
  {
    head: [
      [590, 330],
      [560, 322],
      [536, 340],
      [512, 332],
      [500, 352],
    ],
    foot: [590, 506, 790],
    flank: [24, 24],
    tones: ['#70a08c', '#477f76', '#2f666a', '#1d4d57'],
    turf: '#a9c87c',
  },
  {
    head: [
      [530, 520],
      [508, 500],
      [486, 508],
      [464, 488],
      [446, 494],
    ],
    foot: [520, 452, 790],
    flank: [20, 26],
    tones: ['#558c82', '#356a69', '#215159', '#173f4b'],
    wet: 0.5,
  },
  {
    head: [
      [590, 640],
      [566, 626],
      [544, 640],
      [524, 622],
    ],
    foot: [590, 530, 800],
    flank: [24, 28],
    tones: ['#4d837c', '#2f6263', '#1d4d55', '#123846'],
    turf: '#7fac68',
    wet: 0.4,
  },
];

/** Both walls; the nearer the water the darker, the higher the more haze. */
export function walls(art: Art): void {
  // behind the water the rock is one dark
  art.fill(byHand(closed('216,146! 300,130 400,140! 440,780! 180,780!'), 2), '#143f4a');
  for (const wall of [LEFT, RIGHT]) for (const one of wall) buttress(art, one, wall === LEFT ? 1 : -1);
  // the deeper, the darker
  for (const wall of ['44,200! 240,160! 250,790! 44,790!', '360,160! 556,200! 556,790! 350,790!'])
    stippled(art, closed(wall), '#0f3a44', [0, 260], [0, 760], [0, 0.6]);
  // low rocks where they stand in the pool
  for (const [outline, fill] of [
    ['30,730! 70,716 104,724 134,714 168,726 196,738 214,752! 120,764 30,768!', '#23545b'],
    ['590,724! 548,712 520,724 490,716 458,730 436,748! 500,764 590,766!', '#1c4a53'],
  ] as const)
    art.fill(byHand(closed(outline), 2), fill);
  stippled(
    art,
    closed('44,560! 300,600 556,560! 556,790! 44,790!'),
    '#dff2ea',
    [0, 600],
    [0, 800],
    [0, 0.75],
  );
}
