import { type Art, hatch, LINE, lerp, type Paint, Path, polar, polygon, range } from '../pen/index.ts';

/** A plain star of `rays` rays, outer and inner radius. */
export const starPath = (cx: number, cy: number, rays: number, outer: number, inner: number, rot = 0): Path =>
  compassStar(cx, cy, rays, outer, inner, rot, 1);

/** A soft four-pointed sparkle with concave sides; `waist` is the thinness of its middle. */
export function sparkle(cx: number, cy: number, radius: number, waist = 0.16, rot = 0): Path {
  const path = new Path();
  for (let i = 0; i < 4; i++) {
    const [tipX, tipY] = polar(cx, cy, radius, rot + i * 90);
    const [nextX, nextY] = polar(cx, cy, radius, rot + i * 90 + 90);
    const [notchX, notchY] = polar(cx, cy, radius * waist, rot + i * 90 + 45);
    const [nearX, nearY] = [lerp(notchX, cx, 0.1), lerp(notchY, cy, 0.1)];
    if (!i) path.moveTo(tipX, tipY);
    path.curveTo(lerp(tipX, cx, 0.72), lerp(tipY, cy, 0.72), nearX, nearY, notchX, notchY);
    path.curveTo(nearX, nearY, lerp(nextX, cx, 0.72), lerp(nextY, cy, 0.72), nextX, nextY);
  }
  return path.close();
}

/** A compass star whose rays are half lit, half dark (and engraved when `hatchGap` is given). */
export function facetStar(
  art: Art,
  cx: number,
  cy: number,
  rays: number,
  outer: number,
  inner: number,
  {
    rot = 0,
    lineWidth = LINE.mid,
    hatchGap = 0,
    dark = art.palette.ink,
    lit = 'gold',
    alt = 1,
  }: {
    rot?: number;
    lineWidth?: number;
    hatchGap?: number;
    dark?: Paint;
    lit?: Paint;
    /** Length of every second ray, as a part of the others. */
    alt?: number;
  } = {},
): void {
  const step = 360 / rays;
  const litHalves = new Path();
  const darkHalves = new Path();
  const engraving = new Path();
  for (let i = 0; i < rays; i++) {
    const angle = rot + i * step;
    const tip = polar(cx, cy, i % 2 ? outer * alt : outer, angle);
    litHalves.append(polygon([[cx, cy], polar(cx, cy, inner, angle - step / 2), tip]));
    const shaded = polygon([[cx, cy], tip, polar(cx, cy, inner, angle + step / 2)]);
    darkHalves.append(shaded);
    if (hatchGap) engraving.append(hatch(shaded, { angle: angle + 45, gap: hatchGap }));
  }
  art.fill(darkHalves, dark);
  art.fill(litHalves, lit);
  art.line(engraving, LINE.hair);
  art.line(compassStar(cx, cy, rays, outer, inner, rot, alt), lineWidth);
  art.line(darkHalves, lineWidth * 0.5);
}

const compassStar = (
  cx: number,
  cy: number,
  rays: number,
  outer: number,
  inner: number,
  rot: number,
  alt: number,
): Path =>
  polygon(
    range(rays * 2, (i) => {
      const radius = i % 2 ? inner : (i / 2) % 2 ? outer * alt : outer;
      return polar(cx, cy, radius, rot + (i * 180) / rays);
    }),
  );
