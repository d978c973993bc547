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

/** Held beside the knot, it hangs over her hip, open above: into it one sees to its far side. */
export function leftLoop(art: Art): void {
  const far = '252,530! 214,540 168,546 122,558 90,580 70,622! 104,634 150,626 208,592 252,556';
  put(art, far, INNER, 8);
  within(art, closed(far), [
    '252,548! 220,564 178,584 134,598 96,604 74,614! 70,650! 210,640 256,570!',
    DARK,
  ]);
  put(
    art,
    '252,544! 226,570 186,595 144,611 104,620 70,622! 55,656 58,700 86,724 128,716 170,676 214,612 256,564!',
    RED,
    18,
  );
  // the hem, and what of the far side the fold still shows at the end
  strokes(art, ['250,547 226,572 187,597 145,613 104,622 72,625'], INK.contour * 1.4, SILK.rim, 0.04);
  strokes(art, ['240,566 192,601 148,618 106,627 76,630'], INK.form, DARK, 0.1);
  art.blot(['250,550 222,584 186,612', '252,556 228,596 200,632'].map(swelling), DARK, 0.9);
  strokes(art, ['222,590 176,622 104,652', '230,584 190,636 118,690'], INK.contour, SHEEN, 0.12);
  strokes(art, ['222,546 170,556 116,580', '206,556 160,572 118,592'], INK.form, '#c04a68', 0.14);
  strokes(art, ['66,646 78,676 84,706', '92,640 100,676 98,706'], INK.form, DARK, 0.14);
}

/** Falls out of the fist that has gathered it, open above like the other. */
export function rightLoop(art: Art): void {
  const far = '280,540! 316,550 364,558 410,572 438,598 452,640! 414,650 362,638 312,604 280,568';
  put(art, far, INNER, 8);
  within(art, closed(far), [
    '278,556! 314,580 356,602 402,614 436,622 456,632! 456,660! 350,660 276,580!',
    DARK,
  ]);
  put(
    art,
    '280,556! 306,586 344,612 390,629 426,636 452,640! 468,678 462,716 430,732 384,718 338,678 300,614 276,570!',
    RED,
    18,
  );
  strokes(art, ['283,561 307,589 345,615 390,632 426,639 450,643'], INK.contour * 1.4, SILK.rim, 0.04);
  strokes(art, ['296,586 346,621 392,638 448,650'], INK.form, DARK, 0.1);
  art.blot(['284,566 312,598 350,622', '282,574 304,610 332,644'].map(swelling), DARK, 0.9);
  strokes(art, ['306,604 354,634 424,666', '302,606 342,656 408,702'], INK.contour, SHEEN, 0.12);
  strokes(art, ['322,562 374,574 418,598', '330,574 376,590 410,606'], INK.form, '#c04a68', 0.14);
  strokes(art, ['458,660 452,690 444,712', '432,656 430,690 430,714'], INK.form, DARK, 0.14);
}

const swelling = (knots: string): Path => ribbon(curve(knots), 9, { peak: 0.3, samples: 14 });

/** A band drawn through, drawn tight. */
export function knot(art: Art): void {
  put(art, '246,512! 260,504 276,505 290,513! 286,538 292,563! 277,573 258,572 244,563! 250,537', RED, 9);
  strokes(art, ['257,514 255,538 257,564', '268,512 267,538 270,567'], INK.contour, DARK, 0.12);
  strokes(art, ['262,512 261,538 263,566'], INK.form, SHEEN, 0.14);
  // drawn out of its edges by the fingers
  strokes(
    art,
    [
      '288,522 278,520 271,513',
      '288,536 279,538 271,540',
      '288,550 280,556 273,565',
      '250,524 257,522 262,516',
      '249,542 256,545 262,552',
    ],
    INK.form,
    DARK,
    0.1,
  );
}
