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
 * the weight, the other leg (hip 20,-80, knee 29,-45) still pushes off with the ball of its foot.
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
  on.fill(closed('-14,-50! 10,-60 38,-54! 39,-47 26,-44 6,-46 -10,-40!'), '#561d36');
  // the shoe that bears her, the ball of the foot that pushes
  on.fill(ellipse(-4.6, 1.2, 14.6, 1.8), '#45463f', 0.85).fill(ellipse(38, 0.4, 9.6, 1.6), '#45463f', 0.85);
  // the leg behind: knee, calf, heel in the air
  hers(
    on,
    closed(
      '22,-58! 22.4,-50 23.4,-44.6 26,-40.4 30.6,-33 35.4,-26.4 40.4,-19.4 43.4,-13.6! 49.6,-16.4! 48.6,-20.4 48,-24.6 48.2,-30 46.8,-36 43.4,-41.4 38.4,-48 37,-58!',
    ),
    { ...SKIN, soft: 5 },
    [closed('16,-60! 42,-60! 41.4,-43.4 34,-40.4 27,-41 20,-46!'), SKIN.shade],
    // the ridge of the shin in the light
    [closed('25.4,-41.6! 30.6,-33 36,-25.6 41.6,-17! 42.6,-19.4 38,-27 32.4,-35 29.4,-40.6!'), '#deb088'],
  );
  hers(
    on,
    closed(
      '42.4,-17! 46.4,-14.8 50.6,-18.4! 53.8,-15 54.6,-11.6 52.4,-9.4! 48.4,-6 44.6,-3.2 41,-0.2! 36,0.6 31.2,0.2 30,-2! 33,-5.4 38.4,-9.4!',
    ),
    SHOE,
  );
  // the leg ahead, its shin almost upright under the weight
  hers(
    on,
    closed(
      '-13.6,-54! -14.8,-48.6 -14.6,-45 -12.6,-41.6 -11,-35 -8.6,-27 -5.6,-18 -4.2,-7! 3.4,-7! 3,-13 2.6,-19 3.6,-25 4.8,-31 4.2,-36.6 0.4,-41.6 -1.6,-46 2,-54!',
    ),
    { ...SKIN, soft: 5 },
    [closed('-18,-58! 8,-58! 5,-40.6 -2,-37.6 -9,-37.8 -16,-43!'), SKIN.shade],
    [closed('-12.4,-40.6! -11,-35 -8.6,-27 -5.6,-18 -5,-13! -3.2,-16 -4.6,-24 -6.2,-31 -8,-38!'), '#deb088'],
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
      '5,-98! 0,-88 -6,-75 -12.4,-62 -16.6,-54! -18,-48.6 -16.6,-43! -9.4,-38.8 -1.6,-44.4! 6,-48.4 13,-51.4! 17.4,-48.6 21.6,-44.4! 28,-41.8 35,-43 41.6,-47! 41,-55 39.2,-63 37.4,-70 36.9,-77 35.6,-84 32,-90 28,-94 23.6,-97! 14,-95',
    ),
    ROSE,
    // the thigh's upper side in the light, its under side
    [closed('4,-99! -2,-88 -10,-72 -20,-52! -14,-47! -6,-62 4,-78 12,-96!'), '#d97086'],
    [closed('14,-80! 4,-68 -6,-56 -11,-48! -12,-40 -7,-36 0,-44! 6,-54 14,-66!'), '#9c3f5a'],
    // from the fist up to the waist, then down to the hem
    [closed('11,-70! 6,-76 2.4,-84! 0.4,-77 3,-70 9.4,-66!'), '#d97086'],
    [closed('11,-69! 4,-70 -2,-68 -8,-61! -2,-63 4,-64 11,-66!'), '#9c3f5a'],
    // the cloth falls from the seat
    [closed('21,-69! 27,-66 33,-69 38,-77! 39,-62 44,-42! 36,-40! 35,-52 30,-62!'), '#9c3f5a'],
    [closed('35,-71! 34.6,-62 36.6,-52 37.4,-40! 44,-40! 40,-60 37.6,-72!'), '#82304c'],
    [closed('19.6,-69! 25,-60 30,-50 31.4,-38! 34.6,-38! 33,-52 27,-62!'), '#82304c'],
    // over the bent knee behind
    [closed('19,-66! 24,-58 28.6,-50 29.6,-41! 25,-40 21.4,-42! 21,-47 20,-56!'), '#d97086'],
    [closed('13,-69! 8,-61 0,-52 -3,-41! 8,-42! 9,-50 11.6,-60 15,-66!'), '#9c3f5a'],
    [closed('11,-69! 6.6,-60 -2,-53 -9,-38! -2.6,-38! 3,-51 9.6,-59 13,-67!'), '#d97086'],
    [closed('13,-67! 11.4,-60 8,-52 6.4,-40! 12,-42! 13.6,-56 15,-66!'), '#82304c'],
    [closed('15,-67! 14.8,-60 13.4,-52 13,-42! 17,-42! 17.6,-58 17,-66!'), '#e28a99'],
    [closed('17,-66! 17.8,-58 18,-50 17,-46! 21.6,-42! 21.4,-50 20.6,-58 19,-66!'), '#82304c'],
  );
  strokes(
    on,
    ['14,-72 8,-80 6,-90', '17,-73 18,-82 16,-92', '12,-69 2,-62 -6,-54'],
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

/** The elbow (28,-104) stands out behind; the fist at the thigh has the skirt, its back to us. */
function nearArm(on: Local): void {
  gathered(on);
  const arm = Path.join(
    [
      // upper arm, forearm, the hand's back
      '8.6,-118! 12.6,-111.4 17,-106 21,-101.4! 26,-99.4 30,-100.4 31.6,-103 31,-105.6 27.6,-109.6 23.4,-114.4 19,-121!',
      '22.4,-104.6! 19,-100 16.6,-93.4 14.8,-86.4 14,-79.6! 19.2,-78.6! 22,-84.4 26,-91 29.6,-97 31.4,-101 31.5,-103.6!',
      '14.6,-82! 12.8,-77 11.6,-73.4 11.6,-71.6! 14,-72.6 18,-72.4 21.2,-71.6! 21.4,-75 20.4,-78.6 19.6,-82!',
    ].map((part) => closed(part)),
  );
  hers(on, arm, { ...SKIN, soft: 5 });
  hers(on, finger('14.4,-77.6 12.2,-75.2 11,-72 11.9,-69', 3.4), { ...SKIN, soft: 1.6, rimWidth: 1 });
  strokes(on, ['20.4,-102 22.6,-103.6 24.8,-103.6'], INK.detail, SKIN_LINE, 0);
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

/** What is in her fist: cloth that wells out before it, four fingers over the rest. */
function gathered(on: Local): void {
  hers(
    on,
    closed('13,-74.6! 9.6,-74.8 7.4,-72.6 5.6,-69.4 1,-64.6! 6.4,-65.6 10,-66.4 13,-67!'),
    { ...ROSE, fill: '#e28a99', soft: 0, rimWidth: 0 },
    [closed('13,-71.6! 9.6,-70.6 6.4,-67 1,-64.6! 7,-65 13,-66!'), '#82304c'],
  );
  // what the fist shades
  on.fill(closed('10.4,-69.4! 12.6,-65 15.6,-63.8 18.8,-64.8 22,-67.4! 19,-71 12,-71!'), '#6a2440');
  const skin = { ...SKIN, soft: 0, rimWidth: 0 };
  for (const [course, width] of [
    ['19.8,-73.4 20.6,-70.6 20.2,-68.4', 3],
    ['17.4,-73 18.2,-69.4 17.8,-66.8', 3.3],
    ['15,-73 15.4,-69 14.9,-66', 3.4],
    ['12.8,-73.4 12.9,-69.6 12.4,-67', 3.3],
  ] as const)
    hers(on, finger(course, width), skin, { side: [0.7, 3.4], paint: SKIN.shade });
  strokes(
    on,
    ['13.9,-72.4 14,-70 13.7,-68', '16.6,-72.4 16.8,-70 16.4,-67.8', '19.2,-72 19.6,-70.4 19.2,-68.6'],
    1,
    SKIN_LINE,
    0,
  );
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
