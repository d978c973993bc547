import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { form, SKIN, small } from './view.ts';

/** Where her ear is in the figure's box, and how far the head is bowed. */
const EAR = [-88, -334] as const;
const BOWED = -15;
/** How far the hat is pushed back on it. */
const TIPPED = 17;

export const headOf = (box: Local): Local =>
  local(box.art, ...box.at(...EAR), box.scale * 0.98, { rot: BOWED });

/** Out of the neckline, carried on from the spine: throat in the sun, nape in the knot's shade. */
export function neck(box: Local): void {
  small(
    box,
    '-46,-302! -55,-313 -62,-325 -67,-342! -107,-334! -102,-318 -95,-303 -81,-284! -62,-284!',
    { ...SKIN, fill: '#bd8059', soft: 0 },
    ['-44,-300! -58,-312 -66,-325 -70,-342! -84,-330 -79,-310 -66,-288!', '#96604a'],
    // what the jaw shades
    ['-112,-326! -101,-306 -92,-304 -80,-314! -76,-340!', '#8e5440'],
  );
  strokes(box, ['-84,-312 -84,-302 -80,-290'], INK.detail, '#8e5440', 0.2);
}

/** A profile that looks down after the broom, its lid lowered. */
export function face(on: Local): void {
  small(
    on,
    '-20,-26! -25,-18 -26.4,-11 -25.6,-6.4 -24.2,-3.4! -26.8,0.6 -30,5.4 -31.6,8.2! -30.6,10.6 -26.6,11.4! -27.2,13.2 -28.2,15! -27,16.6 -25.4,17! -27.2,18.4 -27,20.4 -24.9,21.8! -26,24.4 -25.2,27.6 -21.4,29.6! -16,29.4 -8,25 1,14! 10,-2 10,-26!',
    { ...SKIN, fill: '#d0946a', soft: 0, rimWidth: 1.5 },
    // the side that turns from the sun, down to the jaw's corner
    ['-4,-30! -7,-6 -8,6 -9,13 -13,20 -19,25 -22,31! 0,32 16,8 14,-26!', '#aa6b4a'],
    // in the sun: brow, nose, lips, chin and the front of the cheek
    ['-36,-30! -36,34 -22,32! -21.4,25 -21,19 -18.4,13 -16,7 -17,1 -20.6,-3 -19,-12 -17,-30!', '#f4c898'],
    ['-26.8,11.4! -23.6,10.6 -21.6,8! -23.8,7.4 -27.2,8.8', '#cf9268'],
    // the socket under the brow, what the brim shades
    ['-24.6,-5! -20,-7.4 -13,-6.6! -12.6,-1 -16,2 -22,1.4 -24,-2!', '#b87d5a'],
    ['-30,-30! -30,-18 -18,-14 -8,-8 8,-6! 16,-30!', '#8e5440'],
  );
  strokes(
    on,
    ['-22.6,-0.6 -19.4,1.6 -14.4,0.2 -12.4,-1.4', '-25.4,-8.8 -20.4,-10.6 -13.6,-8.4'],
    1.9,
    '#43241f',
    0,
  );
  on.fill(closed('-28.2,15.2! -25.4,15.2 -22.2,16.6! -23.4,19.2 -26.6,20.6! -26.8,18'), '#bd6a60');
  strokes(on, ['-27,16.8 -24.6,16.6 -21.6,17'], INK.detail, '#8e5440', 0);
  // the ear, hair combed back over it into a knot
  small(on, '-3,-1! 0,-4 4.4,-3 5,3 2,9 -0.8,10! -2.6,5', { ...SKIN, fill: '#c98a62', soft: 2, rimWidth: 0 });
  const hair = { fill: '#5c3526', shade: '#331d1b', soft: 5, rim: '#b9825a', rimWidth: 1.6 };
  small(on, '-17,-24! -13,-13 -8,-6 -2,-3 4,-4! 7,3 7,9 11,14! 21,11 26,0 25,-24!', hair);
  small(on, ellipse(24, 10, 11.5, 10.5), hair);
  strokes(
    on,
    ['-6,-8 4,-5 16,4', '4,-10 14,-5 21,4', '17,6 24,3 31,8', '18,12 25,9 31,14'],
    INK.detail,
    '#a06a48',
    0.2,
  );
}

/** A straw hat, seen a little from above, worn back on the head: its brim leaves the face to the sun. */
export function hat(head: Local): void {
  const on = local(head.art, ...head.at(0, -25), head.scale, { rot: BOWED + TIPPED });
  form(on.art, on.place(ellipse(0, 0, 47, 17.5)), '#d3a248', 8);
  on.fill(closed('-24,-3! -10,6 12,6 26,-3! 34,2 18,11 -8,11 -28,5'), '#a8782f', 0.8);
  form(
    on.art,
    on.place(closed('-25,-3! -25,-19 -16,-31 3,-35 20,-30 27,-17 26,-3! 12,5 -12,5')),
    '#eac46c',
    9,
  );
  small(on, '-25.4,-11! -10,-2.6 12,-2.6 26.6,-11! 26.6,-2.4 12,5.8 -12,5.8 -25.4,-2.4!', {
    fill: '#b8505a',
    shade: '#843548',
    soft: 5,
  });
  strokes(
    on,
    ['-36,5 -14,13 16,13 38,5', '-44,-2 -33,-9', '44,-2 35,-8', '-18,-22 2,-27 20,-21'],
    INK.detail,
    '#a07c3a',
    0.2,
  );
}
