import { lit, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { GROUND, seen } from './view.ts';

const form = lit({
  from: { towards: [-1, -0.3] },
  shade: '#141736',
  rim: '#ffd592',
  rimWidth: 1.2,
  stray: 0.3,
});

/** Somebody on the way home, small in the street. */
export function passer(art: Art): void {
  const [x, y] = seen(-0.9, GROUND, 19);
  const box = local(art, x, y, 0.56);
  const shadow = box.place(closed('-6,0! 8,0! 40,26 56,40 38,38 14,18'));
  printed(art, [x - 10, y - 4, x + 50, y + 40], () => void art.fill(shadow, '#1c2148', 0.8));
  form(
    art,
    box.place(
      Path.join(closed('-7,-30! -1,-30! -3,-6 -9,2 -12,0 -8,-8'), closed('1,-30! 8,-30! 8,-8 11,1 4,2 3,-8')),
    ),
    '#232850',
    2,
  );
  form(
    art,
    box.place(
      closed(
        '-6,-80! 0,-83 7,-80! 13,-70 15,-48 14,-40 10,-40 13,-20! 0,-17 -13,-20! -11,-44 -14,-46 -13,-70',
      ),
    ),
    '#4c3656',
    4,
  );
  form(art, box.place(closed('12,-46! 22,-44 22,-24 10,-26!')), '#8a6448', 2);
  form(art, box.place(ellipse(0, -90, 7, 8.4)), '#33274a', 2);
  form(art, box.place(closed('-11,-94! -6,-96 -5,-103 0,-104.4 5,-103 6,-96 11,-94! 0,-92')), '#33274a', 2);
}
