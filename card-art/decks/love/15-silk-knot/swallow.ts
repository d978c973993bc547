import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const BLUE = { shade: '#101a3a', rim: '#bfd2ea', rimWidth: 2.2 } as const;

/** A swallow that flies up to the right, something in its bill: about 170 × 150, its breast at (x, y). */
export function swallow(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const put = (knots: string, fill: string, soft: number, light: object = BLUE): void =>
    form(art, box.place(closed(knots)), fill, soft, light);
  // far wing, tail, body, near wing
  put('8,-12! 22,-50 22,-90 6,-128! -22,-96 -30,-54 -24,-14!', '#2c4672', 6);
  put('-46,4! -84,-4 -132,-10! -94,12 -62,20! -96,28 -126,46! -84,46 -40,28!', '#22365f', 5);
  put('-56,10! -34,-10 4,-20 34,-20 52,-18 64,-8! 60,8 44,20 16,30 -20,32 -50,24!', '#f3e2d2', 9, {
    shade: '#8a7890',
    rim: '#fffaf0',
  });
  put('-56,10! -34,-12 4,-23 34,-24 54,-20 66,-7! 50,-2 30,-4 6,4 -26,18 -54,18!', '#2d4878', 7);
  put('66,-6! 58,-12 46,-8 40,0! 44,10 54,8!', '#c36443', 3, { shade: '#7a2a34', rim: '#ffd0a0' });
  box.fill(closed('63,-11! 74,-9 83,-4! 74,-3 63,0!'), '#1c2238');
  box.blot(ellipse(53, -12, 3), '#0f1428').blot(ellipse(54, -13, 1), '#fff6e0');
  put('22,-8! 8,-46 -20,-86 -68,-122! -72,-76 -56,-32 -26,4!', '#36558a', 9);
  strokes(
    box,
    ['-60,-108 -36,-64 -10,-16', '-64,-92 -46,-52 -22,-8', '-62,-66 -50,-38 -28,-4'],
    2,
    '#17274e',
    0.1,
  );
  box.blot(ink(curve('14,-12 0,-44 -24,-78'), 2.4, 3, 0.1), '#86a2cc');
}
