import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { SKIN } from './driver.ts';
import { BRASS } from './form.ts';

const HAIR = { base: '#3a1e2a', mid: '#5c2f34', lit: '#8e4e3c', line: '#1e0e1a' } as const;

const head = (art: Art): Local => local(art, 289, 227, 0.98, { rot: 3 });

const FACE =
  '-30,-34 -10,-46 12,-46 26,-36 31,-22! 31,-14 28.6,-8! 30,-2 32.6,4! 31.4,12 28.6,20 27.2,29 24.4,36 19.4,43 13,47.4 6.4,48 0,45.6 -11,37.6 -21.6,25 -29,10 -35,-12';

/** Three quarters to the right; looks past us to where the arm points. */
export function face(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    SKIN.base,
    ['-40,-40 -8,-46 -2,-26 -6,-12 0,0 4,8 2,16 -2,26 0,36 2,44 4,56 -40,50', SKIN.mid],
    ['-44,-34 -26,-34 -20,-16 -22,0 -16,8 -10,14 -12,24 -8,33 0,40 6,45 10,56 -20,64 -48,30', SKIN.dusk],
    // the cheek under its bone, the near side of the nose, under the lip, the sockets
    ['-34,4 -16,8 -4,15 -1,24 -5,32 -4,39 0,50 -24,52 -42,24', SKIN.dusk, 0.55],
    ['13,-12 8,-6 9,4 8,13 11,17 16,15 15,4 14,-6', SKIN.mid],
    ['8,13 12,19 18,19.6 21,17 17,14.6 13,15.6', SKIN.dusk],
    ['5,37.6 14,39.4 20.6,36.8 17.6,41 9.6,41.6', SKIN.mid],
    ['-16,-10 -4,-14 8,-11 6,-4 -4,-2 -14,-3', SKIN.dusk, 0.7],
    ['15,-12 24,-14 29,-11 28,-5 20,-4', SKIN.mid],
    ['18,20 28,6 31,12 28,22 25,32 20,28', SKIN.lit],
    ['-2,-40 14,-44 26,-34 29,-22 16,-20 4,-24', SKIN.lit],
    ['10,42.6 17,41 18.6,44 13,46.6', SKIN.lit, 0.8],
    {
      along: ['26,-36 31.4,-22 31.4,-14', '29,-8 33.6,4 32,12', '28.6,20 24.8,33.6 19.4,42'],
      paint: '#fff0c4',
      width: 3.6,
    },
  );
  eye(box, -5, -6, 1);
  eye(box, 20.4, -7.4, 0.72);
  box.blot(
    ribbon(curve('-18,-13 -8,-17.4 2,-15 9,-11.4'), 4.2, { start: 0.2, end: 0.4, samples: 10 }),
    HAIR.base,
  );
  box.blot(ribbon(curve('16,-12.4 21,-16 29,-15'), 3.6, { start: 0.5, end: 0.2, samples: 10 }), HAIR.base);
  box.fill(closed('1.6,30! 8,27.4 12.6,28.6 16.6,27 23,29! 17,31 13,32 8,31.4'), '#8e3f40');
  box.fill(closed('4.6,31.6! 13,31.8 21.6,30.4! 18.4,35 12.6,36.6 7.4,35'), '#b06053');
  strokes(box, ['0.6,29.6 7,30.8 13,31.6 17,30.6 23.6,28.8'], 1.6, '#4a1424', 0);
  strokes(box, ['15.6,-8 17,2 20.6,11 20,16.4', '9.6,14 8,16.6 10,18.6', '13,18.6 16,17.4'], 1, SKIN.line, 0);
}

function eye(box: Local, x: number, y: number, width: number): void {
  const at = (u: number, v: number): string => `${x + u * width},${y + v}`;
  const lids = closed(
    `${at(-8, 1)}! ${at(-2, -3.2)} ${at(4, -3)} ${at(8.4, 0.8)}! ${at(3, 3.4)} ${at(-3, 3.6)}`,
  );
  box.fill(lids, '#e9cdb2');
  box.clip(lids, () => {
    box.fill(ellipse(x + 4.8 * width, y - 0.3, 4.3 * (0.4 + width * 0.6), 4.6), '#3a2418');
    box.fill(ellipse(x + 5.8 * width, y - 1.8, 1.2, 1.2), '#fff8e6');
  });
  strokes(box, [`${at(-9.4, 1.6)} ${at(-2, -3.8)} ${at(4, -3.6)} ${at(9, 0.8)}`], 2.2, HAIR.line, 0);
  strokes(
    box,
    [`${at(-5, 4.6)} ${at(0, 5.4)} ${at(5, 4.2)}`, `${at(-8, -3.6)} ${at(-1, -7)} ${at(6, -6)}`],
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
