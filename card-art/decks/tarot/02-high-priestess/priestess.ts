import { INK, ink, stippled } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import { type Art, closed, curve, ellipse, type Path, points, tube } from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';
import { lit } from './lit.ts';

const SHADE = '#22345f';
const open = (knots: string): Path => curve(knots);

/** The dress from the lap to the water it becomes. */
const SKIRT = closed(
  '222,600! 262,584 330,574 400,562 448,560 472,572 480,598 472,650 462,720 466,776 488,806 520,828! 470,838 410,830 350,840 286,832! 300,780 308,720 304,672! 262,664 208,660! 210,626',
);
const SLEEVE = closed(
  '246,470! 236,520 246,570 268,616 296,652 312,660! 326,630 344,598 368,574! 366,560 356,548! 326,544 312,520 318,470',
);
const VEIL = closed(
  '264,296! 252,314 249,340 252,364 240,388 218,414 202,464 192,530 180,590 160,656! 184,646 204,660 226,628 250,634 264,596 288,596 300,560 322,554 334,522 350,508! 352,470 350,440 346,412 340,392 346,378! 351,372 349,366 354,361! 352,356 354,352 360,346! 356,334 350,326 350,316 346,304 338,294!',
);
const VEIL_HEM = '160,655 184,645 204,659 226,627 250,633 264,595 288,595 300,559 322,553 334,521 350,508';
const FOLDS = [
  '252,372 232,420 216,500 196,630',
  '276,300 264,330 266,366 252,420 240,500 222,610',
  '294,300 282,340 286,380 276,440 266,520 256,600',
  '312,396 306,450 300,510 290,580',
  '332,400 334,440 330,490 318,540',
];

/** Her hand lies on the scroll: the back of it, four fingers that bend over. */
function hand(art: Art): void {
  const skin = '#d9b7a6';
  lit(art, 4, '#8a6a80', [
    [closed('346,552! 362,546 378,544 390,548 396,556! 390,566 372,570 352,570!'), skin],
    ...[
      '388,549 402,551 409,562',
      '386,553 400,558 404,569',
      '382,558 393,565 395,575',
      '376,562 384,570 384,578',
    ].map((finger) => [tube(points(finger), [4.6, 4.6, 4.2, 2], 12).outline, skin] as const),
  ]);
  art.blot(
    ['389,553 400,556 405,563', '385,558 395,563 398,570', '380,563 388,569 388,575'].map((gap, i) =>
      ink(open(gap), INK.detail, i, 0),
    ),
    '#7a5a70',
  );
}

/** A scroll across her lap, half rolled: what can be read of it hangs over the knee. */
function scroll(art: Art): void {
  const sheet = closed(
    '350,584! 410,574 462,562! 474,588 472,616 478,642! 444,656 400,656 364,668! 368,642 354,612',
  );
  lit(art, 9, '#a08a78', [[sheet, '#f6ead0']], '#fffdf2');
  const word = lettering('TORA', 0, 0, 30, { face: 'serif', weight: 700, spacing: 3 });
  art.fill(word.rotate(-7).translate(417, 626), '#3a4a7c');
  art.blot(
    ['370,650 410,642 468,634', '362,592 410,585 458,577'].map((rule, i) =>
      ink(open(rule), INK.detail, i, 0.1),
    ),
    '#a08a78',
  );
  const roll = tube(points('332,584 396,574 472,556'), [15, 15.6, 15], 16).outline;
  lit(art, 7, '#8a7464', [[roll, '#efdfbe']], '#fffdf2');
  lit(art, 3, '#6a4a34', [[ellipse(473, 556, 8, 15).rotate(-12, 473, 556), '#d9bf92']], '#fffdf2');
  art.blot(ink(open('473,548 477,554 474,562 470,558 472,553'), INK.form, 1, 0), '#7a5a44');
}

/** Disc and horns of Isis on a band. */
function crown(art: Art): void {
  const gold = '#ecd9a0';
  lit(art, 5, '#8a744c', [[horned(303, 238, 50, 46, 19, -90), gold]], '#fffdf0');
  lit(art, 9, '#b9a06a', [[ellipse(303, 236, 27, 29), '#f9efcf']], '#fffdf0');
  const band = closed('260,302! 263,286 300,277 340,282 347,299! 322,303 288,303');
  lit(art, 4, '#8a744c', [[band, gold]], '#fffdf0');
}

/** A block of stone that stands in the water with the pillars. */
function seat(art: Art): void {
  lit(art, 30, '#16213f', [[closed('170,652! 330,652! 332,826! 168,830!'), '#446798']], '#a9c0da');
  lit(art, 3, '#16213f', [[closed('160,642! 334,642! 334,662! 160,664!'), '#7aa0cc']], '#dfeaf0');
  art.blot(
    ['170,720 250,718 320,719', '246,668 247,692 246,718', '206,720 207,774 205,826'].map((joint, i) =>
      ink(open(joint), INK.form, i, 0.1),
    ),
    '#22345f',
  );
}

/** From the lap over the knees into the water. */
function skirt(art: Art): void {
  lit(art, 20, SHADE, [[SKIRT, '#86abd2']], '#f4fafa', 3);
  art.clip(SKIRT, () => {
    const shin = closed('300,600! 440,640 462,660! 448,760 440,850! 280,850');
    stippled(art, shin, '#3f62a0', [400, 640], [310, 700], [0, 0.85]);
    // the hem is water already
    stippled(art, closed('270,780! 540,780! 540,850! 270,850'), '#426aa2', [0, 786], [0, 836]);
  });
  art.blot(
    [
      '462,586 452,660 446,730 466,810',
      '440,600 424,680 418,750 426,826',
      '412,640 394,710 386,770 380,836',
      '372,660 352,720 344,780 334,834',
      '340,674 326,730 316,800',
    ].map((fold, i) => ink(open(fold), INK.contour * 1.3, i, 0.2)),
    '#40619a',
  );
}

/** Thin white cloth over head and face; a brow and a lowered lid show through. */
function veil(art: Art): void {
  lit(art, 20, '#6d8db8', [[VEIL, '#e3edf2']], '#ffffff', 2.6);
  art.clip(VEIL, () => {
    const eye = closed('318,318! 338,316 352,326 350,336 334,338 320,332');
    stippled(art, eye, '#6d8db8', [316, 330], [352, 326], [0.1, 0.8]);
    const throat = closed('292,374! 306,388 326,394 346,381! 352,408 334,436 296,420');
    stippled(art, throat, '#5a7cae', [344, 386], [298, 412], [0.9, 0]);
  });
  for (const mark of ['332,337 340,341 348,338', '348,367 343,368 340,367'])
    art.blot(ink(open(mark), INK.form, 1, 0), '#4a6a9c');
  art.blot(
    FOLDS.map((fold, i) => ink(open(fold), INK.contour, i, 0.2)),
    '#a3bdd6',
  );
  art.blot(ink(open(VEIL_HEM), INK.form * 1.4, 7, 0.05), '#d9b26a');
}

/** She sits in profile to the right, veiled from crown to seat, and does not read aloud. */
export function priestess(art: Art): void {
  seat(art);
  skirt(art);
  scroll(art);
  hand(art);
  lit(art, 14, SHADE, [[SLEEVE, '#3f5f9a']], '#cfe0ee');
  art.blot(
    ['262,520 276,580 304,640', '300,540 318,580 318,630', '330,552 338,580 334,606'].map((fold, i) =>
      ink(open(fold), INK.contour, i, 0.2),
    ),
    SHADE,
  );
  veil(art);
  crown(art);
}
