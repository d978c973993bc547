import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, type Path, ramp } from '../../../kit/pen/index.ts';
import { byFlame } from './view.ts';

const BLACK = { shade: '#0e0f20', rim: '#ffcf8a', rimWidth: 3.2 } as const;
const WHITE = { shade: '#8d7d92', rim: '#fffdf0', rimWidth: 3 } as const;

/** A black cat with white paws sits close before us and lifts one to what flies; its shoulder at (x, y). */
export function cat(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const black = (path: Path, soft: number): void => byFlame(art, box.place(path), '#35293f', soft, BLACK);
  const white = (path: Path, soft: number): void => byFlame(art, box.place(path), '#fbeed6', soft, WHITE);
  const back = closed('-140,160! -132,90 -112,40 -84,4 -60,-14! 40,0! 66,40 84,90 92,160!');
  black(back, 22);
  art.clip(box.place(back), () =>
    white(closed('20,0! 44,8 62,34 74,70! 86,110 90,160! 44,160! 40,120! 26,96 30,70! 14,44 18,24!'), 10),
  );
  strokes(
    box,
    ['-96,60 -106,96 -104,140', '-60,40 -72,80 -68,130', '-22,50 -30,90 -24,130'],
    3,
    '#5a4660',
    0.2,
  );
  const leg = limb('64,130 96,98 122,56 138,6', [32, 25, 20, 16], 16);
  black(leg, 9);
  const paw = closed(
    '118,22! 118,-2 122,-22 132,-34! 138,-42 148,-40 150,-34! 158,-38 166,-32 164,-24! 170,-16 168,-2 162,10 154,26!',
  );
  white(paw, 8);
  strokes(box, ['150,-34 148,-26 144,-20', '164,-24 160,-18 155,-14'], 2, '#7a6070', 0);
  head(art, x - 14, y - 50);
}

/** In profile, lifted to the light. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.12, { rot: -24 });
  const black = (path: Path, soft: number): void => byFlame(art, box.place(path), '#35293f', soft, BLACK);
  black(closed('2,-46! 16,-78 34,-98! 44,-76 46,-52 40,-34!'), 6);
  const skull = closed(
    '-62,64! -72,34 -72,0 -58,-32 -34,-50 0,-54 28,-46 46,-32 57,-16! 68,-4 80,4 87,9! 88,16 83,20! 87,27 85,36 76,41! 74,49 62,54 48,54! 36,66 16,70! 14,82 -4,88!',
  );
  black(skull, 16);
  art.clip(box.place(skull), () =>
    byFlame(
      art,
      box.place(closed('62,2! 76,4 96,6! 100,60! 40,70! 36,66! 38,54 44,38 52,30 58,20!')),
      '#fbeed6',
      7,
      WHITE,
    ),
  );
  const ear = closed('-56,-26! -60,-66 -50,-104! -24,-86 -4,-62 4,-44! -10,-34 -34,-30!');
  black(ear, 8);
  box.fill(closed('-34,-38! -44,-66 -46,-88! -28,-74 -14,-58 -8,-46!'), '#8f4a5c');
  box.blot(
    ['-36,-40 -38,-58 -42,-76', '-28,-40 -28,-54 -34,-68', '-18,-42 -20,-50 -24,-58'].map((hair, i) =>
      ink(curve(hair), 2.6, i, 0.1),
    ),
    '#35293f',
  );
  // a wide eye
  const eye = closed('20,-8! 26,-22 40,-26 52,-17! 52,-6 44,2 32,2!');
  box.fill(closed('14,-7! 24,-27 42,-31 56,-18! 55,-4 45,6 30,6!'), '#14101f');
  box.fill(eye, box.radial(46, -12, 32, ramp(0, '#fff2a8', 0.45, '#e9bd4e', 1, '#98782e')));
  art.clip(box.place(eye), () => void box.fill(ellipse(44, -12, 8.4, 14), '#170f20'));
  box.blot([ellipse(47.6, -17, 3.4, 3.8), ellipse(36, -3, 2, 1.6)], '#fffdf0');
  // nose, mouth, whiskers
  box.fill(closed('78,3! 88,8 88,15 82,18 77,12!'), '#d0717c');
  box.blot([ink(curve('82,19 78,27 68,30 60,28'), 2.4, 1, 0)], '#4a2c3c');
  box.blot(
    ['72,22 100,16 132,20', '72,26 102,28 130,40', '70,30 96,40 116,58', '36,-32 52,-52 72,-62'].map(
      (hair, i) => ink(curve(hair), 1.9, i, 0.06),
    ),
    '#fff0cc',
  );
  box.blot([ellipse(68, 17, 1.4), ellipse(64, 22, 1.4), ellipse(70, 24, 1.4)], '#a08a90');
}
