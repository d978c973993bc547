import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { SKIN } from './driver.ts';
import { BRASS } from './form.ts';

const HAIR = { base: '#3a1e2a', mid: '#5c2f34', lit: '#8e4e3c', line: '#1e0e1a' } as const;

const head = (art: Art): Local => local(art, 289, 227, 0.98, { rot: 3 });

const FACE =
  '-30,-34 -10,-46 12,-46 26,-36 31,-22! 30.4,-15 28.4,-8.6! 31,-3 32,3.6! 31.4,11 29.6,18 28,24! 28,30 26.4,36 22.6,42! 18,46.6 11,48 4,46.6! -6,41.6 -17,35 -25,28! -29,20 -32,8 -34,-2 -35,-12';

/** Three quarters to the right; looks past us to where the arm points. The front of it is in the sun, the side is not. */
export function face(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    SKIN.base,
    // one side of it in the sun: brow, the nose's ridge, far cheek, chin
    [
      '7,-48! 4,-36 6,-25 11,-17 13,-9 13.6,0 14,8 14.6,15.4! 20,16 18,20 14,22! 14,27 15,31 12,35.4 9,41 8,50! 44,50! 44,-50!',
      SKIN.lit,
    ],
    // the other turned from it: temple, cheek and jaw; deepest under the hair and along the jaw's edge
    [
      '-46,-50! -10,-50 -8,-38 -14,-26 -20,-14 -19,-4 -14,5 -13,12 -17,19 -15,26 -6,34 3,42 6,58! -46,60!',
      SKIN.mid,
    ],
    ['-50,-50! -27,-46 -24,-24 -29,-8 -28,6 -24,20 -14,31.6 -3,39 6,44.6! 4,64 -50,50!', SKIN.dusk],
    // both sockets under the brow
    ['-18,-9! -10,-12.6 0,-13 9,-10.6! 8.6,-4 4,-0.4 -5,1.6 -13,0!', SKIN.mid],
    ['14.6,-10.6! 20,-12.8 29,-11.6 28.4,-5! 25,-2 20,-2 16,-4.6!', SKIN.base],
    // the nose: its near side, what it keeps from the lip
    ['9,-11! 8,-2.3 8,4 4.6,9.9 5,14.4 10,16.8 14.6,15.7! 14,6.7 13.4,-2.3 13,-10!', SKIN.mid],
    ['7,15.4! 12,18.4 17,18.4 21.4,15.4! 17,15.4 12,15.5', SKIN.dusk],
    // under the lip, and the chin's ball in the sun again
    ['7,32.8! 14,34 20.4,32.4! 18.6,35.8 12,36.4', SKIN.base],
    {
      along: ['26,-36 31.4,-22 30.4,-15', '28.4,-8.6 32,3.6 31.4,11', '29.6,18 28,24 26.4,36 22.6,42'],
      paint: '#fff0c4',
      width: 2.6,
    },
  );
  eye(box, -4.4, -4.6, 0.94);
  eye(box, 20.8, -5.9, 0.68);
  box.blot(
    ribbon(curve('-18.6,-12 -10,-15.4 0,-15.4 8,-13'), 4.6, { start: 0.15, end: 0.5, samples: 12 }),
    HAIR.base,
  );
  box.blot(
    ribbon(curve('15.4,-13.6 21,-16.2 28.6,-14.8'), 3.8, { start: 0.6, end: 0.2, samples: 10 }),
    HAIR.base,
  );
  box.fill(closed('2.6,26.3! 8,23.8 12.6,24.7 15.8,23.8 19,24.5 22.4,25.4! 17,27 13,27.4 8,27'), '#9a4c44');
  box.fill(closed('4.6,27! 9,27.6 13.4,27.8 18,27 21.2,26.3! 19,29.9 13.6,31.5 8,30.3'), '#c47a62');
  box.fill(closed('13,28.3! 18,27.8 20,27.8 17,30.1 13.6,30.5!'), '#e2a07e');
  strokes(box, ['1.6,25.6 6,26.7 13.2,27.6 17.4,26.9 23,25.2'], 1.5, '#4a1424', 0);
  strokes(box, ['7.4,10.8 5.2,13.5 7.2,16.1', '12.4,17 15.4,15.9'], 1.1, SKIN.line, 0);
}

/** Wide open under a heavy lid. */
function eye(box: Local, x: number, y: number, width: number): void {
  const at = (u: number, v: number): string => `${x + u * width},${y + v}`;
  const lids = closed(
    `${at(-8.6, 0.6)}! ${at(-3.4, -3.4)} ${at(3, -3.6)} ${at(8.6, 0.2)}! ${at(4, 3)} ${at(-3, 3.2)}`,
  );
  box.fill(lids, '#f0dcc2');
  box.clip(lids, () => {
    box.fill(closed(`${at(-10, -6)}! ${at(10, -6)}! ${at(10, -1.4)}! ${at(-10, -0.6)}!`), '#a9877e');
    box.fill(ellipse(x + 3.4 * width, y - 0.2, 4.5 * (0.45 + width * 0.55), 4.6), '#4a2c1c');
    box.fill(ellipse(x + 3.8 * width, y - 0.2, 2, 2.2), '#1e0e1a');
    box.fill(ellipse(x + 5.2 * width, y - 1.8, 1.2, 1.2), '#fff8e6');
  });
  box.blot(
    ribbon(curve(`${at(-9.8, 0.8)} ${at(-3.4, -3.9)} ${at(3, -4.1)} ${at(9.2, 0.2)}`), 2.8, {
      start: 0.3,
      end: 0.5,
      samples: 12,
    }),
    HAIR.line,
  );
  strokes(
    box,
    [`${at(-5, 4.4)} ${at(0, 4.8)} ${at(6, 3.6)}`, `${at(-8, -4)} ${at(-1, -7.4)} ${at(6, -6.6)}`],
    0.9,
    SKIN.line,
    0,
  );
}

/** What the wind takes back, to the left. */
export function hairBehind(art: Art): void {
  const box = head(art);
  flat(
    box,
    '-10,-52! -36,-50 -52,-34 -62,-14 -80,-6 -104,-10! -92,6 -108,22! -84,24 -94,44! -70,42 -76,64! -50,58 -30,66! -20,44 -24,10',
    HAIR.base,
    ['-30,-50 -56,-30 -66,-10 -104,-10 -70,8 -40,0 -30,-20', HAIR.mid],
  );
  strokes(
    box,
    ['-40,-30 -58,-8 -90,0', '-36,-10 -56,12 -96,18', '-32,8 -50,30 -84,36', '-28,26 -44,46 -66,56'],
    INK.form,
    HAIR.line,
    0.1,
  );
}

/** From the parting over brow and ear. */
export function hair(art: Art): void {
  const box = head(art);
  flat(
    box,
    '20,-46! 6,-56 -14,-58 -34,-50 -46,-32 -48,-8 -44,14 -38,32 -34,44! -32,26 -30,10 -24,-6 -14,-20 0,-32 12,-38! 24,-36 31,-26! 30,-38',
    HAIR.base,
    ['20,-48 4,-58 -18,-58 -34,-46 -26,-34 -8,-38 10,-42', HAIR.mid],
    ['26,-40 8,-52 -8,-54 -4,-46 12,-44', HAIR.lit],
    { along: ['31.4,-26 29,-38 20,-47'], paint: '#f0b078', width: 3 },
  );
  strokes(
    box,
    ['12,-42 -10,-38 -28,-18 -36,12', '4,-50 -20,-44 -38,-22 -42,8', '-30,-2 -36,18 -36,36'],
    INK.detail,
    HAIR.line,
    0.1,
  );
}

/** A band of points, a star over the brow. */
export function crown(art: Art): void {
  const box = head(art);
  flat(
    box,
    '-45,-26! -52,-44 -48,-58! -36,-48 -32,-54 -28,-72! -16,-58 -10,-62 -2,-80! 8,-62 14,-60 22,-72! 26,-56 30,-54 38,-60! 37,-44 34,-30! 26,-38 12,-42 -8,-42 -28,-36',
    BRASS.base,
    ['-45,-24 -54,-44 -48,-60 -36,-46 -28,-72 -20,-56 -16,-40 -30,-34', BRASS.dark],
    ['-18,-60 -8,-60 -2,-80 -2,-44 -16,-40', BRASS.mid],
    ['14,-62 22,-72 26,-56 38,-60 38,-44 34,-28 24,-38 16,-42', BRASS.lit],
    { along: ['38.4,-60 37.6,-44 34.4,-30', '22,-72.6 26.4,-56'], paint: '#fffbe0', width: 3 },
  );
  strokes(box, ['-43,-32 -26,-42 -6,-47.6 14,-47.6 28,-43 35,-36'], INK.form, BRASS.dark, 0);
  box.fill(starPath(8, -56, 5, 8.4, 3.4, 4), '#fffbe8');
}
