import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  local,
  type Placement,
  type Point,
  polar,
  polygon,
  radians,
  ramp,
  range,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { facetStar } from '../sky/star.ts';

/** Metal from lit to dark; contours and engraving on it. */
const [BRIGHT, GOLD, OLD, DARK] = ['#fffaf0', '#f6d99a', '#c98f5c', '#6f4150'] as const;
const BROWN = '#7a4a3a';

/** Reach of the stars and the angle they fan over. */
const [REACH, SPREAD] = [138, 150] as const;

/** A point of the ring's near half, seen from a little above. */
const onRing = (angle: number): Point => [92 * Math.sin(radians(angle)), -14 + 42 * Math.cos(radians(angle))];
/** A point of the band's middle line. */
const onBand = (angle: number): Point => [
  95 * Math.sin(radians(angle)),
  35 - 26 * (1 - Math.cos(radians(angle))),
];

/** One star on its stem with two leaves; the stem is rooted in the ring. */
function starOnStem(box: Local, angle: number): void {
  const [rx, ry] = onRing(angle * 1.02);
  const tip = polar(0, 8, REACH, angle);
  const stem = spline([[rx, ry - 8], [rx * 0.92 + tip[0] * 0.16, lerp(ry, tip[1], 0.5)], tip]);
  box.taper(stem, 4, { start: 0.9, end: 0.45, samples: 12 });
  const steps = stem.walk(21);
  for (const [place, side] of [
    [7, 1],
    [10, -1],
  ] as const) {
    const at = steps[place]!;
    box.blot(leaf(at.x, at.y, 13, 5.4, at.angle + side * 40, side * 2));
  }
  const [x, y] = box.at(...tip);
  const radius = 17 * box.scale;
  box.art.glow(x, y, 30 * box.scale, box.art.palette.glow, 0.4);
  const look = { lineWidth: LINE.mid * 0.9, dark: OLD, lit: BRIGHT };
  facetStar(box.art, x, y, 6, radius, radius * 0.5, look);
}

/** The near side of the band with its stones. */
function band(box: Local): void {
  const shape = svgPath(
    'M-96 -16C-84 10 -40 22 0 22C40 22 84 10 96 -16L92 12C78 36 38 48 0 48C-38 48 -78 36 -92 12Z',
  );
  const metal = ramp(0, DARK, 0.2, OLD, 0.4, GOLD, 0.52, BRIGHT, 0.66, GOLD, 1, DARK);
  box.solid(shape, box.linear(-96, 0, 96, 0, metal), LINE.bold * 0.9);
  const borders = svgPath(
    'M-94 -9C-82 16 -40 28 0 28C40 28 82 16 94 -9M-92 6C-78 30 -38 42 0 42C38 42 78 30 92 6',
  );
  box.line(borders, LINE.fine, BROWN);
  [-50, -25, 0, 25, 50].forEach((angle, i) => {
    const [x, y] = onBand(angle);
    const k = Math.cos(radians(angle));
    const pearl = ellipse(x, y, 6.4 * (0.5 + k / 2), 6.4);
    const stone = polygon([
      [x, y - 9],
      [x + 10 * k, y],
      [x, y + 9],
      [x - 10 * k, y],
    ]);
    box.solid(i % 2 ? pearl : stone, i % 2 ? '#fff6ea' : '#e58aa4', LINE.fine, '#6f3f50');
  });
  box.blot(
    [-38, -12.5, 12.5, 38, -64, 64].map((angle) => ellipse(...onBand(angle), 2)),
    BROWN,
  );
}

/** A diadem with twelve stars on fanned stems; (x, y) is the middle of its band, 190 wide, 150 high. */
export function starCrown(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const farSide = svgPath(
    'M-94 -12C-90 -36 -44 -46 0 -46C44 -46 90 -36 94 -12C84 -26 44 -32 0 -32C-44 -32 -84 -26 -94 -12Z',
  );
  box.solid(farSide, box.linear(-94, 0, 94, 0, ramp(0, DARK, 0.5, '#a87462', 1, DARK)));
  const outerFirst = range(12, (i) => i).sort((a, b) => Math.abs(b - 5.5) - Math.abs(a - 5.5));
  for (const i of outerFirst) starOnStem(box, -SPREAD / 2 + (SPREAD * i) / 11);
  band(box);
}
