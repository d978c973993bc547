import {
  type Art,
  type Knot,
  LINE,
  type Local,
  local,
  type Paint,
  Path,
  type Placement,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
  type Stop,
  spline,
  svgPath,
} from '../pen/index.ts';

type Tones = readonly [lite: string, mid: string, dark: string];

const BROWN = '#b8706a';
const LASH = '#4a1c34';

/** A bumpy edge all round. */
const FLEECE = spline(
  range(19, (i): Knot[] => {
    const [notch, bump] = [(i * 360) / 19, ((i + 0.5) * 360) / 19];
    const at = (angle: number, part: number): [number, number] => {
      const [x, y] = polar(0, 0, 1, angle);
      return [x * 90 * part, y * 64 * part];
    };
    return [[...at(notch, 0.94), 1], at(notch + 3.4, 1.03), at(bump, 1.1), at(bump + 6, 1.03)];
  }).flat(),
  true,
);
const FORELEG = svgPath('M-74 40C-66 52 -40 60 -14 56C-8 60 -8 68 -16 70C-44 74 -74 66 -84 54Z');
const EAR = svgPath('M22 -22C38 -32 60 -26 72 -6C66 4 44 4 26 -6Z');
const EAR_LINES = svgPath('M32 -18C44 -20 56 -16 64 -7M34 -12C44 -13 52 -10 58 -5');
/** A long soft wedge, muzzle down before the turn. */
const SKULL = spline(
  points('0,-36 20,-32 29,-14 28,6 21,28 17,42 9,51 0,53 -9,51 -17,42 -21,28 -28,6 -29,-14 -20,-32'),
  true,
);
const CAP = spline(
  points(
    '-30,-18! -34,-30 -24,-38! -20,-48 -8,-46! 0,-54 8,-46! 20,-48 24,-38! 34,-30 30,-18! 20,-16',
    '12,-22! 4,-14 -6,-21! -16,-13 -22,-19!',
  ),
  true,
);
/** An open spiral of `steps` points. */
const curl = (x: number, y: number, radius: number, from: number, turn: number, steps: number): Path =>
  spline(range(steps, (i) => polar(x, y, radius * (1 - i / (steps + 1)), from + i * turn)));

const NOSE = svgPath('M0 44C-6 41 -9 37 -8 33C-4 30 4 30 8 33C9 37 6 41 0 44Z');
const MOUTH = svgPath('M0 44V47M0 47C3 50 7 49 9 46M0 47C-3 50 -7 49 -9 46');

/** Curls in rows, each a small open spiral. */
function curls(): Path {
  const chance = random(5);
  const all = new Path();
  for (let v = -46, rowNumber = 0; v <= 48; v += 17, rowNumber++) {
    const odd = rowNumber % 2;
    for (let u = -80 + odd * 10; u <= 80; u += 20) {
      const x = u + chance.between(-2, 2);
      const y = v + chance.between(-2, 2);
      if ((x / 84) ** 2 + (y / 58) ** 2 > 0.92) continue;
      const from = chance.between(0, 360);
      all.append(curl(x, y, chance.between(7.2, 8.6), from, odd ? 50 : -50, 12));
    }
  }
  return all;
}

/** The far half is narrower; the whole is turned and laid to the lower left. */
const set = (path: Path): Path =>
  path
    .map((x, y) => [x > 0 ? x * 0.9 : x, y])
    .rotate(42)
    .translate(-58, 14);
const setBoth = (path: Path): Path[] => [set(path), set(path.mirror(0))];

function head(box: Local, [lite, mid, dark]: Tones): void {
  const down = (top: number, foot: number, stops: readonly Stop[]): Paint => {
    const [a, b] = [polar(-58, 14, -top, 42), polar(-58, 14, -foot, 42)];
    return box.linear(...a, ...b, stops);
  };
  for (const ear of [EAR, EAR.mirror(0)]) {
    box.solid(set(ear), down(-30, 4, ramp(0, mid, 1, dark)));
    box.line(set(ear === EAR ? EAR_LINES : EAR_LINES.mirror(0)), LINE.hair, BROWN);
  }
  box.solid(set(SKULL), down(-36, 54, ramp(0, mid, 0.5, lite, 1, mid)), LINE.bold * 0.8);
  box.solid(set(CAP), lite);
  const locks = [curl(-14, -30, 7, 0, 50, 10), curl(12, -32, 7, 180, -50, 10), curl(0, -42, 5, 0, 50, 9)];
  box.line(locks.map(set), LINE.fine, BROWN, 0.8);
  const lid = ribbon(svgPath('M9 0C13 8 21 8 26 -1'), 3.8, { start: 0.3, end: 0.2 });
  box.blot(setBoth(lid), LASH);
  box.line(setBoth(svgPath('M14 5L12.5 9.5M18.5 6L19 10.5M22.5 3.5L25 7')), LINE.fine, LASH);
  box.solid(set(NOSE), '#d98a8e', LINE.fine, '#8a3a50').line(set(MOUTH), LINE.fine, '#8a3a50');
}

/** A lamb asleep, curled, head to the lower left; about 190 × 140. */
export function curledLamb(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones = ['#fffaf3', '#f6d9cf', '#c98f98'], ...placement }: Placement & { tones?: Tones } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const [lite, mid, dark] = tones;
  box.solid(FLEECE, box.radial(-20, -20, 130, ramp(0, lite, 0.5, mid, 1, dark)), LINE.bold * 0.85);
  box.line(curls(), LINE.fine, BROWN, 0.75);
  box.solid(FORELEG, box.linear(0, 40, 0, 72, ramp(0, lite, 1, dark)));
  box.line(svgPath('M-22 57C-19 62 -20 66 -24 70'), LINE.fine);
  head(box, tones);
}
