import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, limb, local, roundLimb } from '../../../kit/pen/index.ts';
import { form } from './light.ts';
import { SKIN, WOOL } from './wear.ts';

/**
 * The elbow stands out in the grass; from it the forearm comes at us, over the edge, and the hand has hold of the soil.
 * Written for the arm on our left, round the middle of its cuff.
 */
export function reachingArm(box: Local, x: number, y: number, rot: number, mirror: boolean): void {
  const own = local(box.art, ...box.at(x, y), box.scale, { rot, mirror });
  // the upper arm goes back from the elbow
  form(
    own,
    '14,-22! 2,-20 -12,-11 -21,3 -22,15 -15,22! -2,22 10,16 17,2!',
    { ...WOOL, fill: '#3a5c77', soft: 4, rimWidth: 0 },
    ['16,-24! 8,-14 4,-4 7,8 14,16! 24,8 22,-20!', WOOL.fill],
    ['-24,16! -20,2 -11,-9 -4,-6 -9,5 -11,20!', '#4d7592'],
    { along: ['2,-20 -12,-11 -20,2'], paint: WOOL.rim, width: 3.4 },
  );
  strokes(own, ['-4,-12 -2,-4 -6,4', '4,-13 6,-6 4,1'], INK.form, WOOL.shade, 0.1);
  forearm(own);
  hand(own);
  soil(own);
}

/** Short, for it points at us: broad at the cuff, narrow at the wrist. */
function forearm(own: Local): void {
  form(own, '-13,14! -12,26 -8,36! 9,36! 13,26 13,13!', { ...SKIN, soft: 4, rimWidth: 0 }, [
    '-16,10! 16,10! 16,20 2,25 -14,21!',
    SKIN.shade,
  ]);
  form(
    own,
    '-17,3! -21,11 -19,18 -13,22! -4,25 7,24.4 15,19! 18,12 15,2 8,-3 -6,-4!',
    { ...WOOL, fill: '#44698a', soft: 4, rimWidth: 0 },
    ['-20,14! -10,20 3,21 17,13! 16,22 4,28 -14,24!', '#5f88a6'],
    ['9,-5! 17,2 19,14 15,20! 11,18 12,8!', WOOL.fill],
  );
  strokes(
    own,
    ['-19.6,14.4 -10,19.6 3,20.6 16.4,13.6', '-17,6 -8,10.6 2,11', '-14,1 -6,4.6 2,4.6'],
    INK.form,
    WOOL.shade,
    0.1,
  );
}

/** From the little finger, on the outside: root, middle joint and tip of each, and how thick it is. */
const FINGERS = [
  ['-10,43 -13.4,51 -13,58.6', 3.4],
  ['-3.8,46 -5.2,57 -4.6,65', 3.8],
  ['3.2,46 3.8,57.6 3.4,66', 3.8],
  ['9.6,43 12,53.6 11,62.4', 3.7],
] as const;

/** The back of the hand looks up; over the knuckles the fingers bend down, apart, and dig in; the thumb holds beside them. */
function hand(own: Local): void {
  // what it throws on the wall under it, and the soil that the tips press in
  own.fill(closed('-14,46! 0,54 14,48! 22,54 21,64 16,71 8,76 -2,76 -12,71 -18,63 -16,54'), '#6a4027', 0.72);
  form(
    own,
    limb('9,36 16.4,42.6 19.6,50 18.4,57', [4.2, 4.2, 3.8, 2.4], 10),
    { ...SKIN, soft: 1.6, rimWidth: 0 },
    ['14,53! 24,52 22,62 12,60!', SKIN.back],
  );
  for (const [way, half] of FINGERS) {
    const finger = roundLimb(way, [half, half, half * 0.76], 10);
    const [x, y] = way.split(' ')[1]!.split(',').map(Number) as [number, number];
    own.fill(finger, SKIN.fill);
    // from the middle joint on they turn in under the hand
    own.clip(finger, () => {
      own.fill(
        closed(`${x - 7},${y}! ${x},${y + 2} ${x + 7},${y}! ${x + 7},${y + 16}! ${x - 7},${y + 16}!`),
        SKIN.shade,
      );
    });
  }
  form(
    own,
    '-8,33! 0,31.6 8.6,33! 12,38 13.4,44 10.6,48 6.6,47! 4.6,50 1,50 -0.4,47.6! -3,50 -6.4,49 -7.2,46! -10.6,47.4 -14,45 -13.2,40 -11,36',
    { ...SKIN, fill: '#9b644f', soft: 2, rimWidth: 1.3 },
    ['-14,46! -8,41.6 0,43.6 8,42 14,45! 14,54 -15,54', SKIN.back],
  );
  strokes(
    own,
    ['-7.2,46 -8.2,52 -8.8,60', '-0.4,47.6 -0.8,56 -0.6,64', '6.6,47 7.6,55 7.2,63'],
    1.7,
    SKIN.line,
    0.05,
  );
}

/** Pushed up by the fingertips; a little of it breaks away. */
function soil(own: Local): void {
  own.blot(
    [
      closed('-18,58! -15,56 -12,59 -8.6,61! -11,64 -16,63'),
      closed('-8,66! -4,63.4 0,65 3,64.6! 4,68 -2,70 -7,69'),
      closed('4,66! 8,61.6 13,62 16,60! 17,64 12,68 7,69'),
      closed('-8,77! -5,75 -2.6,78 -6,80'),
      closed('10,80! 13.6,79 14.6,82.6 11,84'),
    ],
    '#7a4a2b',
  );
  own.blot([closed('-17.4,58! -15,56 -12,59 -14,61'), closed('5,65.6! 8,61.6 12.6,62 9,65')], '#b98350');
}
