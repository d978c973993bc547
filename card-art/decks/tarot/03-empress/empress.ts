import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, bandBetween, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const SKIN = '#c98a5c';
const FLESH = { shade: '#7a3440', rim: '#fff2c4', rimWidth: 3 } as const;
const RED = { shade: '#4a0f34', rim: '#ffc48c', rimWidth: 3.4 } as const;
const CORAL = { shade: '#7a2440', rim: '#ffe6b0', rimWidth: 3.4 } as const;
const FOLD = '#5a1436';

/** Neck, shoulders and back, bare to the blades. */
export function back(art: Art): void {
  form(
    art,
    closed(
      '212,340! 216,376 206,404 176,424 138,440 110,464! 116,540 170,610 290,610 352,540 362,476! 348,450 324,438 302,424 292,402 294,376!',
    ),
    SKIN,
    16,
    FLESH,
  );
  strokes(
    art,
    ['244,440 250,500 254,570', '150,480 176,498 190,530', '330,478 306,500 300,534', '286,392 280,416 262,432'],
    INK.contour,
    '#8f4c40',
    0.3,
  );
}

/** The gown: tight to the waist, then over the great round of her hip and out of the picture. */
export function gown(art: Art): void {
  const neckline = curve('100,486 138,540 190,580 246,592 304,566 346,514 362,474');
  form(
    art,
    closed(
      '100,486! 138,540 190,580 246,592 304,566 346,514 362,474! 368,510 358,560 352,596 372,622 420,634 470,648 520,676 590,730! 590,900! 40,900! 66,820 96,770 132,716 152,664 150,612 128,556',
    ),
    '#b5323f',
    26,
    RED,
  );
  // long folds from the waist round the hip
  for (const [way, width] of [
    ['344,604 330,660 350,730 420,800 540,840', 22],
    ['356,622 400,660 470,700 580,770', 20],
    ['300,620 270,690 270,760 320,850', 18],
    ['200,622 176,690 130,770 90,840', 20],
  ] as const)
    art.fill(ribbon(curve(way), width, { end: 0.7, peak: 0.7 }), '#8a2040', 0.85);
  strokes(
    art,
    [
      '352,600 344,650 372,720 440,780 560,820',
      '362,620 410,650 480,690 580,748',
      '320,612 300,670 306,740 350,810 420,860',
      '260,624 240,690 226,770 240,860',
      '222,626 200,690 170,770 160,860',
      '178,630 150,700 110,770',
      '150,610 190,622 250,626 310,618 352,600',
      '166,590 190,604 216,610',
      '330,560 318,580 300,600',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
  strokes(art, ['400,636 450,654 520,692', '376,640 430,684 520,730'], INK.contour, '#e2685a', 0.24);
  const lower = curve('104,500 140,554 190,594 246,606 306,580 350,526 366,486');
  form(art, bandBetween(neckline, lower, 0, 1), '#e8b04a', 4, { shade: '#7a4a24', rim: '#fff6cc', rimWidth: 2 });
}

/** The arm that bears her weight, in its full sleeve; the hand sinks into the cushion. */
export function bearingArm(art: Art): void {
  form(
    art,
    closed(
      '156,470! 132,456 104,462 82,490 66,548 56,620 58,690 70,740! 100,760 140,744 158,720! 164,660 172,600 178,540',
    ),
    '#d9654e',
    18,
    CORAL,
  );
  strokes(
    art,
    [
      '128,472 104,540 92,620 92,720',
      '146,486 128,550 118,640 124,740',
      '164,500 152,570 144,650 144,720',
      '96,490 78,560 70,640 74,710',
    ],
    INK.contour,
    '#8f2c44',
    0.18,
  );
  art.fill(ribbon(curve('140,500 118,570 104,650 108,740'), 16, { end: 0.5 }), '#b8463f', 0.7);
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
