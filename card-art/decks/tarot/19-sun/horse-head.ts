import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { COAT } from './coat.ts';

/** Written looking left, level: the poll at (0, 0), 190 from there to the lips. */
const HEAD =
  '10,-6! -14,-17 -38,-23 -62,-20 -90,-12 -122,-9 -150,-12 -170,-13 -183,-7 -191,3 -193,14 -187,22! -185,30 -176,37 -162,38 -148,34 -126,40 -104,50 -82,64 -60,75 -36,78 -12,72 10,56 24,28';

/** In profile, the brow to the sun, the eye half shut. */
export function horseHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  // the far ear
  flat(box, '-20,-14! -30,-34 -30,-56 -20,-70! -8,-54 -4,-34 -6,-14!', COAT.shade, {
    along: ['-20,-14 -30,-34 -30,-56 -20,-70'],
    paint: COAT.rim,
    width: 5,
  });
  flat(
    box,
    HEAD,
    COAT.fill,
    // the cheek's round plate, what turns under it, the jaw
    ['-30,0 -54,12 -66,30 -60,50 -36,60 -10,50 2,28 -8,8', COAT.light],
    ['-66,30 -60,52 -36,62 -8,52 8,30 40,30 20,90 -60,90 -100,60 -140,42 -140,34 -104,40 -82,48', COAT.shade],
    ['-104,54 -82,66 -60,78 -36,82 -10,78 14,58 28,30 14,40 -12,62 -36,68 -60,62 -84,50', COAT.deep],
    // the hollow before the cheek, the side of the nose
    ['-74,14 -96,20 -124,22 -148,20 -140,28 -112,30 -84,32', COAT.shade],
    // the bare muzzle
    ['-164,-16 -158,0 -160,18 -152,30 -158,44 -200,44 -204,-16', '#b7a3bf'],
    ['-192,20 -176,24 -160,24 -150,32 -160,46 -190,44', '#94809f'],
    {
      along: [
        '10,-7 -14,-18 -38,-24 -62,-21 -90,-13 -122,-10 -150,-13',
        '-150,-13 -170,-14 -184,-8 -192,3 -194,14 -187,23',
      ],
      paint: COAT.rim,
      width: 11,
    },
  );
  face(box);
  // the near ear, turned to the child
  flat(
    box,
    '-4,-10! -8,-30 0,-54 14,-68! 24,-48 24,-26 16,-4!',
    COAT.fill,
    ['2,-10 0,-30 8,-50 15,-58 17,-38 12,-12', '#a592b4'],
    { along: ['-4,-10 -8,-30 0,-54 14,-68', '14,-68 24,-48 24,-26'], paint: COAT.rim, width: 6 },
  );
}

function face(box: Local): void {
  // nostril, lips, chin
  box.fill(closed('-185,0! -178,-8 -168,-7 -164,0 -168,8 -177,10!'), '#94809f');
  box.fill(closed('-183,1! -176,-4 -169,-3 -168,2 -173,6 -180,5'), '#43344e');
  strokes(box, ['-187,22 -174,25 -162,25 -152,21'], 2, '#584968', 0);
  // the eye under its lid, lashes down
  box.fill(closed('-72,-1! -64,-11 -52,-13 -42,-6 -39,4! -50,11 -62,11 -69,6'), COAT.shade);
  box.fill(closed('-67,4! -60,1.4 -51,0.6 -43,4.4! -50,8.6 -60,9.4'), '#2c1e30');
  box.fill(ellipse(-57, 4.4, 1.9, 1.3), '#fff8e6');
  box.fill(closed('-70,3! -64,-8 -54,-11 -45,-6 -41,4.6! -50,1 -60,1.8'), COAT.light);
  strokes(box, ['-71,5 -61,2 -51,1 -40,5.4'], 2.6, '#3a2b44', 0);
  strokes(box, ['-72,-9 -60,-17 -46,-14', '-66,14 -56,16 -46,13'], 1.5, COAT.line, 0.1);
  strokes(
    box,
    ['-76,12 -98,16 -120,15', '-28,64 -50,60 -64,46 -68,28', '-84,26 -104,34 -124,35'],
    1.7,
    COAT.line,
    0.25,
  );
}
