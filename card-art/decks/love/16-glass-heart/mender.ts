import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, roundRect } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { form, SKIN } from './tones.ts';

/** What lies on her far side, before the linen. */
const FAR = { fill: '#bc8a70', shade: '#99674f', soft: 5, rim: '#ecc8a4', rimWidth: 1.2 } as const;
const BLUE = { fill: '#5a749f', shade: '#3f5684', light: '#86a0c6', line: '#2f4370' } as const;
const LINEN = { fill: '#f3e8cf', shade: '#c3b59a', soft: 4 } as const;

/** She who mends, outside for now, close to the window: she pegs the sheet, seen from the side and a little from behind. */
export function mender(art: Art): void {
  farArm(art);
  neck(art);
  head(art, 187, 364);
  dress(art);
  nearArm(art);
}

function neck(art: Art): void {
  form(art, '168,404! 175,394 177,380 177,370! 201,376! 202,388 208,402 216,414! 196,430 168,424!', SKIN, [
    '192,362! 186,382 190,400 204,424! 226,420 212,362!',
    SKIN.shade,
  ]);
}

function dress(art: Art): void {
  form(
    art,
    '168,402! 176,408 188,416 204,416 212,407! 217,418 217,432 211,452 206,478! 212,500 222,540 230,590! 140,590! 146,548 156,512 168,480! 163,462 160,440 163,420!',
    { fill: BLUE.fill, shade: BLUE.shade, soft: 9, rim: '#b9cbe4', rimWidth: 2.2 },
    // shoulder blade and hip meet the sun
    ['160,404! 174,416 178,440 172,476! 150,480 150,420', BLUE.light],
    ['166,482! 160,520 156,590! 130,590 150,500', BLUE.light],
    // folds from where it is gathered
    ['178,484! 176,520 168,556 166,590! 182,590 184,540 184,500', BLUE.shade],
    ['194,486! 198,520 196,560 192,590! 210,590 208,540 200,500', BLUE.shade],
    // the pull up to the lifted arms
    ['212,408! 204,426 200,446 198,474! 222,474 224,420', BLUE.shade],
    ['186,424! 184,440 188,458 182,474! 192,462 194,444', BLUE.shade, 0.75],
  );
  strokes(art, ['176,420 178,438 174,458', '206,430 202,448 203,464'], INK.form, BLUE.line, 0.15);
  form(art, '166,476! 184,481 207,476! 209,489! 186,495 164,490!', LINEN);
  // the bow and its ends, blown back
  form(art, '168,486! 164,500 152,516 146,530! 156,528 166,512 174,492!', LINEN);
  form(art, '166,485! 156,472 144,472 145,483 156,489! 144,494 146,503 158,500!', LINEN);
  strokes(art, ['166,485 156,481 149,479', '164,488 157,493 151,498'], INK.detail, '#a3957c', 0);
}

/** Elbow below her chin, the forearm up, finger and thumb about the peg. */
function nearArm(art: Art): void {
  form(
    art,
    '184,426! 200,412 215,400 228,391 239,385 245,376! 248,361 247.6,342 246,322 245.4,305! 237.4,304! 236,322 233.4,342 231,362! 220,375 206,388 192,398 177,402! 169,408 167,419 174,428!',
    { ...SKIN, soft: 8 },
    ['245,304! 241,326 241,350 239,370! 222,386 204,402 182,420! 190,440 256,396 262,304!', SKIN.shade],
    ['188,400! 180,408 180,418 186,426! 192,414', SKIN.shade, 0.7],
  );
  strokes(art, ['231,362 234,366.6 239,368', '178,423 183,416 184,408'], INK.form, SKIN.line, 0.1);
  form(art, roundRect(238.4, 268, 5.2, 19, 1.4), { fill: '#b07a50', shade: '#7e5238', soft: 1.6 });
  hand(art);
}

function hand(art: Art): void {
  const part = (knots: string, fill: string = SKIN.fill, soft = 2.4): void =>
    form(art, knots, { ...SKIN, fill, soft, rimWidth: 1.2, towards: [-1, 0] });
  // the fingers that are folded, one beneath the other, then the first finger along the peg
  part('246,299! 252,300 254,303 251,306.4! 246,306!', SKIN.shade);
  part('246,293! 253,293.6 256,297 253,301! 246,301!', '#bf8c70');
  part('246,287! 253.4,286.6 257,290.6 254,295! 246,296!');
  part('247,293! 250,287 250,280 247,272.6! 243.4,271 242,275! 243,282 240,290!');
  // the back of the hand, from the wrist
  part('236.4,306! 233,298 233,290 237,285! 243,284 249,288! 250,296 248,302 246.6,306.6!', SKIN.fill, 4);
  // the thumb
  part('236,299! 232,291 233,282 236.6,274! 240.4,273.4 241,278! 239,286 241,294!');
  strokes(art, ['241,290 245,291 248,290', '238,297 241,296'], INK.detail, SKIN.line, 0);
}

/** It holds the linen on the line, a little farther on. */
function farArm(art: Art): void {
  form(
    art,
    '206,418! 230,399 246,391 260,384 270,379 276,370! 279.4,355 278.6,336 277,318 276.6,305! 268.4,304! 267,322 264,342 261,358! 248,370 232,382 206,398!',
    FAR,
    ['277,304! 272,326 272,350 269,365! 250,380 226,398! 240,410 290,390 296,304!', FAR.shade],
  );
  strokes(art, ['261,358 264,363 269,364.6'], INK.form, SKIN.line, 0.1);
  const part = (knots: string): void => form(art, knots, { ...FAR, soft: 2, towards: [-1, 0] });
  part('268,306! 264,297 265,289 270,285! 278,284 284,288! 285,297 281,303 278,306!');
  for (const finger of [
    '279,288! 284,282 287,283 287,289 284,296!',
    '274,287! 277,279 281,278.4 283,282 281,291!',
    '269,288! 271,278 275.4,276.4 278,280 276,290!',
  ])
    part(finger);
  part('267,299! 262,291 264,281! 267.6,279.4 269.4,283! 268,290 271,296!');
}
