import {
  type Art,
  clamp,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Path,
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

/** Thick, ruffed throat in front, long line behind; crop its foot. */
const NECK = spline(
  points(
    '44,-40! 66,0 78,44 84,92 96,146 126,206 172,268 236,350! -96,350! -66,306 -40,258 -20,206 -8,156',
    '-8,120 -14,96!',
  ),
  true,
);
const NECK_FLOWS = [
  svgPath('M60 0C76 60 84 130 120 210C150 260 180 300 210 340'),
  svgPath('M36 90C40 160 50 250 70 340'),
  svgPath('M-2 120C0 190 -20 260 -60 340'),
];
/** Locks of the throat, upper first: root, length, turn. */
const RUFF = [
  [-10, 128, 46, 16],
  [-12, 154, 54, 18],
  [-18, 182, 60, 22],
  [-28, 212, 64, 26],
  [-42, 244, 66, 28],
  [-60, 276, 66, 30],
] as const;

/** A long wedge, the far cheek cut short by the turn. */
const HEAD = spline(
  points(
    '4,-74 -18,-70 -36,-48 -48,-18 -47,2 -52,30 -62,66 -72,94 -76,112 -73,126 -64,135 -50,138 -36,133',
    '-25,119 -6,97 20,75 44,46 55,12 50,-26 32,-60',
  ),
  true,
);
const FRONT_PLANE = svgPath(
  'M-26 -30C-14 -38 6 -36 12 -26C2 10 -22 60 -44 100C-52 108 -66 108 -70 98C-60 64 -46 20 -26 -30Z',
);
const LIPS = svgPath(
  'M-74 118C-66 126 -52 126 -42 116C-36 108 -34 100 -36 92C-28 100 -24 108 -26 118',
  'C-34 132 -44 138 -54 137C-66 136 -74 130 -74 118Z',
);
const NOSE = svgPath('M-76 108C-72 98 -52 98 -44 104C-42 112 -48 120 -56 124C-64 126 -73 122 -76 108Z');
const BROW = svgPath('M-38 -40C-30 -66 34 -66 46 -30C30 -22 20 -28 8 -14C-8 -22 -24 -24 -38 -40Z');
const CHEEK = svgPath('M-10 96C12 70 30 44 50 10C52 44 34 80 0 104Z');

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

/** Neck, its fur denser on the side away from the light, and the locks of the throat. */
function neck(box: Local, coat: Paint): void {
  box.solid(NECK, coat, LINE.bold);
  const shade = (x: number, y: number): number => 0.2 + 0.8 * clamp((x - y * 0.25 + 60) / 130);
  const dark = fur(NECK, NECK_FLOWS, { count: 380, length: 26, seed: 3, density: shade });
  box.line(dark, LINE.hair, 'gold', 0.75);
  const lit = (x: number, y: number): number => 1.1 - shade(x, y);
  const pale = fur(NECK, NECK_FLOWS, { count: 90, length: 22, seed: 13, density: lit });
  box.line(pale, LINE.hair, PALE, 0.5);
  for (const [x, y, l, turn] of RUFF.slice().reverse()) {
    const hung = (path: Path): Path => path.rotate(turn + 6).translate(x, y);
    const lock = svgPath(`M4 -16C-14 ${l * 0.2} -14 ${l * 0.6} -6 ${l}C4 ${l * 0.8} 16 ${l * 0.5} 20 -10`);
    box.solid(hung(lock), coat, LINE.mid * 0.8);
    const hair = `M6 0C-4 ${l * 0.3} -6 ${l * 0.6} -4 ${l * 0.86}M12 0C4 ${l * 0.3} 2 ${l * 0.5} 2 ${l * 0.7}`;
    box.line(hung(svgPath(hair)), LINE.hair);
  }
}

/** Planes of the face, pale lips and chin as deer have them behind the dark nose. */
function face(box: Local): void {
  const { ink } = box.art.palette;
  const coat = ramp(0, '#f6ddcb', 0.45, '#c79c9a', 1, '#6d4f7c');
  box.solid(HEAD, box.linear(-70, 0, 60, 60, coat), LINE.bold);
  const blaze = ramp(0, '#7a557c', 0, 0.25, '#7a557c', 0.6, 0.7, '#a97b86', 0.45, 1, '#a97b86', 0.1);
  box.fill(FRONT_PLANE, box.linear(0, -40, -60, 100, blaze));
  box.blot(ribbon(svgPath('M14 -28C2 16 -18 58 -38 98'), 3, { start: 0.1, end: 0.3 }));
  box.line(svgPath('M-28 -28C-42 10 -54 50 -66 90'), LINE.hair, 'gold', 0.9);
  const white = ramp(0, PALE, 0.7, 0.6, PALE, 0.4, 1, PALE, 0);
  box.fill(LIPS, box.linear(-74, 130, -26, 104, white));
  box.solid(NOSE, box.linear(-60, 98, -60, 126, ramp(0, '#5a4268', 1, ink)));
  box.blot(svgPath('M-52 112C-50 106 -46 105 -45 108C-46 113 -50 116 -52 112Z'), PALE, 0.8);
  box.blot(svgPath('M-72 110C-70 106 -68 106 -68 109C-69 113 -72 114 -72 110Z'), PALE, 0.7);
  const mouth = svgPath('M-58 125C-55 129 -48 130 -40 126C-36 124 -33 121 -30 117');
  box.line(mouth, LINE.mid * 0.9, '#3a2248');
}

/** The near lid in full, the far one at the edge of the brow. */
function eyes(box: Local): void {
  box.fill(svgPath('M7 2C15 -12 35 -14 43 -2C41 14 25 22 13 16C8 13 6 8 7 2Z'), PALE, 0.16);
  box.blot(ribbon(svgPath('M9 6C15 15 30 15 41 3'), 4.4, { start: 0.3, end: 0.2 }), LASH);
  box.line(svgPath('M15 13L12 19M23 15L23 22M31 13L34 19M37 9L41 14'), LINE.fine, LASH);
  box.line(svgPath('M9 -4C17 -14 33 -15 43 -6M7 10C3 20 -1 26 -7 32'), LINE.fine);
  box.blot(ribbon(svgPath('M-45 4C-40 11 -33 10 -28 4'), 4.2, { start: 0.3, end: 0.3 }), LASH);
  box.line(svgPath('M-44 -6C-40 -12 -34 -13 -29 -10'), LINE.fine);
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
  const cheek = fur(CHEEK, [svgPath('M40 10C36 44 18 74 -8 98')], { count: 46, length: 14, seed: 9 });
  box.line(cheek, LINE.hair, 'gold', 0.85);
  box.line([line(-64, 84, -65, 91), line(-58, 80, -59, 87)], LINE.hair);
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
  const coat = box.linear(-70, -40, 160, 330, ramp(0, tones[0], 0.34, tones[1], 1, tones[2]));
  antler(box, FAR_ANTLER, bone);
  farEar(box, tones);
  neck(box, coat);
  antler(box, NEAR_ANTLER, bone);
  face(box);
  eyes(box);
  nearEar(box, tones);
  faceHair(box);
}
