import { PROFILE } from '../../../kit/figure/body.ts';
import { castShadow, ink, outOfFocus } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  Path,
  spline,
} from '../../../kit/pen/index.ts';

const FOOT = 428;

/** Tall, in a long coat, his head bent to her; round (0, 0) between his feet, 100 high. */
const HIM = {
  head: spline(PROFILE, true).scale(0.98).rotate(14).translate(2.6, -91),
  hair: closed('-3.4,-86! -4.2,-92 -2,-97 3,-98.4 7.4,-95.6! 4.6,-94 2.4,-91.6 1.4,-88'),
  coat: closed(
    '-1,-86! -7,-81 -10,-70 -8.6,-58 -11,-42 -13,-30! -4,-28 -2,-29 8,-31! 8.4,-46 7,-58 9,-70 7,-80 4,-85!',
  ),
  legs: Path.join(
    limb('-6,-34 -7,-18 -8.4,-2', [4.4, 3.4, 2.6], 8),
    limb('3,-34 6.6,-19 5.4,-2', [4.4, 3.4, 2.6], 8),
    closed('-11,-3! -6,-3 -1,-1 0,1! -11,1!'),
    closed('2,-3! 7,-3 12,-1 13,1! 2,1!'),
  ),
  arm: limb('0,-79 -1,-66 9,-57 19,-56', [4, 3.6, 3, 2], 14),
} as const;

/** Smaller and rounder, in a wide skirt, face lifted; looks to the left. */
const HER = {
  head: spline(PROFILE, true).scale(-0.94, 0.94).rotate(10).translate(31, -79),
  hair: closed('25,-82! 27,-87 33,-87 38,-83 39,-76 37,-68 33,-66! 33,-72 31,-76 30,-81'),
  jacket: closed('31,-73! 27,-69 25,-60 27,-51 26,-46! 40,-45! 39,-52 41,-60 40,-68 36,-72!'),
  skirt: closed('27,-48! 39,-48! 43,-36 48,-20 50.6,-13! 44,-10.4 35,-9 26,-10 18.6,-13! 22,-28'),
  legs: Path.join(
    limb('29,-12 28.6,-2', [2, 1.5], 4),
    limb('38,-12 40,-3', [2, 1.5], 4),
    closed('23,1! 26,-2 31,-3! 31,1!'),
    closed('35,0! 38,-3 43,-4! 43,0!'),
  ),
  arm: limb('36,-68 36,-58 28,-54 19,-55', [3.6, 3.2, 2.6, 1.8], 14),
} as const;

/** Two who have stopped on the path, hands in hands: against the light, and beyond what the eye is set on. */
export function couple(art: Art): void {
  const box = local(art, 396, FOOT, 1.72);
  const all = box.place([...Object.values(HIM), ...Object.values(HER)]);
  outOfFocus(art, 2.4, () => void art.fill(castShadow(all, FOOT, -0.72, 0.2), '#8a8790', 0.8));
  outOfFocus(art, 1.7, () => {
    him(box);
    her(box);
  });
  const rims = [
    '8,-98 5,-99.5 0,-98.6',
    '41.4,-66 41.6,-58 39.6,-50',
    '39.6,-47 44,-34 49.6,-14',
    '38.6,-82 40,-76 38,-68',
    '8.6,-78 9.4,-70 7.6,-60',
  ];
  outOfFocus(art, 0.8, () => {
    art.blot(
      rims.map((rim, i) => ink(box.place(curve(rim)), 3.4, i, 0)),
      '#fffaea',
    );
  });
}

function him(box: Local): void {
  box.fill(HIM.legs, '#3d4258').fill(HIM.head, '#a8806e').fill(HIM.hair, '#3a3446').fill(HIM.coat, '#566278');
  box.fill(closed('-1,-86! -7,-81 -10,-70 -8.6,-58 -11,-42 -13,-30! -6,-29! -4,-50 -4,-70'), '#3b4660');
  box.fill(HIM.arm, '#424e68');
}

function her(box: Local): void {
  box
    .fill(HER.legs, '#7a5a5c')
    .fill(HER.head, '#dcae98')
    .fill(HER.hair, '#7c4c40')
    .fill(ellipse(38.5, -84, 3.4), '#7c4c40');
  box.fill(HER.skirt, '#ecd9cb').fill(closed('27,-48! 33,-48! 30,-30 31,-10! 19,-13! 22,-28'), '#c4aaaa');
  box.fill(HER.jacket, '#cf8a8c').fill(HER.arm, '#b8747c');
}
