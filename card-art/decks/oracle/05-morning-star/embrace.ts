import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, ribbon } from '../../../kit/pen/index.ts';
import { CUFF, ORANGE } from './cloth.ts';
import { HER_BACK, HER_SLEEVE } from './her-body.ts';
import { HIS_HAND, toned } from './view.ts';

/** His right arm about her: down behind her back to the elbow, from there round to her far arm. */
const SLEEVE =
  '292,578! 310,584 326,600 340,622 352,644 362,655! 374,650 386,648 396,650! 400,664 398,682! 390,692 374,706 358,720! 348,724 338,720! 324,704 310,676 298,646 290,620!';

export function embrace(art: Art): void {
  const sleeve = closed(SLEEVE);
  within(art, closed(HER_BACK), [sleeve.translate(4, 14), '#0c2a32', 0.85]);
  hand(art);
  toned(
    art,
    sleeve,
    { fill: ORANGE.fill, shade: ORANGE.shade, soft: 0 },
    ['284,600! 304,628 322,664 346,692! 368,686 388,674 410,668! 410,700 350,740 280,660!', '#7c3630'],
    ['284,622! 306,656 324,688 344,706! 366,702 386,688 408,680! 410,710 350,740 280,660!', ORANGE.shade],
    () => {
      // each chamber swells to the sky
      art.blot(
        [
          '306,590 318,600 326,612',
          '334,620 342,632 348,644',
          '350,658 356,668 356,682',
          '374,656 380,662 382,672',
        ].map((swell) => ribbon(curve(swell), 11, { start: 0.7, peak: 0.15, samples: 10 })),
        ORANGE.lit,
      );
      art.blot(
        ribbon(curve('300,579 318,590 336,614 352,642 362,654 376,649 394,649'), 4, {
          start: 0,
          samples: 20,
        }),
        ORANGE.rim,
      );
    },
  );
  strokes(art, ['296,596 289,610 290,624'], 2.6, ORANGE.shade, 0.1);
  strokes(
    art,
    [
      '330,606 316,620 300,632',
      '348,636 334,654 316,672',
      '362,655 350,672 332,700',
      '363,656 364,676 354,708',
      '384,650 388,670 384,690',
    ],
    2.4,
    ORANGE.seam,
    0.04,
  );
  toned(art, '391,647! 401,648! 405,664 403,684! 393,687! 396,666', { ...CUFF, rimWidth: 1.4 });
}

/** From the knuckle over the middle joint to where the finger goes round her arm, and half its breadth; the little one first. */
const FINGERS = [
  ['22,15 30,21 36,27 38,34', 4.5],
  ['27,8 38,14 45,21 47,30', 5.1],
  ['30,-2 43,3 50,11 52,21', 5.4],
  ['29,-12 42,-9 50,-2 53,9', 5.3],
] as const;
const TAPER = [1, 1, 1.02, 0.98, 0.96, 0.95, 0.92, 0.88, 0.84, 0.76, 0.54, 0.14];

/** His hand round her arm: the palm lies on the sleeve, the thumb along it, the fingers go over its far edge. */
function hand(art: Art): void {
  const box = local(art, 398, 666, 0.92, { rot: 14 });
  const fingers = FINGERS.map(([course, half]) =>
    limb(
      course,
      TAPER.map((part) => part * half),
      26,
    ),
  );
  within(art, closed(HER_SLEEVE), [
    box.place(closed('0,-12! 20,-24 46,-14 60,8 50,40 28,40 4,18')),
    '#0c2a32',
    0.7,
  ]);
  toned(box, limb('4,-6 13,-17 23,-23 34,-25', [7, 6.6, 6, 5.6, 5.4, 5.2, 4.8, 3.8, 0.8], 22), {
    fill: HIS_HAND.fill,
    shade: '#a4684a',
    soft: 2.4,
    rim: HIS_HAND.lit,
    rimWidth: 1.6,
  });
  for (const finger of fingers)
    toned(box, finger, {
      fill: HIS_HAND.fill,
      shade: HIS_HAND.shade,
      soft: 2.6,
      rim: HIS_HAND.lit,
      rimWidth: 1.4,
      towards: [-0.4, -0.9],
    });
  toned(
    box,
    '-2,-12! 8,-15 18,-18 27,-18! 32,-16 34,-11 32,-7! 36,-4 36,1 32,4! 34,8 31,12 28,12! 29,16 25,20 20,18! 12,16 4,13 -2,12!',
    { fill: HIS_HAND.fill, shade: HIS_HAND.shade, soft: 0 },
    ['-2,-14! 12,-18 27,-20 34,-14! 26,-11 14,-9 6,-3 -2,0!', HIS_HAND.lit],
    ['-2,13! 8,7 18,5 26,0 32,-7! 40,0 30,20 10,22!', '#a8694a'],
    ['-4,-15! 3,-15 8,13 0,15!', HIS_HAND.shade],
  );
  strokes(box, ['32,-7 27,-8', '32,4 27,2', '28,12 23,10'], 1.3, HIS_HAND.line, 0.1);
}
