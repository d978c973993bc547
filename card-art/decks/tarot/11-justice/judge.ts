import { flat, INK, ink, stippled, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  between,
  closed,
  curve,
  type Path,
  points,
  polygon,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form, GOLD, GREEN, IVORY, PLANE, ROSE, SKIN, toned } from './form.ts';
import { fist, head } from './head.ts';
import { scales } from './scales.ts';

const FOLD = '#3f0f34';
const TRIM = '#e6a06c';

/** From the collar over the far shoulder, down to the elbow, up to the opening; what is wide of it hangs from the elbow. */
const FAR_SLEEVE = closed(
  '210,356! 224,347 244,350 260,357 272,366! 290,376 312,384 333,388! 350,375 366,357 384,336! 393,350 394,374 382,398 366,430 343,466! 336,454 331,444 324,436! 304,431 284,431 268,438 258,452! 250,456 240,450 232,440! 230,410 220,380',
);

/** The arm that holds out the scales: it grows from the shoulder turned to the lake and lies behind the sword. */
function weighing(art: Art): void {
  form(
    art,
    closed('384,338! 400,350 402,372 388,402 371,433 343,467! 348,426 360,390 368,360!'),
    '#3f7a68',
    8,
    GREEN,
  );
  // the forearm narrows to the wrist
  toned(art, closed('374,354! 386,339 406,330 426,324! 432,348! 416,356 402,368 388,384 374,396!'), SKIN, [
    closed('360,348! 386,336 410,328 430,324! 427,333 408,341 390,354 376,372 366,384!'),
    PLANE.shade,
  ]);
  form(art, FAR_SLEEVE, '#a03250', 7, { ...ROSE, depth: 0.6 });
  within(
    art,
    FAR_SLEEVE,
    // upper sides are turned from the low sun
    [
      '200,340! 250,346 276,362 312,376 333,384! 360,360 386,330! 388,346 370,374 352,390 334,402! 310,398 288,393 268,382 244,368 204,366!',
      '#7c2444',
    ],
    // the breast beside the arm, and the hollow before the armpit
    ['200,340! 224,366 240,392 250,420 258,456! 226,450! 210,360!', '#842647'],
    ['262,404! 254,420 252,438 258,456! 272,436 284,424 276,412!', '#631a3c'],
    // the shoulder's roundness; along the upper arm to the elbow, along the forearm
    ['252,362! 268,370 280,384 282,398! 270,396 258,384 248,372!', '#b8445f'],
    ['280,410! 300,404 318,406 330,414! 326,424 304,424 282,424!', '#c9566a'],
    ['334,412! 352,398 370,378 384,356 392,356! 390,384 374,404 354,420 336,426!', '#c9566a'],
    // what hangs from the elbow
    ['326,426! 340,424 356,418 376,400 392,380! 384,430 353,484! 336,456!', '#842647'],
    ['326,428! 338,430 346,440 351,458 353,484! 338,462!', '#631a3c'],
    ['268,430! 290,426 312,425 326,428! 324,440! 262,446!', '#842647'],
  );
  strokes(
    art,
    [
      // pushed together in the crook
      '333,388 334,400 326,408',
      '333,388 342,396 344,406',
      '325,433 316,422 304,416',
      // from the shoulder's point to the armpit
      '250,364 262,388 262,416',
      '282,386 278,404 266,424',
      '327,432 350,422 372,400',
      '328,436 342,446 350,464',
    ],
    INK.contour,
    FOLD,
    0.15,
  );
  strokes(art, ['385,350 386,374 372,404 343,458', '378,356 379,376 366,402 338,448'], 2.2, TRIM, 0);
}

/** The mantle's far half falls over the breast from the shoulder that holds the scales. */
function farMantle(art: Art): void {
  flat(
    art,
    '218,362! 232,440 234,500 232,560 242,640 258,740 278,890! 266,890! 242,720 226,600 224,520 224,440!',
    '#2f6357',
  );
  const cloth = closed(
    '214,352! 228,366 242,392 252,420 261,446! 264,464 259,500 257,540 263,600 281,690 303,780 323,890! 278,890! 258,740 242,640 232,560 232,490 228,440 222,390!',
  );
  form(art, cloth, '#842647', 10, { ...ROSE, depth: 0.5, rimWidth: 0 });
  within(
    art,
    cloth,
    ['262,450! 252,500 249,550 254,610 270,690 290,780 308,890! 330,890! 270,600!', '#b33e5c'],
    { along: ['261,440 264,464 259,500 257,540 263,600 281,690 303,780 323,890'], paint: ROSE.rim, width: 5 },
  );
  strokes(
    art,
    ['238,384 248,420 252,470 246,540', '252,560 262,650 290,780', '246,500 244,570 258,670 280,790'],
    INK.contour,
    FOLD,
    0.15,
  );
}

/** The gown, from the breast to beyond the frame. */
function gown(art: Art): void {
  form(
    art,
    closed('196,356! 222,366 244,396 250,436 242,486 238,540 256,620 280,720 304,890! 60,890! 110,360!'),
    '#d2b6c0',
    22,
    IVORY,
  );
  strokes(
    art,
    [
      '230,556 238,640 256,740 276,868',
      '222,600 228,700 244,868',
      '240,544 262,640 288,760',
      '232,400 236,440 228,490',
    ],
    INK.contour,
    '#8a6c98',
    0.15,
  );
  toned(art, ribbon(curve('180,540 210,548 241,540'), 15, { start: 1, end: 1 }), GOLD);
}

/** The mantle over her back: it fills the corner. */
function mantle(art: Art): void {
  form(
    art,
    closed(
      '200,358! 216,384 220,430 210,500 204,580 216,700 244,890! 230,890! 190,700 180,560 186,440 176,350!',
    ),
    '#3f7a68',
    7,
    GREEN,
  );
  form(
    art,
    closed(
      '148,334! 176,352 196,360! 206,400 204,460 192,520 188,600 200,720 226,890! 20,890! 20,560! 44,480 72,404 106,354',
    ),
    '#8f2b4c',
    34,
    ROSE,
  );
  strokes(
    art,
    [
      '176,560 172,640 186,740 206,868',
      '150,600 148,700 164,868',
      '112,560 104,680 116,868',
      '80,520 64,640 66,868',
      '92,420 72,480 58,560',
    ],
    INK.contour,
    FOLD,
    0.15,
  );
  border(
    art,
    curve('196,380 194,450 182,520 178,600 190,720 216,890'),
    curve('178,386 176,450 164,520 160,600 172,720 198,890'),
    22,
  );
  stippled(
    art,
    closed('20,560! 100,400 120,420 100,600 110,890! 20,890!'),
    '#2a0c2c',
    [130, 600],
    [50, 640],
    [0, 0.85],
  );
}

/** A woven border: two lines and what stands between them. */
function border(art: Art, inner: Path, outer: Path, count: number): void {
  art.blot([ink(inner, 2.2, 1, 0), ink(outer, 2.2, 2, 0)], TRIM);
  art.blot(
    range(count, (i) => {
      const { x, y, angle } = between(inner, outer, 0.5).walk(count * 2 + 1)[i * 2 + 1]!;
      return polygon(points('0,-6 4.6,0 0,6 -4.6,0')).rotate(angle).translate(x, y);
    }),
    TRIM,
  );
}

/** Upright: one half of the blade has the day. */
function sword(art: Art, x: number, y: number): void {
  const blade = (knots: string) => polygon(points(knots)).translate(x, y);
  flat(art, blade('-11,-6 -9.6,-356 0,-392 9.6,-356 11,-6'), '#6d6f9a', [
    blade('-12,-6 -10,-392 -4.6,-380 -5.4,-6'),
    '#525284',
  ]);
  art.fill(blade('0.8,-8 0.8,-384 8,-357 9,-8'), '#fff2d8');
  toned(art, ribbon(curve(`${x},${y - 6} ${x},${y + 66}`), 13, { start: 1, end: 1 }), {
    fill: '#6d3a3c',
    shade: '#3c1c2a',
    rim: '#e8b48c',
    soft: 4,
    rimWidth: 1.6,
  });
  toned(
    art,
    closed('-40,-22! -32,-10 0,-15 32,-10 40,-22! 44,-12 34,2 0,-3 -34,2 -44,-12').translate(x, y),
    GOLD,
  );
  toned(art, closed('0,62! 12,66 14,78 0,88 -14,78 -12,66').translate(x, y), { ...GOLD, soft: 7 });
}

/** The near arm in its wide sleeve: down from the shoulder to the elbow, forwards to the sword; the cloth hangs from the forearm. */
const SLEEVE = closed(
  '118,368! 140,352 166,360 184,384 193,418 193,454 188,480 186,497! 208,500 236,499 262,498! 269,520 262,562 250,622 236,694! 206,676 172,644 140,606 116,574 104,548! 97,512 94,466 98,414',
);

function sleeve(art: Art): void {
  form(
    art,
    closed('258,504! 276,508 284,534 272,592 236,694! 238,620 244,560 250,520!'),
    '#3f7a68',
    8,
    GREEN,
  );
  const wrist = closed('236,516! 256,515 274,518 288,520! 288,542 272,545 254,552 236,558!');
  toned(art, wrist, { ...SKIN, soft: 0.1 }, ['230,536! 254,535 290,530! 290,560! 230,564!', PLANE.shade]);
  form(art, SLEEVE, '#a83656', 9, { ...ROSE, depth: 0.7 });
  within(
    art,
    SLEEVE,
    // the back of the upper arm, round to the elbow's point
    ['90,360! 124,366 112,410 110,460 116,510 128,548 146,566! 112,580 90,540!', '#842647'],
    // what hangs from the forearm is turned from the sun
    ['104,550! 128,566 160,566 200,556 234,550 268,546! 262,600 236,700! 180,660 130,604!', '#842647'],
    ['112,566! 140,576 170,576 190,590 196,630 190,664! 150,622 116,584!', '#631a3c'],
    ['214,556! 224,580 226,620 222,660 228,690! 212,676 206,636 204,594!', '#631a3c'],
    // in the crook the cloth is pushed together
    ['187,482! 176,494 158,502 140,506! 158,512 176,512 190,506 214,504! 200,499', '#631a3c'],
    // the sun along the upper arm and on the forearm
    ['166,358! 186,382 196,418 196,456 189,484! 178,484 178,452 176,414 164,382 150,358!', '#c9566a'],
    ['200,500! 236,498 272,496! 270,516 236,518 204,519 180,514!', '#c9566a'],
  );
  strokes(
    art,
    [
      // taut from the elbow's point
      '112,552 136,540 160,532 180,530',
      '114,546 126,524 140,514',
      '108,532 116,506 120,476',
      '120,562 150,556 184,546',
      // they hang
      '150,576 168,606 178,642',
      '196,560 202,600 204,660',
      '232,554 236,600 230,672',
    ],
    INK.contour,
    FOLD,
    0.15,
  );
  border(art, curve('261,505 254,560 241,618 231,680'), curve('244,503 236,560 224,612 214,662'), 9);
}

/** She weighs: the sword upright in one hand, the scales held out into the light in the other. */
export function judge(art: Art): void {
  const [handX, handY] = [440, 336];
  const [swordX, swordY] = [292, 508];
  gown(art);
  weighing(art);
  farMantle(art);
  scales(art, handX + 2, handY);
  fist(art, handX, handY - 2, 1.18, -6);
  mantle(art);
  head(art, 180, 258, 1.08, 8);
  toned(
    art,
    closed(
      '122,348! 142,336 152,326! 160,344 182,352 206,346 214,340! 222,350 226,362! 206,376 178,376 148,366',
    ),
    { ...GOLD, soft: 6 },
  );
  strokes(art, ['138,344 158,360 184,366 218,352'], INK.form, '#8a5a34', 0);
  sword(art, swordX, swordY);
  sleeve(art);
  fist(art, swordX - 1, swordY + 23, 1.3, -4);
}
