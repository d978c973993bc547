import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  points,
  polar,
  ramp,
  range,
  spline,
  svgPath,
  tube,
} from '../pen/index.ts';

/** Stone from lit to dark. */
const [LIT, STONE, SHADE, DEEP] = ['#ecccca', '#a67ba2', '#5a4484', '#241846'] as const;

/** Broad brow, arched nose, blunt muzzle: a narrow wedge with dark hollows would be a skull. */
const HEAD = spline(
  points(
    '0,-60 28,-57 46,-40 48,-16 38,14 31,40 30,60 18,78 0,82 -18,78 -30,60 -31,40 -38,14 -48,-16 -46,-40 -28,-57',
  ),
  true,
);
const COLLAR = svgPath('M-30 30C-40 56 -50 80 -50 112H50C50 80 40 56 30 30Z');

/** The right horn: one turn and a quarter, from the brow outwards. */
const HORN: Knot[] = range(26, (i) => {
  const t = i / 25;
  return polar(lerp(62, 76, t), lerp(-20, -8, t), lerp(46, 19, t ** 0.9), lerp(-62, 310, t));
});

/** A ringed horn, its grooves cut across. */
function horn(half: Local, stone: Paint): void {
  const shape = tube(HORN, [15, 18, 17, 15, 12, 9, 6, 1], 40);
  half.solid(shape.outline, stone, LINE.mid);
  const grooves = range(17, (i) => shape.rib(0.06 + i * 0.05, 0.01));
  half.line(grooves, LINE.fine, DEEP, 0.75);
}

/** Right half of the carving: side plane, brow, closed lid, nostril. */
function features(half: Local): void {
  half.clip(HEAD, () => {
    half.fill(svgPath('M16 -62C20 -36 20 -12 18 16C18 40 20 62 22 86L60 90V-70Z'), SHADE, 0.34);
  });
  half.line(svgPath('M20 -6C17 14 17 34 19 52'), LINE.fine, 'gold', 0.8);
  half.line(svgPath('M18 -24C26 -34 38 -36 46 -28'), LINE.fine);
  const lid = svgPath('M20 -14C25 -24 38 -26 45 -16C40 -6 27 -4 20 -14Z');
  half.fill(lid, STONE); // closed: a light lid with a contour would be a blank eye
  half.taper(svgPath('M19 -14C26 -2 40 -4 46 -17'), 4.4, { start: 0.4, end: 0.2 }, DEEP);
  half.taper(svgPath('M6 60C10 54 18 54 22 60'), 4, { start: 0.5, end: 0.2 }, DEEP);
}

/** Forelock of three carved scrolls. */
function forelock(box: Local): void {
  const scroll = (x: number, y: number, radius: number, side: number): Path =>
    spline(range(12, (i) => polar(x, y, radius * (1 - i / 14), side * (-140 + i * 44))));
  for (const [x, y, side] of [
    [-19, -54, -1],
    [19, -54, 1],
    [0, -50, 1],
  ] as const) {
    box.solid(ellipse(x, y, 12), STONE, LINE.fine);
    box.line(scroll(x, y, 9, side), LINE.fine);
  }
}

/** A ram's head carved in stone, seen from the front, asleep; 250 wide, foot at y = 112, horns at -80. */
export function carvedRam(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const halves = [true, false].map((mirror) => local(art, x, y, scale, { mirror }));
  const stone = box.radial(0, -10, 130, ramp(0, LIT, 0.45, STONE, 0.8, SHADE, 1, DEEP));
  box.solid(COLLAR, box.linear(0, 30, 0, 112, ramp(0, DEEP, 0.5, SHADE, 1, STONE)), LINE.mid);
  const flutes = range(7, (i) => {
    const u = (i - 3) / 3.4;
    return svgPath(`M${30 * u} 50C${40 * u} 70 ${48 * u} 90 ${49 * u} 110`);
  });
  box.line(flutes, LINE.fine, 'gold', 0.8);
  for (const half of halves) horn(half, stone); // rooted behind the brow
  box.solid(HEAD, box.linear(0, -60, 0, 84, ramp(0, STONE, 0.3, LIT, 1, STONE)), LINE.mid);
  for (const half of halves) features(half);
  box.line(svgPath('M0 62V70M0 70C6 74 14 73 19 68M0 70C-6 74 -14 73 -19 68'), LINE.fine, DEEP);
  forelock(box);
}
