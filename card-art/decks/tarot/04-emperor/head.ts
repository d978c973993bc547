import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local } from '../../../kit/pen/index.ts';
import { crown } from './crown.ts';
import { DEEP, HAIR, SKIN, toned } from './form.ts';

const LASH = '#3a2028';

/** An old man's head from the side, turned to the sun on the left; (x, y) is before his ear, a head is 112 high. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // the neck, in the head's shade but for the cord behind the ear
  flat(
    box,
    '-14,30! -14,60 -22,98! 10,112 50,100! 44,74 42,40 44,20!',
    SKIN.shade,
    ['-20,26! 4,36 8,66 0,112! -40,110!', DEEP.skin],
    ['26,40! 30,66 40,100! 60,100! 60,20!', DEEP.skin, 0.7],
  );
  face(art, x, y, scale);
  // hair, combed back over the ear to the nape
  const hair =
    '-30,-44! -26,-30 -16,-18 -6,-10 0,4 2,20! 7,14 10,22 9,36! 2,54 -2,72 2,92 12,112! 16,104 20,98! 24,112 34,122 44,122! 40,110 41,102! 48,106 58,104 68,94! 66,82 66,64 68,34 68,6 60,-20 48,-48!';
  toned(
    box,
    hair,
    { ...HAIR, soft: 14 * scale, rim: HAIR.fill, rimWidth: 0 },
    ['-24,-28! -10,-28 10,-18 22,8 20,40 12,70 18,98! 20,130! 90,130! 80,-40! 20,-50!', '#d9cac4'],
    ['6,-50! 32,-26 42,8 38,44 34,76 46,104! 40,130! 100,130! 80,-50!', HAIR.shade],
    ['9,34! 2,54 -2,72 2,92 12,112! 10,96 8,80 10,62 14,44!', '#d9cac4'],
  );
  flat(
    box,
    '1,1! 4,-6 11,-7 16,-1 15,8 10,17 4,21! 1,15 0,8',
    '#c98f67',
    ['6,-2! 11,-3 12,3 9,10 6,14! 4,8', SKIN.shade],
    { side: [-1, -0.4], paint: SKIN.rim },
  );
  strokes(
    box,
    [
      '-24,-36 -10,-28 3,-13',
      '-10,-40 12,-24 28,4 34,40',
      '14,-36 34,-12 42,20 36,58 38,92',
      '14,30 6,56 6,80 14,104',
      '26,26 20,56 24,84 36,112',
      '38,-34 54,-6 56,34 50,70 58,100',
    ],
    1.5,
    DEEP.hair,
    0.12,
  );
  beard(art, x, y, scale);
  crown(art, x + 4 * scale, y - 2 * scale, 0.535 * scale);
}

function face(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  flat(
    box,
    '-30,-52! -36,-40 -41,-28 -43.5,-18! -43,-13 -40.5,-9! -44,0 -50,9 -56,17.5! -56.5,21.5 -52,24.6 -46,25! -46,34 -40,60! 0,60 24,34 26,0 20,-50!',
    SKIN.fill,
    // what turns from the sun: temple, cheek behind the cheekbone
    ['-14,-54! -20,-30 -17,-14 -19,0 -14,12 -18,24 -24,40! 40,60! 40,-54!', '#c78d64'],
    ['2,-54! -4,-24 -4,0 2,20 -8,44! 40,60! 40,-54!', SKIN.shade],
    // under the crown, in the eye's hollow, under nose and cheekbone
    ['-46,-56! -38,-37 -24,-34 -4,-36 30,-32! 30,-56!', SKIN.shade],
    ['-41,-11! -34,-14 -22,-12 -16,-5! -22,3 -32,5 -39,3! -40,-4', '#b97a58'],
    ['-46,18! -42,13 -38,17 -40,22! -46,26 -54,25 -56,22! -50,22', '#b97a58'],
    ['-40,30! -33,20 -24,15 -14,8! -16,20 -18,34!', '#b97a58', 0.8],
    // the ridge of nose and brow in the sun
    { along: ['-41,-30 -43.5,-18', '-40.5,-8 -46,3 -56,17'], paint: SKIN.rim, width: 3.4 },
  );
  // a wedge of eye under its lid, brow, nostril; lines of age
  const eye = closed('-38.6,-2.4! -37.8,0 -37,1.8! -32,2 -26,0.8! -31,-1.8');
  box.fill(eye, '#ecd6be');
  art.clip(box.place(eye), () => {
    box.fill(ellipse(-36.2, -0.6, 2.7, 3.2), '#233a44');
  });
  flat(box, '-40,-7! -33,-9.6 -25,-6.4 -20,1.2! -26,0.6 -32,-1.8 -39.2,-2!', '#cf9870');
  strokes(box, ['-40.4,-2.4 -33,-2.4 -26,0.2 -19,1.8'], 2.4, LASH, 0);
  strokes(box, ['-37,4.4 -31,5 -24,3.2', '-38.6,-8.6 -31,-10.6 -22,-5.6'], 1, DEEP.skin, 0.1);
  strokes(
    box,
    ['-47.5,22.6 -45,20 -46,17', '-17,4 -13,7 -11,11', '-36,-28 -24,-29 -12,-26', '-43,19 -37,26 -33,30'],
    1.2,
    DEEP.skin,
    0.1,
  );
  toned(box, '-46,-14! -45,-19 -37,-22 -26,-20.6 -13,-11! -24,-14.6 -34,-14.6 -42,-11!', {
    ...HAIR,
    soft: 2 * scale,
    rimWidth: 0.8,
  });
}

/** From the cheek over lip and chin down on his breast: three masses, the outer lit. */
function beard(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(
    box,
    '2,14! -8,26 -22,27 -34,26 -42,30! -52,42 -54,58 -50,76! -56,96 -54,120 -46,146 -42,176! -34,170 -30,160 -28,150! -22,164 -12,172 -4,172! -6,156 2,136 6,116! 12,96 10,70 14,44!',
    { ...HAIR, soft: 9 * scale, rimWidth: 1.4 },
    ['4,10! -4,34 -16,48 -18,72 -10,100 -16,130 -10,180! 40,180! 40,10!', '#d9cac4'],
    ['6,20! 2,46 -4,66 4,92 -4,130 0,180! 40,180! 40,20!', HAIR.shade],
    ['-40,58! -44,80 -38,104 -40,132 -34,166! -30,130 -34,104 -32,80!', '#d9cac4'],
  );
  strokes(
    box,
    ['-2,26 -10,48 -10,74 -4,98 -10,130', '-22,52 -26,80 -20,110 -26,140', '-46,64 -50,92 -44,120 -40,150'],
    1.6,
    DEEP.hair,
    0.12,
  );
  // the lower lip, then the moustache that hangs over it
  box.fill(closed('-47,38! -44,35 -36,38 -32,42! -38,45 -46,43'), '#a25a50');
  toned(box, '-50,25.4! -40,25 -30,30 -22,40 -18,56 -22,68! -28,56 -36,44 -44,37.6! -49,36 -53,32!', {
    ...HAIR,
    soft: 4 * scale,
    rimWidth: 1.2,
  });
  strokes(box, [curve('-46,29 -36,33 -28,44 -23,60')], 1.2, DEEP.hair, 0.1);
}
