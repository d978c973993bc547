import { PROFILE } from '../../../kit/figure/body.ts';
import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, Path, roundLimb, spline } from '../../../kit/pen/index.ts';
import { byFire, HAND } from './view.ts';

const SKIN = '#b9785a';
const LEG = roundLimb('296,604 290,640 286,672', [13, 11, 7], 12);
const FOOT = closed('278,668! 293,668! 294,684 288,694 268,704 256,704! 258,697 272,688');
const OVER_SILL = closed(
  '372,560! 392,580 398,604! 372,616 352,638 330,646 306,650 274,648! 266,630 262,606 268,588! 300,572 340,560',
);
/** What of her is before the wall, for the fire to throw. */
export const hanging = Path.join(LEG, FOOT, OVER_SILL);

/** She sits in the window, back against its side, one foot up, one down, and holds the threads up to let the spindle run. */
export function spinner(art: Art): void {
  const part = (outline: string | Path, fill: string, soft: number, shade?: string): void =>
    byFire(art, typeof outline === 'string' ? closed(outline) : outline, fill, soft, shade ? { shade } : {});
  // the far arm, laid on the far knee
  part(roundLimb('352,478 322,508 294,516', [11, 9, 6.6], 14), '#7d6a62', 4, '#332838');
  // the far foot, up on the sill, and the skirt over that knee
  part('256,572! 272,570! 276,584 266,592 234,594! 234,587 248,582', '#3a2a30', 3);
  part(
    '382,556! 372,596 330,602 290,600 262,590! 258,574 262,548 272,520 286,506 302,508 330,528 360,540!',
    '#6d4a5e',
    14,
    '#2a1a32',
  );
  strokes(
    art,
    ['292,514 286,546 270,584', '304,514 312,548 306,590', '346,544 338,568 318,592'],
    INK.form,
    '#3a2440',
    0.15,
  );
  part(roundLimb('300,514 288,511 280,515', [6, 5, 4], 8), SKIN, 2, '#4a2a34');
  // the near leg hangs down into the room
  part(LEG, '#4c3640', 5);
  part(FOOT, '#5a3a34', 4);
  part(OVER_SILL, '#855a70', 14, '#2e1c34');
  strokes(
    art,
    [
      '362,574 338,600 322,640',
      '340,570 308,592 296,644',
      '320,574 284,594 276,640',
      '384,582 370,600 354,630',
    ],
    INK.form,
    '#4a2c48',
    0.15,
  );
  // back against the stone, leaning a little into the room
  const torso = closed(
    '346,470! 352,456 368,450 388,454 400,468 404,500 402,536 398,572! 376,582 350,570! 346,540 340,510',
  );
  part(torso, '#d0b48e', 10, '#4c3c4c');
  strokes(
    art,
    ['392,470 386,510 390,556', '356,494 364,530 360,564', '398,520 384,548 366,566'],
    INK.form,
    '#86705f',
    0.2,
  );
  part('402,548! 400,578! 374,588 350,578! 350,566! 374,574', '#7b4a3c', 3);
  // neck, face turned to the thread, hair pinned up
  part(roundLimb('370,458 364,440', [9, 8.4], 6), SKIN, 3, '#4a2a34');
  const head = local(art, 360, 416, 3.5, { rot: -4 });
  byFire(art, head.place(spline(PROFILE, true).scale(-1, 1)), '#c98a68', 7, {
    shade: '#6a3f48',
    depth: 0.8,
    rimWidth: 0.8,
  });
  head.fill(closed('-3.9,-0.7! -2.9,-0.4 -1.9,-1! -2.8,0.5'), '#2a1a24');
  head.fill(closed('-4.6,-2.3! -3,-2.9 -1.4,-2.2! -3,-2.5'), '#3a2228');
  part(
    '346,396! 352,386 368,384 384,394 390,412 386,430 376,440! 368,436 366,426! 362,418 358,404!',
    '#3a2228',
    7,
    '#170f1a',
  );
  part(ellipse(391, 402, 12, 11.5), '#3a2228', 4, '#170f1a');
  strokes(
    art,
    [
      '350,396 366,392 382,400',
      '360,404 374,406 386,414',
      '366,420 376,422 384,428',
      '384,396 392,398 398,406',
    ],
    INK.detail,
    '#7e5040',
    0.1,
  );
  // the near arm, sleeve rolled to the elbow
  const [x, y] = HAND;
  part(roundLimb(`300,496 264,486 ${x + 10},${y + 7}`, [9, 7.4, 5], 14), SKIN, 3, '#5a3038');
  part(
    `${x + 18},${y + 2}! ${x + 9},${y - 7} ${x - 2},${y - 9} ${x - 8},${y - 4} ${x - 5},${y + 1}! ${x - 8},${y + 6} ${x - 4},${y + 10}! ${x + 2},${y + 14} ${x + 11},${y + 14}!`,
    SKIN,
    2,
    '#5a3038',
  );
  strokes(art, [`${x - 4},${y + 2} ${x + 3},${y + 2}`], INK.detail, '#5a3038', 0);
  part(roundLimb('366,472 336,494 300,496', [15.5, 13, 11.5], 16), '#dcc29a', 5, '#5c4a54');
  strokes(
    art,
    ['360,482 338,500 318,502', '352,470 330,484', '294,487 291,495 294,506'],
    INK.form,
    '#8c7664',
    0.15,
  );
}
