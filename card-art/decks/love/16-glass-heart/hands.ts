import { hand } from '../../../kit/figure/hand/hand.ts';
import { pinching, rounding } from '../../../kit/figure/hand/poses.ts';
import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { shard } from './bowl.ts';
import { DRESS, form, SKIN } from './tones.ts';

const LIGHT = [-0.8, -0.7] as const;
/** A face from chin to hairline is as long. */
const LENGTH = 124;
/** The far one hangs from the wrist: thumb and forefinger have the last piece, the others are fanned behind. */
const PINCH = hand({
  pose: {
    ...pinching,
    index: [58, 44, 24, 0],
    middle: [46, 34, 18, 2],
    ring: [34, 30, 16, 4],
    little: [24, 26, 14, 8],
    wrist: [44, 0],
  },
  side: 'right',
  at: [313, 557],
  length: LENGTH,
  fingers: -95,
  turn: 100,
  light: LIGHT,
  forearm: 0.3,
});
/** The near one lies along the bowl's belly from beneath. */
const HOLD = hand({
  pose: {
    ...rounding,
    index: [20, 26, 16, 4],
    middle: [24, 28, 16, 0],
    ring: [28, 30, 16, 1],
    little: [30, 30, 16, 5],
    thumb: { away: 30, across: 50, bend: [6, 12] },
    wrist: [-10, 0],
  },
  side: 'left',
  at: [373, 686],
  length: LENGTH,
  fingers: -86,
  turn: 150,
  tip: 20,
  light: LIGHT,
  forearm: 0.25,
});
/** The glass right of the gap. */
const FLANK = closed('240,610! 313,600 310,622 299,654 276,682 240,700!');

const onWood = (art: Art, shadow: Path): void =>
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#4e3a46', 0.8));

/** The far arm, its elbow on the bench behind the near one: the hand holds the last piece above the gap. */
export function farArm(art: Art): void {
  onWood(art, closed('410,664! 430,660 460,664 484,676! 500,700 470,702 430,690 408,676!'));
  form(
    art,
    closed(
      '408,566! 404,584 402,604! 390,603 377,593.6 360,582 345.7,571 338,567! 324,582! 331,589.6 346,603 361,616 388,645 408,668! 420,680 448,680! 462,650 466,610 466,560!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    // forearm: its round away from the window; upper arm: under the sleeve, and down to the elbow
    ['343,566! 346,574 356,588 376,609 397,635 410,662! 440,690 480,660 470,560 404,588 360,552!', SKIN.dark],
    ['390,560! 396,578 402,596 414,600 440,598! 460,560', SKIN.deep, 0.7],
    { along: ['340,597.6 346,603 361,616 388,645 408,668'], paint: SKIN.light, width: 3.4 },
  );
  strokes(art, ['402,603 406,609 407,617'], INK.form, SKIN.line, 0.1);
  form(
    art,
    closed('462,486! 446,491 430,503 419,522! 409,542 402,560 398,576! 412,584 432,584 452,578! 470,560'),
    { fill: DRESS.shade, shade: DRESS.dark, soft: 0, rim: DRESS.light, rimWidth: 2 },
    ['430,504! 424,530 421,556 424,590! 470,590 470,480!', DRESS.dark],
  );
  PINCH.paint(art, SKIN);
  shard(art, 234, 610, 1.2);
  PINCH.before(art, SKIN);
}

/** The near arm, bare from the sleeve: it leans on its elbow, the forearm lies on the bench. */
export function nearArm(art: Art): void {
  onWood(
    art,
    closed(
      '284,700! 330,706 397,704 440,705 496,715 530,714! 540,724 524,742 490,744 440,734 390,722 330,716',
    ),
  );
  form(
    art,
    closed(
      '497,566! 499,600 498,630 493,656! 488,664 478,668 464,670! 440,673.4 420,674 402,674.2! 385,680! 385,700! 397.6,704.2! 420,704 445,706 470,710! 490,714 506,718 518,719! 528,718.4 534,714 537,706! 541,692 545,668 547,640! 549,610 548,590 546,566!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    [
      '520,566! 521,610 516,650 506,684! 486,696 450,692 420,690 380,688! 384,720 500,750 570,740 570,560!',
      SKIN.dark,
    ],
    // where forearm and upper arm meet; what the sleeve shades
    ['494,654! 500,664 505,674 506,686! 496,680 486,673 476,669!', SKIN.deep, 0.8],
    ['480,560! 486,588 514,598 552,590! 560,560', SKIN.deep, 0.7],
    {
      along: ['497.6,574 499,600 498,630 493,656', '478,668 464,670 440,673.4 420,674 405,674.2'],
      paint: SKIN.light,
      width: 6,
    },
  );
  strokes(art, ['491,665 497,666 503,672', '517,706 525,703 530,697'], INK.form, SKIN.line, 0.1);
  art.clip(FLANK, () => art.fill(HOLD.outline.translate(1.6, -3), '#2f5f5e', 0.5));
  HOLD.paint(art, SKIN);
  // the forearm's underside goes on without a seam
  art.fill(closed('388,690! 398,690 410,690! 410,703.6! 398,704 388,705!'), SKIN.dark);
}
