import { flat, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  polar,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { FLESH, form, TONE } from './form.ts';

const LINE = '#6a2a34';
const HAIR = { shade: '#2c1224', rim: '#ffcf84', rimWidth: 2.6 } as const;
const [X, Y, SCALE] = [246, 306, 1.26];

const box = (art: Art): Local => local(art, X, Y, SCALE, { rot: -10 });

/** Her face in profile, the lids lowered on the fruit: the sun has brow, nose, lips and chin, the cheek turns from it to the ear. */
export function face(art: Art): void {
  const head = box(art);
  flat(
    head,
    '2,-54! 22,-49 35,-41 41,-29 42,-17! 41,-11 42.6,-5! 47,4 53,13! 54.2,17 51.4,20.4 46.4,21.6! 45.8,25 49.8,28.4! 50.2,31 46.4,32.6! 49.2,35.4 48.6,39.2 44.8,41.4! 44.2,44 46.8,48.6! 46.6,55 40,59.4! 30,60 18,55 6,47 -6,36! -20,20 -22,-20',
    TONE.base,
    // the cheek from its bone back to the ear, the temple; the jaw's underside
    ['-30,-60! 2,-54 8,-34 5,-14 8,4 6,18 14,34 28,47 42,62! -40,70!', TONE.turned],
    ['-30,-20! -4,-10 -2,10 -2,24 6,36 20,49 34,56 42,60! 30,74 -40,70!', '#ac6a4c'],
    // the front in the sun
    [
      '18,-54! 36,-45 44,-29 45,-17 44,-5 49,4 57,14 54,20! 48,17 42,8 37.6,-2 37,-14 35.6,-28 28,-40 16,-48!',
      TONE.light,
    ],
    [
      '47,25! 53,29 48,33 52,37 46,42 50,50 49,57 40,63! 37,57 41,51 40.6,45 42.6,38 41.6,32 43,27!',
      TONE.light,
    ],
    // the hollow of the eye, the wing of the nose, under nose and lip
    ['20,-4! 25,-11 34,-13 41.6,-10! 42.6,-4 40,3 33,7 25,6!', TONE.turned],
    ['46.6,22! 41.6,22.4 38.6,18.6 40.6,13 45.4,12.6!', TONE.turned],
    ['54,18! 50,18.6 45,20 41,22.4! 47,25 54,21!', TONE.dusk],
    ['44.8,41! 40,42.6 39,46 43,47.4 46.6,46!', TONE.turned],
    // the bone under the eye
    ['12,12! 22,9 32,10 38,14! 34,20 26,24 16,22!', '#dfa06c'],
    {
      along: [
        '20,-50 35,-41.4 41.4,-29 42.4,-16',
        '41,-11 43,-5 47.4,4 53.6,13 54.4,17.6',
        '45.8,25 50,28.4 50.4,31',
        '49.4,35.4 48.8,39.4',
        '44.4,44 47,48.6 46.8,54',
      ],
      paint: FLESH.rim,
      width: 4,
    },
  );
  eye(head);
  head.blot(
    ribbon(curve('19,-13 26,-18.4 33,-19 39.6,-16'), 3.2, { start: 0.2, end: 0.3, peak: 0.6, samples: 14 }),
    '#5c2a2e',
  );
  head.fill(closed('46.6,21.4! 45,18.8 47.4,17.6 50,18.4!'), LINE);
  strokes(head, ['41.4,22 39.2,18.6 41.4,13.6'], 1.2, LINE, 0);
  // lips
  head.fill(closed('45.6,25.6! 49.4,28.4 50,30.8 46.2,32.6! 40,32.8 37.4,32! 42,29.6'), '#97343f');
  head.fill(closed('46.2,33! 49,35.6 48.2,39 44.6,40.8! 40.6,38.4 37.8,32.8!'), '#b94c4a');
  head.fill(closed('46.4,34.8! 48.2,36 47.4,38 45.4,38.2!'), '#f0a08a');
  strokes(head, ['36,31.8 40,33 46.4,32.8'], 1.3, '#5a1a2c', 0);
}

/** Shut: the lid round over the ball, its edge hanging between two corners. */
function eye(head: Local): void {
  flat(head, '22,0.4! 24.6,-5.6 31,-9 37.4,-7! 40.4,-2 40,1.4! 36,4.4 30,4.6 25,2.8!', '#e0a474', [
    '20,0! 24,-6 30,-9.4! 27,-3 28,6!',
    TONE.turned,
  ]);
  strokes(head, ['21.4,0 25.4,3.2 31,4.8 36.4,4.2 41,0.8'], 3, '#3a1626', 0);
  strokes(head, ['22.6,-4.6 29.6,-10 38,-8.4', '26,7.4 31,8.8 36.4,7.8'], 1.1, LINE, 0.1);
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
    { ...HAIR, rim: '#b0623a' },
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
  flat(
    head,
    '-11,4! -8,-3 0,-5 6,-1 8,6! 6,14 2,20 0,26! -4,29 -8,25 -8,16 -11,10',
    TONE.turned,
    ['-8,4! -4,0 2,1 4,7! 1,14 -2,20 -5,22! -4,14 -8,10', TONE.deep],
    ['-5,8! -1,5 1,8 -1,14!', TONE.dusk],
    { along: ['0,-5.4 6.4,-1 8.4,6 6,14.4'], paint: TONE.light, width: 3.4 },
  );
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
