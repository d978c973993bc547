import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local, type Point } from '../../../kit/pen/index.ts';
import { COPPER, LINEN, RIM, SKIN } from './form.ts';
import { farHand, nearHand } from './hands.ts';
import { face, hair, neck } from './head.ts';
import { jug, jugAt } from './jug.ts';

/** Where each hand holds its jug. */
const FAR_GRIP: Point = [250, 541];
const NEAR_GRIP: Point = [482, 592];

/** The box that she is written in: her head comes before the dawn. */
const kneeling = (art: Art): Local => local(art, -69, -135, 1.2);

/** She kneels on the bank, sits on her heels, and pours with both hands. Gives the jugs' lips. */
export function woman(art: Art): { pool: Point; land: Point } {
  const box = kneeling(art);
  const pool = jugAt(box, ...FAR_GRIP, 0.6, -97);
  const land = jugAt(box, ...NEAR_GRIP, 0.6, 96);
  contactShadow(art, ...box.at(366, 704), 144, 12, '#17224a');
  farArm(box);
  jug(pool);
  farHand(box, ...FAR_GRIP, 0.66);
  foot(box);
  skirt(box);
  neck(box);
  bodice(box);
  face(box);
  hair(box);
  jug(land);
  nearArm(box);
  nearHand(box, ...NEAR_GRIP, 0.7, 22);
  return { pool: pool.lip, land: land.lip };
}

function farArm(box: Local): void {
  flat(
    box,
    '340,540! 318,541 300,539.6 284,537.8 268,535.6! 261,548.6! 274,552 288,554.6 304,559 320,564 336,568!',
    SKIN.base,
    ['344,552 318,552 302,550 284,546.4 266,544 256,552 296,576 340,576', SKIN.mid],
    ['340,560 312,556 296,553 278,549.6 260,548 256,556 296,576 340,576', SKIN.dusk],
    { along: ['318,541 300,539.4 284,537.4 268,535'], paint: RIM, width: 3 },
  );
  strokes(box, ['303,541 300,546'], INK.detail, SKIN.line, 0);
  flat(
    box,
    '344,534! 330,537 319,543 313,553! 314,564 320,574 336,578!',
    LINEN.mid,
    ['344,556 326,558 316,566 322,580 344,580', LINEN.dusk],
    { along: ['343,533.4 330,536.4 318.4,542.4 312.4,553'], paint: RIM, width: 3.4 },
  );
}

/** Of the near foot, what the hem leaves: it lies on its instep, the sole to us. */
function foot(box: Local): void {
  flat(
    box,
    '402,690! 412,680 424,677 432,681! 446,688 458,692 467,696! 471,700 469,705 462,707! 440,709 418,708 400,708!',
    SKIN.base,
    ['396,700 420,699 446,702 472,703 470,712 396,712', SKIN.dusk],
    ['424,676 434,682 450,690 470,697 470,701 448,697 428,692 414,692', SKIN.mid],
    { along: ['412,679.6 424,676.4 432.4,680.6'], paint: SKIN.lit, width: 3 },
  );
  strokes(
    box,
    ['458,693 461,698 460,704', '463,695.4 465.4,700 464.4,705', '428,684 434,690 436,698'],
    INK.detail,
    SKIN.line,
    0,
  );
}

/** Thighs that lie on the shins; taut over the knees, loose where the hem is on the grass. */
function skirt(box: Local): void {
  // the far knee, a hand's breadth ahead
  flat(
    box,
    '350,624! 324,638 298,655 276,670 265,683! 262,694 266,703! 284,706 320,700 340,660!',
    LINEN.mid,
    ['356,640 320,656 294,672 278,688 276,710 330,706', LINEN.dark],
    { along: ['348,624 324,637.4 298,654.4 276,669.4 264.4,683'], paint: RIM, width: 4 },
  );
  flat(
    box,
    '356,614! 340,630 318,648 300,664 287,680! 282,692 285,704! 298,709 314,704 332,709 352,705 372,710 392,705 408,708! 414,698 416,688! 430,682 441,664 442,646 434,628 420,612 405,600!',
    LINEN.base,
    // the side of the thigh turns from the star
    ['296,698 320,680 350,664 380,650 410,634 424,616 446,640 446,672 416,690 360,694', LINEN.mid],
    // under the thigh: the shin, and the cloth that lies over it
    ['284,708 288,698 310,694 346,690 382,684 414,676 440,664 432,684 416,692 412,714 284,714', LINEN.dusk],
    [
      '300,704 318,700 340,700 372,697 400,690 416,684 418,692 412,714 404,708 380,706 352,704 330,708 314,704',
      LINEN.dark,
    ],
    // the night's side: hip and seat
    ['404,598 440,620 452,648 446,672 430,690 398,692 420,674 426,654 418,634 398,616', LINEN.dusk],
    ['424,614 446,640 446,668 430,686 414,694 424,676 436,660 436,640', LINEN.dark],
    // the plane of the thigh that the star meets
    ['354,614 338,630 316,648 298,664 285,682 288,688 304,674 326,658 350,644 372,632 384,618', LINEN.lit],
    { along: ['352,616 340,629.4 318,647.4 299.4,663.4 286.4,679.6 281.4,692'], paint: RIM, width: 4 },
  );
  strokes(
    box,
    [
      // taut from hip to knee
      '424,630 384,650 340,668 304,684',
      '430,650 392,664 350,676 312,688',
      // pressed between thigh and shin
      '440,662 416,676 380,686 334,693 298,698',
      '362,622 374,634 390,640',
      '358,630 368,640 378,645',
      // what lies on the grass
      '314,703 322,696 336,695',
      '352,704 356,698 370,696',
      '392,704 394,698 404,694',
      '290,702 296,694 300,686',
    ],
    INK.form,
    LINEN.line,
    0.14,
  );
}

/** A back that bends over the water, a sash at the waist. */
function bodice(box: Local): void {
  flat(
    box,
    '329,538! 338,545 350,541 359,526! 372,540 384,560 394,580 405,604! 386,618 357,620! 350,606 338,594 327,580 322,564 324,548',
    LINEN.base,
    ['340,546 342,562 346,580 354,600 362,622 412,612 396,576 374,540 358,524 350,542', LINEN.mid],
    ['360,526 372,552 380,574 384,596 376,624 414,614 400,580 384,548', LINEN.dusk],
    ['328,536 334,546 332,560 336,574 344,588 340,594 326,582 320,562', LINEN.lit],
    { along: ['328.4,538 323.4,548 321.4,564 326.4,580'], paint: RIM, width: 4 },
  );
  strokes(
    box,
    [
      '334,560 342,582 356,606',
      '344,556 352,584 366,612',
      '352,550 368,584 380,610',
      '330,580 340,588 352,590',
      '330,540 340,546 352,542 359,530',
    ],
    INK.form,
    LINEN.line,
    0.14,
  );
  flat(
    box,
    '355,613! 372,612 390,606 404,597! 409,603 411,611! 396,621 376,627 358,627! 354,621',
    COPPER.base,
    ['380,604 412,594 416,614 384,632', COPPER.mid],
    ['354,612 374,611 388,606 390,610 374,616 354,618', COPPER.lit],
  );
  strokes(box, ['356,620 376,619 394,613 408,604'], INK.form, COPPER.dusk, 0.1);
}

/** Held out behind her, the elbow a little bent: cap sleeve, upper arm, forearm down to the wrist; the hand comes later, over the jug. */
function nearArm(box: Local): void {
  flat(
    box,
    '372,549! 390,549 405,550 417,552 426,556.6! 436,563.4 446,571 454,577.6 460,584.6! 460,592 455,598.4! 445,594.6 433,589.6 423,584.6! 416,580 408,578.6! 396,581 384,582.6 374,581!',
    SKIN.base,
    ['368,569 390,569 406,566.6 418,569 430,576 444,583 462,590 460,604 410,594 368,594', SKIN.mid],
    [
      '368,576 390,577 406,573.4 416,575.6 424,580 436,586 448,590.6 462,595 450,606 404,596 368,594',
      SKIN.dusk,
    ],
    [
      '372,548 390,548 405,549 417,551 426,555.6 437,563 448,570.6 440,570 430,565.6 420,561.4 406,558.6 392,558 372,560',
      SKIN.lit,
    ],
    {
      along: ['372,548.4 390,548.4 405,549.4 417,551.4 426,556 436,562.8 447,570'],
      paint: RIM,
      width: 2.8,
    },
  );
  strokes(box, ['413,554.6 419,557.6 421,562.6', '408,578 414,575.4'], INK.detail, SKIN.line, 0);
  flat(
    box,
    '334,545! 346,536 359,536 372,541 383,547 391,552! 393,562 391,574 386,585! 374,588 362,586 352,581! 342,573 336,560',
    LINEN.base,
    ['340,560 352,568 366,570 380,568 394,564 388,590 362,592 344,580', LINEN.mid],
    ['350,576 364,579 378,578 392,572 386,592 362,592', LINEN.dusk],
    ['338,546 349,538 361,538 376,544 384,549 366,550 350,552', LINEN.lit],
    { along: ['334,544.4 346,535.4 359,535.4 372,540.4 383,546.4 391,551.4'], paint: RIM, width: 3.6 },
  );
  strokes(
    box,
    ['342,552 358,562 382,562', '346,562 360,574 380,576', '356,546 370,552 388,556'],
    INK.form,
    LINEN.line,
    0.14,
  );
}
