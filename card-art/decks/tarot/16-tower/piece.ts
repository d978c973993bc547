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
    '-7,13! -8,-2 -11,-9 -17,-15 -24,-19! -26,-23 -22,-25 -15,-22 -10,-19! -11,-28 -14,-37 -13,-44! -10,-46 -7,-40 -4,-29! -3,-37 -2,-46 0,-50! 4,-51 5,-44 4,-29! 7,-36 10,-43 13,-46! 16,-45 15,-38 11,-26! 15,-30 19,-34 22,-34! 24,-31 20,-24 15,-15 11,-7 7,13!',
    SKIN,
    [
      ['-12,-18! -6,-22 2,-22 10,-20! 4,-17 -4,-17!', '#b9745f'],
      ['-8,-4! -4,-10 -8,-16! -13,-11!', '#b9745f'],
    ],
    9,
  );
}
