import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, SKIN, toned } from './form.ts';

/** His right hand closes round the staff; (x, y) is where it holds it. */
export function fist(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.62);
  const part = (knots: string, deep: number, edge = 1.1): void =>
    toned(box, knots, { ...SKIN, soft: deep, rimWidth: edge });
  // the ball of the thumb and the wrist
  part('8,-26! 26,-24 44,-16 52,-2! 52,22 42,34 24,34! 8,36', 7, 0);
  // four fingers come round the staff, one below the other
  for (const [top, left, right] of [
    [24, -20, 14],
    [9, -24, 18],
    [-7, -26, 20],
    [-23, -24, 18],
  ] as const)
    part(
      `${left + 6},${top - 8}! ${right - 6},${top - 8} ${right + 3},${top - 4} ${right + 4},${top + 3} ${right - 4},${top + 8}! ${left + 4},${top + 9} ${left - 4},${top + 4} ${left - 3},${top - 4}`,
      3.4,
    );
  strokes(
    box,
    ['-10,-30 -13,-24 -11,-18', '-12,-14 -15,-8 -12,-2', '-11,2 -13,8 -10,14', '-8,17 -10,23 -7,29'],
    1,
    DEEP.skin,
    0,
  );
  // the thumb over them
  part('40,-22! 28,-36 12,-44 -4,-46! -14,-44 -16,-36 -8,-33! 6,-30 14,-22 20,-10!', 5);
  box.fill(closed('-13,-43! -6,-44.4 -3,-40! -8,-37 -13,-38'), '#f7d6b0');
  strokes(box, ['10,-40 8,-36 10,-32', '22,-10 28,4 26,22'], 1, DEEP.skin, 0);
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
