import type { Art, Paint, Path, Point } from '../pen/index.ts';
import { side } from './side.ts';

/** A form's tones: what we see of it, what looks away from the light, and, where the light stands behind, its lit edge. */
export interface Tones {
  base: Paint;
  shade: Paint;
  rim?: Paint;
}

/**
 * @param light a step of length 1 towards the picture's light
 * @returns paints one form in flat tones, without grain: skin, hose, a coat; `breadth` is that of its shade
 */
export function toned(light: Point) {
  return (
    art: Art,
    outline: Path,
    { base, shade, rim }: Tones,
    breadth: number,
    { edge = 1.8, towards: [dx, dy] = light }: { edge?: number; towards?: Point } = {},
  ): void => {
    art.fill(outline, base);
    side(art, outline, [-dx * breadth, -dy * breadth], shade);
    if (rim && edge) side(art, outline, [dx * edge, dy * edge], rim);
  };
}
