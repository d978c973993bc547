import { type Art, ellipse, LINE, lerp, line, type Paint, type Path, polar, ribbon } from '../pen/index.ts';
import { leaf, veinedLeaf } from './leaf.ts';

/** A twig along a path with leaves on both sides (or in turns) that get smaller towards the tip. */
export function sprig(
  art: Art,
  path: Path,
  {
    count = 7,
    len = 30,
    width = 13,
    spread = 48,
    fill = art.palette.ink,
    lineWidth = LINE.fine,
    stroke = 'gold',
    taper = 0.45,
    stem = 2.2,
    tip = true,
    veins = 0,
    berries = 0,
    pair = true,
  }: {
    /** Places along the stem that carry leaves. */
    count?: number;
    /** Length and width of the first leaf; `taper` is the last one's part of it. */
    len?: number;
    width?: number;
    taper?: number;
    /** Angle between leaf and stem. */
    spread?: number;
    fill?: Paint;
    lineWidth?: number;
    stroke?: Paint;
    stem?: number;
    /** A leaf at the end. */
    tip?: boolean;
    veins?: number;
    /** A berry at every so many places; 0 = none. */
    berries?: number;
    pair?: boolean;
  } = {},
): void {
  const steps = path.walk(count + 2);
  art.blot(ribbon(path, stem * 1.6, { start: 0.9, end: 0.1 }), stroke);
  const look = { fill, lineWidth, stroke };
  for (let i = 1; i <= count; i++) {
    const { x, y, angle } = steps[i]!;
    const k = lerp(1, taper, i / count);
    for (const side of pair ? [-1, 1] : [i % 2 ? 1 : -1]) {
      const bend = -side * len * 0.12 * k;
      veinedLeaf(art, x, y, len * k, width * k, angle + side * spread, { ...look, veins, bend });
      if (!berries || i % berries) continue;
      const berry = polar(x, y, len * k * 0.72, angle + side * (spread + 42));
      art.line(line(x, y, ...berry), LINE.hair, stroke);
      art.fill(ellipse(...berry, 3.4 * k), stroke);
    }
  }
  const end = steps[count + 1]!;
  if (tip) veinedLeaf(art, end.x, end.y, len * taper, width * taper, end.angle, { ...look, veins: 0 });
}

/** A flat gold vine: a thin stem along a path, plain leaves in turns, a bead at every third. */
export function vine(
  art: Art,
  path: Path,
  {
    count = 6,
    side = 1,
    len = 22,
    width = 8.5,
    place = (shape) => shape,
  }: {
    count?: number;
    /** The side (1 or -1) of the first leaf. */
    side?: 1 | -1;
    len?: number;
    width?: number;
    /** Moves every shape, e.g. to the other half of the frame. */
    place?: (shape: Path) => Path;
  } = {},
): void {
  art.blot(place(ribbon(path, 2.8, { start: 0.8, end: 0.5 })));
  path.walk(count + 1).forEach(({ x, y, angle }, i) => {
    if (i === 0) return;
    const k = lerp(1, 0.62, i / count);
    const turn = i % 2 ? side : -side;
    art.blot(place(leaf(x, y, len * k, width * k, angle + turn * 38, turn * 3)));
    if (i % 3 === 0) art.blot(place(ellipse(...polar(x, y, 9 * k, angle - turn * 60), 1.8)));
  });
}
