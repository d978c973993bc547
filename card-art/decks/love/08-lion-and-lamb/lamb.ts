import { clamp, closed, type Local } from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';
import { wool } from './wool.ts';

const LEG = { fill: '#e6cbb4', shade: '#b8927f', rim: '#fff6ea' } as const;

/** Back and neck: one line from the poll up under the lion's chin and on into its mane; the quarters lie behind its arm. */
const FLEECE = closed(
  '226,790! 218,764 214,738 216,718 226,702 238,684 254,668 274,656 300,644 332,644 362,660 384,700 394,740 396,800! 300,812!',
);
/** What lies before the lion's wrist: breast and shoulder. */
const BREAST = closed(
  '212,790! 214,772 232,752 262,738 296,728 322,732 340,746 348,770 344,792 328,806 300,806 270,804 236,802!',
);
const ELBOW = closed('296,776! 308,762 324,758 340,768 345,788 332,804 310,807 296,798!');

const bump = (x: number, y: number, [cx, cy]: readonly [number, number], reach: number): number =>
  Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / reach ** 2);

/** How far round the fleece is turned from the sun, or shaded by the two heads: the same wherever its tufts are laid. */
function turned(x: number, y: number): number {
  const round = (x * 0.62 + y * 0.5 - 500) / 150;
  // the lion's chin and mane are over all that lies right of a line from its lip to the lamb's elbow
  const under = clamp((x - 302 - (y - 650) * 0.3) / 34) * 0.42;
  return clamp(round + under - 0.34 * bump(x, y, [322, 762], 25) + 0.55 * bump(x, y, [244, 782], 30));
}

/** Lying before the lion's breast, its back under the lion's chin; the neck turns down to the left. */
export function lamb(pair: Local): void {
  pair.fill(closed('236,790! 256,740 400,700! 400,812! 236,812'), '#6a5640', 0.8);
  wool(pair, { within: FLEECE, size: [8, 12], gap: 10.5, turned, seed: 'fleece' });
}

/** Pressed up round the lion's chin. */
export function nap(pair: Local): void {
  wool(pair, {
    within: closed('280,684 292,680 306,690 326,704 350,708 372,702 376,722 340,734 300,718'),
    size: [6, 9.6],
    gap: 9,
    turned,
    seed: 'nap',
  });
}

/** Folded on the lion's paw: the forearm comes out of the wool at the elbow, the knee bends under the chin, the shank hangs over the paw to the hoof. */
export function foreleg(pair: Local): void {
  pair.fill(
    closed(
      '178,830! 192,812 214,800 240,798 300,806! 316,816 300,826 262,824 236,814 216,820 202,836 192,850 176,850',
    ),
    '#5c3a24',
    0.62,
  );
  wool(pair, { within: BREAST, size: [7, 11], gap: 9.5, turned, seed: 'breast' });
  const hoof = { fill: '#6e584d', shade: '#4a3833', rim: '#b39a88', soft: 3, rimWidth: 1.4 } as const;
  form(pair, '168,817! 160,825 155,834 154,841! 161,844 167,838 175,826!', { ...hoof, fill: '#54433c' });
  form(pair, '169,819! 177,821 184,828! 183,840 175,847! 164,847 160,843! 164,830', hoof);
  form(
    pair,
    '330,768! 304,770 280,772 254,771 234,768 218,765 205,767 197,774 193,783 187,793 180,803 173,809 168,814 167,820! 176,822 185,831! 188,823 190,817 196,809 203,802 211,797 222,796 250,799 278,804 304,808 330,809!',
    { ...LEG, soft: 4 },
    [
      '226,763! 206,765 195,773 190,786 178,803 166,816! 176,814 186,804 196,793 203,783 212,776 224,772!',
      '#f8e6d6',
    ],
    [
      '188,834! 192,817 204,804 214,799 230,800 270,808 330,814! 330,796 282,794 240,788 216,787 204,792 194,803 184,818!',
      '#b18f7c',
    ],
    // the head has the forearm in its shade
    ['336,764! 290,766 246,766 216,776! 210,784 220,788 246,791 300,797 336,798!', '#bb9c8f'],
  );
  creases(pair, ['211,776 203,781 201,790', '172,811 179,815 186,823'], 2.6, '#8f6a5c');
  wool(pair, { within: ELBOW, size: [6, 10], gap: 8.6, turned, seed: 'elbow' });
}
