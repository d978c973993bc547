import { twoTone } from '../../../kit/hand/index.ts';
import { type Local, local, type Path, unit } from '../../../kit/pen/index.ts';
import { FIRE_RIM, TO_FIRE } from './form.ts';

/** What a part of somebody falling is painted in: towards the fire, away from it. */
interface Stuff {
  fill: string;
  shade: string;
  /** Nothing of the fire falls on its edge: it lies before another part, or in its shadow. */
  unlit?: boolean;
}

export const SKIN: Stuff = { fill: '#d4936f', shade: '#84495a' };

const firelit = twoTone({ towards: unit(TO_FIRE) });

/**
 * One part of somebody falling, with the fire on its right edge.
 * @param outline it, or its knots
 * @param tones what lies on it, back to front: closed knots and their colour
 * @param soft how broad its shaded side is
 */
export function piece(
  box: Local,
  outline: string | Path,
  { fill, shade, unlit }: Stuff,
  tones: readonly (readonly [knots: string, colour: string])[] = [],
  soft = 6,
): void {
  firelit(
    box,
    outline,
    { fill, shade, soft: soft * box.scale, rimWidth: 2, ...(unlit ? {} : { rim: FIRE_RIM }) },
    ...tones,
  );
}

/** A hand that grasps at the air, its wrist at (x, y), pointing up; its thumb is on the left. */
export function hand(box: Local, x: number, y: number, scale: number, rot: number, mirror = false): void {
  const own = local(box.art, ...box.at(x, y), scale * box.scale, { rot, mirror });
  piece(
    own,
    '-6,15! -6,5 -10,-3 -17,-8 -24,-10! -29,-11 -30,-16 -26,-18! -19,-17 -14,-19 -12,-22! -16,-31 -20,-39 -18,-44! -14,-47 -11,-41 -7,-30! -8,-40 -8,-50 -4,-53! 0,-53 2,-44 1,-30! 5,-40 9,-48 13,-48! 16,-45 12,-36 9,-26! 14,-32 19,-36 22,-34! 24,-30 19,-22 14,-14! 12,-5 8,4 6,15!',
    SKIN,
    [
      ['-12,-21! -5,-25 2,-26 9,-23! 14,-14 8,-19 -2,-20!', '#b9745f'],
      ['-6,6! -2,-4 -7,-13 -14,-15! -8,-9 -9,-2!', '#b9745f'],
      ['-6,6! 0,8 7,6! 6,15 -6,15!', '#b9745f'],
    ],
    4,
  );
}
