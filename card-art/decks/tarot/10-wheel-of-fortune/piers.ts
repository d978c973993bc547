import { mix } from '../../../kit/grade/mix.ts';
import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, type Point, range, spline } from '../../../kit/pen/index.ts';
import { AXLE, at, flat, HALF } from './place.ts';
import { timber } from './timber.ts';

const stone = (light: number): string => mix('#4a4058', '#f3d9ae', light ** 0.62);

/** A disc that stands out of the wheel's face, its rim as thick as it is. */
export function disc(
  art: Art,
  [angle, reach]: readonly [angle: number, reach: number],
  radius: number,
  w: number,
  thick: number,
  face: string,
): void {
  const [u, v] = flat(angle, reach);
  const corners = range(32, (i): Point => {
    const a = (i / 32) * Math.PI * 2;
    return [u + radius * Math.sin(a), v + radius * Math.cos(a)];
  });
  timber(art, corners, w, thick, face);
}

/** A pier of hewn stone that carries one end of the axle; `w` is where its front stands. */
function pier(art: Art, w: number, thick: number, face: string, joint: string): void {
  const top = AXLE - 0.2;
  const half = (v: number): number => 0.33 + 0.2 * (1 - v / top);
  const front: Point[] = [
    [-half(top), top],
    [half(top), top],
    [half(0), -0.05],
    [-half(0), -0.05],
  ];
  timber(art, front, w, thick, face, stone);
  const courses = range(6, (i) => top - 0.5 * (i + 1));
  art.blot(
    courses.flatMap((v, i) => {
      const seam = (z: number, a: Point, b: Point): ReturnType<typeof ink> =>
        ink(spline([at(...a, z), at(...b, z)]), INK.form, i, 0.1);
      const cut = (i % 2 ? 0.16 : -0.2) * (1 + i * 0.05);
      return [
        seam(w, [-half(v), v], [half(v), v]),
        seam(w, [cut, v], [cut, v + 0.5]),
        ink(spline([at(-half(v), v, w), at(-half(v), v, w - thick)]), 1.4, i, 0.1),
      ];
    }),
    joint,
  );
  // a slab on top
  timber(
    art,
    [
      [-0.42, top + 0.14],
      [0.42, top + 0.14],
      [0.42, top - 0.06],
      [-0.42, top - 0.06],
    ],
    w + 0.07,
    thick + 0.14,
    mix(face, '#ffffff', 0.08),
    stone,
  );
}

/** The one behind the wheel. */
export const farPier = (art: Art): void => pier(art, -HALF - 0.3, 0.5, '#55455a', '#3d3049');

/** The hub, and the axle that runs out to the mill, outside on the right. */
export function axle(art: Art): void {
  disc(art, [0, 0], 0.6, HALF + 0.12, 0.3, '#8d573f');
  disc(art, [0, 0], 0.42, HALF + 0.18, 0.06, '#6b4140');
  disc(art, [0, 0], 0.23, HALF + 2.2, 2.2, '#4d2d3b');
  disc(art, [0, 0], 0.26, HALF + 0.42, 0.12, '#a87a3c');
}
