import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  type Path,
  points,
  polygon,
  ribbon,
} from '../../../kit/pen/index.ts';
import { COAT, FAR, LINE } from './coat.ts';
import { toned } from './form.ts';
import { head } from './horse-head.ts';

const HOOF = { fill: '#5a4c60', shade: '#3a2f46', rim: '#d8b08c', soft: 4, rimWidth: 1.4 } as const;
const PLANE = '#c6bccb';
const DEEP = '#9b92b0';

/** How far right of where it is written it stands. */
const X = 12;
const placed = (knots: string): Path => closed(knots).translate(X, 0);

/** Neck, withers, back, croup; buttock, belly, breast. */
const TRUNK = placed(
  '372,352! 348,355 322,376 302,406 289,438 279,464 264,474 240,485 206,487 178,480 150,471 124,474 103,488! 88,510 80,538 84,566 100,592 150,606 180,622 230,632 290,630 330,618 350,606 376,606 399,588 410,562 408,536 400,508 388,480 376,454 364,430! 372,400',
);
const NEAR_HIND = placed(
  '104,500! 86,520 80,548 83,584 88,614 84,640 71,667! 74,684 78,708 76,744 71,760 69,770 74,781 70,790! 93,788! 95,774 97,762 96,738 97,706 103,684 108,664 124,642 148,620 164,594 168,560!',
);
const FAR_HIND = placed(
  '148,596! 142,632 140,652 127,677! 133,694 141,718 147,744 145,760 155,776 159,784! 183,780! 177,766 172,750 163,728 157,704 161,680 170,656 188,634 208,606!',
);
const NEAR_FORE = placed(
  '344,556! 336,586 340,606 358,626 380,644 398,664! 394,684 385,704 374,714 361,725! 383,739! 394,728 399,712 408,690 418,672 424,658 420,642 408,626 404,602 408,566!',
);
const FAR_FORE = placed(
  '336,600! 342,640 342,676 339,694 343,716 343,744 336,764 341,776 338,784! 360,782! 358,768 360,756 358,730 364,702 366,680 371,650 378,606!',
);
const hoof = (corners: string): Path => polygon(points(corners)).translate(X, 0);
const HOOVES = {
  farFore: hoof('337,783 361,781 368,797 333,797'),
  farHind: hoof('159,783 183,779 193,797 159,797'),
  nearFore: hoof('361,724 384,738 373,760 352,745'),
  nearHind: hoof('70,789 94,787 102,808 65,808'),
};
const TAIL = placed(
  '106,484! 88,484 68,496 52,524 44,566 40,612 26,660 10,700! 30,690 46,664 46,690 34,724! 58,700 70,664 78,620 82,572 90,536 104,508!',
);

/** For its shadow: what stands on the near hooves' line, and on the far ones'. */
export const HORSE = {
  near: [TRUNK, NEAR_HIND, NEAR_FORE, HOOVES.nearHind, HOOVES.nearFore],
  far: [FAR_HIND, FAR_FORE, HOOVES.farHind, HOOVES.farFore],
};

/** A pale horse that walks to the right, one forefoot lifted. */
export function horse(art: Art): void {
  for (const leg of [FAR_HIND, FAR_FORE]) toned(art, leg, FAR);
  toned(art, HOOVES.farHind, HOOF);
  toned(art, HOOVES.farFore, HOOF);
  const box = local(art, X, 0);
  strokes(
    box,
    [
      '160,690 158,704 162,726',
      '342,690 352,686 364,690',
      '150,764 160,758 172,756',
      '340,766 350,762 360,762',
    ],
    INK.form,
    '#6d6488',
    0.1,
  );
  tail(art, box);
  trunk(art, box);
  legs(art, box);
  mane(box);
  head(art, X + 366, 360);
}

function trunk(art: Art, box: Local): void {
  toned(art, TRUNK, { ...COAT, rimWidth: 2.8 }, () => {
    const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
    // the barrel's under side, from the elbow to the flank; deepest along the belly
    plane('348,560! 330,584 290,590 240,592 190,586 160,560 140,520 110,500 80,520! 70,640! 360,650!', PLANE);
    plane('352,604! 320,606 270,614 210,608 172,592 150,570! 130,640! 360,650!', DEEP);
    // under the neck, behind the cheek; the groove to the breast
    plane(
      '374,380! 350,404 344,430 356,456 372,492 384,524 390,552! 394,520 390,490 376,456! 380,430!',
      '#d6ccd0',
    );
    plane('368,392! 352,412 352,432 366,452 384,490! 400,480! 380,420!', DEEP);
    // behind the shoulder blade
    plane('276,470! 300,500 318,536 326,572 340,600 312,604 300,560 284,516 262,482!', '#d2c8d0');
    // croup and thigh, away from the sun
    plane('150,474! 130,500 122,540 126,580 150,600 100,600! 70,560! 84,490!', PLANE);
  });
  strokes(
    box,
    [
      '286,452 304,486 330,520 352,548',
      '350,556 342,580 342,604',
      '376,470 388,500 392,534',
      '398,556 384,576 374,600',
      '352,440 350,470 360,500',
      '300,420 320,414 336,420',
    ],
    INK.form,
    '#a89fb6',
    0.2,
  );
}

function legs(art: Art, box: Local): void {
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  toned(art, HOOVES.nearFore, HOOF);
  const { rim: _, ...matt } = COAT;
  toned(art, NEAR_FORE, { ...matt, soft: 4 }, () => {
    plane('330,560! 344,588 366,612 392,634 406,654 400,680 390,706 372,722 350,730! 320,660!', PLANE);
    plane('396,660! 405,668 400,686 392,706 376,732! 350,730! 380,690!', DEEP);
  });
  box.fill(
    ribbon(curve('408,566 404,602 408,626 420,642 424,658 418,672 408,690 399,712 394,728 384,739'), 2.4, {
      start: 0.4,
      end: 0.8,
      samples: 16,
    }),
    COAT.rim,
  );
  strokes(
    box,
    [
      '398,650 409,650 420,652',
      '402,672 410,674 416,676',
      '376,716 386,718 396,722',
      '340,606 352,612 362,622',
    ],
    INK.form,
    LINE,
    0.1,
  );
  toned(art, HOOVES.nearHind, HOOF);
  toned(art, NEAR_HIND, { ...matt, soft: 4 }, () => {
    plane(
      '168,540! 140,560 118,596 108,630 96,650 92,676 88,712 86,748 82,790! 50,790! 60,480! 110,490!',
      PLANE,
    );
    plane('82,560! 92,600 98,630 90,654 84,676 84,710 80,760! 50,780! 50,560!', DEEP);
  });
  box.fill(
    ribbon(curve('148,620 124,642 108,664 103,684 97,706 96,738 97,762 95,774'), 2.2, {
      start: 0.2,
      end: 0.8,
      samples: 16,
    }),
    COAT.rim,
  );
  strokes(
    box,
    [
      '168,556 166,590 150,618 132,634',
      '76,672 86,668 94,672',
      '92,690 98,680 104,676',
      '80,690 82,720 80,744',
      '70,766 82,760 96,764',
      '124,520 112,556 112,596',
    ],
    INK.form,
    LINE,
    0.12,
  );
}

function tail(art: Art, box: Local): void {
  toned(art, TAIL, { fill: '#d3c9cf', shade: '#a39ab4', rim: '#fff0d0', soft: 5, rimWidth: 1.6 });
  strokes(
    box,
    [
      '98,492 76,516 64,560 58,620 46,660',
      '92,500 76,540 70,600 62,650 52,684',
      '84,494 62,520 54,570 48,624 36,664',
    ],
    INK.form,
    LINE,
    0.1,
  );
}

/** Blown back over the crest: a mass, and locks that leave it. */
function mane(box: Local): void {
  const { art } = box;
  toned(
    art,
    placed(
      '384,344! 366,344 342,348 316,364 294,392 280,426 272,456 258,478! 274,474 282,470 270,490 262,510! 284,492 296,466! 296,480 288,498! 308,474 314,444! 318,456 314,470! 328,442 334,412! 340,420 338,432! 350,400 364,378 380,364!',
    ),
    { fill: '#d3c9cf', shade: '#a39ab4', rim: '#fff6d8', soft: 4, rimWidth: 1.8 },
  );
  strokes(
    box,
    [
      '372,352 344,360 318,384 300,420 290,464',
      '362,364 336,380 318,412 306,456',
      '380,350 352,354 326,372 304,402 286,446 276,474',
      '352,384 338,404 330,430',
      '300,396 286,430 274,460',
    ],
    INK.form,
    LINE,
    0.08,
  );
}
