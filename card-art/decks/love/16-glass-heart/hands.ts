import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { hold, setting } from './hold.ts';
import { DRESS, form, SKIN } from './tones.ts';

const onWood = (art: Art, shadow: Path): void =>
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#4e3a46', 0.8));

/** The far arm, its elbow on the bench: the hand hangs from the lifted wrist and holds the last piece above the gap. */
export function farArm(art: Art): void {
  onWood(art, closed('384,664! 410,660 450,664 480,676! 500,700 470,702 420,690 392,676'));
  form(
    art,
    closed(
      '408,566! 402,584 402,604! 386,604 364,597 345,589 327,579! 310,570! 300,582! 314,593 334,613 355,635 372,653! 382,666 396,673 412,669! 432,656 448,620 450,560!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    // forearm: its round away from the window; upper arm: under the sleeve, and down to the elbow
    ['322,574! 344,596 366,614 384,634 393,651 386,672! 420,690 470,660 460,560 404,588 350,580!', SKIN.dark],
    ['390,560! 396,576 398,590 410,596 440,596! 460,560', SKIN.deep, 0.7],
    { along: ['314,593 334,613 355,635 372,653 382,666'], paint: SKIN.light, width: 7 },
  );
  strokes(art, ['400,603 404,611 404,620'], INK.form, SKIN.line, 0.1);
  form(
    art,
    closed('462,486! 446,491 430,503 419,522! 409,542 402,560 398,576! 412,584 432,584 452,578! 470,560'),
    { fill: DRESS.shade, shade: DRESS.dark, soft: 0, rim: DRESS.light, rimWidth: 2 },
    ['430,504! 424,530 421,556 424,590! 470,590 470,480!', DRESS.dark],
  );
  setting(art);
}

/** The near arm, bare from the sleeve; its forearm lies on the bench, the elbow over the edge. */
export function nearArm(art: Art): void {
  onWood(art, closed('322,708! 344,698 380,684 440,696 494,722! 500,744 488,756 450,738 390,718 344,714'));
  form(
    art,
    closed(
      '482,566! 486,600 490,630 489,652! 486,662 476,664 462,661! 440,655 414,654 372,656! 360,664! 362,680! 380,688 410,694 440,702 470,714! 488,722 503,731 517,733.6 530,731 538,723 541,712! 543,702 547,690 550,670! 551,630 549,596 546,566!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    [
      '512,566! 514,610 512,650 502,682! 480,688 450,685 420,681 396,680 374,681! 374,700 500,750 570,740 570,560!',
      SKIN.dark,
    ],
    // where forearm and upper arm meet; what the sleeve shades
    ['489,650! 496,660 502,672 502,684! 492,676 484,668 474,664!', SKIN.deep, 0.8],
    ['480,560! 486,588 514,596 552,588! 560,560', SKIN.deep, 0.7],
    {
      along: ['483,574 486,600 490,630 489,652', '476,664 462,661 440,655 414,654 384,656'],
      paint: SKIN.light,
      width: 6,
    },
  );
  strokes(art, ['487,662 494,663 500,670', '514,718 524,716 531,709'], INK.form, SKIN.line, 0.1);
  hold(art);
}
