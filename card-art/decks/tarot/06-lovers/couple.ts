import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const FAIR = { shade: '#a3585a', rim: '#fff1d0', rimWidth: 2.2 } as const;
const BROWN = { shade: '#4a2432', rim: '#ffdca8', rimWidth: 2.2 } as const;
const RED = { shade: '#5a1238', rim: '#ffc0a0' } as const;
const BLUE = { shade: '#1c2352', rim: '#d5e6ee' } as const;
const COPPER = { shade: '#5a2430', rim: '#ffcf8c' } as const;

/** Her face is lifted, the eyes are closed. A head is 110 high, round the ear. */
function herHead(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.3, { rot: -12 });
  const put = (knots: string): Path => box.place(closed(knots));
  form(art, put('-22,0! 10,30 24,44 20,60 18,84 26,112! -30,112! -28,60'), '#c98268', 8, {
    ...FAIR,
    depth: 0.6,
  });
  form(
    art,
    put(
      '0,-52! 22,-48 36,-38 41,-25 41.6,-15! 40,-8 41.6,-2 47,8 54,15! 53.4,19 46.6,22.6! 46,25.4 50,29! 50.2,31.6 46.6,33.6! 49.6,36.4 48.2,40.4 44.4,42.6! 45.4,48 42.6,54.6 35,57 24,52 10,44 0,34! -14,20 -22,-20',
    ),
    '#e6a982',
    9,
    { ...FAIR, depth: 0.3, towards: [1, -0.2] },
  );
  art.blot(
    [
      ink(box.place(curve('25,-0.6 31,3.6 38,2.4')), 2.8, 1, 0),
      ink(box.place(curve('24,-13 31,-17 39,-14.4')), 2.4, 2, 0),
      ink(box.place(curve('45,20.6 43,18.6 43.8,16')), 1.3, 3, 0),
    ],
    '#54242c',
  );
  art.fill(put('46.6,26.6! 50,29.2 50,31.4 46,33.4! 40,32.6 44,29'), '#b8444c');
  art.fill(put('46,34! 49.4,36.8 48,40 44.2,41.6! 42,38.4 41,35'), '#c4504e');
}

/** Long, down her back; small flowers along the brow. */
function herHair(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.3, { rot: -12 });
  form(
    art,
    closed(
      '254,470! 236,446 204,440 172,456 152,490 144,530 136,580 112,640 92,700 78,760 84,830 70,890! 150,890! 168,820 156,760 170,700 184,650 190,606! 204,590 214,570! 206,540 214,512 232,496',
    ),
    '#a8532f',
    18,
    COPPER,
  );
  strokes(
    art,
    [
      '240,462 206,476 182,520 170,590 138,660 112,740 110,860',
      '246,476 216,498 196,548 188,600 154,680 134,750 140,860',
      '222,450 182,472 162,530 148,600 112,680 94,760',
      '204,446 170,478 154,540',
      '204,560 194,600 172,650',
    ],
    INK.contour,
    '#6a2c2c',
    0.12,
  );
  for (const [u, v, r] of [
    [34, -42, 8],
    [20, -52, 9.4],
    [3, -55, 8.4],
    [-13, -52, 9],
    [-28, -43, 7.6],
  ] as const)
    blossom(art, ...box.at(u, v), r);
}

function blossom(art: Art, x: number, y: number, r: number): void {
  form(
    art,
    closed('0,-10! 6,-12 8,-5! 13,-3 9,3! 10,9 3,8! -2,13 -6,7! -12,6 -9,0! -12,-6 -5,-7!')
      .scale(r / 8)
      .translate(x, y),
    '#fff3e0',
    3,
    { shade: '#d08a90', rim: '#ffffff', rimWidth: 1.4 },
  );
  art.fill(
    closed('-3,0 0,-3 3,0 0,3')
      .scale(r / 8)
      .translate(x, y),
    '#e2a13c',
  );
}

/** He bows to her; short curls, a beard. */
function hisHead(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.34, { mirror: true, rot: -14 });
  const put = (knots: string): Path => box.place(closed(knots));
  form(art, put('-30,6! 6,30 20,50 16,70 20,110! -54,104! -44,60'), '#6f3d30', 8, { ...BROWN, depth: 0.6 });
  form(
    art,
    put(
      '0,-52! 22,-49 37,-38 42,-25 44,-16! 41.6,-8 44,1 51,12 57,18! 56,23 48,25.6! 47.4,28 50.4,31! 50.6,33.4 47,35.4! 50,38.4 48.6,42 45.6,44! 47,51 44,59 34,62 18,56 2,40! -14,20 -22,-20',
    ),
    '#9a5c42',
    9,
    { ...BROWN, depth: 0.3, towards: [-1, -0.2] },
  );
  // beard: from the ear along the jaw to the chin
  form(
    art,
    put('0,6! 8,24 20,36 32,38 40,33! 46.6,35.6! 44,38.4 45,44! 50,49 50,58 42,67 28,67 10,54 -4,34! -4,18'),
    '#2a1a26',
    6,
    { shade: '#120b18', rim: '#b87858', rimWidth: 1.8 },
  );
  art.blot(
    [
      ink(box.place(curve('27,-1 33,3 40,2')), 2.8, 1, 0),
      ink(box.place(curve('24,-13 32,-18 42,-15')), 4, 2, 0),
      ink(box.place(curve('47,23 45,21 46,18')), 1.4, 3, 0),
      ink(box.place(curve('36,32 43,28.6 48.6,28.6')), 3, 4, 0),
    ],
    '#2a1420',
  );
  art.fill(put('47.6,36! 50,38.4 48.6,41.4 45,43! 41,39.6'), '#8a4444');
  form(art, put('-16,-2! -8,-9 -1,-5 0,4 -5,13 -12,15!'), '#8a5040', 4, BROWN);
  form(
    art,
    put(
      '38,-36! 30,-30 28,-22! 20,-22 16,-12! 8,-10 4,2! -4,-8 -12,-8 -17,0! -16,16 -24,30! -34,28 -36,16! -46,10 -44,-2! -52,-12 -46,-24! -48,-38 -36,-44! -30,-56 -16,-56! -6,-66 8,-60! 20,-64 28,-54! 40,-52 40,-42',
    ),
    '#2c1c28',
    10,
    { shade: '#140c18', rim: '#c98a64', rimWidth: 2.4 },
  );
  strokes(
    box,
    [
      '24,-46 16,-50 12,-42',
      '6,-50 -2,-52 -4,-44',
      '-14,-44 -22,-44 -22,-36',
      '10,-32 2,-36 -2,-28',
      '-14,-28 -22,-28 -24,-20',
      '-30,-12 -36,-8 -32,0',
      '-26,4 -30,12',
    ],
    2,
    '#7a5048',
    0,
  );
}

/** Her hand lies open on his back. */
function herHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: 24 });
  form(
    art,
    box.place(
      closed(
        '-16,-14! 2,-18 18,-17 40,-14 44,-10! 42,-6 50,-5 54,0! 52,4 52,8 46,11! 44,17 36,18! 20,18 0,17 -16,14!',
      ),
    ),
    '#e6a982',
    5,
    FAIR,
  );
  strokes(box, ['42,-6 30,-6 18,-5', '51,4 34,4 20,4', '46,11 32,11.6 18,11'], 1.6, '#a3585a', 0.05);
}

/** She and he, held close: her arm about his neck, his about her waist. */
export function couple(art: Art): void {
  form(
    art,
    closed('338,610! 372,596 420,592 462,616 496,664 512,740 520,890! 250,890! 262,780 284,700 310,640'),
    '#3d5694',
    26,
    BLUE,
  );
  hisHead(art, 362, 482);
  form(art, closed('326,628! 350,606 388,606 424,580 440,596! 424,616 390,632 352,634'), '#4a66a4', 6, BLUE);
  form(
    art,
    closed('150,650! 176,620 212,612 244,628 268,666 280,720 286,800 300,890! 100,890! 112,780 124,700'),
    '#b02c48',
    24,
    RED,
  );
  herHead(art, 205, 522);
  // her arm
  form(art, limb('176,676 244,706 322,690 392,642 430,616', [32, 27, 23, 18, 14], 20), '#e6a982', 14, FAIR);
  herHand(art, 438, 614);
  form(
    art,
    closed('150,660! 172,632 204,630 232,650 246,674! 252,706 236,734! 204,732 170,722 146,700'),
    '#be3450',
    14,
    RED,
  );
  // his arm
  form(
    art,
    limb('478,672 492,760 462,842 350,836 250,812 160,790', [34, 34, 36, 28, 23, 18], 30),
    '#45609c',
    18,
    BLUE,
  );
  strokes(
    art,
    [
      '470,690 476,760 452,812',
      '500,720 506,780 482,840',
      '440,830 400,824 350,820',
      '420,852 360,848 300,834',
      '232,742 252,770 258,794',
      '200,744 196,776 204,800',
    ],
    INK.contour,
    '#1c2352',
    0.15,
  );
  herHair(art, 205, 522);
}
