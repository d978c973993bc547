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
      '430,400! 438,424 440,446 443,470! 470,492 512,470 536,428! 520,420 502,408 488,392! 478,376 470,350 440,350!',
    ),
    { fill: SKIN.dark, shade: SKIN.deep, soft: 0 },
    ['424,390! 440,410 446,430 444,450 448,464! 462,448 474,424 486,396! 470,350', SKIN.deep],
    ['438,452! 446,458 456,468 468,474! 452,486 438,480', SKIN.middle],
  );
  strokes(art, ['478,402 466,432 452,464'], INK.form, SKIN.deep, 0.1);
}

/** The dress, and the apron's bib and strap over it; the bench's edge cuts both off. */
function dress(art: Art): void {
  form(
    art,
    closed(
      '440,472! 462,490 492,484 516,464 536,436! 560,446 580,460 590,520 600,900! 581,900! 462,660! 452,640 438,606 428,576! 422,556 424,530 432,508! 438,492',
    ),
    { fill: DRESS.fill, shade: DRESS.shade, soft: 0 },
    ['486,490! 462,530 462,580 472,640 490,720! 600,900 600,400 530,430!', DRESS.shade],
    ['440,470! 432,500 424,536 424,560! 432,590 440,612! 446,590 440,560 444,520 456,482!', DRESS.light],
  );
  form(
    art,
    closed(
      '424,552! 440,552 464,556 486,562! 500,620 520,700 590,900! 581,900! 462,660! 452,640 438,606 428,576!',
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
      '441,464! 454,476 474,478 494,464 510,444 524,418! 534,422 543,430! 534,458 516,480 494,494! 472,502 450,495 436,482!',
    ),
    { fill: '#b9c3d6', shade: '#76809f', soft: 0 },
    ['436,482! 441,464 454,476 466,478! 460,498 446,492', '#e9e6df'],
    ['492,465! 510,444 524,418 556,426! 548,462 524,492 494,500!', '#76809f'],
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
