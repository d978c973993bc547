import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { SKIN } from './form.ts';

const HAIR = { light: '#d98a48', middle: '#8f4a2c', dark: '#5c2a2e', line: '#34182c' } as const;
const GOLD = { light: '#fff0b8', middle: '#f0c466', dark: '#b07a3c' } as const;
/** The light runs down brow and nose and ends at the chin. */
const EDGE = {
  along: [
    '35,-42 42,-29 43.6,-17! 42,-10 40,-4! 43,5 47.6,14 50.6,20.4! 50.8,23 48.4,25',
    '47.2,31.8 46.8,34.2 43.4,35.8',
    '46.2,38.4 45.6,42 42,44.4! 44,49 43.2,55',
  ],
  paint: '#fff0cc',
  width: 2.6,
} as const;

/** Turned to the water that falls. A head is 112 high, round the ear. */
export function head(art: Art): void {
  const box = local(art, 373, 317, 0.7, { mirror: true, rot: -8 });
  // out of the shoulders: the muscle to the near one, the collarbones from the pit of the throat
  flat(
    art,
    '357,346! 359,358 352,367 341,373! 348,388 360,396 374,394 390,384 410,374! 400,362 395,346 396,330!',
    SKIN.middle,
    ['352,350! 366,356 378,350 384,364 396,372 412,378! 412,360 400,326!', SKIN.dark],
    ['366,386! 374,381 384,378 394,378! 386,386 376,391 368,390', SKIN.light],
    ['359,384! 353,379 346,376 340,375! 346,384 353,390 359,389', SKIN.light],
  );
  strokes(
    art,
    ['362,385 355,379 345,375', '365,385 374,380 388,376', '384,352 377,368 365,384'],
    1.2,
    SKIN.line,
    0.1,
  );
  flat(
    box,
    '0,-55! 22,-51 35,-42 42,-29 43.6,-17! 42,-10 40,-4! 43,5 47.6,14 50.6,20.4! 50.8,23 48.4,25 44.4,26.2! 43.8,29.2! 47.2,31.8 46.8,34.2 43.4,35.8! 46.2,38.4 45.6,42 42,44.4! 44,49 43.2,55 37,58 29,57.6 17,53 5,45 -2,38! -20,20 -20,-20',
    SKIN.middle,
    [
      '34,-60! 36,-34 38,-20 35,-8 36.6,2 40,10 42,18 40,22 41.4,27 40.6,32 41.4,36 39,42 38,48 36,56 30,64! 70,64! 70,-60!',
      SKIN.light,
    ],
    ['-10,-60! 10,-40 13,-18 10,2 13,18 10,32 20,42 31,50 30,64! -30,64!', SKIN.dark],
    ['51,20.6! 50,24.4 44.4,26.6! 43.8,28.6! 42,25 45,23', SKIN.dark],
    EDGE,
  );
  face(box);
  hair(box);
}

function face(box: Local): void {
  const { art } = box;
  // the lid is lowered over the eye
  flat(box, '21,1.6! 25,-3.4 31,-5 36.4,-3! 37.6,0.6 37,4! 31,6.4 25.6,5', SKIN.light, [
    '18,2! 25,-1.4 30,2 37,4.6! 30,9 20,7',
    SKIN.middle,
  ]);
  art.blot(
    [
      ribbon(box.place(curve('20.4,1.4 25,5 31,6.4 36.6,4.4 40,6.6')), 1.9, {
        start: 0.2,
        end: 0.3,
        peak: 0.6,
      }),
      ribbon(box.place(curve('21.6,-3 28,-7.4 36.6,-5.6')), 0.8),
      ribbon(box.place(curve('17,-14 26,-19.4 35,-19 42,-16')), 2.2, { start: 0.1, end: 0.3, peak: 0.6 }),
    ],
    HAIR.line,
  );
  art.blot([ribbon(box.place(curve('42,16.6 39.8,20.4 41.4,24.6')), 1.2)], SKIN.dark);
  // the jaw, against the neck
  art.blot([ribbon(box.place(curve('-5,36 5,45.4 17,53.4 29,57.6')), 1.5, { peak: 0.6 })], '#8a5350');
  box.fill(closed('36.4,35.8! 40.4,33 44.6,31 47,32.4! 46.6,34.2 43.2,35.8!'), '#a44e4e');
  box.fill(closed('36.8,36! 43.2,36! 46,38.4 45.2,41.4 42,43.6! 39,41'), '#c06a5e');
  art.blot([ribbon(box.place(curve('35,36 39.6,35.4 44,35.8')), 0.9, { start: 0.4, end: 0.8 })], '#6e2c38');
  flat(box, '-13,-7! -8,-13 -1,-12 2.4,-5 0,4 -4,9 -6,15 -11,15!', SKIN.middle, [
    '-9,-4! -5,-8.6 -1,-5 -2,1 -6,6 -8,11!',
    SKIN.dark,
  ]);
}

/** Long waves, held by a band with a little sun on the brow. */
function hair(box: Local): void {
  const { art } = box;
  flat(
    box,
    '39,-36! 38,-48 30,-60 12,-69 -10,-70 -34,-62 -50,-44 -58,-22 -61,2 -68,30 -72,58 -66,84 -72,112! -58,106 -48,114 -44,128! -34,116 -28,104! -22,92 -20,72 -21,50 -18,30 -14,14! -15,0 -14,-10 -8,-16 0,-16 5,-8! 8,4 12,10! 14,-4 18,-16 26,-28!',
    HAIR.middle,
    ['-70,-50! -40,-48 -44,-26 -42,-4 -34,18 -24,30 -16,46! -38,70! -80,60!', HAIR.dark],
    ['40,-40! 30,-44 14,-48 4,-40 12,-34 24,-30!', HAIR.light],
    ['4,-62! -14,-58 -30,-46 -36,-26 -32,-8! -26,-26 -16,-42 0,-52!', HAIR.light],
    { side: [-1, -0.6], paint: HAIR.light },
  );
  art.blot(
    [
      '30,-56 8,-58 -14,-46 -24,-24 -22,2',
      '26,-32 12,-26 4,-18',
      '-30,-58 -46,-36 -46,-8 -40,12',
      '-24,-6 -24,12 -34,28 -32,42',
      '-42,10 -50,22 -48,36',
      '-14,-12 -20,0 -18,14',
    ].map((line) => ribbon(box.place(curve(line)), 1.8, { peak: 0.4 })),
    HAIR.line,
  );
  art.blot(
    ribbon(box.place(curve('42,-33 22,-42 -4,-44 -32,-34 -58,-12')), 4, { start: 1, end: 0.5, samples: 16 }),
    GOLD.middle,
  );
  art.blot(ribbon(box.place(curve('42,-34 22,-43.4 -4,-45.4')), 1.3, { start: 1, end: 0.2 }), GOLD.light);
  flat(box, ellipse(40, -35, 5, 6), GOLD.middle, [ellipse(37, -32, 5, 6), GOLD.dark], {
    side: [-1, 0],
    paint: GOLD.light,
  });
}
