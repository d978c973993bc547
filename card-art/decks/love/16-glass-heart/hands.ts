import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { shard } from './bowl.ts';
import { hold } from './hold.ts';
import { DRESS, form, SKIN } from './tones.ts';

const LIT = { fill: SKIN.middle, shade: SKIN.dark, soft: 4, rim: SKIN.light, rimWidth: 3 } as const;
/** What lies behind the first finger. */
const BEHIND = { fill: '#c08a6c', shade: SKIN.dark, soft: 4, rim: SKIN.light, rimWidth: 1.6 } as const;

/** The arm from behind: its fingers go down behind the last piece, its thumb comes over it; so it holds it above the gap. */
export function farArm(art: Art): void {
  form(
    art,
    closed(
      '450,524! 424,528 398,536 372,537 344,536 312,540! 314,572! 344,576 372,584 400,594 424,600 450,600!',
    ),
    { ...LIT, soft: 0, rimWidth: 4 },
    ['310,562! 344,564 372,570 404,578 430,586! 430,614 310,584', SKIN.dark],
    ['404,524! 398,554 404,604! 460,604 460,524!', SKIN.dark],
  );
  form(art, closed('470,514! 430,516 410,524! 405,560 410,600! 440,608 470,608!'), {
    fill: DRESS.shade,
    shade: DRESS.dark,
    soft: 16,
    rim: DRESS.light,
    rimWidth: 2.4,
  });
  form(art, closed('248,536! 228,546 210,564 204,578 206,588! 212,593 217,586! 219,576 226,564 240,554'), {
    ...BEHIND,
    fill: SKIN.dark,
  });
  form(
    art,
    closed(
      '254,533! 234,541 218,558 213,574 216,590 222,604! 228,609 232,603! 229,588 228,576 234,564 250,554',
    ),
    BEHIND,
  );
  // the back of the hand, then the first finger out of it, the piece before its tip, last the thumb
  form(
    art,
    closed('318,539! 296,532 274,529 256,533! 246,542 248,554 258,564! 268,574 282,584 298,584 318,573!'),
    { ...LIT, soft: 0 },
    ['258,564! 268,555 288,559 318,561! 318,588 270,584', SKIN.dark, 0.85],
  );
  form(
    art,
    closed(
      '266,532! 252,533 238,544 228,560 225.4,574 229,590 233,604! 237.4,609.6 243,605! 241.6,590 241.4,577 246,567 258,559 268,550!',
    ),
    { ...LIT, soft: 0 },
    { along: ['270,548 258,558 246,566 240,577 241,591 243,606'], paint: SKIN.dark, width: 10 },
    ['226,560! 232,568 240,572! 247,562 236,552', SKIN.light, 0.6],
  );
  shard(art, 234, 608, 1.2);
  form(
    art,
    closed(
      '320,555! 307,558 296,565 286,572 277,576.4 268,579 257,586.6 247,595.4 240.4,602! 238.8,607.4 244,611.4! 252,609 260,603.4 268,598.4 275,594.6! 286,590.6 297,585.6 309,578.6 320,572.6!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    // the ball turns under, then the thumb's far side
    [
      '322,561! 309,566 298,574 288,582 279,586.6 271,590 264,595.6 254,603.4 243,610! 244,618 280,604 322,584!',
      SKIN.dark,
    ],
    ['279,576! 272,578.6 267,582 268,585.6! 274,583.6 280,580!', SKIN.light, 0.45],
    {
      along: ['296,565 286,572 277,576.4 268,579 257,586.6 247,595.4 240.4,602 238.8,607.4'],
      paint: SKIN.light,
      width: 2.6,
    },
  );
  art.fill(closed('240.6,603! 246,598.6 251.4,597.8 250,602.6 243.6,608!'), '#f8dcbc');
  strokes(
    art,
    [
      '266,551 258,558 249,564',
      '263.6,585 267.4,587.4 268.6,592',
      '254,537 260,543 268,545',
      '300,550 312,552 322,550',
    ],
    INK.detail,
    SKIN.line,
    0.1,
  );
}

/** The near arm, bare from the sleeve: the elbow by the bench's edge, the wrist at the bowl; then the hand. */
export function nearArm(art: Art): void {
  const shadow = closed('306,706! 340,700 400,706 470,716! 500,760 470,752 400,730 340,722');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#4e3a46', 0.8));
  const arm =
    '484,570! 480,606 476,634 468,646! 444,638 414,634 388,632 360,631! 358,666! 384,670 412,682 446,704 480,716 506,719 522,710 532,690 542,650 550,610 554,574!';
  form(
    art,
    closed(arm),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    [
      '508,560! 502,610 496,650 484,678! 466,687 440,678 408,658 376,650 358,650! 352,690 420,720 520,730 570,600 560,560',
      SKIN.dark,
    ],
    // where upper arm and forearm meet, and the elbow's bone
    ['468,646! 482,652 492,664 496,680! 486,668 476,661', SKIN.deep, 0.8],
    ['484,566! 520,580 560,574! 560,600 520,606 482,590', SKIN.deep, 0.7],
    {
      along: ['484,578 480,606 476,634 468,646', '468,646 444,638 414,634 388,632 360,631'],
      paint: SKIN.light,
      width: 6,
    },
  );
  strokes(art, ['468,646 482,650 491,661', '498,706 506,697 518,697'], INK.form, SKIN.line, 0.1);
  hold(art);
}
