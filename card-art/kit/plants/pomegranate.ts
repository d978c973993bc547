import { type Art, ellipse, LINE, local, type Paint, ramp, range, svgPath } from '../pen/index.ts';

const CROWN = svgPath('M-.3 -.9L-.42 -1.4L-.12 -1.15L0 -1.5L.12 -1.15L.42 -1.4L.3 -.9Z');
const OPENING = svgPath('M0 -.62C.55 -.3 .5 .4 0 .7C-.5 .4 -.55 -.3 0 -.62Z');

/** A pomegranate split open in front, nine seeds showing. */
export function pomegranate(
  art: Art,
  x: number,
  y: number,
  radius: number,
  {
    stroke = 'gold',
    fill = art.palette.ink,
    lineWidth = LINE.fine,
    lite = art.palette.rose,
  }: { stroke?: Paint; fill?: string; lineWidth?: number; lite?: string } = {},
): void {
  const box = local(art, x, y, radius);
  box.solid(CROWN, fill, lineWidth, stroke);
  box.solid(ellipse(0, 0, 1), box.radial(-0.3, -0.3, 1.5, ramp(0, lite, 1, fill)), lineWidth, stroke);
  box.solid(OPENING, fill, LINE.hair, stroke);
  const seeds = range(9, (i) => ellipse(((i % 3) - 1) * 0.22, (Math.floor(i / 3) - 0.9) * 0.32, 0.08));
  box.blot(seeds, stroke);
}
