import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { blade, leafProfile, petalProfile } from './blade.ts';

/** Petals: middle line from the tube's foot, width. */
const FAR_PETALS = [
  [points('0,-4 -10,-44 -30,-80 -58,-98'), 36],
  [points('0,-4 12,-46 34,-82 66,-94'), 36],
  [points('0,-4 2,-50 4,-86 6,-116'), 44],
] as const;
const NEAR_PETALS = [
  [points('0,0 -16,-34 -48,-64 -84,-58 -98,-36'), 38],
  [points('0,0 16,-34 46,-66 82,-64 100,-44'), 38],
  [points('0,2 -3,-34 -7,-66 -14,-84'), 46],
] as const;

const ANTHERS = [
  [-26, -104],
  [-10, -112],
  [14, -110],
  [30, -98],
] as const;

/** A trumpet lily from the side and a little from above, mouth up: foot of the tube at (x, y), tips about 100 away. */
export function lilyBloom(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const near = box.radial(0, -6, 118, ramp(0, '#8a3c5c', 0.28, '#c97a88', 0.62, '#f2b9b4', 1, '#fff6f0'));
  const far = box.radial(0, -40, 90, ramp(0, '#7a2b4c', 0.5, '#cf8490', 1, '#f2b9b4'));
  const petal = (knots: readonly Knot[], width: number, paint: string): void => {
    const { body, veins } = blade(knots, width, petalProfile);
    box.solid(body, paint);
    box.line(veins, LINE.hair, '#a5566c', 0.75);
  };
  for (const [knots, width] of FAR_PETALS) petal(knots, width, far);
  // stamens and pistil, leaving the throat
  for (const [tipX, tipY] of ANTHERS) {
    const filament = spline([
      [0, -30],
      [tipX * 0.3, -64],
      [tipX, tipY],
    ]);
    box.blot(ribbon(filament, 2.4, { start: 0.8, end: 0.7 }), '#ffeede');
    const anther = ellipse(tipX, tipY, 5, 2.3).rotate(tipX, tipX, tipY);
    box.solid(anther, '#e8956a', LINE.hair, '#7a2f48');
  }
  box.blot(ribbon(spline(points('0,-30 3,-72 2,-122')), 3, { start: 0.9, end: 0.8 }), '#ffe3d0');
  box.solid(ellipse(2, -123, 4.4, 3.2), '#f7c8a8', LINE.hair, '#7a2f48');
  for (const [knots, width] of NEAR_PETALS) petal(knots, width, near);
  const calyx = svgPath('M-9 -12C-9 2 -4 14 0 20C4 14 9 2 9 -12C6 -6 3 -4 0 -4C-3 -4 -6 -6 -9 -12Z');
  box.solid(calyx, '#8a3c5c', LINE.fine);
}

/** A lily's closed bud along its own axis: foot at (x, y), tip 92 above it. */
export function lilyBud(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const paint = box.linear(0, 0, 0, -90, ramp(0, '#8a3c5c', 0.4, '#d98c94', 1, '#ffe9e2'));
  for (const knots of [points('0,0 -12,-36 -8,-70 0,-92'), points('0,0 12,-36 8,-70 0,-92')]) {
    box.solid(blade(knots, 20, leafProfile, 1).body, paint);
  }
  const front = blade(points('0,0 1,-34 1,-66 0,-90'), 22);
  box.solid(front.body, paint);
  box.line(front.veins, LINE.hair, '#a5566c', 0.8);
}
