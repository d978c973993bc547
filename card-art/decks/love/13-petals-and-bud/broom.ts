import { flat, strokes } from '../../../kit/hand/index.ts';
import { closed, type Local, line, local } from '../../../kit/pen/index.ts';
import { form, SKIN, small } from './view.ts';

/** The stick's two ends: in the bristles, and past the upper fist. */
const [FOOT, TOP] = [
  [-203, -41],
  [-21, -266],
] as const;
/** How far the stick leans from upright, in degrees. */
const LEAN = 39;

/** A besom thrust into the heap: the bristles give way on its lower side. */
export function broom(box: Local): void {
  box
    .line(line(...FOOT, ...TOP), 6, '#8a5d38')
    .line(line(FOOT[0] - 2, FOOT[1] - 1.2, TOP[0] - 2, TOP[1] - 1.2), 1.8, '#e8c48a');
  form(
    box.art,
    box.place(
      closed('-211,-52! -196,-43! -190,-24 -192,2 -196,24! -212,31 -240,27 -266,10! -256,-10 -234,-34'),
    ),
    '#cf9c48',
    10,
  );
  strokes(
    box,
    [
      '-205,-42 -232,-14 -254,8',
      '-203,-40 -222,-8 -238,18',
      '-200,-38 -210,-6 -220,24',
      '-198,-36 -200,-6 -204,22',
    ],
    1.7,
    '#7a5428',
    0.1,
  );
  box.line(line(-217, -44, -194, -30), 5, '#a8404e').line(line(-212, -52, -196, -42), 4, '#a8404e');
}

/**
 * A fist round the stick, in a box whose upward axis runs up the stick: the back of the hand with its wrist on the right,
 * four fingers that go round the stick on its left, the thumb laid up along it.
 */
function grip(on: Local): void {
  const lit = { ...SKIN, fill: '#e8b082', soft: 1.6, rimWidth: 1.2 };
  small(on, '6,-9! 10,-15 9.8,-20 7,-23.6! 3.6,-24.8 0.6,-22.6 0.4,-18! -0.6,-14 -4,-8!', lit);
  for (const finger of [
    '-2,7.4! -9,6.8 -13,8.4 -13.6,11! -12,14.2 -8,15 -2,14.4!',
    '-2,0.4! -11,-0.4 -15.6,1.6 -16,4.4! -14.4,7.6 -9,8 -2,7.6!',
    '-2,-6.6! -11.4,-7.6 -16.4,-5.4 -16.8,-2.4! -15,0.8 -9,1 -2,0.6!',
    '-2,-13! -10,-14 -15,-12 -15.4,-9! -13.6,-6.2 -8,-6 -2,-6.6!',
  ])
    small(on, finger, lit);
  // the back of the hand from its knuckles, one to each finger, to the wrist
  small(
    on,
    '-4,-13.6! 2,-14.4 9,-11 15,-6! 17,1 14,8.6! 8,12 2,14.6 -4,15! -7.4,13.4 -7.6,10.6 -6,8! -8.6,6 -8.8,3 -6.8,0.8! -9,-1.6 -9,-4.4 -6.8,-6.4! -8,-9 -7.4,-12!',
    { ...SKIN, soft: 2.6, rimWidth: 0 },
    ['2,18! 4,9 10,2 18,-5! 24,8 12,18', '#b87d5a'],
  );
  strokes(on, ['-6.8,-6.4 -2,-5.6 2,-5.8', '-6.8,0.8 -2,1 2.4,0.6', '-6,8 -1,7.6 3,6.6'], 1.1, '#a9694a', 0);
}

/** The upper fist, her near one. */
export function upperGrip(box: Local): void {
  grip(local(box.art, ...box.at(-48, -232), box.scale, { rot: LEAN - 20 }));
}

/** The lower one comes from beyond: its fingers go round towards us. */
export function lowerGrip(box: Local): void {
  grip(local(box.art, ...box.at(-112, -153), box.scale * 0.94, { rot: LEAN + 28, mirror: true }));
  // the wrist, over the heel of the hand
  flat(
    box,
    '-135,-172! -116,-182! -109,-172 -106,-165 -108,-158 -116,-153 -126,-157!',
    '#cc8e62',
    ['-122,-180! -117,-168 -112,-157! -102,-158 -104,-176 -114,-186!', '#a9694a'],
    { along: ['-135,-172 -130,-163 -126,-157'], paint: '#fff2c6', width: 2.4 },
  );
}
