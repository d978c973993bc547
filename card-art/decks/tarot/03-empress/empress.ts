import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, bandBetween, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { FLESH, form, TONE } from './form.ts';

const SKIN = '#c98a5c';
const RED = { shade: '#4a0f34', rim: '#ffc48c', rimWidth: 3.4 } as const;
const CORAL = { shade: '#7a2440', rim: '#ffe6b0', rimWidth: 3.4 } as const;
const FOLD = '#5a1436';

/** Neck, shoulders and back, bare to the blades. */
export function back(art: Art): void {
  const outline = closed(
    '222,322! 216,376 206,402 176,420 132,430 100,448 84,484 80,530! 116,570 170,610 290,610 352,540 366,486! 360,456 332,438 302,424 292,402 294,374 288,346!',
  );
  form(
    art,
    outline,
    () =>
      flat(
        art,
        outline,
        SKIN,
        // neck and shoulder that turn to the sun
        ['300,380! 286,404 296,428 324,446 350,466 352,500 340,540! 380,540 380,440 310,400', '#dda371'],
        // what falls away from it: the far side of neck and back, between the blades
        [
          '200,340! 236,380 240,406 214,428 176,446 140,470 116,510 112,560! 60,560 60,430 190,400',
          '#b8754f',
        ],
        ['146,474! 176,488 196,516 200,552 190,590! 176,560 172,524 160,496', '#b8754f'],
        ['236,452! 250,480 258,530 262,600! 240,600 240,540 240,490', '#b06c4c'],
        ['336,470! 314,496 304,530 306,580! 292,560 292,524 308,492', '#b8754f'],
        // the jaw keeps the sun from the neck
        ['216,326! 240,332 262,346 284,354 302,358! 296,392 276,394 252,386 236,376 218,372!', TONE.dusk],
      ),
    16,
    FLESH,
  );
  strokes(
    art,
    [
      '244,440 250,500 254,570',
      '150,480 176,498 190,530',
      '330,478 306,500 300,534',
      '286,392 280,416 262,432',
    ],
    INK.contour,
    '#8f4c40',
    0.3,
  );
}

/** The gown: tight to the waist, then over the great round of her hip and out of the picture. */
export function gown(art: Art): void {
  const neckline = curve('160,530 194,574 246,590 304,566 346,514 362,474');
  form(
    art,
    closed(
      '160,528! 190,572 246,590 304,566 346,514 362,474! 368,510 356,552 346,586 366,602 404,604 448,612 500,634 590,676! 590,900! 40,900! 66,820 96,770 132,716 156,664 160,612',
    ),
    '#b5323f',
    26,
    RED,
  );
  // long folds from the waist round the hip
  for (const [way, width] of [
    ['340,596 330,660 356,730 430,800 560,830', 24],
    ['352,606 410,644 480,676 590,744', 18],
    ['300,620 270,690 270,760 320,850', 18],
    ['200,622 176,690 130,770 90,840', 20],
  ] as const)
    art.fill(ribbon(curve(way), width, { end: 0.7, peak: 0.7 }), '#8a2040', 0.85);
  strokes(
    art,
    [
      '346,594 344,650 378,716 450,770 580,800',
      '354,602 410,632 480,662 590,716',
      '320,612 300,670 306,740 350,810 420,860',
      '260,624 240,690 226,770 240,860',
      '222,626 200,690 170,770 160,860',
      '178,630 150,700 110,770',
      '150,610 190,622 250,626 306,614 346,590',
      '166,590 190,604 216,610',
      '330,560 318,580 300,600',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
  strokes(art, ['400,614 460,628 540,662', '370,624 430,664 530,706'], INK.contour, '#e2685a', 0.24);
  const lower = curve('160,546 192,588 246,605 306,580 350,526 366,486');
  form(art, bandBetween(neckline, lower, 0, 1), '#e8b04a', 4, {
    shade: '#7a4a24',
    rim: '#fff6cc',
    rimWidth: 2,
  });
}

/** The arm that bears her weight: its sleeve has slid from the shoulder, the hand sinks in behind the cushion. */
export function bearingArm(art: Art): void {
  form(
    art,
    closed(
      '76,512! 104,530 138,534 162,528! 176,560 178,600 168,640 176,672 172,720 150,770! 40,770! 44,700 34,660 40,610 56,556',
    ),
    '#d9654e',
    20,
    CORAL,
  );
  art.fill(ribbon(curve('132,536 112,590 110,650 128,720'), 22, { end: 0.6 }), '#b0403f', 0.7);
  strokes(
    art,
    [
      '92,524 66,580 58,640 74,700',
      '112,532 84,590 78,650 96,730',
      '132,534 112,590 108,650 126,730',
      '150,532 142,580 136,630 150,690',
      '164,544 162,590 154,634',
      '60,650 84,668 116,672',
      '168,644 146,660 124,664',
    ],
    INK.contour,
    '#8f2c44',
    0.18,
  );
  form(art, ribbon(curve('74,510 104,528 138,534 166,526'), 13, { start: 1, end: 1 }), '#e8b04a', 4, {
    shade: '#7a4a24',
    rim: '#fff6cc',
    rimWidth: 2,
  });
}

/** The sleeve of the arm that holds the fruit: it has slid to the elbow and hangs, the sun in it. */
export function fallenSleeve(art: Art): void {
  form(
    art,
    closed(
      '326,444! 350,438 384,456 420,476 452,488 470,500! 478,530 474,580 456,632 440,652! 424,610 404,574 378,548 352,528! 336,490',
    ),
    '#e67f5c',
    16,
    CORAL,
  );
  strokes(
    art,
    [
      '346,456 386,486 420,530 442,630',
      '372,462 414,494 440,540 450,610',
      '352,490 384,516 412,560 432,620',
      '420,486 452,520 462,570',
    ],
    INK.contour,
    '#a83c4c',
    0.18,
  );
  form(art, ribbon(curve('474,504 480,540 472,590 440,650'), 10, { start: 0.8, end: 0.8 }), '#f2c25a', 3, {
    shade: '#7a4a24',
    rim: '#fffbe0',
    rimWidth: 2,
  });
}
