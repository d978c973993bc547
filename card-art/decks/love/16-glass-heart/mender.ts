import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { benchEnd } from './room.ts';
import { DRESS, form, SKIN } from './tones.ts';

/** She who mends, at the end of the bench, bent over the bowl; her near arm comes later (`hands.ts`). */
export function mender(art: Art): void {
  neck(art);
  dress(art);
  benchEnd(art);
  head(local(art, 432, 365, 0.82, { mirror: true, rot: -26 }));
}

/** It leans forward out of the shoulders into the skull. */
function neck(art: Art): void {
  form(
    art,
    closed(
      '436,396! 446,414 450,432 449,450 445,472! 470,494 508,474 524,436! 510,427 497,414 486,396! 476,374 470,350 440,350!',
    ),
    { fill: SKIN.dark, shade: SKIN.deep, soft: 0 },
    // what the jaw shades, as far as the muscle from behind the ear to the pit of the throat; the pit
    ['464,386! 462,424 452,458 449,480! 459,466 471,430 478,392!', '#966152'],
    ['420,390! 440,414 446,434 447,462! 455,452 464,430 471,392! 466,350', SKIN.deep],
    ['440,472! 445,462 450,458! 453,466 453,474 452,486!', SKIN.middle],
  );
}

/** The dress, and the apron's bib and strap over it; the bench's edge cuts both off. */
function dress(art: Art): void {
  form(
    art,
    closed(
      '440,472! 462,490 492,484 516,464 536,436! 560,446 580,460 590,520 660,900! 642,900! 512,684! 462,660! 452,640 438,606 428,576! 422,556 424,530 432,508! 438,492',
    ),
    { fill: DRESS.fill, shade: DRESS.shade, soft: 0 },
    ['486,490! 462,530 462,580 472,640 490,720! 600,900 600,400 530,430!', DRESS.shade],
    ['440,470! 432,500 424,536 424,560! 432,590 440,612! 446,590 440,560 444,520 456,482!', DRESS.light],
  );
  form(
    art,
    closed(
      '424,552! 440,552 464,556 486,562! 505,610 522,680 650,900! 642,900! 512,684! 462,660! 452,640 438,606 428,576!',
    ),
    { fill: '#b3a199', shade: '#776569', soft: 0 },
    ['456,556! 458,600 472,650 510,740 580,900! 600,900 520,560!', '#776569'],
    ['424,552! 428,576 438,606 452,640! 456,630 446,600 440,554!', '#dcc7aa'],
  );
  form(art, closed('446,555! 452,528 464,502 478,484! 490,482 494,488! 480,508 470,532 464,558!'), {
    fill: '#a2928c',
    shade: '#776569',
    soft: 4,
    rim: '#dcc7aa',
    rimWidth: 3,
  });
  collar(art);
}

/** A collar laid over round the root of the neck; it goes up behind to the nape. */
function collar(art: Art): void {
  form(
    art,
    closed(
      '443,466! 455,477 474,478 491,466 505,449 514,427! 525,430 536,437! 530,461 514,481 494,494! 472,502 450,495 437,483!',
    ),
    { fill: '#b9c3d6', shade: '#76809f', soft: 0 },
    ['437,483! 443,466 455,477 466,478! 460,498 446,492', '#e9e6df'],
    ['489,467! 505,449 514,427 550,430! 544,464 522,492 492,500!', '#76809f'],
  );
}

/** The near shoulder's sleeve: it lies on the shoulder and hangs from there over the arm. */
export function sleeve(art: Art): void {
  form(
    art,
    closed(
      '492,500! 504,490 520,485 536,487! 556,494 570,520 566,586! 546,596 514,592 475,577! 476,556 480,530 485,514!',
    ),
    { fill: DRESS.fill, shade: DRESS.dark, soft: 0, rim: DRESS.light, rimWidth: 2.6 },
    ['536,484! 524,506 519,544 526,594! 580,600 580,480', DRESS.shade],
    ['476,566! 510,580 540,584 570,576! 570,604 470,590', DRESS.shade],
    ['502,504! 494,532 498,558 506,584! 516,586 508,552 508,528', DRESS.shade],
  );
  strokes(art, ['477,568 510,582 550,585', '492,514 487,534 489,554'], INK.form, DRESS.dark, 0.1);
}

/** What she keeps from the wall of the sun that comes in. */
export function onWall(art: Art): void {
  const shadow = closed('450,340 468,292 512,276 566,306! 566,560! 480,560! 452,440');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#2f2436', 0.5));
}
