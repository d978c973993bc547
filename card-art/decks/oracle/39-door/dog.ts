import { contactShadow, INK, strokes, type Tones, twoTone, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  points,
  tube,
  unit,
} from '../../../kit/pen/index.ts';
import { sill } from './doorway.ts';
import { onFloor, seen } from './view.ts';

/** Where it sits, in metres, and how many of its own units a metre has. */
const [X, AWAY, UNITS] = [0.13, 4.25, 158];

const BODY = closed(
  '-14,-88! -21,-77 -26.4,-65 -25.4,-53 -20.6,-43! -27,-37 -34,-27 -37,-14 -36,-3 -31,1.4! -8,2 10,2 32,1.4! 40,-3 43,-14 40,-27 31,-37.6 22.6,-44! 24,-54 23.4,-68 19,-88!',
);
const FORELEG = closed('-23,-60! -31,-47 -35.6,-30 -37,-14 -38,-6 -44,-3 -45,1.6! -32,2.4 -27,-4!');
/** The feet that come out under the thighs. */
const FEET = [
  '18,2.6! 20,-4 28,-8 38,-7 46,-3.4 47,1.6! 40,3.4 26,3.6',
  '-37,2.6! -38.4,-3 -32,-7.4 -24,-7 -18,-1.6 -18,3!',
];
/** It goes on from the spine, lies on the floor and lifts its tip. */
const TAIL = tube(points('1,-13 4,-4 14,2 30,3.4 45,0 54,-8 56,-17'), [3, 5.6, 7.4, 8, 7.4, 5, 0.8], 30);
/** The head is lifted a little: whoever comes is higher up the lane. */
const lifted = (path: Path): Path => path.rotate(11, 2, -76);
const HEAD = lifted(
  closed(
    '14,-76! 18,-86 17,-97! 20,-119! 8,-109! 2,-110 -4,-108! -9,-119! -14,-106! -19,-100 -22,-96! -33,-95 -37,-92.6 -37.6,-88.4! -35,-84.4 -26,-81 -19,-75! -12,-70 4,-68',
  ),
);

const COAT = { fill: '#9c6440', shade: '#5e3a2c', rim: '#fff0c0', rimWidth: 2.6 } as const;

/** Its shadow, as long as the sun makes it. */
export const dogShadow = (): Path =>
  Path.join(BODY, FORELEG, HEAD).map((x, y) => seen(onFloor([X + x / UNITS, -y / UNITS, AWAY])));

/** The morning in the doorway, to its right. */
const toned = twoTone({ towards: unit([0.85, -0.5]) });

/** On the threshold, its back to us and the morning before it; it looks who is in the lane. */
export function dog(art: Art): void {
  art.clip(sill(), () => void art.fill(dogShadow(), '#8d6f54', 0.9));
  const [x, y] = seen([X, 0, AWAY]);
  const box = local(art, x, y, 880 / AWAY / UNITS);
  contactShadow(art, x - 4, y, 44, 5, '#6d5238');
  const paint = (outline: Path, tones: Tones): void => toned(box, outline, { soft: 8, ...tones });
  paint(FORELEG, { ...COAT, fill: '#85533a', rimWidth: 0 });
  paint(BODY, { ...COAT, soft: 10 });
  back(box, paint);
  tail(box, paint);
  head(box, paint);
}

/** Thick, pale underneath where its hair falls open. */
function tail(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  box.fill(closed('0,3! 14,10 34,12 52,7 62,-4! 52,10 34,15 12,13'), '#5e3a2c', 0.5);
  paint(TAIL.outline, { ...COAT, fill: '#b27a4e', soft: 4 });
  box.clip(TAIL.outline, () => {
    box.fill(closed('34,8! 46,5 55,-4 58,-18! 62,-6 54,8 42,14'), '#e2c294');
  });
  // its root is the end of the back
  box.fill(closed('-4,-26! 5,-24 5.4,-15 8,-8 14,-3! 11,2 5,0 0,-6 -4,-14!'), '#8a5433');
  strokes(
    box,
    ['4,-7 8,-1 14,2', '14,5 24,6.6 34,6', '30,1 40,0 48,-4', '46,3 52,-3 55,-11'],
    INK.detail,
    '#6b4029',
    0.1,
  );
}

/** The shoulders are turned with the head: the far blade comes round to the left; below the waist both thighs, folded. */
function back(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  within(
    box,
    BODY,
    [
      closed('-9,-90! 12,-90! 13,-74 9,-58 8,-44 6,-28 4,-12 1,-7! -3,-13 -6,-28 -9,-44 -11,-58 -13,-74'),
      '#84502f',
      0.75,
    ],
    [closed('12,-76! 21,-70 24,-56 21,-45! 13,-50 10,-62'), '#bd885b'],
    [closed('-13,-72! -21,-69 -24,-60 -21,-49! -14,-50 -11,-60'), '#8d5837'],
    [closed('5,4! 4,-10 8,-24 17,-35 29,-38.6 38,-31 44,-16 42,4!'), '#ab7149'],
    [closed('16,-34.6 28,-39 37,-33 43,-17! 37,-19 29,-30'), '#c9935f'],
    [closed('-38,4! -38.4,-12 -34,-27 -25,-36 -14,-33 -7,-21 -4,-7 -5,4!'), '#8d5837'],
    [closed('-33,-27! -25,-36 -14,-33 -8,-23! -16,-29 -25,-31'), '#a0683f'],
  );
  paint(closed(FEET[0]!), { ...COAT, fill: '#dcb584', shade: '#a5754e', soft: 2, rimWidth: 1.4 });
  paint(closed(FEET[1]!), { ...COAT, fill: '#b58d63', shade: '#855a3f', soft: 2, rimWidth: 0 });
  strokes(
    box,
    [
      '5,1 3.6,-11 8,-25 17,-35 27,-38',
      '-5,2 -4,-8 -7,-21 -14,-33 -24,-36',
      '0,-70 -2,-56 -1,-40 1,-20',
      '12,-70 17,-62 17,-52',
      '-14,-68 -19,-61 -19,-52',
      // hair that the turn of the neck draws aslant, and that parts on the thigh
      '20,-73 12,-67 3,-64',
      '16,-63 8,-58 1,-57',
      '28,-25 32,-19 34,-13',
      '19,-23 22,-17 23,-11',
      '-26,-25 -29,-19 -30,-13',
    ],
    INK.detail,
    '#4a2c22',
    0.1,
  );
  strokes(
    box,
    ['35,3 36,-3', '42,2.4 42,-3', '-31,2.6 -31,-2.6', '-25,3 -25,-2.6', '-41,1.6 -40,-2'],
    INK.detail,
    '#5e3a2c',
    0,
  );
}

/** Turned as far as the neck goes to the left: ears up, a nose that works. */
function head(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  const part = (knots: string): Path => lifted(closed(knots));
  // a red collar, then the ruff that hangs over it
  paint(closed('-20,-75! -7,-66.6 9,-68 22.4,-80! 23,-74.4 11,-62 -6,-60 -21.4,-68.6!'), {
    fill: '#b8433a',
    shade: '#6e2a2a',
    rim: '#ffc09a',
    rimWidth: 1.6,
    soft: 4,
  });
  paint(
    closed(
      '-16,-92! -20,-82 -20,-73! -14,-68.4 -7,-65! -1,-64.8 6,-65.4! 13,-67.8 18,-72! 20.6,-76 22.6,-80! 21,-88 20,-100!',
    ),
    { ...COAT, soft: 5, rimWidth: 0 },
  );
  paint(HEAD, { ...COAT, soft: 6, rimWidth: 2.2 });
  box.clip(HEAD, () => {
    box.fill(
      part(
        '-40,-80! -36,-86.6 -28,-88 -20,-88 -12,-91 -6,-85! -8,-83 -4,-79! -8,-77 -6,-72! -12,-66 -26,-66!',
      ),
      '#dfc095',
    );
    box.fill(part('-19,-99.4! -15,-101.6 -12,-99.6 -15,-97.8'), '#dfc095');
    box.fill(part('-16,-109! -9,-119! -5,-108! -8,-103 -12,-102'), '#6e4432');
    box.fill(part('6,-108! 18,-116! 14,-102! 9,-98 5,-101'), '#74482f');
    box.fill(part('-1,-106! 4,-98 4,-88 9,-78! 14,-88 12,-98 6,-106'), '#b07850');
  });
  box.fill(part('-38.6,-92.6! -34,-95 -32.4,-92.4 -34,-89.6 -38,-88.4!'), '#231715');
  strokes(box.art, [box.place(lifted(curve('-37,-87 -32,-85.4 -26,-86.6')))], INK.detail, '#4a2c22', 0);
  box.fill(part('-21.6,-93.4! -19.8,-95.6 -17.2,-95.2 -15.4,-92.6! -18.6,-91.8'), '#201412');
  box.fill(lifted(ellipse(-19.4, -94.4, 0.7, 0.6)), '#fff6dc');
}
