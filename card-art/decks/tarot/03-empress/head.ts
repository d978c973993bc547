import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, polar, range, spline } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const SKIN = '#d09060';
const FLESH = { shade: '#7a3440', rim: '#fff2c4', rimWidth: 3 } as const;
const HAIR = { shade: '#2c1224', rim: '#ffcf84', rimWidth: 2.6 } as const;
const [X, Y, SCALE] = [246, 306, 1.26];

const box = (art: Art): Local => local(art, X, Y, SCALE, { rot: -10 });

/** Her face in profile, the lids lowered against the sun. */
export function face(art: Art): void {
  const head = box(art);
  form(
    art,
    head.place(
      closed(
        '0,-52! 20,-49 34,-40 40,-27 41,-16! 39.4,-9 41,-2 46,7 52.4,15! 51.4,19.4 45.8,22.2! 45.4,25.2 49.2,28.6! 49.6,31.4 46,33.2! 48.8,36 47.6,40 43.8,42.2! 45.2,48 43,55 35,58.6 22,55 8,46 -4,38! -18,20 -22,-20',
      ),
    ),
    SKIN,
    10,
    { ...FLESH, depth: 0.7 },
  );
  strokes(head, ['24,-1 30.6,3.4 38,1.6'], 3, '#4a1c2c', 0);
  strokes(head, ['23,-13.6 30,-18 39,-15'], 2.6, '#4a1c2c', 0);
  strokes(head, ['44,20.6 42.4,18.4 43.2,15.6', '40,33 45,33.2'], 1.5, '#6a2a34', 0);
  head.fill(closed('45.8,26.2! 49,28.8 49.2,31 45.6,33! 40,32.4 43.6,28.6'), '#a8363e');
  head.fill(closed('45.6,33.6! 48.4,36.4 47.2,39.6 43.6,41.2! 41.4,38.2 40.4,34.6'), '#b84844');
}

/** Swept up from the brow and the nape into a heavy knot. */
export function hair(art: Art): void {
  const head = box(art);
  const put = (knots: string) => head.place(closed(knots));
  form(art, put('-34,-16! -58,-34 -84,-30 -96,-6 -90,20 -68,34 -44,28! -34,8'), '#7a3826', 12, HAIR);
  strokes(
    head,
    ['-40,-18 -64,-26 -82,-12 -82,10 -66,22 -50,16', '-44,-6 -62,-12 -70,0 -62,10', '-46,26 -66,30 -86,18'],
    INK.contour,
    '#3e1828',
    0.1,
  );
  strokes(head, ['-46,-24 -70,-30 -90,-10', '-50,2 -58,-4 -64,2'], INK.form, '#c9743c', 0.16);
  form(
    art,
    put(
      '28,-46! 14,-60 -12,-66 -38,-56 -54,-32 -56,-6 -48,18 -32,36 -18,44! -14,32 -8,22 0,14 6,2 14,-6 22,-18 30,-34!',
    ),
    '#8a4228',
    14,
    HAIR,
  );
  strokes(
    head,
    [
      '24,-44 2,-50 -22,-40 -38,-18 -44,4',
      '26,-34 4,-36 -14,-22 -28,-2 -40,16',
      '22,-20 6,-18 -8,-2 -22,18 -32,26',
      '8,0 -4,8 -14,24 -20,36',
      '10,-58 -16,-58 -40,-40 -50,-12',
    ],
    INK.contour,
    '#4a1e28',
    0.12,
  );
  strokes(head, ['18,-48 -8,-50 -30,-34 -40,-10', '22,-28 0,-26 -16,-8 -30,12'], INK.form, '#d98a48', 0.16);
  // the ear's lobe and its drop
  form(art, put('-2,8! 4,4 8,10 5,20 0,26 -4,20'), SKIN, 3, { ...FLESH, rimWidth: 1.4 });
  form(art, head.place(ellipse(0, 36, 5.4, 8)), '#f0b850', 3, { shade: '#7a4a24', rim: '#fffbe0', rimWidth: 1.8 });
}

/** A plait from the knot down her back. */
export function plait(art: Art): void {
  const spine = spline([
    [150, 330],
    [150, 380],
    [176, 440],
    [214, 500],
    [236, 566],
    [236, 640],
  ]);
  const steps = spine.walk(15).slice(0, 14);
  const lobes = steps.flatMap(({ x, y, angle, t }, i) => {
    const size = 20 - t * 7;
    const side = i % 2 ? 1 : -1;
    const [cx, cy] = polar(x, y, size * 0.42, angle + side * 90);
    return [ellipse(0, 0, size * 0.72, size * 1.26).rotate(angle - side * 34).translate(cx, cy)];
  });
  for (const [i, lobe] of lobes.entries())
    form(art, lobe, i % 2 ? '#9a4c2c' : '#7e3a28', 5, { ...HAIR, rimWidth: 2 });
  strokes(
    art,
    steps.map(({ x, y, angle, t }, i) => {
      const side = i % 2 ? 1 : -1;
      const a = polar(x, y, 14 - t * 5, angle - 180 - side * 20);
      const b = polar(x, y, 14 - t * 5, angle + side * 50);
      return spline([a, [x + side * 2, y], b]);
    }),
    INK.form,
    '#4a1e28',
    0.1,
  );
  form(art, closed('228,628! 246,628! 244,648 252,690 238,676 228,694 224,650'), '#8a4228', 4, HAIR);
  art.blot(ink(curve('226,634 236,640 248,634'), 7, 2, 0), '#f0b850');
}
