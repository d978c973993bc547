import {
  type Art,
  ellipse,
  LINE,
  type Paint,
  polar,
  ramp,
  random,
  range,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { petalVeins } from '../../kit/plants/petal.ts';

/** One petal of length and width 1, pointing up, and the light on its rolled edge. */
const PETAL = svgPath(
  'M0 0C-.32 -.2 -.66 -.62 -.42 -.9C-.26 -1.08 -.1 -.95 0 -1.02',
  'C.12 -1.1 .3 -1.04 .43 -.86C.62 -.58 .3 -.2 0 0Z',
);
const ROLLED_EDGE = svgPath('M-.4 -.84C-.2 -.9 -.1 -.84 0 -.88C.14 -.94 .26 -.9 .41 -.8');

/** From the outermost ring in: size as a part of the flower, number of petals. */
const LAYERS = [
  [1, 6],
  [0.78, 5],
  [0.57, 5],
  [0.39, 4],
  [0.26, 3],
] as const;

/** A full rose seen from the front, darker towards its heart. */
export function rose(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  {
    rot = 0,
    layers = 4,
    lite = art.palette.rose,
    dark = art.palette.ink,
    lineWidth = LINE.mid,
    stroke = 'gold',
    seed = 5,
    veins = true,
  }: {
    rot?: number;
    /** 3 to 5 rings of petals. */
    layers?: number;
    lite?: string;
    dark?: string;
    lineWidth?: number;
    stroke?: Paint;
    seed?: number | string;
    veins?: boolean;
  } = {},
): void {
  const chance = random(seed);
  const shown = LAYERS.slice(0, layers);
  shown.forEach(([size, count], layer) => {
    const length = radius * size;
    const width = length * (count > 5 ? 1.16 : 1.34);
    const fill = art.radial(cx, cy, length * 1.04, ramp(0, dark, 0.38, dark, 1, lite));
    for (let i = 0; i < count; i++) {
      const angle = rot + layer * 31 + (i * 360) / count + chance.between(-4, 4);
      const [shape, edge] = [PETAL, ROLLED_EDGE].map((path) =>
        path.scale(width, length).rotate(angle).translate(cx, cy),
      );
      art.solid(shape!, fill, layer === 0 ? lineWidth : lineWidth * 0.75, stroke);
      art.line(edge!, LINE.hair, stroke, 0.9);
      if (veins && layer < 2) {
        art.line(petalVeins(cx, cy, length, width * 1.1, angle, 5, 0.62, 0.5), LINE.hair, stroke, 0.55);
      }
    }
  });
  // a swirl, not an open ring: that would be an eye
  const heart = radius * shown[shown.length - 1]![0] * 0.55;
  art.solid(ellipse(cx, cy, heart), dark, LINE.fine, stroke);
  art.line(spline(range(19, (i) => polar(cx, cy, heart * (1 - i / 19), rot + i * 46))), LINE.fine, stroke);
}
