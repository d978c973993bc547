import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { LINEN, profile, SKIN, strawHat, thrown, tones } from './people.ts';

const ROSE = { fill: '#c0586c', shade: '#84324e', soft: 5, rim: '#ffd8cc', rimWidth: 1.3 };
const SHOE = { fill: '#6a4a3a', shade: '#453028', soft: 2 };

const SKIRT = closed(
  '-5,-60! -13,-52 -22,-43 -29,-32! -25,-27 -17,-23! -10,-16 -2,-13 6,-13! 11,-11 20,-14 30,-22! 25,-36 18,-50 12,-60!',
);
const FORWARD = closed('-25,-36! -29,-24 -34,-14! -36,-10 -32,-8 -29,-10! -24,-18 -17,-26!');
const STANDING = closed('1,-20! 2.6,-12 3,-4! 9,-4! 10,-12 11,-20!');
const TRUNK = closed('-8,-77! -2,-81 9,-80 16,-76! 17,-68 13,-60 13,-57! 4,-55 -5,-58! -5,-64 -8,-70');
const ARM_AHEAD = closed(
  '-6,-77! -14,-74 -21,-71 -25,-76! -32,-84 -37,-89! -40,-86! -36,-78 -28,-67 -22,-63! -14,-64 -5,-67!',
);
const ARM_BEHIND = closed(
  '13,-77! 22,-73 30,-69 34,-72! 40,-78 45,-83! 48.6,-80! 45,-72 38,-64 31,-61! 22,-63 13,-68!',
);

/** She steps from one stone to the next, arms out, the basket in one hand: one foot is in the air. */
export function woman(art: Art): void {
  const on = local(art, 352, 626, 1.22, { rot: -2 });
  thrown(on, Path.join(SKIRT, STANDING, TRUNK, ARM_AHEAD, ARM_BEHIND));
  // the lifted foot's own shadow, on the water
  on.fill(ellipse(-31, 17, 9, 3.4).rotate(12, -31, 17), '#2f5652', 0.75);
  // inside the skirt, the legs
  on.fill(closed('-29,-32! -17,-34 10,-28 30,-22! 20,-13 6,-12 -2,-13 -17,-23!'), '#5e2038');
  tones(on, STANDING, SKIN);
  tones(on, closed('2.6,-5! 9.4,-5! 10,-1 8,2 2,3.6 -5,3 -6,1 -1,-1!'), SHOE);
  tones(on, FORWARD, SKIN);
  tones(on, closed('-34.6,-14.6! -29,-11! -30,-6 -36,-2 -43,2.6 -46,1.6 -44,-3 -38,-8!'), SHOE);
  strokes(on, ['-35,-12 -31,-9'], INK.detail, '#8a6a54', 0);
  basket(on);
  tones(on, closed('45,-84! 49,-85 52,-81 51,-77 48,-77 45.6,-79!'), SKIN);
  tones(on, ARM_BEHIND, LINEN, [closed('31,-61! 33,-66 30,-69! 27,-65 26,-61!'), '#a8a894']);
  tones(
    on,
    SKIRT,
    ROSE,
    [closed('-3,-58! -12,-44 -18,-23! -10,-16 -6,-15! -6,-36'), '#a2465e'],
    [closed('4,-58! 5,-36 2,-12! 9,-11 12,-12! 10,-36'), '#a2465e'],
    [closed('9,-58! 16,-40 22,-14! 32,-20 26,-40 13,-60!'), '#84324e'],
  );
  tones(on, TRUNK, LINEN, [closed('-5,-60! 0,-64 1,-72! 6,-66 8,-57!'), '#cfc6ac']);
  on.fill(closed('-5.4,-60.4! 4,-57.4 13.4,-60! 13.4,-56.6! 4,-54 -6,-57!'), '#7d2e48');
  tones(on, ARM_AHEAD, LINEN, [closed('-22,-63! -24,-69 -21,-71! -18,-66 -17,-63!'), '#a8a894']);
  // the hand spread on the air
  tones(
    on,
    closed(
      '-37,-89! -40,-93 -45,-95 -47,-94 -43.6,-91! -47,-91 -48,-89.4 -44,-88.4! -45,-86.6 -43,-86 -39.6,-86!',
    ),
    SKIN,
  );
  head(on);
}

function basket(on: Local): void {
  on.line(arc(49, -66, 7, -90, 90, 14), 2, '#7a5a34');
  tones(on, closed('40,-66! 59,-66! 57,-53 43,-53!'), { fill: '#a5804a', shade: '#6c4e2c', soft: 3 });
  strokes(on, ['42,-60 57,-60', '43,-56 56,-56'], INK.detail, '#6c4e2c', 0);
  on.blot([ellipse(44, -67, 4, 3), ellipse(54, -67.4, 4.4, 3.2)], '#e9e2c2').blot(
    ellipse(49, -68.6, 3.6, 3),
    '#919f77',
  );
}

/** She looks where she will set her foot, and sees him; her plait swings behind her. */
function head(on: Local): void {
  tones(on, closed('1.6,-78! 8,-78! 7.6,-87 2,-87!'), { ...SKIN, fill: '#b0785a' });
  on.fill(closed('9,-90! 15,-88 20,-82 25,-80 30,-82! 27,-76 20,-76 14,-80 8,-82!'), '#5c3626');
  const box = local(on.art, ...on.at(1.4, -90.4), 0.62, { rot: -12 });
  profile(box, [closed('-16,-18! -15,-4 -8,-1 4,-3 12,-6! 8,-20'), '#b0785a']);
  strokes(box, ['-13.6,-0.6 -11,1 -7.6,0'], 1.1, '#3c2420', 0);
  box.fill(closed('-3,-14! -4,-4 0,3 0,9! 6,14 13,8 15,-4 10,-16!'), '#5c3626');
  box.line(curve('4,8 9,2 10,-6'), 0.9, '#8a5c40');
  strawHat(on, 6.4, -101.4, 0.98, 16, '#7d3a4e');
}
