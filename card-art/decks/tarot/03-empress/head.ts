import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  polar,
  spline,
} from '../../../kit/pen/index.ts';
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
      '28,-46! 14,-60 -12,-66 -38,-56 -54,-32 -56,-6 -50,16 -40,32 -28,42! -22,28 -14,12! -8,0 2,-8 12,-12 22,-24 29,-38!',
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
      '22,-22 6,-20 -12,-4 -26,16 -34,30',
      '10,-58 -16,-58 -40,-40 -50,-12',
    ],
    INK.contour,
    '#4a1e28',
    0.12,
  );
  strokes(head, ['18,-48 -8,-50 -30,-34 -40,-10', '22,-28 0,-26 -16,-8 -30,12'], INK.form, '#d98a48', 0.16);
  // the ear and its drop
  form(art, put('-10,4! -4,-4 5,-2 7,8 3,18 -2,26 -8,22 -8,12'), SKIN, 3, { ...FLESH, rimWidth: 1.4 });
  form(art, head.place(ellipse(-3, 36, 5.4, 8)), '#f0b850', 3, {
    shade: '#7a4a24',
    rim: '#fffbe0',
    rimWidth: 1.8,
  });
}

/** A plait from the knot down her back. */
export function plait(art: Art): void {
  const spine = curve('156,326 148,384 170,444 210,504 236,570 238,640');
  const steps = spine.walk(21);
  const lobes = steps.map(({ x, y, angle, t }, i) => {
    const size = 21 - t * 9;
    const side = i % 2 ? 1 : -1;
    return ellipse(0, 0, size * 0.6, size * 1.18)
      .rotate(angle - side * 36)
      .translate(...polar(x, y, size * 0.42, angle + side * 90));
  });
  form(
    art,
    Path.join(lobes),
    () => {
      for (const [i, lobe] of lobes.entries()) art.solid(lobe, i % 2 ? '#96482a' : '#823c28', 2.2, '#43182a');
    },
    9,
    HAIR,
  );
  strokes(
    art,
    steps.map(({ x, y, angle, t }, i) => {
      const [size, side] = [21 - t * 9, i % 2 ? 1 : -1];
      const [cx, cy] = polar(x, y, size * 0.5, angle + side * 90);
      return spline([
        polar(cx, cy, size * 0.7, angle - side * 36),
        polar(cx, cy, size * 0.6, angle + 180 - side * 36),
      ]);
    }),
    INK.form,
    '#d08448',
    0.1,
  );
  form(art, closed('228,640! 248,640! 250,664 262,704 242,690 230,712 224,670'), '#8a4228', 4, HAIR);
  art.blot(ink(curve('226,640 238,646 250,640'), 9, 2, 0), '#f0b850');
}
