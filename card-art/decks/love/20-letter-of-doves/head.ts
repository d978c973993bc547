import { flat, INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';

const SKIN = { lit: '#f2bd88', fill: '#cb8f66', half: '#a96f4f', shade: '#7f4e3b', line: '#4c2824' } as const;
const HAIR = { mass: '#2a2325', lock: '#4a3530', lit: '#b98056' } as const;

const CURLS = [
  [-26, -40, 13],
  [-14, -51, 16],
  [6, -56, 18],
  [28, -50, 18],
  [44, -33, 18],
  [50, -11, 17],
  [45, 9, 14],
  [33, 23, 10],
  [18, -27, 27],
  [28, -6, 19],
] as const;

/** A boy's head in profile, thrown back: he laughs up at the bird, and what is left of the day is on his face. */
export function head(art: Art, [x, y]: readonly [number, number], scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const face =
    '-28,-40! -36,-26 -39,-13! -37.4,-6 -42,4 -49,13! -50.4,16.6 -47.6,19.4 -41.8,20.4! -43.4,24 -45.4,26.8! -43.6,28.8! -38,29.6! -35,33.6 -36,39! -38.8,39.8! -39.4,42.4 -37,45.4! -38.6,49 -37.4,55 -31,59.6 -17,57 2,47 20,38 34,10 22,-44!';
  flat(box, face, SKIN.fill);
  within(
    box,
    face,
    // the temple, the hollow of the cheek and the jaw turn from the light
    ['-8,-44! -14,-24 -12,-8 -20,4 -14,14 -17,26 -13,38 -22,50 -30,62! 40,62! 40,-50!', SKIN.half],
    ['6,-30! 4,-4 0,10 2,24 -6,36 -18,44 -22,60! 40,62! 40,-30!', SKIN.shade],
    // forehead, the ridge of the nose, the raised cheek, lip and chin have it
    ['-20,-46! -26,-32 -30,-18 -34,-6 -33,4 -37,12 -40,18 -60,20! -50,-46!', SKIN.lit],
    ['-37,12 -31,6.6 -23,7 -17.6,13 -18.6,20 -22,25 -27,19.4 -33,16', '#e3a878'],
    ['-48,28 -41,28 -38,22 -42,20 -50,22', SKIN.lit],
    ['-42,40 -35,44 -31,52 -28,62 -44,60', SKIN.lit],
    ['-44,19.4 -39,14.6 -36,18.4 -38.6,22.4', SKIN.half],
    ['-36,44.6 -31,42.6 -28,45 -33,47.6', SKIN.half],
  );
  mouth(box);
  eye(box);
  strokes(box, [curve('-33,18 -26.4,21 -22.4,28 -22.6,36')], INK.form, SKIN.shade, 0.1);
  hair(box);
  flat(
    box,
    '6,-6! 14,-11 21,-7 21,3 15,13 8,19! 4,13 3,2',
    SKIN.half,
    ['9,-2 14,-5 17,-1 14,7 9,12 7,4', SKIN.shade],
    { along: ['4,14 3,2 6,-6 12,-10'], paint: SKIN.lit, width: 3 },
  );
}

/** Wide open: the upper teeth, the tongue in the dark, its corner drawn up into the cheek. */
function mouth(box: Local): void {
  flat(
    box,
    '-43.6,28.8! -37,27.4 -29,27.6 -22.6,25.6! -24,34 -28,41.6 -34,44.4 -39.4,42.6! -36.4,38 -36.8,32!',
    '#a4504a',
  );
  flat(box, '-40,29.4! -34,29.2 -28,29.6 -24.4,28.4! -26,35 -30,40 -36,40.6! -35,36 -36,32!', '#47191f');
  flat(box, '-37.4,29.6! -32,29.4 -25.6,29.4! -27,32.2 -31,33.4 -35.6,33!', '#fbefd8');
  flat(box, '-36,40.4! -34.6,37.4 -31,36.8 -28.6,39.4 -32,41', '#bd6259');
}

/** Narrowed by the laugh, turned up; the brow high and soft. */
function eye(box: Local): void {
  const ball = closed('-36.6,-3.4! -33.6,-7 -27.6,-7 -22.6,-2.2! -27.4,-1 -33,-0.6');
  flat(box, ball, '#f8ecd6');
  within(box, ball, [ellipse(-32.2, -4.6, 3.5, 4.2), '#2a1917'], [ellipse(-33.2, -5.8, 1.1), '#fff6e2']);
  strokes(box, [curve('-37.8,-3.4 -33.8,-7.6 -27.4,-7.4 -20.6,-1.2')], INK.form, SKIN.line, 0);
  strokes(box, [curve('-35,2.4 -29,2.6 -23.4,0.4')], INK.detail, SKIN.shade, 0.1);
  strokes(box, [curve('-38,-16 -32.6,-20.6 -24,-20.4 -16.6,-14.4')], INK.form * 1.5, HAIR.mass, 0);
}

function hair(box: Local): void {
  const curls = CURLS.map(([x, y, r]) => ellipse(x, y, r));
  flat(box, Path.join(curls), HAIR.mass);
  flat(box, '-30,-44! -24,-28 -14,-20 -6,-6 0,10! 18,2! 18,-48!', HAIR.mass);
  for (const [x, y, r] of CURLS) {
    const arc = (size: number): Path =>
      curve(
        `${x - r * size},${y + r * 0.2} ${x - r * size * 0.6},${y - r * size * 0.75} ${x + r * 0.3},${y - r * size}`,
      );
    strokes(box, [arc(0.82), arc(0.46)], INK.form, HAIR.lock, 0.1);
    if (x < 30 && y < -24) strokes(box, [arc(0.86)], INK.form * 1.2, HAIR.lit, 0.1);
  }
}
