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
import { form, GOLD, GREEN, IVORY, ROSE, toned } from './form.ts';
import { hilt, hook, ring } from './hands.ts';
import { head } from './head.ts';
import { scales } from './scales.ts';

const FOLD = '#3f0f34';
const TRIM = '#e6a06c';

/** The arm stretched out with the scales, in its wide sleeve; it lies behind the sword. */
function weighing(art: Art): void {
  form(
    art,
    closed('378,332! 390,350 388,388 374,432 350,474! 350,424 358,378 366,350!'),
    '#3f7a68',
    8,
    GREEN,
  );
  hook(art);
  const sleeve = closed(
    '212,358! 236,353 286,358 336,346 376,329! 381,344 376,374 364,418 350,474! 330,464 296,448 262,462 220,500!',
  );
  form(art, sleeve, '#a03250', 9, { ...ROSE, depth: 0.7 });
  within(
    art,
    sleeve,
    // the arm's upper side is turned from the low sun, and so is what hangs from it
    ['206,350! 236,350 286,354 336,342 378,325! 379,336 340,356 290,368 240,364 206,372!', '#7c2444'],
    ['214,404! 256,404 300,412 332,408 384,384! 370,430 350,484! 300,452 262,466 214,510!', '#842647'],
    ['240,412! 276,420 304,440 318,462! 296,446 262,460 226,490!', '#631a3c'],
    ['332,410! 346,428 350,452 346,474! 334,462 328,440!', '#631a3c'],
    // it lies along the forearm
    ['276,383! 306,384 342,374 382,352! 378,372 342,392 306,400 280,398!', '#c0506a'],
    // the shoulder's round, to the seam where the sleeve is set in
    ['236,346! 258,354 270,372 274,400 270,430 262,464! 240,470!', '#7c2444'],
    ['240,366! 254,364 264,378 267,398 264,418 256,424!', '#b0405a'],
  );
  strokes(
    art,
    [
      '256,354 270,372 274,400 270,430 263,460',
      '278,372 306,380 340,382 372,368',
      '276,394 308,408 340,434 349,460',
      '274,412 300,430 326,456',
      '290,366 330,364 370,344',
    ],
    INK.contour,
    FOLD,
    0.15,
  );
  border(art, curve('372,342 366,376 354,418 344,464'), curve('356,348 350,380 340,420 328,456'), 7);
}

/** The mantle's other front, beyond the gown: from the far shoulder, where the sleeve is set in, down to the ground. */
function farFront(art: Art): void {
  const front = closed(
    '208,354! 230,353 243,361 252,380 258,404 260,424 257,446 252,470 250,500 256,560 270,630 292,720 318,890! 240,890! 200,500!',
  );
  form(art, front, '#8f2b4c', 9, ROSE);
  within(
    art,
    front,
    // the lining turned out along the edge, in the gown's shade
    [
      '220,356! 236,372 246,392 252,414 252,432 246,454 243,476 242,500 248,560 262,630 282,720 308,890! 230,890! 200,500!',
      '#2c5c50',
    ],
  );
  strokes(art, ['236,360 247,380 254,406 255.6,426 252,448 248,470'], 1.8, TRIM, 0);
}

const GOWN = closed(
  '196,356! 220,362 234,378 243,398 248,416 247,428 242,440 236,453 233,466 236,486 240,520 244,560 256,620 280,720 304,890! 110,890! 146,364!',
);

/** The gown, from the breast to beyond the frame, girt at the waist. */
function gown(art: Art): void {
  form(art, GOWN, '#d2b6c0', 14, IVORY);
  within(
    art,
    GOWN,
    // the breast's side that is turned from the sun, and what it throws on the waist
    ['190,350! 214,372 224,396 227,418 220,440 212,466! 180,466!', '#b596b0'],
    ['250,424! 240,434 228,438 216,450 208,468! 240,468 250,440!', '#a98aaa'],
    ['200,484! 240,480 246,496 200,500!', '#a98aaa'],
  );
  strokes(
    art,
    [
      '230,556 238,640 256,740 276,868',
      '222,600 228,700 244,868',
      '240,544 262,640 288,760',
      // drawn in by the belt
      '238,404 238,424 228,446 224,466',
      '226,374 232,400 226,428 216,464',
    ],
    INK.contour * 0.8,
    '#7d5e8e',
    0.1,
  );
  toned(art, ribbon(curve('180,462 206,474 222,476 236,472'), 13, { start: 1, end: 1 }), GOLD);
  strokes(art, ['196,471 212,477 234,474'], INK.form, '#8a5a34', 0);
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
      '148,334! 176,352 196,360! 206,400 204,460 192,520 188,600 200,720 226,890! 30,890! 46,800 62,700 74,600 84,520 90,460 98,412 110,374 123,349!',
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
      '114,580 106,690 116,868',
      '90,560 78,680 76,868',
      '112,392 102,440 96,510',
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
    closed('62,700! 74,600 84,520 90,460 98,412 112,374! 120,420 106,600 112,890! 30,890! 46,800'),
    '#2a0c2c',
    [124, 600],
    [64, 620],
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
  '132,370! 146,361 162,363 174,376 181,400 180,430 174,458 166,480 166,495! 190,500 228,499 262,498! 270,522 265,564 256,616 246,660! 243,678 232,690 216,689! 190,682 160,658 134,622 112,582! 96,562 88,548 90,534 99,511 109,480 113,446 116,412 121,388',
);

function sleeve(art: Art): void {
  form(
    art,
    closed('258,504! 276,508 284,534 276,590 262,634 240,682! 240,620 244,560 250,520!'),
    '#3f7a68',
    8,
    GREEN,
  );
  hilt(art, () => sword(art, 292, 508));
  // what the arm throws on the mantle behind it
  art.fill(
    closed('134,370! 114,386 106,420 100,470 88,520 82,548 92,570 112,588! 140,560 140,400'),
    '#5a1738',
    0.75,
  );
  form(art, SLEEVE, '#a83656', 9, { ...ROSE, depth: 0.7 });
  within(
    art,
    SLEEVE,
    // the back of the upper arm, from the shoulder's round to the elbow's point
    ['100,360! 132,372 132,404 128,446 124,488 122,516 128,544 146,566! 112,580 80,540!', '#842647'],
    // what hangs from the forearm is turned from the sun
    ['84,544! 112,560 156,566 200,556 234,550 268,546! 270,620 240,700! 180,690 110,610!', '#842647'],
    ['104,566! 130,572 158,574 176,590 186,626 186,672! 150,646 124,606!', '#631a3c'],
    ['214,556! 224,580 226,620 222,656 222,690! 206,684 204,640 204,594!', '#631a3c'],
    // in the crook the cloth is pushed together
    ['167,474! 163,488 150,497 130,501! 148,510 168,512 186,506 210,504! 186,499', '#631a3c'],
    // the sun along the upper arm and on the forearm
    ['152,354! 178,366 188,402 186,440 174,476! 168,474 172,446 173,414 167,390 154,374 142,368!', '#c9566a'],
    // the elbow's round, pushed against the cloth
    ['100,520! 118,528 122,544 112,556 96,556 84,544!', '#9a2f50'],
    ['200,500! 236,498 272,496! 270,516 236,518 204,519 180,514!', '#c9566a'],
  );
  strokes(
    art,
    [
      // taut from the elbow's point
      '97,552 128,541 156,533 180,530',
      '99,544 114,526 134,513',
      '101,533 113,508 118,478',
      '104,562 144,559 184,546',
      // drawn together in the crook
      '166,488 152,488 138,480',
      '164,494 146,499 128,494',
      // set in over the shoulder
      '131,374 126,392 127,412',
      // they hang
      '112,572 138,610 172,656',
      '134,570 162,604 180,650',
      '196,560 202,600 202,668',
      '232,554 236,600 228,664',
    ],
    INK.contour,
    FOLD,
    0.15,
  );
  border(art, curve('261,505 255,560 245,616 235,676'), curve('244,503 237,560 227,612 215,672'), 9);
}

/** She weighs: the sword upright in one hand, the scales held out into the light in the other. */
export function judge(art: Art): void {
  weighing(art);
  scales(art, 442, 336);
  ring(art);
  farFront(art);
  gown(art);
  mantle(art);
  head(art, 180, 258, 1.08, 8);
  toned(
    art,
    closed(
      '122,348! 142,336 152,326! 160,344 182,352 206,346 214,340! 222,350 226,362! 206,376 178,378 150,371 128,362!',
    ),
    { ...GOLD, soft: 6 },
  );
  strokes(art, ['138,344 158,360 184,366 218,352'], INK.form, '#8a5a34', 0);
  sleeve(art);
}
