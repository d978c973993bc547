import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, SKIN, toned } from './form.ts';

/** His right hand behind the staff: palm and wrist; (x, y) is where it holds it. */
export function palm(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  toned(box, '-4,-18! 10,-20 20,-12 28,-2 42,8! 38,18 30,26! 20,20 8,20 -6,16!', {
    ...SKIN,
    soft: 6,
    rimWidth: 0,
  });
  strokes(box, ['24,2 30,8 32,16'], 1, DEEP.skin, 0);
}

/** Its fingers come round the staff from behind, their tips towards us; the thumb closes over them. */
export function fingers(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  for (const [top, tip, lean] of [
    [11, 9, 2],
    [3.5, 12, 1],
    [-4.5, 13, 0],
    [-12.5, 11, -1],
  ] as const)
    toned(
      box,
      `-7,${top - 5}! -1,${top - 5.6} ${tip - 4},${top - 3.6 + lean}! ${tip + 1},${top - 2.6 + lean} ${tip + 2},${top + 2 + lean} ${tip - 2},${top + 4.4 + lean}! ${tip - 8},${top + 5} -6,${top + 4.6}! -12,${top + 2} -12,${top - 3}`,
      { ...SKIN, soft: 2, rimWidth: 1 },
    );
  toned(box, '26,-2! 20,-12 10,-20 2,-24! -6,-26 -9,-21 -4,-17! 4,-14 9,-8 14,0!', {
    ...SKIN,
    soft: 3,
    rimWidth: 1.1,
  });
  strokes(box, ['4,-20.6 2.4,-18 3.2,-15.6', '-5.6,-23 -3,-21.6 -4,-19.4'], 0.9, DEEP.skin, 0);
}

/** His left hand, palm upwards, holds up the orb; (x, y) is the orb's middle. */
export function handWithOrb(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  const part = (knots: string, deep: number, edge = 1.2): void =>
    toned(box, knots, { ...SKIN, soft: deep, rimWidth: edge });
  // palm and wrist under it
  part('-30,16! -34,34 -22,46 -2,52 18,54! 30,50 38,44! 38,28 28,18!', 6);
  orb(art, x, y);
  // fingers round its left side, the thumb before it
  part('-20,46! -32,42 -40,30 -42,14! -43,4 -37,-1 -32,5! -31,18 -24,30 -12,38!', 3);
  part('-8,50! -22,46 -30,36 -33,22! -34,12 -27,9 -23,14! -20,26 -12,36 2,42!', 3);
  part('6,53! -8,50 -17,42 -21,31! -21,22 -14,20 -11,26! -6,35 4,41 14,44!', 3);
  part('34,48! 24,44 14,34 10,18! 8,8 10,0 16,0! 22,2 23,12 28,22! 36,30 40,36', 5);
  box.fill(closed('10,3! 13,-1 18,2 18,9! 14,10 11,8'), '#f7d6b0');
  strokes(box, ['20,18 16,20 13,19', '-38,18 -34,17', '-29,26 -25,25', '26,44 34,40 38,34'], 1, DEEP.skin, 0);
}

/** Gold, a band round it and one over its top, a cross. */
function orb(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
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
