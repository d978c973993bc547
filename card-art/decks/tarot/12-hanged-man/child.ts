import { contactShadow, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, Path } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const SKIN = '#e2a57c';
const SHIRT = '#f3ead2';
const SHORTS = '#2f5f80';

/** A child on the bank has bent down and looks at him between its own legs: so he hangs the right way up. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path): Path => box.place(path);
  contactShadow(art, x + 8 * scale, y + 1, 32 * scale, 6 * scale, '#2a3428');
  const leg = { shade: '#7a4238' };
  // the far leg a step ahead, the near one; seat high, the back falls away to the right
  form(art, put(limb('4,-40 9,-24 11,-4', [5.4, 4.2, 2.8], 14)), '#b97a58', 3, leg);
  form(art, put(closed('7,-5! 14,-6! 19,-2 18,0! 7,0!')), '#6a2f2c', 2);
  form(
    art,
    put(closed('1,-58 9,-60 18,-56 25,-47 28,-36 27,-26 23,-20! 15,-19 12,-26 10,-38 2,-46!')),
    SHIRT,
    6,
    {
      shade: '#a08a78',
    },
  );
  form(art, put(closed('-9,-56 -3,-61 5,-60.6 9,-56 9,-46 7,-34! -1,-32 -8,-33! -11,-46')), SHORTS, 5, {
    shade: '#162c44',
  });
  // upside down: the crown below, the face to the lake
  form(
    art,
    put(closed('22,-22 24,-14 20,-6 12,-4 6,-6 3.4,-10 1.6,-12 3.6,-13.4 4,-18 8,-22 15,-24')),
    SKIN,
    4,
    {
      shade: '#9a5a50',
    },
  );
  form(
    art,
    put(closed('24,-24! 27.4,-15 25,-6 17,-0.6 8,-1.4 3.6,-6! 9,-7.6 13,-9 14,-14! 17,-13 17.6,-17 16,-21!')),
    '#4a2a28',
    3,
    {
      rim: '#e8a870',
      rimWidth: 1.2,
    },
  );
  art.fill(put(ellipse(6.6, -11.2, 1.1, 1.4)), '#3a1c24');
  art.blot([ink(put(curve('4.6,-17.6 6.6,-18.6 8,-17.6')), 1.4, 2, 0)], '#8a3a34');
  form(art, put(limb('-4,-34 -6,-20 -6,-4', [5, 4, 2.8], 14)), SKIN, 4, leg);
  form(art, put(closed('-10,-6! -2.6,-6! 2.6,-2 2,0! -10,0!')), '#c8402f', 2, { rimWidth: 1.4 });
  // the near arm comes down to hold the shin
  form(art, put(limb('22,-32 12,-28 -3,-19', [4, 3.4, 2.4], 14)), SKIN, 3, leg);
  form(art, put(closed('27,-40 26,-30 20,-26! 15,-30! 18,-40')), SHIRT, 4, { shade: '#a08a78' });
  art.blot(
    ['-3,-60 -1,-50 -2,-40', '14,-57 19,-48 20,-40'].map((fold, i) => ink(put(curve(fold)), 1.3, i, 0.2)),
    '#5a5a68',
  );
  art.fill(put(Path.join(ellipse(50, -4, 17, 4.4), ellipse(50, -8, 8, 5.6))), '#f0d48a');
  art.blot([ink(put(curve('42,-7 50,-5.2 58,-7')), 2.6, 2, 0)], '#c8402f');
}
