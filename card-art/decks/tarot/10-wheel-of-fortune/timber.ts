import { mix } from '../../../kit/grade/mix.ts';
import { type Art, type Point, polygon, radians, twiceArea } from '../../../kit/pen/index.ts';
import { AXLE, at, lightOn } from './place.ts';

/** Wood that has stood in water: in the shade, and where the sun meets it. */
const SHADE = '#33284a';
const LIT = '#ffc670';

/** A plane's tone by the light it gets. */
export const wood = (light: number): string => mix(SHADE, LIT, Math.min(1, light * 1.45) ** 0.8);

/**
 * A timber whose long faces lie in the wheel's plane: what is seen of its sides, then its front.
 * @param corners of its front, clockwise: along the wheel's right and up
 * @param w how far before the wheel's middle its front lies
 * @param thick how far it reaches back from there
 */
export function timber(
  art: Art,
  corners: readonly Point[],
  w: number,
  thick: number,
  face: string,
  tone: (light: number) => string = wood,
): void {
  const seen = (z: number): Point[] => corners.map(([u, v]) => at(u, v, z));
  const [front, back] = [seen(w), seen(w - thick)];
  const turned = Math.sign(twiceArea(front));
  for (const [i, [u, v]] of corners.entries()) {
    const next = (i + 1) % corners.length;
    const side = [front[i]!, front[next]!, back[next]!, back[i]!];
    if (Math.sign(twiceArea(side)) === turned) continue;
    const [nextU, nextV] = corners[next]!;
    const paint = tone(lightOn(v - nextV, nextU - u));
    // a hair's breadth over its neighbours, or the ground shows between
    art.solid(polygon(side), paint, 0.5, paint);
  }
  art.fill(polygon(front), face);
}

/** Corners of a beam in the wheel's plane between two distances from the axle, so wide at either. */
export function spoke(
  angle: number,
  [from, to]: readonly [number, number],
  [wide, narrow]: readonly [number, number],
): Point[] {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const corner = (reach: number, side: number): Point => [
    reach * sin + side * cos,
    AXLE + reach * cos - side * sin,
  ];
  return [corner(from, -wide / 2), corner(to, -narrow / 2), corner(to, narrow / 2), corner(from, wide / 2)];
}
