import { castShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, line, local, Path, ribbon } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [0.8, -0.6] },
  shade: '#23403f',
  rim: '#fff2cf',
  rimWidth: 1,
  stray: 0.1,
});

/** Far off between the trunks somebody draws a sledge of firewood home. */
export function gatherer(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const coat = closed('-8,-44! 0,-50 9,-46! 13,-34 15,-18! 4,-15 -7,-18! -9,-32');
  const head = ellipse(-3, -55, 6.4, 7);
  const legs = [
    ribbon(curve('-2,-18 -9,-9 -14,1'), 6, { start: 1, end: 0.9 }),
    ribbon(curve('7,-18 12,-8 18,0'), 6, { start: 1, end: 0.9 }),
  ];
  const load = closed('48,-9! 50,-22 60,-27 76,-27 90,-24 94,-9!');
  art.fill(castShadow(box.place(Path.join(coat, head, load, legs)), y, -0.6, 0.86), '#9fb4b3', 0.8);
  strokes(box, ['100,3 60,5 30,4', '130,10 100,12 60,11'], 1.6, '#b7c6c4', 0.1);
  box.line(line(10, -30, 48, -6), 1.2, '#5a4638');
  box.blot(legs, '#3a3f3e');
  form(art, box.place(load), '#8a6543', 3, { shade: '#3f2c22' });
  strokes(box, ['52,-20 72,-20 92,-18', '50,-14 70,-14 92,-13'], 1.4, '#4e3626', 0);
  box
    .line(curve('42,-2 46,1 100,1'), 2, '#4e3626')
    .line([line(56, 1, 56, -8), line(86, 1, 86, -8)], 1.4, '#4e3626');
  form(art, box.place(coat), '#2f7d74', 3);
  form(art, box.place(ribbon(curve('5,-43 10,-36 11,-29'), 6, { start: 1, end: 0.8 })), '#2f7d74', 2);
  box
    .fill(head, '#c98f68')
    .fill(closed('-9,-56 -8,-63 -1,-66 5,-60 5,-54 0,-57'), '#bf5734')
    .fill(closed('-6,-49 2,-51 7,-48 5,-44 -5,-44'), '#e8c15c');
}
