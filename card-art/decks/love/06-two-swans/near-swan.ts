import { byHand, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, points, tube } from '../../../kit/pen/index.ts';
import { cygnet } from './cygnet.ts';
import { feathers, type Light, lit } from './plumage.ts';
import { type Head, skullOf, swanFace } from './swan-head.ts';

const LIGHT: Light = { towards: [1, -0.3], shade: '#7ea6a8' };

const BODY = byHand(
  closed(
    '344,590! 372,640 374,690 356,722 330,736! 280,742 180,742 110,726 70,700 36,658! 70,662 110,640 180,600 280,570',
  ),
  1.2,
);
const NECK = tube(
  points('300,690 340,638 340,576 306,516 270,456 255,396 260,340 278,306 306,298'),
  [64, 50, 35, 26, 21.5, 19, 17.5, 16.5, 16.5, 17.5],
  44,
).outline;
const HEAD: Head = { x: 316, y: 302, scale: 1, rot: 40, mirror: false, knob: 1, bill: '#e18d55' };

/** What the water gives back. */
export const NEAR_OUTLINE = Path.join(BODY, NECK);
export const NEAR_WATERLINE = 734;

/** The cob: it bows its head from its height; two of the young ride under its wings. */
export function nearSwan(art: Art): void {
  feathers(
    art,
    {
      edge: '300,600 270,560 220,546 176,556',
      count: 7,
      length: [80, 150],
      width: [40, 40],
      angle: [270, 296],
      bend: 12,
      fill: '#bcd0cc',
    },
    LIGHT,
  );
  lit(art, [BODY, NECK, skullOf(HEAD)], '#faf8ec', 17, LIGHT);
  for (const [x, y, scale, mirror] of [
    [172, 548, 1, true],
    [226, 544, 1.08, false],
  ] as const)
    cygnet(art, x, y, scale, { mirror });
  wing(art);
  swanFace(art, HEAD, LIGHT);
  art.blot(
    ['358,626 362,664 352,700', '346,610 352,640'].map((line, i) => ink(curve(line), INK.detail, i, 0.3)),
    '#93b4b2',
  );
}

/** Folded over the back: long feathers, two rows of coverts, the small ones of the shoulder. */
function wing(art: Art): void {
  const rows = [
    ['296,694 288,634 246,590 190,574', 11, [112, 190], [38, 40], [266, 287], 12, '#d5e2da'],
    ['306,684 298,622 254,578 204,564', 9, [82, 122], [36, 38], [262, 285], 9, '#e5ece0'],
    ['316,668 310,614 266,572 220,558', 8, [48, 70], [32, 34], [256, 284], 6, '#f4f5e8'],
  ] as const;
  for (const [edge, count, length, width, angle, bend, fill] of rows)
    feathers(art, { edge, count, length, width, angle, bend, fill }, LIGHT);
  const shoulder = closed(
    '330,676! 330,640 324,604 300,572 262,550 222,546! 246,566 276,590 294,622 304,656',
  );
  lit(art, byHand(shoulder, 1), '#fcfaf0', 7, LIGHT);
}
