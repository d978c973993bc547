import { type Art, curve, type Local, ribbon } from '../../../kit/pen/index.ts';
import { TOWARDS } from './form.ts';

export const SKIN = { light: '#f3cdaa', middle: '#d9a384', dark: '#a06c6c', line: '#7c4c56' } as const;
export const GOWN = { light: '#eff3e6', middle: '#c0d3d4', dark: '#86a5b8', deep: '#537690' } as const;
export const EDGE = { side: TOWARDS, paint: '#f4fbe6' } as const;
/** On what slants up into the moonlight. */
export const ABOVE = { side: [0.8, -1.4], paint: '#f4fbe6' } as const;

/** Folds begin broad where the cloth is held and run out. */
export const folds = (
  art: Art,
  box: Local,
  colour: string,
  lines: readonly (readonly [knots: string, width: number])[],
): void => {
  art.blot(
    lines.map(([knots, width]) =>
      ribbon(box.place(curve(knots)), width * box.scale, { start: 0.7, end: 0, peak: 0.3, samples: 14 }),
    ),
    colour,
  );
};
