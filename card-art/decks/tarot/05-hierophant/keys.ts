import { contactShadow, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const RED = { shade: '#3c1026', rim: '#ffb98c' } as const;

/** One key along its box's x axis: the bow on the left, the bit on the right. */
function key(art: Art, x: number, y: number, rot: number, metal: string, shade: string): void {
  const box = local(art, x, y, 1.22, { rot });
  const turned = (path: Path): Path => box.place(path).scale(1, 0.78, 0, y);
  const ring = (cx: number, cy: number, r: number): Path =>
    Path.join(ellipse(cx, cy, r), new Path([...ellipse(cx, cy, r - 6).mirror(cx).commands]));
  const bow = [ring(-72, 0, 15), ring(-54, -15, 13), ring(-54, 15, 13)];
  form(
    art,
    Path.join(
      [
        ...bow,
        closed('-58,-4! 74,-4! 74,4! -58,4!'),
        closed('44,3! 70,3! 70,28! 62,28! 62,18! 54,18! 54,28! 44,28!'),
        ellipse(-34, 0, 5, 8),
        ellipse(-24, 0, 4, 7),
      ].map(turned),
    ),
    metal,
    4,
    { shade, rim: '#fffbe6', rimWidth: 2 },
  );
}

/** A red cushion on the floor, a golden and a silver key crossed on it. */
export function keys(art: Art): void {
  contactShadow(art, 446, 858, 124, 16, '#1e1420');
  form(
    art,
    closed('352,776! 410,770 480,768 532,775! 552,812 548,858! 440,868 338,862! 336,810'),
    '#8a2834',
    6,
    RED,
  );
  form(
    art,
    closed('352,776! 410,770 480,768 532,775! 546,806 542,840! 440,850 340,844! 339,806'),
    '#b8404a',
    9,
    RED,
  );
  art.blot(
    [
      '356,781 384,790 404,792',
      '344,839 374,826 392,822',
      '528,780 506,790 490,793',
      '539,835 512,826 498,823',
    ].map((l, i) => ink(curve(l), INK.form, i, 0.2)),
    RED.shade,
  );
  for (const [x, y] of [
    [338, 852],
    [549, 850],
  ] as const)
    art.fill(ellipse(x, y, 5), '#e0b058');
  key(art, 442, 808, 25, '#d6d8d2', '#5a5668');
  key(art, 444, 806, 155, '#e6b75e', '#7a4030');
}
