import { type Art, type Path, type Point, type Region, unit } from '../pen/index.ts';
import { byHand } from './by-hand.ts';
import { modelled } from './modelled.ts';
import { regionOf } from './stippled.ts';

/** A picture's one light, for its forms to be painted by. */
export interface Light {
  /** The point of the picture where it stands, or a step towards it that is the same for every form. */
  from: { at: Point } | { towards: readonly [number, number] };
  /** Of the far side, where a form names none of its own. */
  shade: string;
  /** Of the edges that it meets. */
  rim: string;
  rimWidth?: number;
  /** How far the outlines stray as a hand's do, in units. */
  stray?: number;
  /** What of the picture a form's shade is worked out in; at the window's edge a cut form is shaded as if it ended there. */
  region?: (outline: Path) => Region;
}

/** What one form has otherwise than its picture. */
export interface Shading {
  shade?: string;
  rim?: string;
  rimWidth?: number;
  /** How dense the shade gets, 0 … 1. */
  depth?: number;
  towards?: readonly [number, number];
}

/**
 * @returns paints one form rounded by the light: its outline with a colour, or whatever is drawn inside it; `soft` is
 * about half its half width
 */
export function lit({ from, stray = 0.8, region = (outline) => regionOf(outline, 24), ...light }: Light) {
  return (
    art: Art,
    outline: Path,
    fill: string | (() => void),
    soft: number,
    { towards, depth = 1, ...own }: Shading = {},
  ): void => {
    const [dx, dy] = towards ?? stepTowards(from, outline);
    modelled(
      art,
      region(outline),
      { rimWidth: 2.4, ...light, ...own, depth, towards: [dx * soft, dy * soft], soft },
      typeof fill === 'string' ? () => void art.fill(stray ? byHand(outline, stray) : outline, fill) : fill,
    );
  };
}

/** @returns where a form has its light from: of length 1, or as it is given for every form */
export function stepTowards(from: Light['from'], outline: Path): readonly [number, number] {
  if ('towards' in from) return from.towards;
  const [left, top, right, bottom] = outline.bounds();
  return unit([from.at[0] - (left + right) / 2, from.at[1] - (top + bottom) / 2]);
}
