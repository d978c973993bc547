import { INK, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { shard } from './bowl.ts';
import { finger, fingerOf } from './finger.ts';
import { hold } from './hold.ts';
import { DRESS, form, SKIN } from './tones.ts';

/** The fingers that hold nothing, from the last one: they spread behind the first. */
const FREE = [
  { bones: '289,549 266,538 250,538 237,544', thick: 7, fill: '#bd8668' },
  { bones: '285,551 256,542 237,549 225,563', thick: 8.2, fill: '#c38b6b' },
  { bones: '281,553 249,552 231,567 224,587', thick: 8.8, fill: '#ca9272' },
] as const;

const onWood = (art: Art, shadow: Path): void =>
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#4e3a46', 0.8));

/** The far arm, its elbow on the bench: the hand hangs from the lifted wrist and holds the last piece above the gap. */
export function farArm(art: Art): void {
  onWood(art, closed('384,664! 410,660 450,664 480,676! 500,700 470,702 420,690 392,676'));
  form(
    art,
    closed(
      '408,566! 402,584 402,604! 390,602 370,586 352,570 334,556! 310,566! 322,588 338,608 356,632 372,653! 382,666 396,673 412,669! 432,656 448,620 450,560!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    // forearm: its round away from the window; upper arm: under the sleeve, and down to the elbow
    ['334,552! 346,580 368,606 386,630 393,651 386,672! 420,690 470,660 460,560 404,588 360,556!', SKIN.dark],
    ['390,560! 396,576 398,590 410,596 440,596! 460,560', SKIN.deep, 0.7],
    { along: ['324,590 338,608 356,632 372,653 382,666'], paint: SKIN.light, width: 7 },
  );
  strokes(art, ['400,603 404,611 404,620'], INK.form, SKIN.line, 0.1);
  form(
    art,
    closed('462,486! 446,491 430,503 419,522! 409,542 402,560 398,576! 412,584 432,584 452,578! 470,560'),
    { fill: DRESS.shade, shade: DRESS.dark, soft: 0, rim: DRESS.light, rimWidth: 2 },
    ['430,504! 424,530 421,556 424,590! 470,590 470,480!', DRESS.dark],
  );
  for (const { bones, thick, fill } of FREE) finger(art, fingerOf(bones, thick), fill);
  pinch(art);
}

/** The first finger goes down behind the piece, the thumb comes over it. */
function pinch(art: Art): void {
  finger(art, fingerOf('281.9,555.8 254.7,562.9 238.6,581.4 234.3,607.8', 8.8));
  form(
    art,
    closed(
      '337.1,566.4! 332.1,552.3 321,539.1 305.7,535.6! 292.1,535.6 280.2,540.9 270.9,547.9! 264.9,554.1 264.9,563.8 270.9,570.8! 280.2,579.6 293.8,584.9 305.7,583.1! 319.3,589.3! 332.9,583.1!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    [
      '270,569! 280.2,568.2 292.1,568.2 304,570.8 312.5,577.8 319.3,591.9! 307.4,597.2 273.4,591.9',
      SKIN.dark,
    ],
    ['277,547 283,542.6 289,544 288,549.4 281,552', SKIN.light, 0.5],
    {
      along: ['334.6,558.5 331.2,550.6 321,539.1 305.7,535.6 292.1,535.6 280.2,540.9 270.9,547.9'],
      paint: SKIN.light,
      width: 5,
    },
  );
  shard(art, 234, 610, 1.2);
  form(
    art,
    closed(
      '329.5,570.8! 317.6,561.1 300.6,562 287.9,570.8! 278.5,577 270,581.4 263.2,584.9! 254.7,589.3 247.9,595.4 241.9,601.6! 238.6,606 239.4,611.3 244.5,611.3! 252.2,609.5 258.9,605.1 266.6,601.6! 275.1,599 285.3,598.1 295.5,595.4! 305.7,592.8 314,589.6 321,590 327,595! 335,584',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    [
      '239.4,611.3! 251.3,606 261.5,599.8 275.1,594.6 288.7,589.3 300.6,583.1 314,585 328,596! 315.9,606 247.9,618.3',
      SKIN.dark,
    ],
    {
      along: [
        '305.7,561.1 297.2,564.6 287.9,570.8 278.5,577 270,581.4 263.2,584.9 254.7,589.3 247.9,595.4 241.9,601.6',
      ],
      paint: SKIN.light,
      width: 4.4,
    },
  );
  art.fill(closed('240.8,605.1! 244.5,599.8 250.4,596 253.8,597.2! 250.4,602.5 244.5,607.8!'), '#f6d6b6');
  strokes(
    art,
    ['262.4,588.4 264.9,591.9 264.9,596.3', '321,546.2 324.4,552.3 323.6,558.5'],
    INK.detail,
    SKIN.line,
    0.1,
  );
}

/** The near arm, bare from the sleeve; its forearm lies on the bench, the elbow over the edge. */
export function nearArm(art: Art): void {
  onWood(art, closed('284,708! 330,700 380,684 440,696 494,722! 500,744 488,756 450,738 390,716 330,716'));
  form(
    art,
    closed(
      '482,566! 486,600 490,630 489,652! 486,662 476,664 462,661! 440,655 414,653 388,654! 386,687! 410,692 440,702 470,714! 488,722 503,731 517,733.6 530,731 538,723 541,712! 543,702 547,690 550,670! 551,630 549,596 546,566!',
    ),
    { fill: SKIN.middle, shade: SKIN.dark, soft: 0 },
    [
      '512,566! 514,610 512,650 502,682! 480,690 450,684 420,676 384,672! 384,700 500,750 570,740 570,560!',
      SKIN.dark,
    ],
    // where forearm and upper arm meet; what the sleeve shades
    ['489,650! 496,660 502,672 502,684! 492,676 484,668 474,664!', SKIN.deep, 0.8],
    ['480,560! 486,588 514,596 552,588! 560,560', SKIN.deep, 0.7],
    {
      along: ['483,574 486,600 490,630 489,652', '476,664 462,661 440,655 414,653 386,654'],
      paint: SKIN.light,
      width: 6,
    },
  );
  strokes(art, ['487,662 494,663 500,670', '514,718 524,716 531,709'], INK.form, SKIN.line, 0.1);
  hold(art);
}
