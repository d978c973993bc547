import { cutOut } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  Local,
  type Paint,
  Path,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';

/** The fire's heart: the picture's one light. */
export const FIRE = [326, 640] as const;
/** We sit in a boat: our eye is as high as hers who kneels. */
const HORIZON = 515;
/** Where the people stand, where the sheet is pegged down behind them, where land ends. */
export const GROUND = 690;
export const REAR = 650;
export const SHORE = 718;
/** How far in front of us the people are, in units of the picture. */
const DISTANCE = 1300;

/** How round a level circle at the height `y` looks: its height as a part of its width. */
export const roundness = (y: number): number => (y - HORIZON) / DISTANCE;

/** A form's tones: as the fire sees it, turned from it, and the edge next to it. */
export interface Tones {
  base: string;
  shade: string;
  rim?: string;
}

/** Written in the picture's own units, or in a box's. */
const placed = (on: Art | Local, shape: string | Path, read: (knots: string) => Path): Path => {
  const path = typeof shape === 'string' ? read(shape) : shape;
  return on instanceof Local ? on.place(path) : path;
};

/**
 * A form in flat tones by the fire: shade on the far side, a bright edge on the near one, and between them the planes that
 * are written, each with its paint.
 * @param soft how broad the shade is, in units of the picture
 */
export function firelit(
  on: Art | Local,
  outline: string | Path,
  { base, shade, rim }: Tones,
  soft: number,
  planes: readonly (readonly [shape: string | Path, paint: Paint])[] = [],
  rimWidth = 1.6,
): void {
  const art = on instanceof Local ? on.art : on;
  const form = placed(on, outline, closed);
  cutOut(art, form, { fill: base, shade, soft, ...(rim ? { rim, rimWidth } : {}) }, towardsFire(form), () => {
    for (const [shape, paint] of planes) art.fill(placed(on, shape, closed), paint);
  });
}

function towardsFire(form: Path): Point {
  const [left, top, right, bottom] = form.bounds();
  return [FIRE[0] - (left + right) / 2, FIRE[1] - 20 - (top + bottom) / 2];
}

/** Creases, folds, lines of a face: tapered, all of one weight. */
export function creases(on: Art | Local, lines: readonly string[], weight: number, paint: Paint): void {
  const art = on instanceof Local ? on.art : on;
  art.blot(
    Path.join(
      lines.map((line) => ribbon(placed(on, line, curve), weight, { start: 0.35, end: 0.1, samples: 9 })),
    ),
    paint,
  );
}

/** Skin by firelight. */
export const SKIN = {
  base: '#e0a06c',
  shade: '#93543e',
  deep: '#6b3a34',
  rim: '#ffe6b4',
  line: '#5a2c2a',
} as const;
