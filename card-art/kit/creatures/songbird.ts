import {
  type Art,
  LINE,
  lerp,
  local,
  type Paint,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { petal, petalVeins } from '../plants/petal.ts';

const BODY = spline(
  points('74,-14! 62,-26 46,-28 32,-18 10,-12 -28,-2 -72,18 -78,28 -60,34 -20,34 20,22 44,6 58,-4 66,-8'),
  true,
);

/** A small bird in flight, head to the right, wings up, one lid closed; about 190 wide. */
export function songbird(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    stroke = 'gold',
    lite = '#fff6ea',
    mid = '#c9a3c0',
    ink = '#4a3576',
    ...placement
  }: Placement & { stroke?: Paint; lite?: string; mid?: string; ink?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const side = placement.mirror ? -1 : 1;
  const plumage = art.radial(
    x + 20 * scale * side,
    y - 20 * scale,
    130 * scale,
    ramp(0, lite, 0.6, mid, 1, ink),
  );

  const fan = (
    footX: number,
    footY: number,
    [from, to]: readonly [number, number],
    count: number,
    [first, last]: readonly [number, number],
    width: number,
  ): void => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const angle = lerp(from, to, t);
      const length = lerp(first, last, Math.sin(t * Math.PI * 0.55 + 0.5));
      const vane = petal(footX, footY, length, width, angle, { tip: 0.3, belly: 0.7, base: 0.2 });
      box.solid(vane, plumage, LINE.mid, stroke);
      box.line(petalVeins(footX, footY, length, width, angle, 1, 0.85, 0.5), LINE.hair, stroke, 0.8);
    }
  };

  fan(-4, -8, [24, -52], 8, [104, 120], 26); // far wing
  fan(-66, 22, [-86, -128], 6, [62, 62], 18); // tail
  box.solid(BODY, plumage, LINE.bold * 0.8, stroke);
  fan(2, -2, [-18, -84], 8, [84, 112], 24); // near wing, then its coverts
  fan(4, 0, [-30, -88], 6, [50, 66], 20);
  box.line(svgPath('M-58 30C-30 26 0 20 22 8M-44 32C-20 30 10 24 30 14'), LINE.hair, stroke, 0.8);
  box.blot(svgPath('M66 -21C72 -20 78 -16 82 -11C76 -11 70 -10 65 -8Z'), stroke);
  box.blot(ribbon(svgPath('M50 -20C53 -15 58 -15 61 -19'), 2.6, { start: 0.3 }), ink);
}
