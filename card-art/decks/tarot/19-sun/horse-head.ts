import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT, MANE } from './coat.ts';

/** Round the poll, written looking left and down; 150 from there to the lip. */
const HEAD =
  '10,-10! -8,-13 -24,-6 -36,8 -45,22 -50,34 -55,46 -63,62 -74,80 -85,95 -94,106 -99,116 -100,126 -95,134! -93,140 -87,145 -79,145 -72,139! -64,130 -54,122 -42,115 -30,109 -16,106 -2,104 14,96 26,82 33,64 34,44 30,22 22,4!';
const FAR_EAR = '-20,-8! -31,-20 -37,-38 -35,-54! -24,-46 -14,-34 -8,-14!';
const NEAR_EAR = '-4,-8! -12,-26 -11,-46 -2,-64! 11,-52 18,-36 18,-18 12,-4';
const FORELOCK: readonly (readonly [knots: string, width: number])[] = [
  ['6,-14 -14,-6 -28,10 -34,30', 10],
  ['2,-16 -22,-10 -42,8 -50,34', 12],
  ['8,-12 -8,0 -18,12 -20,24', 9],
];

/** The head from its near side, the poll at (x, y): the cheek towards us, the sun behind the ears. */
export function horseHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  flat(box, FAR_EAR, COAT.shade, ['-22,-8! -31,-22 -34,-44 -24,-36 -14,-14!', COAT.deep], {
    side: [1.8, -1.4],
    paint: COAT.rim,
  });
  flat(
    box,
    HEAD,
    COAT.fill,
    // the sky on brow, nose and muzzle
    [
      '-10,-20! -18,0 -30,18 -38,34 -46,54 -58,76 -72,96 -84,112! -120,130 -110,60 -60,10 -30,-20!',
      COAT.light,
    ],
    // the cheek's plate turns down and back; the bars of the jaw
    ['18,-14! 14,14 18,40 14,66 0,86 -20,94 -40,100 -58,112 -70,128! -60,150 60,120 60,-20!', COAT.shade],
    ['40,10! 30,40 27,64 14,84 -2,94 -18,97 -32,102 -46,112! -30,140 60,110!', COAT.deep],
    // the hollow over the eye, and the long one before the cheek
    ['-22,14! -12,12 -4,20 -6,28 -16,24', COAT.shade],
    ['-24,52! -14,56 -20,72 -34,86 -48,96! -52,92 -42,74 -32,60', COAT.shade],
    // lips and nostril: bare skin
    ['-106,104! -94,106 -84,108 -76,116 -70,126 -66,134! -80,156 -110,150!', '#bba6bd'],
    ['-104,132! -92,134 -80,130 -70,124 -60,126! -70,152 -100,152!', '#8d7a9e'],
    { along: ['34,44 30,22 22,4 10,-10', '10,-10 -8,-13 -24,-6 -36,8 -45,22'], paint: COAT.rim, width: 6 },
  );
  muzzle(box);
  eye(box);
  strokes(box, ['24,18 26,44 20,66 8,82 -8,92', '-40,62 -50,80 -62,94'], 1.6, COAT.line, 0.25);
  flat(
    box,
    NEAR_EAR,
    COAT.fill,
    ['-2,-10! -8,-28 -7,-46 -1,-56! 6,-42 8,-26 5,-10', '#96789a'],
    ['-1,-8! -2,-18 1,-30 5,-20 6,-6', COAT.light],
    { side: [-2.4, -1], paint: COAT.rim },
    { side: [2.2, -1], paint: COAT.rim },
  );
  forelock(box);
}

function muzzle(box: Local): void {
  box.fill(closed('-93,111! -88,106 -81,108 -78,114 -81,120! -84,114 -88,112'), '#43324a');
  strokes(box, ['-95,112 -90,105 -81,105.6 -75.6,113'], 1.8, COAT.light, 0.1);
  strokes(box, ['-94,134 -85,132 -76,127 -68,125'], 2, '#43324a', 0);
  strokes(box, ['-86,140 -79,139 -73,134', '-71,112 -68,118 -69,124'], 1.3, '#6f5d80', 0.2);
}

/** Under a heavy lid, half down; the lashes shade it. */
function eye(box: Local): void {
  box.fill(closed('-38,40! -34,30 -25,26 -15,30 -9,38! -15,46 -26,49 -35,46'), COAT.shade);
  box.fill(closed('-35,40! -30,34 -23,32.6 -15,37.6! -19,43 -26,45 -32,43.6'), '#2a1c2c');
  box.fill(closed('-33,42! -27,43 -20,41! -24,44.4 -29,44.6'), '#6b4638');
  box.fill(ellipse(-28.6, 37.4, 1.7, 1.3), '#fffdf2');
  box.fill(closed('-37,39.6! -33,31.4 -25,28 -17,31.4 -11.6,38.4! -18,35.4 -25,33.6 -31,35.4'), COAT.fill);
  strokes(box, ['-38,41.6 -31,35 -24,33.2 -17,35.6 -10,39.6'], 2.4, '#43344f', 0);
  strokes(box, ['-34,27 -26,22.6 -15,26', '-34,47.4 -26,49.6 -16,46.6'], 1.3, COAT.line, 0.1);
}

function forelock(box: Local): void {
  box.fill(closed('-14,-12! -4,-18 10,-16 16,-8! 8,0 -6,0 -16,-4'), MANE.fill);
  for (const [knots, width] of FORELOCK)
    flat(
      box,
      ribbon(curve(knots), width, { start: 0.45, end: 0.03, peak: 0.4, samples: 10 }),
      MANE.fill,
      { side: [-width * 0.28, 0.8], paint: MANE.shade },
      { side: [1.2, -1], paint: MANE.light },
    );
  box.blot(ribbon(curve('-14,-13 -2,-18.6 12,-15 18,-8'), 2.6, { start: 0.2, end: 0.2 }), MANE.rim);
}
