import { castShadow, contactShadow, flat, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';

const SKIRT = closed(
  '-15,-72! 0,-75 16,-71! 22,-54 28,-34 31,-15! 20,-10 8,-13 -4,-9 -16,-12 -27,-16! -24,-36 -20,-56',
);
const SHIRT = closed(
  '-15,-71! -18,-87 -20,-99! -11,-106 -3,-109 8,-108 16,-104 22,-97! 19,-86 16,-70! 0,-67',
);
/** The weight of the can draws the arm straight; its sleeve is rolled to the elbow. */
const SLEEVE = '13,-105! 20,-102 26,-94 31,-84! 28,-79 22,-79! 17,-88 12,-95!';
const FOREARM = '30,-85! 34,-77 36,-68! 30.4,-66! 26,-72 22.4,-81!';
/** Closed round the handle from above, the knuckles outside. */
const HAND = '28,-71! 32,-73.4 37,-72.6! 41,-68 40.6,-62.4 36,-60 30,-60.6 26.4,-65!';
/** The other hand is on the hip. */
const FAR_SLEEVE = '-18,-102! -26,-96 -33,-87! -32,-81 -27,-79! -20,-87 -15,-91!';
const FAR_FOREARM = '-33,-87! -35,-81 -30,-76! -21,-70 -13,-68! -11,-72 -16,-76 -26,-81!';
const FEET = [
  '-13,-15! -5,-15 -5,-5 -4,0 -5,3.4! -15,3.4! -16,-1 -13,-6',
  '6,-15! 14,-15 14,-6 17,-1 16.4,3.4! 5.6,3.4! 5,-2 6,-7',
];
const BRIM = closed('-25,-119! -14,-124 2,-127 18,-125 27,-120! 16,-114 0,-112 -16,-114');
const CROWN = closed('-12,-122! -11,-136 0,-141 12,-137 14,-123! 0,-119');

const SKIN = { fill: '#d09c78', shade: '#a06f56' } as const;
const LINEN = { fill: '#f3ead6', shade: '#b9c4a4', line: '#98a384' } as const;
const STRAW = { fill: '#e3c078', shade: '#b08a4c' } as const;
const DENIM = { fill: '#7f9fa0', shade: '#557c80', line: '#43676c' } as const;
const RIM = '#fffbe0';

const toned = twoTone({ towards: [-0.8, -0.6] });

/** Somebody waters the bed, far off, from behind; the feet at (x, y). */
export function gardener(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.02);
  contactShadow(art, x + 4, y + 1, 34, 7, '#2c6448');
  const shadow = castShadow(box.place([SKIRT, SHIRT, BRIM]), y, 0.5, 0.22);
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#2c6448', 0.7));
  for (const foot of FEET) flat(box, foot, SKIN.shade, ['-20,-5! 0,-8 20,-6! 20,6! -20,6!', '#6a4a3a']);
  skirt(box);
  toned(box, FAR_FOREARM, { ...SKIN, soft: 2 });
  toned(box, FAR_SLEEVE, { ...LINEN, soft: 3, rim: RIM, rimWidth: 1.4 });
  shirt(box);
  can(canBox(box));
  toned(box, FOREARM, { ...SKIN, soft: 2.4 });
  toned(box, HAND, { ...SKIN, soft: 2 });
  strokes(
    box,
    ['30,-61 30.4,-65 32,-68', '33.4,-60.4 34,-65 35.4,-68.6', '37,-61 37.6,-65 38.4,-68'],
    0.9,
    SKIN.shade,
    0,
  );
  toned(box, SLEEVE, { ...LINEN, soft: 3, rim: RIM, rimWidth: 1.4 });
  strokes(box, ['22.6,-81 26,-83 30.6,-84.4', '20,-97 24,-92 25,-87'], 1, LINEN.line, 0.1);
  hat(box);
}

function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    DENIM.fill,
    ['3,-76! 6,-52 4,-32 9,-6! 16,-6 13,-34 12,-54 8,-70!', DENIM.shade],
    ['16,-76! 20,-50 22,-6! 40,-6 30,-40!', DENIM.shade],
    ['-9,-66! -12,-44 -17,-8! -8,-6 -6,-40!', DENIM.shade],
    { along: ['-15,-72 -20,-56 -24,-36 -27,-16'], paint: RIM, width: 2.6 },
  );
  strokes(
    box,
    ['-3,-70 -4,-52 -3,-30', '-13,-64 -17,-44 -20,-26', '18,-50 22,-34 24,-20'],
    1,
    DENIM.line,
    0.2,
  );
}

/** Shoulder blades under it; the apron's ties in a bow at the waist. */
function shirt(box: Local): void {
  flat(
    box,
    SHIRT,
    LINEN.fill,
    ['6,-112! 9,-98 6,-84 10,-64! 30,-64 26,-112!', LINEN.shade],
    ['-16,-76! -8,-80 2,-76 8,-70! -18,-66!', LINEN.shade],
    { along: ['-15,-71 -18,-87 -20,-99 -11,-106'], paint: RIM, width: 2.6 },
  );
  strokes(box, ['-13,-98 -8,-92 -7,-85', '14,-97 10,-91 10,-84'], 1, LINEN.line, 0.1);
  for (const piece of [
    ribbon(curve('-1,-73 -4,-64 -3,-55'), 3.2, { start: 0.6, end: 0.9 }),
    ribbon(curve('1,-73 6,-65 7,-57'), 3.2, { start: 0.6, end: 0.9 }),
    ribbon(curve('-16,-72 0,-75 17,-71'), 3.4, { start: 1, end: 1 }),
    closed('0,-74! -5,-79 -11,-78 -11,-72 -5,-71!'),
    closed('0,-74! 5,-79 11,-77 11,-71 5,-71!'),
  ])
    box.fill(piece, '#b9604c');
}

/** Of the can, round the middle of its handle: tipped, so that the spout lies level. */
const canBox = (box: Local): Local => local(box.art, ...box.at(33.4, -67), 1.02, { rot: 22 });

function can(box: Local): void {
  const tin = { fill: '#b98a4c', shade: '#8a6438', rim: RIM, rimWidth: 1.2 } as const;
  toned(box, '10,25! 38,11.4! 40,15.8! 11,36.6!', { ...tin, soft: 2.4 });
  toned(box, '37.4,11! 42.4,4! 47.6,15.6! 39.6,17!', { ...tin, soft: 2.4 });
  toned(box, '-11,12! 11,12! 13,34 11,38! -11,38! -12,34', { ...tin, soft: 6 });
  box.line(curve('-9,13 -7,2 0,0 7,2 9,13'), 2.4, tin.shade);
}

function hat(box: Local): void {
  box.fill(closed('-3,-114! 7,-114! 8,-105 -4,-105!'), SKIN.shade);
  toned(box, '-9,-118! 12,-118 13,-110 8,-104.6 -2,-104 -8,-109!', {
    fill: '#6b5040',
    shade: '#48352c',
    soft: 4,
  });
  toned(box, BRIM, { ...STRAW, soft: 4, rim: RIM, rimWidth: 1.4 });
  toned(box, CROWN, { ...STRAW, soft: 6, rim: RIM, rimWidth: 1.4 });
  box.fill(closed('-12,-126! 1,-122 14,-127! 14,-122! 0,-118 -12,-121!'), '#b9604c');
}

/** Where the sun gets through: hat, the shoulder under it, the elbow, and the tin of the can. */
export function glint(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.02);
  const [warm, bright] = ['#ffd684', '#fff4c4'] as const;
  box.fill(closed('-12,-127! -11.4,-135 -6,-140 0,-141! -4,-137 -6.4,-131 -6.6,-125.6!'), warm);
  box.fill(closed('-25,-119! -19,-122.4 -12.4,-124! -12,-121 -4,-119! -12,-116.8 -18,-116!'), warm);
  box.fill(closed('-25,-119! -19,-122.4 -12.4,-124! -14,-121.4 -18,-119.4!'), bright);
  box.fill(
    closed(
      '-33,-87! -26,-96 -19,-102 -11,-106 -4,-108.6! -5,-104 -11,-100 -13,-92 -15,-84! -19,-92 -25,-89 -30,-82!',
    ),
    '#ffe9ac',
  );
  box.fill(
    closed('-33,-87! -26,-96 -19,-102 -11,-106 -4,-108.6! -12,-103 -19,-98 -25,-92 -31.6,-84!'),
    bright,
  );
  box.fill(closed('16,-104! 21,-101 26,-94 30.6,-85! 27,-88 22,-96!'), '#ffe9ac');
  const tin = canBox(box);
  tin.fill(closed('-11,12! -4,12! -4.6,24 -4,37.6! -11,38! -12.4,34!'), '#f0b660');
  tin.fill(closed('-11,12! -8,12! -9,24 -9.4,36! -12.4,34!'), bright);
  tin.fill(closed('11,25! 38,11.6! 42.4,4! 44,7.4! 39,14 11,29.6!'), '#f0b660');
  tin.line(curve('-9,13 -8.6,7 -7,3'), 1.8, bright);
  strokes(
    box,
    ['71,-45 84,-41 95,-9', '71.6,-43 81,-38 89,-4', '72,-41 78,-35 83,-6', '72.6,-38.6 75.6,-32 78,-10'],
    1.5,
    '#fffdf0',
    0.12,
  );
}
