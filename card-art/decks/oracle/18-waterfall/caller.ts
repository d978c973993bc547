import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { toned } from './light.ts';

/** Set apart against the wind, the far one before: trousers, boot, its sole. */
const LEGS = [
  [
    '-16,-106! 10,-106! 5,-82 -4,-62 -8,-44 -10,-26 -11,-10! -30,-10! -32,-28 -33,-46 -30,-64 -24,-84',
    '-31,-18! -9,-18! -9,-9 -7.6,-3 -8,2! -46,2! -48,-2 -45,-7 -38,-9 -33,-12',
    '-48,-0.6! -7.4,-0.6! -7.4,4! -19,4! -22,2 -27,3.6! -47,3.6!',
  ],
  [
    '-14,-106! 24,-106! 29,-88 31,-66 34,-50 39,-30 42,-6! 22,-6! 16,-26 11,-46 5,-62 -3,-80',
    '21,-14! 43,-14! 44,-5 46,1 45.4,6! 4,6! 2,2 5,-4 13,-6 19,-9',
    '2,3! 45.8,3! 45.8,8.6! 33,8.6! 30,6 25,8! 3,8!',
  ],
] as const;
/** Leaning back from the hips, chest to the fall; the wind of it takes the hem. */
const JACKET =
  '-6,-162! -13,-150 -17,-134 -17,-116 -20,-93! -6,-88 10,-89 26,-94 50,-106! 42,-116 38,-130 37,-146 31,-160! 14,-168';
const HOOD = '8,-166! 18,-168 30,-174 38,-181! 47,-173 48,-162 41,-151 28,-146! 16,-150 10,-158';
/** Upper arm down to the elbow, a corner, and up again to the mouth. */
const SLEEVE =
  '16,-164! 28,-154 26,-139 9,-125 -11,-115 -25,-109! -35,-109 -40,-117 -42,-132 -44,-156! -28,-161! -25,-147 -22,-137! -12,-143 2,-152';
/** Hollow beside the mouth, in the head's box: the block of the palm, three fingers, the thumb along the cheek. */
const HAND =
  '-8,58! -14.6,41 -15,32 -14,27 -12.4,21 -10.6,17.4 -11.4,14.8 -13.8,15.2 -16,18 -18.8,21! -20,13 -21.4,6 -23.6,-0.6 -26.2,-5 -28.6,-4.6 -28.6,-0.6 -27.4,5! -29.4,0 -31.8,-2.4 -33.4,-0.4 -32.2,5 -31,10! -33,7.4 -35.2,8 -34.8,12 -32.4,18 -31,24 -30.4,32 -29.6,42 -22,62!';
/** From the side, upright: forehead, brow, nose, the mouth wide open, chin, jaw, the back of the head. */
const HEAD =
  '-4,-22 -12,-18 -16.4,-11 -17.4,-5.4 -16,-2! -18.6,2 -21.8,6.4! -20.8,8.6 -17.4,9.2! -18.8,11.6 -17.2,13.4! -14.4,17 -16,20.6! -16.8,23 -15.6,24.6! -16,27.6 -13,30.6 -8,30 -1,26 4,19 8,10 14,2 16,-8 10,-18';
const HAIR =
  '-12.4,-18! -8,-24 2,-27 12,-24 18.6,-16 20,-5 16,6 10,13 5,16! 4.6,10 6,4! 1,0 -3,-6 -6,-12! -9,-12 -15,-11!';
const TAIL =
  '25,-195! 34,-203 46,-201 58,-204 70,-212 80,-226! 78,-214 81,-209 92,-212! 82,-202 72,-196 77,-189! 62,-191 48,-186 36,-180 28,-184!';

const SKIN = {
  fill: '#e6ad8b',
  shade: '#bf7f63',
  deep: '#8f5546',
  light: '#fbd9ba',
  line: '#7d4034',
} as const;
const COAT = { fill: '#d9607a', shade: '#a63d5c', deep: '#742a48', rim: '#ffd6c4' } as const;

/** Somebody before all that, from the side: feet apart, head back, hands at the mouth, calling up the fall. */
export function caller(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const skull = local(art, ...box.at(9, -186), scale, { rot: 30 });
  // her shadow on the slab, away from the sun
  box.fill(closed('42,4! 0,5! -46,3! -70,12 -92,26 -84,30! -50,24 -10,14 30,12'), '#0c2f3a', 0.55);
  // the far arm, beyond the face
  flat(skull, closed(HAND).translate(-8.5, -3), SKIN.shade, { side: [-4, 2], paint: SKIN.deep });
  flat(box, closed(SLEEVE).translate(-8, -3), COAT.shade, { side: [-7, 3], paint: COAT.deep });
  for (const [i, parts] of LEGS.entries()) leg(box, parts, i === 1);
  coat(box);
  head(skull, box);
  toned(box, HOOD, { ...COAT, fill: '#e0748a', soft: 5 * scale });
  strokes(box, ['20,-166 28,-160 40,-160'], 1.6 * scale, COAT.deep, 0.15);
  hand(skull);
  flat(
    box,
    SLEEVE,
    COAT.fill,
    [
      '-22,-137! -12,-143 6,-152 20,-166! 30,-150 20,-138 0,-126 -18,-117 -30,-106! -36,-112 -34,-120 -28,-132!',
      '#e57f92',
    ],
    [
      '32,-150! 22,-136 6,-128 -14,-119 -28,-115 -35,-122 -37,-138 -38,-160! -50,-160! -50,-100 0,-100 34,-140!',
      COAT.shade,
    ],
    { along: ['16,-163 27,-154 25,-140 18,-133'], paint: COAT.rim, width: 3 * scale },
  );
  strokes(
    box,
    [
      '-43,-149 -35,-150 -26,-153',
      '-35,-113 -30,-124 -23,-135',
      '-31,-111 -18,-121 -7,-130',
      '8,-146 14,-142 22,-142',
    ],
    1.5 * scale,
    COAT.deep,
    0.1,
  );
}

function leg(box: Local, [trousers, boot, sole]: readonly [string, string, string], near: boolean): void {
  const soft = 6 * box.scale;
  toned(box, trousers, {
    fill: near ? '#45607f' : '#33496a',
    shade: near ? '#2c4060' : '#253652',
    ...(near ? { rim: '#a9c0c8' } : {}),
    soft,
  });
  strokes(
    box,
    near
      ? ['30,-66 22,-58 14,-58', '33,-54 26,-52 18,-50', '24,-12 32,-15 40,-13']
      : ['-31,-60 -22,-56 -12,-58'],
    1.5 * box.scale,
    '#1c2c48',
    0.15,
  );
  toned(box, boot, { fill: near ? '#84543f' : '#61402f', shade: '#43292a', soft: soft / 2 });
  box.fill(closed(sole), '#2a1c20');
}

/** The jacket, pulled to the raised arms, flung back at the hem. */
function coat(box: Local): void {
  flat(
    box,
    JACKET,
    COAT.fill,
    ['-4,-164! -4,-140 2,-118 -2,-104 0,-84! -30,-84! -30,-164!', COAT.shade],
    ['-6,-132! 8,-122 22,-132 34,-150! 36,-140 26,-122 16,-112 2,-108 -8,-112!', COAT.shade],
    ['10,-84! 22,-96 36,-102 52,-108! 52,-90 30,-80!', COAT.shade],
    { along: ['31,-160 37,-146 38,-130 42,-116 50,-106'], paint: COAT.rim, width: 4 * box.scale },
  );
  strokes(
    box,
    ['30,-134 31,-118 42,-107', '20,-114 24,-102 34,-98', '2,-112 6,-100 4,-90'],
    1.6 * box.scale,
    COAT.deep,
    0.15,
  );
}

function head(skull: Local, box: Local): void {
  const unit = box.scale;
  flat(box, '-6,-180! 16,-186! 24,-166 10,-154 -5,-158!', SKIN.fill, [
    '-10,-180! 2,-172 18,-172 26,-164! 10,-150 -8,-156!',
    SKIN.shade,
  ]);
  toned(box, TAIL, { fill: '#3c2a30', shade: '#241a24', soft: 5 * unit, rim: '#d0a180' });
  strokes(box, ['30,-192 46,-193 62,-199', '34,-186 50,-190 66,-193'], 1.3 * unit, '#7d5c5e', 0.1);
  flat(
    skull,
    HEAD,
    SKIN.fill,
    // what looks up into the sky's light, then jaw and cheek turned down
    ['-20,8! -17,0 -14,-6 -10,-2 -9,4 -13,8 -18,9!', SKIN.light],
    ['-20,28! -12,25 -6,20 -3,12 2,6 10,4! 10,34 -20,36!', SKIN.shade],
  );
  // the mouth, its upper teeth
  flat(
    skull,
    '-19,12! -13,12.4 -9,15.6 -9.6,20.4 -13,23.4 -16.8,23!',
    '#5a2029',
    ['-20,11! -12,11.6 -11,14.4 -18,14.4!', '#fff1e0'],
    ['-16,24! -14,20 -10,19.6 -9,24!', '#b2504f'],
  );
  strokes(skull, ['-15.6,-1 -12.6,0.8 -9.4,-0.4', '-17,-6.4 -13,-8.6 -8.6,-7.6'], 1.7 * unit, '#46282a', 0.1);
  strokes(skull, ['-19.6,8 -18,7 -17,8.2'], 1 * unit, SKIN.line, 0.1);
  toned(skull, HAIR, { fill: '#46313a', shade: '#2a1e28', soft: 5 * unit, rim: '#d0a180' });
  strokes(skull, ['-8,-18 2,-20 14,-10', '-4,-12 4,-13 15,-5', '4,2 10,2 16,-3'], 1.1 * unit, '#7d5c5e', 0.1);
  flat(skull, ellipse(3, 6, 3.4, 4.6).rotate(10, 3, 6), SKIN.fill, { side: [-1.6, 1], paint: SKIN.shade });
  // the band round the tail
  box.fill(ellipse(28.6, -190, 2.4, 6.4).rotate(14, 28.6, -190), '#f4e3b4');
}

function hand(head: Local): void {
  const skull = local(head.art, ...head.at(-3.4, 0), head.scale, { rot: 30 });
  flat(
    skull,
    HAND,
    SKIN.fill,
    ['-8,58! -14,42 -16,30 -21,24 -24,14 -26,4 -29,-6! -20,0 -16,18 -8,10! -4,40!', SKIN.light],
    ['-22,62! -27,44 -28,32 -28,22 -31,12 -36,6! -40,30!', SKIN.shade],
  );
  strokes(
    skull,
    ['-27.4,5 -26,11 -24.4,16', '-31,10 -29.4,15 -27.4,19', '-18.4,20 -18,24 -19.6,28'],
    1.1 * skull.scale,
    SKIN.line,
    0.1,
  );
}
