import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Local, local, type Point } from '../../../kit/pen/index.ts';
import { LINEN, RIM, SKIN } from './form.ts';
import { farHand, nearHand } from './hands.ts';
import { face, hair, neck } from './head.ts';
import { jug, jugAt } from './jug.ts';

/** Where each hand holds its jug. */
const FAR_GRIP: Point = [250, 541];
const NEAR_GRIP: Point = [482, 592];

const SASH = { lit: '#8f9ad0', base: '#5f6cb2', dusk: LINEN.dark } as const;

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
  nearHand(art);
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

/** Of the near foot, what the hem leaves: it lies on its instep, heel up, the sole to us as far as the toes. */
function foot(box: Local): void {
  flat(
    box,
    '400,690! 406,681 413,676 421,674.6 428,677! 433,682.6 440,686 449,687.4 455,687.6! 461,688.4 466,691 470,695.6! 473,699.6 472,703.6 467,705! 452,706.6 428,708 400,708!',
    SKIN.mid,
    // the sole looks up: heel, the arch's hollow, the ball
    [
      '404,684 412,676 421,674 428,676.6 433,682.6 441,686 450,687.4 456,687.4 462,688.4 467,692.6 462,696.6 452,696.6 438,695 424,692 412,688',
      SKIN.base,
    ],
    ['430,680 437,685 446,687 452,687 450,692 440,692.6 432,689 426,686', SKIN.mid],
    ['396,701 420,702 446,703 478,704 472,712 396,712', SKIN.dusk],
    {
      along: ['412,676 421,674.2 428,676.6 433,682.2', '455,685 463,685.2 470,689'],
      paint: SKIN.lit,
      width: 3,
    },
  );
  strokes(
    box,
    ['459,689 462,694 461,699', '464,691 467,696 466,701', '468.6,695 470.4,699 469.6,703'],
    INK.detail,
    SKIN.line,
    0,
  );
  strokes(box, ['414,687 424,690 436,693'], INK.detail, SKIN.line, 0.2);
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
    // the side of the thigh turns from the star, most where it presses on the calf
    ['296,698 320,680 350,664 380,650 410,634 424,616 446,640 446,672 416,690 360,694', LINEN.mid],
    ['296,690 324,682 356,672 388,662 416,650 434,634 446,646 440,664 408,676 368,686 330,692', LINEN.dusk],
    // the shin under it: its upper edge catches what the water throws back
    ['284,708 287,697 310,693 346,690 382,684 414,676 440,664 432,684 416,692 412,714 284,714', '#a9a9cc'],
    ['284,712 290,702 314,701 346,700 380,696 414,688 418,692 412,714', LINEN.dusk],
    [
      '285,694 300,691 332,688.6 366,682.6 402,673 440,656 436,668 406,678.6 368,687 332,692.6 300,695.6',
      LINEN.dark,
    ],
    [
      '300,708 318,703 340,704 372,702 400,697 416,692 412,714 404,708 380,706 352,704 330,708 314,706',
      LINEN.dark,
    ],
    // the night's side: hip and seat
    ['404,598 440,620 452,648 446,672 430,690 398,692 420,674 426,654 418,634 398,616', LINEN.dusk],
    ['424,614 446,640 446,668 430,686 414,694 424,676 436,660 436,640', LINEN.dark],
    // the plane of the thigh that the star meets
    ['354,614 338,630 316,648 298,664 285,682 288,688 304,674 326,658 350,644 372,632 384,618', LINEN.lit],
    // the knee, which the cloth is drawn round
    ['288,676 294,668 303,664 311,667 313,675 308,684 299,690 290,691 285,685', LINEN.lit],
    { along: ['352,616 340,629.4 318,647.4 299.4,663.4 286.4,679.6 281.4,692'], paint: RIM, width: 4 },
  );
  strokes(
    box,
    [
      // taut from hip to knee
      '424,630 384,650 340,668 304,684',
      '430,650 392,664 350,676 312,688',
      // pressed between thigh and shin
      '312,667 314,676 308,685 298,691',
      '316,671 330,668 348,660',
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
    SASH.base,
    ['380,604 412,594 416,614 384,632', SASH.dusk],
    ['354,612 374,611 388,606 390,610 374,616 354,618', SASH.lit],
  );
  strokes(box, ['356,620 376,619 394,613 408,604'], INK.form, LINEN.line, 0.1);
}

/** Held out behind her: cap sleeve, upper arm, the elbow's corner on top, the forearm down to the wrist; the hand comes later, over the jug. */
function nearArm(box: Local): void {
  flat(
    box,
    '372,546! 386,544 400,541.6 412,540 419,540.4! 425.6,542.6 434,546.6 446,552.4 458,558.6 470,563.6 480,567! 477,579! 466,578 454,576 442,573.6 432,570.6 425,566.6! 421.6,563.6 417,562.6 412,564! 400,570 388,575.6 374,579!',
    SKIN.base,
    // under the upper arm, under the forearm
    ['368,566 388,563 404,558.6 416,556 424,559 436,564 452,568.6 478,573 478,590 410,590 368,590', SKIN.mid],
    [
      '368,573 388,570 404,564.6 416,560.6 425,564 438,569.6 452,575 466,580 460,590 404,590 368,590',
      SKIN.dusk,
    ],
    [
      '372,546 386,543 400,540.6 412,539 419,539.4 426,542 434,546 448,553 442,554.6 432,552 424,549.6 410,549 396,552 374,557',
      SKIN.lit,
    ],
    {
      along: [
        '372,546 386,544 400,541.6 412,540 419,540.4',
        '426,542.8 434,546.6 446,552.4 458,558.6 470,563.6',
      ],
      paint: RIM,
      width: 2.8,
    },
  );
  // the elbow's point, the crook under it
  strokes(
    box,
    ['412,543.6 418,544.6 421,549', '422,563.4 417.6,561 412.6,561.4', '408,556 413,554'],
    INK.detail,
    SKIN.line,
    0,
  );
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
