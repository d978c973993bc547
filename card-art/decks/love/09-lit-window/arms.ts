import { finger } from '../../../kit/figure/finger.ts';
import { strokes } from '../../../kit/hand/index.ts';
import { degrees, type Local, line, local } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

export const SKIN = { fill: '#a86c48', shade: '#5c3830', rim: '#ffd28c', rimWidth: 2.2, soft: 5 };
export const SHIRT = { fill: '#6186a2', shade: '#2b4a65', rim: '#ffd489', rimWidth: 2.4, soft: 9 };
/** Linen in its own light: rolled sleeves, the collar. */
export const LINEN = { fill: '#7a9fba', shade: '#42657f', soft: 4 };
export const CREASE = '#2b4a65';

/** The arm towards the window: its elbow has dropped, the forearm goes away from us to the oar. */
export function nearArm(box: Local): void {
  toned(
    box,
    '-88,-82! -92,-72 -90,-63 -82,-57! -74,-57 -68,-60 -61,-65! -60,-74 -66,-79! -70,-79 -76,-77!',
    { ...SKIN, fill: '#b5764e', soft: 3 },
    ['-92,-66! -80,-68 -66,-69 -50,-74! -48,-56! -90,-52!', '#8a5338'],
  );
  toned(
    box,
    '-22,-150! -40,-147 -54,-139 -65,-125 -74,-109 -84,-93! -86,-84 -78,-76 -67,-75! -59,-84 -53,-96 -47,-107 -42,-118!',
    SHIRT,
    ['-24,-153! -44,-148 -62,-132 -76,-110 -86,-92! -74,-96 -62,-114 -50,-130 -34,-140!', '#9dbcc2'],
    ['-44,-112! -52,-104 -60,-92 -68,-78! -58,-74 -40,-100!', '#33536d'],
  );
  toned(box, '-84,-96! -91,-88 -91,-78 -81,-71 -67,-69! -62,-75 -63,-82! -72,-81 -80,-87!', {
    ...LINEN,
    fill: '#8fb0be',
    rim: SHIRT.rim,
  });
  strokes(
    box,
    [
      '-50,-137 -55,-127 -52,-117',
      '-66,-122 -66,-110 -60,-101',
      '-84,-92 -82,-82 -70,-74',
      '-72,-106 -70,-96 -63,-90',
    ],
    1.7,
    CREASE,
    0,
  );
}

/** The one that is turned from it reaches out, shoulder lifted. */
export function farArm(box: Local): void {
  toned(
    box,
    '96,-96! 101,-88 99,-79 92,-71! 83,-63 76,-56 69,-52! 61,-58 61,-67! 68,-71 75,-78 80,-84!',
    { ...SKIN, soft: 5 },
    ['101,-90! 90,-80 80,-70 66,-60! 66,-48 90,-60!', SKIN.shade],
  );
  toned(
    box,
    '20,-154! 36,-151 51,-144 66,-130 80,-115 90,-102! 94,-93 88,-84 78,-82! 69,-90 59,-98 49,-103 40,-112!',
    { ...SHIRT, fill: '#4a708a', shade: '#203a52', rim: '#90b2c8', rimWidth: 1.6 },
    ['38,-110! 50,-112 64,-103 76,-92! 62,-86 40,-98!', '#203a52'],
  );
  toned(box, '84,-109! 94,-103 98,-92 92,-82 81,-78! 75,-83 76,-89! 84,-92 86,-100!', {
    ...LINEN,
    rim: LINEN.fill,
  });
  strokes(
    box,
    [
      '50,-140 54,-130 50,-120',
      '64,-128 66,-118 60,-110',
      '88,-104 88,-94 80,-84',
      '38,-147 41,-134 38,-122',
    ],
    1.7,
    CREASE,
    0,
  );
}

/** A fist round an oar, its back to us: the thumb goes under the shaft, four fingers over it and away. */
export function grip(box: Local, fist: readonly [number, number], lock: readonly [number, number]): void {
  const lit = fist[0] < 0;
  const lean = degrees(Math.atan2(fist[1] - lock[1], Math.abs(fist[0] - lock[0])));
  const on = local(box.art, ...box.at(...fist), 1, lit ? { rot: lean } : { rot: -lean, mirror: true });
  const skin = { ...SKIN, fill: lit ? '#b5764e' : '#94603f', rimWidth: lit ? 1.2 : 0.6 };
  toned(on, finger('3,10 11,8 18,3.4', 6.2), { ...skin, soft: 2 });
  on.line(line(-9, 0, 21, 0), 6, lit ? '#c89c5c' : '#8a6a40').line(
    line(-9, -2, 21, -2),
    1.6,
    lit ? '#ffdf9c' : '#b8925a',
  );
  for (const x of [-9, -3, 3, 9])
    toned(on, finger(`${x},6 ${x + 0.4},0 ${x + 0.2},-5`, 6.3), { ...skin, soft: 1.6 });
  toned(
    on,
    '-12.6,5! -9,2.4 -6,4! -3,1.8 0,3.6! 3,1.6 6,3.6! 9,2.2 12.2,5! 11,8.6 5,12 -2,15! -8,20 -18,17.6! -20,11 -16.4,6.6',
    { ...skin, soft: 2.4, rimWidth: 0 },
    ['-19,15! -8,13 3,10 12,5.4! 14,14 -4,24 -18,24!', lit ? '#8a5338' : SKIN.shade],
  );
  strokes(on, ['-6,4 -6.8,7 -8,9.4', '0,3.6 -0.8,6.6 -2.2,9', '6,3.6 5,6.4 3.4,8.6'], 1.1, SKIN.shade, 0);
}
