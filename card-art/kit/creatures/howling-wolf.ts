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

type Tones = readonly [lite: string, mid: string, dark: string];

const FAR_LEGS = [
  '30,80! 24,104 14,122 10,134 18,138 18,140! -2,140! 0,126 8,108 6,84!',
  '-34,80! -30,96 -38,110 -38,128 -28,135 -28,140! -50,140! -48,124 -50,108 -52,84!',
].map((leg) => spline(points(leg), true));
const TAIL = spline(points('-56,54! -76,64 -92,90 -96,116 -90,134! -80,118 -68,98 -54,78'), true);
const BODY = spline(
  points(
    '118,-46! 123,-42 121,-36! 110,-25 107,-20! 120,-25 125,-22! 116,-9 106,4 100,16', // nose to throat
    '100,30! 92,38 92,52! 83,58 82,72! 70,80 62,92', // ruff on the chest
    '57,106 55,124 56,132 65,136 65,140! 44,140! 43,122 42,106 36,98', // near foreleg
    '10,96 -14,88 -28,84 -32,98 -46,112 -50,124 -47,132 -38,136 -38,140! -62,140! -61,128', // belly
    '-66,114 -62,104 -68,84 -66,64 -56,50', // hind leg
    '-32,42 0,42 26,36 42,34! 46,24 56,22! 60,10 68,6!', // back, mane on the withers
    '58,-4 54,-14! 68,-16 80,-14 92,-22 104,-34',
  ),
  true,
);
const FLOWS = [
  'M90 -10C80 14 60 30 20 42C-20 48 -50 52 -66 80',
  'M96 20C88 46 72 74 52 96',
  'M50 60C20 76 -20 76 -44 64',
  'M-50 60C-58 84 -54 100 -54 124',
  'M50 98C49 112 50 122 50 132',
].map((flow) => svgPath(flow));
/** Shoulder blade, elbow, thigh. */
const PLANES = svgPath('M56 40C42 52 36 74 42 98M-28 84C-40 70 -44 58 -40 48M70 78C64 66 64 54 70 44');

/** Ear laid back, lid, nose. */
function head(box: Local, [, mid]: Tones): void {
  const { gold, ink } = box.art.palette;
  box.solid(svgPath('M76 -12C68 -18 60 -22 50 -18C54 -8 64 -2 76 0C79 -3 79 -8 76 -12Z'), mid);
  box.line(svgPath('M72 -8C66 -12 60 -14 55 -15'), LINE.hair);
  box.blot(ribbon(svgPath('M87 -13C90 -9 95 -11 97 -15'), 2.4, { start: 0.4, end: 0.3 }), gold[1]);
  box.blot(ellipse(119.5, -42, 3), ink);
}

/** A wolf standing, head thrown back, facing right; about 225 × 190, feet on y = 140. */
export function howlingWolf(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones = ['#a596c8', '#4a3d80', '#1b163e'], ...placement }: Placement & { tones?: Tones } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const coat = box.linear(110, -20, -60, 140, ramp(0, tones[0], 0.4, tones[1], 1, tones[2]));
  for (const leg of FAR_LEGS) box.solid(leg, tones[2], LINE.fine);
  const brush = fur(TAIL, [svgPath('M-60 58C-80 74 -90 100 -91 130')], { count: 26, length: 13, seed: 4 });
  box.solid(TAIL, coat).line(brush, LINE.hair, 'gold', 0.9);
  box.solid(BODY, coat, LINE.mid * 1.25).line(PLANES, LINE.mid * 0.8);
  box.line(fur(BODY, FLOWS, { count: 170, length: 11, seed: 6 }), LINE.hair, 'gold', 0.85);
  head(box, tones);
}
