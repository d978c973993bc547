import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import type { Art } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './view.ts';

/** Pale cloth in the sun, its folds, what silk and arms throw on it. */
const IVORY = { fill: '#f6e8d6', shade: '#cbb6c4', rim: '#fffaf0', rimWidth: 3 } as const;
const [HALF, DEEP, FOLD] = ['#e2d0d0', '#a48fb0', '#8b7299'];

/** Her weight is on the right leg: that hip stands out, the cloth is taut over it, and falls free from the other. */
export function skirt(art: Art): void {
  toned(
    art,
    '201,540! 192,590 180,640 172,700 160,776 142,836 116,890! 436,890! 430,800 412,720 388,652 362,600 333,540!',
    { ...IVORY, soft: 24 },
    ['300,560! 330,640 344,730 346,810 340,890! 318,890! 326,800 322,720 308,640!', HALF],
    ['352,650! 376,720 392,800 398,890! 372,890! 374,800 362,720!', HALF],
    ['238,660! 222,740 200,820 180,890! 148,890! 178,820 206,740!', IVORY.shade],
    ['392,690! 414,770 424,840 428,890! 410,890! 408,830 400,760!', HALF],
    // what the bow throws on it
    [
      '170,660! 214,600 254,562! 276,564 304,602 342,654 384,694! 380,716 340,706 304,672 280,644 266,650! 250,640 226,656 200,686 160,730!',
      DEEP,
      0.8,
    ],
  );
  strokes(
    art,
    [
      '322,690 330,760 328,860',
      '366,700 380,780 384,860',
      '204,710 186,790 160,864',
      '400,740 416,810 422,866',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
}

/** Back and neck, and the dress that leaves them bare as far as under the blades. */
export function dress(art: Art): void {
  back(art);
  toned(
    art,
    '187,350! 195,345 204,341 213,338! 207,378 210,412 228,448 264,472! 302,446 324,408 329,374 327,347! 334,351 341,354 348,357! 346,384 350,424! 346,456 336,484 331,512 334,548! 200,548! 204,510 197,470 187,424! 184,390!',
    { ...IVORY, soft: 0 },
    // the side away from the sun
    ['180,340! 198,340 196,380 200,430 214,480 224,548! 190,548 176,420!', IVORY.shade],
    ['180,396! 191,420 200,460 208,512! 190,512 176,430!', DEEP],
    // folds that the sash draws together
    ['214,420! 232,462 244,490 250,520! 238,520 226,490 214,450!', HALF],
    ['264,472! 260,490 260,520! 272,520 272,490!', HALF],
    ['320,420! 308,466 292,496 284,520! 302,520 318,480!', HALF],
    ['344,396! 340,440 326,484 318,524! 330,524 344,470!', HALF],
  );
  strokes(
    art,
    ['203,404 210,450 224,496', '338,410 334,450 320,496', '294,460 284,488 278,504'],
    INK.form,
    FOLD,
    0.2,
  );
}

function back(art: Art): void {
  flat(
    art,
    '248,250! 248,290 244,314 229,331 202,342 180,347 164,354! 172,400 186,414! 200,460 262,490 330,460! 346,414! 362,400 368,374 356,359! 334,351 317,342 308,328 305,304 316,270!',
    SKIN.fill,
    // the side away from the sun: neck, shoulder, and the near blade, whose edge stands out as far as the elbow draws it back
    [
      '240,250! 258,284 259,310 252,332 242,352 238,374 243,396 242,420 236,438 244,458 264,476! 220,480 180,430 150,420 140,340 230,320!',
      SKIN.shade,
    ],
    ['240,372! 248,390 250,410 244,432! 244,414 244,394', SKIN.light],
    // the furrow of the spine, the other blade
    ['271,360! 266,392 264,430 265,472! 273,468 276,430 275,394!', SKIN.shade, 0.8],
    ['327,366! 310,382 299,404 300,428 306,444! 309,424 315,404 328,386!', SKIN.shade],
    ['328,384! 315,404 309,424 306,444! 320,430 330,410!', SKIN.light],
    // what the jaw throws on the throat; the cord from behind the ear to its pit
    ['270,270! 292,298 306,324 316,342! 330,320! 330,280!', SKIN.shade],
    ['290,290! 291,308 297,328 309,342 334,353! 322,342 308,330! 298,316 294,300', SKIN.light],
    { along: ['305,322 309,331 317,342 334,351 356,359'], paint: SKIN.rim, width: 4 },
  );
}
