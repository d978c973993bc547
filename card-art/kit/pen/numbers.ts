/** A place on the picture: x to the right, y down, in drawing units (a card is 600 × 1000). */
export type Point = [x: number, y: number];
/** A point of a spline; a truthy third number makes it a sharp corner. */
export type Knot = readonly [x: number, y: number, corner?: number];

export const TAU = Math.PI * 2;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const degrees = (radians: number): number => (radians * 180) / Math.PI;

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** Cubic ease from 0 to 1 with level ends. */
export function smoothstep(t: number): number {
  const k = clamp(t);
  return k * k * (3 - 2 * k);
}

/** The point at `radius` from a centre. Angles everywhere: degrees, 0 = up, clockwise. */
export const polar = (cx: number, cy: number, radius: number, angle: number): Point => [
  cx + radius * Math.sin(radians(angle)),
  cy - radius * Math.cos(radians(angle)),
];

/** Which way one place lies from another; `polar` the other way round. */
export const heading = (
  [x, y]: readonly [number, number, ...number[]],
  [toX, toY]: readonly [number, number, ...number[]],
): number => degrees(Math.atan2(toX - x, -(toY - y)));

/** A step of length 1 the same way. */
export function unit([dx, dy]: readonly [dx: number, dy: number]): Point {
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

/** `make(0 … count-1)` as a list. */
export const range = <T>(count: number, make: (index: number, count: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index, count));

/**
 * Points written as in SVG's `points` attribute: `points('50,622 104,588! 150,612')`.
 * `!` makes a corner sharp. Several strings are read as one list.
 * @throws if a pair is not two numbers
 */
export function points(...lists: string[]): Knot[] {
  return lists
    .flatMap((list) => list.trim().split(/\s+/))
    .map((pair) => {
      const sharp = pair.endsWith('!');
      const [x, y] = (sharp ? pair.slice(0, -1) : pair).split(',').map(Number);
      if (x === undefined || y === undefined || !Number.isFinite(x + y)) {
        throw new Error(`points: "${pair}" is not x,y`);
      }
      return sharp ? [x, y, 1] : [x, y];
    });
}

/** Twice what a polygon holds; below 0 if it runs the other way round. */
export const twiceArea = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

/**
 * One decimal (a tenth of a unit is below a pixel at every size we serve), shortest spelling. Spelt from whole tenths: a drawing
 * writes a hundred thousand numbers, and fractions take longer.
 */
export function formatNumber(value: number): string {
  const tenths = Math.round(value * 10);
  const sign = tenths < 0 ? '-' : '';
  const size = Math.abs(tenths);
  const [whole, digit] = [Math.floor(size / 10), size % 10];
  if (digit === 0) return `${sign}${whole}`;
  return whole === 0 ? `${sign}.${digit}` : `${sign}${whole}.${digit}`;
}
