import { byHand, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, points, polygon, ramp, roundRect } from '../../../kit/pen/index.ts';

/** Cloud drawn out by the wind: round and thick where it begins, threads where it ends. */
const CLOUDS: readonly (readonly [knots: string, from: number, to: number])[] = [
  [
    '20,252! 20,170 44,150 70,152 84,132 112,124 140,136 150,152 176,146 204,156 222,174 260,170 300,182 360,182 440,164 520,132! 476,170 420,192 350,202! 400,206 450,200! 390,222 320,228 270,226! 300,236 340,238! 280,252 200,248 140,240 90,250',
    100,
    500,
  ],
  [
    '250,122! 262,112 282,112 296,102 318,104 330,98 356,104 392,96 450,88 540,66! 500,92 440,104 400,108! 430,114 470,108! 420,124 360,128 300,124',
    300,
    520,
  ],
  [
    '20,344! 50,322 76,326 96,316 124,318 142,326 190,322 262,308! 230,324 180,332 150,334! 176,340 200,338! 140,350 70,350',
    90,
    260,
  ],
];

/** A summer noon: turquoise above, warm haze over the hills. */
export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 44, 512, 480),
    art.linear(0, 60, 0, 470, ramp(0, '#6fb3b4', 0.45, '#a5d0c0', 0.8, '#dfe8c8', 1, '#f8efcc')),
  );
  stippledGlow(art, x, y, 330, '#fdf7d8', 0.9);
  for (const [knots, from, to] of CLOUDS)
    stippled(art, byHand(closed(knots), 2), '#fffbe8', [from, 0], [to, 0], [1.1, 0.25]);
}

/** Far hills, and the flat land behind the slope. */
export function hills(art: Art): void {
  for (const [knots, fill, mist] of [
    ['30,430 76,408 120,398 160,408 206,392 262,410 320,404 380,420', '#9cc4b4', '#f4efcf'],
    ['30,448 90,430 150,436 220,424 300,436 380,430', '#79ab94', '#dfe6be'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [380, 500], [30, 500]]), 4);
    art.fill(hill, fill);
    stippled(art, hill, mist, [0, hill.bounds()[1] + 8], [0, 470]);
  }
}
