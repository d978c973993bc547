import { flat, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { FAIR } from './view.ts';

const COPPER = { light: '#dd8e54', middle: '#b35c34', dark: '#7a3529', deep: '#54222a' } as const;

const headBox = (art: Art): Local => local(art, 237, 526, 1.3, { rot: 10 });

/** Her brow leans against his, her eyes are closed. A head is 112 high, round the ear. */
export function herHead(art: Art): void {
  const box = headBox(art);
  flat(
    box,
    '0,-55! 16,-52 30,-45 39,-34 42.4,-22 41.6,-12 40,-5 42,3 46.6,10.4 51,15.2 52,18.6 49.6,21.6 44.6,23.2! 44.2,27! 46.4,28.6 48.6,30.4 48.4,32.8 45.4,34.2! 48,36.4 47.4,40 43.8,42.6! 43,45 44.4,49 42.8,54 37,57.4 29,57 17,52 6,44 -2,34! -20,20 -20,-20',
    FAIR.middle,
    [
      '30,-60! 33,-42 35.6,-26 34,-14 36,-5 37,2 40,9 44,14 42,20 40,24 41,29 41.6,34 41,40 39,46 38,52 30,58! 70,64! 70,-60!',
      FAIR.light,
    ],
    ['17,9! 24,7.6 31,10 35,16 33.6,22 27,24 19,20 16,14', '#f2a98a', 0.3],
    ['-10,-60! 12,-46 17,-30 15,-14 9,0 8,16 11,30 19,41 29,49 38,53 44,52! 44,64! -30,66!', FAIR.dark],
    ['51.6,17.8! 50,20.6 44.8,23.4! 42.4,22.6 43.6,19.8 47,20.4', FAIR.dark],
    ['40.4,45! 44,43.4! 43.6,46 40.6,47', FAIR.dark],
    { side: [1.2, -0.4], paint: '#fff3dc' },
  );
  // the lowered lid, its lashes, the brow
  box.fill(closed('24.4,-1! 26.4,-5 30.4,-6.6 34.6,-5! 36.2,-1.4 35.6,2.8! 31,3.8 27,2.2'), '#f7cfa8');
  const line = (knots: string, width: number, start = 0.2, end = 0.2) =>
    ribbon(box.place(curve(knots)), width, { start, end, peak: 0.6 });
  art.blot(
    [
      line('23.4,-1.4 27,2.4 31.4,3.9 36.4,3', 2.5),
      line('34.6,3.4 37,4.8 40,4.8', 1.6, 0.8, 0),
      line('32.4,3.9 34,6 36.8,6.9', 1.5, 0.8, 0),
      line('29.4,3.5 30.4,5.8 32.6,7.2', 1.3, 0.8, 0),
      line('24.6,-5.6 29.6,-8.8 35.4,-7', 1),
      line('20.6,-11.8 27,-15.6 33.4,-15.2 38.6,-12.4', 2.8, 0.1, 0.3),
    ],
    '#6a3030',
  );
  art.blot([line('43.4,15.6 41.4,18.6 42.6,22', 1.5)], FAIR.dark);
  box.fill(closed('36.6,34.2! 40.4,32.4 44.6,29.6 48.5,30.5! 48.3,32.7 45.2,34.5! 41,34.6'), '#b8505a');
  box.fill(closed('36.8,34.4! 41,34.8 45.2,34.6! 47.8,36.6 47,39.8 43.6,42! 40,40'), '#d3706a');
  art.blot([line('35,33.4 38,34.6 45.2,34.5', 1.2, 0.5, 0.8)], '#7a2c3a');
}

/** Long hair down her back: a few great locks, lit where they turn. */
export function herHair(art: Art): void {
  const mass = closed(
    '294,486! 289,468 273,450 252,443 226,440 202,444 180,456 163,474 154,502 156,536 165,566 164,594 150,628 124,662 109,696 104,728 98,756 90,778 72,796! 92,799 107,788! 109,812 94,838! 122,820 138,790! 142,806 134,824! 155,804 164,776 166,746 164,716 168,684 182,654 196,624 205,596 208,568! 211,548 217,528 228,516! 244,513 264,505 281,492!',
  );
  flat(
    art,
    mass,
    COPPER.middle,
    // behind the ear and down the nape
    [
      '232,514! 216,522 206,546 198,580 186,616 170,650 156,690 154,740 150,790 140,850! 180,850! 230,600!',
      COPPER.dark,
    ],
    // the light on the crown, and on the lock that turns over the shoulder blade
    [
      '256,446! 222,452 194,468 176,494 170,526 172,560! 160,560 156,520 166,484 190,456 220,442!',
      COPPER.light,
    ],
    [
      '172,560! 170,600 154,640 134,676 122,712 118,750 108,790 98,812! 84,812! 100,750 106,700 130,650 150,600 156,556!',
      COPPER.light,
    ],
    ['288,480! 262,482 236,496 218,516 208,540! 212,512 230,488 256,472 284,468!', COPPER.light],
    ['176,600! 168,640 150,680 142,720 140,770 130,812! 126,780 132,720 140,676 160,636!', COPPER.light],
    // what the hand on it throws
    ['170,440! 172,478 176,494 186,503 198,506 208,502 213,488 210,466!', COPPER.deep, 0.6],
    () => stippled(art, mass, COPPER.deep, [96, 780], [190, 620], [0.6, 0]),
    { side: [-0.4, -2.4], paint: '#ffcf8c' },
  );
  for (const [locks, colour, width] of [
    [
      [
        '282,482 252,492 226,512 210,540',
        '262,456 222,474 198,504 190,548 178,602 152,654 136,704 132,760',
        '222,452 188,480 178,520 178,566 162,620',
        '190,610 168,650 154,700 152,760',
      ],
      COPPER.deep,
      2.8,
    ],
    [
      [
        '274,466 240,480 212,508 200,548',
        '146,632 124,676 114,720 108,770',
        '204,452 172,480 164,520',
        '170,660 152,710 148,780',
      ],
      '#9a4a2e',
      2.2,
    ],
  ] as const)
    art.blot(
      locks.map((lock) => ribbon(curve(lock), width, { peak: 0.4, samples: 16 })),
      colour,
    );
  ear(headBox(art));
  wreath(art, headBox(art));
}

/** The hair is drawn back over it; a drop of gold hangs from its lobe. */
function ear(box: Local): void {
  flat(
    box,
    '-10,-8! -5,-12 1,-10 2.6,-3 0,3 -1.6,9 -4,14 -8.6,14! -11,5 -12,-2',
    FAIR.middle,
    ['-9.6,-5! -5,-8.4 -1,-6 -1,0 -4.6,4 -5.4,9.6! -8.6,5 -10.4,0', '#b3755e'],
    { side: [1.4, -0.8], paint: FAIR.light },
  );
  box.fill(closed('-6.2,15! -3,22 -6.2,27 -9.4,22'), '#e9b65c');
}

/** Wild flowers along the brow: open ones, half-open ones, leaves. */
function wreath(art: Art, box: Local): void {
  art.blot(
    (
      [
        [34, -46, 96, 0.8],
        [22, -58, 16, 0.9],
        [10, -50, 150, 0.7],
        [-8, -64, -30, 1],
        [-24, -50, 196, 0.9],
      ] as const
    ).map(([x, y, angle, size]) =>
      box.place(closed('0,3! 4,-4 4,-12 0,-19! -4,-12 -4,-4').scale(size).rotate(angle).translate(x, y)),
    ),
    '#4f7a4c',
  );
  for (const [x, y, r, turn, petals] of [
    [-20, -55, 9.6, 64, 6],
    [-2, -57, 7.4, 12, 5],
    [14, -56, 9.8, 40, 6],
    [29, -46, 6.2, 0, 5],
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
