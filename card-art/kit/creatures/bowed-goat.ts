import {
  type Art,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  Path,
  type Placement,
  points,
  polar,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { fur } from './fur.ts';

type Tones = readonly [lite: string, mid: string, dark: string];

/** The right horn: one long sweep. */
const HORN = spline(points('22,-60 34,-108 64,-156 110,-186 156,-184 184,-152 186,-116'));
const EAR = svgPath('M42 -34C64 -46 104 -40 136 -6C138 4 132 10 124 10C94 14 60 6 44 -12Z');
const INNER_EAR = svgPath('M58 -28C80 -34 106 -26 128 -2C104 4 76 -2 58 -16Z');
const EAR_HAIR = svgPath('M66 -22C86 -24 104 -16 120 -4M66 -17C84 -16 100 -10 112 -3');

/** Broad brow, hollow cheeks, narrow muzzle. */
const HALF_FACE = points(
  '0,-76 26,-74 44,-62 54,-42 56,-24 50,-6 44,12 37,40 31,66 30,84 27,100 16,112 0,116',
);
const FACE = spline(
  [
    ...HALF_FACE,
    ...HALF_FACE.slice(1, -1)
      .reverse()
      .map(([x, y]): Knot => [-x, y]),
  ],
  true,
);
const CHEEK_SHADE = svgPath(
  'M56 -24C50 -6 44 12 37 40C33 60 31 70 30 84C24 78 22 62 24 44',
  'C26 22 30 2 40 -8C46 -12 52 -16 56 -24Z',
);
const LID = svgPath('M20 -26C28 -38 46 -36 54 -22C50 -10 34 -4 22 -10C20 -14 19 -20 20 -26Z');
const BROW = svgPath(
  'M0 -76C26 -76 46 -64 52 -42C36 -40 16 -44 0 -14C-16 -44 -36 -40 -52 -42C-46 -64 -26 -76 0 -76Z',
);
const CHEEK = svgPath('M54 -14C48 6 40 40 34 70C28 60 30 24 40 2Z');
const NOSE = svgPath('M0 104C-8 96 -22 94 -26 82C-22 74 -8 74 0 78C8 74 22 74 26 82C22 94 8 96 0 104Z');

const both = (path: Path): Path[] => [path, path.mirror(0)];

/** Ridged like an ibex's: rings on the outer side, every third one all the way round. */
function horns(box: Local, [lite, mid, dark]: Tones): void {
  const samples = 34;
  for (const side of [1, -1]) {
    const steps = (side > 0 ? HORN : HORN.mirror(0)).walk(samples);
    const edge = (turn: number): Knot[] =>
      steps.map(({ x, y, angle, t }, i) => [
        ...polar(x, y, lerp(22, 1, t ** 1.15), angle + turn),
        i === 0 || (turn < 0 && i === samples - 1) ? 1 : 0,
      ]);
    const [left, right] = [edge(-90), edge(90)];
    const outline = spline([...left, ...right.slice(0, -1).reverse()], true);
    const bone = box.linear(side * 20, -50, side * 170, -170, ramp(0, lite, 0.5, mid, 1, dark));
    box.solid(outline, bone, LINE.bold * 0.9);
    const [outer, inner] = side > 0 ? [left, right] : [right, left];
    for (let i = 1; i < samples - 5; i++) {
      const reach = i % 3 === 0 ? 1 : 0.55;
      const [fromX, fromY] = outer[i]!;
      const [toX, toY] = [lerp(fromX, inner[i]![0], reach), lerp(fromY, inner[i]![1], reach)];
      const [bowX, bowY] = polar((fromX + toX) / 2, (fromY + toY) / 2, 3.5, steps[i]!.angle);
      const ring = new Path().moveTo(fromX, fromY).curveTo(bowX, bowY, bowX, bowY, toX, toY);
      box.line(ring, i % 3 ? LINE.hair : LINE.fine, '#5a3a3e', 0.9);
    }
    box.line(outline);
  }
}

/** Drooping leaves. */
function ears(box: Local, coat: Paint): void {
  const { ink } = box.art.palette;
  for (const side of [1, -1]) {
    const turned = (path: Path): Path => (side > 0 ? path : path.mirror(0));
    box.solid(turned(EAR), coat, LINE.mid * 1.2);
    const shade = box.linear(side * 50, 0, side * 130, 0, ramp(0, ink, 1, '#7c4a68'));
    box.solid(turned(INNER_EAR), shade, LINE.fine).line(turned(EAR_HAIR), LINE.hair);
  }
}

/** Long wavy locks, the outer ones first. */
function beard(box: Local, coat: Paint): void {
  for (const [x, y, l, angle] of [
    [-20, 96, 66, 16],
    [20, 96, 66, -16],
    [-11, 104, 84, 8],
    [11, 104, 84, -8],
    [0, 106, 98, 0],
  ] as const) {
    const hung = (path: Path): Path => path.rotate(angle).translate(x, y);
    const lock = svgPath(
      `M-11 -8C-15 ${l * 0.3} -4 ${l * 0.55} -7 ${l * 0.8}C-5 ${l * 0.9} -3 ${l * 0.95} 0 ${l}`,
      `C4 ${l * 0.85} 12 ${l * 0.62} 9 ${l * 0.4}C9 ${l * 0.2} 12 ${l * 0.1} 11 -8Z`,
    );
    const hair = svgPath(
      `M-4 0C-6 ${l * 0.3} 1 ${l * 0.55} -2 ${l * 0.84}M4 0C2 ${l * 0.3} 6 ${l * 0.5} 2 ${l * 0.78}`,
    );
    box.solid(hung(lock), coat).line(hung(hair), LINE.hair);
  }
}

/** Heavy lids that look down: brow ridge, fold, lash line. */
function lids(box: Local, [, mid, dark]: Tones): void {
  const lash = '#1d1230';
  for (const lid of both(LID)) box.fill(lid, box.linear(0, -36, 0, -6, ramp(0, dark, 1, mid)));
  box.blot(both(ribbon(svgPath('M19 -14C28 -2 44 -4 55 -20'), 5.6, { start: 0.3, end: 0.15 })), lash);
  box.line(both(svgPath('M25 -7L23 -1M32 -4L32 3M39 -5L42 1M46 -9L50 -4')), LINE.fine, lash);
  box.line(both(svgPath('M21 -22C29 -30 42 -30 52 -22M18 -34C28 -44 44 -44 54 -34')), LINE.fine);
  box.line(both(svgPath('M18 -8C16 2 18 12 22 22')), LINE.fine, 'gold', 0.8);
}

function noseAndMouth(box: Local): void {
  const { ink } = box.art.palette;
  box.solid(NOSE, box.linear(0, 74, 0, 104, ramp(0, '#5c3a5e', 1, ink)));
  box.blot(both(svgPath('M8 88C12 80 20 79 23 83C20 87 15 90 8 88Z')), '#f0d6a6', 0.75);
  box.line(svgPath('M0 96V106'), LINE.fine);
  box.line(both(svgPath('M0 106C7 110 16 110 24 105')), LINE.fine, '#1d1230');
}

/** Whorls on the brow, cheeks, a forelock between the horns. */
function hair(box: Local, coat: Paint): void {
  const brow = [
    svgPath('M0 -30C0 -46 0 -60 0 -74'),
    svgPath('M12 -40C20 -50 28 -58 34 -66'),
    svgPath('M-12 -40C-20 -50 -28 -58 -34 -66'),
  ];
  box.line(fur(BROW, brow, { count: 90, length: 12, seed: 3 }), LINE.hair, 'gold', 0.85);
  const cheek = fur(CHEEK, [svgPath('M50 -6C44 16 38 40 32 68')], { count: 34, length: 12, seed: 8 });
  box.line(both(cheek), LINE.hair, 'gold', 0.8);
  for (const [x, y, length, width, angle] of [
    [0, -62, 46, 18, 180],
    [-9, -64, 38, 15, 200],
    [9, -64, 38, 15, 160],
  ] as const) {
    box.solid(leaf(x, y, length, width, angle, angle > 180 ? -4 : 4), coat, LINE.fine);
  }
}

/** A goat's head from the front, bowed, eyes lowered; about 380 × 420, chin at y = 116, horns to -210. */
export function bowedGoat(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones = ['#d9bcc0', '#8a6a94', '#35265c'],
    bone = ['#f0d6a6', '#a97c5a', '#3b2748'],
    ...placement
  }: Placement & { tones?: Tones; bone?: Tones } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const coat = box.linear(0, 130, 0, -80, ramp(0, tones[0], 0.45, tones[1], 1, tones[2]));
  horns(box, bone);
  ears(box, coat);
  beard(box, coat);
  box.solid(FACE, coat, LINE.bold);
  for (const shade of both(CHEEK_SHADE)) box.fill(shade, tones[2], 0.5);
  const bridge = ribbon(svgPath('M17 -40C13 -8 13 34 20 76'), 3.2, { start: 0.15, end: 0.3 });
  box.blot(both(bridge));
  const strokes = svgPath('M9 -34C7 0 7 40 10 74M4 -20C3 10 3 40 4 72');
  box.line(both(strokes), LINE.hair, 'gold', 0.8);
  lids(box, tones);
  noseAndMouth(box);
  hair(box, coat);
}
