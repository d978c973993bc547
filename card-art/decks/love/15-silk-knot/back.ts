import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form, SKIN, toned } from './view.ts';

/** The dress: in the sun, rounded away from it, under the bow; the lines of its folds. */
const IVORY = { fill: '#f6e8d6', shade: '#cbb6c4', rim: '#fffaf0', rimWidth: 3 } as const;
const [HALF, DEEP, FOLD] = ['#e2d0d0', '#a48fb0', '#8b7299'];
const HAIR = { shade: '#1c1226', rim: '#f0a870', rimWidth: 2.8 } as const;
const BROWN = '#4a2c34';
const HOLLOW = '#bd8468';

/** She looks over the lake; we stand behind her: hair put up, a pale dress open at the back. */
export function back(art: Art): void {
  skirt(art);
  sleeves(art);
  // back and neck
  toned(
    art,
    '240,318! 242,352 234,374 206,388 168,402! 176,450 190,500 270,520 344,500 352,450 364,396! 332,382 310,370 304,346 306,318!',
    { ...SKIN, soft: 0 },
    // the neck's far side, the shoulder, the hollows beside blade and spine
    ['230,310! 254,330 256,356 246,384 222,404 206,418 208,440! 160,440 160,390!', SKIN.shade],
    ['206,400! 216,420 224,444 240,470 252,500! 236,500 214,470 204,430!', HOLLOW],
    ['266,396! 261,430 262,470 266,500! 276,500 274,450 270,418', HOLLOW],
    ['320,408! 318,434 306,460 292,480! 312,470 326,440 330,412', HOLLOW],
    // what the head throws on the nape
    ['236,326! 310,330! 310,350 296,360 276,370 258,364 244,352!', SKIN.shade],
  );
  strokes(art, ['264,398 259,430 260,474'], INK.form, '#9a5c58', 0.24);
  bodice(art);
  head(art);
}

function skirt(art: Art): void {
  toned(
    art,
    '186,640! 170,690 134,760 100,890! 470,890! 440,790 402,712 364,640!',
    { ...IVORY, soft: 26 },
    // folds fall from the waist and widen
    ['330,640! 350,706 370,790 380,890! 350,890! 346,800 338,716!', HALF],
    ['306,650! 312,720 316,800 314,890! 292,890! 298,800 300,716!', HALF],
    ['376,676! 404,740 424,810 436,890! 408,890! 402,810 390,740!', IVORY.shade],
    ['208,660! 186,730 168,810 160,890! 132,890! 148,806 178,720!', IVORY.shade],
    // what sash and bow throw on it
    [
      '160,660! 190,676 270,690 340,684 376,666! 396,690 384,704 340,704 262,712 200,702 150,712!',
      DEEP,
      0.75,
    ],
  );
  strokes(
    art,
    [
      '404,690 434,780 448,850',
      '210,720 196,790 190,850',
      '338,716 346,800 350,870',
      '300,716 298,800 292,870',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
}

/** Wide sleeves: one elbow shows under the bow, its hand is before her, the other reaches round behind. */
function sleeves(art: Art): void {
  toned(
    art,
    '166,404! 138,416 118,450 104,510 90,570 80,626 84,660 98,680 122,690 150,688 176,680 202,664! 200,600 186,540 190,470!',
    { ...IVORY, soft: 14 },
    ['168,410! 158,440 152,490 150,540! 170,540 176,480!', IVORY.shade],
    ['134,430! 124,470 118,520! 130,520 136,470!', HALF],
    // below the bow: the elbow, and the forearm that goes round to the front
    ['70,600! 100,650 140,666 204,650! 204,676 176,676 150,678 124,676 100,664 84,640!', DEEP, 0.8],
    ['118,676! 140,672 170,674 206,656! 206,690 150,700!', IVORY.shade],
  );
  strokes(art, ['92,664 108,672 128,674', '104,684 126,680 152,680'], INK.form, FOLD, 0.2);
  toned(
    art,
    '366,398! 396,412 418,450 438,508 458,560 472,604! 470,630 460,654 442,670! 426,674 408,666! 402,650 404,630! 396,604 372,590 356,540 348,470!',
    { ...IVORY, soft: 0 },
    // away from the sun, and the folds that the elbow pulls
    ['366,398! 376,440 386,500 404,560 420,600! 440,624 420,640 404,630! 380,610 340,560!', IVORY.shade],
    ['384,420! 398,470 414,530 430,580! 420,580 402,530 388,470', HALF],
    ['470,600! 450,606 430,606 414,598! 424,614 446,622 468,616!', IVORY.shade],
    ['468,630! 446,636 426,630 406,634! 402,660 420,672 440,672! 430,656 446,646', IVORY.shade],
  );
  strokes(
    art,
    [
      '400,450 420,510 434,566',
      '470,602 450,608 430,602',
      '466,628 446,632 426,626',
      '126,470 114,530 112,586',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
}

function bodice(art: Art): void {
  toned(
    art,
    '150,412! 166,402 184,396 202,392! 204,430 218,476 262,512! 308,478 326,430 330,386! 348,390 366,396 384,410! 376,470 360,530 350,578 352,616! 194,616! 190,576 180,530 162,470!',
    { ...IVORY, soft: 0 },
    // the side away from the sun, from shoulder to waist
    ['146,410! 172,404 182,440 190,490 204,550 214,616! 180,620 150,500!', IVORY.shade],
    // cloth that the knot draws together
    ['204,440! 216,480 236,520 254,570! 240,580 220,550 206,500!', HALF],
    ['262,512! 256,540 258,580! 270,580 268,540!', HALF],
    ['314,474! 308,520 290,560 276,590! 300,580 318,540 324,490!', HALF],
    ['384,408! 366,440 352,500 342,560 340,616! 356,616 366,540!', HALF],
  );
  strokes(
    art,
    [
      '172,440 184,500 200,570',
      '376,430 358,500 346,570',
      '232,520 240,550 250,580',
      '298,514 290,548 280,580',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
}

/** Turned a little to the sun: past the ear her cheek has it; the hair is drawn up from the nape into its knot. */
function head(art: Art): void {
  // a pin with two pearls, through the knot of hair
  art.blot(ink(curve('244,164 300,192 370,222'), 6, 4, 0), '#e6b45c');
  nape(art);
  for (const [outline, soft] of [
    ['284,176 320,166 346,186 344,214 318,232 284,228 264,208 266,188', 13],
    [
      '213,268 217,240 238,216 274,204 308,209 330,227 341,248! 340,262 332,290 320,308 308,317! 305,326 299,334 291,337 283,333 275,332 267,336 259,342 251,342 245,334 236,322 224,305 215,287',
      18,
    ],
  ] as const)
    form(art, closed(outline), BROWN, soft, HAIR);
  cheek(art);
  ear(art);
  strokes(
    art,
    [
      '234,314 229,284 240,250 272,222',
      '248,332 242,290 256,250 286,222',
      '264,336 260,292 272,252 298,224',
      '281,334 278,292 288,256 310,228',
      '296,332 293,310 297,296',
      '334,250 326,238 314,228',
      '326,268 320,250 308,234',
      '280,194 306,182 334,194',
      '276,208 304,198 336,210',
      '290,222 312,216 334,216',
    ],
    INK.contour,
    '#7c4a44',
    0.14,
  );
  form(art, ellipse(243, 163, 10), '#fff2e0', 4, { shade: '#b890a0', rim: '#ffffff', rimWidth: 1.6 });
  art.blot(ink(curve('242,168 238,178 237,190'), 1.8, 5, 0), '#e6b45c');
  form(art, ellipse(237, 192, 6), '#f4a7ae', 3, { shade: '#9a4a68', rim: '#ffffff', rimWidth: 1.2 });
}

/** Temple, socket, cheek bone, jaw; an eyelash beyond. */
function cheek(art: Art): void {
  strokes(art, ['339,268 346,265 351,260'], 2.2, '#3a2028', 0);
  toned(
    art,
    '339,244! 346,251 346.6,258.6 343,265.6! 346.4,273 347.6,282 345.4,294 341,305! 339,314 334,322 326,330 316,338 304,347! 299,332! 305,315 311,303 316,292! 321,290 322,280! 327,270 334,257',
    { ...SKIN, soft: 0 },
    // under the jaw, and where the cheek turns away before the ear
    ['296,312! 314,300 322,310 330,326! 300,354 290,330!', SKIN.shade],
    ['344,260! 338,270 338,284 341,297 335,312 326,328! 350,322 356,270!', '#efbe96'],
  );
}

/** The short hairs of the nape, too short for the knot, and two locks that came loose. */
function nape(art: Art): void {
  const hair = (knots: string, width: number): Path =>
    ribbon(curve(knots), width, { start: 0.7, end: 0, samples: 8 });
  art.blot(
    [
      hair('250,338 249,350 253,360', 4),
      hair('270,332 268,346 271,355', 4.4),
      hair('279,331 280,343 277,352', 3.6),
      hair('293,334 295,346 292,355', 4),
    ],
    '#7a4c44',
  );
  art.blot(
    [
      hair('258,338 253,354 259,366 255,382', 3.6),
      hair('286,332 287,346 284,354', 2.6),
      hair('300,330 303,348 296,364 299,376', 3.2),
    ],
    BROWN,
  );
}

function ear(art: Art): void {
  toned(
    art,
    '299,278! 303,267 313,264 320,270 321,282 316,294 313,304 307,310! 302,304 298,290',
    { ...SKIN, soft: 2 },
    ['304,278! 309,270 316,272 316,282 311,294! 309,282 306,280', SKIN.shade],
  );
}
