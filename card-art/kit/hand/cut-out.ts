import type { Art, Path } from '../pen/index.ts';

/** What a flat thing is painted in. */
export interface Tones {
  fill: string;
  shade: string;
  /** How broad the shade on the far side is, in units. */
  soft?: number;
  /** The edge that the light meets, and how broad it is. */
  rim?: string;
  rimWidth?: number;
}

/**
 * A flat thing as if cut from paper: two tones and a lit edge, made of its own outline moved towards the light and away
 * from it. No grain, no filter: for skin, for small figures, for what is seen in water.
 * @param towards a step towards the light, of any length
 * @param within paints over it; it ends where the thing ends
 * @param seen where an outline is seen, if elsewhere
 */
export function cutOut(
  art: Art,
  outline: Path,
  { fill, shade, soft = 5, rim, rimWidth = 1.8 }: Tones,
  [dx, dy]: readonly [number, number],
  within: () => void = () => {},
  seen: (path: Path) => Path = (path) => path,
): void {
  const length = Math.hypot(dx, dy) || 1;
  const moved = (by: number): Path => seen(outline.translate((dx / length) * by, (dy / length) * by));
  art.clip(seen(outline), () => {
    if (rim) art.fill(seen(outline), rim);
    art.clip(rim ? moved(-rimWidth) : seen(outline), () => {
      art.fill(seen(outline), shade).fill(moved(soft), fill);
      within();
    });
  });
}
