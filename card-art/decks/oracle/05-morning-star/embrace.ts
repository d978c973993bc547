import { hand } from '../../../kit/figure/hand/hand.ts';
import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { CUFF, ORANGE } from './cloth.ts';
import { HER_BACK, HER_SLEEVE } from './her-body.ts';
import { HAND_TONES, toned } from './view.ts';

/** His right arm about her: the shoulder stands up behind her head, the arm lies over both of hers, its hand round the far one. */
const SLEEVE =
  '286,574! 300,568 316,567 329,573 341,585 355,598 371,608 387,617 402,627! 407,636 408,648 404,661! 390,664 374,664 357,660 339,653 322,646 306,642 290,641! 286,610';

/** The palm on her upper arm, the thumb on the round of her shoulder. */
const HAND = hand({
  pose: {
    index: [10, 18, 14, 3],
    middle: [13, 21, 16, 0],
    ring: [16, 24, 17, 2],
    little: [20, 26, 18, 6],
    thumb: { away: 32, across: 34, bend: [6, 12] },
    wrist: [0, -22],
  },
  side: 'right',
  at: [401, 637],
  length: 64,
  fingers: 158,
  turn: 188,
  // its back looks to the star
  light: [0.9, -0.45],
  build: 'man',
});

/** As far as the hand is seen: past her arm's edge by no more than a finger's thickness. */
const ROUND_HER_ARM = '380,600! 416,624 428,640 432,656 436,672 437,694 440,712! 440,730! 380,730!';

export function embrace(art: Art): void {
  const sleeve = closed(SLEEVE);
  within(art, closed(HER_BACK), [sleeve.translate(3, 12), '#0c2a32', 0.85]);
  within(art, closed(HER_SLEEVE), [HAND.outline.translate(-3, 6), '#0c2a32', 0.75]);
  // its fingers go round the arm, out of sight
  within(art, closed(ROUND_HER_ARM), () => HAND.paint(art, HAND_TONES));
  toned(
    art,
    sleeve,
    { fill: ORANGE.fill, shade: ORANGE.shade, soft: 0 },
    // what looks down
    ['292,634! 308,634 324,638 342,645 360,652 376,655 392,655 408,650! 410,680 340,680 290,650!', '#7c3630'],
    [
      '292,640! 308,640 324,644 342,650 360,656 376,660 392,661 408,657! 410,680 340,680 290,656!',
      ORANGE.shade,
    ],
    // her head's shadow
    ['280,560! 328,566! 329,580 322,594 308,604 294,608 284,606!', '#7c3630'],
    () => {
      // each chamber swells to the sky
      art.blot(
        [
          '331,592 327,606 318,620',
          '346,599 342,613 336,627',
          '364,611 360,623 355,636',
          '383,622 381,633 377,644',
        ].map((swell) => ribbon(curve(swell), 10, { start: 0.7, peak: 0.15, samples: 10 })),
        ORANGE.lit,
      );
      art.blot(
        ribbon(curve('316,567 329,573 341,585 355,598 371,608 387,617 402,627'), 4, {
          start: 0.2,
          samples: 20,
        }),
        ORANGE.rim,
      );
    },
  );
  // seams round the arm
  strokes(
    art,
    [
      '336,580 331,604 318,640',
      '354,598 350,620 340,648',
      '372,609 370,632 361,656',
      '390,619 391,640 384,660',
    ],
    2.4,
    ORANGE.seam,
    0.04,
  );
  // the armhole goes round the shoulder, under it the cloth is drawn
  strokes(
    art,
    ['300,600 301,618 296,634 290,644', '296,632 282,628 266,628', '293,638 282,642 270,650'],
    2.6,
    ORANGE.seam,
    0.1,
  );
  toned(art, '397,623! 408,630! 413,640 413,652 408,665! 398,663! 403,652 403,638', {
    ...CUFF,
    rimWidth: 1.4,
  });
}
