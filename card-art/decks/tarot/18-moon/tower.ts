import { byHand, INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import { type Art, lerp, polygon, random, range, spline } from '../../../kit/pen/index.ts';

/** A round tower against the light: merlons, one window, an edge lit by the moon. */
export function tower(
  art: Art,
  x: number,
  top: number,
  foot: number,
  width: number,
  fill: string,
  moonX: number,
): void {
  const u = (part: number, y: number): [number, number] => [x + width * part, y];
  const step = width * 0.17;
  const wall = byHand(
    polygon([
      u(-0.42, top + step * 3),
      u(-0.56, top + step * 2),
      u(-0.56, top),
      u(-0.34, top),
      u(-0.34, top + step),
      u(-0.12, top + step),
      u(-0.12, top),
      u(0.12, top),
      u(0.12, top + step),
      u(0.34, top + step),
      u(0.34, top),
      u(0.56, top),
      u(0.56, top + step * 2),
      u(0.42, top + step * 3),
      u(0.5, foot),
      u(-0.5, foot),
    ]),
    1.2,
  );
  const side = Math.sign(moonX - x);
  modelled(
    art,
    regionOf(wall, 10),
    { towards: [side * width * 0.3, -4], soft: width * 0.2, shade: '#0f1626', rim: '#e6ebe6', rimWidth: 2 },
    () => void art.fill(wall, fill),
  );
  const chance = random(`tower ${x}`);
  const joints = range(Math.round((foot - top) / 7), () => {
    const [jx, jy] = [x + width * chance.between(-0.36, 0.3), chance.between(top + step * 4, foot - 8)];
    return ink(
      spline([
        [jx, jy],
        [jx + width * 0.12, jy + 0.6],
      ]),
      INK.form,
      jy,
      0,
    );
  });
  art.blot(joints, '#0f1626', 0.8);
  const [wx, wy, half] = [x - side * width * 0.02, lerp(top, foot, 0.34), width * 0.05];
  art.fill(
    spline(
      [
        [wx - half, wy + half * 4, 1],
        [wx - half, wy],
        [wx, wy - half * 1.4],
        [wx + half, wy],
        [wx + half, wy + half * 4, 1],
      ],
      true,
    ),
    '#f2c46a',
  );
}
