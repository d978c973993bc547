import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const WARM = { shade: '#5a1f26', rim: '#ffd9a0', rimWidth: 2 };
const DARK = { shade: '#12191d', rim: '#e0a06c', rimWidth: 1.8 };
const GLOVE = { shade: '#6a5240', rim: '#fff2d0', rimWidth: 1.6 };

/** She kneels on the step at (x, y) and reaches down to the left. */
export function above(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // pack, the far leg folded under her
  form(art, box.place(closed('14,-112! 24,-138 52,-140 72,-120 76,-84 64,-64 40,-66!')), '#c9963e', 10, {
    shade: '#5a3a28',
    rim: '#ffd08a',
  });
  strokes(box, ['34,-130 56,-118 72,-116', '46,-90 70,-88'], INK.form, '#6d4a2a', 0.1);
  form(art, box.place(closed('30,-126 34,-150 60,-154 66,-138 58,-126')), '#5f8f86', 5, {
    shade: '#20444a',
    rim: '#cfe0b4',
  });
  form(art, box.place(limb('40,-52 22,-14 66,-8', [20, 16, 11], 12)), '#3a4348', 6, DARK);
  form(art, box.place(closed('58,-18! 80,-16 88,-4 86,4 60,4!')), '#2a2426', 3, DARK);
  // the near leg: knee up, boot on the edge
  form(art, box.place(limb('40,-54 -8,-58 -14,-10', [20, 17, 11], 14)), '#465056', 7, DARK);
  form(art, box.place(closed('-24,-16! -4,-16! -2,-2 -4,5 -34,5 -36,-2 -28,-6')), '#7a4a34', 3, DARK);
  // the far arm holds on to the rock
  form(art, box.place(limb('-2,-108 -24,-70 -30,-22', [13, 11, 8], 12)), '#a9402f', 4, WARM);
  form(art, box.place(ellipse(-31, -14, 8, 9)), '#d9b070', 3, GLOVE);
  form(
    art,
    box.place(closed('14,-46! 4,-74 -14,-104 -16,-122 0,-134 22,-130 44,-102 60,-60 58,-42!')),
    '#c75c42',
    13,
    WARM,
  );
  strokes(box, ['8,-110 26,-84 44,-50', '-4,-96 8,-76 20,-52'], INK.form, '#86301f', 0.1);
  // the near arm, down to who comes
  form(art, box.place(limb('-2,-118 -44,-96 -84,-58', [14, 12, 9], 12)), '#d66a4a', 5, WARM);
  strokes(box, ['-30,-108 -26,-92', '-52,-94 -46,-82'], INK.form, '#86301f', 0.1);
  head(art, ...box.at(-26, -144), scale, -24, '#3e8a86', '#1b4750');
}

/** He has one boot up and stretches the arm to hers: seen from behind, face in the lamp's light; foot at (x, y). */
export function below(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(limb('-4,-78 -14,-40 -18,-8', [17, 14, 10], 12)), '#4d4640', 6, DARK);
  form(art, box.place(closed('-30,-12! -10,-12! -6,-2 0,2 0,6 -30,6!')), '#6b4232', 3, DARK);
  form(art, box.place(limb('4,-80 40,-72 40,-34', [18, 15, 10], 12)), '#5a514a', 6, DARK);
  form(art, box.place(closed('30,-40! 50,-40! 54,-30 66,-26 66,-20 30,-20!')), '#7a4a38', 3, DARK);
  // the arm that reaches up to the right
  form(art, box.place(limb('8,-140 42,-164 70,-184', [13, 11, 8], 12)), '#2f7f80', 4, {
    shade: '#123a44',
    rim: '#ffe6ae',
  });
  form(art, box.place(closed('-24,-70! -26,-104 -18,-142 0,-152 18,-142 22,-104 20,-70!')), '#35898a', 11, {
    shade: '#123a44',
    rim: '#ffe0a8',
  });
  form(art, box.place(closed('-32,-82! -40,-110 -32,-138 -10,-142 4,-132 6,-90 -4,-78!')), '#8c3b34', 10, {
    shade: '#3c1a20',
    rim: '#ffbe88',
  });
  strokes(box, ['-30,-118 -10,-114 4,-116', '-24,-134 -22,-90'], INK.form, '#4f2024', 0.1);
  form(art, box.place(limb('-16,-134 -34,-106 -30,-74', [11, 10, 8], 12)), '#2f7f80', 4, {
    shade: '#123a44',
    rim: '#ffd09a',
  });
  box.line(closed('-32,-78! -52,4!'), 2.6 * scale, '#d9b080');
  form(art, box.place(ellipse(-31, -72, 7, 8)), '#d9b070', 3, GLOVE);
  head(art, ...box.at(8, -170), scale, -16, '#e3d7b8', '#8a7458', true);
}

/** Both gloves, one round the other. */
export function grip(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(closed('-14,10 -12,-2 -2,-12 10,-14 14,-4 6,6 -4,14')), '#e6bf7c', 3, GLOVE);
  strokes(box, ['-6,-6 2,2', '0,-10 8,-3'], INK.form, '#8a6238', 0);
}

/** A face turned to the light between the two, a cap, the lamp on its band. */
function head(
  art: Art,
  x: number,
  y: number,
  scale: number,
  rot: number,
  cap: string,
  shade: string,
  right = false,
): void {
  const box = local(art, x, y, scale, { rot: right ? rot : -rot * 0.9, mirror: !right });
  form(art, box.place(closed('-10,8! -12,20 10,22 12,10!')), '#b97a5c', 3, {
    shade: '#5a3434',
    rim: '#e9b08a',
  });
  form(art, box.place(closed('-8,-10 10,-14 16,-6 16,0! 21,7! 17,9 17,14 10,18 -4,15 -12,4')), '#eab38a', 3, {
    shade: '#8f5a48',
    rim: '#fff0c8',
  });
  form(art, box.place(closed('-18,6! -21,-8 -14,-22 2,-27 16,-20 20,-6! 4,-8 -4,-4 -6,8! -12,12')), cap, 6, {
    shade,
    rim: '#fff0cc',
  });
  box.fill(ellipse(11.6, -0.6, 1.5, 2), '#2f2024');
  box.line(closed('-20,-8! 20,-10!'), 2.6 * scale, '#22272a');
}

/** The lamp itself. */
export function lamp(art: Art, x: number, y: number): void {
  art.glow(x, y, 40, '#fff0c0', 0.95);
  art.fill(ellipse(x, y, 4.4), '#fffef4');
}
