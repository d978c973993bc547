import { flat, strokes } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, local, type Path, ribbon } from '../../../kit/pen/index.ts';

/** What he and she are painted in: skin as the dusk, its shade and the afterglow see it; hair likewise. */
export const HIS = {
  skin: '#a0634a',
  shade: '#74423a',
  light: '#f0ae74',
  line: '#5c302e',
  hair: '#a9a296',
  dark: '#77736f',
  pale: '#f4e0b4',
};
export const HERS = {
  skin: '#bf8464',
  shade: '#935a4a',
  light: '#f6c08e',
  line: '#7c463c',
  hair: '#c4bcac',
  dark: '#8f8a86',
  pale: '#fbeac4',
};

/** The light on a lock's edge: only where it faces the afterglow. */
const gleam = (course: string, width: number): Path =>
  ribbon(curve(course), width, { samples: 16, start: 0.1, end: 0.1 });

/** A shut eye seen from the side, looking along x: the lid's round, its lashes, the crease over it. */
function eye(box: Local, x: number, y: number, side: 1 | -1, lid: { tone: string; crease: string }): void {
  const at = (dx: number, dy: number, sharp = ''): string => `${x + side * dx},${y + dy}${sharp}`;
  box.fill(
    closed(`${at(-10, 1, '!')} ${at(-4, -4.6)} ${at(2, -5.4)} ${at(5.4, -1, '!')} ${at(1, 4)} ${at(-5, 4)}`),
    lid.tone,
  );
  strokes(box, [`${at(-11, 0.6)} ${at(-4, 4.4)} ${at(1.6, 4)} ${at(6, 1)}`], 2.4, '#3a2022', 0);
  strokes(box, [`${at(-8, -3)} ${at(-3, -6.4)} ${at(3.4, -6)}`], 1, lid.crease, 0.05);
}

/** His head in profile, bent to her: short grey hair, a trimmed beard, a strong nose. */
export function hisHead(on: Local, x: number, y: number): void {
  const box = local(on.art, ...on.at(x, y), 0.64 * on.scale, { rot: 26 });
  flat(
    box,
    '12,-48! 28,-41 37,-30 41,-18 41.6,-14 39.4,-7! 42.4,1 47.6,9.4 50.8,13 51.8,16.4 50.2,19.4 47,20.6! 45,22.4 45.4,26 49,30! 46,33 47,37! 46,42 47,50 40,58 26,56 6,46! -12,40 -18,10 -8,-30',
    HIS.skin,
    ['-14,-40! 12,-34 16,-16 14,4 22,18 30,26! 20,62 -20,60 -30,0', HIS.shade, 0.75],
    ['33,-12! 41,-11 40,-5! 36,1 30,-4', HIS.shade, 0.7],
    // the wing, the tip's ball before it, its underside
    ['45.4,11.6! 49,13 52,16 51,18.6 47.4,18.4 45.4,15.6!', '#c17f5a'],
    ['38.6,17.6! 40,13.4 44,13 45.6,16.6 44.6,19.6 40.6,20!', '#8a5242'],
    ['40,20! 44,19.4 48,19.4 52.6,18.6! 51,22 44,22.6!', HIS.shade],
    { side: [11, -2], paint: '#c17f5a' },
    { side: [2.8, -0.5], paint: HIS.light },
  );
  // ear
  flat(box, '-12,-6! -6,-13 3,-10 4,-2 0,6 -3,13! -9,12 -11,4', HIS.skin, [
    '-8,-4! -4,-8 0,-5 -2,2 -5,8! -8,4',
    HIS.shade,
  ]);
  flat(
    box,
    '2,-4! 8,10 14,20 24,22 34,19 43,22 47,25 48,28! 42,30 36,29 41,34 47,37! 49,46 46,56 38,63 26,64 12,58 0,46 -6,30 -4,14!',
    HIS.hair,
    ['-8,12! 4,20 12,36 26,46 36,54! 30,70 -10,60', HIS.dark],
    [gleam('47,37 48.5,46 46,57 38,63', 5), HIS.pale],
    [gleam('36,20 44,22 49,27', 3), HIS.pale],
  );
  flat(box, '37,30! 42,31 47,31 49,31! 47,34 47,36! 42,36', '#7c3f3c');
  flat(
    box,
    '14,-49! 4,-58 -20,-56 -38,-44 -48,-22 -48,-2 -43,14 -35,27! -27,29 -20,25 -16,18! -14,8 -14,-4 -10,-12! -4,-14 4,-10 5,-1! 9,-12 8,-22 14,-34',
    HIS.hair,
    ['-14,-6! -28,-14 -34,-32 -30,-50! -60,-40 -60,30 -34,40 -14,24', HIS.dark],
    [gleam('13,-48 4,-57 -20,-55 -38,-40', 6), HIS.pale],
  );
  strokes(
    box,
    ['8,-46 -8,-44 -20,-34', '8,-36 -4,-34 -12,-24', '-24,-40 -34,-22 -36,0', '-16,-24 -24,-8 -26,12'],
    1.7,
    '#5e5a5a',
    0.1,
  );
  strokes(box, ['14,28 22,38 34,46', '6,28 14,42 26,52', '28,28 36,34 42,44'], 1.6, '#716c68', 0.1);
  // brow, eye and the lines that laughing left
  box.fill(closed('25,-16! 33,-21 42,-18 44,-13! 36,-15 28,-13'), '#8d8780');
  eye(box, 34.6, -5.4, 1, { tone: '#b4765a', crease: HIS.shade });
  strokes(box, ['24,-3 19,-1 15,-2', '25,0 20,3 16,3'], 1.3, HIS.shade, 0.1);
  strokes(box, ['41.6,12.6 39.4,15.6 40.4,19.4'], 1.4, '#5c302e', 0);
}

/** Hers, lifted to him: silver hair to the jaw, swept back behind the ear. */
export function herHead(on: Local, x: number, y: number): void {
  const box = local(on.art, ...on.at(x, y), 0.6 * on.scale, { rot: -8 });
  flat(
    box,
    '-10,-48! -26,-42 -36,-29 -39,-14 -36,-6! -40,3 -46.4,11.4 -47.4,14.4 -44.4,17.6! -39.4,19.6 -39.4,23.6 -42.6,27.4! -40,30.6 -41,34! -37.6,37! -39.6,41 -39.4,46 -35.6,50.6 -28.6,52.6 -19,50.4 -8,45 4,35! 16,30 18,0 8,-36',
    HERS.skin,
    // the cheek turns away into the jaw, one form down to the chin
    ['-4,-44! -9,-18 -13,-4 -10,8 -15,21 -21,31 -21,40 -27,47 -34,54! 20,70 30,0', '#a87058', 0.75],
    ['-37,53! -29,48.6 -19,45.6 -9,39.6 0,28! 12,36 -8,56 -30,60', HERS.shade],
    ['-29,-9! -36,-9 -35,-4! -31,1 -26,-3', HERS.shade, 0.6],
    ['-35.6,15.4! -39.4,13.6 -45.6,17! -43,20 -37.4,19.4!', HERS.shade],
    ['-43,36.4! -37,35.4 -31,36.6! -34,39.4 -39,38.8!', HERS.shade, 0.7],
    // brow, bridge and cheekbone, then the chin's ball, as the afterglow sees them
    ['-46,-52! -22,-46 -28,-34 -31,-20 -35,-9! -35,0 -38,9 -41,14 -48,17! -60,10 -60,-40', '#dda27c'],
    ['-36,5! -30,3 -22,8 -19.6,14 -24,20 -30,22 -35,18.6! -33.6,12', '#d0946f'],
    ['-42,39! -36,40 -32.4,44 -33.6,48.6! -40,54 -46,46', '#d59b76'],
    ['-42,19! -37.6,20.4 -36.4,24! -39,25.6 -44,27!', '#d59b76'],
    { side: [-2.4, -0.4], paint: HERS.light },
  );
  strokes(box, ['-38.4,11.4 -35.4,14 -36.6,17.4', '-34.6,19.6 -30,23 -26.6,28'], 1.2, HERS.shade, 0.05);
  // lips, parted in a smile
  flat(box, '-42.6,27.4! -39.2,23.6 -35,25.4 -27,25! -33,29.4 -39,29.6!', '#a2574e');
  flat(box, '-40.6,30.4! -36,30.4 -29,27! -31.6,33.4 -37,36 -41,34!', '#bb6c60');
  strokes(box, ['-40.4,29.8 -34,29.4 -25.4,23.6'], 1.3, '#5c2a30', 0);
  flat(box, '6,-6! 0,-12 -7,-9 -8,-1 -4,7 -1,13! 4,11 6,4', HERS.skin, [
    '3,-4! -1,-8 -5,-5 -3,2 0,8! 3,4',
    HERS.shade,
  ]);
  flat(
    box,
    '-11,-49! -2,-60 24,-60 44,-44 53,-16 52,10 46,30 34,46 22,52 8,50! 12,40 8,28 8,14! 8,4 8,-6 4,-12! -2,-16 -8,-12! -14,-18 -22,-28 -26,-41!',
    HERS.hair,
    ['12,-8! 26,-18 30,-40 22,-62! 70,-60 60,60 6,60 14,20', HERS.dark],
    ['14,14! 24,6 34,-12 36,-30! 44,-10 40,16 28,40 12,52!', '#7a7776', 0.6],
    [gleam('-25,-40 -12,-48 -2,-59 20,-59 40,-46', 6.5), HERS.pale],
    [gleam('8,22 12,38 9,50', 3), HERS.pale, 0.6],
  );
  strokes(
    box,
    [
      '-18,-42 0,-44 18,-34 28,-16',
      '-20,-36 -4,-34 10,-24 18,-8',
      '-16,-28 -2,-24 8,-16',
      '34,-46 44,-26 44,0',
      '20,0 26,18 20,40',
      '32,-6 36,14 30,38',
    ],
    1.7,
    '#6c6968',
    0.1,
  );
  // brow, eye, a pearl at the ear
  strokes(box, ['-22,-17 -30,-20 -38,-15'], 2.6, '#857c76', 0);
  eye(box, -31, -5.6, -1, { tone: '#d39a76', crease: HERS.shade });
  strokes(box, ['-20,-4 -15,-3 -12,-5', '-20,0 -16,2'], 1.2, HERS.shade, 0.1);
  box.fill(ellipse(-1, 17, 3.4), '#fff2d6');
}
