import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const BLUE = { shade: '#101a3a', rim: '#bfd2ea', rimWidth: 2 } as const;

/** A swallow that flies up to the right, something in its bill: about 210 × 170, its breast at (x, y). */
export function swallow(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const put = (knots: string, fill: string, soft: number, light: object = BLUE): void =>
    form(art, box.place(closed(knots)), fill, soft, light);
  // far wing, forked tail, body, near wing
  put('32,-14! 46,-44 52,-78 44,-118! 22,-92 2,-58 -6,-14!', '#2c4672', 6);
  put(
    '-44,2! -80,-4 -104,-10 -124,-22! -104,-2 -88,8 -70,11! -90,19 -104,28 -122,46! -98,42 -72,32 -42,21!',
    '#22365f',
    4,
  );
  put('-56,10! -34,-10 4,-20 34,-21 52,-18 65,-8! 60,7 44,18 16,26 -20,27 -48,21!', '#f3e2d2', 9, {
    shade: '#8a7890',
    rim: '#fffaf0',
  });
  put('-56,12! -34,-12 4,-24 34,-25 54,-20 67,-7! 52,-6 34,-8 8,0 -24,12 -52,18!', '#2d4878', 7);
  // red throat, and the dark band under it
  put('67,-6! 60,-9 50,-8 44,-2! 45,8 52,10 60,4!', '#c36443', 3, { shade: '#7a2a34', rim: '#ffd0a0' });
  box.fill(closed('44,-3! 38,6 38,14 42,19! 48,15 53,10! 47,8 45,3'), '#22365f');
  box.fill(closed('64,-11! 74,-9 83,-4! 74,-3 63,0!'), '#1c2238');
  box.blot(ellipse(54, -13, 3), '#0f1428').blot(ellipse(55, -14, 1), '#fff6e0');
  put('30,-10! 18,-42 -10,-84 -62,-138! -60,-100 -50,-56 -38,-20 -24,4!', '#36558a', 8);
  strokes(
    box,
    ['-54,-118 -34,-72 -8,-18', '-57,-98 -44,-54 -20,-8', '-54,-72 -44,-36 -28,-2'],
    2,
    '#17274e',
    0.1,
  );
  box.blot(ink(curve('20,-14 4,-48 -24,-84'), 2.4, 3, 0.1), '#86a2cc');
}
