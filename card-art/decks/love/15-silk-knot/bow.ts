import { INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const SILK = { shade: '#6c1038', rim: '#ffb9a4', rimWidth: 2.8 } as const;
const [RED, INNER, DARK, SHEEN] = ['#c62f50', '#8c1c42', '#6c1038', '#ec7c86'];

const put = (art: Art, knots: string, fill: string, soft: number): void =>
  form(art, closed(knots), fill, soft, fill === INNER ? { ...SILK, rim: '#c85a70' } : SILK);

/** The sash: a hand broad, wound twice round her waist; its folds follow the waist's round. */
export function sash(art: Art): void {
  const band = '203,500! 230,509 300,513 333,506! 331,530 335,552! 300,563 232,561 199,549! 202,524';
  put(art, band, '#a82448', 14);
  within(
    art,
    closed(band),
    // what hands and bow throw on it, the upper winding's lower edge
    ['190,526! 240,534 300,538 340,530! 340,570! 190,570!', DARK, 0.7],
    ['200,524! 232,532 300,536 333,528! 333,532 300,541 232,538 200,530!', DARK],
  );
  strokes(art, ['206,508 230,516 262,519', '284,520 310,519 330,514'], INK.form, SHEEN, 0.14);
}

/** The end that somebody has: from under the bow, folded over once, and up to the one who pulls. */
export function pulledEnd(art: Art): void {
  const fall =
    '266,556! 284,616 310,668 346,704 384,722 422,722 458,706 488,680 514,664! 506,700 486,730 464,748! 430,768 386,768 340,744 302,700 274,640 258,580!';
  put(art, fall, RED, 12);
  // in the shade of the bow, and of the part that goes up
  within(
    art,
    closed(fall),
    ['260,540! 300,600! 340,690! 392,712 452,700! 436,726 390,736 344,718 308,676 284,620 270,580!', DARK],
    ['452,753! 464,722 472,698 476,690! 488,680 494,674! 488,706 474,740!', DARK],
  );
  strokes(art, ['286,640 316,694 356,732 400,748', '372,746 410,754 446,744'], INK.form, SHEEN, 0.14);
  // folded towards us: the fold runs aslant below, its other side goes up, drawn together by the bill
  put(
    art,
    '464,748! 480,718 486,690 487,664! 492,628 484,588 486,546 494,500 506,452 511,404 509,340 500,276! 505,270 511,274! 525,330 532,396 531,456 524,508 524,560 532,606 530,644 524,666! 513,702 490,734!',
    INNER,
    8,
  );
  strokes(
    art,
    [
      '508,662 512,620 504,570 504,530',
      '516,604 510,560 512,510',
      '512,486 522,436 523,380',
      '526,430 522,360 510,292',
      '519,400 515,340 507,292',
    ],
    INK.form,
    '#d05a74',
    0.14,
  );
  strokes(art, ['494,700 500,650 494,600', '502,520 512,462 517,420'], INK.contour, '#5c0c30', 0.14);
  // what hangs over beyond the bill
  put(art, '500,276! 505,266 513,262 518,254! 527,259! 524,270 515,278 506,282!', RED, 4);
}

/** The end that hangs: down her skirt. */
export function hangingEnd(art: Art): void {
  put(
    art,
    '254,552! 246,610 232,670 226,740 212,810 200,890! 270,890! 278,820 284,750 282,680 276,610 274,552!',
    RED,
    14,
  );
  strokes(art, ['258,580 250,660 242,740 226,860', '268,580 268,660 262,760'], INK.contour, DARK, 0.16);
  strokes(art, ['262,600 258,680 252,770 240,860'], INK.form, SHEEN, 0.14);
}

/** Held beside the knot, it stands out over her hip, open above: its inner side shows there. */
export function leftLoop(art: Art): void {
  put(art, '252,530! 214,540 168,546 122,558 90,580 70,622! 110,614 160,600 210,574 252,550', INNER, 8);
  put(
    art,
    '252,540! 222,558 180,574 138,586 100,600 70,622! 58,654 66,688 98,702 138,690 176,654 214,600 256,562!',
    RED,
    18,
  );
  art.blot(['250,544 216,570 176,588', '252,552 222,584 188,612'].map(swelling), DARK, 0.9);
  strokes(art, ['230,562 176,590 104,622', '232,574 190,614 112,664'], INK.contour, SHEEN, 0.12);
  strokes(art, ['222,546 170,556 116,580'], INK.form, '#c04a68', 0.14);
}

/** Falls out of the fist that has gathered it. */
export function rightLoop(art: Art): void {
  put(art, '280,540! 316,550 364,558 410,572 438,598 452,640! 408,628 356,612 312,590 280,568', INNER, 8);
  put(
    art,
    '280,552! 310,576 350,592 396,604 430,618 452,640! 462,672 450,702 420,714 382,702 340,664 302,608 276,566!',
    RED,
    18,
  );
  art.blot(['284,564 318,590 360,608', '282,572 308,604 342,634'].map(swelling), DARK, 0.9);
  strokes(art, ['302,580 354,610 424,640', '300,594 342,634 412,682'], INK.contour, SHEEN, 0.12);
  strokes(art, ['322,562 374,574 418,598'], INK.form, '#c04a68', 0.14);
}

const swelling = (knots: string): Path => ribbon(curve(knots), 9, { peak: 0.3, samples: 14 });

/** A band drawn through, drawn tight. */
export function knot(art: Art): void {
  put(art, '246,512! 260,504 276,505 290,513! 286,538 292,563! 277,573 258,572 244,563! 250,537', RED, 9);
  strokes(art, ['257,514 255,538 257,564', '268,512 267,538 270,567'], INK.contour, DARK, 0.12);
  strokes(art, ['262,512 261,538 263,566', '281,513 279,538 284,562'], INK.form, SHEEN, 0.14);
}
