import type { Art, Region } from '../pen/index.ts';
import { grain, pressed } from './grain-tile.ts';

/**
 * What `draw` paints, as print takes it: half tones become specks. Paint gradients of opacity for stippled shade.
 * @param edge slope of a speck's edge: soft 2, sharp 8
 * @param bare how much of a full tone stays bare, as in dry ink
 */
export function printed(
  art: Art,
  region: Region,
  draw: () => void,
  { edge = 4, bare = 0 }: { edge?: number; bare?: number } = {},
): void {
  art.filter(draw, (painted) => {
    const area = pressed(region, painted);
    return [area, grain(area) + specks('SourceAlpha', edge, bare) + INSIDE];
  });
}

const INSIDE = '<feComposite in="SourceGraphic" in2="specks" operator="in"/>';

/** Primitives that make of an opacity `tone` the same tone in specks; their result is `specks`. */
export function specks(tone: string, edge = 4, bare = 0): string {
  const bias = Math.round(-100 * (edge * (0.94 + bare) - 0.2)) / 100;
  return `<feComposite in="${tone}" in2="n" operator="arithmetic" k2="${edge}" k3="${edge}" k4="${bias}" result="specks"/>`;
}
