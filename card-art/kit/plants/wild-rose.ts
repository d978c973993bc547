import { type Art, ellipse, LINE, type Paint, ramp, svgPath } from '../pen/index.ts';
import { beads } from '../sky/halo.ts';
import { lineRays } from '../sky/rays.ts';
import { petalVeins } from './petal.ts';

/** A notched petal of length and width 1, pointing up. */
const PETAL = svgPath(
  'M0 0C-.5 -.3 -.62 -.95 -.22 -1C-.08 -1.02 -.04 -.9 0 -.88',
  'C.04 -.9 .08 -1.02 .22 -1C.62 -.95 .5 -.3 0 0Z',
);

/** The open rose of hedges and heraldry: one ring of notched petals, stamens round a heart. */
export function wildRose(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  {
    petals = 5,
    rot = 0,
    lite = art.palette.rose,
    dark = art.palette.ink,
    lineWidth = LINE.fine,
    stroke = 'gold',
    heart = 0.2,
  }: {
    petals?: number;
    rot?: number;
    lite?: string;
    dark?: string;
    lineWidth?: number;
    stroke?: Paint;
    /** Radius of the heart, as a part of the flower. */
    heart?: number;
  } = {},
): void {
  const fill = art.radial(cx, cy, radius, ramp(0, dark, 1, lite));
  const width = radius * 2.05 * Math.sin(Math.PI / petals) * 0.98; // neighbours just touch
  for (let i = 0; i < petals; i++) {
    const angle = rot + (i * 360) / petals;
    art.solid(PETAL.scale(width, radius).rotate(angle).translate(cx, cy), fill, lineWidth, stroke);
    art.line(petalVeins(cx, cy, radius, width, angle, 5, 0.5, 0.24), LINE.hair, stroke, 0.7);
  }
  const inner = radius * heart;
  art.solid(ellipse(cx, cy, inner), dark, lineWidth, stroke);
  art.blot(beads(cx, cy, inner * 0.6, 7, radius * 0.035), stroke);
  art.blot(ellipse(cx, cy, radius * 0.05), stroke);
  art.line(lineRays(cx, cy, inner, inner * 1.9, 14, { lens: [1, 0.7] }), LINE.hair, stroke);
  art.blot(beads(cx, cy, inner * 1.95, 7, radius * 0.028), stroke);
}
