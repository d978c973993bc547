import {
  type Art,
  ellipse,
  LINE,
  type Local,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { fur } from './fur.ts';

/** Laid along the ground, with a feathered tip. */
const TAIL = spline(
  points('-10,122! -30,130 -48,128 -62,116 -70,102! -74,118 -70,132 -54,140 -30,141 -8,140!'),
  true,
);
const FAR_LEG = spline(points('60,84! 71,102 70,122 79,132 81,140! 62,140! 58,108'), true);
/** Nose to the sky, deep chest, one foreleg, haunch folded; the back falls in one line. */
const BODY = spline(
  points(
    '101,-39! 106,-33 102,-26 90,-16 78,-3 71,10 68,26 70,44 73,60 69,78 64,94 62,112 61,126 69,133 71,140!',
    '47,140! 49,124 48,106 43,95 35,99 30,110 31,122 36,130 45,134 47,140! -10,140! -19,130 -20,112 -10,84',
    '6,56 19,34 28,14 34,-2 44,-15 57,-22 72,-25 84,-32 94,-39',
  ),
  true,
);
const FLOWS = [
  svgPath('M36 -4C30 30 4 66 -16 122'),
  svgPath('M58 30C60 56 58 82 50 104'),
  svgPath('M44 50C34 78 22 100 4 114'),
];
/** Thigh, shoulder, elbow. */
const PLANES = svgPath(
  'M0 139C-12 122 -6 98 16 90C34 88 40 104 31 121M22 52C36 58 46 74 46 94',
  'M49 124C51 112 51 104 48 97',
);
const CHEST = svgPath('M66 34C70 46 74 58 71 70C66 84 58 86 54 76C50 62 54 46 66 34Z');
/** Hangs straight down although the head is raised. */
const EAR = svgPath('M44 -15C54 -16 60 -8 60 4C60 18 54 32 46 34C39 28 36 12 38 -2C39 -9 41 -13 44 -15Z');

/** It belongs to somebody. */
function collar(box: Local): void {
  const band = ribbon(spline(points('30,22 40,32 54,34 69,27')), 7, { start: 0.9, end: 0.9, samples: 12 });
  box.solid(band, '#b8506c', LINE.fine).solid(ellipse(66, 36, 4), '#f6dfae', LINE.fine);
}

/** Ear, closed lid, nose, the line of the mouth. */
function head(box: Local, mid: string, dark: string): void {
  const { ink } = box.art.palette;
  box.solid(EAR, box.linear(50, -12, 44, 34, ramp(0, mid, 1, dark)));
  box.line(svgPath('M46 -6C50 6 50 18 46 28M42 0C43 10 43 18 43 24'), LINE.hair);
  box.blot(ribbon(svgPath('M66 -13C70 -9 75 -11 77 -16'), 2.8, { start: 0.4, end: 0.3 }), ink);
  box.blot(svgPath('M96 -37C100 -42 106 -39 106 -33C104 -29 98 -30 96 -37Z'), ink);
  box.line(svgPath('M101 -27C94 -24 88 -18 80 -13'), LINE.fine, ink);
}

/** A hound sitting with its nose raised, to the right; about 180 × 180, feet on y = 140. */
export function sittingDog(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones: [lite, mid, dark] = ['#f6e2d6', '#bb9cbc', '#4c3a74'],
    ...placement
  }: Placement & { tones?: readonly [string, string, string] } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const coat = box.linear(86, -20, -30, 140, ramp(0, lite, 0.5, mid, 1, dark));
  box.solid(TAIL, coat, LINE.mid * 1.1);
  const plume = fur(TAIL, [svgPath('M-8 132C-40 140 -66 134 -71 106')], { count: 26, length: 12, seed: 4 });
  box.line(plume, LINE.hair, 'gold', 0.9);
  box.solid(FAR_LEG, box.linear(60, 90, 60, 140, ramp(0, dark, 1, mid)), LINE.mid * 0.9);
  box.solid(BODY, coat, LINE.mid * 1.25).line(PLANES, LINE.mid * 0.8);
  const density = (u: number): number => (u < 34 ? 0.9 : 0.4);
  box.line(fur(BODY, FLOWS, { count: 110, length: 10, seed: 3, density }), LINE.hair, 'gold', 0.75);
  const ruff = fur(CHEST, [svgPath('M66 40C68 54 68 64 62 80')], { count: 30, length: 12, seed: 9 });
  box.line(ruff, LINE.hair, 'gold', 0.9);
  const toes = svgPath('M56 135V139M62 135V139M33 134V139M39 135V139M70 136V139M75 136V139');
  box.line(toes, LINE.fine);
  collar(box);
  head(box, mid, dark);
}
