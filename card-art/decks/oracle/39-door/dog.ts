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
  '-15,-86! -19,-73 -24,-60 -23.6,-46! -28,-36 -33,-23 -33.6,-8 -27,1! -10,2 10,2.4 28,2! 38,-1 41,-14 36,-29 27,-41 23,-56 21,-70 19,-88!',
);
const FORELEG = closed('-19,-54! -28,-42 -33,-26 -34,-8 -40,-3 -39,2! -28,3 -24,-2!');
/** From the rump towards us, over the floor, its tip curled up. */
const TAIL = tube(points('1,-17 10,-9 30,-5 47,-12 53,-27 46,-38 37,-33'), [0.6, 6, 9, 9, 7.6, 5, 1], 30);
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

/** Turned as far as the neck goes to the left: ears up, a nose that works. */
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
