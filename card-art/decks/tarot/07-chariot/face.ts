import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { SKIN } from './driver.ts';
import { BRASS } from './form.ts';

const HAIR = { base: '#3a1e2a', mid: '#5c2f34', lit: '#8e4e3c', line: '#1e0e1a' } as const;

const head = (art: Art): Local => local(art, 289, 227, 0.98, { rot: 3 });

const FACE =
  '-30,-34 -10,-46 12,-46 26,-36 31,-22! 30.4,-15 28,-8.6! 30.4,-3.2 31.8,3.1! 31.2,9.4 29,15.7 27.2,21.1! 27.4,25.6 25.6,31 21.8,36.4 16,41.4 9.6,44 2,43.2 -8,37.3 -18,28.3 -26,16.6 -31,4.9 -35,-12';

/** Three quarters to the right; looks past us to where the arm points. The front of it is in the sun, the side is not. */
export function face(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    SKIN.base,
    // temple, cheek and jaw in one; the deepest under hair and jaw
    [
      '-46,-50! -8,-48 0,-36 0,-24 -8,-16 -16,-10 -18,-3.2 -13,4.9 -7,11.2 -9,19.3 -13,26.5 -6,34.6 2,40.9 6,58! -46,60!',
      SKIN.mid,
    ],
    ['-50,-50! -26,-46 -22,-26 -29,-8 -28,4.9 -20,17.5 -19,26.5 -8,37.3 2,47.2! -20,66 -50,35.5!', SKIN.dusk],
    // both sockets under the brow
    ['-18,-10! -10,-13 0,-13 8,-9! 8,-3.2 4,0.4 -5,2.2 -13,0.4!', SKIN.mid],
    ['15,-9! 20,-12.6 29,-11 28.4,-4.1! 25,-1.4 20,-1.4 16,-4.1!', SKIN.mid, 0.8],
    // brow, far cheek, upper lip and chin look into the sun
    ['6,-41! 16,-45 27,-36 31,-21! 25,-17 15,-18 7,-23!', SKIN.lit],
    ['23,3.1! 30,-0.5 33,4.9 30,14.8 26,22! 23,14.8 21,9.4', SKIN.lit],
    ['7,37.3! 13,35.3 19,35.9 17,40 12,42.3 8,41.3!', SKIN.lit],
    // the nose: its near side, its ridge, what it keeps from the lip
    ['9.6,-10! 8.4,-2.3 8.4,4 5,9.9 5.6,14.4 10,16.6 14,15.7! 14,6.7 13.4,-2.3 13,-10!', SKIN.mid],
    ['13,-10! 16.4,-8 19,1.3 22.4,9.4 21.6,14.4! 17,14.4 14,8.5 13.4,-0.5', SKIN.lit],
    ['7.4,15.2! 12,18 17,18.2 21.2,15.2! 17,15.2 12,15.3', SKIN.dusk],
    ['8,32.6! 14,33.7 20,32.1! 18,35 12,35.5', SKIN.mid],
    {
      along: ['26,-36 31.4,-22 30.4,-15', '28,-8.6 31.8,1.3 31.8,8.5', '28.6,17.5 27.4,25.6 21.8,36.4'],
      paint: '#fff0c4',
      width: 3.4,
    },
  );
  eye(box, -4.6, -5, 1);
  eye(box, 20.6, -6, 0.7);
  box.blot(
    ribbon(curve('-19,-11.4 -10,-16.2 0,-15.6 8,-11.8'), 4.6, { start: 0.15, end: 0.5, samples: 12 }),
    HAIR.base,
  );
  box.blot(
    ribbon(curve('15.4,-12.4 21,-16 28.6,-14.8'), 3.8, { start: 0.6, end: 0.2, samples: 10 }),
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
    `${at(-8.4, 1.2)}! ${at(-3, -3.6)} ${at(3, -4)} ${at(8.6, 0.4)}! ${at(4, 3.4)} ${at(-3, 3.8)}`,
  );
  box.fill(lids, '#f0dcc2');
  box.clip(lids, () => {
    box.fill(closed(`${at(-10, -6)}! ${at(10, -6)}! ${at(10, -1.4)}! ${at(-10, -0.6)}!`), '#a9877e');
    box.fill(ellipse(x + 3.4 * width, y - 0.2, 4.5 * (0.45 + width * 0.55), 4.6), '#4a2c1c');
    box.fill(ellipse(x + 3.8 * width, y - 0.2, 2, 2.2), '#1e0e1a');
    box.fill(ellipse(x + 5.2 * width, y - 1.8, 1.2, 1.2), '#fff8e6');
  });
  box.blot(
    ribbon(curve(`${at(-9.6, 1.8)} ${at(-3, -4)} ${at(3, -4.4)} ${at(9.2, 0.4)}`), 2.8, {
      start: 0.3,
      end: 0.5,
      samples: 12,
    }),
    HAIR.line,
  );
  strokes(
    box,
    [`${at(-5, 4.8)} ${at(0, 5.2)} ${at(6, 3.6)}`, `${at(-8, -4)} ${at(-1, -7.4)} ${at(6, -6.6)}`],
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
