import { byHand, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  points,
  polar,
  polygon,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

const BARK = { shade: '#171c40', rim: '#f3dcc0' } as const;

/** Leaves round a place, in a mass and single ones at its border. */
function spray(art: Art, x: number, y: number, radius: number, seed: string): void {
  const chance = random(seed);
  const leaves = range(Math.round(radius * 1.3), (i): readonly [Path, number] => {
    const [lx, ly] = polar(x, y, radius * Math.sqrt(chance()), chance.between(0, 360));
    return [leaf(lx, ly, chance.between(20, 32), 10, chance.between(120, 280), chance.between(-12, 12)), i];
  });
  art.fill(byHand(ellipse(x + radius * 0.1, y, radius * 0.74, radius * 0.62), radius * 0.1), '#1d2c52');
  for (const [part, fill] of [
    [0, '#1d2c52'],
    [1, '#2c4662'],
    [2, '#4f7478'],
  ] as const)
    art.blot(
      leaves.filter(([, i]) => (i % 5) - 2 === part || (part === 0 && i % 5 < 2)).map(([path]) => path),
      fill,
    );
}

/** A tree close to us, cut by the frame, with one bough out over the land. */
export function tree(art: Art): void {
  form(
    art,
    closed('540,900! 536,820 528,740 532,640 524,540 530,440 544,340 560,240! 640,240! 640,900!'),
    '#4a4466',
    12,
    BARK,
  );
  form(
    art,
    ribbon(curve('548,420 510,392 470,372 430,366 394,372'), 20, {
      start: 1,
      end: 0.2,
      peak: 0.1,
      samples: 24,
    }),
    '#4a4466',
    4,
    BARK,
  );
  strokes(
    art,
    ['544,860 540,780 546,700', '550,640 542,560 550,480', '556,800 552,720', '540,440 556,380'],
    INK.form,
    '#171c40',
    0.2,
  );
  for (const [x, y, r] of [
    [548, 250, 62],
    [500, 300, 46],
    [560, 350, 50],
    [398, 372, 16],
    [520, 416, 24],
  ] as const)
    spray(art, x, y, r, `spray ${x}`);
}

/** A white bird on the bough, turned to the star. */
export function bird(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path | string): Path => box.place(typeof path === 'string' ? closed(path) : path);
  const white = { shade: '#6d6f9c', rim: '#fffdf2', rimWidth: 2 } as const;
  art.blot(
    ['-1,-24 -4,-12 -3,0', '6,-22 3,-12 5,0'].map((leg, i) => ink(put(curve(leg)), 2.2, i, 0)),
    '#2a2450',
  );
  form(
    art,
    put(limb('-10,-36 -19,-46 -17,-57 -12,-66 -17,-76 -25,-77', [8, 5, 3.4, 3, 3.4, 3.6], 22)),
    '#f4f0ea',
    2,
    white,
  );
  form(art, put('-17,-40! -6,-48 10,-44 26,-32 44,-16! 26,-18 8,-18 -8,-22 -17,-30'), '#f4f0ea', 6, white);
  strokes(box, ['0,-36 14,-30 30,-20', '4,-30 14,-24 24,-20'], INK.form, '#6d6f9c');
  art.fill(put(polygon(points('-27,-80 -50,-74 -27,-75'))), '#d98a4a');
  art.fill(put(ellipse(-24, -78, 1.3)), '#1a1a36');
}
