import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const SILK = { shade: '#6c1038', rim: '#ffb9a4', rimWidth: 2.8 } as const;
const [RED, INNER, DARK, SHEEN] = ['#c62f50', '#8c1c42', '#6c1038', '#ec7c86'];

const put = (art: Art, knots: string, fill: string, soft: number): void =>
  form(art, closed(knots), fill, soft, fill === INNER ? { ...SILK, rim: '#c85a70' } : SILK);

/** The sash round her waist. */
export function sash(art: Art): void {
  put(art, '190,572! 230,582 310,582 352,572! 354,624! 310,634 230,634 192,624!', '#a82448', 10);
  strokes(art, ['200,590 250,598 300,598', '204,612 250,618 300,617'], INK.form, DARK, 0.1);
}

/** The end that somebody has: it leaves the knot, turns over, and goes up to the one who pulls. */
export function pulledEnd(art: Art): void {
  put(
    art,
    '276,612! 312,648 356,684 402,700! 440,704 470,690 488,664! 500,688 496,716 470,738 432,748 386,738! 338,714 298,672 262,626!',
    RED,
    12,
  );
  put(
    art,
    '488,664! 496,632 490,590 488,546 494,496 508,444 520,400 524,356 522,312! 528,309 534,312! 542,356 540,408 532,456 522,510 522,566 528,620 520,664 496,704! 500,690 496,676',
    INNER,
    8,
  );
  strokes(art, ['300,646 350,694 400,714 450,708', '330,688 380,722 430,732'], INK.form, SHEEN, 0.14);
  strokes(art, ['508,640 512,590 504,540', '508,490 518,436 530,384'], INK.form, '#d05a74', 0.14);
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
  put(art, '276,594! 300,552 340,512 392,496 438,504 464,534! 440,560 380,580 320,600', INNER, 8);
  put(
    art,
    '274,600! 312,574 362,548 416,536 464,534! 476,562 466,600 436,626 388,638 326,632 276,618!',
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
      '290,606 330,594 370,588',
      '290,614 336,614 382,622',
      '250,594 226,562 192,536',
      '284,592 312,560 348,534',
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
      '314,588 364,566 424,556',
      '316,608 372,600 428,602',
      '314,624 366,628 418,618',
    ],
    INK.contour,
    SHEEN,
    0.12,
  );
  strokes(art, ['226,576 178,536 122,512', '306,574 350,532 404,516'], INK.form, '#c04a68', 0.14);
}
