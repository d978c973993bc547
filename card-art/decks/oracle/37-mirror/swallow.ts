import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { form, onWall } from './view.ts';

const NIGHT = { shade: '#1d2130', rim: '#a9b6c4', rimWidth: 1.2 };

/** Under the eaves a nest of mud, two heads in it. */
export function nest(art: Art): void {
  const box = local(art, ...onWall(0.47, 2.26), 0.84);
  for (const [x, y] of [
    [-10, -6],
    [10, -8],
  ] as const) {
    box.fill(ellipse(x, y, 9, 9), '#343b4c').fill(ellipse(x - 2, y + 3, 6, 5), '#d98a62');
    box.fill(closed(`${x - 8},${y - 2}! ${x - 15},${y + 1}! ${x - 7},${y + 4}!`), '#e8c86a');
    box.fill(ellipse(x - 2, y - 3, 1.5), '#fff3dc');
  }
  form(art, box.place(closed('-28,0! -10,4 10,4 28,-2! 26,16 14,28 0,31 -16,26 -26,14')), '#8d7058', 7, {
    shade: '#4a3430',
    rim: '#c4a27c',
    rimWidth: 1.4,
  });
  strokes(box, ['-22,10 -8,13 4,12', '-16,19 0,22 16,18', '8,9 16,10 22,7'], INK.form, '#5f4638', 0.1);
}

/** A swallow on its way to them. */
export function swallow(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  form(
    art,
    box.place(closed('-6,-4! -18,-26 -40,-46 -66,-56! -48,-36 -36,-16 -18,4 -4,8!')),
    '#3d465c',
    4,
    NIGHT,
  );
  box.fill(closed('-30,4! -52,2 -78,-8! -60,6 -82,12! -54,13 -30,12!'), '#343b4c');
  form(art, box.place(closed('-36,4 -16,-6 6,-8 22,-8 31,-2! 26,6 8,13 -16,13')), '#434d66', 4, NIGHT);
  box
    .fill(closed('-30,9 -10,4 8,6 20,5 8,13 -16,14'), '#fbf1da')
    .fill(closed('18,-3 29,-3 26,5 17,6'), '#cd6145');
  form(art, box.place(closed('6,0! 4,-26 14,-52 34,-74! 32,-48 26,-22 14,2!')), '#4a5570', 4, NIGHT);
  box.fill(closed('29,-4! 37,-1! 29,1!'), '#2a2e38').fill(ellipse(23, -4, 1.5), '#fff3dc');
}
