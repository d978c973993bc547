import { lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, local } from '../../../kit/pen/index.ts';
import { metre, seen } from './view.ts';

const AWAY = 9.6;

/** Somebody in a yellow cape stands on the pedals and rides home, into the storm. */
export function cyclist(art: Art): void {
  const [x, y] = seen([1.25, 0, AWAY]);
  const box = local(art, x, y, (metre(AWAY) * 1.95) / 120, { rot: 5 });
  const form = lit({
    from: { towards: [-0.6, -0.8] },
    shade: '#7a5a1c',
    rim: '#fffbe0',
    rimWidth: 2,
    stray: 0.3,
  });
  // what the flash throws behind the rider, towards us
  const cast = box.place(closed('-4,0 -12,20 -26,46 -34,74 -14,92 18,92 34,70 24,40 10,18 5,0'));
  stippled(art, cast, '#1e2a2b', [x, y], [x + 6, y + 90], [0.95, 0.1]);
  // wheel, guard, rack, red light
  box.line(ellipse(0, -23, 4.2, 23), 3.2, '#161c1d').line(arc(0, -23, 4.2, 200, 350, 23), 1.2, '#c9c39a');
  box.fill(closed('-4.5,-50! 4.5,-50! 5,-24! -5,-24!'), '#38413f');
  box.line([curve('-4,-48 -9,-30 -4,-8'), curve('4,-48 9,-30 4,-8')], 1.6, '#1a2021');
  box.fill(closed('-13,-53! 13,-53! 14,-49! -14,-49!'), '#2a3230').fill(ellipse(0, -38, 3, 3.6), '#dc5046');
  // legs: one down, one up
  form(art, box.place(closed('-15,-66! -3,-66! -4,-44 -7,-28 -8,-16! -16,-16! -17,-34')), '#2f4548', 3, {
    shade: '#141d1f',
  });
  form(art, box.place(closed('4,-66! 17,-66! 20,-52 17,-38! 9,-37! 8,-50')), '#2f4548', 3, {
    shade: '#141d1f',
  });
  box
    .fill(closed('-19,-17! -7,-17! -6,-10 -18,-9'), '#d8d3b4')
    .fill(closed('7,-39! 18,-39! 19,-32 8,-31'), '#d8d3b4');
  box.fill(closed('-9,-64! 9,-64! 7,-56 0,-53 -7,-56'), '#1f2728');
  // handlebar past the elbows
  box.line([curve('-31,-83 -38,-86 -41,-83'), curve('31,-84 38,-87 41,-84')], 3, '#20292a');
  // the cape, elbows out, blown to the right
  const cape = closed(
    '-6,-116! 7,-117 15,-111 22,-101 32,-93 39,-84! 50,-84 62,-80 74,-70! 63,-68 66,-60! 53,-61 49,-53! 38,-58 27,-54 17,-60 4,-57 -10,-60 -22,-65! -27,-76 -38,-80! -34,-92 -23,-103 -15,-112',
  );
  form(art, box.place(cape), '#e6b63c', 7);
  form(art, box.place(closed('-8,-114 -9,-123 -4,-131 4,-132 10,-126 10,-116 6,-111 -3,-110')), '#eec34a', 4);
  strokes(
    box,
    [
      '2,-109 6,-90 4,-62',
      '10,-108 26,-86 36,-62',
      '-8,-109 -18,-90 -18,-68',
      '12,-98 36,-80 60,-70',
      '-14,-106 -28,-96 -34,-86',
    ],
    1.6,
    '#8d6a1c',
    0.15,
  );
  strokes(box, ['-8,-113 0,-109 10,-114'], 1.6, '#8d6a1c', 0);
}

/** An egret flees over the rice, white in the flash. */
export function egret(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size, { rot: -8 });
  box.fill(closed('-2,2! -20,-14 -40,-30 -58,-34! -44,-14 -26,2 -8,8!'), '#c8cfb8');
  box.fill(closed('-34,6! -20,0 0,-4 18,-4 24,-8 20,-14! 28,-14 30,-6 22,3 4,8 -16,10!'), '#fdf9e4');
  box.fill(closed('-8,2! 2,-18 20,-42 42,-54! 36,-32 22,-10 8,4!'), '#fffdf0');
  box
    .line(curve('28,-12 42,-12'), 2, '#e0a83c')
    .line([curve('-32,7 -52,12'), curve('-32,8 -50,15')], 1.4, '#3a4340');
}
