import { contactShadow, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { form, RED } from './form.ts';

/** One key along its own x axis: the bow on the left, the bit on the right; lying, so foreshortened. */
function key(art: Art, box: Local, rot: number, metal: string, shade: string): void {
  const turned = (path: Path): Path => box.place(path.rotate(rot).scale(1, 0.62).translate(0, -4));
  const ring = (cx: number, cy: number, r: number): Path =>
    Path.join(ellipse(cx, cy, r), new Path([...ellipse(cx, cy, r - 6.5).mirror(cx).commands]));
  form(
    art,
    Path.join(
      [
        ring(-74, 0, 17),
        ring(-54, -17, 15),
        ring(-54, 17, 15),
        closed('-60,-5! 78,-5! 78,5! -60,5!'),
        closed('44,3! 74,3! 74,34! 64,34! 64,20! 55,20! 55,34! 44,34!'),
      ].map(turned),
    ),
    metal,
    3,
    { shade, rim: '#fffbe6', rimWidth: 1.6 },
  );
}

/** A cushion on the lowest step, a golden and a silver key crossed on it. */
export function keys(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const at = (knots: string): Path => box.place(closed(knots));
  contactShadow(art, x, y + 46 * scale, 118 * scale, 12 * scale, '#1e1420');
  form(art, at('-98,-36! -40,-44 40,-44 98,-36! 116,6 112,46! 40,52 -40,52 -112,46! -116,6'), '#2f6258', 6, {
    shade: '#0c2229',
    rim: '#cfe0ac',
  });
  form(art, at('-98,-36! -40,-44 40,-44 98,-36! 108,0 106,28! 40,36 -40,36 -106,28! -108,0'), '#4a8a72', 8, {
    shade: '#143438',
    rim: '#e6f0bc',
  });
  art.blot(
    ['-94,-32 -70,-24 -56,-20', '-102,26 -80,16 -60,14', '94,-32 70,-24 56,-20', '102,26 80,16 62,14'].map(
      (l, i) => ink(box.place(curve(l)), INK.form, i, 0.2),
    ),
    '#143438',
  );
  key(art, box, 32, '#e2e4dc', '#5a5668');
  key(art, box, 148, '#f0bf58', RED.shade);
}
