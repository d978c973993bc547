import { fringe, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, spline } from '../../../kit/pen/index.ts';
import { broken } from './clods.ts';
import { form } from './light.ts';

/** What light there is comes from the shaft, at the right of it. */
const TOWARDS: [number, number] = [0.72, -0.69];
const SKIN = { fill: '#c4837a', shade: '#7d4a50', soft: 4, rim: '#ffd2b4', towards: TOWARDS } as const;
const FUR = {
  fill: '#4d4553',
  shade: '#2b2531',
  soft: 14,
  rim: '#9c8c92',
  rimWidth: 1.8,
  towards: TOWARDS,
} as const;

/** Somebody in the dark has smelt that something goes on: a velvet head, both hands on the sill. */
export function mole(art: Art): void {
  const mouth = closed('30,560 68,562 104,578 128,608 130,648 112,680 76,694 30,700');
  art.fill(spline(broken(mouth, 7, 11, 'tunnel rim'), true), '#49332f');
  art.fill(spline(broken(mouth, 1, 11, 'tunnel'), true), '#2f2227');
  art.fill(spline(broken(mouth, -6, 11, 'tunnel'), true), '#150f18');
  const box = local(art, 62, 634, 1);
  // the back fills the tunnel; then the head, drawn out to the snout
  form(box, '-40,-52! -14,-56 8,-44 18,-26 16,20 2,44 -40,50!', { ...FUR, fill: '#3b3441', rimWidth: 1.2 });
  form(box, '-30,-34! -14,-42 6,-40 24,-30 38,-17 44,-8! 46,0 42,7 30,14 14,22 -6,27 -30,26!', FUR, [
    '-30,30! -30,8 -4,12 18,10 36,4 46,2! 40,12 14,26 -10,32',
    '#352e3b',
  ]);
  locks(box, '-20,-36 -4,-38 14,-32 28,-22', 24, 16, '#62586a');
  locks(box, '-22,-20 -4,-24 14,-18 26,-10', 26, 14, '#5b5162');
  locks(box, '-22,-2 -4,-6 12,-2 24,2', 26, 13, '#574d5e');
  snout(box);
  // a bead of an eye, nearly lost in the fur
  box.fill(ellipse(20, -17, 4.6, 4), '#2b2531').fill(ellipse(20.6, -17, 2.7, 2.9), '#0d090f');
  box.fill(ellipse(21.6, -18, 0.9), '#ffeed0');
  // the breast, from which both arms stand straight out
  form(box, '-34,24! -8,30 14,24 30,16! 42,24 44,36 34,48 12,54 -34,54!', {
    ...FUR,
    fill: '#453d4a',
    soft: 9,
  });
  locks(box, '-20,34 0,38 20,32', 50, 16, '#574d5e');
  hand(art, 108, 664, 0.92, -12);
  hand(art, 76, 684, 1.08, 34);
}

const locks = (box: Local, line: string, turn: number, count: number, paint: string): void =>
  void box.blot(fringe(line, turn, { count, length: [7, 13], width: 3.4, seed: line, bare: 0.1 }), paint);

/** Bare, and turned up at its tip. */
function snout(box: Local): void {
  form(
    box,
    '34,-15! 44,-15 53,-18 60,-19 65,-15 65,-7 59,-2 50,2 41,6 35,4! 32,-5',
    { ...SKIN, rimWidth: 1.6 },
    ['34,6! 38,-1 50,-2 62,-6! 60,2 44,9', '#94585a'],
  );
  form(box, '58,-20! 65,-20 68.4,-14 67,-7 61,-5 58,-11!', {
    ...SKIN,
    fill: '#d8948a',
    soft: 2,
    rimWidth: 1.2,
  });
  box.fill(ellipse(64.4, -14.6, 1.5, 1.2), '#5d2f36').fill(ellipse(63, -9.4, 1.3, 1.1), '#5d2f36');
  strokes(box, ['50,3 42,8 30,12'], INK.form, '#20181f', 0);
  locks(box, '29,-17 33,-6 31,7', -66, 22, '#4d4553');
  strokes(
    box,
    ['46,0 56,10 70,15', '44,2 52,15 62,23', '47,-14 58,-27 74,-32', '44,-14 50,-29 60,-37'],
    INK.detail,
    '#b5a6a2',
    0.1,
  );
}

/** A spade: broader than long, turned outward, five short fingers whose claws are its edge. */
function hand(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  for (const [fx, fy, turn] of [
    [4, -13, -52],
    [11, -8, -22],
    [13.6, 0, 4],
    [11, 8, 30],
    [4, 13.6, 58],
  ] as const) {
    const at = (knots: string) => closed(knots).rotate(turn).translate(fx, fy);
    form(box, at('2,-3! 8,-3 14,0.8! 9,3.6 2,3.4!'), { fill: '#e0c6ac', shade: '#a2867a', soft: 1.4 });
    form(box, at('-7,-5! 2,-5 5.6,-3 6,2 2,5 -7,5!'), { ...SKIN, soft: 2, rimWidth: 1 });
  }
  form(box, '-14,-13! -4,-16 5,-15 12,-8 13.6,1 11,9 4,15 -5,16 -14,13!', { ...SKIN, rimWidth: 1.2 });
  strokes(box, ['-7,-9 -1,-8 5,-10', '-7,0 0,0 7,0', '-7,9 -1,9 5,10'], INK.detail, SKIN.shade, 0.1);
  // the fur of the short arm ends in tufts on it
  form(
    box,
    '-30,-12! -22,-17 -12,-17! -13,-13 -8,-13! -12,-10 -6,-9! -10,-6 -4,-5! -9,-2 -3,-1! -9,2 -4,4! -10,6 -5,8! -11,10 -7,12! -12,14 -11,17! -22,17 -30,12!',
    { ...FUR, soft: 6, rimWidth: 0.8 },
  );
}
