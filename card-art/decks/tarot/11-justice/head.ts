import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { FLESH, form, GOLD, SKIN } from './form.ts';

const HAIR = { shade: '#150c1c', rim: '#e09a70', rimWidth: 2 } as const;

/** She looks along the beam: her face from the side, round her ear. A head is 110 high. */
export function head(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const put = (knots: string): Path => box.place(closed(knots));
  form(art, put('-14,-8! 8,26 22,44 22,54 19,72 26,96! 0,112 -36,104! -30,84 -24,60 -24,34'), '#8f5544', 8, {
    ...FLESH,
    depth: 0.6,
  });
  form(
    art,
    put(
      '0,-52! 22,-48 36,-38 41.5,-25 42.6,-15! 40.6,-7 42.6,-1 48,9 54.4,17! 53.6,20.6 46.6,23.4! 46.4,26 50,29.6! 50.4,32 46.6,34.4! 49.6,37 48.4,41 44.6,43.4! 46,49 43.6,56 36,59 26,55 12,46 2,36! -14,20 -22,-20',
    ),
    SKIN,
    11,
    { ...FLESH, depth: 0.16, towards: [1, 0.1] },
  );
  // lid, brow, mouth, nostril
  art.blot(
    [
      ink(box.place(curve('27,-1.6 32,2 38.6,2.6')), 2.6, 1, 0),
      ink(box.place(curve('25,-13.6 32,-17.6 39.6,-15')), 2.8, 2, 0),
      ink(box.place(curve('38,33 42,34.6 47,34')), 1.6, 3, 0),
      ink(box.place(curve('45.6,21.6 43.4,19.6 44,17')), 1.4, 4, 0),
    ],
    '#3a1826',
  );
  art.fill(put('46.8,27.4! 50,29.8 50.3,32 46,34.2! 41,33.4 44,30'), '#9c4448');
  art.fill(put('46.2,34.6! 49.4,37.2 48.2,40.6 44.4,42.2! 42,39 41,35.4'), '#a95048');
  // hair: drawn back over the ear into a knot in the neck
  form(art, put('-34,2! -22,-6 -14,12 -18,28 -34,38 -52,32 -58,14 -48,0'), '#33202e', 8, HAIR);
  form(
    art,
    put('36,-40! 28,-26 22,-8 12,4 4,16 -6,26! -18,26 -32,18 -42,2 -46,-20 -36,-42 -14,-56 12,-57 30,-50'),
    '#3a2432',
    9,
    HAIR,
  );
  strokes(
    box,
    [
      '26,-42 4,-34 -16,-14 -28,12',
      '30,-34 12,-20 -4,2 -16,20',
      '4,-50 -20,-38 -34,-12 -36,6',
      '-52,10 -40,12 -26,24',
      '-44,4 -30,8 -22,18',
    ],
    1.8,
    '#a06a58',
    0.15,
  );
  form(art, box.place(ellipse(1, 23, 3.4, 4.6)), '#dcae5c', 2, GOLD);
  crown(box);
}

/** Three towers on a band, one red stone. */
function crown(box: Local): void {
  const { art } = box;
  const put = (knots: string): Path => box.place(closed(knots));
  form(
    art,
    put(
      '-46,-26! -52,-56! -55,-86! -40,-92! -35,-70! -19,-76! -18,-104! 6,-105! 9,-78! 25,-73! 33,-95! 47,-84! 44,-54! 43,-34! 22,-44 -4,-47 -28,-39!',
    ),
    '#e0b25c',
    10,
    GOLD,
  );
  strokes(box, ['-48,-44 -28,-56 -4,-62 22,-59 42,-49'], 1.8, '#8a5a34', 0);
  art.fill(put('-2,-76! 10,-70 13,-62 2,-54 -9,-62 -8,-70'), '#b03048');
}

/** Closed round what it holds, seen from its thumb's side: the knuckles look right. */
export function fist(art: Art, x: number, y: number, scale: number, rot = 0): void {
  const box = local(art, x, y, scale, { rot });
  const put = (knots: string): Path => box.place(closed(knots));
  form(
    art,
    put(
      '-22,-8! -14,-17 0,-20 12,-18 16,-12! 19,-6 16.6,-2! 19,3 16,7.6! 17,12 13.6,16! 12,20 2,22 -10,20 -20,16!',
    ),
    SKIN,
    6,
    FLESH,
  );
  strokes(box, ['17,-3 6,-3.4 0,-1.6', '16.6,7 6,6.6 0,8', '13.6,15.6 4,15.4 -2,15'], 1.6, '#5e2c36', 0);
  form(art, put('-16,-12! -4,-16 6,-12 12,-9! 12,-4.6 5,-5 -4,-5 -14,0!'), '#bd7d58', 3, {
    ...FLESH,
    rimWidth: 1.6,
  });
}
