import {
  type Art,
  ellipse,
  LINE,
  type Path,
  polar,
  ramp,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** A streamer of the corona: direction in degrees, length in units, breadth at the foot in degrees. */
export type Streamer = readonly [angle: number, length: number, breadth: number];

/** How far a thread swings aside at its end, in degrees: the hem of fire waves all one way. */
const SWING = 13;

/** A streamer's outline: broad at the limb, drawn out to a point that swings aside. */
function plume(cx: number, cy: number, radius: number, [angle, length, breadth]: Streamer): Path {
  const at = (t: number, side: number) => {
    const half = (breadth / 2) * (1 - t) ** 1.6;
    return polar(cx, cy, radius + length * t, angle + SWING * t * t + side * half);
  };
  const along = [0, 0.12, 0.28, 0.48, 0.72];
  return spline(
    [...along.map((t) => at(t, -1)), [...at(1, 0), 1], ...along.toReversed().map((t) => at(t, 1))],
    true,
  );
}

/** Threads of light within a streamer, each of its own length; they gather towards its point. */
function threads(cx: number, cy: number, radius: number, streamer: Streamer, seed: number): Path[] {
  const [angle, length, breadth] = streamer;
  const chance = random(`thread${seed}`);
  return range(Math.round(breadth / 1.7), (i, count) => {
    const side = ((i + 0.5) / count) * 2 - 1;
    const end = chance.between(0.3, 0.92) * (1 - Math.abs(side) * 0.3);
    return spline(
      [0.02, 0.35, 0.7, 1].map((part) => {
        const t = part * end;
        const half = (breadth / 2) * (1 - t) ** 1.6;
        return polar(cx, cy, radius + length * t, angle + SWING * t * t + side * half * 0.96);
      }),
    );
  });
}

/**
 * The sun's corona round a black disc of `radius` at (cx, cy): streamers of fire, their threads, the
 * bright limb and the disc. The light fades with the distance, whatever a streamer's length.
 */
export function corona(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  streamers: readonly Streamer[],
): void {
  const reach = Math.max(...streamers.map(([, length]) => length));
  const start = radius / (radius + reach);
  const fade = (stops: readonly [number, string, number][]) =>
    art.radial(
      cx,
      cy,
      radius + reach,
      stops.map(([t, colour, opacity]) => [start + (1 - start) * t, colour, opacity] as const),
    );
  const flame = fade([
    [0, '#fff3dc', 0.85],
    [0.16, '#f6c594', 0.62],
    [0.42, '#e58fa6', 0.42],
    [1, '#8a6fc4', 0.1],
  ]);
  const thread = fade([
    [0, '#fffaf0', 1],
    [0.35, '#ffe2b8', 0.9],
    [1, '#d9a8c8', 0.25],
  ]);
  const behind = streamers.map(
    ([angle, length, breadth]): Streamer => [angle + 15, length * 0.8, breadth * 1.3],
  );
  art.glow(cx, cy, radius + reach * 0.8, '#f0a9a0', 0.55, 1, 0.5);
  for (const streamer of behind) art.fill(plume(cx, cy, radius - 4, streamer), flame, 0.6);
  for (const streamer of streamers) art.fill(plume(cx, cy, radius - 4, streamer), flame);
  for (const streamer of streamers) art.line(plume(cx, cy, radius - 4, streamer), LINE.fine, thread, 0.5);
  streamers.forEach((streamer, i) => {
    art.line(threads(cx, cy, radius, streamer, i), LINE.hair, thread, 0.85);
  });
  art.glow(cx, cy, radius * 1.5, '#ffe9c8', 0.9, 1, 0.8);
  art.fill(
    ellipse(cx, cy, radius),
    art.radial(cx, cy, radius, ramp(0, '#141a4a', 0.7, '#0a0f2c', 1, '#070a20')),
  );
  art.line(ellipse(cx, cy, radius), 7, '#f6b98a', 0.55);
  art.line(ellipse(cx, cy, radius), 3.6, '#fff6e2');
}
