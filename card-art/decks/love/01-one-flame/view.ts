import { twoTone } from '../../../kit/hand/index.ts';
import { type Art, curve, Local, type Paint, type Path, ribbon } from '../../../kit/pen/index.ts';

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

/** A form in flat tones by the fire: its flames, a little above the heart, are what lights. */
export const firelit = twoTone({ at: [FIRE[0], FIRE[1] - 20] });

/** Creases, folds, lines of a face: tapered, all of one weight. */
export function creases(on: Art | Local, lines: readonly string[], weight: number, paint: Paint): void {
  const lay = (line: string): Path => (on instanceof Local ? on.place(curve(line)) : curve(line));
  (on instanceof Local ? on.art : on).blot(
    lines.map((line) => ribbon(lay(line), weight, { start: 0.35, end: 0.1, samples: 9 })),
    paint,
  );
}

/** Skin by firelight. */
export const SKIN = {
  fill: '#e0a06c',
  shade: '#93543e',
  deep: '#6b3a34',
  rim: '#ffe6b4',
  /** Where the fire meets it from below. */
  glow: '#ffcf90',
  line: '#5a2c2a',
} as const;
