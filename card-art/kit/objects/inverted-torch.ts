import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  local,
  type Path,
  points,
  ramp,
  range,
  ribbon,
  type Stop,
  spline,
  svgPath,
} from '../pen/index.ts';

/** Tongues run out from under the bowl and turn up past it. */
const tongues = (list: readonly (readonly [width: number, course: string])[]): Path[] =>
  list.map(([width, course]) =>
    ribbon(spline(points(course)), width, { start: 0.25, end: 0, peak: 0.38, samples: 12 }),
  );

const BACK_FLAME = [
  ...tongues([
    [27, '0,44 42,40 66,12 60,-22 76,-58'],
    [31, '0,44 36,32 54,-2 46,-38 56,-82'],
    [27, '0,44 -40,38 -62,8 -57,-20 -70,-46'],
    [29, '0,44 -34,30 -50,-2 -44,-40 -56,-96'],
  ]),
  svgPath('M0 64C-10 62 -18 54 -32 50C-50 44 -54 26 -44 8H44C54 26 50 46 34 50C20 54 12 62 0 64Z'),
];
const FRONT_FLAME = [
  ...tongues([
    [22, '0,46 30,34 42,14 36,-8 46,-34'],
    [20, '0,46 -28,34 -40,16 -35,-4 -44,-24'],
    [13, '6,44 17,30 21,18 17,6 21,-8'],
    [12, '-6,44 -14,32 -19,20 -16,10 -20,0'],
  ]),
  svgPath('M0 54C-14 50 -34 44 -36 24C-20 30 20 30 36 24C34 44 14 50 0 54Z'),
];
const BOWL = svgPath('M-14 -62H14C18 -44 28 -20 38 -2C22 10 -22 10 -38 -2C-28 -20 -18 -44 -14 -62Z');
const BOWL_RIBS = svgPath(
  'M-19 -48C-8 -43 8 -43 19 -48M-32 -14C-16 -5 16 -5 32 -14M-6 -44L-11 -9M6 -44L11 -9',
);

/** One fill over all shapes, so that they melt into one flame. */
function melt(box: Local, shapes: readonly Path[], stops: readonly Stop[]): void {
  const fire = box.linear(0, -90, 0, 52, stops);
  for (const shape of shapes) box.fill(shape, fire);
}

/**
 * A torch held upside down: (x, y) is the mouth of its bowl, the shaft rises `shaft` above it, the
 * flame licks up round the bowl.
 */
export function invertedTorch(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { shaft = 170 }: { shaft?: number } = {},
): void {
  const box = local(art, x, y, scale);
  const { glow, ink } = art.palette;
  const wood = box.linear(-11, 0, 11, 0, ramp(0, '#6b4560', 0.5, '#c99a78', 1, ink));
  box.solid(svgPath(`M-7 ${-shaft}L7 ${-shaft}L11 -44L-11 -44Z`), wood);
  const binding = range(7, (i) => {
    const v = lerp(-shaft + 22, -60, i / 6);
    return svgPath(`M-9 ${v}C-4 ${v + 6} 4 ${v + 6} 9 ${v - 5}`);
  });
  box.line(binding, LINE.fine, '#3a2040');
  box.solid(ellipse(0, -shaft, 11), ink).blot(ellipse(0, -shaft, 4));
  box.glow(0, 14, 120, glow, 0.8);
  box.line(BACK_FLAME, LINE.mid * 2); // one contour round all tongues
  melt(box, BACK_FLAME, ramp(0, '#a8415e', 0.5, '#f0b98f', 1, '#fff6df'));
  const brass = box.linear(-38, 0, 38, 0, ramp(0, '#4a2c50', 0.45, '#d9a47e', 1, ink));
  box.solid(BOWL, brass, LINE.mid * 1.2).line(BOWL_RIBS, LINE.fine);
  melt(box, FRONT_FLAME, ramp(0, '#f6cfa0', 0.6, '#ffe2ac', 1, '#fffdf5'));
}
