import { INK, strokes, type Tones } from '../../../kit/hand/index.ts';
import type { Local } from '../../../kit/pen/index.ts';
import { form } from './tones.ts';

/** Folded, from the little one to the forefinger: the knuckles lie in one arc. */
const FINGERS = [
  '-7.1,-16! -5.9,-19 -3.5,-19.6 -2.1,-17! -2.1,-11 -2.9,-6.6 -5.5,-6.4 -7.1,-10',
  '-2.5,-18! -1.3,-21.6 1.5,-22.2 3.1,-19.4! 2.9,-12 2.1,-6.6 -0.9,-6.2 -2.5,-11',
  '3.1,-19! 4.3,-23 7.1,-23.4 8.7,-20! 8.5,-13 7.7,-7.4 4.5,-7 3.1,-12',
  '8.5,-19! 9.5,-22 12.1,-21.6 14.1,-18! 14.3,-12 13.1,-7.8 9.9,-7.8 8.5,-12',
] as const;

interface Skin extends Tones {
  light: string;
  shade: string;
  dark: string;
  line: string;
}

/** A right fist, the palm's side turned to us, the wrist at (0, 0), the forearm from below: four fingers, two by two, the thumb over them. */
export function fist(box: Local, skin: Skin): void {
  const rim = skin.light;
  form(
    box,
    '-4.5,0! -7.5,-5 -8,-12 -6.5,-17! -3.5,-20.5 1.5,-23 6.5,-23 11.5,-21! 14.5,-16 14.5,-9 12.5,-4 4.5,3!',
    {
      ...skin,
      fill: skin.shade,
      shade: skin.dark,
      soft: 2,
    },
  );
  // the heel, from the wrist up
  form(box, '-4.5,0! -6.5,-4 -4.5,-8 3.5,-8 11.5,-5! 9.5,-1 4.5,3!', {
    ...skin,
    soft: 2,
    rim,
    rimWidth: 1.2,
  });
  for (const finger of FINGERS) form(box, finger, { ...skin, soft: 1.5, rim, rimWidth: 1.5 });
  strokes(box, ['2.9,-21 2.7,-15 2.9,-8'], INK.detail, skin.line, 0);
  form(box, '13.5,-11! 14.5,-6 10.5,-2.6 4.5,-3.4 -1.5,-5.6! -2.9,-8 -0.5,-9.6! 4.5,-8.4 8.5,-9 11.1,-12!', {
    ...skin,
    soft: 1.5,
    rim,
    rimWidth: 1.6,
  });
  strokes(box, ['-1.5,-5.4 4.5,-3.2 10.5,-2.4'], INK.detail, skin.line, 0.1);
}
