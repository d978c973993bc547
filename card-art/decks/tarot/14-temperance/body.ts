import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const SASH = { light: '#ee8a5c', middle: '#cf563c', dark: '#8e2f3c' } as const;

/** The far foot stands in the pool, the near one on the stone, its toes at the edge: the shin ends at the water, what is below it is dim and not quite where it should be. */
export function feet(art: Art): void {
  // bent aside and dim
  const sunk = closed('330,784! 326,796 318,806 311,814! 322,820 336,816! 342,804 346,794 348,784!');
  art.fill(sunk, '#47798a', 0.75);
  // the calf high behind, the shin thin where it goes in
  flat(
    art,
    '325,716! 324,738 327,760 333,790! 347,790! 349.6,775 356,758 360.6,740 361,716!',
    SKIN.middle,
    ['346,712! 346,738 341,758 340,774 342,794! 366,794! 366,712!', SKIN.dark],
    EDGE,
  );
  contactShadow(art, 442, 795, 50, 7, '#0b2036');
  flat(
    art,
    '436,738! 434,756 428,767 416,776.6 405,783.6 397.6,788! 394,791.6 395.6,796 402,797.4! 410,797.6 418,795.6 427,793 438,794 447,797 458,798 468,795.6! 472.6,789 471.4,779 468,768 467,738!',
    SKIN.middle,
    // heel, the arch and the outer edge
    ['456,734! 457,752 455,766 446,776.6 431,785 414,790 396,792.4 392,799! 480,802! 474,734!', SKIN.dark],
    EDGE,
  );
  strokes(
    art,
    ['396.4,791 402,788.4', '401.6,794.4 408,790.6', '408.6,796 414,792', '415.6,795.4 420,792'],
    1.1,
    SKIN.line,
    0,
  );
  strokes(art, ['450,770 454.6,773.6 453.6,779', '463,756 460.4,768 461.6,780'], 1.2, SKIN.line, 0);
}

/** From behind and the left: back, hip, the knee that goes before under the cloth, the leg that carries. */
export function gown(art: Art): void {
  const outline = closed(
    '366,368! 354,390 347,416 350,444 361,472! 355,498 350,528 341,566 328,606 318,640 317,654! 321,684 324,714 318,742! 328,748 340,742 352,748 364,742! 374,742 384,752 392,752 402,764! 416,758 430,764 446,758 462,768 480,774 504,766! 498,724 482,668 466,616 455,566 444,526 438,496 428,474! 436,446 438,416 436,392 424,374 408,368!',
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
    // the far side of the back; the valley between the legs, narrow where the near knee comes forward
    [
      closed(
        '382,540! 372,574 366,620 363,660 360,704 358,750! 424,774! 414,752 402,728 390,702 380,680! 372,660 374,630 382,590!',
      ),
      GOWN.dark,
    ],
    [
      closed('380,570! 370,612 367,650 366,700 366,752! 412,768! 398,726 384,698 374,674! 370,656 373,620!'),
      GOWN.deep,
    ],
    [
      closed(
        '412,380! 420,420 416,452 410,476 420,510 430,560 444,620 456,690 462,772! 520,780! 480,600 450,480 446,380!',
      ),
      GOWN.dark,
    ],
    [closed('432,496! 440,540 454,600 470,660 482,720 484,780! 520,780! 470,600!'), GOWN.deep],
    // what the near wing throws on the back that it grows from
    [closed('414,370! 430,378 444,400 446,440 438,490! 422,490 426,450 424,400'), GOWN.deep],
    // the near thigh comes forward to its knee and catches the light again; from the knee the cloth falls back to the ankle
    [
      closed(
        '398,528! 388,566 380,604 374,640 371,656! 374,667 380,680 388,700 400,726 412,750 418,764! 428,764! 420,736 410,710 401,690 396,676! 399,650 404,600 410,566 410,536!',
      ),
      GOWN.light,
    ],
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
      '388,490 388,530 384,560',
      '391,673 402,662 412,642',
      '384,680 402,676 420,662',
      '394,676 412,704 426,736',
      '404,676 430,706 448,744',
      '414,500 420,540 420,590',
      '422,486 440,560 464,650 476,720',
      '444,560 464,640 488,716',
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
