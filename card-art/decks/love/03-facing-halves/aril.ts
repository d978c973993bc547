import { type Art, ellipse, LINE, local, ramp, svgPath } from '../../../kit/pen/index.ts';

/** One loose seed of a pomegranate: a drop of the given radius, its tip up. */
export function aril(art: Art, x: number, y: number, radius: number, rot = 0): void {
  const box = local(art, x, y, radius, { rot });
  const drop = svgPath(
    'M0 -1.25C.5 -.9 .9 -.35 .86 .2C.82 .75 .45 1 0 1C-.45 1 -.82 .75 -.86 .2',
    'C-.9 -.35 -.5 -.9 0 -1.25Z',
  );
  box.solid(drop, box.radial(-0.2, 0.1, 1.3, ramp(0, '#ff8f98', 0.45, '#c22c50', 1, '#5e0d30')), LINE.fine);
  const gleam = svgPath(
    'M-.5 -.1C-.5 -.5 -.25 -.75 0 -.9C-.1 -.6 -.2 -.35 -.24 -.02C-.3 .16 -.48 .12 -.5 -.1Z',
  );
  box.fill(gleam, '#fff0ea', 0.9);
  box.blot(ellipse(0.34, 0.46, 0.12), '#ffd9d0', 0.8);
}
