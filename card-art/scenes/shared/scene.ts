import { type Format, idOf, type Picture } from '../../define.ts';
import { type Grade, grade } from '../../kit/grade/grade.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { Art, type Knot, type Point } from '../../kit/pen/index.ts';

export interface Scene {
  name: `scenes/${string}`;
  /** Size in units; one unit is about one css pixel. */
  width: number;
  height: number;
  light: Point;
  /** How far the light's gold reaches. */
  reach: number;
  widths: readonly number[];
  /** AVIF quality: soft skies band at low ones. */
  quality?: number;
  seed?: string;
  grade: Grade | null;
  /** Colours that meet the page and so must not be graded. */
  keep?: readonly string[];
  draw(art: Art): void;
}

/** A picture without a card's frame, in tarot's colours. */
export function scene({
  name,
  width,
  height,
  light,
  reach,
  widths,
  quality,
  seed,
  grade: change,
  keep,
  draw,
}: Scene): Picture {
  const format: Format = {
    kind: 'photo',
    widths,
    fallback: widths[0]!,
    ...(quality === undefined ? {} : { quality }),
  };
  return {
    name,
    width,
    height,
    format,
    draw() {
      const art = new Art({
        id: idOf(name),
        seed: seed ?? name,
        width,
        height,
        palette: palettes.tarot,
        light,
        reach,
      });
      draw(art);
      return change ? grade(art.toSvg(), change, keep) : art.toSvg();
    },
  };
}

/**
 * Ridges are written once for all widths: x as a part of the width, y as a height above `base` in
 * `unit`s.
 */
export const ridge = (knots: readonly Knot[], width: number, base: number, unit: number): Knot[] =>
  knots.map(([x, y]) => [x * width, base - y * unit]);
