import { contactShadow, INK, ink, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A dove that has come in with the light, its breast towards the window. */
export function dove(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const at = (knots: string): Path => box.place(closed(knots));
  const white = { shade: '#6f8a90', rim: '#fffdf0', rimWidth: 1.8 } as const;
  form(
    art,
    at('6,-4! 10,-24 26,-44 50,-54! 48,-46 54,-44! 48,-38 50,-34! 44,-30 44,-24! 36,-20 32,-10 22,2!'),
    '#d3d8cc',
    6,
    white,
  );
  form(
    art,
    at(
      '-34,0! -30,-8 -20,-11 -8,-8 8,-8 24,-2 38,2! 52,2 66,8! 60,12 66,16! 56,16 60,22! 46,18 30,16 10,14 -8,10 -22,6',
    ),
    '#f6efdc',
    6,
    white,
  );
  form(
    art,
    at('0,-4! -8,-22 -8,-44 4,-66! 8,-58 14,-60! 14,-50 20,-48! 18,-40 24,-36! 20,-26 26,-18! 22,-8 18,2!'),
    '#fffaea',
    8,
    white,
  );
  strokes(box, ['4,-56 4,-30 10,-8', '12,-46 12,-26 16,-6'], INK.detail, '#7f979a', 0.1);
  box.fill(closed('-33,-2! -41,1 -33,2!'), '#d98a54').fill(ellipse(-25, -4, 1.8), '#33202c');
}

/** A white cat that sits in the coloured light and looks at us. */
export function cat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const at = (knots: string): Path => box.place(closed(knots));
  const white = { shade: '#7c6a80', rim: '#fffdf0', rimWidth: 2 } as const;
  contactShadow(art, x + 20 * scale, y + 1, 42 * scale, 7 * scale, '#160c18');
  form(
    art,
    box.place(ribbon(curve('16,-6 34,-2 46,-8 44,-20'), 9, { start: 1, end: 0.6 })),
    '#e6d8c8',
    3,
    white,
  );
  form(
    art,
    at('-14,-44! -20,-26 -22,-8 -18,1! -8,4 10,4 22,1! 28,-8 26,-24 16,-40 10,-46!'),
    '#f6ecd8',
    8,
    white,
  );
  strokes(box, ['-6,-18 -7,-6 -6,2', '4,-18 4,-6 3,2'], INK.detail, '#7c6a80', 0.1);
  form(
    art,
    at('-19,-52! -21,-72 -19,-74! -12,-66 -3,-67 4,-66! 12,-74 13,-71! 12,-52! 8,-42 -3,-39 -14,-42!'),
    '#fbf3e0',
    6,
    white,
  );
  printed(art, [x - 40, y - 80, x + 40, y + 10], () => {
    box
      .fill(ellipse(-12, -24, 10, 12), '#e8644c', 0.55)
      .fill(ellipse(6, -12, 12, 9), '#5fb0a8', 0.5)
      .fill(ellipse(14, -30, 7, 9), '#f4c65c', 0.6);
  });
  for (const side of [-1, 1]) {
    const eye = -3 + side * 7;
    box
      .fill(ellipse(eye, -55, 3.3, 3.6), '#86a672')
      .fill(ellipse(eye, -55, 1.5, 3.2), '#1e1420')
      .fill(ellipse(eye - 1, -56.4, 1), '#fffdf0');
  }
  box.fill(closed('-5,-49.5! -1,-49.5! -3,-47!'), '#c06a64');
  art.blot(
    ['-3,-47 -5,-45 -8,-45.4', '-3,-47 -1,-45 2,-45.4'].map((l, i) => ink(box.place(curve(l)), 1, i, 0)),
    '#5a3a44',
  );
}
