import { mix } from '../../../kit/grade/mix.ts';
import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  line,
  type Path,
  type Place,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { face, seen } from './view.ts';

/** Late summer sky, a bank of cloud that the sun has from the left, hills behind the town. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 60, 520, 460),
    art.linear(360, 80, 180, 420, ramp(0, '#86aeb4', 0.6, '#cfdcc4', 1, '#f6ebc8')),
  );
  for (const [knots, fill] of [
    [
      '286,268! 296,250 318,252 326,232 350,228 362,236 372,208 400,192 426,204 438,190 466,180 488,198 520,186 580,190 580,280! 470,276 380,282 330,276',
      '#efe9d0',
    ],
    [
      '30,262! 30,226 60,230 70,214 96,208 112,222 132,216 146,232 172,230 186,244 214,248! 150,258 90,262',
      '#f7efd4',
    ],
  ] as const) {
    const cloud = closed(knots);
    art.fill(cloud, fill);
    stippled(art, cloud, '#a9bdb4', [300, 190], [430, 310], [0, 0.9]);
  }
  const mist = '#dfe6cc';
  for (const [crest, fill, from] of [
    ['30,330 110,300 190,312 280,286 370,300 470,274 580,290', '#9db4ac', 20],
    ['30,352 90,344 170,326 250,346 340,322 440,340 580,318', '#7e9c8c', 24],
  ] as const)
    mistyHill(art, { crest, fill, mist, depth: [from, from + 60], density: 0.8, foot: 620 });
  art.glow(50, 330, 260, '#fff6d8', 0.85);
  for (const [x, y, size] of [
    [196, 250, 1],
    [232, 276, 0.7],
    [168, 290, 0.6],
    [262, 236, 0.5],
  ] as const)
    art.blot(
      closed('-15,-7! -6,-6 0,0 5,-8 17,-13! 9,-4 4,3 8,9! 1,6 -6,9! -2,3 -7,-2').scale(size).translate(x, y),
      '#3f5358',
    );
}

/** Paving in true perspective, warm in the sun; the houses' shadow lies over its left. */
export function square(art: Art): void {
  art.fill(roundRect(40, 560, 520, 320), art.linear(0, 560, 0, 868, ramp(0, '#f0dfae', 1, '#e2c688')));
  const joints: Path[] = [
    ...range(12, (i) => line(...seen([-16 + i * 3, 0, 43]), ...seen([-16 + i * 3, 0, 96]))),
    ...[45, 48, 52, 56, 61, 67, 74, 82, 92].map((z) => line(...seen([-14, 0, z]), ...seen([20, 0, z]))),
  ];
  art.line(joints, 1, '#b49f76', 0.7);
  const gables = [43, 50, 50, 56, 56, 62, 62, 69, 69, 76, 76, 85, 94].map(
    (z, i): Place => [i % 2 ? -1.4 : -4.6, 0, z],
  );
  const shade = face([-14, 0, 43], ...gables, [-14, 0, 96]);
  art.fill(shade, '#5d6a58', 0.9);
}

interface House {
  from: number;
  to: number;
  eaves: number;
  ridge: number;
  wall: string;
  roof: string;
}
/** Along the left side, the far ones first; they turn their fronts to the square, in their own shade. */
const LEFT: readonly House[] = [
  { from: 76, to: 94, eaves: 14, ridge: 18.4, wall: '#a58f6c', roof: '#8a6a50' },
  { from: 62, to: 76, eaves: 15.5, ridge: 20, wall: '#8a9580', roof: '#6a6a5c' },
  { from: 50, to: 62, eaves: 13.4, ridge: 17.6, wall: '#b09468', roof: '#94664a' },
  { from: 39, to: 50, eaves: 14.6, ridge: 18.8, wall: '#7f8b78', roof: '#5c6458' },
  { from: 30, to: 39, eaves: 13, ridge: 17.4, wall: '#a28a64', roof: '#7c5844' },
];
const SIDE = -9;

/** Across the end: left edge, width, eaves, ridge, in metres. */
const END: readonly (readonly [
  x: number,
  wide: number,
  eaves: number,
  ridge: number,
  wall: string,
  roof: string,
])[] = [
  [-9, 7, 15, 19, '#d8c79a', '#a9775a'],
  [-2, 6, 13, 17, '#b9c2a4', '#8a8470'],
  [4, 7.5, 15.6, 20.4, '#e4d0a4', '#a06c52'],
  [11.5, 7, 14, 18, '#c4b896', '#87745c'],
];

export function houses(art: Art): void {
  const far = 96;
  for (const [x, wide, eaves, ridge, wall, roof] of END) {
    art.fill(face([x, 0, far], [x, eaves, far], [x + wide, eaves, far], [x + wide, 0, far]), wall);
    art.fill(
      face(
        [x - 0.3, eaves, far - 0.4],
        [x + 0.6, ridge, far + 4],
        [x + wide - 0.6, ridge, far + 4],
        [x + wide + 0.3, eaves, far - 0.4],
      ),
      roof,
    );
    const panes = [3.6, 7, 10.4].flatMap((up) =>
      range(3, (i) => {
        const left = x + 0.9 + (i * (wide - 1.8)) / 2.6;
        return face(
          [left, up, far],
          [left, up + 1.7, far],
          [left + 0.9, up + 1.7, far],
          [left + 0.9, up, far],
        );
      }),
    );
    art.blot(panes, mix(wall, '#3f4f4c', 0.6));
  }
  for (const house of LEFT) sideHouse(art, house);
}

function sideHouse(art: Art, { from, to, eaves, ridge, wall, roof }: House): void {
  const front = face([SIDE, 0, from], [SIDE, eaves, from], [SIDE, eaves, to], [SIDE, 0, to]);
  art.fill(front, mix(wall, '#34463f', 0.58));
  const gable = face(
    [SIDE, 0, from],
    [SIDE, eaves, from],
    [SIDE - 3.4, ridge - 0.2, from],
    [SIDE - 7, eaves, from],
    [SIDE - 7, 0, from],
  );
  art.fill(gable, mix(wall, '#3c4c44', 0.4));
  const slope = face(
    [SIDE + 0.5, eaves - 0.3, from],
    [SIDE - 3.4, ridge, from],
    [SIDE - 3.4, ridge, to],
    [SIDE + 0.5, eaves - 0.3, to],
  );
  art.fill(slope, roof);
  const tiles = range(7, (i) => {
    const t = (i + 0.5) / 7;
    return line(
      ...seen([SIDE + 0.5 - t * 3.9, eaves - 0.3 + t * (ridge - eaves), from]),
      ...seen([SIDE + 0.5 - t * 3.9, eaves - 0.3 + t * (ridge - eaves), to]),
    );
  });
  strokes(art, tiles, INK.detail, mix(roof, '#2a2420', 0.45), 0.08);
  stippled(art, slope, '#33302a', seen([SIDE - 3.4, ridge, from]), seen([SIDE + 0.5, eaves, from]), [0, 0.6]);
  strokes(
    art,
    [line(...seen([SIDE - 3.4, ridge, from]), ...seen([SIDE - 3.4, ridge, to]))],
    2.2,
    '#f0d6a4',
    0.02,
  );
  const panes = [2.4, 5.6, 8.8].flatMap((up) =>
    range(3, (i) => {
      const near = from + (to - from) * (0.14 + i * 0.3);
      const end = near + (to - from) * 0.13;
      return face([SIDE, up, near], [SIDE, up + 1.7, near], [SIDE, up + 1.7, end], [SIDE, up, end]);
    }),
  );
  art.blot(panes, mix(wall, '#1c2824', 0.85));
}

const CLOTHES = [
  '#5e7a80',
  '#8a6a4c',
  '#4f6a58',
  '#c9b48a',
  '#7a8a72',
  '#b8706a',
  '#e0d3b0',
  '#46585c',
] as const;

/** Those who look up, and the shadows they throw; nobody stands right below the rope. */
export function crowd(art: Art): void {
  const chance = random('crowd');
  const folk = range(120, () => ({
    x: chance.between(-8, 8.4),
    z: chance.between(45, 92),
    tall: chance.between(1.35, 1.8),
    cloth: chance.pick(CLOTHES),
  }))
    .filter(({ x, z }) => Math.abs(x - (-0.42 + (z - 8) * 0.12)) > 1.7)
    .sort((a, b) => b.z - a.z);
  art.blot(
    folk.map(({ x, z, tall }) =>
      polygon([
        seen([x - 0.15, 0, z]),
        seen([x + 0.15, 0, z]),
        seen([x + tall * 1.25, 0, z + 0.7]),
        seen([x + tall * 1.2, 0, z + 1.1]),
      ]),
    ),
    '#8a7c58',
    0.85,
  );
  for (const { x, z, tall, cloth } of folk) {
    const [px, foot] = seen([x, 0, z]);
    const h = (1130 / z) * tall;
    const x0 = (dx: number, up: number): string => `${px + h * dx},${foot - h * up}`;
    art.fill(
      closed(
        `${x0(-0.1, 0)}! ${x0(-0.13, 0.4)} ${x0(-0.17, 0.66)} ${x0(-0.12, 0.82)} ${x0(0, 0.86)}`,
        `${x0(0.12, 0.82)} ${x0(0.17, 0.66)} ${x0(0.13, 0.4)} ${x0(0.1, 0)}! ${x0(0.03, 0)}! ${x0(0, 0.34)} ${x0(-0.03, 0)}!`,
      ),
      cloth,
    );
    const lifted = chance();
    if (lifted < 0.3)
      art.line(line(px + h * 0.13, foot - h * 0.76, px + h * 0.3, foot - h * 1.06), h * 0.07, cloth);
    const hat = chance() < 0.4;
    art.fill(
      closed(
        `${px - h * 0.1},${foot - h * 0.9} ${px},${foot - h} ${px + h * 0.1},${foot - h * 0.9} ${px},${foot - h * 0.8}`,
      ),
      hat ? '#e6cf94' : '#4f382c',
    );
  }
}
