import { flat, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form, SKIN } from './view.ts';

const HAIR = { shade: '#1c1226', rim: '#f0a870', rimWidth: 2.6 } as const;
const [BROWN, LOCK, DARK] = ['#4a2c34', '#7c4a44', '#3a2028'];
const CROWN =
  '36,-43! 31,-30 25,-22 15,-14 10,-2! 7,-10 1,-14 -7,-13 -13,-6 -14,6 -12,16! -16,28 -20,38! -28,34 -38,33 -44,28! -54,12 -59,-12 -55,-38 -40,-58 -14,-69 14,-67 28,-58 34,-50';
/** Where the sun meets her profile. */
const EDGE = {
  along: [
    '35,-42 42,-29 43.6,-17! 42,-10 40.5,-4! 43,5 47.6,13 51,19.6! 51,22.6 48.4,24.6',
    '47.2,31 46.8,33.4 43.4,35',
    '46.2,37.6 45.6,41.4 42,44! 44,48 43.4,54',
  ],
  paint: SKIN.rim,
  width: 2.6,
} as const;

/** She looks round, over her shoulder, at the one who pulls. A head is 113 high, round the ear. */
export function head(art: Art): void {
  const box = local(art, 284, 245, 1.08, { rot: 7 });
  flat(
    box,
    '0,-55! 22,-51 35,-42 42,-29 43.6,-17! 42,-10 40.5,-4! 43,5 47.6,13 51,19.6! 51,22.8 48.4,25 44.4,26! 44,29! 47.2,31 46.8,33.4 43.4,35! 46.2,37.6 45.6,41.4 42,44! 44,48 43.4,54 37,57 29,56 17,51 6,43 0,34! -14,20 -20,-20',
    SKIN.fill,
    ['30,-60! 32,-34 33,-20 29,-8 30,4 34,12 36,20 33,27 32,36 30,46 26,60! 70,64! 70,-60!', SKIN.light],
    ['-20,-20! 8,-16 10,4 9,20 12,32 22,43 34,51 40,60! -30,64!', SKIN.shade],
    ['51,20.4! 49.4,24.4 44.4,26.4! 43.6,28! 42,25 45,22.6', SKIN.shade],
    EDGE,
  );
  face(box);
  hair(box);
}

function face(box: Local): void {
  const { art } = box;
  const hair = (knots: string, width: number): Path =>
    ribbon(box.place(curve(knots)), width, { start: 0.15, end: 0.3, peak: 0.6 });
  // the lid is half lowered, the eye a wedge under it
  flat(box, '22,0.6! 26,-4.4 31,-6.2 36,-4.4! 37.4,-1 36.4,1.4! 29,0.4', '#e2ac84');
  box.fill(closed('27.6,1! 32,0.4 36.6,0.6! 36.2,2.8 33.4,3.8 30,3!'), DARK);
  art.blot(
    [
      hair('22,1.6 27,0.2 33,0 39.6,2.6', 2.6),
      hair('23.4,-4.4 28.4,-8 36,-6.8', 0.9),
      hair('18,-17 25,-21.4 33,-22 41,-19.4', 2),
    ],
    DARK,
  );
  art.blot(ribbon(box.place(curve('42.6,16 40.2,19.6 41.6,23.6')), 1.2), SKIN.shade);
  box.fill(closed('36.4,35! 40.4,32.6 44.6,30.8 47,31.8! 46.6,33.8 43.2,35!'), '#a55a50');
  box.fill(closed('37.4,35.2! 43.2,35.2! 46,37.6 45.2,40 42,41.8! 39.4,39.4'), '#cd806a');
  art.blot(
    ribbon(box.place(curve('33.4,33.4 36.4,35.4 40.6,35 44,35')), 1.1, { start: 0.3, end: 0.8 }),
    '#6e2c38',
  );
}

/** Drawn up from nape and temple into a knot behind the crown. */
function hair(box: Local): void {
  const { art } = box;
  // a pin with two pearls, through the knot of hair
  art.blot(
    ribbon(box.place(curve('-98,-52 -60,-48 -22,-62')), 5, { start: 0.7, end: 0.3, peak: 0.3 }),
    '#e6b45c',
  );
  form(
    art,
    box.place(closed('-34,-52! -44,-70 -64,-72 -82,-58 -86,-36 -76,-18 -58,-12 -44,-18!')),
    BROWN,
    11,
    HAIR,
  );
  form(art, box.place(closed(CROWN)), BROWN, 16, { ...HAIR, rim: LOCK, rimWidth: 1.4 });
  within(box, CROWN, { along: ['-36,-61 -14,-69 14,-67 28,-58 34,-50 36,-43'], paint: HAIR.rim, width: 5.5 });
  strokes(
    box,
    [
      '30,-44 12,-54 -16,-54 -44,-40',
      '24,-30 4,-38 -22,-40 -48,-32',
      '12,-14 -4,-24 -28,-28 -52,-24',
      '-14,0 -26,-10 -40,-16 -54,-18',
      '-16,18 -28,6 -42,-6 -54,-12',
      '-24,32 -38,16 -48,2 -56,-8',
      '20,-60 0,-64 -24,-58',
    ],
    2.4,
    LOCK,
    0.12,
  );
  strokes(
    box,
    ['-50,-20 -66,-24 -78,-40', '-42,-34 -60,-34 -74,-52', '-42,-50 -56,-50 -64,-66'],
    2.4,
    LOCK,
    0.12,
  );
  const wisp = (knots: string, width: number): Path =>
    ribbon(box.place(curve(knots)), width, { start: 0.7, end: 0, samples: 8 });
  art.blot(
    [wisp('-22,34 -20,46 -25,58', 2.6), wisp('-38,30 -35,44 -38,52', 2.6), wisp('11,-8 11,2 8,10 9,16', 2)],
    BROWN,
  );
  flat(
    box,
    '-12,-3 -9,-10 -3,-12 2,-7 2,1 -2,7 -4,13 -8,14 -11,7',
    SKIN.fill,
    ['-8,-3 -4,-7 -1,-4 -2,2 -6,6 -8,8', SKIN.shade],
    {
      side: [1.4, -0.6],
      paint: SKIN.light,
    },
  );
  form(art, box.place(ellipse(-99, -52, 9)), '#fff2e0', 4, {
    shade: '#b890a0',
    rim: '#ffffff',
    rimWidth: 1.6,
  });
  art.blot(ribbon(box.place(curve('-100,-44 -103,-36 -106,-28')), 2), '#e6b45c');
  form(art, box.place(ellipse(-107, -24, 5.4)), '#f4a7ae', 3, {
    shade: '#9a4a68',
    rim: '#ffffff',
    rimWidth: 1.2,
  });
}
