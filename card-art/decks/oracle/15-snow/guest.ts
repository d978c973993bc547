import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const FUR = { shade: '#3b2e2a', rim: '#fff6dc', rimWidth: 2.4, towards: [0.1, -1] as const };
const SNOW = { shade: '#a8c4c2', rim: '#ffffff', towards: [-0.4, -0.8] as const };

/** A raccoon dog that has come in out of the snow, its paws on the threshold at (x, y); it looks at us. */
export function guest(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 6, y + 4, 74 * scale, 14 * scale, '#56808a');
  // brush, haunch and back: it sits half turned
  form(art, box.place(closed('40,-6! 62,-30 84,-34 98,-22 92,-6 70,6 44,6')), '#8b6b52', 8, FUR);
  form(
    art,
    box.place(closed('-34,2! -42,-40 -40,-86 -18,-116 14,-118 40,-94 56,-52 58,-12 46,4!')),
    '#93735a',
    15,
    FUR,
  );
  strokes(
    box,
    [
      '40,-70 46,-50 44,-34',
      '30,-40 40,-28 40,-12',
      '18,-30 26,-16 24,-4',
      '34,-86 40,-78',
      '78,-26 86,-20',
      '66,-20 76,-12',
      '50,-44 52,-30',
    ],
    INK.form,
    '#57433a',
    0.2,
  );
  // the chest between dark forelegs
  form(art, box.place(closed('-30,-76! -6,-60 20,-74! 20,-40 8,-12 -14,-12 -28,-40')), '#cbb092', 7, FUR);
  strokes(
    box,
    ['-16,-52 -12,-40 -14,-30', '2,-52 0,-38 2,-28', '-6,-44 -6,-32 -5,-20'],
    INK.form,
    '#8b6b52',
    0.1,
  );
  for (const paw of [
    '-30,-44 -22,-46 -14,-36 -12,-14 -8,2 -14,7 -30,7 -34,0 -32,-20',
    '2,-38 12,-46 22,-42 22,-20 24,0 20,7 4,7 0,1 2,-18',
  ])
    form(art, box.place(closed(paw)), '#40322f', 5, { ...FUR, shade: '#231c20', rim: '#c9a98c' });
  strokes(box, ['-24,6 -24,0', '-17,6 -17,0', '9,6 9,0', '15,6 15,0'], INK.detail, '#9c8070', 0);
  head(art, ...box.at(-6, -112), scale);
}

function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -5 });
  for (const ear of [
    '-42,-18 -46,-40 -36,-50 -24,-46 -14,-32 -26,-18',
    '42,-18 46,-40 36,-50 24,-46 14,-32 26,-18',
  ])
    form(art, box.place(closed(ear)), '#4a3a36', 5, { ...FUR, shade: '#2a2226' });
  form(
    art,
    box.place(
      closed(
        '0,-40 22,-37 40,-22 48,0 60,14! 50,18 46,26! 36,28 22,36 8,40 -8,40 -22,36 -36,28 -46,26! -50,18 -60,14! -48,0 -40,-22 -22,-37',
      ),
    ),
    '#a5866a',
    10,
    FUR,
  );
  // the pale brow and cheeks, and the mask
  box.fill(closed('-34,-14 -18,-24 -4,-14! 4,-14! 18,-24 34,-14 22,-10 8,-6 0,8 -8,-6 -22,-10'), '#e2cba8');
  box.fill(
    closed(
      '-56,13! -40,14 -26,20 -14,12! 14,12! 26,20 40,14 56,13! 46,25 34,27 22,35 8,39 -8,39 -22,35 -34,27 -46,25',
    ),
    '#e2cba8',
  );
  for (const patch of [
    '-8,-4! -20,-10 -34,-4 -46,12! -30,16 -16,16 -7,8',
    '8,-4! 20,-10 34,-4 46,12! 30,16 16,16 7,8',
  ])
    box.fill(closed(patch), '#362a2b');
  box.fill(closed('-13,14 -7,4 7,4 13,14 15,26 6,34 -6,34 -15,26'), '#efdfc2');
  box.fill(closed('-8,13 0,10 8,13 5,20 0,23 -5,20'), '#241b20');
  box.fill(ellipse(-2.6, 13.6, 2.4, 1.3), '#d9cfc9');
  strokes(box, ['0,22 0,27 -7,31', '0,27 7,31'], INK.form, '#4a3634', 0);
  box.fill([ellipse(-20, 1, 6.2, 6.8), ellipse(20, 1, 6.2, 6.8)], '#8a5a34');
  box.fill([ellipse(-19.4, 1, 4.4, 5.4), ellipse(19.4, 1, 4.4, 5.4)], '#140f14');
  box.fill([ellipse(-21.4, -1.6, 1.9), ellipse(17.4, -1.6, 1.9)], '#ffffff');
  strokes(
    box,
    ['-42,8 -48,12', '42,8 48,12', '-26,30 -30,26', '26,30 30,26', '-12,-26 -10,-18', '12,-26 10,-18'],
    INK.form,
    '#6d5242',
    0.1,
  );
  // what fell on it on the way
  form(
    art,
    box.place(closed('-30,-28! -26,-40 -10,-50 6,-52 22,-44 30,-30! 20,-34 10,-28 -4,-33 -16,-27')),
    '#fdfef6',
    5,
    SNOW,
  );
}
