import { contactShadow, INK, strokes, type Tones, twoTone, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
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

/** Chest, tucked belly, and a back that slopes to the rump. */
const BODY = closed(
  '-16,-86! -21,-74 -25.4,-62 -25.6,-51 -21,-41! -13,-33 -6,-27 -1,-14 1,2! 28,3 40,0! 44.6,-12 41.6,-27 35,-42 29,-56 25.6,-70 20,-88!',
);
/** Straight under the chest: the near one before the far one. */
const FORELEG = closed(
  '-22,-56! -10,-58 -4.6,-48 -7.6,-36 -11,-20 -11.6,-7! -11.2,-1 -13,3! -21,3.6 -27,2.8 -28.8,-0.2 -26.6,-3.6 -22,-5.2! -21.2,-16 -19.6,-28 -22,-42',
);
const FAR_FORELEG = closed(
  '-27,-52! -16,-46 -16.6,-32 -20.4,-18 -20.8,-7! -21.2,-2 -23.4,0! -31,0.4 -36,-0.6 -37,-3.4 -34.6,-6 -30.6,-7.6! -29.8,-18 -28.2,-30 -28.6,-42',
);
/** Folded: hip, knee against the belly, a long foot on the boards. */
const THIGH = closed('12,-38! 24,-40 35,-33 42,-21 43,-8 38,1! 24,4 8,3 1,-2! 0,-12 1,-22 5,-32');
const HIND_FOOT = closed('12,-9! 20,-4 22,3! 10,4.6 -2,4.6 -8.6,3.4 -10,0.2 -6.4,-3! 2,-4.4 6,-8');
/** From the rump towards us, over the floor, its tip curled up. */
const TAIL = tube(points('1,-17 10,-9 30,-5 47,-12 53,-27 46,-38 37,-33'), [0.6, 6, 9, 9, 7.6, 5, 1], 30);
/** The head is lifted a little: whoever comes is higher up the lane. */
const lifted = (path: Path): Path => path.rotate(9, 2, -76);
/** Turned away from us, up the lane: the skull from behind, both ears, of the muzzle what stands out beyond the cheek. */
const HEAD = lifted(
  closed(
    '14,-76! 18,-86 17.4,-97! 21.6,-120! 9,-110.4! 1,-112.4 -5,-109.6! -9.6,-121! -15,-106.6! -17.4,-102 -18.6,-98.6! -24,-98.8 -28.6,-97 -30.4,-93.6! -29,-90 -25,-87.6 -19.6,-85! -19.4,-79 -15,-73 -5,-69 6,-70',
  ),
);

const COAT = { fill: '#9c6440', shade: '#5e3a2c', rim: '#fff0c0', rimWidth: 2.6 } as const;

/** Its shadow, as long as the sun makes it. */
export const dogShadow = (): Path =>
  Path.join(BODY, FORELEG, FAR_FORELEG, THIGH, HEAD).map((x, y) =>
    seen(onFloor([X + x / UNITS, -y / UNITS, AWAY])),
  );

/** The morning in the doorway, to its right. */
const toned = twoTone({ towards: unit([0.85, -0.5]) });

/** On the threshold, its back to us and the morning before it; it looks who is in the lane. */
export function dog(art: Art): void {
  art.clip(sill(), () => void art.fill(dogShadow(), '#8d6f54', 0.9));
  const [x, y] = seen([X, 0, AWAY]);
  const box = local(art, x, y, 880 / AWAY / UNITS);
  contactShadow(art, x - 4, y, 44, 5, '#6d5238');
  const paint = (outline: Path, tones: Tones): void => toned(box, outline, { soft: 8, ...tones });
  paint(FAR_FORELEG, { ...COAT, fill: '#7d4d36', shade: '#55342a', rimWidth: 0, soft: 4 });
  within(box, FAR_FORELEG, [closed('-40,-9! -20,-9! -20,3! -40,3!'), '#b58d63']);
  paint(BODY, { ...COAT, soft: 10 });
  back(box);
  legs(box, paint);
  tail(box, paint);
  head(box, paint);
}

/** Thick, pale where its hair falls open. */
function tail(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  box.fill(closed('2,-4! 20,2 40,4 58,-2! 40,8 10,7'), '#5e3a2c', 0.5);
  paint(TAIL.outline, { ...COAT, fill: '#b27a4e', soft: 4 });
  box.clip(TAIL.outline, () => {
    box.fill(closed('28,-8! 40,-12 46,-20 46,-29 41,-34 34,-31! 36,-26 40,-22 37,-15'), '#e2c294');
  });
  strokes(
    box,
    [
      '8,-10 16,-9 22,-10',
      '20,-2 30,-2 38,-5',
      '36,-2 46,-7 52,-14',
      '47,-12 51,-20 51,-28',
      '40,-18 44,-24 42,-30',
    ],
    INK.detail,
    '#6b4029',
    0.1,
  );
}

/** The dark saddle, the shoulder, the shade under the belly; the chest pale. */
function back(box: Local): void {
  within(
    box,
    BODY,
    [closed('-4,-90! 14,-90! 20,-74 25,-58 32,-42 40,-26! 28,-34 18,-44 10,-58 2,-74'), '#84502f', 0.8],
    [closed('17,-80! 23,-72 27,-56 34,-42 44,-24! 50,-40 34,-80!'), '#bd885b'],
    [closed('-30,-72! -18,-78 -15,-66 -17,-54 -14,-42 -10,-34! -30,-40!'), '#d3ac7c'],
    [closed('-4,-50! 2,-40 8,-30 4,-16 2,4! -6,4 -8,-24 -10,-36'), '#5e3a2c', 0.75],
    [closed('-12,-74! -2,-72 5,-62 4,-50 -3,-42 -12,-46 -17,-58'), '#ac7148'],
  );
  strokes(
    box,
    [
      '-2,-74 6,-64 6,-52 0,-42',
      '10,-70 15,-62 17,-54',
      '18,-58 23,-50 26,-44',
      '-20,-70 -21,-62 -19,-54',
      '-6,-66 -3,-60 -3,-54',
    ],
    INK.detail,
    '#4a2c22',
    0.1,
  );
}

/** The near foreleg carries the chest, the thigh lies folded; pale paws. */
function legs(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  box.fill(closed('-30,3! -10,5 20,6 46,3! 44,7 10,9 -26,7!'), '#5e3a2c', 0.5);
  paint(FORELEG, { ...COAT, fill: '#a56c45', soft: 5, rimWidth: 0 });
  within(
    box,
    FORELEG,
    [closed('-32,-8! -10,-9! -10,5! -32,5!'), '#dfbf92'],
    [closed('-24,-40! -18,-40 -18,-26 -20,-8! -24,-8!'), '#7d4d36', 0.8],
    [closed('-30,-64! 2,-64! 0,-50 -10,-47 -18,-44 -26,-46!'), '#ac7148'],
    { along: ['-5,-46 -7.6,-36 -11,-20 -11.6,-7'], paint: '#fff0c0', width: 3 },
  );
  strokes(
    box,
    ['-24.6,2.8 -24,-0.4', '-19.6,3.2 -19.4,-0.2', '-12,-24 -15,-22', '-33,0 -32.6,-2.6'],
    INK.detail,
    '#5e3a2c',
    0,
  );
  paint(THIGH, { ...COAT, fill: '#a96f48', soft: 6, rimWidth: 2.4 });
  within(box, THIGH, [closed('16,-37! 27,-36 36,-27 41,-12! 36,-16 29,-24 20,-30'), '#c9935f']);
  paint(HIND_FOOT, { ...COAT, fill: '#dfbf92', shade: '#a57c56', soft: 3, rimWidth: 0 });
  strokes(
    box,
    [
      '12,-37 4,-28 1,-18 2,-6',
      '26,-24 31,-18 33,-11',
      '17,-24 20,-17 20,-10',
      '-4.6,4 -4,0.8',
      '0.6,4.2 1,1',
    ],
    INK.detail,
    '#4a2c22',
    0.1,
  );
}

/** To the child on the path: ears up, a nose that works. */
function head(box: Local, paint: (outline: Path, tones: Tones) => void): void {
  const part = (knots: string): Path => lifted(closed(knots));
  // a red collar, then the ruff that hangs over it
  paint(closed('-19.4,-78! -6,-69 9,-69 22.4,-79! 22.6,-73 10,-62.4 -6,-62.4 -20.4,-71.6!'), {
    fill: '#b8433a',
    shade: '#6e2a2a',
    rim: '#ffc09a',
    rimWidth: 1.6,
    soft: 4,
  });
  paint(
    closed(
      '-16,-92! -19.6,-82 -19,-75! -14,-70.6 -7,-67! -2,-66.4 6,-66! 13,-67.6 18,-71.4! 20.6,-75 22.6,-78! 21,-88 20,-100!',
    ),
    { ...COAT, soft: 5, rimWidth: 0 },
  );
  paint(HEAD, { ...COAT, soft: 6, rimWidth: 2.2 });
  box.clip(HEAD, () => {
    // under the jaw and along the cheek it is pale; between the ears runs the dark of the nape
    box.fill(part('-34,-86! -29,-90.4 -22,-91 -16,-90! -12,-84 -13,-78 -8,-72 -6,-66! -26,-66!'), '#dfc095');
    box.fill(part('-20,-100! -14,-97 -11,-90 -13,-82 -9,-74! -4,-80 -5,-92 -10,-101'), '#ad7349');
    box.fill(part('-4,-110! 3,-113 8,-109! 7,-98 8,-86 10,-72! -1,-70 -2,-86 -5,-98'), '#84502f', 0.85);
    box.fill(part('8,-110! 21,-122! 17,-98! 12,-100'), '#b67c50');
    box.fill(part('-4,-110! -9.6,-121! -15,-106! -11,-103'), '#7d4d36');
  });
  strokes(
    box.art,
    [
      '-9,-112 -8,-106 -10,-101',
      '12,-111 11,-105 13,-100',
      '-17,-97 -14,-92 -14,-86',
      '-6,-84 -4,-79 -5,-75',
      '9,-86 10,-80 9,-75',
    ].map((way) => box.place(lifted(curve(way)))),
    INK.detail,
    '#4a2c22',
    0.1,
  );
  box.fill(part('-31.4,-95! -28.4,-97.4 -25.8,-96 -26.6,-93 -30.4,-91.6!'), '#231715');
  strokes(box.art, [box.place(lifted(curve('-29,-90.6 -25,-89.8 -21,-89.6')))], INK.detail, '#4a2c22', 0);
}
