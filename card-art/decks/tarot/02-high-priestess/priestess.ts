import { PROFILE } from '../../../kit/figure/body.ts';
import { ink, stippled } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  spline,
} from '../../../kit/pen/index.ts';
import { horned } from '../../../kit/sky/moon.ts';
import { at, form } from './form.ts';

const SKIN = '#e6c3a6';
const BLUE = '#34589a';
const GOWN = '#dfe9e4';

/** She sits sideways to the gap, the scroll half under her sleeve, and holds the cloth a hand's breadth aside. In centimetres. */
export function priestess(art: Art): void {
  const [x, y] = at(-0.36, 0, 0.1);
  const box = local(art, x, y, 1.92);
  const put = (knots: string): Path => box.place(closed(knots));
  reaching(art, box);
  form(art, put('-32,-41! 34,-44! 34,8! -32,10!'), '#4d7488', 14, { shade: '#132740', rim: '#cfe6dc' });
  art.blot([ink(box.place(curve('-30,-34 -8,-35.4 30,-37.4')), 2, 1, 0.1)], '#132740');
  gown(art, box, put);
  scroll(art, box, put);
  mantle(art, box, put);
  head(art, box, put);
}

/** The far arm in its wide sleeve. */
function reaching(art: Art, box: Local): void {
  form(art, box.place(limb('40,-110 50,-115 60,-121', [3.4, 3, 2.2], 10)), SKIN, 2, { shade: '#8a6a70' });
  // a fist round the cloth's border, the thumb over it
  form(art, box.place(closed('58,-124! 63,-125.6 67,-123 66.6,-118 62,-116.4 57.6,-118!')), SKIN, 2, {
    shade: '#8a6a70',
    depth: 0.7,
  });
  art.blot(
    [
      ink(box.place(curve('61,-124 63,-121.6 66,-121')), 1.2, 3, 0),
      ink(box.place(curve('62.6,-119.4 66,-119.6')), 1.1, 4, 0),
    ],
    '#8a6a70',
  );
  form(
    art,
    box.place(closed('4,-112! 20,-112 38,-116 50,-120! 53,-112 51,-98 46,-82! 38,-88 28,-92 12,-94!')),
    BLUE,
    6,
  );
  art.blot(
    ['14,-108 30,-108 46,-114', '20,-100 34,-98 47,-94'].map((fold, i) =>
      ink(box.place(curve(fold)), 1.8, i, 0.2),
    ),
    '#142a5c',
  );
}

function gown(art: Art, box: Local, put: (knots: string) => Path): void {
  const shape = put(
    '-14,-106! 4,-110 16,-106 20,-92 17,-74 18,-64 34,-62 48,-59 55,-52 56,-36 54,-20 57,-6 66,4 82,10! 70,16 54,12 40,18 26,13 12,17! 16,0 22,-18 24,-36! 4,-36 -14,-38! -22,-60',
  );
  form(art, shape, GOWN, 14, { shade: '#4f7296', rim: '#ffffff', rimWidth: 2.6 });
  art.clip(shape, () =>
    stippled(
      art,
      put('16,-62! 40,-56 46,-40 40,0 36,24! -20,24! -20,-60'),
      '#4f7296',
      box.at(50, -40),
      box.at(2, -20),
      [0, 0.9],
    ),
  );
  art.blot(
    [
      '48,-50 46,-30 48,-10 58,8',
      '40,-54 36,-32 36,-12 40,14',
      '32,-56 29,-34 27,-12 26,10',
      '12,-104 10,-90 14,-74',
      '52,-40 52,-20 58,-4 72,8',
    ].map((fold, i) => ink(box.place(curve(fold)), 2.2, i, 0.2)),
    '#3f6288',
  );
}

function scroll(art: Art, box: Local, put: (knots: string) => Path): void {
  form(art, put('24,-63! 52,-62! 56,-48 54,-36 57,-27! 44,-24 32,-25! 30,-36 31,-48'), '#f4e8c8', 5, {
    shade: '#a58a6c',
  });
  const word = lettering('TORA', 0, 0, 14.5, { face: 'serif', weight: 700, spacing: 1 });
  const [wx, wy] = box.at(43.5, -36);
  art.fill(word.rotate(2).translate(wx, wy), '#2a3a6c');
  form(art, box.place(limb('18,-65 36,-65 54,-63', [4.4, 4.8, 4.4], 10)), '#ecd9ae', 3, { shade: '#8a6c4c' });
  form(art, box.place(ellipse(54.4, -63, 2.6, 4.4)), '#c9a66c', 2, { shade: '#7a5638', rimWidth: 1 });
}

/** From her shoulders over the seat to the floor; the near sleeve hides half of the scroll. */
function mantle(art: Art, box: Local, put: (knots: string) => Path): void {
  form(
    art,
    put(
      '6,-116! -6,-115 -16,-107 -22,-92 -27,-70 -36,-48 -48,-22 -62,0 -74,9 -62,16 -44,13 -26,18 -14,13! -18,-6 -14,-22 -6,-32 8,-36 22,-38! 24,-48 10,-54 2,-70 2,-90 8,-108!',
    ),
    BLUE,
    14,
    { rimWidth: 2.4 },
  );
  form(
    art,
    put('2,-110! -8,-104 -12,-90 -8,-74 2,-64 16,-58 28,-56! 34,-60 32,-66 26,-69! 18,-74 13,-86 10,-100'),
    '#4470b0',
    7,
    {
      rimWidth: 2.2,
    },
  );
  form(art, put('27,-68! 33,-70 38,-67 37,-63 31,-60!'), SKIN, 2, { shade: '#8a6a70' });
  art.blot(
    [
      '-14,-100 -20,-70 -28,-40 -48,0',
      '-8,-70 -16,-46 -28,-20 -42,10',
      '-2,-58 -8,-44 -20,-24 -26,10',
      '18,-44 4,-44 -6,-50',
      '-4,-96 -2,-82 8,-70 22,-62',
    ].map((fold, i) => ink(box.place(curve(fold)), 2.4, i, 0.2)),
    '#142a5c',
  );
}

function head(art: Art, box: Local, put: (knots: string) => Path): void {
  form(art, box.place(limb('3,-108 7,-122', [5, 4.4], 6)), SKIN, 3, { shade: '#8a6a78', depth: 0.6 });
  form(art, box.place(spline(PROFILE, true).scale(1.75).rotate(-2).translate(9, -130)), SKIN, 4, {
    shade: '#94707c',
    rim: '#fffdf0',
    depth: 0.5,
    towards: [1, 0.35],
  });
  form(
    art,
    put(
      '16,-139! 12,-144 4,-146 -4,-143 -9,-136 -11,-126 -13,-116 -20,-102 -27,-86 -33,-66! -22,-69 -16,-60! -10,-76 -2,-90 6,-102 11,-112! 8,-115.5 7.4,-122 9,-130 12.6,-135!',
    ),
    '#edf2ea',
    6,
    { shade: '#6d8fae', rim: '#ffffff' },
  );
  art.blot(
    ['6,-140 -2,-130 -4,-116 -14,-94 -24,-74', '0,-112 -6,-98 -16,-76', '4,-116 2,-106 -6,-90'].map(
      (fold, i) => ink(box.place(curve(fold)), 1.8, i, 0.2),
    ),
    '#8fa9bc',
  );
  const [hx, hy] = box.at(5, -155.4);
  form(art, horned(hx, hy, 21, 18, 9, -86), '#ecd594', 3, { shade: '#8a6a3c' });
  form(art, ellipse(hx, hy - 1, 11.4), '#fbf3d2', 4, { shade: '#b59a5c', rim: '#ffffff' });
  form(art, put('-7,-140! 4,-147.6 15,-142.4! 15.6,-138.6 5,-143.4 -7.6,-135.6!'), '#ecd594', 2, {
    shade: '#8a6a3c',
    rimWidth: 1.4,
  });
  art.blot([ink(box.place(curve('14.4,-131 16.4,-130.4 18,-131.4')), 1.7, 1, 0)], '#4a3040');
}
