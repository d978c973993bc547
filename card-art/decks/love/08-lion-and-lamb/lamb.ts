import { clamp, closed, type Local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';
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
  pair.fill(closed('188,770! 240,740 400,700! 400,812! 200,812'), '#6a5640', 0.8);
  wool(pair, { within: FLEECE, size: [8, 12], gap: 10.5, turned, seed: 'fleece' });
}

/** Folded on the lion's paw: the forearm comes out of the breast to the knee, the shank goes back under it to the hoof. */
export function foreleg(pair: Local): void {
  pair.fill(closed('184,810! 214,800 286,800! 296,814 290,824 262,830 216,826 190,822'), '#4a3426', 0.6);
  wool(pair, { within: BREAST, size: [7, 11], gap: 9.5, turned, seed: 'breast' });
  form(pair, '262,808! 276,807 286,812 291,820 276,824 258,823!', {
    fill: '#5e4a42',
    shade: '#3c2d2a',
    rim: '#a08878',
    soft: 3,
  });
  form(pair, '192,800! 212,804 238,807 258,806! 268,808 268,818 258,824 232,820 208,818 188,812!', {
    ...LEG,
    fill: '#d9b9a2',
    soft: 4,
  });
  form(
    pair,
    '326,774! 292,774 258,778 226,781 204,781! 190,781 179,787 176,798 182,809 194,813! 208,806 232,803 262,802 300,804 326,806!',
    { ...LEG, soft: 5 },
    ['200,780! 188,780 177,788 175,796! 186,794 206,792 230,790!', '#f8e6d6'],
    // from the knee on, the head has the forearm in its shade
    ['330,768! 290,768 230,774 190,776! 184,784 196,789 222,792 250,794 276,794 330,796!', '#b99c90'],
  );
  wool(pair, { within: ELBOW, size: [6, 10], gap: 8.6, turned, seed: 'elbow' });
}
