import {
  type Art,
  clamp,
  hatch,
  type Knot,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  Path,
  type Placement,
  type Point,
  points,
  polygon,
  polyline,
  radians,
  ramp,
  random,
  range,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';

/** Stone from lit to dark, and the light inside from its heart to the walls. */
const [LIT, STONE, SHADE, DEEP] = ['#c79bb4', '#75518c', '#2a1d50', '#130e2e'] as const;
const INSIDE = ramp(0, '#fffaf0', 0.3, '#ffe2ac', 0.6, '#f0b98f', 0.85, '#b65c74', 1, '#4a2452');
const NIGHT = '#0d0a26';

/** Half widths and heights; the foot lies at y = 0. */
const FOOT = 80;
const NECK = 62;
const NECK_Y = -318;
const HEAD = 84;
const HEAD_Y = -342;
const CRENEL = -402;
const TOP = -428;
const halfWidth = (y: number): number => lerp(FOOT, NECK, clamp(y / NECK_Y));

/** The zigzag from the parapet to its foot, then the seam from there to the right wall. */
const CRACK = points('22,-408 -6,-372 20,-336 -20,-292 14,-250 -12,-206 12,-166 -2,-132 6,-112');
const SEAM = points('6,-112 28,-104 44,-112 60,-102');
/** The broken half leans away about this point of the right wall. */
const HINGE: Point = [halfWidth(-102), -102];

/** Where light breaks out of the tower. */
const FLASH: Point = [30, -390];

/** Merlons of a round parapet seen from below: foreshortened towards the sides. */
const MERLONS: Knot[] = [-72, -36, 0, 36, 72].flatMap((centre) =>
  (
    [
      [-12.5, CRENEL],
      [-12.5, TOP],
      [12.5, TOP],
      [12.5, CRENEL],
    ] as const
  ).map(([offset, y]): Knot => {
    const angle = radians(centre + offset);
    return [HEAD * Math.sin(angle), y - 7 * Math.cos(angle)];
  }),
);
const MIDDLE = MERLONS.findIndex(([x]) => x > 22);

const LEFT_HALF = polygon([
  [-FOOT - 4, 0],
  [-halfWidth(-102), -102],
  [-NECK, NECK_Y],
  [-68, -330],
  [-HEAD, HEAD_Y],
  [-HEAD, CRENEL],
  ...MERLONS.slice(0, MIDDLE),
  ...CRACK,
  ...SEAM,
  HINGE,
  [FOOT + 4, 0],
]);
const RIGHT_HALF = polygon([
  ...CRACK,
  ...SEAM.slice(1),
  HINGE,
  [NECK, NECK_Y],
  [68, -330],
  [HEAD, HEAD_Y],
  [HEAD, CRENEL],
  ...MERLONS.slice(MIDDLE).reverse(),
]);

/** A level ring of the round wall, bulging upwards by `bulge`: we look up at it. */
const ringLine = (y: number, half: number, bulge: number): Path =>
  spline(
    range(9, (k) => {
      const u = k / 4 - 1;
      return [half * u, y - bulge * (1 - u * u)];
    }),
  );

/** Stone courses and joints; here and there a stone catches the light. */
function masonry(box: Local): void {
  const courses = new Path();
  const joints = new Path();
  const bright = new Path();
  const chance = random('stones');
  const bulge = (y: number): number => 3 + 11 * (-y / 326);
  const at = (y: number, u: number): Point => [halfWidth(y) * u, y - bulge(y) * (1 - u * u)];
  for (let y = -8, course = 0; y > NECK_Y + 4; y -= 23, course++) {
    courses.append(ringLine(y, halfWidth(y), bulge(y)));
    for (let angle = -78 + (course % 2) * 13; angle < 80; angle += 26) {
      const u = Math.sin(radians(angle));
      const v = Math.sin(radians(angle + 26));
      joints.moveTo(...at(y, u)).lineTo(...at(y - 23, u));
      if (chance() > 0.66 && angle < 54) {
        bright.append(polygon([at(y, u), at(y, v), at(y - 23, v), at(y - 23, u)]));
      }
    }
  }
  box.blot(bright, '#ffd9c2', 0.13);
  box.line(courses, LINE.fine, 'gold', 0.62);
  box.line(joints, LINE.fine, 'gold', 0.55);
  corbels(box);
}

/** Corbels with small arches under the parapet, and its double moulding. */
function corbels(box: Local): void {
  const shapes = new Path();
  for (let angle = -81; angle < 82; angle += 18) {
    const u = Math.sin(radians(angle));
    const v = Math.sin(radians(angle + 18));
    const k = Math.cos(radians(angle)) * 6;
    shapes.moveTo(HEAD * u, HEAD_Y - k).lineTo(NECK * u, NECK_Y - k);
    if (angle >= 80) continue;
    const [left, right] = [HEAD * 0.94 * u, HEAD * 0.94 * v];
    shapes.append(
      svgPath(`M${left} ${-336 - k}C${left} ${-350 - k} ${right} ${-350 - k} ${right} ${-336 - k}`),
    );
  }
  box.line(shapes, LINE.fine, 'gold', 0.9);
  box.line([ringLine(HEAD_Y, HEAD, 8), ringLine(HEAD_Y - 9, HEAD, 8)]);
}

const slit = (x: number, y: number, half: number, height: number): Path =>
  svgPath(
    `M${x - half} ${y + height}V${y}C${x - half} ${y - half * 1.4} ${x + half} ${y - half * 1.4} ${x + half} ${y}V${y + height}Z`,
  );

/** A narrow window with light and a cross of bars. */
function litWindow(box: Local, x: number, y: number): void {
  box.solid(slit(x, y, 10, 30), box.art.palette.ink);
  box.fill(slit(x, y + 2, 6.4, 25), '#ffd99c');
  box.line([line(x, y - 6, x, y + 28), line(x - 7, y + 12, x + 7, y + 12)], LINE.fine, '#7a3f52');
}

/** One of the two pieces of wall. */
function piece(box: Local, shape: Path, face: Paint, windows: readonly Point[]): void {
  box.fill(shape, face);
  box.clip(shape, () => {
    // rose, not cream: cream light on dark stone turns grey
    const fall = ramp(0, '#e08aa0', 0.42, 0.3, '#b85f84', 0.2, 0.55, '#20143f', 0, 1, NIGHT, 0.72);
    box.fill(roundRect(-100, -440, 200, 450), box.linear(0, -330, 0, 0, fall));
    masonry(box);
    const half = halfWidth(-330);
    const left = polygon([
      [-90, 0],
      [-half, -330],
      [-half * 0.55, -330],
      [-46, 0],
    ]);
    const right = polygon([
      [90, 0],
      [half, -330],
      [half * 0.62, -330],
      [54, 0],
    ]);
    box.line(hatch(left, { angle: 0, gap: 4.6, jitter: 0.3, seed: 4 }), LINE.hair, NIGHT, 0.7);
    box.line(hatch(right, { angle: 0, gap: 4.6, jitter: 0.3, seed: 9 }), LINE.hair, NIGHT, 0.7);
  });
  for (const [x, y] of windows) litWindow(box, x, y);
  box.line(shape, LINE.bold);
}

/** The broken thickness of the wall along the crack. */
const lip = (dx: number, dy: number): Path =>
  polygon([
    ...CRACK,
    ...[...CRACK].reverse().map(([x, y], i): Knot => [x + dx * (i === 0 ? 0.2 : 1), y + dy]),
  ]);

/** The gap between the halves: light inside, with the far wall's courses. */
function gap(box: Local, open: number): void {
  const edge = [...CRACK, ...SEAM.slice(1)];
  const turned =
    polyline(edge)
      .rotate(open, ...HINGE)
      .flatten()[0] ?? [];
  const shape = polygon([...edge, ...turned.reverse()]);
  box.fill(shape, box.radial(...FLASH, 330, INSIDE));
  const courses = range(13, (i) =>
    spline([
      [-60, -120 - i * 23],
      [20, -132 - i * 23],
      [120, -120 - i * 23],
    ]),
  );
  box.clip(shape, () => box.line(courses, LINE.fine, '#b06a5c', 0.55));
}

/**
 * A round tower split by lightning; (x, y) is the middle of its foot, 430 high.
 * `open`: degrees by which the broken half leans away.
 */
export function splitTower(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { rot = 0, open }: Placement & { open: number },
): void {
  const box = local(art, x, y, scale, { rot });
  // the leaning half: turned about the hinge, in a box of its own
  const [hx, hy] = new Path()
    .moveTo(0, 0)
    .rotate(open, ...HINGE)
    .flatten()[0]![0]!;
  const leaning = local(art, ...box.at(hx, hy), scale, { rot: rot + open });
  gap(box, open);
  const broken = box.radial(...FLASH, 330, ramp(0, '#fff1d6', 0.5, '#e6a78c', 1, '#6d3f68'));
  box.solid(lip(10, 3), broken, LINE.fine);
  leaning.solid(lip(-8, 4), broken, LINE.fine);
  const stone = ramp(0, DEEP, 0.18, SHADE, 0.52, LIT, 0.6, STONE, 0.86, SHADE, 1, DEEP);
  const face = box.linear(-84, -200, 84, -200, stone);
  piece(box, LEFT_HALF, face, [
    [-40, -250],
    [26, -48],
  ]);
  piece(leaning, RIGHT_HALF, face, [[40, -160]]);
  box.glow(...FLASH, 110, '#fff0d2', 0.62);
}
