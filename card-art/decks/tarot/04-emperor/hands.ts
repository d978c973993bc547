import { hand } from '../../../kit/figure/hand/hand.ts';
import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, SKIN, toned } from './form.ts';

/** Units of the picture to one that they are written in. */
const FIST = 1.22;

/** His right hand behind the staff: palm and wrist; (x, y) is where it holds it. */
export function palm(art: Art, x: number, y: number): void {
  const box = local(art, x, y, FIST);
  toned(box, '-4,-18! 8,-22 20,-14 27,0 29,12 32,20 40,32! 18,42! 9,32 2,22 -6,16!', {
    ...SKIN,
    soft: 6,
    rimWidth: 0,
  });
  strokes(box, ['30,18 22,20 15,26'], 1, DEEP.skin, 0);
}

/** Its fingers come round the staff from behind, their tips towards us; the thumb closes over them. */
export function fingers(art: Art, x: number, y: number): void {
  const box = local(art, x, y, FIST);
  toned(
    box,
    '-4,-18! -9,-17.4 -12.4,-14 -11.2,-9! -13.6,-5 -12,-0.8! -13.4,3 -11.4,7! -12.4,11 -9,15.4 -2,16.4! 4,16.2 9,15 10.6,12 9.4,8.8! 12.4,8 14,5 12.4,1.6! 15,0.4 15.6,-3 13.4,-5.8! 14.6,-8 13,-11.4 9,-13! 4,-18!',
    { ...SKIN, soft: 0.1, rimWidth: 1 },
    ['-11.6,-11.4! 0,-12 13,-9.4! 13.4,-6.4! 2,-8.4 -11.4,-8.4!', '#bf8059'],
    ['-13,-3.4! 0,-3.6 14,-1.4! 12.6,1.4! 2,-0.2 -12.4,-0.2!', '#bf8059'],
    ['-12.4,5! 0,4.6 12.6,5.8! 9.6,8.6! 2,7.4 -12,7.6!', '#bf8059'],
    ['-11,13! -2,13 10,12.4! 8,18! -8,18!', '#bf8059'],
  );
  strokes(
    box,
    ['-11.2,-9 0,-9.4 13,-6.2', '-12,-0.8 0,-1 12.4,1.6', '-11.4,7 0,6.8 9.4,8.8'],
    1.1,
    DEEP.skin,
    0.05,
  );
  toned(box, '29,12! 27,0 21,-12 11,-20 2,-24! -6,-26 -9,-21 -4,-17! 4,-14 9,-8 12,0! 15,8 20,13', {
    ...SKIN,
    soft: 3,
    rimWidth: 0.8,
  });
  strokes(box, ['4,-20.6 2.4,-18 3.2,-15.6', '-5.6,-23 -3,-21.6 -4,-19.4'], 0.9, DEEP.skin, 0);
}

/** His left hand, palm upwards, the thumb's side to us: the four fingers go round the underside of the orb. */
const UNDER = hand({
  pose: {
    index: [30, 30, 18, 5],
    middle: [34, 34, 18, 0],
    ring: [36, 36, 20, 3],
    little: [38, 38, 20, 8],
    thumb: { away: 50, across: 24, bend: [-4, 6] },
    wrist: [-24, 0],
  },
  side: 'left',
  at: [418, 547],
  length: 116,
  fingers: -92,
  turn: 124,
  tip: 4,
  light: [-1, -0.4],
  build: 'man',
  forearm: 0.2,
});

/** (x, y) is the orb's middle. */
export function handWithOrb(art: Art, x: number, y: number): void {
  const tones = { light: '#f0be8e', middle: SKIN.fill, dark: '#b8744f', line: DEEP.skin };
  orb(art, x, y);
  UNDER.paint(art, tones);
}

/** Gold, a band round it and one over its top, a cross. */
function orb(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.06);
  const ball = box.place(ellipse(0, 0, 35));
  toned(art, ball, { ...GOLD, soft: 17, rimWidth: 1.8 });
  art.clip(ball, () => {
    box.fill(closed('12,34! 28,24 37,4 34,-16! 46,0 40,34 20,44'), DEEP.gold);
    strokes(box, ['-36,2 0,13 36,2', '-36,7 0,18 36,7'], 1.6, DEEP.gold, 0);
    strokes(box, ['3,14 7,-10 2,-36', '-3,14 1,-10 -3,-36'], 1.6, DEEP.gold, 0);
  });
  box
    .fill(ellipse(-14, -16, 6, 4.4), '#fff6d8')
    .fill(ellipse(1.5, 13, 5.4, 6), '#a8263a')
    .fill(ellipse(0, 11, 1.5), '#ffdcc8');
  toned(
    box,
    '-4,-33! -5,-46! -17,-44! -18,-54! -5,-54! -6,-68! 5,-68! 5,-54! 18,-54! 17,-44! 5,-46! 4,-33!',
    { ...GOLD, soft: 4, rimWidth: 1.2 },
  );
}
