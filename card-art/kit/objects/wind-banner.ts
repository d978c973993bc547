import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  lerp,
  type Point,
  polygon,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';
import { sparkle, starPath } from '../sky/star.ts';

/** A place on the cloth: u from the staff, v from its upper edge to the lower one. */
type Cloth = (u: number, v: number) => Point;

/** How far the two tails and the notch between them reach. */
const [TAIL, NOTCH] = [1.62, 0.98] as const;

/** Its outline: a swallowtail of two long ends. */
function outline(at: Cloth) {
  const edge = (place: (t: number) => Point): Knot[] =>
    range(15, (i) => [...place(i / 14), i === 0 || i === 14 ? 1 : 0]);
  return spline(
    [
      ...edge((t) => at(t * TAIL, 0)),
      [...at(NOTCH, 0.52), 1],
      ...edge((t) => at(TAIL * (1 - t), 1)),
      ...edge((t) => at(0, 1 - t)),
    ],
    true,
  );
}

/** Borders with small sparkles, folds, a star. */
function pattern(art: Art, at: Cloth, reach: number): void {
  const along = (v: number) => spline(range(15, (i) => at((i / 14) * TAIL, v)));
  art.line([along(0.07), along(0.93)]);
  const studs = [0.035, 0.965].flatMap((v) => range(9, (i) => sparkle(...at(0.1 + i * 0.15, v), 4.4)));
  art.blot(studs, '#ffe6c2');
  [0.2, 0.42, 0.6, 0.86].forEach((u, i) => {
    const fold = range(9, (k) => at(u + 0.03 * Math.sin((k / 8) * 5 + i), lerp(0.09, 0.91, k / 8)));
    art.blot(ribbon(spline(fold), 2.4, { start: 0.2, end: 0.5 }), '#551639', 0.7);
  });
  const [x, y] = at(0.5, 0.5);
  art.solid(starPath(x, y, 8, reach * 0.32, reach * 0.15, 8), '#ffe0ae');
  art.line(ellipse(x, y, 9), LINE.fine, '#9c2a4c');
}

/** A long red banner blown from a staff between `foot` and `head`: `height` along the staff, `reach` to the right. */
export function windBanner(art: Art, foot: Point, head: Point, height: number, reach: number): void {
  const [hx, hy] = head;
  const lean = (foot[0] - hx) / (foot[1] - hy);
  const at: Cloth = (u, v) => [
    hx + lean * v * height + u * reach + Math.sin(v * 4 + u * 3) * 7 * u,
    hy + 12 + v * height * (1 - 0.12 * u) + Math.sin(u * 5.4 + v * 0.8) * 17 * Math.min(1, u * 2) + u * 26,
  ];
  const cloth = outline(at);
  const [lite, red, deep, dark] = ['#ffb9a8', '#d9505f', '#9c2a4c', '#551639'];
  const waves = [
    0,
    deep,
    0.12,
    red,
    0.24,
    lite,
    0.4,
    red,
    0.56,
    dark,
    0.7,
    red,
    0.8,
    lite,
    0.92,
    red,
    1,
    deep,
  ];
  art.solid(cloth, art.linear(hx, 0, hx + reach * 1.3, 0, ramp(...waves)), LINE.bold * 0.85);
  art.clip(cloth, () => pattern(art, at, reach));
  const staff = polygon([
    [hx - 4, hy],
    [hx + 4, hy],
    [foot[0] + 4.6, foot[1]],
    [foot[0] - 4.6, foot[1]],
  ]);
  art.solid(staff, art.linear(hx - 6, 0, hx + 6, 0, ramp(0, '#8a5a44', 0.4, '#fff1cf', 1, '#7a4a50')));
  art.solid(ellipse(hx, hy - 4, 9), '#ffe6b8');
  art.blot(sparkle(hx, hy - 4, 6), '#a8584c');
  const ties = range(5, (i) => ellipse(...at(0, (i + 0.1) / 4.4), 8, 4));
  art.line(ties);
}
