import { around, byHand, INK, ink, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  lerp,
  line,
  Path,
  type Point,
  points,
  polygon,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** Where the gate's level lines meet: far to the left, at the height of our eyes. */
const VANISHING: Point = [-692, 330];

/** A place on the gate: how far across the picture, and how many metres above the ground. */
const onGate = (x: number, height: number): Point => [
  x,
  VANISHING[1] + (x - VANISHING[0]) * (1.6 - height) * 0.5775,
];

/** The gate's two ends in the picture. */
const [FAR, NEAR] = [96, 486];

/** The sun is behind the gate: what we see is its shaded side. */
export const wood = lit({
  from: { towards: [-0.7, -0.7] },
  shade: '#22343e',
  rim: '#ffefc8',
  rimWidth: 2.4,
  region: (outline) => around(outline, 24),
});

/** Boards with daylight between them, a ledge across, a brace. */
export function gate(art: Art): void {
  const count = 8;
  const edge = (i: number): number => lerp(FAR, NEAR, (i / count) * 0.82 + (i / count) ** 2 * 0.18);
  range(count, (i) => {
    const [from, to] = [edge(i), edge(i + 1) - lerp(5, 9, i / count)];
    const middle = (from + to) / 2;
    const head = 1.2 + (i % 3 === 1 ? 0.006 : 0);
    const board = spline(
      [
        [...onGate(from, -0.2), 1],
        [...onGate(from, head - 0.04), 1],
        onGate(lerp(from, middle, 0.3), head - 0.005),
        onGate(middle, head + 0.02),
        onGate(lerp(middle, to, 0.7), head),
        [...onGate(to, head - 0.035), 1],
        [...onGate(to, -0.2), 1],
      ],
      true,
    );
    wood(art, board, i % 2 ? '#56706e' : '#4d6668', 12);
    art.fill(
      polygon([onGate(from, 0.99), onGate(to, 0.99), onGate(to, 0.964), onGate(from, 0.964)]),
      '#22343e',
      0.7,
    );
    const grain = range(3, (k) => {
      const x = lerp(from, to, 0.25 + k * 0.25);
      const high = 1.12 - ((i * 5 + k * 7) % 6) * 0.1;
      return ink(
        spline([onGate(x, high), onGate(x + 2, high - 0.12), onGate(x, high - 0.3)]),
        INK.detail,
        `${i}${k}`,
        0.35,
      );
    });
    art.blot(grain, '#34484e');
  });
  ledge(art, 1.1);
  hinge(art);
}

/** The iron strap that the gate swings by. */
function hinge(art: Art): void {
  const strap = spline(
    [
      [...onGate(84, 1.075), 1],
      onGate(130, 1.068),
      onGate(190, 1.056),
      onGate(214, 1.04),
      onGate(190, 1.028),
      onGate(130, 1.014),
      [...onGate(84, 1.005), 1],
    ],
    true,
  );
  const [x, y] = onGate(90, 1.1);
  wood(art, strap, '#453c4c', 5, { shade: '#1c1626', rim: '#d8c8a4' });
  wood(art, roundRect(x - 7, y - 4, 12, 56, 4), '#453c4c', 4, { shade: '#1c1626', rim: '#d8c8a4' });
  art.blot(
    [112, 150, 186].map((at) => ellipse(...onGate(at, 1.042), 3)),
    '#8a7c80',
  );
}

/** A board across the others. */
function ledge(art: Art, height: number): void {
  const board = polygon([
    onGate(FAR - 4, height),
    onGate(NEAR - 9, height),
    onGate(NEAR - 9, height - 0.12),
    onGate(FAR - 4, height - 0.12),
  ]);
  wood(art, byHand(board, 1), '#617b78', 9);
  const nails = Path.join(
    range(7, (i) => {
      const [x, y] = onGate(lerp(FAR + 18, NEAR - 110, i / 6), height - 0.06);
      return line(x, y, x + 0.1, y);
    }),
  );
  art.line(nails, 5, '#2c3e46');
  strokes(
    art,
    [spline([onGate(FAR + 30, height - 0.03), onGate(280, height - 0.04), onGate(NEAR - 90, height - 0.03)])],
    INK.detail,
    '#34484e',
    0.3,
  );
}

/** The post that it hangs on, farther from us, and the one it is locked to; beside that, one blade of light. */
export function posts(art: Art): void {
  const stone = { shade: '#241a34' };
  wood(art, polygon(points('30,474 92,478 92,900 30,900')), '#5f5464', 12, stone);
  wood(art, byHand(polygon(points('20,458 99,462 99,480 20,478')), 1), '#7a6a74', 5, stone);
  wood(art, polygon(points('504,520 640,500 640,900 504,900')), '#54485c', 16, stone);
  wood(art, byHand(polygon(points('494,506 640,486 640,520 494,534')), 1), '#7a6a74', 8, stone);
  strokes(
    art,
    [
      '520,560 522,640 519,720',
      '534,600 535,700 533,840',
      '548,560 547,620',
      '512,740 514,840',
      '46,520 48,640',
      '66,500 64,560',
    ],
    INK.form,
    '#3a2e44',
    0.3,
  );
}
