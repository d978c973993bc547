import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { BRASS } from './form.ts';
import { SKIN } from './skin.ts';

const HAIR = { base: '#3a1e2a', mid: '#5c2f34', lit: '#8e4e3c', line: '#1e0e1a' } as const;

const head = (art: Art): Local => local(art, 260, 234, 0.84, { rot: -7 });

const FACE =
  '-20,-40! 6,-48 20,-44 27,-37 30,-27 30.4,-19! 30,-14.6 27.4,-10.4! 30,-4 34.6,5 40,13.4! 41,16.6 38.6,18.8 33,19.6! 31.6,22 32.8,24.6! 35.2,26.6 34.8,28.6 31.8,29.6! 34,31.4 33.6,34 30.2,35.8! 30,38 33.2,42 32.6,47.4 27,51.6! 18,52.4 8,49 -4,43 -14,35.6 -19,25! -24,8 -28,-20';

/** In profile, to where the arm points. The front of it is in the sun, the side to the storm is not. */
export function face(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    SKIN.base,
    // in the sun: brow, the nose's ridge, the cheek under the eye, lips and chin
    [
      '14,-50! 17,-38 18,-28 22,-19 26,-12! 24.6,-6 26,0 20,2 11,3! 9,9 13,17 20,20 22,26 21,31 23,37 20,44 17,54! 50,54! 50,-50!',
      SKIN.lit,
    ],
    // turned from it: temple, the hollow under the cheekbone, jaw; deepest along the jaw's edge and before the ear
    ['-40,-50! 2,-46 4,-34 8,-24 6,-12 4,-3 2,7 5,17 9,26 11,34 14,43 18,56! -40,60!', SKIN.mid],
    ['-40,-50! -8,-44 -4,-26 -5,-12 -5,2 -7,14 -5,26 0,36 9,44 17,54! -40,60!', SKIN.dusk],
    // the socket under the brow, the nose's side, its wing and what it keeps from the lip
    ['6,-11! 14,-14.4 22,-14.6 27.6,-11! 25.4,-7 25,-1 20,2 12,1.4 6,-2!', SKIN.mid],
    ['25.4,-8! 26,0 28,7 27,12 27.6,17 31,19.6! 34,17 33.6,11 30,4 27.6,-3!', SKIN.base],
    ['27.4,13! 29.6,11.6 32.4,13.4 33.4,17 31.6,19.4 28.4,18.6!', SKIN.base],
    ['32,17.8! 35,16.4 38.6,17.4 38.4,19.4 32.4,20.4!', SKIN.dusk],
    ['28.6,20! 32.4,19.6 32,22 32.6,24.4! 29.6,24.4 27.6,22.4!', SKIN.base],
    // under the lip
    ['24,34.6! 29,36 31,35! 30.4,38.4 27,38.8', SKIN.base],
    {
      along: [
        '27,-37 30.6,-27 30.6,-19',
        '27.4,-10.4 30.2,-4 34.8,5 40.4,13.4',
        '30,38 33.4,42 32.8,47.4 27,51.8',
      ],
      paint: '#fff0c4',
      width: 3,
    },
  );
  eye(box);
  box.blot(
    ribbon(curve('3,-11.6 11,-16 20,-16.8 28.6,-13.6'), 4.2, { start: 0.2, end: 0.7, samples: 12 }),
    HAIR.base,
  );
  box.fill(closed('22.6,29.4! 27,27.4 32.8,24.8! 35.2,26.6 34.8,28.6 31.8,29.6 27,29.8'), '#9a4c44');
  box.fill(closed('23.6,29.8! 28,30 31.8,29.7! 34,31.4 33.6,34 30.2,35.4 26.4,33.4'), '#c47a62');
  box.fill(closed('30,31! 33.4,31.2 33.2,33.4 30.4,34 29,32.6!'), '#e2a07e');
  strokes(box, ['21.6,30.6 24,29.4 28,30 32.4,29.6'], 1.6, '#4a1424', 0);
  strokes(box, ['27.8,12.6 26.8,15.6 28.6,18.8'], 1.2, SKIN.line, 0);
}

/** From the side, a wedge under a heavy lid. */
function eye(box: Local): void {
  const lids = closed('10,-3! 14,-5.8 21.4,-7.4! 23,-5 22,-2! 17,-1 13,-1.6');
  box.fill(lids, '#f0dcc2');
  box.clip(lids, () => {
    box.fill(closed('8,-10! 26,-12! 24,-5.8! 10,-2.6!'), '#a9877e');
    box.fill(ellipse(20.2, -4.4, 3.3, 4.4), '#4a2c1c');
    box.fill(ellipse(21.2, -4.4, 1.7, 2.4), '#1e0e1a');
    box.fill(ellipse(21.4, -5.6, 0.8, 0.9), '#fff8e6');
  });
  box.blot(
    ribbon(curve('8,-1.6 11.6,-4.6 16,-7 22.8,-7.8'), 2.8, { start: 0.3, end: 0.6, samples: 12 }),
    HAIR.line,
  );
  strokes(box, ['12,-0.8 16.6,0.6 21.6,-1', '9.4,-7.6 15,-10.4 22,-11'], 0.9, SKIN.line, 0);
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

/** Out of the brow, back past the ear. */
export function hair(art: Art): void {
  const box = head(art);
  flat(
    box,
    '-13,-9! -8,-12 -4,-9 -4,-3 -6,4 -8,12 -13,17 -17,14 -18,4 -17,-5!',
    SKIN.mid,
    ['-20,-8! -12,-8 -9,-3 -11,6 -14,12 -12,20! -24,16!', SKIN.dusk],
    { along: ['-8,-12 -4,-9 -4,-3 -6,4'], paint: SKIN.base, width: 3 },
  );
  flat(
    box,
    '24,-42! 8,-56 -14,-58 -34,-50 -46,-32 -48,-8 -44,14 -38,32 -34,44! -28,34 -24,22! -18,14 -18,2 -17,-6 -12,-11 -7,-12! -3,-10 -1,-2 1,-6 1,-18 4,-28 12,-36! 20,-37 28,-32!',
    HAIR.base,
    ['24,-42 8,-58 -18,-58 -34,-46 -22,-40 -4,-38 14,-37', HAIR.mid],
    ['27,-38 8,-52 -8,-54 0,-44 16,-40', HAIR.lit],
  );
  strokes(
    box,
    [
      '12,-38 -4,-32 -18,-16 -26,6 -32,22',
      '4,-50 -20,-44 -36,-20 -40,10',
      '-2,-22 -12,-16 -20,-6',
      '-30,-2 -36,18 -36,36',
    ],
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
    '-45,-26! -52,-44 -48,-54! -37,-46 -32,-50 -28,-65! -16,-54 -10,-57 -2,-71! 8,-57 14,-56 22,-66! 26,-53 30,-51 38,-57! 37,-44 34,-30! 26,-38 12,-42 -8,-42 -28,-36',
    BRASS.base,
    ['-45,-24 -54,-44 -48,-56 -36,-44 -28,-65 -20,-53 -16,-40 -30,-34', BRASS.dark],
    ['-18,-55 -8,-56 -2,-71 -2,-44 -16,-40', BRASS.mid],
    ['14,-57 22,-66 26,-53 38,-57 38,-44 34,-28 24,-38 16,-42', BRASS.lit],
    { along: ['38.4,-57 37.6,-44 34.4,-30', '22,-66.6 26.4,-53'], paint: '#fffbe0', width: 3 },
  );
  strokes(box, ['-43,-32 -26,-42 -6,-47.6 14,-47.6 28,-43 35,-36'], INK.form, BRASS.dark, 0);
  box.fill(starPath(20, -52, 5, 7.6, 3.1, 4), '#fffbe8');
}
