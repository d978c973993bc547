import {
  ellipse,
  type Knot,
  LINE,
  type Local,
  lerp,
  Path,
  type Point,
  points,
  polar,
  ramp,
  random,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { fur } from './fur.ts';

export type Tones = readonly [lite: string, mid: string, dark: string];

const BROWN = '#b8705f';
const WINE = '#8a3a50';
const LASH = '#3a1026';

const HALF_FACE = points('0,-58 28,-55 50,-34 57,-8 53,16 50,36 46,56 30,76 0,84');
const FACE = spline(
  [
    ...HALF_FACE,
    ...HALF_FACE.slice(1, -1)
      .reverse()
      .map(([x, y]): Knot => [-x, y]),
  ],
  true,
);
const EAR = svgPath('M34 -46C34 -68 52 -80 66 -70C78 -60 74 -38 56 -28Z');
const INNER_EAR = svgPath('M44 -44C46 -58 56 -66 63 -60C69 -53 64 -40 54 -33Z');
const CHIN = svgPath('M-18 74C-14 92 14 92 18 74C10 70 -10 70 -18 74Z');
const MUZZLE = svgPath(
  'M0 38C14 30 40 34 45 52C48 68 34 78 19 76C9 75 3 70 0 64C-3 70 -9 75 -19 76',
  'C-34 78 -48 68 -45 52C-40 34 -14 30 0 38Z',
);
const NOSE = svgPath('M0 50C-9 45 -23 38 -26 27C-20 19 -10 20 0 20C10 20 20 19 26 27C23 38 9 45 0 50Z');
const WHISKERS = [
  ellipse(22, 54, 1.6),
  ellipse(30, 52, 1.6),
  ellipse(36, 57, 1.6),
  ellipse(26, 62, 1.6),
  ellipse(34, 64, 1.6),
];
const BROW = svgPath('M-44 -30C-30 -58 30 -58 44 -30C34 -16 16 -20 0 -8C-16 -20 -34 -16 -44 -30Z');
const BROW_FLOWS = [
  svgPath('M0 -10C0 -26 0 -42 0 -56'),
  svgPath('M14 -20C22 -32 30 -40 36 -44'),
  svgPath('M-14 -20C-22 -32 -30 -40 -36 -44'),
];
/** Rows of locks from the outside in: inner and outer radius, how many, width. */
const MANE = [
  [62, 132, 24, 34],
  [54, 108, 22, 32],
  [44, 84, 20, 30],
] as const;

/** The middle of the head on the body, and its turn. */
const [X, Y, TURN] = [-82, 2, -26];
/** Three-quarter view: the frontal drawing with its far half narrowed, then turned. */
const set = (path: Path): Path =>
  path
    .map((x, y) => [x > 0 ? x * 0.88 : x, y])
    .rotate(TURN)
    .translate(X, Y);
const sets = (path: Path): Path[] => [set(path), set(path.mirror(0))];
const at = (x: number, y: number): Point => {
  const [place] = set(new Path().moveTo(x, y)).commands;
  return place?.[0] === 'M' ? [place[1], place[2]] : [x, y];
};

/** Locks that all sweep one way. */
function mane(box: Local, [lite, mid, dark]: Tones): void {
  const chance = random(8);
  MANE.forEach(([inner, outer, count, width], rank) => {
    const tones = ramp(0, dark, (inner / outer) * 0.98, dark, 0.8, mid, 1, lite);
    const hair = box.radial(X, Y, outer * 1.02, tones);
    for (let i = 0; i < count; i++) {
      const angle = rank * 7 + (i * 360) / count;
      const length = outer * chance.between(0.92, 1.06);
      const course = spline([
        polar(X, Y, inner * 0.7, angle - 4),
        polar(X, Y, lerp(inner, length, 0.35), angle + 2.6),
        polar(X, Y, lerp(inner, length, 0.75), angle + 13),
        polar(X, Y, length, angle + 26),
      ]);
      box.solid(ribbon(course, width, { start: 0.7, peak: 0.38, samples: 8 }), hair, LINE.mid * 0.9);
      const steps = course.walk(9).filter((_, step) => step % 2);
      const strands = [-90, 90].map((turn) =>
        spline(steps.map((step) => polar(step.x, step.y, width * 0.2 * (1 - step.t), step.angle + turn))),
      );
      box.line([course, ...strands], LINE.hair, 'gold', 0.75);
    }
  });
}

function ears(box: Local, [, mid, dark]: Tones): void {
  const shade = box.linear(...at(50, -76), ...at(50, -30), ramp(0, mid, 1, dark));
  for (const side of [1, -1]) {
    const turned = (path: Path): Path => set(side > 0 ? path : path.mirror(0));
    box.solid(turned(EAR), shade).solid(turned(INNER_EAR), box.art.palette.ink, LINE.fine);
    box.line(turned(svgPath('M48 -42L57 -57M52 -38L62 -52')), LINE.hair);
  }
}

/** Bridge, lids, tear lines, whisker dots. */
function features(box: Local): void {
  const bridge = ribbon(svgPath('M7 -36C9 -12 12 8 21 22'), 3.2, { start: 0.1, end: 0.3 });
  box.blot(sets(bridge), BROWN);
  const lid = ribbon(svgPath('M18 4C25 13 39 11 48 -3'), 5, { start: 0.35, end: 0.15 });
  box.blot(sets(lid), LASH);
  box.line(sets(svgPath('M25 10L23 16M32 11L33 17M39 8L43 13')), LINE.fine, LASH);
  box.line(sets(svgPath('M19 -5C27 -13 40 -14 49 -9')), LINE.fine, BROWN);
  box.line(sets(svgPath('M18 6C18 14 20 18 24 24')), LINE.fine, WINE);
  box.blot(sets(Path.join(WHISKERS)), WINE);
  const brow = fur(BROW, BROW_FLOWS, { count: 60, length: 11, seed: 2 });
  box.line(set(brow), LINE.hair, '#a85a58', 0.95);
}

/** Head and mane of the curled lion, in its body's box: small round ears, closed eyes. */
export function curledLionHead(box: Local, coat: Tones, maneTones: Tones): void {
  const [lite, mid] = coat;
  mane(box, maneTones);
  ears(box, coat);
  box.solid(
    set(FACE),
    box.radial(...at(0, 16), 100, ramp(0, '#ffe3c6', 0.5, lite, 1, mid)),
    LINE.bold * 0.85,
  );
  box.solid(set(CHIN), '#f6dccb', LINE.mid * 0.8, BROWN);
  const pale = box.radial(...at(0, 50), 56, ramp(0, '#fff3e6', 0.7, '#f3cdb6', 1, mid));
  box.solid(set(MUZZLE), pale, LINE.mid, BROWN);
  box.solid(set(NOSE), box.linear(...at(0, 18), ...at(0, 50), ramp(0, '#a8525c', 1, '#4a1530')));
  box.line(set(svgPath('M0 50V64')), LINE.mid, '#4a1530');
  features(box);
}
