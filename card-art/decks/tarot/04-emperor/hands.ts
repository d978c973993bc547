import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, SKIN, toned } from './form.ts';

/** Units of the picture to one that they are written in. */
const SIZE = 1.3;

/** His right hand behind the staff: palm and wrist; (x, y) is where it holds it. */
export function palm(art: Art, x: number, y: number): void {
  const box = local(art, x, y, SIZE);
  toned(box, '-4,-18! 10,-20 20,-12 28,-2 42,8! 38,18 30,26! 20,20 8,20 -6,16!', {
    ...SKIN,
    soft: 6,
    rimWidth: 0,
  });
  strokes(box, ['24,2 30,8 32,16'], 1, DEEP.skin, 0);
}

/** Its fingers come round the staff from behind, their tips towards us; the thumb closes over them. */
export function fingers(art: Art, x: number, y: number): void {
  const box = local(art, x, y, SIZE);
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
  toned(box, '26,-2! 20,-12 10,-20 2,-24! -6,-26 -9,-21 -4,-17! 4,-14 9,-8 14,0!', {
    ...SKIN,
    soft: 3,
    rimWidth: 0.8,
  });
  strokes(box, ['4,-20.6 2.4,-18 3.2,-15.6', '-5.6,-23 -3,-21.6 -4,-19.4'], 0.9, DEEP.skin, 0);
}

/** His left hand, palm upwards, holds up the orb; (x, y) is the orb's middle. */
export function handWithOrb(art: Art, x: number, y: number): void {
  const box = local(art, x, y, SIZE);
  const part = (knots: string, deep: number, edge = 1.2): void =>
    toned(box, knots, { ...SKIN, soft: deep, rimWidth: edge });
  // palm and wrist under it
  part('-30,16! -34,34 -22,46 -2,52 18,54! 30,50 38,44! 38,28 28,18!', 6);
  orb(art, x, y);
  // fingers round its left side, the thumb before it
  toned(
    box,
    '-43,14! -44.4,5 -40.4,-1 -35.4,1 -33.4,8 -31.4,15! -31.4,9.6 -27.6,7 -23.6,11 -22,19 -20.4,25! -20.4,20 -16.6,18 -12.4,22 -10,29 -4,36 4,41! 18,45 32,49! 20,56 4,55 -10,52 -24,47 -34,38 -41,26!',
    { ...SKIN, soft: 0.1, rimWidth: 1.2 },
    ['-36,14! -32,26 -24,36 -12,42! -8,38! -20,24 -31,12!', '#c4855c', 0.9],
    ['-25,22! -20,34 -10,42 4,46! 6,42! -8,34 -20,22!', '#c4855c', 0.9],
    ['-42,26! -32,35 -18,43 0,48 34,47! 34,62! -30,60!', '#bf8059'],
    ['-36,36! -22,46 -4,51 20,51 34,47! 30,62! -20,60!', SKIN.shade],
  );
  strokes(box, ['-31.4,15 -28,26 -20,36 -10,42', '-20.4,25 -15,34 -7,41 4,45'], 1.2, DEEP.skin, 0.05);
  part('34,48! 24,44 14,34 10,18! 8,8 10,0 16,0! 22,2 23,12 28,22! 36,30 40,36', 5);
  box.fill(closed('10,3! 13,-1 18,2 18,9! 14,10 11,8'), '#f7d6b0');
  strokes(box, ['20,18 16,20 13,19', '26,44 34,40 38,34'], 1, DEEP.skin, 0);
}

/** Gold, a band round it and one over its top, a cross. */
function orb(art: Art, x: number, y: number): void {
  const box = local(art, x, y, SIZE);
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
