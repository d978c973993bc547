import { type Art, arc, ellipse, LINE, lerp, line, type Paint, random, ribbon } from '../pen/index.ts';

/** Broken level strokes between two heights, finer in the distance: still water. */
export function ripples(
  art: Art,
  cx: number,
  y0: number,
  y1: number,
  reach0: number,
  reach1: number,
  rows: number,
  {
    stroke = 'gold',
    opacity = 0.9,
    seed = 1,
    lineWidth = 1.6,
    broken = 0.35,
    clipL = -1e9,
    clipR = 1e9,
  }: {
    stroke?: Paint;
    opacity?: number;
    seed?: number | string;
    lineWidth?: number;
    /** How often a stroke is left out: half this chance. */
    broken?: number;
    /** No stroke begins left of clipL or ends right of clipR. */
    clipL?: number;
    clipR?: number;
  } = {},
): void {
  const chance = random(seed);
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows;
    const y = lerp(y0, y1, t * t * 0.6 + t * 0.4);
    const reach = lerp(reach0, reach1, t);
    const strokes = 2 + Math.floor(chance() * 3);
    const pitch = (reach * 2) / strokes;
    for (let i = 0; i < strokes; i++) {
      const x = cx - reach + i * pitch;
      const length = pitch * chance.between(0.45, 0.95);
      const from = Math.max(clipL, x);
      const to = Math.min(clipR, x + length);
      if (to - from <= 8 || chance() <= broken * 0.5) continue;
      const width = lerp(0.9, lineWidth * 1.3, t);
      art.blot(ribbon(line(from, y, to, y), width, { samples: 5 }), stroke, opacity * lerp(0.55, 1, t));
    }
  }
}

/** Rings on water, flattened by `squash`; with `gaps` they break up and fade outwards. */
export function rings(
  art: Art,
  cx: number,
  cy: number,
  radii: readonly number[],
  squash = 0.28,
  {
    stroke = 'gold',
    lineWidth = LINE.fine,
    gaps = false,
    seed = 2,
    opacity = 1,
  }: {
    stroke?: Paint;
    lineWidth?: number;
    gaps?: boolean;
    seed?: number | string;
    opacity?: number;
  } = {},
): void {
  const chance = random(seed);
  radii.forEach((radius, index) => {
    if (!gaps) {
      art.line(ellipse(cx, cy, radius, radius * squash), lineWidth, stroke, opacity);
      return;
    }
    const outwards = index / radii.length;
    const start = chance.between(0, 60);
    let angle = start;
    while (angle < start + 355) {
      const length = chance.between(40, 110);
      art.line(
        arc(cx, cy, radius, angle, Math.min(angle + length, start + 352), radius * squash),
        lineWidth * lerp(1.3, 0.7, outwards),
        stroke,
        opacity * lerp(1, 0.55, outwards),
      );
      angle += length + chance.between(8, 26);
    }
  });
}

/** The light's column on the water: level dashes that shorten downwards from (cx, y). */
export function lightOnWater(
  art: Art,
  cx: number,
  y: number,
  {
    dashes = 9,
    step = 8,
    reach = 34,
    shrink = 2.4,
    lineWidth = 2.2,
    opacity = 0.9,
    fade = 0.06,
    stroke = 'gold',
  }: {
    dashes?: number;
    /** Distance from dash to dash. */
    step?: number;
    /** Half length of the first dash, and how much each next one loses. */
    reach?: number;
    shrink?: number;
    lineWidth?: number;
    opacity?: number;
    fade?: number;
    stroke?: Paint;
  } = {},
): void {
  for (let i = 0; i < dashes; i++) {
    const half = reach - i * shrink;
    const dash = line(cx - half, y + i * step, cx + half, y + i * step);
    art.blot(ribbon(dash, lineWidth, { samples: 5 }), stroke, opacity - i * fade);
  }
}
