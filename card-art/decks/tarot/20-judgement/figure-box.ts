import { INK, type Plane, strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';
import { metre } from './grave.ts';

export const SHEET = { fill: '#f3e8dc', shade: '#a59cb8', rim: '#fffdf0' } as const;
export const LINE = { sheet: '#7d7599', skin: '#7c4040' } as const;
/** Seen against the dawn, flesh is darker than the angel's. */
export const FLESH = { ...SKIN, fill: '#c08868', shade: '#8a5450', rim: '#ffe9c0' } as const;

/** What paints in a figure's box: 100 units to the metre, its feet on the water at (0, 0). */
export function figureBox(art: Art, x: number, y: number) {
  const box: Local = local(art, x, y, metre(y) / 100);
  const thin = (weight: number): number => Math.max(0.9, weight * box.scale);
  return {
    box,
    /** A form with two tones; `soft` in the box's units. */
    form: (outline: string | Path, tones: Tones, soft: number, ...planes: readonly Plane[]): void =>
      toned(box, outline, { ...tones, soft: soft * box.scale, rimWidth: thin(1.1) }, ...planes),
    fill: (knots: string, tone: string): void => void box.fill(closed(knots), tone),
    stroke: (knots: string, width: number, tone: string): void =>
      void art.fill(box.place(ribbon(curve(knots), width, { start: 0.2, end: 0.2 })), tone),
    folds: (lines: readonly string[], tone: string = LINE.sheet, weight: number = INK.form): void =>
      strokes(box, lines, thin(weight * 0.7), tone, 0.12),
  };
}

export type FigureBox = ReturnType<typeof figureBox>;
