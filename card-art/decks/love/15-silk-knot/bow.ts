import { INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const SILK = { shade: '#6c1038', rim: '#ffb9a4', rimWidth: 2.8 } as const;
const [RED, INNER, DARK, SHEEN] = ['#c62f50', '#8c1c42', '#6c1038', '#ec7c86'];

const put = (art: Art, knots: string, fill: string, soft: number): void =>
  form(art, closed(knots), fill, soft, fill === INNER ? { ...SILK, rim: '#c85a70' } : SILK);

/** The sash: a hand broad and more, wound twice round her waist; its folds follow the waist's round. */
export function sash(art: Art): void {
  const band =
    '190,572! 230,582 310,582 352,572! 356,610 362,640 368,668! 330,684 270,690 216,685 180,670! 186,640 191,610';
  put(art, band, '#a82448', 14);
  within(
    art,
    closed(band),
    // what the bow throws on it
    ['176,600! 370,600! 372,632! 330,650 296,646 268,650 230,664 176,676!', DARK, 0.7],
    // the upper winding's lower edge, the folds below it
    ['178,650! 216,664 270,668 330,662 370,646! 370,651 330,668 270,674 216,670 178,656!', DARK],
  );
  strokes(art, ['186,662 226,676 274,680', '318,676 344,670 366,662'], INK.form, SHEEN, 0.14);
  strokes(art, ['300,655 334,650 362,642', '190,642 212,650 236,653'], INK.form, '#d05a74', 0.14);
}

/** The end that somebody has: out of her hand, folded over once, and up to the one who pulls. */
export function pulledEnd(art: Art): void {
  // through her hand it is gathered, then falls wide
  put(
    art,
    '272,604! 292,620 312,632 330,646! 346,668 376,690 412,700 452,696 486,676 514,664! 506,700 486,724 464,738! 436,752 394,744 354,716 326,690 306,664! 290,650 272,638 260,624!',
    RED,
    12,
  );
  // in the shade of the part that goes up
  art.fill(closed('457,739! 466,714 473,692 477,683! 488,676 494,672! 488,700 474,732!'), DARK);
  strokes(art, ['344,682 376,712 414,722 448,716', '350,700 384,730 420,738'], INK.form, SHEEN, 0.14);
  strokes(art, ['328,664 350,696 384,716', '326,676 342,700 366,722'], INK.contour, DARK, 0.16);
  // folded towards us: the fold runs aslant below, its other side goes up, drawn together by the bill
  put(
    art,
    '463,738! 479,714 486,690 487,664! 492,628 484,588 486,546 494,500 508,452 514,404 513,356 508,320! 513,315 518,320! 530,358 535,408 532,456 524,508 524,560 532,606 530,644 524,666! 513,698 490,726!',
    INNER,
    8,
  );
  strokes(
    art,
    [
      '508,662 512,620 504,570 504,530',
      '516,604 510,560 512,510',
      '512,486 522,436 523,380',
      '528,420 525,372 517,334',
      '520,400 517,360 514,336',
    ],
    INK.form,
    '#d05a74',
    0.14,
  );
  strokes(art, ['494,700 500,650 494,600', '502,520 512,462 517,420'], INK.contour, '#5c0c30', 0.14);
  // what hangs over beyond the bill
  put(art, '509,321! 514,312 523,308 529,299! 538,305! 535,316 525,324 515,328!', RED, 4);
}

/** The end that hangs: down her skirt. */
export function hangingEnd(art: Art): void {
  put(
    art,
    '258,616! 238,660 214,716 204,770 190,830 172,890! 252,890! 262,830 268,770 272,710 282,620!',
    RED,
    14,
  );
  strokes(art, ['252,650 234,720 226,800 214,860', '266,650 256,730 250,800'], INK.contour, DARK, 0.16);
  strokes(art, ['242,660 224,720 212,790'], INK.form, SHEEN, 0.14);
}

/** Two great loops and the knot that holds them. */
export function bow(art: Art): void {
  // each loop is open above: its inner side shows there
  put(art, '276,594! 294,546 324,504 368,484 414,488 440,516! 418,548 364,574 316,600', INNER, 8);
  put(
    art,
    '274,600! 306,572 350,542 400,522 440,516! 456,540 450,580 424,608 378,626 324,630 276,618!',
    RED,
    18,
  );
  put(art, '256,596! 230,548 188,506 132,488 92,500 72,540! 98,570 150,586 210,606', INNER, 8);
  put(
    art,
    '258,602! 216,572 162,548 110,538 72,540! 58,578 70,624 100,652 150,662 214,648 258,622!',
    RED,
    18,
  );
  folds(art);
  // the knot: a band drawn through, drawn tight
  put(art, '240,580! 258,571 280,572 295,581! 289,606 294,634! 274,644 254,642 239,632! 245,606', RED, 11);
  strokes(
    art,
    ['254,580 248,606 254,632', '270,578 268,606 272,636', '284,582 288,606 284,630'],
    INK.contour,
    DARK,
    0.12,
  );
  strokes(art, ['262,580 258,604 262,628', '278,582 279,604 278,626'], INK.form, SHEEN, 0.14);
}

function folds(art: Art): void {
  const swelling = (knots: string): Path => ribbon(curve(knots), 10, { peak: 0.3, samples: 14 });
  art.blot(
    [
      '246,606 206,592 164,590',
      '246,614 204,616 156,626',
      '290,606 328,592 366,580',
      '290,614 334,612 376,612',
      '250,594 226,562 192,536',
      '284,592 308,556 340,526',
    ].map(swelling),
    DARK,
    0.9,
  );
  strokes(
    art,
    [
      '222,588 170,564 112,554',
      '226,606 170,604 112,610',
      '226,628 170,640 112,632',
      '314,586 360,560 412,544',
      '316,606 368,594 418,588',
      '314,622 358,620 402,606',
    ],
    INK.contour,
    SHEEN,
    0.12,
  );
  strokes(art, ['226,576 178,536 122,512', '302,570 338,522 388,502'], INK.form, '#c04a68', 0.14);
}
