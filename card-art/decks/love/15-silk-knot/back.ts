import { INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const SKIN = { shade: '#8a4a54', rim: '#ffe6bc' } as const;
const CLOTH = { shade: '#8b7299', rim: '#fffaf0', rimWidth: 3 } as const;
const HAIR = { shade: '#1c1226', rim: '#f0a870', rimWidth: 2.8 } as const;
const [SKIN_TONE, IVORY, BROWN, FOLD] = ['#d39a78', '#f6e8d6', '#4a2c34', '#9c86a6'];

/** She looks over the lake; we stand behind her: hair put up, a pale dress open at the back. */
export function back(art: Art): void {
  const put = (knots: string, fill: string, soft: number, light: object): void =>
    form(art, closed(knots), fill, soft, light);
  // skirt
  put('196,610! 170,660 130,740 100,890! 470,890! 440,780 400,690 350,610!', IVORY, 30, CLOTH);
  // the bow's shadow
  art.clip(closed('196,610! 170,660 130,740 100,890! 470,890! 440,780 400,690 350,610!'), () => {
    stippled(
      art,
      closed(
        '120,600! 400,600! 420,660 380,684 330,690 290,668 262,660! 240,720 206,780 196,890! 150,890! 170,780 200,700 206,676! 160,690 120,670',
      ),
      '#7a5f8e',
      [300, 620],
      [260, 800],
      [0.85, 0.3],
    );
  });
  // arms in wide sleeves: one hand is before her, the other reaches round behind
  put(
    '166,404! 138,416 118,450 104,510 92,570 96,606 112,628 150,632! 178,600 186,540 190,470!',
    IVORY,
    16,
    CLOTH,
  );
  put(
    '366,398! 396,412 418,450 438,508 458,560 470,602! 470,628 460,654 442,672! 426,676 408,668! 402,650 404,630! 396,604 372,590 356,540 348,470!',
    IVORY,
    16,
    CLOTH,
  );
  // back and neck
  put(
    '240,318! 242,352 234,374 206,388 168,402! 176,450 190,500 270,520 344,500 352,450 364,396! 332,382 310,370 304,346 306,318!',
    SKIN_TONE,
    17,
    SKIN,
  );
  stippled(
    art,
    closed('236,330! 300,336 306,350! 270,372 246,366!'),
    '#8a4a54',
    [270, 330],
    [270, 372],
    [0.8, 0],
  );
  strokes(
    art,
    ['262,392 256,430 258,480', '212,420 216,446 232,466', '326,414 318,442 304,462'],
    INK.form,
    '#9a5c58',
    0.24,
  );
  put(
    '150,412! 166,402 184,396 202,392! 204,430 218,476 262,512! 308,478 326,430 330,386! 348,390 366,396 384,410! 376,470 360,530 350,578 352,616! 194,616! 190,576 180,530 162,470!',
    IVORY,
    20,
    CLOTH,
  );
  strokes(
    art,
    [
      '172,470 190,530 200,576',
      '366,470 352,530 344,574',
      '230,516 234,550 240,580',
      '292,514 290,548 286,580',
      '126,470 114,530 112,586',
      '150,440 140,500 134,560 136,604',
      '400,450 420,510 434,566',
      '382,470 394,530 404,590',
      '468,606 448,606 432,598',
      '466,626 446,628 424,616',
      '404,690 434,780 448,850',
      '210,720 196,790 190,850',
    ],
    INK.contour,
    FOLD,
    0.2,
  );
  for (const [fold, from, to] of [
    ['366,690! 386,740 402,800 416,890! 392,890! 386,810 374,744!', [366, 700], [410, 880]],
    ['310,724! 322,780 330,830 336,890! 314,890! 312,800!', [310, 730], [330, 880]],
    ['184,716! 168,770 160,830 156,890! 138,890! 146,820 164,760!', [184, 716], [148, 880]],
  ] as const)
    stippled(art, closed(fold), '#8b7299', [...from], [...to], [0.9, 0.35]);
  head(art);
}

function head(art: Art): void {
  const put = (path: Path, fill: string, soft: number, light: object): void =>
    form(art, path, fill, soft, light);
  // an ear, the edge of a cheek
  put(closed('318,262! 336,276 340,304 330,326 312,338! 300,300'), SKIN_TONE, 5, SKIN);
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
  put(closed('318,272! 330,268 335,278 331,292 322,300! 316,288'), '#c88a6c', 3, SKIN);
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
  strokes(art, ['326,276 330,284 328,294', '324,284 326,292'], INK.detail, '#8a4a48', 0.1);
}
