import { clamp, closed, type Local } from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';
import { wool } from './wool.ts';

const LEG = { fill: '#e6cbb4', shade: '#b8927f', rim: '#fff6ea' } as const;

/** Neck and back: one line from the poll up under the lion's chin and on behind it, the flank in its arm to the rump. */
const FLEECE = closed(
  '226,790! 218,764 214,738 216,718 226,702 238,684 254,668 274,656 300,644 332,644 362,660 400,690 432,716 452,744 452,780! 396,806! 300,812!',
);
/** What lies before the lion's wrist: breast and shoulder. */
const BREAST = closed(
  '212,790! 214,772 232,752 262,738 296,728 322,732 340,746 348,770 344,792 328,806 300,806 270,804 236,802!',
);
/** From the shoulder's point down to the elbow and a hand's breadth along the forearm. */
const ELBOW = closed(
  '258,790! 274,777 292,764 310,752 330,750 346,762 350,784 338,803 312,809 286,805 266,802!',
);

const bump = (x: number, y: number, [cx, cy]: readonly [number, number], reach: number): number =>
  Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / reach ** 2);

/** How far round the fleece is turned from the sun, or shaded by the two heads: the same wherever its tufts are laid. */
function turned(x: number, y: number): number {
  const round = (x * 0.62 + y * 0.5 - 500) / 150;
  // the lion's chin and mane are over all that lies right of a line from its lip to the lamb's elbow
  const under = clamp((x - 302 - (y - 650) * 0.3) / 34) * 0.42 * clamp((752 - y) / 30);
  // the flank lies to the sun again; the shoulder throws a shade on it
  const flank = x > 348 ? -0.52 : 0;
  return clamp(
    round +
      under +
      flank +
      0.34 * bump(x, y, [360, 778], 18) -
      0.34 * bump(x, y, [322, 762], 25) +
      0.55 * bump(x, y, [244, 782], 30),
  );
}

/** Lying before the lion's breast, its back under the lion's chin; the neck turns down to the left. */
export function lamb(pair: Local): void {
  pair.fill(closed('188,770! 240,740 400,700! 400,812! 200,812'), '#6a5640', 0.8);
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

/** Folded on the lion's paw: the forearm comes out of the breast to the knee, the shank goes back under it to the hoof. */
export function foreleg(pair: Local): void {
  pair.fill(
    closed('186,806! 214,800 286,802! 306,820 300,832 276,837 252,833 232,826 208,823 194,817'),
    '#5c3a24',
    0.62,
  );
  wool(pair, { within: BREAST, size: [7, 11], gap: 9.5, turned, seed: 'breast' });
  form(
    pair,
    '270,812! 280,811 289,815 296,822! 288,828 277,829 268,826!',
    { fill: '#6e584d', shade: '#4a3833', rim: '#a08878', soft: 3 },
    ['264,821! 282,820 300,823! 290,832 264,830!', '#4a3833'],
  );
  form(
    pair,
    '184,796! 202,802 222,806 240,807! 248,804 258,805 265,811 274,811! 273,822 262,828 251,825 241,819 218,817 196,812 184,806!',
    { ...LEG, fill: '#d9b9a2', soft: 3 },
    ['184,806! 210,810 240,813 256,818 276,818! 270,832 190,820!', '#b18f7c'],
  );
  form(
    pair,
    '330,769! 296,767 262,771 230,776 208,777! 197,774 185,777 177,785 176,797 183,806 195,808! 204,802 232,800 262,802 300,806 330,808!',
    { ...LEG, soft: 4 },
    ['210,776! 196,774 184,778 176,787 175,797! 184,793 190,785 206,784 232,783!', '#f8e6d6'],
    // from the knee on, the head has the forearm in its shade
    ['330,765! 290,766 236,774 208,779! 204,786 212,792 236,793 264,794 300,796 330,800!', '#bb9c8f'],
  );
  creases(pair, ['184,779 200,777 218,780 244,785'], 4, '#8f6a5c');
  creases(pair, ['206,783 202,791 204,799', '184,799 190,802 196,802'], 2, '#a07c6c');
  wool(pair, { within: ELBOW, size: [6, 10], gap: 8.6, turned, seed: 'elbow' });
}
