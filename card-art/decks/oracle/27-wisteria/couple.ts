import { finger } from '../../../kit/figure/finger.ts';
import { contactShadow, flat, lit, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  limb,
  local,
  Path,
  polygon,
  roundRect,
} from '../../../kit/pen/index.ts';

const SHE = {
  body: closed(
    '-58,-56! -65,-59 -66.4,-65 -61,-74 -56,-83 -60,-97 -57,-110 -49,-118 -37,-124! -29,-124 -18,-118 -10,-108 -8,-94 -12,-82 -7,-74 -1.4,-65 -3,-59 -9,-56!',
  ),
  sleeve: closed('-52,-116! -60,-110 -65,-98 -68,-84! -63,-77 -57,-79! -54,-92 -51,-104'),
  neck: limb('-33,-120 -30,-136', [7, 6.4], 6),
  face: closed('-22,-150! -13,-146 -11,-139 -14,-132 -20,-128 -28,-130! -32,-142'),
  hair: closed('-20,-154! -28,-162 -40,-162 -48,-152 -47,-138 -38,-129 -27,-130! -22,-138 -19,-147'),
  bun: ellipse(-47, -154, 9, 8),
};
const HE = {
  body: closed(
    '9,-56! 3,-59 2.4,-65 8,-75 10,-86 6,-100 8,-116 18,-128 29,-133! 43,-131 54,-125 60,-114 60,-98 57,-84 61,-74 67,-65 65,-59 59,-56!',
  ),
  vest: closed(
    '12,-56! 8,-59 7.4,-65 11,-75 13,-88 11,-104 15,-120 24,-130! 32,-127 42,-129! 50,-122 54,-110 53,-96 53,-84 57,-74 62,-65 60.4,-59 56,-56!',
  ),
  sleeve: closed('50,-126! 60,-120 66,-108 69,-94 70,-82! 65,-75 58,-77! 58,-92 54,-108'),
  neck: limb('33,-128 29,-146', [8, 7.4], 6),
  /** Turned to her: brow, nose and chin come round the cheek. */
  head: closed(
    '15,-167! 13,-161 13.6,-158.6! 9.4,-152.6 10,-150.8 13,-150! 12.4,-147.6 13.6,-146.4! 13,-144.6 14,-143.4! 14.4,-140.2 18,-138 24,-139 29,-142! 40,-142 47,-150 48,-162 42,-173 30,-178 20,-175',
  ),
  /** What he has left of it: from the temple over the ear to the nape. */
  hair: closed(
    '21.6,-152! 20.6,-158 23,-164 31,-166 40,-166 47.6,-164! 49,-156 46,-146 39,-139 29,-139! 27,-145 28,-152 24,-156!',
  ),
  ear: closed('22.6,-157! 25,-161 29.4,-160.4 30.6,-156.4 28.6,-152 26.4,-148 23.6,-148.6! 23.8,-153'),
  /** The elbow rests on the slat behind her back, the forearm goes up to her shoulder. */
  arm: closed(
    '21,-127! 12,-126 2,-121 -7,-114.6 -12,-111.6! -22,-114 -33,-118.4 -41,-120.4! -42.4,-112.4! -34,-109 -26,-103.4 -20.6,-98.4! -15.6,-96.4 -10,-98! 0,-102.4 10,-106.4 18,-109! 22,-118',
  ),
};
/** From behind: calf, ankle, and the hem that breaks on the heel. */
const HER_LEGS = [
  closed('-58,-52! -58,-42 -53,-30 -46,-18! -38,-18! -40,-30 -42,-42 -42,-52!'),
  closed('-40,-52! -40,-40 -45,-28 -51,-17! -42,-15! -35,-26 -27,-40 -25,-52!'),
];
const HIS_LEGS = [
  closed('-1,-52! 1,-40 5,-28 6,-17! 19,-16! 19,-28 17,-40 17,-52!'),
  closed('36,-52! 35,-40 36,-28 36,-17! 49,-18! 52,-30 54,-42 55,-52!'),
];
/** A shoe's heel and, beyond it, the side that is turned out, to the left. */
const SHOE = closed('4.4,-11! 5.6,-8 6,-4 5,1! -5,1! -9,0 -12.6,-2 -13.4,-4.6 -11.6,-7 -8,-8 -5,-11! 0,-12');
const HEEL = closed('5.6,-2! 5,2! -5,2! -8,0 -13,-3 -13.4,-5! -8,-3.4 -5,-2!');
/** What goes forward on the seat, away from us and, by the eye's place, to the left. */
const SEAT = closed('-86,-57! -93,-67.6! 63,-67.6! 86,-57!');
const THIGHS = [
  ['-54,-55! -59,-63 -65,-68.4 -72,-69.4 -77,-66 -76,-60 -70,-56!', '#8d93a0', '#c3c6c8'],
  ['14,-55! 9,-64 1,-69.6 -7,-70.6 -12,-67 -11,-60 -4,-56!', '#5c5348', '#97896f'],
] as const;
const FAR_LEGS = Path.join(roundRect(-84, -50, 6, 35), roundRect(47, -50, 6, 35));
const SLATS = Path.join([-101, -89, -77].map((top) => roundRect(-88, top, 176, 8.6)));

const paint = lit({ from: { towards: [-0.75, -0.6] }, shade: '#4a3438', rim: '#fffbe2', rimWidth: 2.6 });

/** Two old people on a bench, from behind, his arm along its back; the bench's middle on the ground at (x, y). */
export function couple(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  const form = (outline: Path, fill: string, soft: number, shade?: string): void =>
    paint(art, box.place(outline), fill, soft, shade ? { shade } : {});
  // before the garden's light hair and shoulders stand with a clean edge
  const edged = (outline: Path, breadth: number): void =>
    within(box, outline, { side: [-0.7 * breadth, -0.7 * breadth], paint: '#ffe7a6' });
  contactShadow(art, x + 14, y + 4, 170, 26, '#6d5240');
  contactShadow(art, x + 6, y - 5, 116, 13, '#54403a');
  box.fill(FAR_LEGS, '#4f3c3c');
  legs(box);
  seat(box);
  form(SHE.neck, '#d9a283', 2);
  form(SHE.body, '#d77f6a', 11, '#8a3f48');
  edged(SHE.body, 3);
  form(SHE.sleeve, '#c9705e', 5, '#8a3f48');
  edged(SHE.sleeve, 2.4);
  form(SHE.face, '#e8b493', 3, '#a8705c');
  form(SHE.hair, '#d8d2c8', 6, '#8a8282');
  edged(SHE.hair, 2.4);
  form(SHE.bun, '#e4dfd4', 4, '#8a8282');
  edged(SHE.bun, 2.4);
  form(HE.neck, '#cf9a78', 2);
  form(HE.body, '#f4ead2', 10, '#a8987c');
  edged(HE.body, 3);
  form(HE.vest, '#5f8478', 10, '#2c4a48');
  form(HE.sleeve, '#f4ead2', 6, '#a8987c');
  backs(box);
  form(HE.head, '#e0ab88', 6, '#9a6450');
  edged(HE.head, 2.2);
  form(HE.hair, '#dfd9cc', 4, '#9a9490');
  face(box);
  form(
    polygon([
      [-86, -58],
      [86, -58],
      [86, -48],
      [-86, -48],
    ]),
    '#7a5840',
    3,
  );
  form(SLATS, '#a5764c', 3, '#57382c');
  form(
    polygon([
      [-78, -106],
      [-70, -106],
      [-69, 0],
      [-77, 0],
    ]),
    '#6a4c3a',
    2,
  );
  form(
    polygon([
      [70, -106],
      [78, -106],
      [77, 0],
      [69, 0],
    ]),
    '#6a4c3a',
    2,
  );
  hand(box);
  form(HE.arm, '#fbf2dc', 5, '#a8987c');
  strokes(
    box,
    [
      '-12,-111.6 -14,-107 -19,-104',
      '-12,-111 -9,-106 -10,-101',
      '13,-124 9,-116 12,-109',
      '-38,-119 -37,-114 -39,-111',
    ],
    1.2,
    '#a8987c',
    0.1,
  );
  strokes(box, ['82,-100 84,-108 91,-109 94,-102 106,-1'], 3.4, '#6a4630', 0);
}

/** The seat's depth, with the two thighs that are seen on it. */
function seat(box: Local): void {
  flat(box, SEAT, '#a27c55', [
    closed('-66,-56! -64,-63 -40,-65 4,-63 40,-65 68,-62! 72,-56!'),
    '#5f4434',
    0.7,
  ]);
  for (const [thigh, fill, rim] of THIGHS)
    flat(box, thigh, fill, { side: [2.4, 2.4], paint: '#3f3836' }, { side: [-1.4, -1], paint: rim });
}

function legs(box: Local): void {
  for (const [x, y, mirror] of [
    [-42, -13, 1],
    [-46, -11, -1],
    [12, -12, 1],
    [43, -13, -1],
  ] as const) {
    const put = (path: Path): Path => path.scale(mirror, 1).translate(x, y);
    flat(box, put(SHOE), '#4a3638', [put(closed('-3,-14! -5,-6 -4,2! 3,2! 3,-14!')), '#5f4846']);
    box.fill(put(HEEL), '#241c26');
  }
  for (const leg of HER_LEGS)
    flat(box, leg, '#8d93a0', { side: [4, 1], paint: '#666c7c' }, { side: [-1.6, -0.4], paint: '#c3c6c8' });
  for (const leg of HIS_LEGS)
    flat(box, leg, '#5c5348', { side: [5, 1], paint: '#3f3836' }, { side: [-1.6, -0.4], paint: '#97896f' });
  strokes(
    box,
    [
      '-53,-42 -49,-38 -45,-38',
      '-49,-22 -45,-23 -40,-21',
      '3,-40 8,-37 14,-38',
      '39,-40 45,-37 51,-39',
      '8,-21 12,-23 18,-21',
      '37,-22 42,-24 48,-22',
    ],
    1.1,
    '#3a3338',
    0.1,
  );
}

/** Round under the shoulders, hollow in the loins, broad where they sit. */
function backs(box: Local): void {
  strokes(
    box,
    [
      '-33,-112 -35,-98 -33,-86',
      '-53,-104 -52,-92 -55,-82',
      '-13,-102 -14,-90 -12,-82',
      '-56,-80 -46,-76 -38,-77',
      '-12,-80 -20,-76 -26,-77',
    ],
    1.2,
    '#8a3f48',
    0.2,
  );
  strokes(
    box,
    ['33,-120 31,-100 32,-84', '13,-86 22,-81 30,-82', '53,-84 46,-80 40,-81', '54,-108 52,-96 54,-84'],
    1.3,
    '#2c4a48',
    0.2,
  );
  strokes(box, ['60,-92 64,-88 69,-88', '62,-100 66,-98 68,-99'], 1.1, '#a8987c', 0.1);
  within(box, SHE.body, [
    closed('-66,-63! -54,-60.4 -36,-61 -16,-60.4 -1,-63! -1,-54! -66,-54!'),
    '#8a3f48',
    0.75,
  ]);
  within(box, HE.vest, [closed('6,-63! 20,-60.4 34,-61 50,-60.4 63,-63! 63,-54! 6,-54!'), '#2c4a48', 0.75]);
}

function face(box: Local): void {
  flat(box, HE.ear, '#eab795', [
    closed('25,-157.6! 28,-158.4 28.6,-156 26.6,-153 25.4,-150.6 25,-154'),
    '#a8664f',
  ]);
  strokes(box, ['22.8,-156.6 25,-161 29.4,-160.4 30.6,-156.4 28.4,-151.6 26,-148'], 1, '#9a6450', 0);
  strokes(
    box,
    ['24,-159 18,-160 13.4,-160.4', '16,-163.6 14,-164.4 13,-163', '22,-147 21,-143.6 19,-141.4'],
    1,
    '#7d5040',
    0,
  );
}

/** Laid over her far shoulder: the back to us, four fingers over its edge, the thumb on her back. */
function hand(box: Local): void {
  const skin = '#e0ab88';
  const shade = { side: [0.8, 1.2], paint: '#b0745c' } as const;
  for (const course of [
    '-50,-119.4 -54.6,-119.4 -58.2,-116 -59.8,-111.6',
    '-50.6,-117 -54.8,-116.4 -57.6,-112.6 -58.8,-108.2',
    '-50.4,-114.4 -53.8,-113.4 -56.2,-109.8 -57,-105.8',
    '-49,-112 -52,-110.8 -54,-107.6 -54.6,-104.4',
  ])
    flat(box, finger(course, 3.2), skin, shade);
  flat(
    box,
    closed('-40,-120! -46,-121.2 -50.6,-120.8! -51.8,-116 -49.4,-110.8! -45,-110.8 -41,-112.6!'),
    skin,
    ['-53,-122.6! -45,-122.6 -39,-121 -39,-118! -45,-118.6 -52,-118.2', '#f6cfa9'],
    shade,
  );
  flat(box, finger('-44,-113 -45.4,-109.4 -48,-106.8', 3.4), skin, shade);
}
