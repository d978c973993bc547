import { ink } from '../../../kit/hand/index.ts';
import { type Art, lerp, type Path, type Point, ribbon, spline } from '../../../kit/pen/index.ts';

/** Water in the air: one tongue and the thinner threads beside it. */
export function fall(art: Art, from: Point, to: Point, width: number): void {
  const bow = (dx: number): Path =>
    spline([
      [from[0] + dx * 0.3, from[1]],
      [lerp(from[0], to[0], 0.55) + dx * 0.6, lerp(from[1], to[1], 0.14)],
      [lerp(from[0], to[0], 0.86) + dx * 0.8, lerp(from[1], to[1], 0.45)],
      [to[0] + dx, to[1]],
    ]);
  art.blot(ribbon(bow(0), width, { start: 0.9, end: 0.75, samples: 14 }), '#cfe6e4');
  art.blot(
    [ink(bow(-width * 0.3), width * 0.28, 1, 0.2), ink(bow(width * 0.42), width * 0.2, 2, 0.3)],
    '#fffdf2',
  );
  art.blot(ink(bow(width * 0.16), width * 0.16, 3, 0.3), '#809ec2');
}
