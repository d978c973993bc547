import { clamp, closed, type Local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';
import { wool } from './wool.ts';

const TRUNK = closed(
  '228,790! 226,736 232,700 244,674 264,652 292,641 328,648 362,680 384,730 390,800! 250,812!',
);
const NECK = closed(
  '310,668 284,668 258,674 238,686 224,702 218,722 226,744 240,776 262,800! 288,800 304,778 314,746 320,708',
);
const LEG = { fill: '#e6cbb4', shade: '#b8927f', rim: '#fff6ea' } as const;

/** Lying before the lion's breast, its back under the lion's chin; the neck comes out of the wool and turns down to the left. */
export function lamb(pair: Local): void {
  pair.fill(closed('188,770! 240,740 400,700! 400,812! 200,812'), '#6a5640', 0.8);
  wool(pair, {
    within: TRUNK,
    size: [9, 13],
    gap: 11.5,
    turned: (x, y) => clamp((x * 0.62 + y * 0.5 - 496) / 96),
    seed: 'trunk',
  });
  pair.clip(TRUNK, () => {
    // what the lion's head and mane throw on it, then what its own neck throws
    pair.fill(closed('318,640! 306,668 312,700 334,730 352,770 360,820! 420,820 420,620!'), '#6f6684', 0.5);
    pair.fill(
      closed('246,676! 268,663 292,662 312,670 328,690 338,728 334,772 318,820! 240,820!'),
      '#a9a4ae',
      0.5,
    );
    pair.fill(closed('308,684! 324,694 334,728 330,772 314,820! 240,820!'), '#5f587a', 0.55);
  });
  wool(pair, {
    within: NECK,
    size: [7, 10],
    gap: 9,
    turned: (x, y) => clamp((x * 0.62 + y * 0.78 - 694) / 84),
    seed: 'neck',
  });
}

/** Folded on the lion's paw: the forearm comes forward to the knee, the shank goes back under it to the hoof. */
export function foreleg(pair: Local): void {
  pair.fill(closed('184,806! 214,796 286,796! 296,812 290,822 262,828 216,824 190,818'), '#4a3426', 0.6);
  form(pair, '262,804! 276,803 286,808 291,817 276,821 258,819!', {
    fill: '#5e4a42',
    shade: '#3c2d2a',
    rim: '#a08878',
    soft: 3,
  });
  form(pair, '192,794! 212,800 238,803 258,802! 268,804 268,814 258,820 232,816 208,814 188,808!', {
    ...LEG,
    fill: '#d9b9a2',
    soft: 4,
  });
  form(
    pair,
    '326,764! 292,766 258,771 226,775 204,776! 190,776 179,783 176,794 182,805 194,809! 208,802 232,799 262,798 300,800 326,802!',
    { ...LEG, soft: 5 },
    ['204,774! 190,776 178,784 176,792! 186,788 200,784 230,782!', '#f8e6d6'],
  );
  wool(pair, {
    within: closed('290,770 304,752 322,752 336,774 334,798 312,806 296,794'),
    size: [7, 10],
    gap: 9,
    turned: (x, y) => clamp((x * 0.5 + y * 0.8 - 730) / 80),
    seed: 'elbow',
  });
}
