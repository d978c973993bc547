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

const BODY = closed(
  '-15,-86! -19,-73 -24,-60 -23.6,-46! -28,-36 -33,-23 -33.6,-8 -27,1! -10,2 10,2.4 28,2! 38,-1 41,-14 36,-29 27,-41 23,-56 21,-70 19,-88!',
);
const FORELEG = closed('-19,-54! -28,-42 -33,-26 -34,-8 -40,-3 -39,2! -28,3 -24,-2!');
/** From the rump towards us, over the floor, its tip curled up. */
const TAIL = tube(points('1,-17 10,-9 30,-5 47,-12 53,-27 46,-38 37,-33'), [0.6, 6, 9, 9, 7.6, 5, 1], 30);
/** The head is lifted a little: whoever comes is higher up the lane. Turned from us: nape, both ears, a cheek, the end of the nose past it. */
const lifted = (path: Path): Path => path.rotate(5, 2, -76);
const HEAD = lifted(
  closed(
    '16,-74! 20.4,-82 21,-91 18.6,-99! 21.6,-108 20.6,-122! 13,-117 7,-109.6! 1,-111.4 -5,-110! -9,-117 -15.4,-122! -18.4,-112 -17.4,-102.6! -20,-100 -22.4,-97.6! -26,-97.8 -30,-97 -31.8,-94.4! -31.6,-91 -28.6,-88.6 -25,-86.4! -26,-82 -24,-78! -21,-77.4 -18,-73! -10,-68 4,-67 10,-70',
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
  back(box);
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

/** The dark saddle, shoulder blades, the thigh folded under it; pale hair where the feet come out. */
function back(box: Local): void {
  within(
    box,
    BODY,
    [
      closed('-12,-90! 12,-90! 14,-74 11,-56 14,-40 8,-22 3,-10! -2,-24 -7,-42 -8,-60 -12,-74'),
      '#84502f',
      0.75,
    ],
    [closed('13,-78! 22,-72 24,-55 21,-44! 15,-50 12,-62'), '#bd885b'],
    [closed('6,3! 5,-12 11,-26 22,-34 32,-32 40,-20 42,-6 40,4!'), '#ab7149'],
    [closed('19,-33 30,-32 38,-22 41,-8! 36,-12 31,-22 22,-29'), '#c9935f'],
    [closed('-34,-20! -27,-33 -17,-29 -9,-14 -7,4! -36,4!'), '#8d5837'],
    [closed('16,4! 18,-4 26,-8 34,-6 40,-9 42,4!'), '#e0bf90'],
    [closed('-34,4! -33,-6 -26,-9 -19,-5 -17,4!'), '#b58d63'],
  );
  strokes(
    box,
    [
      '5,1 4,-12 10,-26 21,-34',
      '-7,2 -9,-13 -17,-28 -24,-32',
      '-13,-66 -17,-58 -17,-48',
      '14,-66 18,-57 17,-48',
      '-2,-54 1,-40 1,-28',
      // hair that parts on the shoulders and the thigh
      '6,-70 8,-64 8,-58',
      '-9,-72 -9,-65 -11,-60',
      '27,-24 31,-18 33,-12',
      '18,-22 21,-16 22,-10',
    ],
    INK.detail,
    '#4a2c22',
    0.1,
  );
  strokes(box, ['23,2 24,-3', '30,2 31,-3', '-29,2 -28,-3', '-23,2 -22,-3'], INK.detail, '#5e3a2c', 0);
}

/** Turned up the lane to the left of straight away from us: ears up, a nose that works. */
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
  paint(HEAD, { ...COAT, soft: 4, rimWidth: 2.2 });
  box.clip(HEAD, () => {
    // the cheek's pale hair and the muzzle's, as far as they come past the cheek
    box.fill(
      part(
        '-36,-86! -31.6,-92.4 -27,-92.6 -22,-94.4 -17.4,-90! -18.8,-87 -15,-84.6! -17.4,-81.6 -13,-78! -16.6,-76 -13.4,-72! -24,-66 -36,-72!',
      ),
      '#dfc095',
    );
    box.fill(part('-26,-80! -22,-79 -18,-75 -13,-73.4! -10,-66 -26,-66!'), '#b99668');
    // the crown and the ridge of the nape between two hollows
    box.fill(part('1,-108! 4.4,-100 4.6,-91 9,-80 9,-66! -5,-66 -6,-78 -2.4,-91 -2,-101'), '#84502f');
    box.fill(part('8,-103! 14,-101 18,-94 18,-84 14,-75! 11,-82 12,-92'), '#b07850');
    box.fill(part('-16,-104! -10,-104 -8,-96 -12,-89! -16,-92 -20,-97'), '#8d5837');
    // the backs of both ears, each with a fold down its middle
    box.fill(part('6.4,-109! 19.4,-121! 19.8,-108 16.6,-98.6! 14,-98.6 9.4,-102'), '#74482f');
    box.fill(part('14,-112.6! 19.4,-121! 19.8,-108 16.6,-98.6! 15.6,-105'), '#a56c45');
    box.fill(part('-5,-110! -15.4,-122! -18.4,-112 -17.2,-102! -12.4,-100.6 -7.4,-104'), '#6e4432');
    box.fill(part('-5,-110! -15.4,-122! -11,-112 -9.4,-102.4! -7.4,-104'), '#8d5837');
  });
  box.fill(part('-32.2,-94.6! -31,-97.4 -28,-97.2 -27.8,-94.4 -30.8,-92!'), '#231715');
  strokes(
    box.art,
    [
      '-30.4,-91 -27.6,-89.8 -24.6,-90.6',
      '-8,-92 -9,-84 -8,-77',
      '3,-88 4,-81 6,-75',
      '-14,-95 -12,-90 -12,-85',
    ].map((line) => box.place(lifted(curve(line)))),
    INK.detail,
    '#4a2c22',
    0,
  );
}
