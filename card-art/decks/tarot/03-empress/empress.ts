import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';
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

/** The far half of the mouth of the fallen sleeve: the forearm comes up out of it. */
export function sleeveMouth(art: Art): void {
  art.fill(closed('404,490! 416,480 442,476 468,482 480,496! 470,512 440,520 414,510'), '#6a1c3c');
}

/** The sleeve of the arm that holds the fruit: it has slid to the elbow, which is the lowest turn of the cloth. */
export function fallenSleeve(art: Art): void {
  const sleeve = closed(
    '326,444! 350,438 374,450 392,470 404,490! 414,508 440,518 466,512 480,496! 486,516 486,540 478,562! 470,584 456,602 440,606! 420,602 398,582 376,558 352,530! 336,490',
  );
  form(art, sleeve, '#e67f5c', 16, CORAL);
  within(
    art,
    sleeve,
    // the upper arm's round has the sun; what hangs under it and under the elbow has not
    ['340,440! 362,446 384,468 396,490 392,502! 376,488 356,464 334,452!', '#f4a070'],
    ['346,516! 372,530 398,542 424,552 444,566! 462,572 486,556! 480,610 420,620 340,540!', '#b64a4c'],
    ['396,560! 418,572 440,580 462,578! 456,612 420,610!', '#93344a'],
    // pushed together in the crook
    ['402,486! 410,508 428,520 450,522! 436,530 416,526 400,506!', '#b64a4c'],
  );
  strokes(
    art,
    [
      // from the elbow's point to the shoulder, the crook and the mouth
      '450,574 422,548 392,514 362,476',
      '448,578 416,560 386,532 358,504',
      '444,584 414,576 388,556 368,536',
      '452,572 436,550 420,530 410,508',
      '456,570 452,552 446,536 444,522',
      '462,568 468,550 470,532 468,516',
      '468,572 478,556 481,538 480,518',
    ],
    INK.contour,
    '#a83c4c',
    0.18,
  );
  form(
    art,
    ribbon(curve('403,488 414,508 440,518 466,512 481,495'), 10, { start: 0.8, end: 0.8 }),
    '#f2c25a',
    3,
    {
      shade: '#7a4a24',
      rim: '#fffbe0',
      rimWidth: 2,
    },
  );
}
