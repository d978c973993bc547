import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './view.ts';

/** One part of a hand. */
const part = (art: Art, knots: string, soft: number, dark?: string): void =>
  toned(art, knots, { ...SKIN, soft }, ...(dark ? [[dark, SKIN.dark] as const] : []));

/** The far hand, loosely closed, seen from its outer edge: the chin rests on the fingers, which bend in under it. */
export function chinHand(art: Art): void {
  // from the first finger, of which the chin leaves little to be seen, to the ring finger
  for (const [dx, dy] of [
    [2, -21],
    [-1, -15],
    [-1, -8],
  ] as const)
    toned(art, closed(FINGER).translate(dx, dy), { ...SKIN, soft: 5, rimWidth: 1.2 });
  // the palm, in the hollow of the fingers
  art.fill(closed('350,698! 380,696 406,692! 402,706 388,718 374,722 356,712!'), SKIN.dark);
  // what the chin shades of them
  art.fill(closed('362,676! 376,680 394,680 410,672! 412,686 396,690 374,687!'), SKIN.dark, 0.8);
  part(art, FINGER, 5, '372,706! 384,697 400,698 412,702! 410,716 380,714!');
  // bent at the second joint, its tip against the palm
  part(art, '405,690! 410,698 405,706 394,713 384,718! 376,718 375,711! 383,705 394,699!', 4);
  strokes(art, ['399,686 402,691 401,697', '388,706 385,711 386,715'], 1.2, SKIN.line, 0);
  // the back of the hand and its edge, which runs down to the wrist
  part(
    art,
    '351,752! 345,734 337,716 335,700! 338,689 346,684 352,690! 360,702 372,708 382,711! 391,720 396,734 398,752!',
    7,
    '372,709! 366,720 372,734 376,754! 404,754 398,726 386,711!',
  );
  // the lamps on its edge
  art.fill(
    closed('352,752! 346,734 338,716 336,700! 339,691 345,687! 344,700 350,716 356,732 360,752!'),
    '#f6b57c',
  );
  art.fill(
    ribbon(curve('351,752 345,734 337,716 335,700 341,688'), 2.6, { start: 0.6, end: 0.4 }),
    '#ffe3b4',
  );
  strokes(
    art,
    ['345,686 349,691 348,697', '372,709 381,714 385,721', '352,744 366,747 380,746'],
    1.2,
    SKIN.line,
    0,
  );
}

/** The little finger's first bone, knuckle on the left. */
const FINGER =
  '337,694! 344,684 356,679 374,679 392,682 403,687! 409,693 407,700! 394,701 378,700 362,704 348,710!';

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
