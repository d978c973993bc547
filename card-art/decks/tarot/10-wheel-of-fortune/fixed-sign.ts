import {
  type Art,
  closed,
  curve,
  ellipse,
  LINE,
  type Local,
  local,
  type Paint,
  type Path,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
  tube,
} from '../../../kit/pen/index.ts';

/** The four fixed signs in the corners of the Wheel, made for discs of 30 to 50 units. */
export type FixedSign = 'taurus' | 'leo' | 'scorpio' | 'aquarius';

const INK = '#3a1f4c';
const FINE = LINE.fine * 1.3;

/** Both halves of a shape that is symmetrical about x = 0. */
const sides = (path: Path): Path[] => [path.mirror(0), path];

/** Cream above, plum below. */
const coat = (box: Local): Paint =>
  box.radial(-10, -30, 130, ramp(0, '#fff3e2', 0.5, '#e3b0ae', 1, '#8a5a86'));

/** A bull's head from the front, asleep, horns like a moon. */
function taurus(box: Local): void {
  const fur = coat(box);
  const horn = curve('16,-44 48,-42 66,-58 62,-86');
  for (const shape of sides(ribbon(horn, 20, { samples: 14, start: 0.9, end: 0.05, peak: 0.2 }))) {
    box.solid(shape, '#fbe3b4', LINE.mid);
  }
  const ear = svgPath('M32 -32C52 -44 72 -36 80 -20C62 -10 44 -12 32 -20Z');
  for (const shape of sides(ear)) box.solid(shape, '#b97f92', LINE.mid);
  const head = closed(
    '0,-56 26,-52 39,-34 35,-6 26,22 30,42 18,58 0,62 -18,58 -30,42 -26,22 -35,-6 -39,-34 -26,-52',
  );
  box.solid(head, fur, LINE.mid);
  const forelock = svgPath('M-20 -54C-14 -36 -6 -30 0 -22C6 -30 14 -36 20 -54C8 -62 -8 -62 -20 -54Z');
  box.solid(forelock, '#7a4a6c', FINE);
  const lid = svgPath('M13 -6C19 0 27 -2 32 -12');
  for (const shape of sides(lid)) box.taper(shape, 6, { start: 0.4, end: 0.2 }, INK);
  box.solid(svgPath('M-27 36C-22 25 22 25 27 36C29 48 18 60 0 61C-18 60 -29 48 -27 36Z'), '#fff3e2', FINE);
  for (const nostril of sides(svgPath('M8 40C13 36 19 38 19 44C15 48 10 46 8 40Z'))) box.blot(nostril, INK);
}

/** The lion's mane: locks from the crown to the chin (right half), tip by tip and valley by valley. */
const LOCKS = points(
  '0,-74! 12,-84 24,-94! 30,-78 40,-74 58,-76! 58,-60 64,-50 82,-44! 76,-30 76,-18 92,-4! 80,4 76,14 86,32!',
  '72,34 66,42 70,62! 56,58 48,62 46,82! 36,74 26,74 20,92! 10,86 0,80!',
);

/** A lion's head from the front, asleep: round mane, broad muzzle. */
function leo(box: Local): void {
  const left = LOCKS.slice(1, -1)
    .map(([x, y, corner]) => [-x, y, corner ?? 0] as const)
    .reverse();
  const bronze = box.radial(0, -10, 100, ramp(0, '#5c3352', 0.6, '#a9685c', 1, '#f0c48e'));
  box.solid(spline([...LOCKS, ...left], true), bronze, LINE.mid);
  const strands = svgPath('M0 -54V-66M26 -50L34 -64M44 -26L58 -34M46 2L62 6M40 30L52 40M26 50L32 62');
  box.line(strands.withMirror(0), FINE, '#f0c48e', 0.8);
  const ear = svgPath('M24 -44C22 -62 38 -70 49 -60C55 -49 47 -38 37 -34Z');
  for (const shape of sides(ear)) box.solid(shape, '#d99a7c', FINE);
  const head = closed(
    '0,-50 24,-46 40,-30 42,-8 34,8 38,24 28,40 10,48 0,50 -10,48 -28,40 -38,24 -34,8 -42,-8 -40,-30 -24,-46',
  );
  box.solid(head, coat(box), LINE.mid);
  const lid = svgPath('M11 -10C18 -3 28 -5 35 -16');
  for (const shape of sides(lid)) box.taper(shape, 6, { start: 0.4, end: 0.2 }, INK);
  // the muzzle stands out from the face, or it would be a human one
  const muzzle = svgPath('M0 12C14 6 36 12 36 28C34 40 14 44 0 34C-14 44 -34 40 -36 28C-36 12 -14 6 0 12Z');
  box.solid(muzzle, '#fff3e2', FINE);
  box.solid(svgPath('M0 18C-8 16 -17 8 -18 2C-10 -3 10 -3 18 2C17 8 8 16 0 18Z'), '#7a3a5c', FINE);
  box.line(svgPath('M0 18V32'), LINE.mid, INK);
}

/** A scorpion from above, pincers raised, sting curled. */
function scorpio(box: Local): void {
  const shell = coat(box);
  for (const [y, kneeX, kneeY, endX, endY] of [
    [-30, 36, -44, 54, -22],
    [-18, 40, -24, 54, 0],
    [-6, 36, -2, 44, 22],
  ] as const) {
    const leg = spline([
      [12, y],
      [kneeX, kneeY],
      [endX, endY],
    ]);
    for (const side of sides(leg)) box.taper(side, 7, { start: 0.9, end: 0.3 });
  }
  const arm = curve('12,-46 34,-52 42,-66 38,-74');
  for (const side of sides(arm)) box.taper(side, 12, { start: 0.8, end: 0.7 });
  const claw = svgPath(
    'M28 -70C26 -84 36 -98 50 -98C45 -92 43 -87 44 -81C48 -86 54 -88 60 -86C58 -70 46 -60 34 -64Z',
  );
  for (const shape of sides(claw)) box.solid(shape, '#fbe3c8', LINE.mid);
  const tail = tube(points('0,2 2,28 18,50 46,50 62,30 58,12'), [14, 13, 11, 9, 7, 6], 24);
  box.solid(tail.outline, shell, LINE.mid);
  for (const t of [0.16, 0.32, 0.48, 0.64, 0.8]) box.line(tail.rib(t, 0.03), FINE, INK, 0.8);
  const sting = svgPath('M58 18C46 14 42 2 50 -10C52 -2 58 2 64 4C68 10 66 18 58 18Z');
  box.solid(sting, '#fbe3b4', LINE.mid);
  const body = closed('0,-60 16,-54 23,-34 20,-12 12,8 0,14 -12,8 -20,-12 -23,-34 -16,-54');
  box.solid(body, shell, LINE.mid);
  const plates = [-34, -20, -8, 3].map((y, i) =>
    svgPath(`M${-22 + i * 3} ${y}C${-10 + i} ${y + 7} ${10 - i} ${y + 7} ${22 - i * 3} ${y}`),
  );
  box.line(plates, FINE, INK, 0.8);
}

/** A jug tipped to the right, water falling in two waves. */
function aquarius(box: Local): void {
  const jug = local(box.art, ...box.at(-26, -30), box.scale, { rot: 72 });
  const handle = curve('-14,-34 -44,-44 -56,-14 -34,8');
  box.art.blot(ribbon(jug.place(handle), 11 * box.scale, { samples: 16, start: 0.9, end: 0.8 }), '#e6bd86');
  const body = svgPath(
    'M-14 -56C-10 -46 -12 -36 -18 -28C-40 -14 -42 20 -22 40C-10 48 10 48 22 40',
    'C42 20 40 -14 18 -28C12 -36 12 -46 18 -54C8 -60 -6 -60 -14 -56Z',
  );
  jug.solid(body, jug.radial(-14, -4, 80, ramp(0, '#fff3e2', 0.5, '#e3b0ae', 1, '#6d4a86')), LINE.mid);
  jug.line(svgPath('M-37 2C-18 12 18 12 37 2M-35 16C-16 26 16 26 35 16'), FINE, INK, 0.8);
  jug.solid(ellipse(2, -56, 16, 4), '#1d1442', FINE);
  // two waves side by side, as in the sign; crossed ones would be a plait
  for (const x of [34, 54]) {
    const knots = points('0,-38 10,-20 0,2 10,24 0,46 8,90').map(([dx, dy]) => [x + dx, dy] as const);
    const water = tube([[26, -44], ...knots], [2, 5, 6, 6, 6, 7, 7], 28);
    box.solid(water.outline, '#e6e0fb', FINE);
  }
}

const DRAW: Record<FixedSign, (box: Local) => void> = { taurus, leo, scorpio, aquarius };

/** Draws a sign in the disc of `radius` round (x, y). */
export function fixedSign(art: Art, sign: FixedSign, x: number, y: number, radius: number): void {
  DRAW[sign](local(art, x, y, radius / 108));
}
