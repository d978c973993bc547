import { finger } from '../../../kit/figure/finger.ts';
import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { CUFF, ORANGE } from './cloth.ts';
import { HER_BACK, HER_SLEEVE } from './her-body.ts';
import { HIS_HAND, toned } from './view.ts';

/** His right arm about her: from the round of the shoulder level behind her shoulders, bent up a little to her far arm. */
const SLEEVE =
  '284,576! 300,575 318,583 336,597 352,612 366,623! 380,624 394,625 408,628! 412,642 411,658! 396,666 380,673 364,676! 348,675 336,667 322,656 304,644 288,634! 282,610';

export function embrace(art: Art): void {
  const sleeve = closed(SLEEVE);
  within(art, closed(HER_BACK), [sleeve.translate(4, 13), '#0c2a32', 0.85]);
  hand(art);
  toned(
    art,
    sleeve,
    { fill: ORANGE.fill, shade: ORANGE.shade, soft: 0 },
    // what looks down: the back of the upper arm, the forearm's underside
    [
      '284,626! 304,636 324,648 340,658! 354,663 370,661 390,655 412,648! 414,684 350,690 280,650!',
      '#7c3630',
    ],
    [
      '284,631! 304,641 322,653 338,664! 352,669 370,667 390,661 412,655! 414,690 350,694 280,660!',
      ORANGE.shade,
    ],
    // her head's shadow, in which it comes out of his back
    ['280,570! 328,570! 328,588 320,602 308,612 297,622 290,634 280,634!', '#7c3630'],
    () => {
      // each chamber swells to the sky
      art.blot(
        [
          '306,583 315,592 319,604',
          '330,599 337,610 337,622',
          '349,615 352,626 349,638',
          '378,630 383,639 382,650',
        ].map((swell) => ribbon(curve(swell), 11, { start: 0.7, peak: 0.15, samples: 10 })),
        ORANGE.lit,
      );
      art.blot(
        ribbon(curve('300,575 318,583 336,597 352,612 366,623'), 4, { start: 0, samples: 20 }),
        ORANGE.rim,
      );
      art.blot(ribbon(curve('366,623 380,624 394,625 408,628'), 4, { start: 0, samples: 12 }), ORANGE.rim);
    },
  );
  // the armhole goes round the shoulder; seams round the arm, at the crook they are pressed together
  strokes(
    art,
    ['291,578 298,594 295,614 288,634', '288,634 276,628 262,628', '287,636 278,640 268,648'],
    2.8,
    ORANGE.shade,
    0.1,
  );
  strokes(
    art,
    [
      '324,587 315,601 300,612',
      '341,601 328,618 312,632',
      '357,616 345,634 330,652',
      '366,624 360,646 348,668',
      '367,624 374,642 371,668',
      '390,626 395,643 391,662',
    ],
    2.4,
    ORANGE.seam,
    0.04,
  );
  toned(art, '401,626! 411,628! 415,642 413,658! 403,663! 406,644', { ...CUFF, rimWidth: 1.4 });
}

/** From the knuckle over the round of her arm to the tip, and its breadth; the first finger is the farthest. */
const FINGERS = [
  ['430,639 437,645 439,655 437,667', 8.6],
  ['428,644 434,652 434.6,664 432,676', 9],
  ['423,650 428,659 428,670 425,681', 8.6],
  ['417,654 421,662 421,671 418.6,680', 7.6],
] as const;

/** His hand holds her by the upper arm: the back of it towards us, the fingers over the sleeve, the thumb on her shoulder blade. */
function hand(art: Art): void {
  const skin = { fill: HIS_HAND.fill, shade: HIS_HAND.shade, rim: HIS_HAND.lit };
  within(art, closed(HER_SLEEVE), [
    closed('404,640! 440,640 448,660 440,680 426,692 412,690 402,676'),
    '#0c2a32',
    0.7,
  ]);
  within(art, closed(HER_BACK), [
    closed('396,650! 420,656! 416,676 408,688 398,684 394,668'),
    '#0c2a32',
    0.7,
  ]);
  for (const [course, breadth] of FINGERS)
    toned(art, finger(course, breadth), { ...skin, soft: 2.4, rimWidth: 1.3 });
  toned(art, finger('409,650 404,659 402,668 404,678', 9), { ...skin, soft: 2.4, rimWidth: 1.3 });
  toned(
    art,
    '404,629! 412,628.6 422,630! 429,633 434.6,638! 436,641.6 434,645! 434,648 431,650! 429.6,654 426,655.4! 423,659 418,659.4! 411,659 403,657!',
    { fill: HIS_HAND.fill, shade: HIS_HAND.shade, soft: 0 },
    ['402,626! 416,626 430,631 438,640! 430,638 418,635 402,637!', HIS_HAND.lit],
    ['402,650! 412,651 422,651 434,643! 440,650 424,666 402,664!', '#a8694a'],
    ['400,626! 409,627 412,642 410,660 400,660!', HIS_HAND.shade],
  );
  strokes(
    art,
    ['434,645 436,649 436.4,654', '430.6,650.4 432,655 432,660', '425.6,656 426.6,660 426,665'],
    1.3,
    HIS_HAND.line,
    0.1,
  );
}
