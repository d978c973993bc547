import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';
import { COAT, FAR, LINE } from './coat.ts';
import { toned } from './form.ts';
import { head } from './horse-head.ts';

const HOOF = { fill: '#5a4c60', shade: '#3a2f46', rim: '#d8b08c', soft: 4, rimWidth: 1.4 } as const;
/** From what the sun's side would have to the under side. */
const HALF = '#cbc1ce';
const PLANE = '#b3a9c2';
const DEEP = '#877ea4';
/** Of what the low sun strikes: where it turns away, and full. */
const GLOW = '#ead2c6';
const SUNLIT = '#f7cd9c';

/** How far right of where it is written it stands. */
const X = 2;
/** Where neck and head meet. */
export const POLL: Point = [366, 352];
const placed = (knots: string): Path => closed(knots).translate(X, 0);

/** Neck, withers, back, croup; buttock, belly, breast. */
const TRUNK = placed(
  '372,346! 348,350 322,372 302,404 289,438 279,464 264,474 240,485 206,487 178,480 158,470 132,467 108,479! 94,496 83,518 78,544 82,570 98,590 150,600 186,616 236,626 290,624 330,614 350,604 376,606 399,590 411,564 410,538 402,510 388,484 370,460 352,440! 372,400',
);
/** Under the body, for it bears the weight: stifle before, the point of the hock behind, the cannon down and forward. */
const NEAR_HIND = placed(
  '104,492! 86,514 80,546 88,580 110,610 130,632 139,645! 134,655 139,668! 150,682 158,698 164,718 170,738 174,752! 170,764 179,777 188,788! 212,782! 208,769 200,755! 194,738 188,716 182,692 177,670! 180,656 192,640 206,620 215,600 216,580 206,556 186,534!',
);
/** A stride behind the near one and further from us; it pushes off. */
const FAR_HIND = placed(
  '126,570! 122,602 112,626 98,648 93,664! 88,692 82,718 77,742 79,756 84,770 92,783! 68,787! 60,772 55,758 58,738 64,712 67,690 60,672! 55,660 60,650! 72,622 82,592 86,572!',
);
const NEAR_FORE = placed(
  '344,556! 336,584 338,604 352,624 372,640 387,655! 385,672 371,689 356,702 345,709 339,719 331,727! 347,746! 357,736 364,724 376,714 392,698 406,683 415,668 417,650 409,632 404,604 408,566!',
);
const FAR_FORE = placed(
  '336,590! 343,636 345,668 342,686 347,706 348,738 343,756 350,768 354,784! 379,779! 373,765 371,752 368,730 369,704 374,684 374,660 382,600!',
);
const HOOVES = {
  farFore: placed('353,783! 380,778! 386,788 393,796! 390,798 355,798! 352,791'),
  farHind: placed('67,786! 93,782! 98,790 103,796! 100,798 69,798! 66,791'),
  nearFore: placed('330,726! 348,747! 342,757 334,765 326,766! 316,757 311,747! 320,737'),
  nearHind: placed('187,788! 213,781! 220,794 229,806! 227,809 191,809! 187,798'),
};
const TAIL = placed(
  '106,484! 88,484 68,496 52,524 44,566 40,612 26,660 10,700! 30,690 46,664 46,690 34,724! 58,700 70,664 78,620 82,572 90,536 104,508!',
);

/** Where it bears down: the middle of a hoof, the ground, half the dark below it. */
const PRESSED = [
  [78, 798, 30],
  [366, 798, 32],
  [203, 809, 34],
] as const;

/** For its shadow: what stands on the near hooves' line, and on the far ones'. */
export const HORSE = {
  near: [TRUNK, NEAR_HIND, NEAR_FORE, HOOVES.nearHind, HOOVES.nearFore],
  far: [FAR_HIND, FAR_FORE, HOOVES.farHind, HOOVES.farFore],
};

/** A pale horse that walks to the right, one forefoot lifted. */
export function horse(art: Art): void {
  for (const [x, y, half] of PRESSED) art.fill(ellipse(X + x, y, half, 4), '#2b2544', 0.9);
  for (const leg of [FAR_HIND, FAR_FORE]) toned(art, leg, FAR);
  toned(art, HOOVES.farHind, HOOF);
  toned(art, HOOVES.farFore, HOOF);
  const box = local(art, X, 0);
  strokes(
    box,
    ['79,690 73,714 65,740', '345,682 356,678 370,682', '57,758 66,752 79,755', '346,758 356,754 370,756'],
    INK.form,
    '#6d6488',
    0.1,
  );
  tail(art, box);
  trunk(art, box);
  legs(art, box);
  mane(box);
  head(art, X + POLL[0], POLL[1]);
}

function trunk(art: Art, box: Local): void {
  toned(art, TRUNK, { ...COAT, rimWidth: 2.8 }, () => {
    const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
    // the barrel's under side, from the elbow to the flank; deepest along the belly
    plane('348,560! 330,584 290,590 240,592 190,586 160,560 140,520 110,500 80,520! 70,640! 360,650!', PLANE);
    plane('352,602! 320,606 270,614 210,608 172,592 150,570! 130,640! 360,650!', DEEP);
    // under the neck, behind the cheek; the groove to the breast
    plane(
      '360,400! 338,424 340,440 354,462 370,494 384,526 390,554! 396,520 392,492 376,462! 380,430!',
      '#d6ccd0',
    );
    plane('356,404! 342,424 348,440 364,460 382,492! 400,482! 380,420!', DEEP);
    // behind the shoulder blade
    plane('276,470! 300,500 318,536 326,572 340,600 312,604 300,560 284,516 262,482!', '#d2c8d0');
    // croup, flank and thigh, away from the sun: the hip's bone stands out, the flank is hollow
    plane('152,462! 150,480 140,494 146,520 168,552 180,600! 60,620! 60,486!', HALF);
    plane('128,478! 142,474 154,478 150,488 138,492 126,488!', COAT.fill);
    plane('150,500! 158,520 170,546 188,570 200,600 160,600 152,560!', PLANE);
    // the low sun on breast and throat
    // first the throat's side, then the breast's two muscles, each with its own turn
    plane('352,434! 362,450 374,466 386,488 392,506! 384,502 374,484 362,464!', GLOW);
    plane('386,492! 396,508 404,530 405,556 396,590! 386,590 389,566 396,548 394,520!', GLOW);
    plane('364,448! 378,462 390,480 398,498! 392,500 382,482 372,466!', SUNLIT);
    plane('394,492! 406,512 414,538 415,568 402,594! 396,592 400.5,570 404,550 401,522!', SUNLIT);
    plane('394,494! 405,514 411,540 410,568 402,590! 414,592 420,540 404,490!', '#fff0d4');
  });
  // the belly's edge is in the shade to the last
  box.fill(
    ribbon(curve('150,600 186,616 236,626 290,624 330,614 350,604'), 2, {
      start: 0.4,
      end: 0.4,
      samples: 12,
    }),
    DEEP,
  );
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
    plane('330,560! 342,588 362,612 388,632 402,652 396,672 380,696 362,712 344,724! 320,660!', PLANE);
    plane('376,676! 396,676 384,692 368,706 350,718 342,732! 320,724! 348,700!', DEEP);
    plane('385,540! 388,572 393,606 402,630 412,664 424,660! 424,548!', GLOW);
    plane(
      '406,540! 400,572 396,604 400,630 408,648 409,662 396,686 386,702! 400,704 424,668 424,548!',
      SUNLIT,
    );
    plane('430,550! 410,556 407,580 401,604 406,634 414,650 412,666 424,668!', '#fff0d4');
  });
  box.fill(
    ribbon(curve('411,556 408,572 404,604 409,632 417,650 415,668 406,683 392,698 376,714 364,724'), 4, {
      start: 0.4,
      end: 0.8,
      samples: 16,
    }),
    COAT.rim,
  );
  strokes(
    box,
    [
      '392,645 403,643 415,646',
      '396,672 402,676 408,680',
      '346,710 354,716 362,724',
      '340,606 352,612 362,622',
    ],
    INK.form,
    LINE,
    0.1,
  );
  toned(art, HOOVES.nearHind, HOOF);
  toned(art, NEAR_HIND, { ...matt, fill: HALF, soft: 4 }, () => {
    // the thigh's round, the stifle's, the gaskin's, the cannon's front
    plane('116,500! 136,498 158,514 174,540 180,568 174,596 160,604 144,588 130,558 118,528!', COAT.fill);
    plane('206,566! 214,584 213,602 204,618 194,612 192,594 196,576!', COAT.fill);
    plane('202,612! 192,632 178,648 168,654 164,642 174,622 186,604 194,596!', COAT.fill);
    plane(
      '170,664! 173,690 181,716 189,742 201,770 211,784! 198,784 186,752 175,718 168,690 162,668!',
      COAT.fill,
    );
    plane(
      '60,480! 100,494 100,524 106,556 126,588 148,614 158,636 156,662 164,690 173,722 183,752 198,790! 60,790!',
      PLANE,
    );
    plane('80,546! 102,588 128,620 146,642 144,664 156,688 166,720 175,750 190,790! 90,790! 66,548!', DEEP);
    plane('106,524! 111,552 122,578 136,600! 120,588 109,566!', '#b3a9be');
  });
  box.fill(
    ribbon(curve('215,602 206,620 192,640 180,656 177,670 182,692 188,716 194,738 200,755 208,769'), 4, {
      start: 0.2,
      end: 0.8,
      samples: 16,
    }),
    '#ffd08a',
  );
  strokes(
    box,
    [
      '200,606 190,626 176,644 166,654',
      '144,660 156,654 168,660',
      '166,686 171,678 174,672',
      // the tendon to the hock, and the one behind the cannon
      '116,608 134,628 150,646',
      '160,694 168,718 177,744',
      '173,763 185,757 199,758',
      '150,508 166,536 176,564 180,588',
      '112,502 106,524 108,546',
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
