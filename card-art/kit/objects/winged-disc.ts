import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  type Path,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

const BROWN = '#7a3f52';

/** One row of feathers of the right wing, from the disc to the tip: first and last of each measure. */
interface Rank {
  count: number;
  x: readonly [number, number];
  y: readonly [number, number];
  length: readonly [number, number];
  width: number;
  heading: readonly [number, number];
}

const FLIGHTS: Rank = {
  count: 10,
  x: [22, 102],
  y: [-8, -20],
  length: [40, 50],
  width: 13,
  heading: [172, 100],
};
const COVERTS: Rank = {
  count: 8,
  x: [20, 84],
  y: [-10, -21],
  length: [24, 32],
  width: 12,
  heading: [170, 104],
};

function quill(length: number, width: number): Path {
  return svgPath('M-.3 0C-.6 -.4 -.6 -.8 -.1 -1C.5 -.9 .6 -.4 .3 0Z').scale(width, length);
}

/** Painted from the tip inwards, so that inner feathers lie on top. */
function rank(half: Local, { count, x, y, length, width, heading }: Rank, fill: Paint): void {
  for (let i = count - 1; i >= 0; i--) {
    const t = i / (count - 1);
    const [px, py] = [lerp(...x, t), lerp(...y, t)];
    const [long, angle] = [lerp(...length, t), lerp(...heading, t * t)];
    half.solid(quill(long, width).rotate(angle).translate(px, py), fill, LINE.fine + 0.3);
    const shaft = line(...polar(px, py, 6, angle), ...polar(px, py, long * 0.84, angle));
    half.line(shaft, LINE.hair, BROWN, 0.8);
  }
}

/** A winged disc after the Egyptian one; (x, y) is the disc's middle, 280 wide. */
export function wingedDisc(art: Art, x: number, y: number, scale: number): void {
  const tones = ramp(0, '#fff6df', 0.4, '#f0c79a', 0.75, '#b5708a', 1, '#4a2a66');
  const fill = art.radial(x, y, 150 * scale, tones);
  for (const mirror of [true, false]) {
    const half = local(art, x, y, scale, { mirror });
    rank(half, FLIGHTS, fill);
    rank(half, COVERTS, fill);
    const arm = spline(points('12,-12 50,-20 100,-26 136,-22'));
    half.solid(ribbon(arm, 13, { samples: 14, start: 0.7, end: 0.2, peak: 0.3 }), fill);
    const scales = range(8, (i) =>
      svgPath(`M28 ${-22 - i * 0.6}C32 ${-18 - i * 0.6} 32 ${-15 - i * 0.6} 28 ${-12 - i * 0.8}`).translate(
        i * 11,
        0,
      ),
    );
    half.line(scales, LINE.hair, BROWN);
    half.blot(ribbon(spline(points('12,18 24,24 30,16 26,8')), 5, { start: 0.8, end: 0.4 }));
  }
  const box = local(art, x, y, scale);
  const ember = box.radial(-5, -12, 36, ramp(0, '#fff1df', 0.4, '#f09a86', 1, '#a8385c'));
  box.solid(ellipse(0, -6, 23), ember, LINE.bold * 0.8);
  box.line(ellipse(0, -6, 18), LINE.fine, '#fff1cf', 0.8);
  box.blot(sparkle(0, -6, 11), '#fff6df');
}
