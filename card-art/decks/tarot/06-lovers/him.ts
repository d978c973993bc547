import { flat, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { BROWN } from './view.ts';

const BLUE = { light: '#6280c0', middle: '#3f5a9a', dark: '#2a3a74', deep: '#1c2352' } as const;
const BLACK = { light: '#6e4a46', middle: '#2c1c28', dark: '#140c18' } as const;
const GLOW = { side: [-2, -0.8], paint: BROWN.light } as const;

const headBox = (art: Art): Local => local(art, 362, 496, 1.34, { mirror: true, rot: -14 });

/** Neck, back and chest in an indigo tunic. */
export function hisBody(art: Art): void {
  flat(
    art,
    '334,590! 352,556! 400,506! 418,520 424,548 430,576 446,602! 404,640 352,672! 342,640 338,612',
    BROWN.middle,
    [
      '330,586! 356,598 386,594 400,570 404,530! 440,500! 450,610! 400,650! 392,622 372,616 350,622!',
      BROWN.dark,
    ],
    GLOW,
  );
  flat(
    art,
    '346,654! 380,626 420,602 446,596 476,620 502,654 516,700 524,780 526,890! 276,890! 288,810 300,748 320,692',
    BLUE.middle,
    ['346,700! 336,740 322,790 326,830 320,890! 276,890! 288,790 310,700!', BLUE.light],
    ['404,660! 392,720 396,780 420,830 420,890! 540,890! 530,700 480,620!', BLUE.dark],
    { side: [-1.4, -1.6], paint: '#b9cdea' },
  );
  flat(
    art,
    '336,668! 350,640 388,612 424,590 442,588! 452,606 428,630 392,650 356,672 338,700!',
    BLUE.light,
    ['340,690! 362,662 390,642 424,620 446,596! 456,610! 400,660 356,682 338,706!', BLUE.dark],
    { side: [-0.8, -1.8], paint: '#d5e6ee' },
  );
}

/** He bows to her; curls, an ear, a short beard. */
export function hisHead(art: Art): void {
  const box = headBox(art);
  flat(
    box,
    '0,-54! 22,-52 36,-43 42.6,-30 45,-18! 44.4,-12 41,-5! 43.6,3 49,11.6 55.4,18.4! 56.4,22 52.6,25.4 46.4,26.4! 46,29.2! 50.2,32 49.8,34.8 45.6,36.4! 49,39.2 48.4,43 44.6,45.6! 46,51 43,58 33,61 18,56 2,42! -14,20 -22,-20',
    BROWN.middle,
    [
      '36,-60! 38,-34 41,-20 37,-9 38,2 43,10 47,17 43.6,21 44.4,27 43,32 44,37 42,46 50,60! 70,60! 70,-60!',
      BROWN.light,
    ],
    ['-20,-60! 14,-36 17,-14 12,0 16,14 12,28 24,40 36,44 30,66! -30,66!', BROWN.dark],
    ['55.8,19.4! 53,25.4 46.4,26.8! 43.6,25.4 46,23 51,22.4', BROWN.dark],
    { side: [-1.6, -0.6], paint: '#f0b888' },
  );
  beard(box);
  // the eye looks down at her lips
  box.fill(closed('23,2.4! 27,-1.6 32,-3 37,-1.4! 37.4,1.6 36,4.6! 31,5.6 26.4,5'), '#f2e6d8');
  box.fill(closed('30.6,-3! 35,-2.6 37.2,-1.2! 37.6,1.6 36.2,4.8! 33.6,5.2 31.4,3.6 30.6,0.4'), '#241420');
  box.fill(closed('21.6,2.6! 26.4,-4 32,-6 38.4,-3.8! 37.6,-0.6 32,-2 26.6,-0.6'), BROWN.dark);
  box.fill(ellipse(35, 0.6, 0.8), '#fff6e6');
  art.blot(
    [
      ribbon(box.place(curve('20.6,4 26.4,-0.6 32,-2.4 40.4,-0.6')), 2.8, {
        start: 0.2,
        end: 0.4,
        peak: 0.7,
      }),
      ribbon(box.place(curve('25,6.4 31,7 36,5.4')), 1.2),
      ribbon(box.place(curve('16,-12 25,-19 35,-19 44,-14.6')), 5, { start: 0.2, end: 0.4, peak: 0.6 }),
    ],
    BLACK.dark,
  );
  art.blot([ribbon(box.place(curve('46,16 42.6,20.6 44.4,25.4')), 2)], BROWN.line);
  curls(box);
  ear(box);
}

function beard(box: Local): void {
  flat(
    box,
    '-4,4! 4,6 10,18 18,28 28,33 35,31! 40,28.6 45,28 48.6,29.6! 46,32.4 40,34 37,36.4! 40,41 44,44.4! 48.6,47 49.6,53 46.4,61 38,67 25,67 8,57 -6,40!',
    BLACK.middle,
    ['-10,0! 4,30 18,48 34,58 44,58! 40,74! -20,60!', BLACK.dark],
    { side: [-1.6, -0.6], paint: '#94604e' },
  );
  box.fill(closed('37.6,36.2! 42,33.6 47,31.4 50.4,32.8! 49.8,34.8 45.4,36.4!'), '#7c3c40');
  box.fill(closed('38,36.6! 45.4,36.6! 49,39.4 48,42.6 44.4,44.6! 40.6,42'), '#a5595a');
  box.fill(closed('46,39.4! 47.8,39.8 47,41.6 44.8,42.4'), '#cd8676');
}

function ear(box: Local): void {
  flat(
    box,
    '-19,-6! -14,-13 -6,-13 -1.4,-6 -3,3 -7,8 -9,15 -14,16!',
    BROWN.middle,
    ['-15,-4! -10,-9.4 -5,-7 -5,0 -9,5 -11,10! -13,4', BROWN.dark],
    { side: [-1.2, -1], paint: BROWN.light },
  );
}

/** Cropped at the nape, thick over the brow: a mass with a broken edge, and some curls that catch the sun. */
function curls(box: Local): void {
  const { art } = box;
  flat(
    box,
    '43,-33! 39,-28 34,-24! 30,-27 25,-24 23,-17! 18,-18 13,-14 11,-7! 6,-8 2,-4 1,4! -6,2 -9,10 -13,17! -15,24 -20,32! -28,35 -35,27! -42,22 -43,12! -50,6 -49,-6! -55,-14 -52,-26! -54,-38 -44,-45! -42,-56 -29,-58! -22,-68 -8,-65! 2,-72 14,-66! 26,-70 34,-61! 44,-58 44,-48! 49,-41',
    BLACK.middle,
    ['-60,-40! -42,-30 -36,-14 -30,4 -24,40! -60,40!', BLACK.dark],
    { side: [0.6, -2.6], paint: '#b87858' },
  );
  const ring = ([x, y, r, turn]: readonly [number, number, number, number]): Path =>
    ribbon(
      box.place(curve('-1,0.3 -0.7,-0.7 0.3,-1 1,-0.3 0.7,0.6 0,0.5').scale(r).rotate(turn).translate(x, y)),
      2.4,
      { samples: 14, peak: 0.4 },
    );
  art.blot(
    (
      [
        [34, -48, 6, 0],
        [24, -58, 6.6, 30],
        [8, -58, 7, -20],
        [-8, -56, 5.6, 40],
        [-24, -48, 6.4, -30],
        [18, -42, 5.4, 70],
        [-2, -43, 5.6, 10],
        [8, -28, 5, 120],
        [-18, -34, 5, -50],
        [32, -34, 4.6, 60],
      ] as const
    ).map(ring),
    BLACK.light,
  );
}

/** Down from the shoulder, an elbow, and along her waist: the hand holds her. */
export function hisArm(art: Art): void {
  hand(art, local(art, 322, 824, 0.52, { mirror: true, rot: -80 }), BROWN, {
    fingers: [
      [-6, 8],
      [-1, 6],
      [4, 6],
      [12, 4],
    ],
    thumb: [-40, 16],
    towards: [0.4, -1.8],
  });
  flat(
    art,
    '430,646! 458,634 486,648 506,684 514,736 514,790 504,838! 488,860 460,870 428,868 380,858 330,848! 324,826 328,802! 370,806 406,808 424,798! 426,770 416,720 414,680',
    BLUE.middle,
    [
      '430,640! 444,660 448,720 450,780 440,810 410,824 360,822 320,816! 320,790! 410,800! 400,660!',
      BLUE.light,
    ],
    ['520,660! 492,690 494,750 488,804 470,836 430,848 380,842 324,836! 324,880! 540,880!', BLUE.dark],
    { side: [-0.8, -2], paint: '#d5e6ee' },
  );
  flat(art, '322,800! 334,802! 331,826 337,850! 325,848! 318,824', '#e9b65c', [
    '316,832! 340,834! 336,854! 320,852!',
    '#a8703a',
  ]);
  strokes(
    art,
    [
      '426,798 446,806 474,800',
      '426,800 440,820 462,836',
      '428,794 452,780 478,768',
      '424,804 410,822 388,834',
      '500,836 478,846 450,844',
    ],
    4,
    BLUE.deep,
    0.05,
  );
  strokes(art, ['440,650 452,668 456,690', '488,664 486,690 490,720'], 3, BLUE.dark, 0.05);
}
