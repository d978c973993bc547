import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { head } from './face.ts';
import { DRESS, form, SKIN } from './tones.ts';

/** She who mends, at the end of the bench, bent over the bowl; arms and hands come later (`hands.ts`). */
export function mender(art: Art): void {
  neck(art);
  dress(art);
  head(local(art, 438, 347, 0.82, { mirror: true, rot: -22 }));
}

function neck(art: Art): void {
  form(
    art,
    closed('436,340! 444,380 440,410 434,446! 446,480 500,490 526,450! 512,424 494,398 482,372 480,330!'),
    { fill: SKIN.dark, shade: SKIN.deep, soft: 14 },
    // the chin's shade lies over the throat; below it the throat meets the sun
    ['440,350! 441,400 444,432 456,438 470,418 482,396 490,370! 480,330', SKIN.deep],
    ['440,414! 437,436 432,450! 450,470 458,462 448,444!', SKIN.middle],
  );
  strokes(art, ['470,390 462,420 448,458'], INK.form, SKIN.deep, 0.1);
}

/** The dress, and the apron's bib and strap over it. */
function dress(art: Art): void {
  const body = closed(
    '433,446! 446,462 468,466 492,450 512,418! 526,432 552,456 576,520 580,700 570,890! 532,890! 451,696! 434,664 424,624 414,584 408,552 412,516!',
  );
  form(
    art,
    body,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 26 },
    ['470,490! 456,540 466,600 476,660 500,760 540,890! 600,890 600,410 512,418!', DRESS.shade],
    ['500,560! 488,640 500,700 560,890! 600,890 590,540!', DRESS.dark],
    ['433,446! 418,486 407,552 414,586 426,632! 430,600 426,560 432,516 444,462!', DRESS.light],
  );
  collar(art);
  form(
    art,
    closed(
      '428,560! 412,552 408,560 416,592 426,628 438,668 452,698! 532,890! 600,890 560,740 500,620 470,566!',
    ),
    { fill: '#b3a199', shade: '#776569', soft: 0 },
    ['448,562! 452,620 474,690 560,890! 600,890 590,640!', '#776569'],
    ['412,550! 408,562 424,626 436,664! 440,640 430,600 428,566', '#dcc7aa'],
  );
  form(art, closed('430,562! 440,530 458,492 470,474! 484,478 486,484! 466,510 452,540 448,564!'), {
    fill: '#a2928c',
    shade: '#776569',
    soft: 4,
    rim: '#dcc7aa',
    rimWidth: 3,
  });
  strokes(art, ['452,598 470,602 490,600', '458,620 470,660 492,720'], INK.form, '#5f4f57', 0.1);
}

/** A collar laid over round the root of the neck; it goes up behind to the nape. */
function collar(art: Art): void {
  form(
    art,
    closed(
      '433,444! 445,458 466,461 488,446 510,414! 520,424 527,436! 512,462 494,478 474,484! 458,482 440,474 428,462!',
    ),
    { fill: '#b9c3d6', shade: '#76809f', soft: 5 },
    ['428,462! 433,444 445,458 452,461! 448,478 436,474', '#e9e6df'],
    ['486,447! 510,414 530,436! 512,462 494,480', '#76809f'],
  );
}

/** The near shoulder's sleeve, over the arm. */
export function sleeve(art: Art): void {
  form(
    art,
    closed('492,470! 514,462 540,474 554,506 558,560 556,588! 530,596 504,592 482,578! 478,540 480,500'),
    { fill: DRESS.fill, shade: DRESS.dark, soft: 18, rim: DRESS.light, rimWidth: 2.6 },
    ['482,566! 504,580 530,584 558,576! 558,600 480,600', DRESS.shade],
    ['512,500! 506,530 510,560 518,586! 536,588 524,556 520,524', DRESS.shade],
  );
  strokes(art, ['482,564 504,576 530,580 556,574', '500,486 496,510 500,536'], INK.form, DRESS.dark, 0.1);
}

/** What she keeps from the wall of the sun that comes in. */
export function onWall(art: Art): void {
  const shadow = closed('440,270! 500,268 560,300! 560,560 480,560 440,420');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#2f2436', 0.5));
}
