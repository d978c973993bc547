import { flat, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';

const SKIN = { light: '#f3cdaa', middle: '#d9a384', dark: '#a06c6c' } as const;
const LINEN = { light: '#f4f5ea', middle: '#c3d3d6', dark: '#86a3b8' } as const;
const EDGE = { side: [1.2, -0.6], paint: '#fffdf0' } as const;

/** Round the ear; a head is 112 high. */
function headBox(art: Art, body: Local): Local {
  const [x, y] = body.at(10, -125.6);
  return local(art, x, y, 0.21 * body.scale, { rot: -3 });
}

/** What the gown's neckline leaves free. */
export function neck(art: Art, body: Local): void {
  const box = headBox(art, body);
  flat(box, '-30,20! -34,60 -30,100! 27,104! 18,80 16,60 24,48!', SKIN.middle, [
    '-40,20! 30,40! 18,56 9,72 12,96 24,116! -40,110!',
    SKIN.dark,
  ]);
}

/** In profile: she looks out through the gap. */
export function head(art: Art, body: Local): void {
  const box = headBox(art, body);
  face(box);
  hood(box);
  crown(box);
}

function face(box: Local): void {
  const { art } = box;
  flat(
    box,
    '0,-55! 22,-50 35,-40 42,-27 43.6,-15! 42.2,-9 39.6,-4! 43,5 49,13.4 54.2,19! 54.8,22 51.6,24.6 45.4,26.2! 44.8,29.4! 48,32 47.6,34.2 44.4,35.4! 47,37.8 46.4,41.2 42.8,44! 44.6,48.6 43.6,54.2 37.4,57.4 30,57.6 18,53.4 6,45 -2,38! -20,20 -20,-20',
    SKIN.middle, // what the moon meets: brow, bridge, lips, chin
    [
      '30,-60! 34,-30 37,-18 34,-8 36,2 41,10 43,17 40,21 42,25 41,31 42,36 40,41 38,46 37,54 30,62! 70,62! 70,-60!',
      SKIN.light,
    ],
    ['-10,-60! 14,-34 20,-14 15,4 20,20 17,34 26,44 34,52 30,62! -30,60!', SKIN.dark],
    ['55,19! 55,25! 44,28! 45,24 49,22.6', SKIN.dark],
    EDGE,
  );
  // the eye: white, iris, the light in it, lids, and the brow
  box.fill(closed('23.6,1.4! 27.6,-2.8 32,-4.4 35.8,-3.6! 36.4,-0.4 35.4,2.8! 30,4 26.4,3.2'), '#f7efe2');
  box.fill(closed('31.4,-4.4! 34.4,-4.4 36,-3.6! 36.4,-0.4 35.6,2.6! 33.2,3 31.4,1.8 30.7,-1.2'), '#2b2230');
  box.fill(ellipse(34.2, -2.4, 0.95), '#ffffff');
  art.blot(
    [
      ribbon(box.place(curve('22,2.2 26.6,-3 31.6,-5.2 37.8,-4.6')), 1.6, {
        start: 0.3,
        end: 0.5,
        peak: 0.7,
      }),
      ribbon(box.place(curve('24.6,4 29.6,5.6 35,4')), 0.8),
      ribbon(box.place(curve('21,-6.6 27,-10.4 34.6,-10')), 0.8),
      ribbon(box.place(curve('17.6,-16 27,-21.4 36,-20 41.4,-17')), 2, { start: 0.1, end: 0.3, peak: 0.6 }),
    ],
    '#3c2230',
  );
  // wing of the nose, lips
  art.blot([ink(box.place(curve('43,16.6 40.6,20 42,24.4')), 1.1, 3, 0)], SKIN.dark);
  box.fill(closed('37,35.4! 41,33.2 45.6,31 48.2,32.6! 47.6,34.2 44.2,35.6!'), '#a8484e');
  box.fill(closed('37,35.6! 44.2,35.8! 47,38 46.2,40.8 43,42.2! 40,40.4'), '#c2605c');
  art.blot([ribbon(box.place(curve('35.4,35.6 40,35 45,35.6')), 0.9, { start: 0.4, end: 0.8 })], '#6a2a38');
}

/** White linen from the brow to the middle of the back; a grey lock has come out at the temple. */
function hood(box: Local): void {
  const { art } = box;
  flat(box, '37,-42! 27,-34 21,-22 19,-8 21,6 17,20 10,28! 4,6 10,-30 20,-46!', '#54475a', [
    '34,-40! 27,-30 24,-18 22,-4! 20,-14 22,-28',
    '#9d8fa0',
  ]);
  const linen =
    '40,-42! 34,-54 20,-64 -2,-68 -28,-62 -48,-44 -58,-18 -60,12 -56,42 -60,66 -76,90 -98,116 -110,148 -114,184! -104,194 -94,186 -84,198 -72,188 -60,184! -50,160 -30,132 -4,112 20,104! 13,88 8,68 6,46! 11,28 12,8 8,-8 12,-24 24,-36!';
  flat(
    box,
    linen,
    LINEN.light,
    [
      '-70,-70! -30,-50 -38,-20 -40,12 -34,40 -38,70 -56,104 -70,140 -74,220! -140,220! -140,-70!',
      LINEN.middle,
    ],
    ['-80,-40! -52,-20 -53,14 -48,42 -54,72 -78,108 -92,150 -92,220! -140,220!', LINEN.dark],
    [
      '2,-2! -6,24 -6,46 -2,70 -14,96 -36,122 -54,160 -58,200! -64,196! -60,150 -42,116 -22,88 -12,64 -14,40 -8,14',
      LINEN.middle,
    ],
    ['8,66! 2,84 -4,100 -26,116 -40,134! -20,126 0,112 22,106!', LINEN.dark],
    EDGE,
  );
  art.blot(
    ['14,-52 -8,-40 -20,-10 -20,26', '-22,44 -30,80 -58,122 -70,170', '-36,-50 -48,-20 -47,20 -44,40'].map(
      (line, i) => ribbon(box.place(curve(line)), i === 1 ? 2.2 : 1.5, { peak: 0.4 }),
    ),
    LINEN.dark,
  );
}

/** The moon in its three phases, on a band. */
function crown(box: Local): void {
  const { art } = box;
  const [x, y] = box.at(-1, -89);
  flat(box, '-12,-66! -8,-78! 10,-78! 14,-64!', '#b88a48');
  flat(art, horned(x, y, 20, 17, 9, -93), '#e6c878', [horned(x - 3, y + 2.4, 19, 17, 9, -93), '#c39a52'], {
    side: [1.2, -0.6],
    paint: '#fff3c4',
  });
  flat(art, ellipse(x, y - 1, 11), '#fbf3d2', [ellipse(x - 5, y + 3, 11), '#e3d3a0'], {
    side: [1.6, -0.8],
    paint: '#ffffff',
  });
  flat(
    box,
    '-55,-30! -30,-52 0,-61 26,-54 39,-43! 42,-34! 28,-45 2,-52 -28,-43 -56,-19!',
    '#e6c878',
    ['-60,-40! -30,-60! -14,-56! -20,-40! -60,-10!', '#b88a48'],
    { side: [1, -0.8], paint: '#fff3c4' },
  );
}
