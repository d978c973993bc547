import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT, MANE } from './coat.ts';

/** Round the poll; 150 from there to the lip. */
const HEAD = closed(
  '-24,-6! -30,8 -34.8,22 -38,31 -37.6,39 -32.4,48 -26.4,60 -23,78 -22.6,96 -25,108 -29,118 -29.4,129 -25,139 -17,146 -6,150.6 6,150 13,145.6 17,138 21,128 21.6,116 22.4,105 28,94 37,84 46,69 51.6,51 51,32 45,14 37,0 28,-8! 10,-14 -8,-13',
);
const FAR_EAR = '-22,-6! -31,-18 -35,-34 -33,-48! -23,-40 -14,-28 -9,-11!';
const NEAR_EAR = '14,-8! 11,-24 14,-42 23,-56! 32,-44 37,-28 35,-12 29,-4 20,-3';
const FORELOCK: readonly (readonly [knots: string, width: number])[] = [
  ['10,-12 20,4 23,18 19,30', 9],
  ['-4,-12 -16,4 -22,22 -20,40', 11],
  ['8,-14 8,10 2,34 5,58', 12],
  ['0,-14 -8,10 -12,30 -8,50', 13],
];

/** The head in three quarters, at its poll (x, y): brow and nose look at us, the cheek to the right. */
export function horseHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  flat(box, FAR_EAR, COAT.shade, ['-20,-8! -28,-20 -31,-40 -22,-30 -14,-10!', COAT.deep], {
    side: [1.6, -1.6],
    paint: COAT.rim,
  });
  flat(
    box,
    HEAD,
    COAT.fill,
    // the cheek's plate and the side of the nose
    ['26,-10! 19,6 17,22 20,38 24,50 17,62 11,78 9,94 11,108! 20,112 26,104 60,80 70,20 40,-14!', COAT.shade],
    // behind the jaw, and the bars under the cheek
    ['54,26! 46,46 40,62 30,76 20,88 17,100 20,112! 40,110 70,60!', COAT.deep],
    // the hollow over the eye, and the one that runs down before the cheek
    ['14,10! 22,12 30,20 28,27 20,25 14,19', COAT.deep, 0.7],
    ['25,54! 31,58 28,72 20,88 15,96! 14,84 19,68', '#aca6ca'],
    // the far side of brow and nose
    ['-36,-4! -30,20 -29,36 -26,48 -21,64 -18,84 -18,102! -40,110 -44,20!', COAT.shade],
    // down the middle of the face the sky lies on it
    ['-10,0! -14,24 -12,48 -9,76 -8,98 -5,108! 0,100 1,76 3,48 6,24 4,0!', COAT.light],
    ['-36,108! -26,112 -16,109 -4,113 6,109 14,110 24,104! 30,130 16,154 -10,156 -34,140', '#c3b0c2'],
    ['20,106! 17,124 13,136 6,142 -6,145 -18,143 -26,136! -30,160 30,160 34,110', '#9f8ba8'],
    { along: ['51.6,51 51,32 45,14 37,0 28,-8', '28,-8 10,-14 -8,-13'], paint: COAT.rim, width: 4.6 },
  );
  nose(box);
  eyes(box);
  flat(
    box,
    NEAR_EAR,
    COAT.fill,
    ['17,-8! 15,-26 18,-42 23,-52! 27,-38 28,-22 26,-8', '#a98798'],
    ['18,-6! 19,-16 22,-28 24,-18 27,-4', COAT.light],
    { side: [1.8, -1.4], paint: COAT.rim },
  );
  forelock(box);
}

function nose(box: Local): void {
  box.fill(
    closed('3,121! 7,115.4 13,114.6 17.6,119 17.4,126 14,131.6! 13.8,125 10,121.4 6,122.6'),
    '#43324a',
  );
  box.fill(closed('-27.6,117! -23,116 -20.4,121 -22.6,128.6! -24,123 -26,120'), '#574660');
  strokes(box, ['2,119 7,113 13,112.4 19,117'], 2, COAT.fill, 0.1);
  // the upper lip hangs over the lower one, most at its middle
  box.fill(
    closed(
      '-23.6,140.4! -17,139.4 -10,140.6 -3,142.6 4,141 11,138.2 16,137.6! 13,145 4,149.6 -6,150 -17,145.8',
    ),
    '#8f7b9b',
  );
  box.fill(closed('-13,145.6! -7,147.2 2,147.2 8,144.6! 5,149.6 -6,150.4'), '#a897b4');
  strokes(box, ['-23.6,140.6 -17,139.6 -10,140.8 -3,142.8 4,141.2 11,138.4 17,138.2'], 1.3, '#5c4a66', 0.15);
  strokes(box, ['-3.6,131 -3.8,137 -3,142'], 1, '#85718e', 0.3);
  // the bone under the eye
  strokes(box, ['28,50 25,60 19,73 15,82'], 1.6, COAT.light, 0.2);
  strokes(box, ['47,40 44,56 36,70 27,80'], 1.5, COAT.line, 0.25);
}

/** The near one under a heavy lid, half down before the light; the far one foreshortened, a dark almond behind the brow's edge. */
function eyes(box: Local): void {
  box.fill(closed('13,37! 16,29.6 23,26 31,28.6 36,36.6! 31,44 22,45.6 16,43'), COAT.deep);
  box.fill(closed('16.4,38! 20,34.4 26,33.6 32.4,37.6! 29,42.4 23,43.4 18.6,41.6'), '#2a1c2c');
  box.fill(closed('19.6,40.4! 24,41.4 29.4,39.6! 26,43 22,42.8'), '#6b4638');
  box.fill(ellipse(26.6, 36.6, 1.5, 1.1), '#fffdf2');
  box.fill(closed('14.6,37.4! 17.4,31.4 23.6,29 30,31.2 34.4,37.4! 29,34.6 23,34.2 18.4,36.2'), COAT.fill);
  strokes(box, ['14,38.6 18.6,35.6 24,34.2 29.6,35 35.4,38.6'], 2.2, '#43344f', 0);
  strokes(box, ['16,28 22,24 30,26.4', '18,46 24,47.4 31,44.6'], 1.3, COAT.line, 0.1);
  box.fill(closed('-37.8,32! -35,27.6 -30,27 -25,31 -24,40 -27,45 -31.6,46 -36.4,42!'), COAT.deep);
  box.fill(closed('-37.8,36.8! -35.4,31.4 -31,30 -27,33 -24,39! -29,36.2 -33,35.6'), COAT.far);
  box.fill(closed('-37.4,38.6! -34.6,36 -30.6,35.8 -24.6,40! -28,42 -32,42.6 -35.4,41.4'), '#2a1c2c');
  box.fill(closed('-34.6,41! -31.6,41.2 -28.6,40.4! -30.6,42 -33,42.2'), '#6b4638');
  strokes(box, ['-37.8,39 -34.8,35.8 -30.6,35.4 -24.6,40'], 2, '#43344f', 0);
  // the brow's bone stands before its inner corner
  box.fill(closed('-30,20! -29.4,27 -28,32 -26.8,37 -26,42 -26,48! -18,48 -18,20!'), COAT.fill);
}

function forelock(box: Local): void {
  box.fill(closed('-18,-8! -8,-16 8,-18 22,-10! 14,0 0,4 -12,0'), MANE.fill);
  for (const [knots, width] of FORELOCK)
    flat(
      box,
      ribbon(curve(knots), width, { start: 0.35, end: 0.03, peak: 0.4, samples: 10 }),
      MANE.fill,
      { side: [-width * 0.3, 0.6], paint: MANE.shade },
      { side: [1.3, -1], paint: MANE.light },
    );
  box.blot(ribbon(curve('-14,-12 0,-17.4 14,-15 24,-9'), 2.4, { start: 0.2, end: 0.2 }), MANE.rim);
}
