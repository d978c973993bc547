import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './view.ts';

/** One part of a hand. */
const part = (art: Art, knots: string, soft: number, dark?: string): void =>
  toned(art, knots, { ...SKIN, soft }, ...(dark ? [[dark, SKIN.dark] as const] : []));

/** The far hand, loosely closed, seen from its outer edge: the chin rests on the fingers, which bend in under it. */
export function chinHand(art: Art): void {
  // from the first finger, of which the chin leaves little to be seen, to the little one; each knuckle stands out
  for (const [dx, dy] of [
    [-1, -24],
    [-4, -18],
    [-4, -9],
    [0, 0],
  ] as const) {
    toned(
      art,
      closed(FINGER).translate(dx, dy),
      { ...SKIN, soft: 3, rimWidth: 1.4 },
      [closed('341,709! 356,704 376,701 394,701 411,698! 412,712 350,718!').translate(dx, dy), SKIN.shade],
      [
        closed('350,694! 357,697 359,704 354,712! 362,714 366,702 362,694!').translate(dx, dy),
        SKIN.shade,
        0.55,
      ],
    );
    if (dy > -24)
      art.fill(
        ribbon(curve('346,693.6 351,691.4 364,691 384,692 399,690').translate(dx, dy), 1.6, {
          start: 0,
          end: 0.2,
        }),
        SKIN.line,
      );
  }
  // what the chin shades of them
  art.fill(closed('360,668! 376,677 394,679 412,672! 414,690 396,693 374,688!'), SKIN.dark, 0.75);
  // the palm, in the hollow of the fingers
  art.fill(closed('356,706! 380,702 406,702! 403,712 392,722 376,724 360,716!'), SKIN.dark);
  // bent at the second joint, its tip against the palm
  part(art, '398,693! 408,694 410,700 405,706 394,712 384,719! 376,721 374,714! 382,706 391,701!', 3);
  strokes(art, ['400,694 403,699 401,704', '386,710 384,714 386,717.6'], 1.2, SKIN.line, 0);
  // the edge of the hand, which narrows to the wrist
  part(
    art,
    '341,702! 342,711 347,721 355,733 357,750! 386,750! 388,738 393,729 393,721 386,714! 378,711 366,711 357,708 350,702!',
    5,
    '374,712! 369,722 371,736 373,752! 394,752 396,724 386,713!',
  );
  strokes(
    art,
    [
      '348,704 353,708 354,713',
      '349,716 354,724 358,730',
      '374,713 381,717 384,722',
      '359,741 368,744 379,743',
    ],
    1.2,
    SKIN.line,
    0,
  );
}

/** The little finger's first bone, its knuckle on the left. */
const FINGER =
  '341,704! 340,698 344,693 351,690.6 364,691 384,692 398,690! 407,692 410,699 405,705! 392,705 376,705 362,708 350,713!';

/** The near hand on the sill: its back, four fingers a little bent, the thumb beyond; a petal at its fingertips. */
export function sillHand(art: Art): void {
  part(art, '334,808! 318,798 300,790 282,788! 272,788 268,793 272,797! 286,801 302,806 318,816!', 4);
  part(
    art,
    '304,802! 286,796 266,796 252,802! 240,808 230,816 224,823! 222,829 227,832 233,830! 244,824 254,817! 272,814 290,818 304,820!',
    5,
    '226,834! 244,822 256,813 276,810 304,814! 304,824 250,824!',
  );
  part(
    art,
    '306,808! 286,804 264,804 248,810! 232,818 220,828 213,836! 212,842 217,845 223,843! 236,836 250,828! 270,824 290,828 306,830!',
    5,
    '216,846! 236,833 252,823 276,819 306,824! 306,836 240,840!',
  );
  part(
    art,
    '308,818! 290,815 270,816 256,822! 242,829 232,838 226,845! 225,851 230,854 236,852! 248,845 260,838! 276,835 292,838 308,840!',
    5,
    '228,855! 246,843 262,833 282,830 308,834! 308,846 250,852!',
  );
  part(
    art,
    '316,830! 298,827 282,829 270,834! 260,840 252,847 247,853! 246,858 251,861 257,859! 266,854 276,849! 290,846 304,848 318,850!',
    4,
    '250,862! 264,852 278,844 296,841 318,844! 318,856 262,866!',
  );
  // the back of the hand
  toned(
    art,
    '364,812! 344,803 324,799 304,801! 297,808 296,820 299,834 306,844 316,850! 336,852 350,853 364,852!',
    { fill: SKIN.fill, shade: SKIN.shade, soft: 8 },
    ['364,834! 344,836 324,838 308,840! 310,856 366,858!', SKIN.dark],
  );
  art.fill(ribbon(curve('366,810 344,802 324,798 304,800'), 2.2, { start: 0.6, end: 0.2 }), SKIN.rim);
  strokes(
    art,
    [
      '252,803 255,808 254,813',
      '248,811 251,816 250,821',
      '257,823 259,828 259,832',
      '271,835 273,839 273,844',
      '300,806 308,806',
      '302,818 312,818',
      '306,832 314,831',
    ],
    1.2,
    SKIN.line,
    0,
  );
}
