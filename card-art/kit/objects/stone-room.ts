import { mix } from '../grade/mix.ts';
import {
  type Art,
  clamp,
  type Knot,
  LINE,
  line,
  type Paint,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  spline,
} from '../pen/index.ts';

/**
 * A room in one-point perspective: card point of a place `across` from the axis, `height` above the
 * floor and `towards` us from the end wall (negative = beyond the wall).
 */
export type Room = (across: number, height: number, towards?: number) => Point;

/** `horizon` is the eye's height on the card, `eye` the same above the floor, `depth` our distance to the wall. */
export const stoneRoom =
  ({ axis, horizon, eye, depth }: { axis: number; horizon: number; eye: number; depth: number }): Room =>
  (across, height, towards = 0) => {
    const distance = 1 - towards / depth;
    return [axis + across / distance, horizon + (eye - height) / distance];
  };

/** A round arch in the wall, `[across, height]` from the left foot over the crown to the right one. */
export const archOutline = (half: number, rise: number, samples = 22): Point[] => [
  [-half, 0],
  [-half, rise * 0.5],
  ...range(samples + 1, (i): Point => {
    const turn = (Math.PI * i) / samples;
    return [-half * Math.cos(turn), rise + half * Math.sin(turn)];
  }),
  [half, rise * 0.5],
  [half, 0],
];

/** The light an arch throws on the floor: 0.6 of its height long, drifting a little to the right. */
export function archLight(room: Room, half: number, rise: number): Path {
  const outline = archOutline(half, rise, 26);
  const last = outline.length - 1;
  return spline(
    outline.map(([across, height], i): Knot => {
      const corner = i < 2 || i > last - 2 ? 1 : 0;
      return [...room(across + 0.06 * height, 0, height * 0.6), corner];
    }),
    true,
  );
}

/** Rows of flagstones, and the depth of a row. */
const [ROWS, ROW] = [8, 37];

/** Flagstones from the wall towards us: dark ones, and bright ones inside the path of `light`. */
export function stoneFloor(art: Art, room: Room, light: Path): void {
  const chance = random('floor4');
  const stones: { shape: Path; tone: number; edge: Path }[] = [];
  const seen = (shape: Path, left: number, right: number): boolean => {
    const [x0, , x1] = shape.bounds();
    return x1 > left && x0 < right;
  };
  for (let row = 0; row < ROWS; row++) {
    const [back, front] = [row * ROW, (row + 1) * ROW];
    for (let left = -420 - chance.between(0, 74); left < 420; ) {
      const right = left + 74 * chance.between(0.72, 1.3);
      const corners = [
        room(left, 0, back),
        room(right, 0, back),
        room(right, 0, front),
        room(left, 0, front),
      ];
      const [[ax, ay], [bx, by]] = [corners[0]!, corners[1]!];
      const stone = {
        shape: polygon(corners),
        tone: Math.floor(chance() * 3),
        edge: line(ax + 2, ay + 1.6, bx - 2, by + 1.6),
      };
      // stones far outside the window would be weight without sight
      if (seen(stone.shape, 40, 560)) stones.push(stone);
      left = right;
    }
  }
  const top = room(0, 0, 0)[1];
  const foot = room(0, 0, ROWS * ROW)[1];
  const tones = (low: number, from: (k: number) => string, to: (k: number) => string): Paint[] =>
    [0, 0.5, 1].map((k) => art.linear(0, top, 0, Math.min(foot, low), ramp(0, from(k), 1, to(k))));
  const dark = tones(
    880,
    (k) => mix('#2a3070', '#0f1540', k * 0.5),
    (k) => mix('#0c1233', '#1b2258', k * 0.35),
  );
  art.solids(
    stones.map(({ shape, tone }) => [shape, dark[tone]!]),
    LINE.hair,
    'dim',
  );
  const bright = tones(
    850,
    (k) => mix('#fff6e6', '#c9a9cf', k * 0.35),
    (k) => mix('#c9a9cf', '#5a5aa6', 0.35 + k * 0.35),
  );
  const [left, , right] = light.bounds();
  const inLight = stones.filter(({ shape }) => seen(shape, left, right));
  art.clip(light, () => {
    art.solids(
      inLight.map(({ shape, tone }) => [shape, bright[tone]!]),
      LINE.fine,
      '#7a6a9e',
    );
    art.line(
      inLight.map(({ edge }) => edge),
      LINE.hair,
      '#fffaf0',
      0.8,
    );
  });
}

/** A coursed wall above `foot`: only its joints, lost in the dark away from (x, y). */
export function ashlarWall(art: Art, foot: number, [x, y]: Readonly<Point>): void {
  const chance = random('ashlar2');
  const course = 40;
  for (let top = foot - course; top > 50; top -= course) {
    for (let left = 40 - chance.between(0, 60); left < 560; ) {
      const width = chance.between(54, 96);
      const away = Math.hypot(left + width / 2 - x, top + course / 2 - y);
      const light = clamp(1 - (away - 150) / 180) * 0.62;
      const joints = [
        line(left + 1, top + course, left + width - 1, top + course),
        line(left + width, top + course - 1, left + width, top + 1),
      ];
      if (light > 0.03) art.line(joints, LINE.hair, 'gold', (Math.round(light * 8) / 8) * 0.9 + 0.02);
      left += width;
    }
  }
}
