import { contactShadow, INK, ink, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  polar,
  random,
  range,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { cup } from './cup.ts';
import { form } from './form.ts';
import { wing } from './wing.ts';

const SKIN = '#e9b48e';
const FLESH = { shade: '#9a5e5c' } as const;
const CLOTH = { shade: '#5b7f8c' } as const;
const FOLD = '#456a7c';

/** The head in its own box, looking right; bowed over the cups. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.86, { rot: 13 });
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0);
  form(
    art,
    box.place(
      closed(
        '18,-42! 31,-30 37,-17 38.5,-7 36,2! 42,14 46.5,23.5! 45,28 38.5,30! 40.5,35 36.5,38! 38,42.5 34.5,46.5 34.5,54! 29,61 20,60.5 5,54 -10,50 -28,44 -46,10 -36,-34 -8,-50',
      ),
    ),
    SKIN,
    5,
    { shade: '#c58a70' },
  );
  art.blot(
    [
      line('32,7.5 26,12.5 17.5,11.5', 2.6, 1),
      line('34.5,-3.5 26,-7 15,-2', 1.8, 2),
      line('43,26 39.5,24 37,27', 1.2, 3),
      line('40,36 35,36.6 30,34.4', 1.6, 4),
    ],
    '#6c3444',
  );
  form(
    art,
    box.place(
      closed(
        '22,-43! 8,-58 -16,-60 -40,-46 -52,-22 -54,0! -70,-4 -82,10 -78,28 -64,36 -48,30 -42,20! -34,32 -22,34! -16,24 -16,10 -10,-6 4,-20 16,-30',
      ),
    ),
    '#74483a',
    9,
    { shade: '#2c2034', rim: '#ffd9a0' },
  );
  art.blot(
    [
      line('18,-40 -4,-44 -28,-30 -42,-4', INK.form, 5),
      line('12,-34 -8,-30 -26,-14 -34,8', INK.form, 6),
      line('4,-54 -20,-50 -42,-28 -50,-4', INK.detail, 7),
      line('-52,4 -64,2 -72,14 -66,26', INK.form, 8),
    ],
    '#2c2034',
  );
  art.blot(box.place(ribbon(curve('24,-36 2,-44 -26,-42 -50,-20'), 4.4, { start: 1, end: 1 })), '#f2cf84');
  form(art, box.place(ellipse(27, -34, 7)), '#f6d894', 2, { shade: '#a8653c' });
}

/** A ring of light behind the head. */
function halo(art: Art, x: number, y: number): void {
  const chance = random('halo');
  art.blot(
    range(30, (i) =>
      ink(spline([polar(x, y, 78, i * 12), polar(x, y, chance.between(86, 98), i * 12)]), 2, i, 0),
    ),
    '#ffe9bd',
  );
  art.line(ellipse(x, y, 72), 2.6, '#ffe9bd');
  art.fill(ellipse(x, y, 70), '#ffe9bd', 0.16);
}

/** One shin in the pool, its foot seen through the water; the other foot on the stone. */
function legs(art: Art): void {
  art.fill(
    closed('293,799! 315,799! 317,813 330,822 352,832 356,838! 336,843 304,838 292,824'),
    '#6f8f86',
    0.6,
  );
  form(
    art,
    Path.join(
      tube(points('262,650 286,690 298,746 304,798'), [26, 22, 20, 15, 11], 24).outline,
      ellipse(304, 797, 11, 4),
    ),
    SKIN,
    9,
    FLESH,
  );
  strokes(art, ['284,700 292,744 298,784'], INK.detail, '#9a5e5c', 0.18);
  contactShadow(art, 186, 829, 56, 8, '#0f2438');
  form(
    art,
    closed('140,800! 170,794 188,804 208,811 224,815 231,821! 227,827 200,830 162,830 142,826!'),
    '#d39a7a',
    5,
    FLESH,
  );
  strokes(art, ['212,815 222,821', '205,819 215,825', '197,822 206,827'], INK.detail, '#9a5e5c', 0.18);
}

function gown(art: Art): void {
  form(
    art,
    closed(
      '204,316! 186,336 182,390 190,448 186,510 168,590 152,690 138,770 126,814! 150,824 168,812 190,820 208,800! 214,780 240,752 262,728 296,706 314,694! 312,640 300,580 282,520 268,462 266,410 262,360 254,326 236,312!',
    ),
    '#efe2cb',
    26,
    CLOTH,
  );
  strokes(
    art,
    [
      '208,500 196,580 180,680 164,790',
      '224,500 222,590 204,690 184,806',
      '240,498 252,580 238,680 214,780',
      '254,500 280,580 282,650 262,716',
      '262,506 294,590 302,660 298,700',
      '196,480 184,560 166,660',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  strokes(
    art,
    ['214,340 208,390 214,440', '240,336 246,390 236,450', '228,360 226,410 224,456'],
    INK.detail,
    FOLD,
    0.18,
  );
  form(
    art,
    closed('184,456! 210,466 244,464 272,454! 276,474 272,488! 244,494 208,494 184,486!'),
    '#c8805c',
    7,
    { shade: '#6c3448' },
  );
}

/** The arm behind, which lifts the upper cup. */
function farArm(art: Art): void {
  cup(art, 372, 292, 0.9, 112);
  form(
    art,
    Path.join(tube(points('250,346 300,374 326,344 350,306'), [20, 18, 15, 12, 9], 24).outline),
    '#cf9676',
    7,
    FLESH,
  );
  form(
    art,
    closed('342,304! 346,292 358,284 372,284 378,290! 372,296 376,302 370,306 372,312 364,316 354,318!'),
    '#cf9676',
    4,
    FLESH,
  );
  strokes(art, ['360,294 374,291', '360,302 374,302', '358,309 370,310'], INK.detail, '#7c4450', 0.18);
  form(
    art,
    closed('232,322! 262,330 292,356 310,362! 306,386 298,420 284,444! 270,420 250,400 236,372!'),
    '#dccfb6',
    11,
    CLOTH,
  );
  strokes(art, ['256,344 282,376 288,420', '246,350 262,386 276,420'], INK.form, FOLD, 0.18);
}

function nearArm(art: Art): void {
  form(art, tube(points('252,444 296,466 340,480 378,484'), [20, 19, 16, 13, 9.4], 24).outline, SKIN, 8, {
    ...FLESH,
    towards: [0.3, -1],
  });
  cup(art, 404, 468, 1, 0);
  form(
    art,
    closed(
      '366,476! 380,470 398,470 412,473 418,479! 410,482 416,487 408,490 409,494 398,497 384,497 368,494!',
    ),
    SKIN,
    4,
    { ...FLESH, towards: [0.3, -1] },
  );
  strokes(art, ['396,478 413,481', '396,485 411,488', '392,492 404,495'], INK.detail, '#7c4450', 0.18);
  form(
    art,
    closed(
      '214,318! 236,322 252,344 262,384 276,424 292,448! 290,480 280,520 262,560 248,580! 236,548 216,510 204,464 194,410 192,360!',
    ),
    '#f6ead4',
    16,
    CLOTH,
  );
  strokes(
    art,
    [
      '222,340 232,400 256,458',
      '208,350 214,420 236,500 246,556',
      '236,348 248,400 272,448',
      '258,470 262,510 252,556',
      '228,460 246,500 256,540',
    ],
    INK.form,
    FOLD,
    0.18,
  );
}

/** Water from lip to lip, without a drop beside. */
function stream(art: Art): void {
  const way = curve('394,314 404,340 407,390 405,448');
  printed(art, [370, 300, 440, 470], () => art.glow(404, 390, 60, '#fff3d0', 0.7, 1.6));
  art.blot(ribbon(way, 15, { start: 0.7, end: 0.8, peak: 0.2 }), '#d9ece4');
  art.blot([ink(way.translate(-3, 0), 2.6, 1, 0.1), ink(way.translate(3.4, 2), 1.6, 2, 0.2)], '#fffdf2');
  art.blot(ink(way.translate(6, 0), 1.6, 4, 0.2), '#5f9aa6');
}

/** An angel in profile, one foot in the water, who pours from cup to cup. */
export function angel(art: Art): void {
  wing(art, curve('222,352 206,262 182,176 140,122 106,128'), [188, 216], [90, 210], {
    rows: [
      ['#54808a', '#5f8b92'],
      ['#6f9a9c', '#7aa4a2'],
      ['#93b4ac', '#9fbcb0'],
    ],
    shade: '#1f465c',
    rim: '#dfe6cc',
  });
  halo(art, 262, 246);
  legs(art);
  farArm(art);
  form(art, closed('226,270! 222,296 208,318! 230,332 254,326! 250,306 262,288!'), SKIN, 8, FLESH);
  gown(art);
  stream(art);
  head(art, 252, 246);
  wing(art, curve('210,372 184,300 146,240 104,226 74,262'), [170, 184], [120, 400], {
    rows: [
      ['#b3c6bd', '#c2d0c4'],
      ['#d3dacb', '#dde1d0'],
      ['#ecead8', '#f4efdc'],
    ],
    shade: '#3f6c80',
    rim: '#fffaec',
  });
  nearArm(art);
}
