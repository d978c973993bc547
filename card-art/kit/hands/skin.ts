import type { Art, Local, Paint, PathLike } from '../pen/index.ts';

/** Inner contour of lit skin: gold would vanish beside the light. */
export const CREASE = '#7a4658';

/** Light to dark: beside the light, dusty rose, shade, deep shade. */
type Tones = readonly [string, string, string, string];

/** Skin that is cream near `light` and plum at `reach` from it; all in card coordinates. */
export const skinPaint = (
  art: Art,
  light: readonly [x: number, y: number] = art.light,
  reach = 300,
  tones: Tones = ['#fff4e2', '#f3cdb9', '#c58fa0', '#6d4a7c'],
): Paint =>
  art.radial(light[0], light[1], reach, [
    [0, tones[0]],
    [0.34, tones[1]],
    [0.68, tones[2]],
    [1, tones[3]],
  ]);

/** The silhouette round a union of shapes: stroke all first, fill over it afterwards. */
export const contour = (box: Local, shapes: PathLike, width: number): void => {
  box.line(shapes, width * 2);
};
