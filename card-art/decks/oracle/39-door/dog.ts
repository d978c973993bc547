import { contactShadow, fringe, INK, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, Path, ribbon, unit } from '../../../kit/pen/index.ts';
import { sill } from './doorway.ts';
import { onFloor, seen } from './view.ts';

/** Where it sits, in metres, and how many of its own units a metre has. */
const [X, AWAY, UNITS] = [0.13, 4.25, 158];

const BODY = closed(
  '-9,-80! -16,-68 -20,-54 -21,-42! -27,-34 -31,-22 -31,-6! -26,1 -10,2 10,2 28,2! 37,-2 38,-14 33,-28 25,-40 21,-54 18,-68 14,-80!',
);
const FORELEG = closed('-14,-52! -24,-44 -27,-24 -29,-6 -33,-2 -32,2! -21,3 -18,-2! -16,-24');
const TAIL = curve('26,-10 42,-12 54,-24 54,-40 43,-46 35,-38 39,-29');
/** From behind, the muzzle just beyond the cheek: nape, ruff, both ears up and turned to the lane, brow, nose, jaw. */
const HEAD = closed(
  '10,-66 19,-70! 21,-77 25,-81.5! 23,-84 25,-89! 23.6,-96 20.6,-102 18.4,-106.6! 19,-114 16.4,-123.6! 10,-118 4.6,-110.6! 0,-111.8 -4,-110.8! -9,-117 -15.4,-121.6! -17.4,-114 -17,-106! -18.4,-101 -20,-97.4! -25,-95.4 -30,-94.6! -32,-92.6 -31.6,-89.6! -28,-85.6 -22,-81! -18,-77 -15,-70! -6,-66!',
);

const COAT = { fill: '#9c6440', shade: '#5e3a2c', rim: '#fff0c0', rimWidth: 2.6 } as const;

/** Its shadow, as long as the sun makes it. */
export const dogShadow = (): Path =>
  Path.join(BODY, FORELEG, HEAD).map((x, y) => seen(onFloor([X + x / UNITS, -y / UNITS, AWAY])));

/** The morning in the doorway, to its right. */
const toned = twoTone({ towards: unit([0.85, -0.5]) });

/** On the threshold, its back to us and the morning before it; it looks who comes up the lane. */
export function dog(art: Art): void {
  art.clip(sill(), () => void art.fill(dogShadow(), '#8d6f54', 0.9));
  const [x, y] = seen([X, 0, AWAY]);
  const box = local(art, x, y, 880 / AWAY / UNITS);
  contactShadow(art, x - 4, y, 44, 5, '#6d5238');
  const paint = (outline: Path, tones: Tones): void => toned(box, outline, { soft: 8, ...tones });
  paint(FORELEG, { ...COAT, fill: '#85533a', rimWidth: 0 });
  const tail = ribbon(TAIL, 15, { start: 0.9, end: 0.5, samples: 20 });
  paint(tail, { ...COAT, fill: '#b07a50', soft: 5 });
  tailHair(box);
  paint(BODY, { ...COAT, soft: 12 });
  back(box);
  head(box, paint);
}

function tailHair(box: Local): void {
  box.blot(
    fringe('43,-16 49,-24 50,-36 44,-42', 14, {
      count: 16,
      length: [8, 13],
      width: 2,
      seed: 'tail',
      bare: 0,
    }),
    '#cfa679',
  );
}

/** Shoulder blades, spine, thighs; pale hair where the thighs end. */
function back(box: Local): void {
  box.clip(BODY, () => {
    box.fill(closed('-2,-80! 2,-60 1,-40 3,-24! 12,-32 20,-44 18,-62 12,-80!'), '#b07850');
    box.fill(closed('2,2! -2,-10 4,-26 16,-33 28,-28 36,-14 40,4!'), '#a86e48');
    box.fill(closed('12,4! 14,-6 22,-10 31,-7 38,-10 40,4!'), '#d8b284');
    box.fill(closed('-34,4! -32,-8 -24,-11 -16,-6 -14,4!'), '#b78c64');
  });
  strokes(
    box,
    [
      '0,-62 2,-44 1,-26 4,-12',
      '-4,2 -4,-10 2,-24 14,-31 25,-27',
      '-14,-8 -18,-24 -22,-32',
      '9,-60 13,-52 12,-44',
      '-9,-60 -12,-52 -10,-45',
    ],
    INK.detail,
    '#4a2c22',
    0.1,
  );
  strokes(box, ['24,2 25,-2', '30,2 31,-2', '-27,2 -26,-1', '-22,2 -22,-1'], INK.detail, '#5e3a2c', 0);
}

/** The back of it: what it looks at is what we look at. */
function head(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  paint(HEAD, { ...COAT, soft: 7, rimWidth: 2.2 });
  box.clip(HEAD, () => {
    // the crown takes the sky, the nape goes into the collar's shade
    box.fill(closed('-6,-111! 2,-112 8,-111! 18,-104 24,-93 22,-84! 15,-80 10,-88 2,-96 -5,-104'), '#b07850');
    box.fill(closed('-20,-75! -8,-73 4,-72.4 14,-73 24,-76! 20,-62 -16,-62'), '#7f4e34');
    // ears: their backs are dark
    box.fill(
      closed('-17,-105.6! -18.4,-114 -15.4,-121.6! -9,-117 -4.6,-111.4! -8,-107.6 -12,-105.2'),
      '#6e4432',
    );
    box.fill(closed('5.4,-111! 10,-118 16.4,-123.6! 18.4,-114 17.8,-106.4! 14,-105 9,-107.4'), '#7a4c30');
    // pale hair on the cheeks and the muzzle
    box.fill(closed('-33,-91! -26,-90.6 -20,-91.4 -16.4,-87 -15.6,-80! -20,-78 -30,-84!'), '#cfa679');
    box.fill(closed('27,-91! 21.6,-92 19.6,-86 19.2,-79! 28,-79!'), '#e8c994');
  });
  box.fill(closed('-32.6,-93.6! -30,-95.4 -28,-93.8 -28.6,-91 -31.6,-89.4!'), '#231715');
  strokes(box, ['1,-108 3,-101 3.4,-93'], INK.detail, '#4a2c22', 0.1);
  // a red collar
  paint(closed('-15.4,-74! -6,-69.6 9,-69.6 19.4,-74! 20,-68 11,-63 -7,-63 -16.4,-68!'), {
    fill: '#b8433a',
    shade: '#6e2a2a',
    rim: '#ffc09a',
    rimWidth: 1.6,
    soft: 4,
  });
}
