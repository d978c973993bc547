import {
  type Art,
  LINE,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { fur } from './fur.ts';

const TAIL = ribbon(spline(points('-14,128 -38,126 -52,108 -44,88 -28,90 -30,104')), 15, {
  start: 0.7,
  end: 0.2,
  peak: 0.45,
  samples: 12,
});
const FAR_LEG = spline(points('54,88! 66,100 63,116 62,130 71,135 73,140! 52,140! 50,110'), true);
const BODY = spline(
  points(
    '93,2! 97,8 93,14 84,20 75,25 66,34 60,46 60,56 67,68 69,84 61,102 54,118 52,130 60,135 61,140!',
    '38,140! 40,122 36,108 27,114 23,124 36,130 42,136 41,140! -12,140! -19,130 -18,110 -8,86 6,66',
    '16,54 26,44 31,28 35,8 46,-5 60,-9 70,-5 77,0',
  ),
  true,
);
const FLOWS = [
  svgPath('M30 10C28 40 4 70 -14 120'),
  svgPath('M56 40C60 60 58 90 48 112'),
  svgPath('M44 60C36 80 26 100 8 112'),
];
const CHEST = svgPath('M60 46C56 56 66 66 66 82C62 92 54 92 50 80C46 66 48 54 60 46Z');
const EAR = svgPath('M46 -6C56 -4 62 6 60 22C58 36 50 46 42 44C35 36 34 14 38 2C40 -3 43 -6 46 -6Z');

/** A hound sitting with drooping ears, looking right and up; about 155 × 150, feet on y = 140. */
export function sittingDog(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones: [lite, mid, dark] = ['#f3dcd0', '#b193b4', '#4c3a74'],
    ...placement
  }: Placement & { tones?: readonly [string, string, string] } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const { ink } = art.palette;
  const coat = box.linear(86, 0, -30, 140, ramp(0, lite, 0.45, mid, 1, dark));
  box.solid(TAIL, coat).line(svgPath('M-20 130C-40 126 -48 108 -42 96'), LINE.hair);
  box.solid(FAR_LEG, box.linear(60, 90, 60, 140, ramp(0, dark, 1, mid)), LINE.mid * 0.9);
  box.solid(BODY, coat, LINE.mid * 1.25);
  const planes = svgPath(
    'M2 138C-10 122 -6 100 14 92C30 88 38 104 30 120M22 60C34 64 44 78 42 96C41 104 40 112 40 122',
  );
  box.line(planes, LINE.mid * 0.8);
  const density = (x: number): number => (x < 30 ? 0.9 : 0.35);
  box.line(fur(BODY, FLOWS, { count: 80, length: 9, seed: 3, density }), LINE.hair, 'gold', 0.75);
  box.solid(EAR, box.linear(50, -6, 44, 46, ramp(0, mid, 1, dark)));
  box.line(svgPath('M46 6C50 16 50 28 45 38M42 10C43 20 43 28 42 34'), LINE.hair);
  const ruff = fur(CHEST, [svgPath('M58 50C56 62 60 74 58 88')], { count: 26, length: 11, seed: 9 });
  box.line(ruff, LINE.hair, 'gold', 0.9);
  const toes = svgPath('M50 135V139M55 136V139M26 134V139M32 134V139M58 137V139');
  box.line(toes, LINE.fine);
  box.blot(ribbon(svgPath('M66 5C69 9 74 8 76 4'), 2.6, { start: 0.4, end: 0.3 }), ink); // lid
  box.blot(svgPath('M90 1C95 0 98 4 96 8C92 9 89 6 90 1Z'), ink);
  box.line(svgPath('M92 13C87 16 81 15 76 18'), LINE.fine, ink);
}
