import { flat, ink, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { CREAM, SKIN, TEAL } from './tones.ts';

const HAIR = { fill: '#7a3d2c', shade: '#4a2233', light: '#b96d3c' } as const;

/** A young man from the side, upright; the neck goes down into the collar. */
const FACE = closed(
  '4,-28! 13,-25 19.4,-19 22.4,-12 22.2,-7.6! 21.6,-4.4 24,0 28,5.6 30.4,8.6! 29,10.8 24.6,11.6! 24.2,13.4 26.4,16! 25.8,17.8 23.6,18.6! 25.6,20.4 25.2,22.8 22.8,24.2! 24,27 22.8,31 18.6,33.4 13,33.6 7,31.4! 4,34 3,40 4,50! -20,54! -20,40 -20,20 -22,0',
);
const CURLS = closed(
  '10,-26! -6,-30 -20,-24 -27,-14! -34,-14 -38,-6 -32,0! -40,1 -43,10 -34,13! -41,17 -41,26 -32,27! -35,34 -27,40 -20,34! -16,40 -8,37 -9,29! -4,30 -1,24 -5,19! -2,14 -1,8 2,5! 6,4 8,-1 7,-6! 12,-8 15,-13 14,-18! 18,-20 19,-23 18,-27',
);
const BRIM = closed(
  '46,-17! 32,-25 16,-28 -4,-28 -20,-33 -38,-50! -42,-37 -35,-23 -20,-15 -2,-13 14,-14 30,-15',
);
const CROWN = closed('-30,-30! -36,-42 -35,-52 -27,-60! -14,-58 2,-54 16,-44 26,-27! 10,-25 -10,-25');
const BAND = closed('-29,-28! -28,-33 -10,-30.4 10,-31 26,-33 27,-27! 10,-25 -10,-24.4');

/** The head, round (x, y), thrown back a little: he looks up into the sky. */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -13 });
  plume(box);
  flat(
    box,
    FACE,
    SKIN.fill,
    // cheek, jaw and neck look away from the sun; the brim's shadow lies on the brow
    ['-30,-30! 0,-30 6,-14 6,-2 9,10 8,20 13,27 18,33! 8,33 6,40 8,56 -30,60', SKIN.shade],
    ['-10,-32! 30,-32 26,-20 20,-17 12,-16 4,-12 -4,-10', SKIN.shade],
    [ellipse(13.6, 10.4, 4.4, 3), '#e08a70', 0.45],
    { side: [1.5, 0.4], paint: SKIN.rim },
  );
  features(box);
  flat(box, CURLS, HAIR.fill, { side: [-3, 4], paint: HAIR.shade });
  strokes(
    box,
    [
      '-8,-16 -20,-14 -28,-8',
      '-4,-12 -18,-2 -22,8 -34,6',
      '2,-12 -10,2 -14,14 -30,20',
      '6,-8 -4,6 -8,18 -22,30',
      '12,-18 6,-12 4,-4',
      '-8,20 -10,28 -16,32',
    ],
    1.7,
    HAIR.light,
    0.15,
  );
  hat(box);
}

function features(box: Local): void {
  // the nose: its wing and the plane under its tip
  box.fill(closed('24.6,11.6! 29,10.8 30.2,8.8! 27,8.4 23.6,9 21.4,11! 22.6,12.4'), SKIN.shade);
  strokes(box, ['22.6,6.6 20.4,9.4 22,12'], 1.2, SKIN.line, 0);
  // lips: the upper in shade, the lower in light; the corner drawn up
  box.fill(closed('18,17! 21,16.6 24,14.6 26.2,16! 25.4,17.8 23.4,18.4 20.4,18.2'), '#a85c4e');
  box.fill(closed('19.6,18.4! 23.4,18.5! 24.9,20.2 24.5,21.8 22.4,22.4 20.6,21'), '#cf8470');
  strokes(box, ['15,15.4 17.4,17.6 20.6,18.4 23.8,18.4', '13.4,13 13,16.6 14.4,19.4'], 1.2, SKIN.line, 0);
  // the eye: it looks up; lid, iris, a small light
  const ball = closed('10.4,-1.4! 13,-4.8 16.6,-6 19.4,-5.6! 19.6,-3 18.8,0! 14.6,0.6');
  box.fill(ball, '#fff5e6');
  box.clip(ball, () => {
    box.fill(ellipse(17.2, -3.2, 2.7, 3.5), '#4a2a26').fill(ellipse(17.6, -3.4, 1.5, 2.1), '#23121c');
    box.fill(ellipse(17.9, -5, 0.9), '#fffdf4');
  });
  box.blot(ink(curve('9.6,-0.8 12.6,-5.2 16.6,-6.6 20.4,-6'), 2.2, 1, 0), '#3a1c26');
  box.blot(ink(curve('12,1.2 15.6,1.8 18.6,0.8'), 1, 2, 0), SKIN.line);
  box.blot(ink(curve('7,-11.6 12.6,-14.4 18,-13.4 21.6,-11'), 2.6, 3, 0), HAIR.shade);
  // the ear, half under the hair
  box.fill(closed('-3.4,2! -1,-3 3,-3 4,2 2,8 -1,11!'), SKIN.fill);
  strokes(box, ['-1,1 2,0 2,5 0,8'], 1, SKIN.line, 0);
}

/** A felt hat, its brim a beak before and turned up behind. */
function hat(box: Local): void {
  for (const [outline, { fill, shade }, breadth] of [
    [CROWN, TEAL, 11],
    [BAND, { fill: '#f0cf8a', shade: '#b4854e' }, 9],
    [BRIM, { ...TEAL, fill: '#4c96a0' }, 7],
  ] as const)
    flat(box, outline, fill, { side: [-breadth, breadth * 0.5], paint: shade });
  within(box, CROWN, { side: [1.7, -0.6], paint: TEAL.rim });
  within(box, BRIM, { side: [1.4, 1], paint: TEAL.rim });
  strokes(
    box,
    ['-25,-56 -14,-50 -8,-40', '-16,-54 -4,-48 6,-38', '-24,-33 -30,-37 -36,-45'],
    1.5,
    TEAL.deep,
    0.15,
  );
}

/** A long feather, stuck in the band: its vane splits where the wind is in it. */
function plume(box: Local): void {
  flat(
    box,
    '-10,-28! -24,-46 -42,-60 -62,-66 -82,-64! -74,-58 -70,-54! -78,-52 -82,-50! -70,-46 -58,-44! -62,-40 -66,-38! -52,-34 -38,-30 -24,-26',
    CREAM.fill,
    { side: [-2, 6], paint: CREAM.shade },
    { side: [1, -1.6], paint: CREAM.rim },
  );
  box.blot(ribbon(curve('-12,-28 -30,-42 -52,-54 -80,-63'), 2, { start: 1, peak: 0.1 }), '#a8808c');
  strokes(
    box,
    ['-30,-41 -42,-40 -54,-42', '-42,-49 -56,-50 -68,-53', '-24,-37 -34,-35 -44,-35'],
    1,
    '#c9a0a4',
    0.1,
  );
}
