import { type Art, type Paint, Path, type PathLike } from '../pen/index.ts';

/** The edge that the light meets. */
export interface LitEdge {
  colour: Paint;
  /** A step towards the light; as long as the edge is wide. */
  towards: readonly [number, number];
}

/**
 * A form in flat tones, as faces, hands and small figures want it, where specks would be dirt: its colour, then each
 * plane of shade or light as far as the form goes, and the edge on the light's side.
 */
export function facets(
  art: Art,
  outline: Path,
  fill: Paint,
  tones: readonly (readonly [plane: PathLike, paint: Paint])[] = [],
  edge?: LitEdge,
): void {
  art.fill(outline, fill);
  art.clip(outline, () => {
    for (const [plane, paint] of tones) art.fill(plane, paint);
    if (!edge) return;
    const [dx, dy] = edge.towards;
    art.cover(Path.join(outline, outline.translate(-dx, -dy)), edge.colour);
  });
}
