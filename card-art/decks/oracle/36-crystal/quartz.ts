import { mix } from '../../../kit/grade/mix.ts';
import { type Art, clamp, lerp, Path, type Point, polygon, ramp } from '../../../kit/pen/index.ts';
import { BENT, WASHING } from './garden.ts';
import { type Facet, facets, type Prism } from './prism.ts';

/** From the side that turns away to the one the sun meets. */
const DARK = '#47705f';
const MIDDLE = '#c3d8c0';
const BRIGHT = '#fffef8';

const shadeOf = (value: number): string =>
  value < 0.5 ? mix(DARK, MIDDLE, value * 2) : mix(MIDDLE, BRIGHT, value * 2 - 1);

/** One crystal: what is behind it stands on its head in its sides, each facet with a value of its own. */
export function quartz(art: Art, prism: Prism): void {
  const { seen, hidden } = facets(prism);
  const whole = Path.join(seen.map(({ corners }) => polygon(corners)));
  for (const facet of seen) (facet.pointed ? face : side)(art, facet, prism);
  art.clip(whole, () => {
    const through = hidden.map(({ corners }) =>
      polygon(corners).translate(-prism.radius * 0.14, prism.radius * 0.1),
    );
    art.line(through, prism.radius > 20 ? 1 : 0.6, '#ffffff', 0.36);
    art.fill(whole, milk(art, prism));
  });
  const weight = clamp(prism.radius / 26, 0.6, 1.7);
  for (const { corners, light } of seen) {
    art.line(polygon(corners), weight, light < -0.2 ? '#e4efe0' : '#fffef6');
  }
}

const clearness = ({ light }: Facet): number => clamp(0.46 + light * 0.72);

/** A long side: the garden bent towards its thin edge and turned over, a flash, a dark, the point mirrored from within. */
function side(art: Art, facet: Facet, prism: Prism): void {
  const { corners } = facet;
  const outline = polygon(corners);
  const value = clearness(facet);
  art.fill(outline, shadeOf(value));
  const on = (u: number, v: number): Point => within(corners as [Point, Point, Point, Point], u, v);
  art.clip(outline, () => {
    if (prism.radius > 20) garden(art, facet, prism, value);
    const [dark, bright] = [shadeOf(value - 0.3), shadeOf(value + 0.42)];
    art.fill(polygon([on(0, 1), on(1, 1), on(0.34, 0.78)]), bright, 0.8);
    art.fill(polygon([on(1, 1), on(0.34, 0.78), on(1, 0.62)]), dark, 0.75);
    art.fill(polygon([on(0.86, 0.7), on(1, 0.62), on(1, 0), on(0.94, 0)]), dark, 0.7);
    art.fill(polygon([on(0, 1), on(0.13, 0.91), on(0.1, 0.1), on(0, 0)]), bright, 0.9);
    art.fill(polygon([on(0.2, 0.34), on(0.62, 0.5), on(0.7, 0.4), on(0.24, 0.2)]), bright, 0.5);
  });
}

/** A face of the point: two values, the farther part darker. */
function face(art: Art, facet: Facet): void {
  const [a, tip, b] = facet.corners as [Point, Point, Point];
  const value = clamp(clearness(facet) + 0.12);
  art.fill(polygon(facet.corners), shadeOf(value));
  const inner: Point = [lerp(a[0], b[0], 0.6), lerp(a[1], b[1], 0.6)];
  art.fill(polygon([tip, inner, b]), shadeOf(value - 0.2), 0.8);
  art.fill(
    polygon([a, inner, [lerp(a[0], tip[0], 0.4), lerp(a[1], tip[1], 0.4)]]),
    shadeOf(value + 0.3),
    0.7,
  );
}

function garden(
  art: Art,
  { corners, side: place }: Facet,
  { radius, lean: [lean] }: Prism,
  value: number,
): void {
  const [left, top, right, bottom] = polygon(corners).bounds();
  const [cx, cy] = [(left + right) / 2, lerp(top, bottom, 0.44)];
  const [across, up] = [(right - left) / 250, (bottom - top) / 620];
  const shift = ((place * 37) % 90) - 45;
  const light = value > 0.5 ? BRIGHT : DARK;
  art.group('opacity="0.86"', () => {
    for (const [shape, fill] of radius > 60 && right - left > 62 && value > 0.5
      ? [...BENT, ...WASHING]
      : BENT) {
      const bent = shape.map((x, y): Point => [cx + (x - 260 + shift) * across, cy - (y - 470) * up]);
      art.fill(bent.rotate(lean, cx, cy), mix(fill, light, Math.abs(value - 0.5) * 0.9));
    }
  });
}

/** A place on a side: 0 left … 1 right, 0 foot … 1 shoulder. */
function within(
  [footA, topA, topB, footB]: readonly [Point, Point, Point, Point],
  u: number,
  v: number,
): Point {
  const [a, b] =
    footA[0] < footB[0]
      ? ([
          [footA, topA],
          [footB, topB],
        ] as const)
      : ([
          [footB, topB],
          [footA, topA],
        ] as const);
  const at = (axis: 0 | 1): number =>
    lerp(lerp(a[0][axis], a[1][axis], v), lerp(b[0][axis], b[1][axis], v), u);
  return [at(0), at(1)];
}

/** Quartz is clouded where it grew first. */
const milk = (art: Art, { foot: [, y], length }: Prism): string =>
  art.linear(0, y - length * 0.42, 0, y, ramp(0, '#fff6e0', 0, 1, '#f3e6cc', 0.9));
