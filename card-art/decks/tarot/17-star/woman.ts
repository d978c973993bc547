import { PROFILE } from '../../../kit/figure/body.ts';
import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  limb,
  local,
  type Path,
  type Point,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { jug } from './jug.ts';

const SKIN = '#d39a7a';
const SKIN_SHADE = { shade: '#6e3d58', rim: '#fff0cf' } as const;
const LINEN = '#f1e6dc';
const FOLD = '#5d6498';

/** She kneels at the water's edge, bent to what she pours; with her knees on (x, y), two units a centimetre. Gives the jugs' lips. */
export function woman(art: Art, x: number, y: number, scale: number): { pool: Point; land: Point } {
  const box = local(art, x, y, scale);
  const put = (path: Path | string): Path => box.place(typeof path === 'string' ? closed(path) : path);
  contactShadow(art, x + 12, y + 4, 130, 12, '#17224a');
  // the far arm, over the water
  form(art, put(limb('-16,-84 -34,-76 -48,-77 -60,-80', [5, 4.8, 3.6, 2.8], 14)), '#b8806a', 3, SKIN_SHADE);
  const pool = jug(art, ...box.at(-61, -80), 0.62, -104);
  form(
    art,
    put('-8,-46! -24,-36 -42,-20 -50,-4 -48,2! -24,5 0,3 24,6 48,4 66,6! 60,-4 48,-14 38,-28 28,-42 18,-50!'),
    LINEN,
    16,
    { shade: FOLD, rimWidth: 3 },
  );
  form(art, put(limb('-9,-86 -13,-95 -17,-103', [6, 4, 4.4], 8)), SKIN, 3, { ...SKIN_SHADE, depth: 0.7 });
  form(art, put('-9,-44! 19,-48! 17,-62 8,-80 -2,-91 -13,-93 -22,-87! -25,-76 -22,-64 -14,-54'), LINEN, 9, {
    shade: FOLD,
  });
  form(art, put('-11,-47! 4,-46 20,-51! 21,-46 20,-42! 4,-39 -10,-41!'), '#c4743f', 3, { shade: '#4a1d33' });
  strokes(
    box,
    [
      '12,-40 -10,-28 -34,-18 -46,-8',
      '18,-36 0,-18 -26,-8 -40,-2',
      '24,-36 16,-16 -4,-2',
      '30,-30 30,-14 20,2',
      '36,-22 44,-8 50,2',
      '6,-76 2,-62 4,-50',
      '-14,-86 -12,-70 -6,-52',
    ],
    INK.form,
    FOLD,
    0.15,
  );
  form(art, put(spline(PROFILE, true).scale(-1.62, 1.62).rotate(-12).translate(-20, -107)), SKIN, 4, {
    ...SKIN_SHADE,
    depth: 0.4,
  });
  strokes(
    art,
    [
      '-28,-106.4 -25.6,-105.2 -23,-106',
      '-28.6,-110.6 -26,-111.6 -22.6,-110.6',
      '-27.4,-98.4 -25.4,-98.2',
    ].map((line) => put(curve(line))),
    1.6,
    '#5c2b40',
    0,
  );
  form(
    art,
    put(
      '-29,-117! -26,-124 -16,-128 -5,-124 2,-114 3,-102 8,-90 18,-76 24,-60 27,-42 22,-30! 14,-42 12,-58 4,-72 -4,-84 -8,-94! -13,-100 -15,-108! -20,-115',
    ),
    '#b15734',
    6,
    { shade: '#4a1d33', rim: '#ffd9a0' },
  );
  strokes(
    box,
    [
      '-22,-122 -8,-114 -4,-100 4,-84 14,-66 20,-44',
      '-12,-124 -2,-112 2,-94 14,-76 22,-50',
      '-14,-106 -8,-98 2,-82 10,-66',
    ],
    INK.form,
    '#6b2a34',
  );
  // the near arm, over the land
  form(art, put(limb('-6,-82 12,-70 28,-64 44,-66', [5.6, 5, 3.8, 2.8], 16)), SKIN, 3, SKIN_SHADE);
  // a cap of linen over the shoulder
  form(art, put('-13,-90! -8,-93 0,-90 8,-80! 9,-72 4,-68! -2,-70 -8,-76'), LINEN, 3, { shade: FOLD });
  const land = jug(art, ...box.at(45, -66), 0.62, 100);
  return { pool, land };
}
