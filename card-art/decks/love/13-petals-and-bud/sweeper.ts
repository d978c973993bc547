import { byHand, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, line, local, roundLimb, spline } from '../../../kit/pen/index.ts';
import { at, form } from './view.ts';

/** Where she stands, along and across the yard. */
const SWEEPER = [0.1, 6.3] as const;

/** Her shadow runs to the left over the stones: dress, shoulders, the hat's disc. */
export function sweeperShadow(art: Art): void {
  const [u, w] = SWEEPER;
  const [x, y] = at(u, 0, w);
  const outline = [
    [30, -8, 1],
    [-10, -24],
    [-60, -22],
    [-100, -17],
    [-112, -23],
    [-130, -25],
    [-152, -16],
    [-155, -4],
    [-144, 8],
    [-124, 13],
    [-106, 7],
    [-50, 14],
    [0, 8, 1],
  ] as const;
  const shadow = spline(
    outline.map(([dx, dy, sharp = 0]) => [x + dx, y + dy, sharp]),
    true,
  );
  art.group('style="mix-blend-mode:multiply"', () => void art.fill(byHand(shadow, 2), '#5f8ab8'));
}

/** Somebody in a straw hat sweeps the yard, seen from above. */
export function sweeper(art: Art): void {
  const [u, w] = SWEEPER;
  const [x, y] = at(u, 0, w);
  const box = local(art, x, y, 1.16);
  const part = (knots: string, fill: string, soft: number): void =>
    form(art, box.place(closed(knots)), fill, soft);
  part('-10,-8! -2,-8 0,2! -16,3 -15,-2', '#5a4030', 2);
  part('6,-8! 14,-8 14,1! -1,3 0,-2', '#6a4a36', 2);
  // dress: from above, its hem is a round
  part('-13,-74! 0,-79 13,-74! 19,-52 26,-26 30,-8! 18,1 2,4 -14,1 -24,-7! -20,-30 -16,-54', '#396e79', 8);
  strokes(box, ['-6,-50 -10,-26 -14,-2', '4,-50 6,-26 6,2', '12,-50 18,-26 22,-4'], INK.form, '#1d4c5a', 0.2);
  // the broom, held across her to the lower left
  box.line(line(20, -66, -42, 4), 3.4, '#7a5534').line(line(20.6, -66.6, -41.4, 3.4), 1, '#d8b070');
  part('-38,-4! -48,2 -62,6 -72,4! -70,14 -60,22 -46,20 -36,10!', '#c99a4a', 4);
  strokes(box, ['-44,4 -58,12 -68,8', '-44,8 -56,18 -62,20', '-42,10 -48,18'], INK.detail, '#7a5a2c', 0.1);
  form(art, box.place(roundLimb('-12,-70 -20,-56 -10,-38', [6, 5.4, 4], 12)), '#e8dcc0', 3);
  form(art, box.place(roundLimb('12,-70 22,-58 10,-50', [6, 5.6, 4], 12)), '#f2e8cc', 3);
  form(art, box.place(ellipse(-9, -35, 3.4)), '#d89f78', 1.4, { rimWidth: 0.8 });
  form(art, box.place(ellipse(6, -50, 3.2)), '#d89f78', 1.4, { rimWidth: 0.8 });
  part('-14,-76! -6,-84 8,-84 15,-76! 10,-70 0,-68 -9,-70', '#f2e8cc', 4);
  // hat, bent a little over the work
  const hat = local(art, ...box.at(-5, -88), 1.16, { rot: -12 });
  form(art, hat.place(ellipse(0, 0, 24, 15)), '#d9b260', 6);
  form(art, hat.place(closed('-12,0! -11,-11 -4,-16 5,-16 12,-10 12,0! 6,5 -6,5')), '#e8c678', 5, {
    rimWidth: 1.2,
  });
  form(art, hat.place(limb('-12.4,-2 0,4.6 12.4,-2', [2.2, 2.6, 2.2], 12)), '#b8505a', 1, { rimWidth: 0.8 });
  strokes(hat, ['-20,4 0,12 20,4', '-22,-2 -16,-8', '22,-2 16,-8'], INK.detail, '#a07c3a', 0.2);
}
