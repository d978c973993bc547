import {
  type Art,
  ellipse,
  LINE,
  local,
  type Path,
  type Placement,
  ramp,
  ribbon,
  svgPath,
} from '../pen/index.ts';

const FORE = svgPath('M5 -14C20 -54 66 -98 112 -102C124 -100 120 -82 112 -66C98 -38 62 -10 8 2Z');
const FORE_VEINS = svgPath(
  'M8 -10C36 -36 74 -70 114 -96M8 -6C44 -24 82 -48 112 -70',
  'M8 -2C40 -12 70 -24 92 -38M7 -14C28 -48 56 -76 92 -98',
);
const FORE_DOTS = (
  [
    [98, -88],
    [102, -74],
    [96, -60],
    [84, -46],
    [72, -32],
  ] as const
).map(([x, y]) => ellipse(x, y, 2.6));
const HIND = svgPath(
  'M7 0C40 -8 82 4 92 30C96 46 86 56 74 60C82 70 88 84 82 98C72 92 64 80 58 66C38 66 16 44 5 14Z',
);
const HIND_VEINS = svgPath('M8 8C30 14 58 26 72 56M8 6C36 6 66 16 84 34M7 12C22 24 42 44 58 64');
const HIND_DOTS = [ellipse(70, 46, 3), ellipse(58, 52, 2.4), ellipse(78, 36, 2.6)];
const BODY = svgPath('M0 -24C6 -22 7 -10 5 0C6 20 4 44 0 58C-4 44 -6 20 -5 0C-7 -10 -6 -22 0 -24Z');
const FEELER = svgPath('M2 -30C8 -52 20 -68 38 -78');

/**
 * A butterfly seen from above, head up; about 240 wide spread flat. `fold` narrows the wings on its
 * left (1 = spread flat).
 */
export function butterfly(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    fold = 0.62,
    tones: [lite, mid, dark] = ['#fff3e0', '#f0b3a4', '#6b3f78'],
    ...placement
  }: Placement & { fold?: number; tones?: readonly [string, string, string] } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const { ink } = art.palette;
  const dust = box.radial(0, -6, 128, ramp(0, dark, 0.4, mid, 0.78, lite, 1, mid));
  for (const far of [true, false]) {
    const turned = (path: Path): Path =>
      far ? path.map((u, v) => [-u * fold, v - (1 - fold) * u * 0.12]) : path;
    box.solid(turned(HIND), dust).line(turned(HIND_VEINS), LINE.hair);
    box.line(turned(svgPath('M22 44C44 56 66 50 80 24')), LINE.fine).blot(HIND_DOTS.map(turned));
    box.solid(turned(FORE), dust, LINE.mid * 1.3).line(turned(FORE_VEINS), LINE.hair);
    box.line(turned(svgPath('M84 -94C92 -76 84 -50 62 -18')), LINE.fine).blot(FORE_DOTS.map(turned));
  }
  box.solid(BODY, ink);
  const rings = [6, 16, 26, 36].map((v) => svgPath(`M-4.5 ${v}C-2 ${v + 3} 2 ${v + 3} 4.5 ${v}`));
  box.line(rings, LINE.hair).solid(ellipse(0, -27, 5), ink, LINE.fine);
  for (const width of [1, -fold]) {
    const feeler = FEELER.map((u, v) => [u * width, v]);
    box.blot(ribbon(feeler, 2.2, { start: 0.8, end: 0.5, samples: 9 }));
    box.blot(ellipse(39 * width, -79, 3));
  }
}
