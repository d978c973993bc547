import { contactShadow, ink, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  points,
  ramp,
  random,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.5, -0.8] },
  shade: '#2c6b54',
  rim: '#f6fad2',
  rimWidth: 2,
  stray: 0,
});

/** A leaf's rim: a circle that waves, seen flat; angles in radians from the right, downwards. */
function rim(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  tilt: number,
  seed: string,
): (angle: number, share?: number) => Point {
  const chance = random(`leaf ${seed}`);
  const [a, b, c] = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)];
  const lean = Math.tan((tilt * Math.PI) / 180);
  return (angle, share = 1) => {
    const r = share * (1 + 0.022 * Math.sin(3 * angle + a) + 0.03 * Math.sin(5 * angle + b));
    const wave =
      share ** 3 *
      ry *
      (0.3 + 0.7 * Math.abs(Math.sin(angle))) *
      (0.15 * Math.sin(5 * angle + c) + 0.06 * Math.sin(9 * angle + a));
    const x = Math.cos(angle) * rx * r;
    return [cx + x, cy + Math.sin(angle) * ry * r + wave + x * lean];
  };
}

const AROUND = range(48, (i) => (i / 48) * Math.PI * 2);

/** A leaf that stands on its stalk below our eye: a shallow bowl. */
export function leafFromAbove(
  art: Art,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  tilt: number,
  seed: string,
): void {
  const at = rim(cx, cy, rx, ry, tilt, seed);
  const outline = spline(
    AROUND.map((angle) => at(angle)),
    true,
  );
  const tone = art.linear(
    cx - rx,
    cy - ry,
    cx + rx * 0.6,
    cy + ry,
    ramp(0, '#cbe59a', 0.4, '#93c67c', 1, '#4c9a6c'),
  );
  const middle = at(0, 0);
  paint(art, outline, tone, ry * 0.2);
  // the far half of the bowl turns to us and the light, the near half away
  art.clip(outline, () => {
    stippled(
      art,
      spline(
        AROUND.map((angle) => at(angle, 0.98)),
        true,
      ),
      '#2f7a5c',
      [cx, cy - ry * 0.1],
      [cx + rx * 0.2, cy + ry],
      [0, 0.75],
    );
    stippledGlow(art, cx, cy, rx * 0.34, '#2f7a5c', 0.62, (ry / rx) * 0.9);
  });
  veins(art, at, middle, rx, '#d9eeb0');
  if (rx < 100) return;
  // where the rim rolls over we see its pale back
  const fold = range(13, (i) => lerp(0.5, 1.9, i / 12));
  const roll = spline(
    [
      ...fold.map((angle) => at(angle)),
      ...fold
        .map((angle, i): Point => {
          const [x, y] = at(angle, 1 - 0.1 * Math.sin((i / 12) * Math.PI));
          return [x, y - ry * 0.05 * Math.sin((i / 12) * Math.PI)];
        })
        .reverse(),
    ],
    true,
  );
  paint(art, roll, '#b7d5a0', 4);
}

/** Ribs from the middle to the rim, forked at their ends. */
function veins(
  art: Art,
  at: (angle: number, share?: number) => Point,
  middle: Point,
  rx: number,
  colour: string,
): void {
  const ribs = range(19, (i) => {
    const angle = (i / 19) * Math.PI * 2 + 0.1;
    const [fork, left, right] = [at(angle, 0.62), at(angle - 0.09, 0.92), at(angle + 0.09, 0.92)];
    return [spline([middle, at(angle, 0.3), fork, left]), spline([fork, right])];
  }).flat();
  strokes(art, ribs, rx > 100 ? 1.7 : 1, colour, 0.08);
  art.fill(ellipse(...middle, rx * 0.035, rx * 0.018), colour);
}

/** A leaf taller than we are, its underside lit through; the frame cuts it. */
export function leafFromBelow(art: Art): void {
  const at = rim(70, 206, 150, 46, -9, 'above');
  const stalk = tube(points('70,210 76,330 56,470 70,640'), [4.4, 5.4, 6], 24);
  paint(art, stalk.outline, '#70a55f', 3);
  const outline = spline(
    AROUND.map((angle) => at(angle)),
    true,
  );
  const tone = art.linear(190, 150, 40, 240, ramp(0, '#dcea9c', 0.5, '#abce7d', 1, '#7caf67'));
  paint(art, outline, tone, 9, { towards: [0.7, -0.7], shade: '#4f8f56' });
  veins(art, at, at(0, 0), 150, '#5f9a58');
  art.fill(ellipse(70, 209, 7, 4), '#5f9a58');
}

/** A young leaf that lies on the water, slit to its middle. */
export function floatingLeaf(art: Art, cx: number, cy: number, rx: number, ry: number): void {
  const at = rim(cx, cy, rx, ry, 0, 'floating');
  const outline = spline(
    [
      [...at(0, 0), 1],
      ...range(44, (i) => at(-1.2 + (i / 43) * 6, 1)).map(([x, y], i): [number, number, number] => [
        x,
        y,
        i % 43 ? 0 : 1,
      ]),
    ],
    true,
  );
  contactShadow(art, cx + 6, cy + 7, rx * 1.06, ry * 1.04, '#2c6058');
  paint(art, outline, art.linear(cx - rx, 0, cx + rx, 0, ramp(0, '#a9d286', 1, '#5fa470')), 7);
  strokes(
    art,
    range(13, (i) => spline([at(0, 0.02), at(-1 + i * 0.45, 0.5), at(-1 + i * 0.45, 0.9)])),
    1.2,
    '#cfe8a8',
    0.1,
  );
}

/** Water that runs together on a leaf: places from (x, y), and how large. */
export function beads(
  art: Art,
  x: number,
  y: number,
  drops: readonly (readonly [number, number, number])[],
): void {
  for (const [dx, dy, size] of drops) bead(art, x + dx, y + dy, size);
}

/** One flat drop: dark where the light goes in, bright where it comes out, and its shadow on the leaf. */
function bead(art: Art, x: number, y: number, size: number): void {
  const [rx, ry] = [size * 1.2, size * 0.78];
  art.fill(ellipse(x + size * 0.3, y + size * 0.34, rx, ry), '#2f7458', 0.7);
  art.fill(
    ellipse(x, y, rx, ry),
    art.linear(x - rx, y - ry, x + rx * 0.7, y + ry, ramp(0, '#5fa27c', 0.45, '#a9d6ac', 1, '#fbfff0')),
  );
  art.fill(ellipse(x - rx * 0.4, y - ry * 0.42, rx * 0.26, ry * 0.2), '#fffef6');
  if (size > 6)
    art.blot(
      ink(
        curve(
          `${x - rx * 0.5},${y + ry * 0.62} ${x + rx * 0.3},${y + ry * 0.72} ${x + rx * 0.82},${y + ry * 0.2}`,
        ),
        size * 0.13,
        size,
        0,
      ),
      '#fffef6',
    );
}

/** A drop that has rolled off the rim. */
export function drop(art: Art, x: number, y: number): void {
  const shape: Path = closed(`${x},${y - 11}! ${x + 6},${y} ${x},${y + 7} ${x - 6},${y}`);
  art.fill(shape, art.linear(x - 6, y - 8, x + 5, y + 6, ramp(0, '#8fc09c', 1, '#fbfff0')));
  art.fill(ellipse(x - 2, y - 1, 1.4, 2.2), '#fffef6');
}
