import { finger } from '../../../kit/figure/finger.ts';
import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { reachingHand } from './hands.ts';
import { hers, LINEN, LINEN_LINE, SKIN, SKIN_LINE, strawHat } from './people.ts';

/** Units of the picture in a centimetre of hers. */
const CM = 2.4;
const ROSE = { fill: '#bf566b', shade: '#82304c', soft: 8, rim: '#ffd9cb', rimWidth: 2 };
const SHOE = { fill: '#6a4738', shade: '#402a26', soft: 3, rim: '#d8ae86', rimWidth: 1.2 };
const HAIR = { fill: '#5b3526', shade: '#382220', soft: 3, rim: '#b98257', rimWidth: 1.4 };

/**
 * A step down from stone to stone, in centimetres about the sole that is ahead: that knee (-8,-47) stands over its foot and takes
 * the weight, the other leg (hip 20,-80, knee 31,-41) still pushes off with the ball of its foot.
 */
export function woman(art: Art): void {
  const on = local(art, 408, 726, CM);
  legs(on);
  farArm(on);
  skirt(on);
  blouse(on);
  head(on);
  nearArm(on);
}

function legs(on: Local): void {
  // the skirt's inside
  on.fill(closed('-14,-50! 10,-60 40,-50! 43,-38 26,-44 6,-46 -12,-38!'), '#561d36');
  // the shoe that bears her, the ball of the foot that pushes
  on.fill(ellipse(-4.6, 1.2, 14.6, 1.8), '#45463f', 0.85).fill(ellipse(38, 0.4, 9.6, 1.6), '#45463f', 0.85);
  // the leg behind: knee, calf, heel in the air
  hers(
    on,
    closed(
      '22,-56! 24.4,-46 27,-38 32.6,-29 39,-20 43.6,-11! 51.6,-11.6! 50.6,-23 47,-32 40.6,-41 36,-50 37,-58!',
    ),
    { ...SKIN, soft: 7 },
    [closed('18,-60! 40,-60! 41,-46 34,-42 26,-45!'), SKIN.shade],
  );
  hers(
    on,
    closed(
      '42.8,-15! 47,-13 51.6,-15.4! 54,-11 53.6,-7.6 50.6,-6.4! 47,-3.4 43,-0.4! 36,0.4 30.4,0 29.4,-2! 33,-5 38.6,-8!',
    ),
    SHOE,
  );
  // the leg ahead, its shin almost upright under the weight
  hers(
    on,
    closed(
      '-13.6,-52! -14.2,-46 -12.6,-40 -10.4,-30 -6,-18 -4,-6! 4,-6! 4.6,-18 6,-26 4.4,-36 1.6,-46 4,-54!',
    ),
    { ...SKIN, soft: 8 },
    [closed('-18,-56! 8,-56! 8,-42 -2,-35 -14,-39!'), SKIN.shade],
  );
  hers(
    on,
    closed(
      '-4.6,-10.4! 0,-8.6 4.8,-10.6! 6.6,-6 6.8,-1.6 6,0.6! -2,1 -10,1.4 -17.6,1! -19.4,-0.6 -18,-2.8! -12,-4.4 -7.4,-6.8!',
    ),
    SHOE,
  );
}

/** It follows the thigh that is ahead to the knee and hangs from there; at the back it is gathered up into her hand. */
function skirt(on: Local): void {
  hers(
    on,
    closed(
      '5,-98! 0,-88 -6,-75 -12,-62 -15.6,-53! -16.4,-46 -15,-39! -8,-36 -2,-41! 6,-45 13,-49! 22,-45 28,-41! 37,-37 46,-38! 44.6,-52 41,-66 36.4,-77 33,-86 27,-93 23.6,-97! 14,-95',
    ),
    ROSE,
    // the thigh's upper side in the light, its under side
    [closed('4,-99! -2,-88 -10,-72 -18,-52! -14,-48! -6,-62 4,-78 12,-96!'), '#d97086'],
    [closed('14,-80! 4,-68 -6,-56 -11,-47! -12,-38 -6,-34 0,-42! 6,-54 14,-66!'), '#9c3f5a'],
    // from the fist up to the waist, then down to the hem
    [closed('11,-70! 6,-76 2.4,-84! 0.4,-77 3,-70 9.4,-66!'), '#d97086'],
    [closed('11,-69! 4,-70 -2,-68 -8,-61! -2,-63 4,-64 11,-66!'), '#9c3f5a'],
    [closed('22,-69.4! 32,-66 38,-60 41,-52! 42,-60 36,-67!'), '#d97086'],
    [closed('20,-69! 28,-60 34,-50 36,-34! 42,-34! 38,-52 30,-63!'), '#9c3f5a'],
    [closed('13,-69! 8,-61 0,-52 -4,-38! 8,-38! 9,-50 11.6,-60 15,-66!'), '#9c3f5a'],
    [closed('11,-69! 6.6,-60 -1,-52 -7,-36! -1,-36! 4,-50 9.6,-59 13,-67!'), '#d97086'],
    [closed('13,-67! 11.4,-60 8,-52 6.4,-40! 12,-42! 13.6,-56 15,-66!'), '#82304c'],
    [closed('15,-67! 14.8,-60 13.4,-52 13,-42! 17,-42! 17.6,-58 17,-66!'), '#e28a99'],
    [closed('17,-66! 18.4,-58 19,-50 20,-38! 26,-38! 22.4,-56 19,-66!'), '#82304c'],
    [closed('19,-67! 22.6,-60 25.4,-50 27,-34! 31.4,-34! 29,-54 21.4,-67!'), '#d97086'],
  );
  strokes(
    on,
    ['14,-72 8,-80 6,-90', '17,-73 18,-82 16,-92', '21,-71 30,-76 33,-82', '12,-69 2,-62 -6,-54'],
    INK.form,
    '#6a2440',
    0.15,
  );
}

function blouse(on: Local): void {
  hers(
    on,
    closed(
      '-1.4,-129! -5,-123 -8,-116 -6.4,-109.6 -1.6,-104 4.4,-98.4! 5,-95 13,-92.6 22,-94.4 24,-97.6! 21,-104 21,-113 18.6,-122 13,-129.6 8.6,-132! 3,-130',
    ),
    { ...LINEN, soft: 12 },
    // under the breast, and what the near arm shades
    [closed('-8,-112! -3,-110 4,-112 9,-117! 8,-106 9,-98 12,-92! 4,-93 -2,-102!'), '#cdc6ad'],
  );
  strokes(
    on,
    ['7,-95 6,-102 3,-108', '15,-94 15,-101 13,-107', '20,-96 18,-103 18,-109'],
    INK.detail,
    LINEN_LINE,
    0.1,
  );
  on.fill(closed('4.6,-97.4! 13,-94.6 23.4,-96.8! 23.8,-93.6 13.4,-91 4,-94.2!'), '#7b2c46');
}

/** Bare from the short sleeve on: the elbow (-14,-102) hangs, the forearm comes level. */
function farArm(on: Local): void {
  reachingHand(
    on,
    -36.4,
    -90.6,
    '-2,-122! -9,-116 -14.6,-109.4 -17.8,-104.8! -24,-101.6 -31,-97 -36.6,-92.5! -35.6,-88.7! -29,-90 -23,-93 -17.4,-95.6! -12.4,-98 -9,-103 -4,-109 2,-114!',
  );
  strokes(on, ['-17.6,-104.6 -15.6,-104 -14.6,-102.2'], INK.detail, SKIN_LINE, 0);
  hers(
    on,
    closed('0,-128! -6,-126.6 -11.6,-120 -14.8,-113! -12,-108.4 -7,-106.6! -2,-110 3,-118!'),
    { ...LINEN, fill: '#dcd4bb', soft: 4 },
    [closed('-14.8,-113! -12,-108.4 -7,-106.6! -5.6,-108.6 -10,-110.6 -12.4,-114.4!'), '#a9aa97'],
  );
}

/** The elbow (23,-104) stands out behind; the fist at the thigh has the skirt, its back to us. */
function nearArm(on: Local): void {
  const arm = Path.join(
    [
      // upper arm, forearm
      '5.6,-118! 9.6,-112 14,-106 17,-101.4! 21.6,-99 25.6,-99.6 27.6,-102.6 27.4,-105.6 24.8,-110 20.6,-115.4 16,-121!',
      '17.6,-106! 15.6,-100 14.2,-92 14,-85 14.2,-79! 19.4,-79! 22,-85 25,-92 27,-98 27.7,-102 27.4,-105!',
    ].map((part) => closed(part)),
  );
  hers(on, arm, { ...SKIN, soft: 5 });
  fist(on);
  strokes(on, ['17.2,-101.6 19.6,-102.8 21.6,-102.4'], INK.detail, SKIN_LINE, 0);
  hers(
    on,
    closed(
      '2.4,-129! 6,-131.4 11,-130.6 16.4,-126.6 20,-120 20.8,-115.4! 17,-110.4 10.6,-109! 5.4,-112.4 2,-120!',
    ),
    { ...LINEN, soft: 6 },
    [closed('20.8,-115.4! 17,-110.4 10.6,-109! 5.4,-112.4! 6,-114.6 11,-112 17,-115!'), '#a9aa97'],
  );
  strokes(on, ['8,-128 9.6,-122 8.6,-116', '13.4,-127 15.6,-121 14.6,-115.4'], INK.detail, LINEN_LINE, 0.1);
}

/** Its back is to us: the thumb presses the cloth on the first finger, four fingers close over the rest. */
function fist(on: Local): void {
  // what the fist shades
  on.fill(closed('9.6,-69.4! 12.6,-65 15.6,-63.8 18.8,-64.8 22,-67.4! 19,-71 12,-71!'), '#6a2440');
  const skin = { ...SKIN, soft: 0, rimWidth: 0 };
  for (const [course, width] of [
    ['19.6,-73.4 20.8,-70.6 20.4,-68.4', 3],
    ['17.4,-73 18.4,-69.4 17.8,-66.8', 3.3],
    ['15,-73 15.4,-69 14.8,-66', 3.4],
    ['12.8,-73.4 12.7,-69.6 12.1,-67', 3.3],
  ] as const)
    hers(on, finger(course, width), skin, { side: [0.7, 3.4], paint: SKIN.shade });
  on.fill(
    closed('14.2,-80.4! 12.6,-76.4 11.4,-73 11.4,-71.4! 14,-72.4 18,-72.2 21.4,-71.6! 21.2,-75 19.5,-80.4!'),
    SKIN.fill,
  );
  on.fill(closed('19.4,-80.4! 21.2,-75 21.6,-71.6! 19.6,-72 19.2,-75 17.4,-80.4!'), SKIN.shade);
  strokes(
    on,
    ['13.9,-72.4 13.8,-70 13.5,-68', '16.6,-72.4 16.8,-70 16.4,-67.8', '19.2,-72 19.6,-70.4 19.2,-68.6'],
    1,
    SKIN_LINE,
    0,
  );
  hers(on, finger('13.8,-77.4 10.6,-75 8.9,-72 9.2,-68.8', 2.9), { ...SKIN, soft: 1.4, rimWidth: 1.2 });
}

/** Bowed to him under the brim, on a neck that leans with the back. */
function head(on: Local): void {
  hers(
    on,
    closed('-2.4,-128! -3.6,-133 -5.6,-138! 4,-144! 7.4,-138 9.6,-131! 4,-128'),
    { ...SKIN, fill: '#b98560', soft: 3, rimWidth: 0 },
    [closed('-8,-140! 4,-146! 5,-139 0,-135 -6,-134.6!'), '#8a5a44'],
  );
  const box = local(on.art, ...on.at(-2.2, -143.8), CM * 1.06, { rot: -18 });
  // the knot at her nape
  hers(box, closed('6,-3! 9.4,-3.4 13,-1 13.6,3.4 11,6.8 7,6.6 4,4!'), HAIR);
  strokes(box, ['8.4,-2.4 11.6,0.6 11.4,4.6', '7,0 9.6,2 9.4,5.4'], INK.detail, '#8f5f41', 0);
  hers(
    box,
    closed(
      '-6.5,-8.5! -8.3,-5.5 -8.6,-3.4 -8,-1.8! -9.2,0.2 -10.8,2.1! -10.6,2.9! -8.9,3.4! -8.9,4.3 -9.5,4.9! -8.7,5.4! -9.2,6.1 -8.2,6.9! -8.6,8 -8.1,9.2 -6.5,9.6! -3.5,8.2 0.8,5.2! 4,2 4,-6 0,-10!',
    ),
    { ...SKIN, soft: 0, rimWidth: 1.4 },
    // cheek and jaw away from the light, what the brim shades, the eye's hollow
    [closed('-5.4,10! -4.6,7 -3.6,4.6 -3,1.6 -1,-4! 8,-6! 6,8!'), '#b07c59'],
    [closed('-10,-10! -9,-2.6 -6.6,-2 -3,-1.4 6,-2! 6,-12!'), '#a06e50'],
    [closed('-10.4,3.2! -8.6,2.6 -8.2,3.6 -9,4!'), SKIN.shade],
  );
  strokes(box, ['-8,-0.9 -6.8,-0.1 -5,-0.3'], 1.6, '#33211f', 0);
  strokes(box, ['-8.9,5.4 -7.6,5.5 -6.6,5'], 1.2, '#8a3c40', 0);
  hers(box, closed('-3.4,-8! -2.4,-4 0,-2.4! 0.4,2.6 1.4,5! 4.6,7 8,4.4 9.8,0 10,-6 6,-11 -2,-11!'), HAIR);
  hers(box, ellipse(1.7, 1, 1.3, 2), { fill: '#b98560', shade: '#8a5a44', soft: 1 });
  strawHat(local(on.art, ...box.at(0.6, -5.4), CM, { rot: -14 }), hers, '#7d3a4e');
}
