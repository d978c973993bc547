import { byHand, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  type Local,
  lerp,
  limb,
  local,
  Path,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { wildRose } from './cave.ts';
import { form } from './form.ts';

const COAT = '#cb8f4e';
const SHADE = '#6a3638';
const DARK = '#4a2430';

const BODY = closed(
  '20,620! 60,580 120,562 190,566 250,548 310,530! 360,600! 350,720 320,790! 200,806 60,808 20,806!',
);
const THIGH = closed('20,650! 70,624 128,640 156,690 146,748 112,790! 60,806 20,806!');
const HIND_PAW = closed('84,778! 140,774 184,778 200,790! 198,806 180,810! 84,810!');
const FORELEG = closed(
  '226,640! 290,620 336,660 326,736! 380,750 424,756 446,764! 458,778 452,796 436,804! 320,808 250,806 214,780 204,710',
);

interface Row {
  roots: string;
  count: number;
  length: readonly [first: number, last: number];
  width: number;
  /** Of the first and the last lock, in degrees. */
  heading: readonly [first: number, last: number];
  tones: readonly string[];
}

/** Rows of locks round the face, in its box; painted back to front. */
const ROWS: readonly Row[] = [
  {
    roots: '40,-84 110,-104 176,-60 206,20 190,120 120,196 30,210 -30,170',
    count: 30,
    length: [64, 110],
    width: 30,
    heading: [30, 214],
    tones: ['#6e3428', '#7c3c2c', '#62303a'],
  },
  {
    roots: '40,-76 100,-84 150,-40 168,30 150,116 90,176 10,182 -46,146',
    count: 30,
    length: [60, 100],
    width: 27,
    heading: [34, 212],
    tones: ['#8e4a2e', '#80422c', '#9c5632'],
  },
  {
    roots: '44,-70 84,-66 118,-20 124,40 104,100 50,142 -20,140 -70,122',
    count: 28,
    length: [56, 84],
    width: 22,
    heading: [44, 210],
    tones: ['#ab6436', '#9c5632', '#b97040'],
  },
];
/** Over the cheek. */
const CHEEK: readonly Row[] = [
  {
    roots: '60,-60 86,-30 96,20 84,70 46,112 -10,124 -60,116',
    count: 24,
    length: [44, 62],
    width: 19,
    heading: [60, 204],
    tones: ['#c07a42', '#ab6436', '#cb8a4e'],
  },
];

const FACE = closed(
  '62,-70 24,-62 -6,-47 -30,-35 -60,-23 -92,-9 -118,3! -128,12 -129,26 -122,34! -128,48 -126,62 -116,72! -117,84 -110,100 -94,110 -66,113 -24,116 30,114 80,60 90,-20',
);

function mane(art: Art, box: Local, rows: readonly Row[]): void {
  for (const row of rows) {
    const chance = random(`mane ${row.roots}`);
    const spines = curve(row.roots)
      .walk(row.count)
      .map(({ x, y, t }): Path => {
        const length = lerp(...row.length, t) * chance.between(0.7, 1.2);
        let [px, py, angle] = [x, y, lerp(...row.heading, t) + chance.between(-10, 10)];
        return spline(
          range(5, (i): Knot => {
            if (i) {
              px += (Math.sin((angle * Math.PI) / 180) * length) / 4;
              py -= (Math.cos((angle * Math.PI) / 180) * length) / 4;
              angle += i < 3 ? 14 : -8;
            }
            return [px, py];
          }),
        );
      });
    const locks = spines.map((spine) =>
      box.place(ribbon(spine, row.width, { start: 0.2, peak: 0.4, samples: 8 })),
    );
    form(
      art,
      Path.join(locks),
      () => {
        for (const [i, shape] of locks.entries()) art.fill(shape, row.tones[i % 3]!);
      },
      8,
      { shade: DARK, depth: 0.6, rim: '#f6c886', rimWidth: 1.6 },
    );
    art.blot(
      spines.filter((_, i) => i % 2).map((spine, i) => ink(box.place(spine), INK.form, i, 0.3)),
      DARK,
    );
  }
}

/** A lion lies asleep, its chin on her knees; the frame cuts its hindquarters. In the card's own units. */
export function lion(art: Art): void {
  const round = (outline: Path, fill: string, soft: number): void =>
    form(art, outline, fill, soft, { shade: SHADE });
  round(BODY, COAT, 32);
  round(THIGH, '#d39a58', 24);
  round(HIND_PAW, '#d39a58', 8);
  round(FORELEG, '#d39a58', 20);
  stippled(art, FORELEG, SHADE, [300, 650], [290, 750], [0.9, 0]);
  strokes(
    art,
    [
      '434,768 426,782 430,800',
      '446,772 440,786 442,800',
      '182,784 176,796 180,808',
      '192,788 188,798 190,808',
      '150,690 154,730 140,766',
      '214,700 220,760 250,796',
    ],
    INK.form,
    DARK,
  );
  strokes(
    art,
    ['100,580 140,572 180,576', '150,610 190,604 220,610', '60,700 90,680 116,690'],
    INK.form,
    '#94603a',
  );
  // the cave's dark lies over its quarters
  const dark = art.linear(250, 600, 50, 690, ramp(0, '#3a2038', 0, 1, '#3a2038', 0.72));
  art.fill(byHand(Path.join(BODY, THIGH, HIND_PAW, FORELEG), 0.8), dark);
  // what the light still reaches of it
  strokes(
    art,
    ['70,579 130,564 190,568 240,552', '40,640 74,627 122,640 146,668', '100,780 150,777 188,786'],
    3,
    '#e9b878',
    0.3,
  );
  round(limb('40,806 90,834 150,842 206,832', [10, 8, 7, 6], 16), '#b97c44', 4);
  round(closed('196,838! 206,820 234,812 262,818! 246,830 240,842! 220,846'), '#7c3c2c', 5);
}

/** Its head, to the right. */
export function lionHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { mirror: true, rot });
  box.fill(closed('40,-80! 110,-100 176,-60 200,20 190,130 110,190 20,200 -40,140! 40,60'), '#6e3428');
  mane(art, box, ROWS);
  form(art, box.place(closed('44,-44! 40,-80 54,-104 78,-106 94,-86 96,-36!')), '#b97c44', 6, {
    shade: SHADE,
  });
  box.fill(closed('58,-48! 56,-74 64,-90 76,-90 84,-44!'), '#6a3638');
  form(art, box.place(FACE), '#d9a262', 10, { shade: SHADE, depth: 0.8 });
  box
    .fill(closed('-123,35! -110,24 -92,18 -70,20 -54,36 -50,54 -62,68 -92,75 -117,71! -127,60'), '#f3d9ac')
    .fill(closed('-116,74! -94,80 -70,76! -66,92 -76,106 -96,108 -110,98'), '#f3d9ac')
    .fill(closed('-119,3! -104,-3 -93,3 -97,16 -110,24 -123,34! -130,26 -129,12'), '#5a2c34');
  // asleep
  strokes(
    box,
    ['-28,8 -12,16 6,14 20,4', '-118,72 -96,77 -74,74 -60,66', '-120,36 -117,52 -116,68'],
    INK.contour,
    DARK,
    0,
  );
  strokes(
    box,
    ['-20,14 -23,20', '-10,17 -11,24', '2,16 4,23', '-20,-14 -4,-20 16,-14', '-46,-20 -76,-6 -98,2'],
    INK.form,
    '#94603a',
    0,
  );
  strokes(
    box,
    ['20,34 34,46 40,62', '-6,44 8,60 12,78', '-24,66 -12,82 -10,98', '30,6 46,20 54,38'],
    INK.form,
    '#a5683c',
  );
  for (const [wx, wy] of [
    [-104, 46],
    [-92, 40],
    [-80, 44],
    [-98, 58],
    [-84, 56],
  ] as const)
    box.fill(ellipse(wx, wy, 2.2), '#8a5440');
  // locks of the brow, then the wreath over them
  mane(art, box, CHEEK);
  for (const lock of [
    '20,-60 44,-50 60,-20',
    '40,-70 66,-56 80,-20',
    '56,-78 86,-60 96,-16',
    '64,-60 92,-30 92,20',
    '70,-40 96,0 86,50',
  ])
    form(art, box.place(ribbon(curve(lock), 22, { start: 0.3, peak: 0.4 })), '#b97040', 4, {
      shade: DARK,
      rimWidth: 1.4,
    });
  for (const [rx, ry, r, turn] of [
    [-2, -58, 13, 0],
    [26, -78, 17, 30],
    [112, -92, 15, 50],
    [84, -114, 13, 80],
    [58, -100, 19, 10],
    [136, -62, 13, 24],
  ] as const)
    wildRose(art, ...box.at(rx, ry), r, turn, r > 16 ? '#f0b4a8' : '#d9707c');
}
