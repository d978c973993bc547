import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  lerp,
  line,
  type Path,
  type Point,
  polar,
  polygon,
  ramp,
  range,
  spline,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';

/** Engraving on cream, where gold would vanish. */
const BROWN = '#7a5030';

/** The arc of the blade's back, from the tip (angle `from`) to the root (`to`), and its greatest width. */
export interface Blade {
  cx: number;
  cy: number;
  radius: number;
  from: number;
  to: number;
  width: number;
}

/** A slow S from above the root to the foot, thicker below. */
function handle(art: Art, [x, y]: Point, [footX, footY]: Point): Tube {
  const spine: Knot[] = [
    [x + 4, y - 20],
    [x + 12, y + 60],
    [lerp(x, footX, 0.45) + 2, lerp(y, footY, 0.36)],
    [lerp(x, footX, 0.92), lerp(y, footY, 0.68)],
    [footX, footY],
  ];
  const wood = tube(spine, [5.5, 6, 6.5, 7, 8], 40);
  const tone = ramp(0, '#c99a78', 0.5, '#6d4a5c', 1, '#2a1b44');
  art.solid(wood.outline, art.linear(x - 10, 0, x + 60, 0, tone));
  const grain = [-0.35, 0.1, 0.5].map((v, i) => wood.edge(v, 0.06 + i * 0.05, 0.94 - i * 0.1, 18));
  art.line(grain, LINE.hair, 'gold', 0.7);
  return wood;
}

/** Two grips turned towards the reaper's side, each with a ferrule. */
function grips(art: Art, wood: Tube): void {
  for (const t of [0.4, 0.62]) {
    const [x, y] = wood.at(t, 1);
    const spine: Knot[] = [
      [x + 6, y + 1],
      [x - 8, y - 1],
      [x - 22, y - 6],
      [x - 33, y - 14],
    ];
    const grip = tube(spine, [4.4, 4, 4.2, 5.6], 12);
    art.solid(grip.outline, art.linear(x - 30, 0, x, 0, ramp(0, '#d9ab84', 1, '#4a3158')));
    const ferrule = polygon([
      wood.at(t - 0.012, -1.25),
      wood.at(t - 0.012, 1.25),
      wood.at(t + 0.012, 1.25),
      wood.at(t + 0.012, -1.25),
    ]);
    art.solid(ferrule, art.palette.gold[2], LINE.fine);
  }
}

/** The crescent, widest behind its middle: ground edge inside, rib along the back. */
function blade(art: Art, { cx, cy, radius, from, to, width }: Blade): void {
  const depth = (t: number): number =>
    width * Math.sin(Math.PI * Math.min(1, 0.02 + t * 0.84)) ** 0.8 * (1 - 0.12 * t);
  const on = (t: number, v: number): Point => polar(cx, cy, radius - depth(t) * v, lerp(from, to, t));
  const edge = (v: number): Knot[] => range(25, (i) => [...on(i / 24, v), i === 0 || i === 24 ? 1 : 0]);
  const outline: Path = spline([...edge(0), ...edge(1).reverse().slice(0, 24)], true);
  const steel = ramp(0, '#fffaf0', 0.35, '#f6e2d6', 0.7, '#b9a3cf', 1, '#5d4b8e');
  art.solid(outline, art.linear(...on(0, 0.5), ...on(1, 0.5), steel), LINE.bold * 0.9);
  const ground = [
    ...range(20, (i) => on(0.03 + i * 0.048, 0.74)),
    ...range(20, (i) => on(0.97 - i * 0.048, 0.99)),
  ];
  art.fill(spline(ground, true), '#fffdf5', 0.75);
  art.line(spline(range(22, (i) => on(0.05 + i * 0.043, 0.2))), LINE.fine, BROWN, 0.75);
  const engraving = range(44, (i) => {
    const t = 0.3 + i * 0.0155;
    return line(...on(t, 0.24), ...on(t + 0.01, lerp(0.34, 0.62, Math.sin(i * 0.07))));
  });
  art.line(engraving, LINE.hair, '#3a2863', 0.8);
}

/** The collar that binds the blade's root to the handle. */
function collar(art: Art, [x, y]: Point): void {
  const band = polygon([
    [x - 12, y - 9],
    [x + 18, y - 9],
    [x + 18, y + 9],
    [x - 12, y + 9],
  ]);
  art.solid(band, art.linear(x - 12, 0, x + 18, 0, ramp(0, '#fff3d6', 1, '#a67f4e')));
  art.line(
    [line(x - 12, y - 3.5, x + 18, y - 3.5), line(x - 12, y + 3.5, x + 18, y + 3.5)],
    LINE.fine,
    BROWN,
  );
  art.solid(ellipse(x + 4.5, y - 22, 7, 5), '#a67f4e');
}

/** A standing scythe whose blade is the crescent `shape`; the handle ends at `foot`. Card coordinates. */
export function scythe(art: Art, shape: Blade, foot: Point): void {
  const root = polar(shape.cx, shape.cy, shape.radius - shape.width * 0.34, shape.to);
  grips(art, handle(art, root, foot));
  blade(art, shape);
  collar(art, root);
}
