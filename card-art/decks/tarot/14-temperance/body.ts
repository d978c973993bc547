import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const SASH = { light: '#ee8a5c', middle: '#cf563c', dark: '#8e2f3c' } as const;

/** The far foot stands in the pool: the shin ends at the water, what is below it is dim and not quite where it should be. */
export function feet(art: Art): void {
  // bent aside and dim
  const sunk = closed('330,784! 326,796 318,806 311,814! 322,820 336,816! 342,804 346,794 348,784!');
  art.fill(sunk, '#47798a', 0.75);
  flat(
    art,
    '326,724! 324,748 327,768 331,790! 348,790! 351,772 354,750 353,724!',
    SKIN.middle,
    ['342,720! 341,752 342,770 343,794! 360,794! 360,720!', SKIN.dark],
    EDGE,
  );
  contactShadow(art, 430, 794, 54, 8, '#0b2036');
  flat(
    art,
    '418,744! 417,760 409,772 396,781 385,786 379,791! 382,796 392,796 402,797.4 420,795 434,796 450,796.6 458,791! 459,778 454,764 453,744!',
    SKIN.middle,
    ['440,740! 442,762 440,776 430,785 408,790 390,792 380,798! 470,802! 462,740!', SKIN.dark],
    EDGE,
  );
  strokes(
    art,
    ['380,792 387,789', '386,794 394,790', '394,795.6 401,792', '402,796 408,793'],
    1.1,
    SKIN.line,
    0,
  );
  strokes(art, ['437,772 441,776 440,781'], 1.2, SKIN.line, 0);
}

/** From behind and the left: back, hip, the knee that goes before under the cloth, the leg that carries. */
export function gown(art: Art): void {
  const outline = closed(
    '366,368! 354,390 347,416 350,444 361,472! 355,498 350,528 341,566 328,606 318,640 317,654! 321,684 324,714 318,742! 328,748 340,742 352,748 364,742! 374,742 384,752 392,752 402,764! 416,758 430,764 446,758 462,768 480,774 504,766! 498,724 482,668 466,616 455,566 444,526 432,496 428,474! 436,446 438,416 430,388 410,370!',
  );
  flat(
    art,
    outline,
    GOWN.middle,
    [
      closed(
        '346,370! 372,374 366,410 370,446 376,474 368,510 364,550 352,596 336,640 328,662 332,700 330,750! 300,752! 300,640 340,480!',
      ),
      GOWN.light,
    ],
    // the valley between the legs, the far side of the back and the train
    [closed('388,560! 374,610 366,660 362,704 360,750! 412,770! 404,720 400,660 398,610!'), GOWN.dark],
    [closed('386,600! 376,650 372,700 372,752! 402,766! 396,700 392,650!'), GOWN.deep],
    [
      closed(
        '412,380! 420,420 416,452 410,476 420,510 430,560 444,620 456,690 462,772! 520,780! 480,600 450,480 446,380!',
      ),
      GOWN.dark,
    ],
    [closed('432,496! 440,540 454,600 470,660 482,720 484,780! 520,780! 470,600!'), GOWN.deep],
    // what the near wing throws on the back that it grows from
    [closed('414,370! 430,378 444,400 446,440 438,490! 422,490 426,450 424,400'), GOWN.deep],
    // the leg that carries catches the light again
    [closed('398,530! 394,580 402,640 408,700 412,764! 432,764! 428,700 420,640 412,580!'), GOWN.light],
    EDGE,
  );
  strokes(
    art,
    [
      '374,486 366,540 350,596 330,644',
      '321,652 340,640 358,618',
      '321,656 344,656 364,644',
      '320,660 338,694 342,740',
      '319,664 328,700 328,738',
      '388,490 388,540 380,600 368,668',
      '410,488 418,540 434,610 440,690',
      '422,486 440,560 464,650 476,720',
      '444,560 464,640 488,716',
      '426,640 432,700 436,752',
    ],
    2.2,
    GOWN.line,
    0.12,
  );
  strokes(
    art,
    ['364,388 360,420 368,456', '384,384 380,420 382,460', '400,384 404,424 400,462'],
    1.5,
    GOWN.deep,
    0.14,
  );
}

/** Round the waist; its ends fly back a little. */
export function sash(art: Art): void {
  for (const [way, width] of [
    ['424,480 446,524 468,566 500,596', 11],
    ['422,482 434,528 448,580 470,624', 12],
  ] as const) {
    const end = ribbon(curve(way), width, { start: 0.6, end: 0.9, samples: 16 });
    flat(art, end, SASH.middle, [end.translate(width * 0.45, -2), SASH.dark], {
      side: [-1.6, 0.6],
      paint: SASH.light,
    });
  }
  flat(
    art,
    '361,464! 378,474 404,475 430,466! 431,476 428,486! 404,493 380,491 358,480!',
    SASH.middle,
    ['400,470! 404,500! 440,490! 436,460!', SASH.dark],
    { side: [-1.6, 1], paint: SASH.light },
  );
  strokes(art, ['366,474 386,483 410,483', '372,470 396,478 424,474'], 1.6, '#6e2236', 0.1);
}
