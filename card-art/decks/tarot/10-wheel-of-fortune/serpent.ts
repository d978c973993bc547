import {
  type Art,
  type Knot,
  LINE,
  local,
  type Point,
  ramp,
  range,
  spline,
  svgPath,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';

/** Light, half-light, shade. */
type Tones = readonly [lite: string, mid: string, dark: string];

/** Belly plates on one side, scales as open angles on the other. */
function skin(art: Art, body: Tube): void {
  const belly = [
    ...range(40, (i) => body.at(0.06 + i * 0.0228, 0.42)),
    ...range(40, (i) => body.at(0.949 - i * 0.0228, 0.96)),
  ];
  art.fill(spline(belly, true), '#f3d6c6', 0.55);
  const places = range(62, (i) => 0.06 + (i * 0.88) / 62);
  const plates = places.map((t) => spline([body.at(t, 0.42), body.at(t + 0.004, 0.96)]));
  art.line(plates, LINE.hair, 'gold', 0.85);
  const scales = places
    .filter((_, i) => i % 2)
    .map((t) => spline([body.at(t - 0.008, -0.9), body.at(t + 0.003, -0.4), body.at(t - 0.008, 0.3)]));
  art.line(scales, LINE.hair, 'gold', 0.8);
}

/** A rounded wedge seen from above, lids closed. */
function head(art: Art, body: Tube, halfWidth: number, [lite, mid, dark]: Tones): void {
  const [x, y] = body.at(1);
  const box = local(art, x, y, halfWidth / 10, { rot: body.angleAt(1) });
  const tongue = svgPath('M0 -34C2 -42 -1 -46 0 -52M0 -50C-3 -55 -6 -57 -8 -62M0 -50C3 -55 6 -56 9 -60');
  box.line(tongue, LINE.mid, '#e08a9a');
  const skull = svgPath(
    'M-7.6 6C-10 -2 -14 -8 -13.5 -16C-12 -26 -6 -34 0 -36',
    'C6 -34 12 -26 13.5 -16C14 -8 10 -2 7.6 6C3 9 -3 9 -7.6 6Z',
  );
  box.solid(skull, box.linear(-13, 0, 13, 0, ramp(0, lite, 0.6, mid, 1, dark)));
  const marks = svgPath('M3 -31C5 -29 5 -27 4 -26M0 -12C4 -8 5 -2 3 4M4 -20C8 -22 11 -20 12 -16');
  box.line(marks.withMirror(0), LINE.fine, 'gold', 0.95);
  const lid = svgPath('M5 -20C8 -17 11 -17 13 -20');
  for (const shape of [lid, lid.mirror(0)]) box.taper(shape, 2.6, { start: 0.4, end: 0.2 }, '#1b1240');
}

/**
 * A serpent along a path in card coordinates, tail first. To weave it through a thing: paint it,
 * paint the thing, paint it again clipped to the crossings where it lies in front.
 */
export function serpent(
  art: Art,
  knots: readonly Knot[],
  halfWidth: number,
  {
    tones = ['#e6c0cc', '#8a5f9c', '#2e1f56'],
    light = art.light,
  }: {
    tones?: Tones;
    /** What lights its skin. */
    light?: Point;
  } = {},
): void {
  const girth = [0.5, 0.85, 1, 1.02, 1, 0.9, 0.74].map((part) => halfWidth * part);
  const body = tube(knots, [0.8, ...girth], 64);
  const [lite, mid, dark] = tones;
  art.solid(body.outline, art.radial(...light, 330, ramp(0, lite, 0.45, mid, 1, dark)));
  skin(art, body);
  head(art, body, halfWidth, tones);
}
