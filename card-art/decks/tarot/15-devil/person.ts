import { twoTone } from '../../../kit/hand/index.ts';
import { type Local, unit } from '../../../kit/pen/index.ts';

/** Where a captive's light comes from, and what it makes of an edge. */
export interface Fall {
  towards: readonly [x: number, y: number];
  rim: string;
}

/**
 * A part of a captive: two flat tones, a lit edge.
 * @param tones what lies on it, back to front: closed knots and their colour
 */
export function part(
  box: Local,
  knots: string,
  [fill, shade]: readonly [fill: string, shade: string],
  { towards, rim }: Fall,
  tones: readonly (readonly [knots: string, colour: string])[] = [],
  soft = 5,
): void {
  twoTone({ towards: unit(towards) })(box, knots, { fill, shade, soft: soft * box.scale, rim }, ...tones);
}
