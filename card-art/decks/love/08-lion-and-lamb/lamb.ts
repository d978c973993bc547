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
/** From the shoulder's point down to the elbow and along the forearm. */
const ELBOW = closed(
  '240,790! 254,780 274,775 292,764 310,752 330,750 346,762 350,784 338,803 312,809 286,806 262,803 246,800!',
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
  pair.fill(closed('204,774! 240,740 400,700! 400,812! 212,808!'), '#6a5640', 0.8);
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

/** Folded over the lion's paw: a hand's breadth of the forearm from the wool to the knee, the shank back from it to the hoof. */
export function foreleg(pair: Local): void {
  pair.fill(closed('214,803! 240,800 290,806! 302,814 294,824 274,826 254,818 232,811!'), '#5c3a24', 0.5);
  pair.fill(
    closed('194,808! 212,818 228,828 238,838 248,846 262,851 274,849! 279,842 268,833 250,824! 222,810!'),
    '#5c3a24',
    0.62,
  );
  wool(pair, { within: BREAST, size: [7, 11], gap: 9.5, turned, seed: 'breast' });
  form(
    pair,
    '256,768! 226,773 208,774 196,775 188,780 185,789 187,798 194,804! 206,803 216,801 234,801 256,805!',
    { ...LEG, soft: 3 },
    ['216,774! 200,774 190,778 184,788 184,797! 192,791 202,785 216,783!', '#f8e6d6'],
    // the head has all but the knee in its shade
    ['260,764! 230,768 212,775! 207,784 213,790 236,792 260,794!', '#a98779'],
    ['200,806! 214,797 236,796 260,799! 260,810 200,810!', '#b28d79'],
  );
  shank(pair);
  wool(pair, { within: ELBOW, size: [6, 10], gap: 8.6, turned, seed: 'elbow' });
  creases(pair, ['190,778 206,775.6 224,777 244,783'], 4, '#7f5b4f');
  creases(pair, ['210,783 206,789 208,796', '190,799 198,799 205,802'], 2, '#9c7566');
}

/** Half as thick as the forearm; the fetlock's knob, the short pastern, two toes. */
function shank(pair: Local): void {
  form(
    pair,
    '249,832! 254,826 258,821! 266,825.6 272,832.6 274.6,841! 270,846 260,845 252,839!',
    { fill: '#6b544a', shade: '#382924', rim: '#b49a88', soft: 2.4 },
    ['249,833! 257,838 265,840.6 276,840! 272,850 256,849 245,838!', '#3a2a25'],
  );
  creases(pair, ['250,832.6 257,837 265,839.6 273.6,839.4'], 2, '#241816');
  form(
    pair,
    '187,791! 186,798 189,804.6 196,809! 210,815 224,821.6 232.6,826 236,831 240,834.6 245,835 252,832.6! 256,829 259,823.6! 255.6,819 252.6,814 247,811.2 241,812! 226,806 214,801 205,796 198,790!',
    { ...LEG, soft: 2.6, rimWidth: 0 },
    [
      '186,801.6! 198,804.6 214,811.6 229,819 238,825.6 246,829 254,829.6! 250,842 226,832 188,814!',
      '#b28d79',
    ],
    { along: ['206,796.6 214,801 226,806 240,812 247,811.2'], paint: LEG.rim, width: 2.4 },
  );
}
