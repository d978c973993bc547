import {
  type Art,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  Path,
  type Placement,
  type Point,
  polygon,
  ramp,
  svgPath,
} from '../pen/index.ts';

/** Metal from lit to dark, its engraving, velvet, stones. */
const [BRIGHT, GOLD, OLD, DARK] = ['#fffaf0', '#f6d99a', '#c98f5c', '#6f4150'] as const;
const [VELVET, VELVET_SHADE] = ['#d98fa9', '#4a1c44'] as const;

/** The five near points: place on the ring (-1 … 1), height. */
const POINTS = [
  [-1, 60],
  [-0.52, 74],
  [0, 82],
  [0.52, 74],
  [1, 60],
] as const;

/** The points of the far side, seen between the near ones, and the velvet cap inside. */
function farSideAndCap(box: Local): void {
  const tone = box.linear(-60, 0, 60, 0, ramp(0, DARK, 0.5, '#8a5a5c', 1, DARK));
  for (const u of [-0.62, -0.22, 0.22, 0.62]) {
    const [foot, tip] = [50 * u, 62 * u];
    const shape = svgPath(
      `M${foot - 13} -22C${54 * u - 6} -40 ${58 * u} -52 ${tip} -66`,
      `C${tip + 3} -52 ${56 * u + 8} -38 ${foot + 13} -22Z`,
    );
    box.solid(shape, tone);
  }
  const cap = svgPath('M-46 -18C-44 -52 -18 -64 0 -64C18 -64 44 -52 46 -18Z');
  box.solid(cap, box.linear(0, -64, 0, -10, ramp(0, VELVET, 1, VELVET_SHADE)));
  box.line(svgPath('M-22 -22C-22 -42 -14 -56 -4 -62M22 -22C22 -42 14 -56 4 -62M0 -22V-62'), LINE.fine);
}

/** The near half of the ring with its five leafy points. */
function nearSide(box: Local): void {
  const shape = new Path().moveTo(-58, 10).curveTo(-62, -12, -66, -30, -72, -60);
  POINTS.slice(0, 4).forEach(([u, height], i) => {
    const [v, next] = POINTS[i + 1]!;
    const middle = ((u + v) / 2) * 62;
    shape.curveTo(u * 72 + 4, -height + 22, middle - 8, -26, middle, -22);
    shape.curveTo(middle + 8, -26, v * 72 - 4, -next + 22, v * 72, -next);
  });
  shape.curveTo(66, -30, 62, -12, 58, 10).curveTo(38, -4, -38, -4, -58, 10).close();
  const metal = ramp(0, DARK, 0.2, OLD, 0.42, GOLD, 0.56, BRIGHT, 0.74, GOLD, 1, DARK);
  box.solid(shape, box.linear(-60, 0, 60, 0, metal), LINE.bold * 0.85);
}

/** The dark opening of the ring: we look up into it. */
function opening(box: Local): void {
  box.solid(ellipse(0, 10, 58, 12), box.linear(0, -2, 0, 22, ramp(0, '#2a1030', 1, VELVET_SHADE)));
  box.line(svgPath('M-50 12C-30 21 30 21 50 12'), LINE.hair);
}

/** Band, stones, and a pearl on every point. */
function jewels(box: Local): void {
  const band = svgPath(
    'M-60 0C-38 -14 38 -14 60 0M-62 -14C-40 -28 40 -28 62 -14M-63 -17C-40 -31 40 -31 63 -17',
  );
  box.line(band, LINE.fine, '#7a4a3a');
  for (const [x, y, fill] of [
    [-40, -9.5, '#8f86d8'],
    [0, -16, '#e9a0b4'],
    [40, -9.5, '#8f86d8'],
  ] as const) {
    const stone = polygon([
      [x, y - 8],
      [x + 9, y],
      [x, y + 7],
      [x - 9, y],
    ]);
    box.solid(stone, fill, LINE.fine, '#6f3f50');
  }
  const pearls: Point[] = [
    [-21, -13.5],
    [21, -13.5],
    [-54, -5],
    [54, -5],
  ];
  box.blot(
    pearls.map(([x, y]) => ellipse(x, y, 2.6)),
    '#fffaf0',
  );
  for (const [u, height] of POINTS) {
    const x = u * 72;
    box.line(line(x * 0.93, -height + 34, x * 0.98, -height + 12), LINE.fine, '#8a5a44');
    const tone = box.radial(x - 2, -height - 7, 9, ramp(0, '#fffdf6', 1, OLD));
    box.solid(ellipse(x, -height - 5, 6), tone, LINE.fine + 0.3);
  }
}

/** A crown in the air, seen from below; about 150 wide, from y = -92 to 34. */
export function flyingCrown(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  farSideAndCap(box);
  nearSide(box);
  opening(box);
  jewels(box);
}
