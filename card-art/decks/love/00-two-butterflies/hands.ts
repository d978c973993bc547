import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { SKIN, tones } from './people.ts';

const LINE = '#8a5340';
const SHADE = '#a8714f';

/** Two fingers that lie together, as one form: its light is above, whichever way the hand is turned; the line between them. */
function pair(on: Local, outline: string, between: string): void {
  flat(on, outline, SKIN.fill, { side: [1, 3], paint: SHADE }, { side: [-0.6, -1.1], paint: SKIN.rim });
  strokes(on, [between], 1.3, LINE, 0);
}

/** Open, its palm up, a wedge from the wrist to the longest finger: in millimetres, the fingers along x; the thumb is on our side. */
export function openHand(art: Art, x: number, y: number): void {
  const on = local(art, x, y, 0.68, { rot: -24 });
  pair(
    on,
    '40,-20! 56,-27 70,-32 80,-36! 85,-37 87,-33 84,-30! 91,-31.6 97,-33 102,-33! 107,-32 107,-27 102,-25! 88,-17 70,-9 50,-2!',
    '84,-30 70,-23 52,-14',
  );
  pair(
    on,
    '50,-8! 72,-11 92,-14.6 107,-18! 113,-19 115,-14.6 111,-11.4! 105,-8.6 101,-7! 104,-6.4 107,-6! 111,-4.4 110.6,0.8 106,2.4! 88,6.4 68,11.4 47,15!',
    '104,-8 84,-1 56,4',
  );
  tones(
    on,
    closed('-10,-12! 8,-15 26,-19 43,-20.6! 50,-14 53,-5 52,5 49,14! 40,18.6 26,21 12,18 -8,8!'),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // the hollow of the palm, between the balls of fingers and thumb
    [closed('8,-7! 22,-11 34,-11 41,-5 42,5 36,10! 30,2 20,-2'), '#b98860'],
    { along: ['-10,-12 8,-15 26,-19 43,-20.6'], paint: SKIN.rim, width: 2.4 },
  );
  flat(
    on,
    '2,8! 8,1 18,0 29,6 40,13 52,17! 60,18 67,15 72,12! 77,11 79,15 76,19! 69,26 58,30 46,29! 30,27 16,21 4,14!',
    SKIN.fill,
    { side: [1, 3.6], paint: SHADE },
    { along: ['40,13 52,17 60,18 67,15 72,12'], paint: SKIN.rim, width: 2 },
  );
  strokes(on, ['10,1 19,0 29,6 40,13'], 1.1, LINE, 0);
}

/** Reaching down, its back to the light, a wedge too: in millimetres from the wrist, the fingers along x; the thumb is on our side. */
export function reachingHand(art: Art, x: number, y: number): void {
  const on = local(art, x, y, 0.62, { mirror: true, rot: -31 });
  pair(
    on,
    '40,-19! 58,-21 73,-19 83,-13! 86,-9 83,-6 78,-8! 87,-5 95,-1 100,3! 103,7 99,11 94,9! 82,3 66,1 50,3!',
    '78,-8 66,-11 50,-9',
  );
  flat(
    on,
    '4,9! 20,17 34,24 48,28! 58,30 66,30 71,28! 75,25 72,20 66,21! 58,22 48,19 36,12 22,6!',
    SKIN.fill,
    { side: [1, 3], paint: SHADE },
  );
  pair(
    on,
    '50,-4! 70,-2 88,3 103,12! 108,16 106,21 100,20! 96,18.4 93,17! 97,21 100,25! 102,30 98,33 93,31! 80,23 64,18 46,16!',
    '94,17.6 76,9 55,6',
  );
  tones(
    on,
    closed('-12,-9! 6,-14 26,-19 42,-19.6! 49,-14 53,-6 53,5 48,16! 38,19 24,18 8,15 -12,12!'),
    { ...SKIN, soft: 0, rimWidth: 0 },
    [closed('-12,6! 14,9 32,12 50,11! 54,24 10,24 -12,14!'), SHADE],
    { along: ['-12,-9 6,-14 26,-19 42,-19.6'], paint: SKIN.rim, width: 2.4 },
  );
  strokes(on, ['46,-11 50,-12', '50,-2 54,-3', '49,8 53,7'], 1.1, LINE, 0);
}
