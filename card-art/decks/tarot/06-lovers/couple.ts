import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, Path } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const FAIR = { shade: '#a3585a', rim: '#fff1d0', rimWidth: 2.2 } as const;
const BROWN = { shade: '#4a2432', rim: '#ffdca8', rimWidth: 2.2 } as const;
const RED = { shade: '#5a1238', rim: '#ffc0a0' } as const;
const BLUE = { shade: '#1c2352', rim: '#d5e6ee' } as const;
const FOLD = '#1c2352';
const COPPER = { shade: '#5a2430', rim: '#ffcf8c' } as const;

/** Her face is lifted, the eyes are closed. A head is 110 high, round the ear. */
function herHead(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.3, { rot: -12 });
  const put = (knots: string): Path => box.place(closed(knots));
  form(art, put('-22,0! 6,30 18,44 12,60 6,80 8,108! -40,108! -30,60'), '#c98268', 8, {
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
  strokes(
    art,
    [
      '230,456 198,482 176,540 152,630',
      '180,640 142,720 124,800',
      '196,470 166,520 152,580',
      '134,650 104,730 94,800',
    ],
    INK.form,
    '#de9258',
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
  form(art, put('-30,6! 6,30 16,50 8,72 12,106! -40,106! -38,60'), '#6f3d30', 8, { ...BROWN, depth: 0.6 });
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

/** Her arm about his neck; the hand lies open on his back. */
function herArm(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.94, { rot: 28 });
  const hand = box.place(
    closed(
      '-22,-14! 2,-19 18,-17 40,-14 44,-10! 42,-6 50,-5 54,0! 52,4 52,8 46,11! 44,17 36,18! 20,18 0,17 -18,16!',
    ),
  );
  const arm = limb('172,684 244,708 320,692 384,646 414,615', [32, 27, 22, 17, 14], 20);
  form(
    art,
    Path.join(arm, hand),
    () => {
      art.fill(arm, '#e6a982').fill(hand, '#e6a982');
    },
    10,
    FAIR,
  );
  strokes(box, ['42,-6 30,-6 18,-5', '51,4 34,4 20,4', '46,11 32,11.6 18,11'], 1.6, '#a3585a', 0.05);
}

/** She and he, held close: her arm about his neck, his about her waist. */
export function couple(art: Art): void {
  form(
    art,
    closed(
      '340,606! 374,590 412,584 446,594 480,620 502,664 514,740 520,890! 250,890! 262,780 284,700 310,640',
    ),
    '#3d5694',
    26,
    BLUE,
  );
  strokes(
    art,
    ['320,660 306,730 304,800', '350,720 336,770 338,812', '400,690 420,740 416,790'],
    INK.contour,
    FOLD,
    0.15,
  );
  hisHead(art, 362, 482);
  form(art, closed('322,628! 346,606 382,600 420,572 446,578! 450,604 400,624 352,634'), '#4a66a4', 6, BLUE);
  herBody(art);
  herHead(art, 205, 522);
  hisArm(art);
  herArm(art, 423, 613);
  form(
    art,
    closed('146,668! 166,636 198,630 230,648 246,674! 252,706 236,734! 204,732 170,722 146,700'),
    '#be3450',
    14,
    RED,
  );
  strokes(art, ['176,650 192,690 196,724', '214,648 226,690 222,728'], INK.form, '#5a1238', 0.15);
  herHair(art, 205, 522);
}

/** A red dress, open at the neck. */
function herBody(art: Art): void {
  form(art, closed('186,600! 232,604 240,622! 262,640 272,664! 240,690 200,690 170,660'), '#d8957a', 9, FAIR);
  form(
    art,
    closed(
      '140,676! 164,650 186,640! 214,662 250,664 268,650! 282,672 288,704 282,738 284,790 300,890! 100,890! 112,780 124,710',
    ),
    '#b02c48',
    24,
    RED,
  );
  strokes(
    art,
    ['268,700 262,730 240,752', '206,744 222,766 252,774', '190,740 194,764 214,786'],
    INK.contour,
    '#5a1238',
    0.15,
  );
}

/** From the shoulder down and round her waist; the hand is below her hair. */
function hisArm(art: Art): void {
  form(
    art,
    closed(
      '446,650! 462,634 482,634 500,654 514,700 524,760 522,820 506,858 470,880 400,878 300,862 200,838 140,820! 142,784! 200,790 270,798 350,804 420,808! 440,790 446,750 440,700',
    ),
    '#45609c',
    20,
    BLUE,
  );
  strokes(
    art,
    [
      '484,664 496,730 490,790 462,836',
      '450,800 436,822 400,834',
      '440,806 410,818 372,818',
      '506,780 500,830 470,858',
      '330,810 300,826 250,826',
      '410,856 360,852 310,838',
    ],
    INK.contour,
    FOLD,
    0.15,
  );
}
