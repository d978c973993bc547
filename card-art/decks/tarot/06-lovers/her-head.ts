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
  box.fill(closed('24.4,-1! 26.4,-5 30.4,-6.6 34.6,-5! 36.2,-1.4 35.6,2.8! 31,3.8 27,2.2'), '#fbd9b4');
  const line = (knots: string, width: number, start = 0.2, end = 0.2) =>
    ribbon(box.place(curve(knots)), width, { start, end, peak: 0.6 });
  art.blot(
    [
      line('23.4,-1.4 27,2.4 31.4,3.9 36.4,3', 2.5),
      line('34.6,3.4 37,4.8 40,4.8', 1.6, 0.8, 0),
      line('32.4,3.9 34,6 36.8,6.9', 1.5, 0.8, 0),
      line('29.4,3.5 30.4,5.8 32.6,7.2', 1.3, 0.8, 0),
      line('24.6,-5.6 29.6,-8.8 35.4,-7', 1),
      line('20,-14.6 27,-19.2 34,-18.6 39.4,-15.2', 3, 0.1, 0.3),
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
    '294,486! 289,468 273,450 252,443 226,442 203,448 180,464 164,490 156,524 150,560 150,598 136,634 116,664 106,698 108,730 94,762 86,798 94,836 84,870 90,900! 178,900! 190,862 178,822 178,782 190,746 188,708 202,676 212,646 223,614 230,588 233,566! 246,556 253,542 251,527! 261,517 268,505 279,493!',
  );
  flat(
    art,
    mass,
    COPPER.middle,
    [
      '290,488! 262,494 240,516 226,548 216,588 196,640 176,700 166,760 168,810 160,900! 142,900! 146,820 142,760 158,690 182,628 200,576 210,540 226,506 256,482!',
      COPPER.dark,
    ],
    [
      '258,448! 214,462 190,496 182,548 172,600 148,660 130,720 120,780 126,850 120,900! 108,900! 108,840 104,780 116,716 136,652 158,598 168,546 174,494 200,458 236,444!',
      COPPER.light,
    ],
    [
      '286,474! 252,480 226,508 212,546 202,588 186,634! 196,584 202,540 216,502 240,474 270,464!',
      COPPER.light,
    ],
    [
      '266,502! 252,526 240,560 224,594 206,634 190,684 180,740! 186,690 200,640 216,600 228,566 242,534 256,512!',
      COPPER.light,
    ],
    () => stippled(art, mass, COPPER.deep, [84, 700], [196, 640], [0.62, 0]),
    { side: [-0.4, -2.4], paint: '#ffcf8c' },
  );
  for (const [locks, colour, width] of [
    [
      [
        '280,480 244,498 220,540 208,592 180,656 160,724 156,800',
        '262,456 212,478 190,520 182,580 156,644 134,716 132,800',
        '200,470 174,510 168,560 146,622',
      ],
      COPPER.deep,
      3,
    ],
    [
      [
        '272,466 236,482 210,520 200,570',
        '152,600 130,660 112,724 106,790',
        '232,452 196,470 180,500',
        '176,760 168,810 178,880',
      ],
      '#9a4a2e',
      2.2,
    ],
  ] as const)
    art.blot(
      locks.map((lock) => ribbon(curve(lock), width, { peak: 0.4, samples: 16 })),
      colour,
    );
  wreath(art, headBox(art));
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
        [-42, -48, -70, 0.9],
      ] as const
    ).map(([x, y, angle, size]) =>
      box.place(closed('0,3! 4,-4 4,-12 0,-19! -4,-12 -4,-4').scale(size).rotate(angle).translate(x, y)),
    ),
    '#4f7a4c',
  );
  for (const [x, y, r, turn, petals] of [
    [-36, -46, 7, 20, 5],
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
