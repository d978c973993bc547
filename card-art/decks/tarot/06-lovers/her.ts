import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { FAIR } from './view.ts';

const RED = { light: '#d2475a', middle: '#b02c48', dark: '#7c1a3e', deep: '#561238' } as const;
const COPPER = { light: '#dd8e54', middle: '#a8532f', dark: '#7a3529', deep: '#54222a' } as const;
/** From the light between the two faces. */
const GLOW = { side: [2, -0.8], paint: FAIR.light } as const;

const headBox = (art: Art): Local => local(art, 205, 536, 1.3, { rot: -12 });

/** Neck, shoulder and red dress, pressed to him. */
export function herBody(art: Art): void {
  flat(
    art,
    '176,560! 242,588! 236,614 234,644 242,666 262,686! 214,706 160,680! 172,640 166,600',
    FAIR.middle,
    ['170,560! 246,586! 238,602 222,616 210,640 212,668 226,690 210,710! 150,690!', FAIR.dark],
    GLOW,
  );
  flat(
    art,
    '148,680! 170,666 190,668! 204,690 232,698 258,684! 276,694 292,716 300,748 296,778 286,802 292,832 302,890! 100,890! 112,800 126,730',
    RED.middle,
    ['240,700! 262,714 276,740 270,772 256,800 258,840 262,890! 100,890! 130,690!', RED.dark],
    ['200,760! 226,780 240,800 236,840 240,890! 100,890! 130,740!', RED.deep],
    { side: [2, -1], paint: '#f08a80' },
  );
}

/** Her lifted face. A head is 112 high, round the ear. */
export function herHead(art: Art): void {
  const box = headBox(art);
  flat(
    box,
    '0,-55! 22,-51 35,-41 41.6,-28 43,-16! 41.4,-9 39.2,-3.4! 42.4,4 47.4,11.6 52,16.4! 53.2,19 50.8,22.2 45,24.4! 44.4,28! 48.6,30.8 48.2,33.6 44.4,35.4! 47.8,38 47.2,42 43,44.6! 44.8,49 43.2,54.6 36,57.4 28,56.4 16,51 5,43 -2,36! -20,20 -20,-20',
    FAIR.middle,
    [
      '34,-60! 36,-34 38,-20 35,-10 36.6,0 41,9 44,16 41,20 42.4,25 41.6,30 42.6,35 41,40 39,46 38,52 30,62! 70,62! 70,-60!',
      FAIR.light,
    ],
    ['-10,-60! 10,-40 14,-18 11,2 14,16 11,30 20,40 30,48 30,60! -30,60!', FAIR.dark],
    ['52.6,17.4! 52,21 45,24.8! 44.4,27! 42.4,24 45,21.6 49,20.8', FAIR.dark],
    ['41,45.4! 44,44.6! 43.4,47 39,47.6', FAIR.dark],
    { side: [1.4, -0.5], paint: '#fff3dc' },
  );
  // the eye looks up at him
  box.fill(closed('22,2.4! 26,-2.4 31,-4.2 35.8,-3.4! 36.6,-0.4 35.4,3! 30.4,4.4 25.4,4.2'), '#fdf3e6');
  box.fill(closed('30.2,-4.2! 33.8,-4.2 35.9,-3.3! 36.6,-0.4 35.8,1.8! 33.2,2.4 31,0.8 30,-1.6'), '#3a5a4a');
  box.fill(ellipse(33.8, -1.2, 1.3, 1.8), '#1a1a24');
  box.fill(ellipse(34.5, -2.4, 0.7), '#ffffff');
  art.blot(
    [
      ribbon(box.place(curve('19.8,3.4 25.4,-2.8 31,-5.2 38.8,-5')), 2.8, {
        start: 0.2,
        end: 0.4,
        peak: 0.7,
      }),
      ribbon(box.place(curve('24,5.6 30,6.4 35.4,4')), 1.3),
      ribbon(box.place(curve('21,-5.6 26.4,-9.2 33.4,-9')), 1.1),
      ribbon(box.place(curve('16,-15.6 25,-21.4 34,-20.6 41,-17')), 3.4, { start: 0.1, end: 0.3, peak: 0.6 }),
    ],
    '#5c2a2a',
  );
  art.blot([ribbon(box.place(curve('43,14.6 40.4,18.4 42,22.6')), 1.8)], FAIR.dark);
  box.fill(closed('36,35.6! 40.4,32 45.6,29.8 48.4,31.4! 48,33.6 44,35.6!'), '#b0464e');
  box.fill(closed('36,35.8! 44,35.8! 47.6,38.2 46.6,41.6 43,43.6! 39,41'), '#cf6a64');
  art.blot(
    [ribbon(box.place(curve('34.6,36.2 39.6,35.2 45,35.6')), 1.4, { start: 0.4, end: 0.8 })],
    '#7a2c3a',
  );
  box.fill(closed('44.6,38.4! 46.4,38.6 46,40.6 43.6,41.4'), '#e8998a');
}

/** About his neck: the elbow hangs, the hand lies on his shoulder. */
export function herArm(art: Art): void {
  flat(
    art,
    '200,664! 240,688 276,706 308,712! 330,696 352,670 372,652! 396,672! 386,700 368,738 350,766 331,787! 322,790 308,789 276,784 230,772 170,734!',
    FAIR.middle,
    [
      '160,724! 220,750 262,762 300,760 318,750 340,726 368,694 393,670! 402,676! 340,800! 180,790!',
      FAIR.dark,
    ],
    { side: [-0.6, -2.2], paint: '#fff3dc' },
  );
  strokes(art, ['307,713 314,724 313,738', '336,770 328,778 316,780'], 1.8, FAIR.line, 0);
  hand(art, local(art, 383, 662, 0.5, { rot: 66 }), FAIR, {
    fingers: [
      [-4, 22],
      [2, 22],
      [8, 20],
      [17, 16],
    ],
    thumb: [-46, 24],
    towards: [-0.6, -1.6],
  });
  flat(
    art,
    '146,682! 168,662 198,660 226,676 252,694 264,702! 266,726 256,752 240,774! 206,762 172,738 148,712',
    RED.light,
    ['140,700! 176,716 206,728 236,732 262,724! 250,790! 140,740!', RED.middle],
    ['150,716! 184,738 214,750 246,752! 240,780! 150,750!', RED.dark],
    { side: [0, -2.2], paint: '#ffb09c' },
  );
  flat(art, '256,697! 266,702! 268,728 258,756 242,778! 232,772! 248,748 257,724', '#e9b65c', [
    '240,740! 262,744! 244,780! 230,774!',
    '#a8703a',
  ]);
  strokes(
    art,
    [
      '250,700 228,694 204,682',
      '250,726 226,718 200,698',
      '240,756 218,746 196,726',
      '160,690 178,700 186,716',
    ],
    3,
    RED.dark,
    0.05,
  );
}

/** Long hair down her back: a few great locks, lit where they turn. */
export function herHair(art: Art): void {
  const box = headBox(art);
  const mass = closed(
    '258,486! 240,462 208,452 174,466 152,500 142,545 134,596 110,656 90,716 76,776 80,840 66,900! 152,900! 170,830 160,770 174,710 188,662 194,620! 210,602 222,578! 212,556 216,528 234,506',
  );
  flat(
    art,
    mass,
    COPPER.middle,
    [
      closed('150,500! 142,560 130,620 106,680 92,740 88,800 92,850 80,900! 50,900! 60,700 120,520!'),
      COPPER.dark,
    ],
    [
      closed(
        '216,540! 200,570 188,610 176,660 158,716 146,770 152,830 140,900! 126,900! 134,830 128,772 144,706 164,650 176,600 190,560 204,528!',
      ),
      COPPER.dark,
    ],
    [
      closed(
        '196,470! 172,500 162,550 154,604 128,668 112,728 108,790 114,850 104,900! 94,900! 100,840 96,780 102,724 120,660 144,600 150,545 162,496!',
      ),
      COPPER.light,
    ],
    [
      closed('232,462! 206,486 190,520 182,566 174,612 158,664! 168,612 172,566 178,520 194,484 216,462!'),
      COPPER.light,
    ],
    { side: [-0.4, -2.4], paint: '#ffcf8c' },
  );
  for (const [locks, colour, width] of [
    [
      [
        '246,476 214,498 196,540 188,594 168,656',
        '222,458 186,486 170,530 162,590 138,654 118,724 112,800',
        '172,690 150,752 154,830',
      ],
      COPPER.deep,
      4,
    ],
    [
      ['240,468 206,492 188,536 180,586', '150,640 124,706 112,770', '206,456 168,486 154,540'],
      COPPER.deep,
      2.4,
    ],
  ] as const)
    art.blot(
      locks.map((lock) => ribbon(curve(lock), width, { peak: 0.4, samples: 16 })),
      colour,
    );
  wreath(art, box);
}

/** Wild flowers along the brow: open ones, half-open ones, leaves. */
function wreath(art: Art, box: Local): void {
  art.blot(
    (
      [
        [38, -40, 118, 1],
        [26, -56, 20, 0.9],
        [12, -46, 150, 0.8],
        [-6, -62, -24, 1],
        [-22, -46, 190, 0.9],
        [-38, -46, -60, 0.9],
      ] as const
    ).map(([x, y, angle, size]) =>
      box.place(closed('0,3! 4,-4 4,-12 0,-19! -4,-12 -4,-4').scale(size).rotate(angle).translate(x, y)),
    ),
    '#4f7a4c',
  );
  for (const [x, y, r, turn, petals] of [
    [-31, -44, 7.4, 20, 5],
    [-15, -52, 9.6, 64, 6],
    [5, -53, 7.6, 12, 5],
    [21, -50, 10, 40, 6],
    [35, -38, 6.4, 0, 5],
  ] as const)
    blossom(art, box, [x, y], r, turn, petals);
}

function blossom(
  art: Art,
  box: Local,
  [x, y]: readonly [number, number],
  r: number,
  turn: number,
  petals: number,
): void {
  for (let i = 0; i < petals; i++) {
    const petal = box.place(
      closed('0,0! 0.34,-0.36 0.42,-0.8 0.14,-1.02 0,-0.94! -0.16,-1.04 -0.42,-0.8 -0.34,-0.36')
        .scale(r * (i % 2 ? 1.12 : 1))
        .rotate((360 / petals) * i + turn)
        .translate(x, y),
    );
    flat(art, petal, '#fff6e6', [petal.translate(r * 0.5, r * 0.6), '#e8b4a8']);
  }
  box.fill(ellipse(x, y, r * 0.3), '#e2a13c');
}
