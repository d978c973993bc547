import { fringe, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

export const SKIN = { fill: '#eeb07e', shade: '#a8685c', rim: '#fff0c4' } as const;

const [X, Y, SCALE, TILT] = [188, 520, 0.96, 4];

const FACE = closed(
  '14,-48! 30,-40 38,-29 41.6,-16! 41,-8 38.4,-1 40,4 44.6,9 49.8,13 51.4,16.6 49,19.6 44,21! 44.2,23.4 46.2,26! 44.6,28.2! 45.6,31 43.6,33.6! 41,36! 42.4,40 41,46 35,51 26,53.4 12,50 0,44! -6,60 -40,60 -40,0 -20,-40',
);

const HAIR = closed(
  '34,-30! 32,-44 18,-55 -4,-60 -28,-54 -46,-38 -54,-14 -52,8 -44,24 -34,38! -28,34 -26,40! -20,32 -18,24 -14,10! -8,0 -4,-8! 0,-2 2,4! 6,-6 8,-16! 12,-12 13,-6! 18,-16 20,-26! 24,-22 26,-17! 30,-22 32,-27',
);

/** What of the head keeps the fire from the wall. */
export const headOutline: readonly Path[] = [FACE, HAIR].map((path) =>
  path.scale(SCALE).rotate(TILT).translate(X, Y),
);

/** In profile, small and round; it hardly dares to breathe. */
export function childHead(art: Art): void {
  const box = local(art, X, Y, SCALE, { rot: TILT });
  const put = (path: Path): Path => box.place(path);
  toned(art, put(closed('-26,30! -24,66 10,70 14,40!')), { ...SKIN, fill: '#b9785e', soft: 8 });
  toned(art, put(FACE), { ...SKIN, soft: 3, rimWidth: 1.5 }, () => {
    // the fire stands before and below: the back of the cheek, the temple, under the brow are away from it
    box.fill(
      closed('-44,-40! 10,-50 26,-36 28,-22 22,-12 12,-8 10,6 14,20 12,34 4,46 -4,62 -50,62!'),
      '#d08e68',
    );
    box.fill(closed('-44,-40! -4,-50 2,-20 -2,0 2,20 -2,40 -8,62 -50,62!'), '#a8685c');
    box.fill(closed('37,-8! 30,-12 22,-10 18,-4! 26,0 34,0'), '#d08e68');
    box.fill(closed('12,16! 20,13 29,15 33,21 29,27 20,29 12,25'), '#ee9468', 0.55);
    // the underside of the nose, and what lies below the lip
    box.fill(closed('51,17! 47,17 42.6,16 41,19 43,21.6! 49,20.4'), '#c8825e');
    box.fill(closed('44,34! 38,34 35,36 39,38.4 42,37'), '#d4966c');
  });
  // the eye is on its guest
  const white = closed('36,2! 32,-5.6 25,-7.4 17.6,0! 23,6 31,6.4');
  box.fill(white, '#fff4e0');
  box.clip(white, () => {
    box.fill(ellipse(31, 0.4, 5.4, 6.6), '#3a1e1e');
    box.fill(ellipse(32.8, -2, 1.9, 2), '#fffdf2');
    box.fill(ellipse(30, 4, 1.4, 1.2), '#c98a4a');
  });
  box.blot(
    ribbon(curve('37.4,2.4 32,-6.6 24,-8.4 15.6,1'), 2.8, { start: 0.4, end: 0.3, samples: 14 }),
    '#2a1820',
  );
  strokes(box, ['34,7.6 28,8.6 23,7.4'], INK.detail, '#7a4040', 0.1);
  box.blot(
    ribbon(curve('38,-15 31,-19.4 23,-18.4 16,-13'), 3, { start: 0.5, end: 0.2, samples: 12 }),
    '#3a2228',
  );
  strokes(box, ['46.4,18.6 43.6,17.4 42,15 42.6,12.4'], INK.detail, '#a0584a', 0);
  box.fill(closed('45,28! 40,27.4 35.6,28.8! 40,30.4 44.8,30.6!'), '#6b2430');
  box.fill(closed('44.6,24! 45.8,26 44.8,28! 40,27.2 36,28.6! 40,25.6'), '#cd8064');
  box.fill(closed('37,29.6! 40.6,30.8 45,30.6! 44.8,32.8 41.4,34 38.6,32.6'), '#dc9070');
  hair(box, art, put);
  earmuffs(art, put);
}

function hair(box: ReturnType<typeof local>, art: Art, put: (path: Path) => Path): void {
  toned(art, put(HAIR), { fill: '#3c2630', shade: '#20182c', soft: 9, rim: '#e89a5c', rimWidth: 1.8 }, () => {
    box.fill(closed('36,-30! 30,-42 12,-50 -2,-52! 6,-36 6,-14 4,6! 40,6'), '#5c3836');
  });
  strokes(
    art,
    [
      '26,-42 28,-34 27,-24',
      '12,-50 16,-36 14,-18',
      '-4,-54 4,-38 4,-10',
      '-24,-48 -16,-30 -10,-8',
      '-40,-32 -34,-10 -24,14',
      '-48,-10 -44,8 -36,24',
    ].map((line) => put(curve(line))),
    INK.form,
    '#7a4a44',
    0.15,
  );
}

/** Wool over the ears. */
function earmuffs(art: Art, put: (path: Path) => Path): void {
  art.blot(
    [ribbon(put(curve('-8,4 -13,-20 -12,-44 -7,-61')), 6.4, { start: 1, end: 0.5, samples: 14 })],
    '#8a3a3a',
  );
  art.blot(
    [ribbon(put(curve('-6,2 -11,-20 -10,-44 -6,-60')), 1.8, { start: 1, end: 0.6, samples: 14 })],
    '#e8946a',
  );
  const pad = put(curve(RING));
  const fuzz = (seed: string, turn: number, length: [number, number]): Path[] =>
    fringe(RING, turn, { count: 44, length, width: 4.4, seed, bare: 0.15 }).map(put);
  art.blot(fuzz('wool', -66, [5, 12]), '#c2606a').blot(fuzz('wool too', -110, [4, 9]), '#dd8268');
  toned(art, pad, { fill: '#ef9a74', shade: '#c2606a', soft: 6 });
  art.blot(fuzz('nap', 62, [6, 12]), '#dd8268');
  strokes(
    art,
    ['-15,2 -12,-3 -7,-6', '-3,14 2,12 5,8'].map((line) => put(curve(line))),
    INK.form,
    '#b8525a',
    0.1,
  );
}

const RING = '-8,-13 2,-11 9,-4 11,6 7,16 -3,22 -14,20 -22,13 -24,3 -19,-7 -8,-13';
