import { contactShadow, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  points,
  polygon,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form, GOLD, RED, STEEL } from './form.ts';
import { head } from './head.ts';

const FOLD = '#5a1424';

/** Greave, knee and shoe of plates, edged with gold. */
function shin(
  art: Art,
  outline: string,
  shoe: string,
  { bands, gilt, gleam }: { bands: readonly string[]; gilt: readonly string[]; gleam: readonly string[] },
): void {
  form(art, closed(shoe), '#787384', 6, STEEL);
  form(art, closed(outline), '#878294', 10, STEEL);
  strokes(art, gleam, 5, '#efe0cc', 0.3);
  strokes(art, bands, 1.6, '#35304a', 0.1);
  for (const band of gilt) form(art, ribbon(curve(band), 6, { start: 1, end: 1 }), '#d9a64c', 2, GOLD);
}

function legs(art: Art): void {
  contactShadow(art, 232, 716, 70, 9, '#4a2c34');
  contactShadow(art, 330, 724, 80, 10, '#3a2230');
  shin(
    art,
    '230,556! 218,576 226,600 220,626 219,660 223,696! 238,702 254,694! 262,650 272,610 280,570!',
    '222,686! 206,700 186,708 180,716! 204,720 236,719 256,714 256,688!',
    {
      bands: ['210,704 214,712 216,718', '196,708 200,714 202,719', '228,576 240,586 254,588'],
      gilt: ['221,602 240,610 270,600', '222,692 238,700 256,691'],
      gleam: ['231,616 228,650 232,682', '206,708 216,704 226,702'],
    },
  );
  shin(
    art,
    '304,600! 300,650 298,694! 320,706 344,700! 352,640 350,600!',
    '300,690! 284,706 262,714 256,722! 284,727 320,727 346,720 346,692!',
    {
      bands: ['290,710 294,718 296,725', '274,714 278,720 280,725'],
      gilt: [],
      gleam: ['284,714 296,709 308,706'],
    },
  );
}

/** The red mantle over the lap: taut over both knees, falling from the near one to the ankle. */
function lap(art: Art): void {
  form(
    art,
    closed(
      '352,500! 316,514 276,526 244,534 226,546 220,566 228,588! 244,596 256,590 268,606 284,648 294,660! 296,680 292,696! 316,706 338,698 360,708 384,700! 410,640 430,560 430,520!',
    ),
    '#b02c3a',
    17,
    RED,
  );
  strokes(
    art,
    [
      '300,556 306,620 302,692',
      '316,552 326,620 322,698',
      '336,556 348,630 346,700',
      '356,566 368,640 364,704',
      '236,548 262,556 290,580',
      '250,540 290,548 300,560',
      '268,590 280,610 288,640',
      '360,520 330,536 306,546',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  // the thighs' upper side turns to the sky
  const top = closed('350,506! 316,516 276,528 244,536 228,548! 262,552 300,562 340,552 400,548 426,530!');
  stippled(art, top, '#e0604e', [300, 512], [309, 549], [1, 0]);
}

/** Breastplate below the beard, the mantle's far half over shoulder and arm, its hand on the sceptre. */
function trunk(art: Art): void {
  form(
    art,
    closed('350,446! 338,470 334,500 342,540 390,548 430,536! 440,500 436,460 424,444!'),
    '#6d6674',
    12,
    STEEL,
  );
  form(art, ribbon(curve('338,520 370,532 404,532 436,520'), 12, { start: 1, end: 1 }), '#d9a64c', 4, GOLD);
  sceptre(art);
  form(
    art,
    closed(
      '358,440! 340,446 322,466 300,482 270,482 246,474! 240,484 239,498 244,510! 276,522 312,526 338,510 350,480 366,450!',
    ),
    '#b83040',
    11,
    RED,
  );
  strokes(
    art,
    ['342,456 320,490 284,506', '330,466 306,492 262,494', '350,462 338,496 322,516'],
    INK.form,
    FOLD,
    0.18,
  );
  form(art, closed('248,471! 240,480 238,498 242,511! 252,513! 250,496 256,474!'), '#f3e6d2', 3, {
    shade: '#8a6c6c',
    rim: '#fffaf0',
  });
}

/** An ankh on a long shaft; a steel glove closed round it hides the fingers. */
function sceptre(art: Art): void {
  form(art, ribbon(curve('236,540 228,470 214,372'), 8, { start: 0.9, end: 0.9 }), '#d9a64c', 3, GOLD);
  const loop = closed('213,354! 205,342 200,326 204,312 213,308 222,312 226,326 221,342 213,354!');
  form(art, loop.scale(1.2, 1.1, 213, 336), () => void art.line(loop, 8, '#d9a64c'), 3, GOLD);
  form(art, polygon(points('190,357 211,353 236,349 238,358 214,363 192,367')), '#d9a64c', 3, GOLD);
  form(art, ellipse(213, 371, 7, 5), '#e4b860', 2, GOLD);
  form(art, closed('220,478! 226,470 240,470 248,478 250,494 244,504 230,506 221,500!'), '#8d8894', 5, STEEL);
  strokes(
    art,
    ['221,485 230,483 238,485', '221,492 230,490 238,492', '224,499 232,497 238,498'],
    1.3,
    '#35304a',
    0.05,
  );
}

/** All of him that is behind the near arm of the throne. */
export function ruler(art: Art): void {
  legs(art);
  trunk(art);
  lap(art);
  head(art, 376, 394, 0.7);
}

/** The near half of the mantle: over the shoulder, over the arm of the throne and down its side; the hand on the orb. */
export function nearArmOfRuler(art: Art): void {
  const fall: Path = closed(
    '392,434! 418,430 442,442 458,464 474,486 506,492 532,502! 540,550 534,610 537,656! 512,662 490,659 467,663! 464,610 462,550 452,506! 438,502 424,498 416,486! 424,470 414,452',
  );
  form(art, fall, '#a82a38', 15, RED);
  strokes(
    art,
    [
      '420,440 440,470 462,496',
      '470,494 482,560 480,650',
      '490,496 504,570 502,660',
      '512,502 522,570 520,650',
      '404,440 424,468 430,492',
      '456,500 470,540 474,600',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  form(art, ribbon(curve('467,659 490,655 512,658 536,652'), 8, { start: 1, end: 1 }), '#c08a48', 3, GOLD);
  orb(art, 396, 462);
  form(
    art,
    closed('420,456! 412,462 410,474 414,486! 424,490 434,488! 432,472 436,460'),
    '#8d8894',
    5,
    STEEL,
  );
  strokes(
    art,
    ['412,466 420,465 426,467', '411,473 420,472 427,474', '413,481 420,480 428,482'],
    1.3,
    '#35304a',
    0.05,
  );
  form(art, closed('430,450! 424,466 426,484 432,496! 444,500! 440,480 444,456!'), '#f3e6d2', 3, {
    shade: '#8a6c6c',
    rim: '#fffaf0',
  });
}

/** The orb with its cross, on the end of the arm. */
function orb(art: Art, x: number, y: number): void {
  form(art, ellipse(x, y, 22), '#d9a64c', 11, GOLD);
  strokes(
    art,
    [
      `${x - 21},${y + 2} ${x},${y + 8} ${x + 21},${y + 2}`,
      `${x + 2},${y + 8} ${x + 5},${y - 8} ${x},${y - 22}`,
    ],
    2.4,
    '#8a4a2c',
    0.02,
  );
  form(
    art,
    polygon(
      points(
        `${x - 2.6},${y - 21} ${x - 2.6},${y - 30} ${x - 9},${y - 30} ${x - 9},${y - 35} ${x - 2.6},${y - 35} ${x - 2.6},${y - 43} ${x + 2.6},${y - 43} ${x + 2.6},${y - 35} ${x + 9},${y - 35} ${x + 9},${y - 30} ${x + 2.6},${y - 30} ${x + 2.6},${y - 21}`,
      ),
    ),
    '#e4b860',
    2,
    GOLD,
  );
}
