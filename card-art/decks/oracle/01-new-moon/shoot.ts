import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon } from '../../../kit/pen/index.ts';

/** The year's first shoot, two leaves open to the light at its left; its foot at (x, y), 125 × `scale` high. */
export function shoot(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const place = (written: string) => box.place(closed(written));
  const form = lit({
    from: { towards: [-1, -0.3] },
    shade: '#2f5030',
    rim: '#fdf3b4',
    rimWidth: 2,
    stray: 0,
  });
  const earth = place('-55,9! -51,1 -38,-9 -18,-19 0,-23 22,-19 44,-9 58,0 64,9! 34,14 -26,14');
  form(art, earth, '#a86c38', 8, { shade: '#3c2818', rim: '#f6c878' });
  strokes(box, ['-6,-18 -18,-8 -34,2', '2,-18 10,-6 14,6', '-2,-18 -6,-4 -4,6'], INK.detail, '#4c3018');
  const stem = box.place(
    ribbon(curve('-2,-18 -5,-38 -3,-62 4,-84'), 9, { start: 1, end: 0.6, peak: 0.2, samples: 14 }),
  );
  form(art, stem, '#b9cc77', 3);
  form(art, place('4,-84! 14,-104 36,-120 66,-118! 62,-98 40,-82 18,-78!'), '#82a659', 8);
  form(art, place('4,-84! -8,-106 -30,-124 -62,-126! -58,-102 -36,-84 -12,-78!'), '#c3d37c', 8);
  strokes(box, ['4,-84 -24,-100 -54,-120', '4,-84 28,-96 56,-112'], INK.form, '#e6eba0', 0.1);
  strokes(
    box,
    ['-16,-94 -22,-108', '-30,-103 -38,-116', '-22,-99 -34,-96', '-36,-108 -46,-104'],
    INK.detail,
    '#90ad5c',
    0,
  );
  // the bean's husk still hangs at one tip
  form(art, place('50,-121! 60,-127 72,-122 74,-112 66,-106 56,-107! 62,-114'), '#a5703c', 3, {
    shade: '#4c2c18',
    rim: '#f6c878',
  });
}
