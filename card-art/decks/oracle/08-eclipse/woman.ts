import { contactShadow, flat, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { CORONA, GLOW, SKIN } from './view.ts';

const SHIRT = { lit: '#86b3aa', fill: '#4f7d76', shade: '#2f5450', deep: '#20403f' } as const;
const SLACKS = { fill: '#3d4a55', shade: '#252f38' } as const;

const SLEEVE = '-12,-96! -27,-92 -35,-79 -43,-58 -49,-42! -44,-37 -35,-36! -28,-50 -22,-64 -15,-76!';
const FOREARM = '-48,-44! -51,-30 -51,-14 -50,-2! -41,-1! -38,-14 -36,-28 -35,-39!';
/** Flat on the ground, fingers out to the side. */
const HAND = '-50,-5! -55,1 -61,3 -64,5 -62,7.4 -57,6.4! -61,9 -60,11 -54,10.4 -47,8 -41,3 -41,-3!';

/** Forehead, bridge, nose, lips, chin, and the line of the jaw, turned up to the sun. */
const FACE =
  '-10,-149! -18,-147 -24,-143 -27.4,-138.4 -28.6,-135.4! -31,-133 -35,-131 -37.4,-128.6 -36.4,-126.4 -33.4,-125! -34,-123.4 -35.2,-121.4 -33.6,-119.8! -34.2,-118 -33.2,-116.2! -33.4,-113.4 -31.4,-109.6 -27.6,-107.6! -22,-108 -17,-110 -13,-111! -6,-104 4,-104! 6,-140!';

/** The skull tipped back on the nape until the face lies open to the sun that stands over it. */
const laidBack = (path: Path): Path => path.rotate(46, 0, -116).translate(-2, 9);
const form = (knots: string): Path => laidBack(closed(knots));
const line = (knots: string): Path => laidBack(curve(knots));

/** Sits turned from us on the ground, leaning back on both hands, head laid back to the sun. */
export function woman(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 6, y + 2, 74 * scale, 9 * scale, '#2c2218');
  knee(box);
  flat(box, '-27,0! -33,-10 -30,-24 -12,-26 12,-26 30,-24 36,-10 30,2! 0,6', SLACKS.fill, [
    '-40,-4! -10,-6 20,-8 40,-30! 40,10 -40,10!',
    SLACKS.shade,
  ]);
  trunk(box);
  for (const mirror of [false, true]) arm(local(art, x, y, scale, { mirror }), mirror);
  head(box);
}

/** The right knee, drawn up beyond the arm. */
function knee(box: Local): void {
  flat(box, '70,-8! 82,-9 93,-5 97,1! 70,3!', '#5a3c2c');
  flat(
    box,
    '14,-22! 32,-36 48,-54 58,-62 67,-58 74,-40 80,-20 84,-5! 70,-3! 64,-20 57,-34! 46,-18 34,-2 16,2!',
    SLACKS.fill,
    ['14,-10! 34,-22 50,-42 60,-48 66,-40 74,-22 78,-2! 60,0! 20,10!', SLACKS.shade],
    { along: ['20,-27 34,-38 48,-54 58,-62 67,-58'], paint: GLOW, width: 2.6 * box.scale },
  );
  strokes(box, ['57,-34 60,-42 66,-46'], 1.4 * box.scale, '#151c22', 0.1);
}

/** Shoulder blades pressed together by the propped arms, the shirt slack below them. */
function trunk(box: Local): void {
  flat(
    box,
    '-25,-10! -25,-34 -27,-56 -30,-74 -26,-88 -12,-96 0,-98 13,-96 27,-88 32,-74 29,-56 27,-34 28,-10! 14,-15 0,-12 -12,-16',
    SHIRT.fill,
    ['6,-100! 12,-78 8,-58 14,-36 10,-8! 40,-4 44,-96!', SHIRT.shade],
    ['-20,-78! -9,-70 -4,-54 -9,-60 -16,-66!', SHIRT.shade],
    ['-32,-26! -18,-20 -2,-24 12,-18! 8,-4 -32,-4!', SHIRT.shade],
    ['20,-84! 34,-80 30,-50 30,-10! 22,-10 24,-48!', SHIRT.deep],
    ['-31,-70! -32,-100! -2,-100! -4,-93 -14,-89 -22,-82 -26,-72!', SHIRT.lit],
    ['8,-100! 28,-96! 30,-84 22,-87 13,-92!', SHIRT.fill],
    { along: ['-8,-97 -16,-94.6 -26,-88 -30,-76'], paint: CORONA, width: 6 * box.scale },
    { along: ['12,-97 22,-92 29,-85'], paint: CORONA, width: 3.6 * box.scale },
  );
  strokes(
    box,
    ['1,-90 2,-66 -1,-42', '-18,-32 -8,-26 4,-30', '-20,-76 -12,-66 -10,-56', '20,-78 13,-68 12,-58'],
    1.5 * box.scale,
    SHIRT.deep,
    0.15,
  );
}

function arm(box: Local, far: boolean): void {
  const unit = box.scale;
  const skin = far ? SKIN.shade : SKIN.fill;
  flat(box, HAND, skin, ['-62,8! -52,6 -44,0 -38,4! -50,14!', far ? SKIN.deep : SKIN.shade]);
  flat(
    box,
    FOREARM,
    skin,
    ['-42,-44! -43,-26 -44,0! -30,0 -30,-44!', far ? SKIN.deep : SKIN.shade],
    ['-52,-46! -34,-40 -40,-34 -50,-36!', SKIN.deep],
    ...(far
      ? []
      : [{ along: ['-49.6,-36 -51,-30 -51,-14 -50,-3'], paint: CORONA, width: 2.6 * unit } as const]),
  );
  flat(
    box,
    SLEEVE,
    far ? SHIRT.shade : SHIRT.fill,
    ['-20,-90! -26,-72 -36,-50 -40,-34! -28,-34 -12,-74!', far ? SHIRT.deep : SHIRT.shade],
    ...(far
      ? []
      : [
          ['-10,-98! -28,-96 -46,-62 -52,-42! -45,-40 -40,-54 -31,-74 -22,-86!', SHIRT.lit] as const,
          { along: ['-16,-95.6 -27,-91 -35,-79 -43,-58 -49,-42'], paint: CORONA, width: 6 * unit } as const,
        ]),
  );
  strokes(box, ['-47,-45 -41,-41 -35,-40', '-34,-72 -28,-66 -22,-66'], 1.4 * unit, SHIRT.deep, 0.1);
}

/** The head laid back: from brow to throat her profile is against the meadow, the hair hangs from it. */
function head(box: Local): void {
  const unit = box.scale;
  // the throat, drawn long from the floor of the chin to its pit; the cord from behind the ear to the pit
  flat(
    box,
    '-25,-119! -19.4,-113.6 -16.8,-109 -16.6,-104.6 -17.4,-101 -17,-96 -20,-90.6! -8,-84 10,-86 19,-91! 16,-98 14,-106 0,-118!',
    SKIN.fill,
    ['-30,-124! -30,-112! -18,-109.4 -11,-106 -4,-106! 6,-106 6,-124!', SKIN.shade],
    ['-1,-112! -3.4,-104 -7.6,-97 -14,-88! -8,-84 2,-84 24,-84 24,-112!', SKIN.shade],
    ['6,-112! 5,-100 1,-92 -2,-84! 24,-84 24,-112!', SKIN.deep],
  );
  box.fill(
    closed('-23,-92.6! -14,-89.6 -2,-87.6 10,-88.6 21,-92.4! 22,-88.4 10,-84 -2,-83 -15,-85.4 -25,-89!'),
    SHIRT.shade,
  );
  flat(
    box,
    form(FACE),
    SKIN.fill,
    // brow, cheek bone and chin lie open to the corona
    [
      form(
        '-2,-152! -7.6,-140 -14,-136.6 -19.4,-137.4 -23.4,-137 -21.6,-131.6 -24.4,-126.6 -29,-127 -30.6,-121 -29.4,-115 -29,-104! -44,-104 -44,-152!',
      ),
      SKIN.lit,
    ],
    // below cheek bone and jaw it turns from the sun
    [form('-28,-106! -24,-112.6 -16,-116 -9,-124 2,-134! 8,-100 -16,-98 -27,-104!'), SKIN.shade],
    // the socket, the wing of the nose, the lips
    [form('-29.4,-135! -26,-137.4 -22.4,-135 -23,-130.6 -28.4,-129.4!'), SKIN.shade],
    [form('-33.4,-126.4! -29.6,-127.4 -28.6,-125 -30.6,-122.8!'), SKIN.shade],
    [form('-34.4,-121! -30,-120 -27.6,-118.6! -30,-117 -33.4,-116.8!'), '#8f4a40'],
    {
      along: [
        line('-12,-147 -18,-146 -24,-142.6 -27,-138.4 -28.6,-135'),
        line('-28.6,-135.4 -31,-133 -35,-131 -37.4,-128.6'),
        line('-34,-123.4 -35.2,-121.4 -33.6,-119.8'),
        line('-33.8,-115.4 -32.6,-112 -30.4,-109.2'),
      ],
      paint: CORONA,
      width: 3.2 * unit,
    },
  );
  flat(box, form('-29,-131.2! -28.8,-134 -26,-133.8 -23.4,-131.8!'), '#e6cdaa', [
    form('-30,-130! -29.4,-135 -26.6,-134.6 -26.4,-130.6!'),
    '#2b1a16',
  ]);
  strokes(box, [line('-29.6,-134.6 -26,-135.2 -22,-131.4')], 1.5 * unit, '#3a2219', 0);
  strokes(box, [line('-27.4,-139.4 -23.4,-140.6 -19.4,-137.4')], 1.7 * unit, '#4b3125', 0.05);
  const locks: readonly Path[] = [
    ribbon(curve('16,-98 21,-88 19,-74 21,-56'), 12, { samples: 16, start: 0.7, end: 0.04, peak: 0.35 }),
    form(
      '-14,-147.4! -8,-152 1,-153 11,-149 18,-140 20.4,-128 19,-119 13,-113.4 5,-111.4 -1,-112.6! -6.4,-115 -9,-118.6! -9,-122 -6,-127 -9,-134!',
    ),
  ];
  for (const lock of locks) flat(box, lock, '#4b3125', { side: [6 * unit, 4 * unit], paint: '#2a1a16' });
  // an ear before the hair
  flat(box, form('-11,-127! -8,-130.6 -4,-129 -4.6,-123 -8,-118.6 -11,-120!'), SKIN.fill, [
    form('-9,-127! -6.4,-128 -6.4,-123.6 -9,-121!'),
    SKIN.deep,
  ]);
  box.fill(closed('10,-99! 16.6,-102.4 21.6,-99! 20.6,-93.6 13,-92.6!'), '#b9493c');
  within(box, locks[1]!, {
    along: [line('-15,-147 -8,-152 1,-153 9,-150 14,-146')],
    paint: CORONA,
    width: 4.4 * unit,
  });
  strokes(
    box,
    [
      line('-9,-142 2,-133 11,-117'),
      line('-5,-126 2,-119 10,-115'),
      line('0,-147 12,-137 15,-121'),
      '19,-89 18,-77 20,-64',
    ],
    1.3 * unit,
    '#7a5440',
    0.1,
  );
}
