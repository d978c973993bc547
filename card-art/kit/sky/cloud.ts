import { type Art, arc, ellipse, LINE, line, type Paint, ramp, ribbon } from '../pen/index.ts';

/** `[x, y, radius, side]`: the side (1 or -1) is where the engraved curl opens. */
export type Puff = readonly [x: number, y: number, radius: number, side?: number];

/** A heap of engraved discs, after seigaiha waves; painted in the order given, back to front. */
export function cloud(
  art: Art,
  puffs: readonly Puff[],
  {
    rings = 2,
    gap = 7,
    body,
    lineWidth = LINE.mid,
    stroke = 'gold',
    opacity = 1,
  }: {
    rings?: number;
    gap?: number;
    body?: Paint;
    lineWidth?: number;
    stroke?: Paint;
    opacity?: number;
  } = {},
): void {
  const { far, near } = art.palette;
  for (const [x, y, radius, side = 1] of puffs) {
    const fill = body ?? art.linear(x, y - radius, x, y + radius, ramp(0, far, 0.95, 1, near, 1));
    art.solid(ellipse(x, y, radius), fill, lineWidth, stroke, opacity);
    const [from, to] = side > 0 ? [-100, 140] : [-140, 100];
    for (let i = 1; i <= rings; i++) {
      if (radius - i * gap <= 3) break;
      art.line(arc(x, y, radius - i * gap, from, to), LINE.hair, stroke, 0.8 * opacity);
    }
  }
}

/** Kasumi: thin streamers of mist, `[x, y, length]` each. */
export function kasumi(
  art: Art,
  streamers: readonly (readonly [x: number, y: number, length: number])[],
  {
    stroke = 'gold',
    opacity = 0.8,
    lineWidth = LINE.fine,
  }: { stroke?: Paint; opacity?: number; lineWidth?: number } = {},
): void {
  for (const [x, y, length] of streamers) {
    art.blot(ribbon(line(x, y, x + length, y), lineWidth * 2.2, { samples: 6 }), stroke, opacity);
  }
}
