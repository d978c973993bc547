import {
  type Art,
  clamp,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Placement,
  points,
  polar,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { fur } from './fur.ts';

type Tones = readonly [lite: string, mid: string, dark: string];
/** A branch of an antler: course from its root, width, width at the root as a part of it. */
type Branch = readonly [course: string, width: number];

const PALE = '#fff1e6';
const LASH = '#2a1838';

const FAR_ANTLER: readonly Branch[] = [
  ['-16,-58 -30,-92 -66,-128 -100,-176 -112,-232 -96,-288', 17],
  ['-24,-82 -36,-112 -34,-140 -22,-162', 11],
  ['-92,-162 -78,-190 -64,-206 -56,-228', 11],
  ['-112,-226 -128,-252 -132,-276 -126,-300', 10],
  ['-108,-254 -92,-272 -80,-286 -74,-306', 9],
];
const NEAR_ANTLER: readonly Branch[] = [
  ['22,-62 44,-98 84,-128 120,-172 134,-230 116,-296', 19],
  ['36,-88 30,-118 14,-140 6,-168', 12],
  ['110,-158 96,-188 78,-206 72,-234', 12],
  ['133,-222 154,-246 160,-272 154,-302', 11],
  ['130,-254 112,-274 98,-290 94,-314', 10],
];
const FAR_EAR = svgPath(
  'M-28 -46C-46 -66 -74 -80 -100 -80C-104 -66 -92 -46 -70 -36C-56 -30 -42 -28 -34 -30Z',
);
const NEAR_EAR = svgPath('M40 -44C62 -72 104 -86 140 -78C140 -58 120 -36 92 -26C72 -20 56 -22 46 -28Z');
const INNER_EAR = svgPath('M58 -46C78 -64 104 -74 130 -72C124 -56 106 -42 84 -36C72 -33 62 -36 58 -46Z');

/** A long line behind, tufts of the throat in front; crop its foot. */
const NECK = spline(
  points(
    '44,-40! 62,0 70,44 76,92 90,142 122,190 172,232 220,286 240,350! -80,350! -88,338! -72,318 -44,292!',
    '-70,304! -56,274 -28,252! -54,262! -40,238 -14,216! -36,226! -24,202 -2,184! -20,192! -8,168 5,150! 8,126 -4,94!',
  ),
  true,
);
const NECK_FLOWS = [
  svgPath('M58 -10C74 70 76 120 104 176C140 224 190 250 232 330'),
  svgPath('M40 60C40 130 60 190 96 232C130 270 150 310 160 350'),
  svgPath('M12 110C14 170 0 230 -30 290C-44 316 -50 330 -52 350'),
  svgPath('M30 120C30 190 30 250 20 350'),
];
/** White under the jaw, torn at its lower edge. */
const THROAT = spline(
  points('-4,94! 20,84 36,66 42,96 40,128! 34,118! 32,148! 25,136! 21,168! 16,152! 8,182! 5,156! 8,126'),
  true,
);
/** Muscle along the neck, shoulder, and the locks of the throat. */
const NECK_LINES = [
  'M52 34C46 96 34 150 6 206',
  'M96 214C74 248 62 296 66 350',
  'M112 232C96 262 92 304 100 350',
  'M-2 186C2 204 -8 226 -22 238',
  'M-14 218C-10 238 -22 262 -36 274',
  'M-28 254C-24 276 -36 302 -52 316',
  'M-44 294C-42 312 -54 330 -66 342',
  'M10 206C12 236 0 266 -12 284',
  'M2 256C4 286 -8 314 -20 334',
].map((course) => ribbon(svgPath(course), 3, { start: 0.1, end: 0.1, peak: 0.35, samples: 14 }));

/** A wedge with full cheeks and a slender muzzle; the far cheek is cut short by the turn. */
const HEAD = spline(
  points(
    '4,-74 -19,-70 -37,-49 -47,-20 -45,4 -47,32 -55,62 -62,86 -65,102 -63,115 -55,123 -44,126 -34,122',
    '-26,110 -13,92 6,76 28,58 46,34 54,6 49,-28 32,-60',
  ),
  true,
);
const FRONT_PLANE = svgPath(
  'M-26 -30C-14 -38 6 -36 12 -26C2 8 -16 50 -36 88C-44 98 -56 98 -60 88C-54 58 -44 20 -26 -30Z',
);
/** Pale band behind the dark nose, and the chin. */
const LIPS = svgPath(
  'M-64 92C-56 84 -40 82 -30 92C-24 96 -24 104 -27 110C-33 122 -42 127 -50 125C-60 122 -66 112 -64 92Z',
);
const NOSE = svgPath('M-66 101C-63 91 -47 90 -38 95C-36 103 -41 110 -48 113C-56 115 -63 112 -66 101Z');
const BROW = svgPath('M-38 -40C-30 -66 34 -66 46 -30C30 -22 20 -28 8 -14C-8 -22 -24 -24 -38 -40Z');
const CHEEK = svgPath('M-4 82C16 64 34 40 50 8C52 34 36 60 6 78Z');

/** Contour of all branches first, then one fill over them, so that the joints melt. */
function antler(box: Local, branches: readonly Branch[], [lite, mid, dark]: Tones): void {
  const courses = branches.map(([course]) => spline(points(course)));
  const shapes = courses.map((course, i) =>
    ribbon(course, branches[i]![1], { start: 0.9, end: 0.02, peak: 0.18, samples: 12 }),
  );
  box.line(shapes, LINE.bold * 1.7);
  const bone = box.linear(0, -60, 0, -310, ramp(0, dark, 0.35, mid, 1, lite));
  for (const shape of shapes) box.fill(shape, bone);
  const grooves = courses.flatMap((course) =>
    [-2.4, 2].map((offset) => {
      const steps = course.walk(12).slice(0, 9);
      return spline(steps.map(({ x, y, angle }) => polar(x, y, offset, angle + 90)));
    }),
  );
  box.line(grooves, LINE.hair, '#6a4660', 0.7);
}

function farEar(box: Local, [, mid, dark]: Tones): void {
  box.solid(FAR_EAR, box.linear(-30, -40, -110, -70, ramp(0, mid, 1, dark)), LINE.mid * 1.2);
  box.line(svgPath('M-40 -45C-56 -60 -74 -70 -92 -73M-44 -39C-58 -50 -72 -58 -84 -62'), LINE.hair);
}

/** Fur lies thick along the back and under the jaw and leaves the middle of the neck calm. */
function neck(box: Local, coat: Paint): void {
  box.solid(NECK, coat, LINE.bold);
  const back = (x: number, y: number): number => clamp((x - 34 - Math.max(0, y - 120) * 0.62) / 46);
  const shaded = fur(NECK, NECK_FLOWS, { count: 300, length: 17, seed: 3, density: back });
  box.line(shaded, LINE.hair, 'gold', 0.8);
  const front = (x: number, y: number): number => clamp(1 - (x + Math.max(0, y - 140) * 0.34) / 26);
  const lit = fur(NECK, NECK_FLOWS, { count: 120, length: 19, seed: 13, density: front });
  box.line(lit, LINE.hair, PALE, 0.7);
  const chest = (x: number, y: number): number => (y > 150 ? 0.7 : 0.25) - clamp(x / 400);
  const calm = fur(NECK, NECK_FLOWS, { count: 210, length: 15, seed: 21, density: chest });
  box.line(calm, LINE.hair, 'gold', 0.55);
  box.fill(THROAT, box.linear(10, 80, 24, 176, ramp(0, PALE, 0.2, 0.35, PALE, 0.75, 1, PALE, 0.35)));
  box.blot(NECK_LINES, 'gold', 0.9);
}

/** Planes of the face, pale lips and chin as deer have them behind the dark nose. */
function face(box: Local): void {
  const { ink } = box.art.palette;
  const coat = ramp(0, '#f6ddcb', 0.45, '#c79c9a', 1, '#6d4f7c');
  box.solid(HEAD, box.linear(-70, 0, 60, 60, coat), LINE.bold);
  const blaze = ramp(0, '#7a557c', 0, 0.25, '#7a557c', 0.6, 0.7, '#a97b86', 0.45, 1, '#a97b86', 0.1);
  box.fill(FRONT_PLANE, box.linear(0, -40, -60, 100, blaze));
  box.blot(ribbon(svgPath('M14 -28C4 12 -14 50 -32 84'), 3, { start: 0.1, end: 0.3 }));
  box.line(svgPath('M-28 -28C-40 8 -50 44 -58 78'), LINE.hair, 'gold', 0.9);
  const white = ramp(0, PALE, 0.7, 0.6, PALE, 0.4, 1, PALE, 0);
  box.fill(LIPS, box.linear(-60, 124, -34, 84, white));
  box.solid(NOSE, box.linear(-54, 90, -54, 114, ramp(0, '#5a4268', 1, ink)));
  box.blot(svgPath('M-45 102C-44 97 -40 96 -39 99C-40 103 -44 106 -45 102Z'), PALE, 0.8);
  box.blot(svgPath('M-63 103C-61 99 -59 99 -59 102C-60 106 -63 107 -63 103Z'), PALE, 0.7);
  const mouth = svgPath('M-52 114C-52 117 -50 119 -46 119C-41 119 -36 118 -32 117');
  box.line(mouth, LINE.mid * 0.8, '#3a2248');
}

/** Large lids, the near one in full, the far one at the edge of the brow; pale round them, a dark tear. */
function eyes(box: Local): void {
  box.fill(svgPath('M3 6C10 -14 36 -18 49 -4C48 16 26 28 12 22C6 19 2 12 3 6Z'), PALE, 0.18);
  box.blot(ribbon(svgPath('M6 6C14 20 34 20 46 1'), 5, { start: 0.3, end: 0.2 }), LASH);
  box.line(svgPath('M13 15L9 22M21 18L20 26M30 17L33 25M38 12L43 19'), LINE.fine, LASH);
  box.line(svgPath('M7 -2C14 -14 34 -18 48 -7'), LINE.fine);
  box.blot(ribbon(svgPath('M5 10C2 18 -2 26 -8 31'), 3, { start: 0.6, end: 0.1 }), LASH, 0.7);
  box.fill(svgPath('M-46 0C-44 -10 -34 -12 -27 -4C-28 8 -36 14 -45 10Z'), PALE, 0.16);
  box.blot(ribbon(svgPath('M-46 4C-41 13 -32 12 -27 4'), 4.6, { start: 0.3, end: 0.3 }), LASH);
  box.line(svgPath('M-45 -6C-40 -13 -33 -13 -28 -9'), LINE.fine);
}

function nearEar(box: Local, [, mid, dark]: Tones): void {
  const { ink } = box.art.palette;
  box.solid(NEAR_EAR, box.linear(44, -40, 140, -70, ramp(0, mid, 1, dark)), LINE.mid * 1.4);
  box.solid(INNER_EAR, box.linear(56, -40, 130, -70, ramp(0, ink, 1, '#d9a8a6')), LINE.fine);
  box.line(svgPath('M66 -46C84 -58 102 -66 122 -68M70 -41C86 -48 100 -54 112 -60'), LINE.hair);
}

/** Whorl on the brow, cheek, whisker roots. */
function faceHair(box: Local): void {
  const whorl = [
    svgPath('M-2 -20C0 -36 2 -52 2 -66'),
    svgPath('M14 -24C22 -36 30 -46 36 -54'),
    svgPath('M-14 -24C-22 -36 -26 -46 -30 -54'),
  ];
  box.line(fur(BROW, whorl, { count: 70, length: 11, seed: 4 }), LINE.hair, 'gold', 0.9);
  const cheek = fur(CHEEK, [svgPath('M46 8C40 36 24 58 0 78')], { count: 40, length: 14, seed: 9 });
  box.line(cheek, LINE.hair, 'gold', 0.85);
  box.line([line(-56, 74, -57, 81), line(-50, 70, -51, 77)], LINE.hair);
}

/** A stag's head and neck, three-quarter to the left, lids closed; about 370 × 660, antlers to -320. */
export function stag(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones = ['#e9c9b6', '#9c7690', '#2b2758'],
    bone = ['#fff3dc', '#cfae86', '#6b5470'],
    ...placement
  }: Placement & { tones?: Tones; bone?: Tones } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const coat = box.linear(-60, 0, 190, 340, ramp(0, tones[0], 0.42, tones[1], 1, tones[2]));
  antler(box, FAR_ANTLER, bone);
  farEar(box, tones);
  neck(box, coat);
  antler(box, NEAR_ANTLER, bone);
  face(box);
  eyes(box);
  nearEar(box, tones);
  faceHair(box);
}
