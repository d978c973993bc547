import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const CLOTH = { shade: '#6b1f30', rim: '#fff0d2', rimWidth: 2.4 };

/** A child on the mat, its back to us, that holds a rice cake out to who has come; seat at (x, y). */
export function host(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 16, y + 2, 120 * scale, 18 * scale, '#4a3630');
  // legs folded under it: trousers, soles in thick socks
  form(art, box.place(closed('-70,-6 -82,-30 -50,-46 20,-50 70,-36 84,-10 60,6 -40,8')), '#2f6f74', 12, {
    shade: '#173c48',
    rim: '#cfe8dc',
  });
  form(art, box.place(closed('8,4 16,-14 40,-18 66,-10 72,4 50,13 22,13')), '#efe3c6', 6, {
    shade: '#96795f',
    rim: '#fffdf0',
  });
  strokes(box, ['30,-16 30,12', '44,-17 46,12'], INK.form, '#b9564c', 0.1);
  // the arm that reaches, from the far shoulder
  form(art, box.place(limb('-26,-134 -66,-126 -104,-140', [19, 17, 13], 12)), '#bc3f40', 6, CLOTH);
  form(
    art,
    box.place(closed('-100,-150 -112,-156 -126,-156 -132,-150 -124,-144 -128,-138 -116,-132 -104,-132')),
    '#e8c069',
    3,
    { shade: '#9a6a3a', rim: '#fff6d0' },
  );
  // quilted coat, broad below
  form(
    art,
    box.place(
      closed('-40,-26! -52,-50 -46,-100 -36,-140 -14,-158 18,-160 40,-148 56,-110 66,-60 62,-22! 10,-12'),
    ),
    '#cf4a46',
    18,
    CLOTH,
  );
  strokes(
    box,
    [
      '-44,-60 0,-54 62,-62',
      '-42,-92 4,-86 56,-94',
      '-36,-122 4,-116 46,-122',
      '-16,-152 -20,-100 -22,-24',
      '20,-154 22,-96 24,-20',
    ],
    INK.form,
    '#8f2c38',
    0.1,
  );
  form(art, box.place(limb('36,-134 50,-100 34,-66', [18, 18, 14], 12)), '#c54344', 8, CLOTH);
  strokes(box, ['36,-106 46,-100 64,-104', '34,-84 44,-80 56,-82'], INK.form, '#8f2c38', 0.1);
  // head turned to the guest: a sliver of cheek, the cap down to the scarf
  const head = local(art, ...box.at(-4, -190), scale, { rot: -8 });
  form(
    art,
    head.place(closed('-10,-26 -32,-20 -39,-4! -44,4 -40,7! -38,18 -26,27 0,28 20,10')),
    '#f1bd94',
    5,
    { shade: '#b4705c', rim: '#fff8e0' },
  );
  form(
    art,
    head.place(closed('-35,-14! -32,-38 -8,-50 20,-46 38,-24 38,4 26,26 6,32! -4,22 -10,8 -14,-4 -22,-8')),
    '#e2b04c',
    12,
    { shade: '#8d5a34', rim: '#fff6cf' },
  );
  form(
    art,
    head.place(closed('-40,-9! -36,-21 -24,-20 -8,-16 -2,0 4,16 12,34! -2,34 -10,20 -16,4 -22,-4')),
    '#f4e2b4',
    4,
    { shade: '#a9813f', rim: '#fffbe6' },
  );
  form(art, head.place(ellipse(14, -52, 15, 14)), '#fbf3dc', 5, { shade: '#b99a68', rim: '#ffffff' });
  strokes(head, ['-10,-44 6,-28 14,20', '10,-46 26,-26 28,14', '-24,-38 -10,-26'], INK.form, '#a9743a', 0.1);
  head.fill(ellipse(-31, 0, 2.2, 3), '#3a2426');
  head.fill(ellipse(-26, 11, 5, 3.6), '#e58f78', 0.7);
  form(
    art,
    box.place(closed('-34,-166 -8,-158 24,-160 38,-172! 46,-160 40,-146 16,-138 -14,-140 -36,-150')),
    '#3f8d8e',
    6,
    { shade: '#1d4c58', rim: '#d9f0e0' },
  );
  form(art, box.place(closed('18,-146! 40,-148! 52,-112 50,-92! 30,-90! 28,-116')), '#3f8d8e', 5, {
    shade: '#1d4c58',
    rim: '#d9f0e0',
  });
}

/** Rice cake, blistered by the embers, on its stick. */
export function offered(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(closed('-16,4 -18,-8 -8,-16 8,-16 16,-8 16,4 8,11 -8,11')), '#fff6e0', 6, {
    shade: '#c9954f',
    rim: '#ffffff',
  });
  strokes(box, ['-8,-6 0,-9 6,-4', '-6,2 2,0 8,3'], INK.form, '#b9803f', 0.1);
}
