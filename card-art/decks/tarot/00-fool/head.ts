import { flat, ink, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { CREAM, SKIN, TEAL } from './tones.ts';

const HAIR = { fill: '#7a3d2c', shade: '#4a2233', light: '#b96d3c' } as const;

/** A boy of eighteen from the side, upright: a short nose, a round cheek; the neck goes down into the collar. */
const FACE = closed(
  '4,-28! 13,-25 18.6,-19 21,-12 21.2,-7.4! 20.4,-4 22,0 25.4,4.8 27.2,7.4! 26.6,10 22.8,11.4! 22.4,13 24.2,15.2! 23.8,16.8 22,17.6! 23.6,19.2 23.2,21.4 21,22.8! 21.8,25.4 20.8,29 17,31.4 11.6,31.6 6.4,29.6! 4,35 1,42 -2,52 -4,66! -36,66! -30,40 -20,20 -22,0',
);
const CURLS = closed(
  '10,-26! -6,-30 -20,-24 -27,-14! -34,-14 -38,-6 -32,0! -40,1 -43,10 -34,13! -41,17 -41,26 -32,27! -35,34 -27,40 -20,34! -17,39 -11,36 -12,29! -8,28 -6,23 -7.4,18! -3,14 -1,8 2,5! 6,4 8,-1 7,-6! 12,-8 15,-13 14,-18! 18,-20 19,-23 18,-27',
);
const BRIM = closed(
  '46,-17! 32,-25 16,-28 -4,-28 -20,-33 -38,-50! -42,-37 -35,-23 -20,-15 -2,-13 14,-14 30,-15',
);
const CROWN = closed('-30,-30! -36,-42 -35,-52 -27,-60! -14,-58 2,-54 16,-44 26,-27! 10,-25 -10,-25');
const BAND = closed('-29,-28! -28,-33 -10,-30.4 10,-31 26,-33 27,-27! 10,-25 -10,-24.4');

/** The head, round (x, y), thrown back a little: he looks up into the sky. */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -20 });
  plume(box);
  flat(
    box,
    FACE,
    SKIN.fill,
    // cheek, jaw and neck look away from the sun; the brim's shadow lies on the brow
    ['-30,-30! 0,-30 4,-14 4,-2 6,10 6,19 10,26 16,32! 7,30 1,36 -4,44 -9,66 -40,66', SKIN.shade],
    ['-12,26! 3,30.6 9,31.4 4.6,35 1,42 -3,48 -14,46', '#a5654f'],
    ['-10,-32! 30,-32 26,-20 20,-17 12,-16 4,-12 -4,-10', SKIN.shade],
    [ellipse(13, 10.4, 4.6, 3.4), '#e89a7c', 0.5],
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
      '-10,20 -12,27 -17,31',
    ],
    1.7,
    HAIR.light,
    0.15,
  );
  hat(box);
}

function features(box: Local): void {
  // the nose: the plane under its tip, its wing
  box.fill(closed('22.8,11.4! 26.4,10.2 27,8! 24.4,8.2 21.6,9.2 20.4,11!'), SKIN.shade);
  strokes(box, ['21,7.2 19.4,9.4 20.6,11.2'], 1, SKIN.line, 0);
  // lips a little apart
  box.fill(closed('17,16.6! 19.6,15.8 22.2,14.2 24.2,15.4! 23.6,16.8 21.8,17.4 19.4,17.4'), '#b0604f');
  box.fill(closed('18,17.6! 21.8,17.7! 23.1,19.2 22.7,20.6 20.8,21.4 18.8,20'), '#d68c76');
  strokes(box, ['15,16 17,17.2 19.4,17.5 22,17.5'], 1, SKIN.line, 0);
  // the eye, a wedge from the side, the iris at its front: it looks up
  const ball = closed('17.4,-4.8! 13.4,-5.2 8.2,-1.4! 11.8,0 15.2,0 17,-2');
  box.fill(ball, '#fff5e6');
  box.clip(ball, () => {
    box.fill(closed('17.8,-6! 14.4,-6 13.7,-2.6 14.8,0 16.4,0 17.8,-2.4'), '#3a2026');
    box.fill(ellipse(16, -3.9, 0.8), '#fffdf4');
  });
  box.blot(ink(curve('6.6,-0.4 9.8,-4.4 13.8,-6 18.4,-5.4'), 2, 1, 0), '#3a1c26');
  box.blot(ink(curve('9.8,0.9 13.2,1.2 15.8,0.5'), 0.8, 2, 0), SKIN.line);
  box.blot(ink(curve('6,-10.6 10.6,-13.2 15.4,-12.8 19.4,-10.8'), 2, 3, 0), HAIR.shade);
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
