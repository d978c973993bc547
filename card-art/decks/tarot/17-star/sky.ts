import { byHand, ink, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  ellipse,
  type Path,
  polar,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SHORE, STAR } from './form.ts';

const [X, Y] = STAR;

/** The seven companions: place, size, turn. */
const SEVEN = [
  [100, 312, 22, 8],
  [322, 116, 25, -6],
  [330, 250, 24, 10],
  [414, 168, 29, 4],
  [256, 344, 19, -9],
  [396, 330, 22, 5],
  [152, 376, 17, 3],
] as const;

/** The last of the night; behind the hills it grows light. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, SHORE - 40),
    art.linear(
      0,
      50,
      0,
      SHORE,
      ramp(0, '#17204c', 0.4, '#34467f', 0.68, '#7680a6', 0.86, '#d2adaa', 1, '#f8d9ae'),
    ),
  );
  art.glow(X, Y, 230, '#b9c4e0', 0.45);
  const chance = random('dust of stars');
  art.blot(
    range(60, () => ellipse(chance.between(54, 546), chance.between(60, 300), chance.between(0.6, 1.7))),
    '#e9ecf2',
    0.85,
  );
}

/** Eight rays, four of them shorter, one flank of each in the star's own shade. */
export function star(art: Art, x: number, y: number, radius: number, rot: number): void {
  const flank = (i: number, side: 1 | -1): Path => {
    const angle = rot + i * 45;
    const reach = radius * (i % 2 ? 0.6 : 1);
    return byHand(
      polygon([[x, y], polar(x, y, radius * 0.17, angle + side * 22.5), polar(x, y, reach, angle)]),
      radius * 0.012,
    );
  };
  stippledGlow(art, x, y, radius * 1.45, '#fff3cf', 0.8);
  art.blot(
    range(8, (i) => flank(i, 1)),
    '#d8b878',
  );
  art.blot(
    range(8, (i) => flank(i, -1)),
    '#fff8e0',
  );
  stippledGlow(art, x, y, radius * 0.34, '#fffdf2', 1);
}

export function stars(art: Art): void {
  star(art, X, Y, 124, 5);
  art.blot(
    range(16, (i) => {
      const angle = 4 + i * 22.5 + 12;
      return ink(spline([polar(X, Y, 62, angle), polar(X, Y, i % 2 ? 100 : 84, angle)]), 1.6, i, 0.3);
    }),
    '#ffe9b4',
  );
  for (const [x, y, radius, rot] of SEVEN) star(art, x, y, radius, rot);
}

/** Hills beyond the water, the farther the nearer to the light. */
export function hills(art: Art): void {
  for (const [crest, fill, mist] of [
    ['30,400 90,384 150,396 220,410 300,402 380,378 450,362 520,380 570,372', '#9c8fa6', '#f3cfae'],
    ['30,416 110,420 180,428 270,430 350,420 430,402 500,408 570,396', '#655f8c', '#d9b0a8'],
  ] as const)
    mistyHill(art, { crest, fill, mist, depth: [6, 56], foot: SHORE });
}
