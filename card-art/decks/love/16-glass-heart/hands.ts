import { INK, printed, regionOf, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { shard } from './bowl.ts';
import { DRESS, form, SKIN } from './tones.ts';

const LIT = { fill: SKIN.middle, shade: SKIN.dark, soft: 4, rim: SKIN.light, rimWidth: 3 } as const;
/** What lies behind the first finger. */
const BEHIND = { fill: '#c08a6c', shade: SKIN.dark, soft: 4, rim: SKIN.light, rimWidth: 1.6 } as const;

/** The arm from behind: its hand has the last piece between thumb and two fingers, over the gap. */
export function farArm(art: Art): void {
  form(
    art,
    closed(
      '450,540! 424,544 398,552 372,553 344,552 312,556! 314,588! 344,592 372,600 400,610 424,616 450,616!',
    ),
    { ...LIT, soft: 0, rimWidth: 4 },
    ['310,578! 344,580 372,586 404,594 430,602! 430,630 310,600', SKIN.dark],
    ['404,540! 398,570 404,620! 460,620 460,540!', SKIN.dark],
  );
  form(art, closed('470,530! 430,532 410,540! 405,576 410,616! 440,624 470,624!'), {
    fill: DRESS.shade,
    shade: DRESS.dark,
    soft: 16,
    rim: DRESS.light,
    rimWidth: 2.4,
  });
  form(art, closed('248,552! 228,562 210,580 204,594 206,604! 212,609 217,602! 219,592 226,580 240,570'), {
    ...BEHIND,
    fill: SKIN.dark,
  });
  form(
    art,
    closed(
      '254,549! 234,557 218,574 213,590 216,606 222,620! 228,625 232,619! 229,604 228,592 234,580 250,570',
    ),
    BEHIND,
  );
  shard(art, 237, 641, 1.08);
  // the back of the hand, then the first finger out of it, last the thumb that comes to meet its tip
  form(
    art,
    closed('318,555! 296,548 274,545 256,549! 246,558 248,570 258,580! 268,590 282,600 298,600 318,589!'),
    { ...LIT, soft: 0 },
    ['258,580! 268,571 288,575 318,577! 318,604 270,600', SKIN.dark, 0.85],
  );
  form(
    art,
    closed(
      '266,548! 252,549 238,560 228,576 225.4,590 229,606 233,620! 237.4,625.6 243,621! 241.6,606 241.4,593 246,583 258,575 268,566!',
    ),
    { ...LIT, soft: 0 },
    { along: ['270,564 258,574 246,582 240,593 241,607 243,622'], paint: SKIN.dark, width: 10 },
    ['226,576! 232,584 240,588! 247,578 236,568', SKIN.light, 0.6],
  );
  form(
    art,
    closed(
      '312,584! 294,592 278,597 262,604 249,612 240.6,619! 239,626 246,629.4! 262,626 278,619 292,612 304,602 316,588!',
    ),
    { ...LIT, soft: 5 },
    ['268,600! 262,606 268,614! 276,612 280,604', SKIN.light, 0.45],
  );
  art.fill(closed('240.6,620! 246,616 252,615 250,621 244,626!'), '#f8dcbc');
  strokes(
    art,
    ['266,567 258,574 249,580', '254,553 260,559 268,561', '300,566 312,568 322,566'],
    INK.detail,
    SKIN.line,
    0.1,
  );
}

/** The arm on our side, bare, its elbow off the bench: its hand holds the bowl still. */
export function nearArm(art: Art): void {
  const shadow = closed('306,706! 340,700 400,706 470,716! 500,760 470,752 400,730 340,722');
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c585c', 0.8));
  const arm =
    '484,570! 480,606 476,634 466,646! 440,646 412,650 384,650 354,650! 352,680! 382,692 412,706 446,716 480,722 506,722 522,712 532,690 542,650 550,610 554,574!';
  form(
    art,
    closed(arm),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0, rim: SKIN.light, rimWidth: 4 },
    [
      '508,560! 502,610 496,650 484,678! 466,688 440,690 404,682 352,669! 352,690 420,720 520,730 570,600 560,560',
      SKIN.dark,
    ],
    // where upper arm and forearm meet, and the elbow's bone
    ['466,646! 482,652 492,664 496,680! 486,668 474,660', SKIN.deep, 0.8],
    ['484,566! 520,580 560,574! 560,600 520,606 482,590', SKIN.deep, 0.7],
  );
  strokes(art, ['466,646 480,650 490,660', '498,709 506,700 518,700'], INK.form, SKIN.line, 0.1);
  hold(art);
}

/** The fingers lie on the glass from outside, the thumb hooks over the rim. */
function hold(art: Art): void {
  for (const finger of [
    '326,676! 312,684 300,694 294,704! 297,711 304,709! 314,702 328,696 338,690!',
    '322,664! 306,671 291,683 282,694! 284,702 291,701.6! 304,694 320,686 332,680!',
    '320,652! 302,658 286,669 276,681! 277,690 285,690! 299,682 314,675 328,670!',
    '324,640! 304,644 288,654 277,666! 277,675 285,676! 299,669 312,663 328,658!',
  ])
    form(art, closed(finger), { ...LIT, soft: 4.4, rimWidth: 2.4 });
  const back = '360,650! 348,643 334,637 322,638! 313,646 313,660 317,676 326,690! 338,694 350,690 360,681!';
  form(art, closed(back), { ...LIT, soft: 0, rimWidth: 2.4 });
  within(
    art,
    back,
    ['316,642 324,639 330,645 326,653 317,652', SKIN.light, 0.6],
    ['313,657 320,653 326,659 322,666 315,665', SKIN.light, 0.45],
    ['316,670 322,666 328,672 325,679 318,678', SKIN.light, 0.3],
    ['322,686! 334,682 346,674 366,669! 366,700 326,700', SKIN.dark],
  );
  form(
    art,
    closed('352,648! 346,634 334,622 318,614 302,612! 294,615 295,622! 304,625 316,628 326,636 334,646!'),
    {
      ...LIT,
      soft: 5,
      rimWidth: 2.4,
    },
  );
  art.fill(closed('295,617! 301,613.6 308,615 306,620 298,621.6!'), '#f8dcbc');
  strokes(
    art,
    ['330,646 340,652 350,652', '328,658 336,662 342,662', '329,671 336,674 342,673'],
    INK.detail,
    SKIN.line,
    0.15,
  );
}
