import { ink, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Knot,
  Path,
  type Point,
  polygon,
  polyline,
  ramp,
  range,
  spline,
  TAU,
} from '../../../kit/pen/index.ts';
import { BOWL } from './bowl.ts';
import { onBench, SUN } from './view.ts';

/** Of the bench, where the bowl's shade and light fall. */
const AREA = [110, 640, 556, 868] as const;

/** What the bowl throws on the bench: a green shade, and in it the light that its glass has gathered, a heart. */
export function gathered(art: Art): void {
  const { right, away, rim, foot, height } = BOWL;
  const [dx, dz] = [SUN.right * height, SUN.away * height];
  const ring = (cx: number, cz: number, radius: number): Point[] =>
    range(28, (i) => onBench(cx + radius * Math.cos((TAU * i) / 28), cz + radius * Math.sin((TAU * i) / 28)));
  const hull = range(7, (i) => {
    const t = i / 6;
    return spline(ring(right + dx * t, away + dz * t, foot + (rim - foot) * t ** 0.7), true);
  });
  const [x0, y0] = onBench(right, away);
  const [x1, y1] = onBench(right + dx * 2, away + dz * 1.7);
  const shade = art.linear(
    x0,
    y0,
    x1,
    y1,
    ramp(0, '#2c545a', 0.96, 0.45, '#3a666a', 0.86, 1, '#5c7f7a', 0.5),
  );
  printed(art, AREA, () => void art.fill(Path.join(hull), shade), { edge: 3 });
  planks(art, Path.join(hull));
  const heart = (size: number): Path =>
    spline(
      range(40, (i): Knot => onHeart((TAU * i) / 40, size)),
      true,
    );
  // light lies over the wood in half-tones: near white in the middle, spent towards its edge
  const [hx, hy] = onHeartMiddle();
  const fading = art.radial(
    hx,
    hy,
    84,
    ramp(0, '#fffef4', 1, 0.45, '#fff8dc', 0.92, 1, '#f3e3b0', 0.55),
    0.72,
  );
  art.glow(hx, hy, 130, '#ffe2a0', 0.5, 0.7);
  art.fill(heart(1.08), '#cfe0b8', 0.34);
  art.fill(heart(0.98), fading);
  art.fill(heart(0.78), '#fffbe6', 0.6);
  art.fill(heart(0.52), '#fffffa', 0.85);
  art.clip(heart(0.9), () => {
    art.line(polyline([onBench(-0.6, 1), onBench(0.6, 1)]), 1.8, '#e2c288', 0.7);
    strokes(
      art,
      [
        '200,740 270,737 350,741',
        '220,754 290,757 340,753',
        '230,778 290,775 330,779',
        '210,726 270,728 320,725',
      ],
      0.9,
      '#e2c288',
      0.2,
    );
  });
  const seams = [
    [
      [-0.9, -0.25],
      [-0.35, -0.2],
      [0.02, 0.08],
      [0.5, -0.05],
      [0.92, -0.3],
    ],
    [
      [0.02, 0.08],
      [-0.12, 0.5],
      [-0.3, 0.72],
    ],
    [
      [-0.35, -0.2],
      [-0.42, -0.72],
    ],
  ].map((knots) => spline(knots.map(([u, v]) => heartPlace(u! * 0.95, v! * 0.95))));
  art.blot(
    seams.map((seam, i) => ink(seam, 3, i, 0)),
    '#e6c07a',
    0.85,
  );
}

/** The bench's seams and grain, seen through its shade. */
function planks(art: Art, shade: Path): void {
  art.clip(shade, () => {
    art.line(polyline([onBench(-0.6, 1), onBench(0.6, 1)]), 2, '#24474c', 0.8);
    const grain = range(
      7,
      (i) =>
        `${160 + ((i * 37) % 60)},${686 + i * 13} ${260 + ((i * 23) % 40)},${684 + i * 13} ${370 + ((i * 19) % 30)},${687 + i * 13}`,
    );
    strokes(art, grain, 0.8, '#335c60', 0.3);
  });
}

/** From the heart's own measure (its point is at v = 1) to the bench; the point lies where the sun carries it. */
function heartPlace(u: number, v: number): Point {
  const { right, away, height } = BOWL;
  const length = Math.hypot(SUN.right, SUN.away);
  const [lx, lz] = [SUN.right / length, SUN.away / length];
  const [cx, cz] = [right + SUN.right * height * 1.12, away + SUN.away * height * 1.2];
  const half = 0.115;
  // turned half way towards us, for us to see a heart
  const [tx, tz] = [lx * 0.55, lz * 1.1];
  return onBench(cx + half * (tx * v - tz * u * 0.92), cz + half * (tz * v + tx * u * 0.92));
}
const onHeart = (angle: number, size: number): Point => {
  const u = Math.sin(angle) ** 3;
  const v =
    -(13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) / 15.5;
  return heartPlace(u * size, v * size);
};
const onHeartMiddle = (): Point => heartPlace(0, 0);

/** What comes through the gap, on its way to the heart. The bowl's foot stands at (x, y − 1). */
export function beam(art: Art, x: number, y: number, scale: number): void {
  const gap = (u: number, v: number): Point => [x + u * scale, y + (v - 97) * scale];
  const [from, to] = [gap(20, 40), heartPlace(-0.1, -0.3)];
  for (const [left, right, spread, strength] of [
    [0, 46, 0.72, 0.3],
    [8, 40, 0.42, 0.36],
  ] as const)
    art.fill(
      polygon([gap(left, 40), gap(right, 36), heartPlace(spread, -0.36), heartPlace(-spread - 0.1, -0.2)]),
      art.linear(...from, ...to, [
        [0, '#fffbe2', 0],
        [0.3, '#fffbe2', strength],
        [1, '#fff6d2', 0.06],
      ]),
    );
}
