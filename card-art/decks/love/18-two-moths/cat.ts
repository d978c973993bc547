import { around, ink, modelled, strokes } from '../../../kit/hand/index.ts';
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
    '112,26! 116,-2 122,-22 132,-34! 138,-42 148,-40 150,-34! 158,-38 166,-32 164,-24! 170,-16 168,-2 163,10 158,34! 148,26 140,36! 130,24 120,34!',
  );
  white(paw, 8);
  strokes(box, ['150,-34 148,-26 144,-20', '164,-24 160,-18 155,-14'], 2, '#7a6070', 0);
  head(art, x - 2, y - 62);
}

/** In profile, lifted to the light. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.16, { rot: -20 });
  const black = (path: Path, soft: number): void => byFlame(art, box.place(path), '#35293f', soft, BLACK);
  black(closed('6,-44! 22,-76 44,-96! 50,-74 50,-52 44,-30!'), 6);
  // neck and head are one form
  const skull = closed(
    '-170,150! -142,108 -108,72 -86,36 -72,-2 -56,-32 -34,-49 -4,-55 26,-48 46,-34 57,-18! 68,-5 80,3 87,8! 88,15 83,19! 87,26 85,35 76,40! 73,49 62,54 50,56! 42,66 34,70! 34,96 44,124 60,150!',
  );
  const bib = closed(
    '64,-2! 76,2 100,4! 100,60! 64,66 52,72! 46,90 60,124 76,150! 30,160! 10,120 4,96! 12,90 8,80! 20,76 24,64! 36,60 44,44 52,32 57,16!',
  );
  modelled(art, around(box.place(skull), 20), { towards: [12, -12], soft: 15, ...BLACK }, () => {
    box.fill(skull, '#35293f');
    box.clip(skull, () => box.fill(bib, '#fbeed6'));
  });
  const ear = closed('-46,-34! -54,-70 -46,-110! -18,-92 2,-70 10,-46! -6,-36 -28,-32!');
  black(ear, 8);
  box.fill(closed('-26,-42! -38,-68 -41,-94! -22,-80 -8,-64 0,-48!'), '#8f4a5c');
  box.blot(
    ['-28,-42 -32,-60 -37,-80', '-21,-42 -22,-56 -28,-72', '-11,-44 -13,-52 -17,-60'].map((hair, i) =>
      ink(curve(hair), 2.6, i, 0.1),
    ),
    '#35293f',
  );
  const eye = closed('19,-7! 25,-20 37,-25 50,-18! 52,-8 44,1 31,2!');
  box.fill(closed('15,-6! 24,-23 38,-28.6 53,-20! 54.6,-6 45,4.4 30,5!'), '#130f1e');
  box.fill(eye, box.radial(47, -12, 32, ramp(0, '#fff2a8', 0.45, '#e8bd55', 1, '#98782e')));
  art.clip(box.place(eye), () => void box.fill(ellipse(43, -11, 7, 13), '#170f20'));
  box.blot([ellipse(46.6, -16, 2.8, 3.2), ellipse(34, -2.4, 1.8, 1.3)], '#fffdf0');
  // nose, mouth, whiskers
  box.fill(closed('78,2! 88,7 88,14 82,17 77,11!'), '#d0717c');
  box.blot([ink(curve('82,18 78,26 68,29 60,27'), 2.2, 1, 0)], '#4a2c3c');
  box.blot(
    ['72,21 100,15 132,19', '72,25 102,27 130,39', '70,29 96,39 116,57'].map((hair, i) =>
      ink(curve(hair), 1.9, i, 0.06),
    ),
    '#fff0cc',
  );
  box.blot([ellipse(68, 16, 1.4), ellipse(64, 21, 1.4), ellipse(70, 23, 1.4)], '#a08a90');
}
