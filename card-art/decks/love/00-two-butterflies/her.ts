import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { LINEN, profile, SKIN, strawHat, thrown, tones } from './people.ts';

const SIZE = 2.05;

const ROSE = { fill: '#c0586c', shade: '#84324e', soft: 5, rim: '#ffd8cc', rimWidth: 1.3 };
const SHOE = { fill: '#6a4a3a', shade: '#453028', soft: 2 };

/** Her arm goes down towards him. */
const lowered = (path: Path): Path => path.rotate(-14, -5, -73);

const SKIRT = closed(
  '-4.6,-60! -13,-53 -23,-45 -31,-34! -27,-27 -18,-21! -9,-14 2,-11 13,-12 23,-16 31,-23! 27,-37 19,-50 10.6,-60!',
);
const FORWARD = closed('-28,-34! -31,-26 -34,-18 -36.4,-10.6! -31,-8.4! -27,-14 -23,-20 -19,-27!');
const STANDING = closed('0.6,-18! 2.2,-11 3.2,-4! 8.8,-4! 11,-11 11.6,-18!');
const TRUNK = closed(
  '-8,-77! -2,-80.6 8,-80.4 14,-77! 16,-71 13,-64 10.6,-58! 3,-55.4 -4.6,-58! -5.6,-64 -9.6,-71',
);
const SLEEVE_AHEAD = lowered(
  closed(
    '-2,-79.4! -8,-79 -14,-75.6 -20,-71 -25.6,-69.4! -27.6,-64.6 -25.4,-60! -18,-59.6 -11,-62.6 -5,-66.6!',
  ),
);
const FOREARM_AHEAD = lowered(closed('-24.6,-67.8! -31,-68 -37,-67.2! -36.8,-62.4! -31,-60.8 -24.6,-60.8!'));
const HAND_AHEAD = lowered(
  closed(
    '-36.4,-67.4! -41,-68.8 -45,-68.4 -48.6,-66.2 -51,-63.8! -50,-62.6 -47.4,-64.2! -50.8,-60.4 -50,-59.2! -48.9,-59.2 -45.8,-62! -48.2,-57.8 -47.2,-56.8! -46.2,-57 -43.4,-60.4! -44.8,-57 -43.6,-56.2! -42.4,-56.8 -40.6,-60! -38.6,-61.4 -36.2,-62.4!',
  ),
);
const THUMB = lowered(closed('-40,-68.2! -43.6,-71.6 -47,-72.4 -47.6,-70.9! -45.4,-69.8 -42,-66!'));
const SLEEVE_BEHIND = closed(
  '8,-79.6! 14,-78 20,-73.4 26,-70.4 30.6,-70.4! 33.6,-66 32,-61! 25,-60 18,-62.6 11,-67.6!',
);
const FOREARM_BEHIND = closed('30,-68.8! 36,-70.6 41.6,-74.4! 44,-71.2! 39,-65.6 31.8,-61.8!');

/** She steps from one stone to the next, one hand out to his, the basket in the other: one foot is in the air. */
export function woman(art: Art): void {
  const on = local(art, 394, 640, SIZE, { rot: -6 });
  thrown(on, Path.join(SKIRT, STANDING, TRUNK, SLEEVE_AHEAD, FOREARM_AHEAD, SLEEVE_BEHIND));
  // the lifted foot's own shadow, on the water
  on.fill(ellipse(-31, 17, 9, 3.4).rotate(12, -31, 17), '#2f5652', 0.75);
  // inside the skirt, the legs
  on.fill(closed('-31,-34! -18,-36 10,-30 31,-23! 21,-14 8,-11 -1,-12 -18,-21!'), '#5e2038');
  tones(on, STANDING, SKIN);
  tones(on, closed('2.4,-5! 9.4,-5! 10.4,-1 8.6,2 2,3.6 -5,3.4 -6.4,1.2 -1,-1!'), SHOE);
  tones(on, FORWARD, SKIN);
  tones(on, closed('-36.8,-11! -30.6,-8! -31.4,-3.4 -36.6,1 -43.4,5.4 -46.4,4.6 -45.4,0.2 -40.4,-5!'), SHOE);
  basket(on);
  tones(on, closed('41,-74.6! 44,-77.4 48.4,-76.8 50,-73.2 47.8,-69.6 43.4,-69.8!'), SKIN);
  strokes(on, ['45,-75 46.6,-70.4', '47.4,-74.6 48.4,-71.4'], 0.8, '#8a5340', 0);
  tones(on, FOREARM_BEHIND, SKIN);
  tones(on, SLEEVE_BEHIND, LINEN, [closed('11,-67.6! 18,-68 24,-66 32,-64.6! 32,-60 18,-61'), '#c4bea6']);
  strokes(on, ['30,-69 31,-65 30,-61.4', '26,-69 25,-66', '14,-76 17,-72 17,-68'], 0.9, '#8f8f80', 0);
  tones(
    on,
    SKIRT,
    ROSE,
    [closed('-3,-59! -14,-49 -22,-36 -25,-26! -18,-21 -9,-14 -8,-34!'), '#a8475f'],
    [closed('-4,-59! -13,-52 -22,-44 -30,-34.6! -24,-38 -12,-46'), '#d77084'],
    [closed('4,-58! 4,-38 0,-11! 7,-10 12,-11! 10,-36'), '#a2465e'],
    [closed('9,-59! 16,-42 21,-15! 32,-21 27,-40 12,-61!'), '#84324e'],
  );
  tones(
    on,
    TRUNK,
    LINEN,
    [closed('-4.6,-60! 0,-64 1,-72! 6,-67 8,-57!'), '#cfc6ac'],
    [closed('16,-79! 17,-68 10,-56! 7,-58 10,-66 10,-74'), '#a8a894'],
  );
  strokes(on, ['-4,-79 1,-75 7,-79'], 0.9, '#8f8f80', 0);
  on.fill(closed('-5,-60.6! 3,-57.6 11,-60! 11,-56.6! 3,-54 -5.6,-57!'), '#7d2e48');
  tones(on, THUMB, { ...SKIN, soft: 1.6 });
  tones(on, FOREARM_AHEAD, SKIN);
  tones(on, HAND_AHEAD, { ...SKIN, soft: 1.6 });
  tones(on, SLEEVE_AHEAD, LINEN, [
    lowered(closed('-25.4,-60! -18,-64 -10,-68 -4,-70! -3,-64 -12,-60')),
    '#c4bea6',
  ]);
  strokes(
    on,
    ['-24.6,-69 -25.6,-65 -24.4,-60.6', '-20,-69.6 -19.6,-66', '-7,-77 -10,-73 -9.6,-69'].map((fold) =>
      lowered(curve(fold)),
    ),
    0.9,
    '#8f8f80',
    0,
  );
  head(on);
}

function basket(on: Local): void {
  on.line(arc(46.4, -62, 8.4, -90, 90, 12), 1.6 * on.scale, '#7a5a34');
  tones(on, closed('36.6,-62! 56.4,-62! 54,-48.6 46,-47 39.4,-48.6!'), {
    fill: '#a5804a',
    shade: '#6c4e2c',
    soft: 4,
  });
  strokes(on, ['38,-57.6 46,-56.6 55.4,-57.6', '39,-53 46,-52 54.6,-53'], INK.detail, '#6c4e2c', 0);
  on.blot([ellipse(41, -63, 4, 3), ellipse(51.6, -63.4, 4.4, 3.2)], '#e9e2c2').blot(
    ellipse(46.4, -64.6, 3.6, 3),
    '#919f77',
  );
}

/** She looks where she will set her foot, and sees him; her plait swings behind her. */
function head(on: Local): void {
  tones(on, closed('1.6,-78! 8,-78! 7.6,-87 2,-87!'), { ...SKIN, fill: '#b0785a' });
  on.fill(closed('9,-90! 15,-88 20,-82 25,-80 30,-82! 27,-76 20,-76 14,-80 8,-82!'), '#5c3626');
  const box = local(on.art, ...on.at(1.4, -90.4), 0.5 * SIZE, { rot: -12 });
  profile(box, [closed('-16,-18! -15,-4 -8,-1 4,-3 12,-6! 8,-20'), '#b0785a']);
  strokes(box, ['-13.6,-0.6 -11,1 -7.6,0'], 1.1, '#3c2420', 0);
  box.fill(closed('-3,-14! -4,-4 0,3 0,9! 6,14 13,8 15,-4 10,-16!'), '#5c3626');
  box.line(curve('4,8 9,2 10,-6'), 0.9, '#8a5c40');
  strawHat(on, 6.4, -101.4, 0.98, 16, '#7d3a4e');
}
