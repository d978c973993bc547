import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path } from '../../../kit/pen/index.ts';
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
    '196,610! 170,660 130,740 100,890! 470,890! 440,780 400,690 350,610!',
    { ...IVORY, soft: 26 },
    // folds fall from the waist and widen
    ['330,640! 350,706 370,790 380,890! 350,890! 346,800 338,716!', HALF],
    ['306,650! 312,720 316,800 314,890! 292,890! 298,800 300,716!', HALF],
    ['376,676! 404,740 424,810 436,890! 408,890! 402,810 390,740!', IVORY.shade],
    ['208,660! 186,730 168,810 160,890! 132,890! 148,806 178,720!', IVORY.shade],
    // the bow's shadow
    [
      '150,640! 214,650 262,628! 300,634 350,634 396,640! 414,664 400,690 366,702 322,694 288,672 264,658! 250,690 226,704 196,700 164,694!',
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

/** Wide sleeves: one hand is before her, the other reaches round behind. */
function sleeves(art: Art): void {
  toned(
    art,
    '166,404! 138,416 118,450 104,510 92,570 96,606 112,628 150,632! 178,600 186,540 190,470!',
    { ...IVORY, soft: 14 },
    ['168,410! 158,440 152,490 150,540! 170,540 176,480!', IVORY.shade],
    ['134,430! 124,470 118,520! 130,520 136,470!', HALF],
  );
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

function head(art: Art): void {
  const put = (path: Path, fill: string, soft: number, light: object): void =>
    form(art, path, fill, soft, light);
  // an ear, the edge of a cheek
  toned(art, '314,256! 330,268 337,284 338,302 334,318 322,332 306,342! 300,300', { ...SKIN, soft: 0 }, [
    '312,296! 322,306 322,322 314,338! 300,346 300,300',
    SKIN.shade,
  ]);
  // a pin with two pearls, through the knot of hair
  art.blot(ink(curve('244,164 300,192 370,222'), 6, 4, 0), '#e6b45c');
  put(closed('284,176 320,166 346,186 344,214 318,232 284,228 264,208 266,188'), BROWN, 13, HAIR);
  put(
    closed(
      '212,272 216,238 240,214 276,206 310,216 330,242 332,274 322,296! 318,320 310,334 298,340 284,340 272,350! 262,341 250,340 238,332 224,308',
    ),
    BROWN,
    18,
    HAIR,
  );
  toned(
    art,
    '312,268! 318,260 328,262 332,274 329,288 323,296 319,306! 313,302 311,286',
    { ...SKIN, soft: 2 },
    ['316,270! 321,265 327,269 326,280 320,292! 321,280 317,276', SKIN.shade],
  );
  strokes(
    art,
    [
      '224,296 226,262 246,234 280,218',
      '236,320 238,280 258,244 292,222',
      '256,336 256,292 276,250 304,226',
      '280,334 276,296 292,258 314,236',
      '302,336 298,300 308,270 320,254',
      '280,194 306,182 334,194',
      '276,208 304,198 336,210',
      '290,222 312,216 334,216',
    ],
    INK.contour,
    '#7c4a44',
    0.14,
  );
  art.blot(
    ['266,346 262,362 268,378', '290,338 296,356 292,372'].map((lock, i) => ink(curve(lock), 2.6, i, 0)),
    BROWN,
  );
  form(art, ellipse(243, 163, 10), '#fff2e0', 4, { shade: '#b890a0', rim: '#ffffff', rimWidth: 1.6 });
  art.blot(ink(curve('242,168 238,178 237,190'), 1.8, 5, 0), '#e6b45c');
  form(art, ellipse(237, 192, 6), '#f4a7ae', 3, { shade: '#9a4a68', rim: '#ffffff', rimWidth: 1.2 });
}
