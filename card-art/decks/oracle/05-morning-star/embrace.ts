import { finger } from '../../../kit/figure/finger.ts';
import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon } from '../../../kit/pen/index.ts';
import { CUFF, ORANGE } from './cloth.ts';
import { HER_BACK, HER_SLEEVE } from './her-body.ts';
import { HIS_HAND, toned } from './view.ts';

/** His right arm about her: from the round of the shoulder down behind her back to the elbow, from there round to her far arm. */
const SLEEVE =
  '284,576! 300,576 318,585 334,604 349,630 363,650! 376,650 389,650 400,653! 405,667 404,684! 392,692 378,699 367,705! 354,710 342,708 332,696! 316,679 300,659 286,640! 282,612';

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
      '284,640! 302,650 322,668 342,686! 354,691 368,688 386,679 410,670! 412,700 350,730 280,680!',
      '#7c3630',
    ],
    [
      '286,646! 304,664 322,682 340,698! 353,703 369,698 387,688 410,678! 412,706 350,730 280,690!',
      ORANGE.shade,
    ],
    // her head's shadow, in which it comes out of his back
    ['280,570! 330,570! 330,590 322,604 310,614 300,624 292,640 280,640!', '#7c3630'],
    () => {
      // each chamber swells to the sky
      art.blot(
        [
          '306,584 316,594 322,606',
          '330,606 340,620 344,632',
          '350,634 354,646 352,662',
          '376,654 382,662 383,672',
        ].map((swell) => ribbon(curve(swell), 11, { start: 0.7, peak: 0.15, samples: 10 })),
        ORANGE.lit,
      );
      art.blot(
        ribbon(curve('300,576 318,585 334,604 349,630 363,650'), 4, { start: 0, samples: 20 }),
        ORANGE.rim,
      );
      art.blot(ribbon(curve('363,650 376,650 389,650 400,653'), 4, { start: 0, samples: 12 }), ORANGE.rim);
    },
  );
  // the armhole goes round the shoulder; seams round the arm, at the crook they are pressed together
  strokes(
    art,
    ['291,578 298,594 296,616 287,640', '287,640 276,632 262,630', '286,642 278,644 268,650'],
    2.8,
    ORANGE.shade,
    0.1,
  );
  strokes(
    art,
    [
      '331,600 322,612 306,622',
      '344,620 332,640 312,654',
      '362,650 350,664 330,676',
      '363,651 358,674 346,696',
      '364,651 370,670 368,698',
      '388,651 393,670 391,690',
    ],
    2.4,
    ORANGE.seam,
    0.04,
  );
  toned(art, '395,650! 406,652! 410,667 409,686! 398,689! 401,668', { ...CUFF, rimWidth: 1.4 });
}

/** From the knuckle to the tip, and its breadth; the little one first. */
const FINGERS = [
  ['21,10 29,14.8 36,19.6 40.4,25', 7.4],
  ['25,4.4 34,8 43,13 49.4,19.4', 8.4],
  ['27,-3 38,-1.4 47.6,2.6 54.6,9', 8.8],
  ['26,-9.8 36.6,-9.6 46,-6.8 53,-1.2', 8.4],
] as const;

/** His hand lies on her upper arm: the back of it towards us, the fingers together round the sleeve, the thumb along it. */
function hand(art: Art): void {
  const box = local(art, 401, 667, 1, { rot: 26 });
  const skin = { fill: HIS_HAND.fill, shade: HIS_HAND.shade, rim: HIS_HAND.lit };
  within(art, closed(HER_SLEEVE), [
    box.place(closed('0,-8! 30,-14 52,0 56,14 46,26 40,32 24,24 4,14')),
    '#0c2a32',
    0.7,
  ]);
  toned(
    box,
    '-2,-8! 6,-12.6 13,-18.4 20,-23.6 26.6,-27.2 30,-26.6 30.4,-23.6 27,-19.4 23.4,-14.4 20,-8! 8,0!',
    {
      ...skin,
      soft: 2.2,
      rimWidth: 1.5,
    },
  );
  for (const [course, breadth] of FINGERS)
    toned(box, finger(course, breadth), { ...skin, soft: 2.4, rimWidth: 1.3, towards: [-0.3, -0.95] });
  toned(
    box,
    '-6,-9! 3,-9.6 11,-12.6 19,-14.8 26,-14 29.4,-10.4 30,-6! 31.4,-2.6 30.6,1! 29.6,5 27.6,8! 25,12.6 20,14 10,11.6 2,9 -6,8.6!',
    { fill: HIS_HAND.fill, shade: HIS_HAND.shade, soft: 0 },
    ['-6,-12! 10,-15 26,-17 32,-8! 24,-10 14,-9 4,-5 -6,-3!', HIS_HAND.lit],
    ['-6,6! 6,6 16,8 24,7 31,0! 40,6 26,20 -6,16!', '#a8694a'],
    ['-8,-12! -1,-12 3,0 1,14 -8,14!', HIS_HAND.shade],
  );
  strokes(
    box,
    ['29,-6.4 33,-6.4 38,-5.2', '29.6,1 33,2.2 38,4.8', '26.6,8.2 30,9.8 34,12.6'],
    1.3,
    HIS_HAND.line,
    0.1,
  );
}
