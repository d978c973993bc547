import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  Path,
  points,
  polygon,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

const COAT = '#efe6d8';
const FAR = '#b9b0bc';
const SHADE = '#6f6a94';
const LEATHER = '#33263e';

/** Neck, breast, barrel and quarters; the frame cuts the tail. */
export const TRUNK = closed(
  '372,348 350,356 318,386 286,430 256,474! 226,490 186,502 146,498 104,490 66,502 40,536 30,590! 40,640 78,664 116,650! 150,634 200,644 258,646 310,642 344,632! 372,612 388,584 390,552 382,514 370,476 366,446 372,424! 400,400 404,360',
);
/** Head bent to the breast, seen from the side. */
const HEAD = closed(
  '368,352! 382,344 396,350 412,372 428,402 441,430 448,444! 451,456 446,468! 440,476 430,474! 422,466 416,456! 404,450 390,448 376,440 366,424! 358,400 358,372',
);
const EARS = [leaf(376, 354, 34, 14, -2, 2), leaf(390, 352, 34, 15, 14, 3)];
const NEAR_FORE = [
  limb('338,566 352,606 368,640 391,668', [46, 34, 23, 14], 18),
  limb('393,660 391,694 379,726 369,746', [14.5, 9.5, 8, 9], 14),
];
const FAR_FORE = limb('352,590 350,650 346,706 348,760 352,784', [34, 20, 13, 8.5, 9.5], 20);
const NEAR_HIND = limb('92,560 116,616 112,660 88,706 94,752 104,784', [62, 52, 29, 16.5, 10, 10.5], 24);
const FAR_HIND = limb('150,620 160,664 146,706 160,752 176,784', [40, 27, 15, 9.5, 10], 22);
const HOOVES = {
  nearFore: polygon(points('361,738 377,746 368,770 345,760')),
  farFore: polygon(points('342,780 362,780 370,804 338,804')),
  farHind: polygon(points('166,782 187,780 198,804 164,804')),
  nearHind: polygon(points('94,780 115,780 124,804 90,804')),
};

/** For his shadow. */
export const HORSE = [TRUNK, HEAD, ...NEAR_FORE, FAR_FORE, NEAR_HIND, FAR_HIND, ...Object.values(HOOVES)];

/** A pale horse that walks to the right, one forefoot lifted; bridle, breast strap and cloth are dark. In the card's own units. */
export function horse(art: Art): void {
  const round = (outline: Path, fill: string, soft: number, depth = 1): void =>
    form(art, outline, fill, soft, { shade: SHADE, depth });
  round(FAR_HIND, FAR, 8);
  round(FAR_FORE, FAR, 8);
  art.fill(HOOVES.farHind, '#4a4058');
  art.fill(HOOVES.farFore, '#4a4058');
  round(EARS[0]!, FAR, 3);
  const whole = [TRUNK, NEAR_HIND, ...NEAR_FORE];
  const coat = (): void => {
    for (const part of whole) art.fill(part, COAT);
  };
  form(art, Path.join(whole), coat, 20, { shade: SHADE });
  art.clip(TRUNK, () => {
    stippled(
      art,
      closed('360,470! 330,520 322,590 350,640 250,660 110,660 150,600 260,560 300,490 330,440!'),
      SHADE,
      [330, 470],
      [240, 660],
      [0.1, 0.75],
    );
    stippled(
      art,
      closed('366,424! 340,440 320,480 300,440 350,380!'),
      SHADE,
      [372, 430],
      [320, 440],
      [0.75, 0],
    );
  });
  form(art, HOOVES.nearFore, '#4a4058', 4);
  form(art, HOOVES.nearHind, '#4a4058', 4);
  round(HEAD, COAT, 9);
  round(EARS[1]!, COAT, 3);
  art.fill(closed('430,440! 436,436 442,442 438,450'), '#5a4a68');
  art.fill(closed('396,384! 404,378 412,384! 406,391 399,390'), '#241a30');
  art.fill(ellipse(406, 382.6, 1.9), '#fffdf2');
  strokes(
    art,
    [
      '392,386 400,376 414,382',
      '430,470 438,462 445,460',
      '380,436 396,430 404,412',
      '366,424 360,408 362,392',
    ],
    INK.form,
    '#8d83a4',
  );
  strokes(
    art,
    [
      '350,600 344,570 352,530',
      '120,650 140,620 144,580',
      '90,700 102,690 108,676',
      '384,560 368,590 350,606',
      '304,640 322,620 328,600',
    ],
    INK.form,
    '#8d83a4',
  );
  mane(art);
  bridle(art);
}

/** Blown back over the crest. */
function mane(art: Art): void {
  const locks = [
    '378,346 352,350 322,372 306,404',
    '366,350 336,362 306,394 296,430',
    '348,360 318,384 292,420 288,456',
    '328,378 300,408 280,444 282,478',
    '308,402 286,434 270,466 278,500',
    '290,430 270,458 262,486 272,516',
    '384,346 392,362 396,384',
  ];
  for (const lock of locks)
    form(art, ribbon(curve(lock), 19, { start: 0.6, peak: 0.35 }), '#cfc4c6', 5, {
      shade: SHADE,
      rimWidth: 1.8,
    });
  strokes(art, locks, INK.form, '#877c9c');
}

function bridle(art: Art): void {
  const strap = (knots: string, width: number): void =>
    form(art, ribbon(curve(knots), width, { start: 0.9, end: 0.9, samples: 12 }), LEATHER, 3, {
      rim: '#e8b878',
      rimWidth: 1.4,
    });
  strap('372,356 378,390 386,418 408,440', 6);
  strap('374,368 392,372 408,366', 6);
  strap('404,446 416,432 436,424', 6);
  strap('408,440 372,452 330,452 298,446', 4.6);
  strap('276,500 320,540 360,560 390,558', 9);
  art.fill(ellipse(408, 440, 5), '#e2b25c');
  art.blot([ellipse(316, 537, 3.6), ellipse(342, 553, 3.6), ellipse(368, 560, 3.6)], '#e2b25c');
}
