import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { EDGE, GOWN, SKIN } from './form.ts';

const SASH = { light: '#ee8a5c', middle: '#cf563c', dark: '#8e2f3c' } as const;

/** The far foot is set into the pool, dim and a little aside below the surface; the near one carries her on the stone, its toes at the edge. */
export function feet(art: Art): void {
  const sunk = closed(
    '327,784! 324,793 314,800 302,805 293,809.6! 290,814 296,817.6 308,818 324,816 338,813.6 348,810! 352,802 350,784!',
  );
  art.fill(sunk, '#47798a', 0.75);
  // the calf high behind, the shin thin where it goes in
  flat(
    art,
    '328,712! 324,732 323.6,752 327.6,772 330,790! 347,790! 348.6,778 354.6,764 360.6,746 363,728 362,712!',
    SKIN.middle,
    ['345,710! 345,732 341,752 338,772 340,794! 368,794! 368,710!', SKIN.dark],
    ['326,712! 325,734 328,756 333,776! 335,764 331,744 331,712!', SKIN.light],
    EDGE,
  );
  contactShadow(art, 408, 796, 52, 7, '#0b2036');
  flat(
    art,
    '405,738! 404,750 400,760 393,767.6 384,773 375,777.4! 369,778.6 364.4,782 361.6,787! 360.6,791.6 363.6,795 369,795.6! 376,797.4 384,796.6 391,794! 398,790.6 406,790 413,792 421,796.4 431,798.4 441,796.4! 447,790.6 446.6,781 442.6,770 441,738!',
    SKIN.middle,
    // calf and heel, the arch and the outer edge
    [
      '428,734! 429,752 426,766 417,776 404,783 390,787 376,790 362,793 362,802! 452,802! 450,734!',
      SKIN.dark,
    ],
    [
      '408,738! 408,752 404,762 396,769.6 386,775 377,779! 386,781 400,775 411,766 416,752 416,738!',
      SKIN.light,
    ],
    EDGE,
  );
  // the toes, one behind the other, the ankle, the sinew of the heel
  strokes(
    art,
    [
      '362,789.6 366.6,787.6',
      '367,794.4 370.6,788.6 374.6,786',
      '374,796 377.6,790.6 381.6,788',
      '381.6,796 384.6,791.6 388,789.6',
    ],
    1.1,
    SKIN.line,
    0,
  );
  strokes(art, ['420,771 425,774 424,780', '436,757 433.6,769 435.4,780'], 1.2, SKIN.line, 0);
}

/** From behind and the left: back, hip, the knee that goes before under the cloth, the leg that carries. */
export function gown(art: Art): void {
  const outline = closed(
    '366,368! 354,390 347,416 350,444 361,472! 355,498 350,528 341,566 328,606 318,640 317,654! 321,684 324,714 318,742! 328,748 340,742 352,748 364,742! 371,742 378,750 385,750 392,762! 404,755 418,761 434,756 450,766 468,772 494,766! 488,724 475,668 464,616 456,566 449,528 441,498 428,474! 436,446 438,416 430,388 410,370!',
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
        '382,540! 372,574 366,620 363,660 360,704 358,750! 402,774! 396,752 388,728 381,702 376,680! 372,660 374,630 382,590!',
      ),
      GOWN.dark,
    ],
    [
      closed('380,570! 370,612 367,650 366,700 366,752! 394,768! 386,726 378,698 372,674! 370,656 373,620!'),
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
        '398,528! 388,566 380,604 374,640 371,656! 373,668 377,682 382,702 389,728 394,750 397,764! 409,764! 405,738 400,710 396,690 393,676! 399,650 404,600 410,566 410,536!',
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
      '391,678 401,706 408,736',
      '400,677 419,706 430,742',
      '414,500 420,540 420,590',
      '422,486 440,560 460,650 469,720',
      '448,560 463,640 479,716',
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
