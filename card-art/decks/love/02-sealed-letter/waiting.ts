import { INK, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Point } from '../../../kit/pen/index.ts';

const RIM = '#ffdca4';
/** Of the raised forearm, hat and shoulder, which are nearest to the lamp; from there its light thins out. */
const CREST = '#fff0c4';
const COAT = { fill: '#2d3968', shade: '#131a38', soft: 8, rim: RIM, rimWidth: 2.2 };
const SKIN = { fill: '#dd9f80', shade: '#8f5658', soft: 3, rim: '#fff0cc', rimWidth: 1.4 };
const SCARF = { fill: '#ac4258', shade: '#6e2c48', soft: 3, rim: '#ffcfa4', rimWidth: 1.6 };
const HAT = { fill: '#5a3440', shade: '#28141f', soft: 4, rim: RIM, rimWidth: 1.8 };
const BOOT = { fill: '#2a2540', shade: '#1b1a30', soft: 3, rim: '#f0c896', rimWidth: 1.6 };
const CASE = { fill: '#8a4c48', shade: '#54303c', soft: 6, rim: '#ffd09a', rimWidth: 2 };
const CREASE = '#0e1330';

/**
 * From behind, turned to the ferry: the hip over the leg that carries, a hand in the pocket, the other holds the brim
 * against the wind, which takes the scarf and the coat; the quay's lamp lights the side that looks to it. The feet stand at (x, y), about 122 high.
 */
export function waiting(art: Art, x: number, y: number, scale: number, lamp: Point): void {
  const box = local(art, x, y, scale);
  const toned = twoTone({ at: lamp });
  const shadow = box.place(
    closed('-12,-1! 16,-4! 20,2! -4,10 -34,22 -62,34! -96,44 -110,34! -92,20 -50,8! -28,2'),
  );
  printed(art, [60, 480, 300, 570], () => void art.fill(shadow, '#1f2644', 0.85));
  luggage(box, toned);
  legs(box, toned);
  coat(box, toned);
  raisedArm(box, toned);
  pocketArm(box, toned);
  scarf(box, toned);
  head(box, toned);
  holding(box, toned);
}

type Toned = ReturnType<typeof twoTone>;

/** Boots below the hem: the near one carries, the other stands on its toe, the knee loose. */
function legs(box: Local, toned: Toned): void {
  toned(
    box,
    '1,-27! 10.4,-28! 11.8,-18 12,-10! 14.4,-7 18.4,-3 19,-0.6! 14,0.6 10,-0.4! 9.4,-3 6.8,-6 5.6,-10! 3.4,-18!',
    BOOT,
  );
  toned(box, '-14.6,-28! -4.4,-28! -4,-14 -3.2,-8! 0,-4 5,-1.8 6,1! -3,2 -9.6,2! -10.6,-3 -11.2,-12!', BOOT);
  box.fill(closed('-10,0.4! 6,0.2! 6.2,2 -3,2.6 -10,2.4!'), '#12142a');
}

function luggage(box: Local, toned: Toned): void {
  box.fill(closed('20,-1! 42,-2! 34,4 18,8 4,8!'), '#1f2644', 0.8);
  strokes(box, ['27,-24 27.6,-29 34,-29.4 35,-24.4'], 2.4, '#4a2c36', 0);
  toned(box, '20,-24! 41,-25! 41,-2! 20,0!', CASE);
  strokes(box, ['25,-24 25,-1', '36,-24.6 36,-2'], INK.form, '#4a2a34', 0);
}

/** The elbow out to the lamp, the forearm back to the brim; the sleeve has slid from the wrist. */
function raisedArm(box: Local, toned: Toned): void {
  toned(
    box,
    '6,-97! 12,-98 19,-99.8 26,-102.2! 31.4,-103 34,-99.8 32.4,-95.8! 26,-91 19,-86.8 13,-83! 9.4,-87 8,-92!',
    { ...COAT, fill: '#4a5a8e', shade: '#2a3566', soft: 4, rimWidth: 0, towards: [0.3, -0.95] },
    { along: ['9,-97.6 14,-98.4 20,-100.2 26,-102.2'], paint: CREST, width: 2.6 },
  );
  toned(
    box,
    '34,-100! 32.4,-105.4 28,-110.8 22.8,-116! 18.4,-112.2! 20.6,-108.4 23.2,-104 24.6,-101! 28,-97.4 31.8,-96.4!',
    { ...COAT, fill: '#4c5c90', shade: '#35427a', soft: 3, rimWidth: 0 },
    { along: ['22.8,-116 28,-110.8 32.4,-105.4 34,-100'], paint: CREST, width: 6 },
  );
  strokes(
    box,
    [
      '24.6,-101 27.4,-99.8 30.4,-100.6',
      '24,-102.6 26.8,-103.4 29,-105',
      '24.4,-100.4 26.4,-97.4',
      '9.6,-96 9.4,-90 11.6,-84.6',
    ],
    INK.detail,
    CREASE,
    0,
  );
}

/** Shoulders fall to the pocket, the belt to the lamp; below it the wind presses the coat to the thigh and lifts its tail. */
function coat(box: Local, toned: Toned): void {
  // the lining of the tail that has blown over
  toned(
    box,
    '-15,-52! -22,-49 -29,-46.6 -36,-48! -41,-45 -44,-39.6! -39,-38.6 -36,-34.6! -29,-33 -22,-29 -14,-26!',
    { ...COAT, fill: '#74405c', shade: '#40263f', soft: 4, rimWidth: 0 },
  );
  toned(
    box,
    '-6,-98.6! -11,-95.4 -15.6,-90 -15.6,-82 -13.8,-76 -12.6,-71! -15.6,-66 -18.4,-60 -19,-54! -22,-49 -28,-44 -37,-40.6! -34,-37 -33.6,-32.4! -27,-31.6 -24,-25! -17,-26 -12,-21 -5,-20! 1,-23 7,-20 13,-22.6! 14.4,-32 13.4,-44 9.6,-56 6,-66! 8.4,-75 12.6,-83 13.2,-93 10,-97.6 4,-100!',
    { ...COAT, soft: 6, rimWidth: 0 },
    // away from the lamp, from the spine on; the spine bends over the hip that carries
    ['-8,-101! -2,-92 -1,-82 -4,-70! -11,-60 -14,-48 -19,-36 -22,-20! -50,-30! -24,-64 -22,-96!', '#1b2348'],
    ['4,-96! 14,-97 15,-86 10,-75 6,-69! 5,-78 2,-85 1,-91!', '#53649a'],
    // the thigh of the loose leg
    ['3,-64! 9,-58 15,-42 16,-20! 9,-19 10,-34 6,-50!', '#50619a'],
    ['-4,-66! -4,-52 -8,-38 -10,-18! -3,-18 -1,-34 -1,-50!', '#171e40'],
    ['-13,-58! -18,-48 -27,-40 -33,-35! -25,-28 -17,-40 -12,-50!', '#0f1532'],
    ['-6,-58! -12,-42 -18,-28 -16,-22! -12,-22 -9,-38!', '#34406f'],
    { along: ['13.4,-92 12.6,-83 8.4,-75 6.6,-69'], paint: RIM, width: 2.2 },
    { along: ['6,-66 9.6,-56 13.4,-44 14.4,-32 13.4,-24'], paint: RIM, width: 3.8 },
  );
  strokes(
    box,
    [
      '0,-95 1,-85 -2,-76',
      '11,-90 9,-82 4,-75',
      '-12,-86 -10,-79 -8,-73',
      '4,-61 7,-48 7,-32',
      '-15,-61 -9,-56 -3,-56',
    ],
    1.2,
    CREASE,
    0.1,
  );
  toned(box, '-13.4,-73.4! -6,-71 1,-69.4 7,-69! 6.8,-64.8 0,-65 -7,-66.6 -14,-69!', {
    ...COAT,
    fill: '#1e2750',
    soft: 2,
    rimWidth: 0,
  });
  strokes(box, ['-3,-70 2,-69.2 7,-68.6'], 1.2, RIM, 0);
}

/** The elbow a corner, the wrist bare above the pocket; between arm and waist one sees the sea. */
function pocketArm(box: Local, toned: Toned): void {
  toned(box, '-20.4,-65! -16.4,-67.4! -12.6,-62 -11.4,-57! -15,-56 -17.4,-58.6!', {
    ...SKIN,
    fill: '#b9785f',
    soft: 1.6,
  });
  toned(
    box,
    '-8,-96! -13.4,-95.6 -17.8,-91 -21.2,-82.6 -26,-74.6! -27,-71 -25,-68.4! -21.6,-64.6 -19.4,-62! -16.4,-62.8 -14.6,-65.4! -16.4,-68.6 -18.6,-72! -14.8,-78.6 -10.6,-85.6!',
    { ...COAT, fill: '#222b54', soft: 4, rim: '#7a7fa2', rimWidth: 1.2 },
  );
  strokes(
    box,
    ['-24.6,-73 -21.4,-72 -18.6,-73', '-25,-69.4 -21.6,-69.6', '-18,-58.6 -10.6,-55.6'],
    INK.detail,
    CREASE,
    0,
  );
}

/** Round the neck, both its ends in the wind. */
function scarf(box: Local, toned: Toned): void {
  toned(
    box,
    '-3,-97.6! -10,-94.6 -16,-96 -22,-94.4! -27,-92.6 -31,-94.4! -30.4,-91.6 -32,-88.6! -27,-87.4 -22,-89 -16,-90.4 -9,-89 -2,-93!',
    { ...SCARF, fill: '#8e3650' },
  );
  toned(
    box,
    '0,-100! -8,-98.6 -14,-101.4 -21,-104.6 -27.6,-103.4 -32,-105.4 -35.6,-109.4! -36.4,-105.6 -39,-103! -34.4,-98.8 -29,-97 -22,-98 -15,-95.4 -8,-92.6 0,-94!',
    SCARF,
    ['-12,-101! -20,-105 -26,-104 -30,-102! -24,-100 -18,-101 -12,-97!', '#c8586a'],
    ['-28,-97! -31,-100 -36,-102 -42,-104! -38,-97 -31,-94!', SCARF.shade],
  );
  strokes(
    box,
    [
      '-8,-96 -16,-98.6 -23,-101 -29,-99.6',
      '-36,-107.8 -39,-109.2',
      '-37,-105.6 -40.6,-106.4',
      '-38.4,-103.4 -41.4,-103.2',
    ],
    INK.detail,
    '#6a2a44',
    0,
  );
}

/** Lost profile to the ferry under the brim; the hair goes with the wind. */
function head(box: Local, toned: Toned): void {
  toned(box, '-3,-103! 5.4,-103! 6,-96! -4,-95!', { ...SKIN, fill: '#9c6460' });
  toned(
    box,
    '2,-114! 8.6,-113 9.2,-110.6! 9.8,-109 11.4,-107 10.2,-106.2! 9.4,-105.4 10.2,-104.4 9.6,-103.2! 9.8,-101.4 8,-100 4.4,-100.4 1,-104!',
    SKIN,
    ['3,-108! 6.4,-107 7.4,-103 6,-99! 0,-100!', '#b5705f'],
  );
  toned(
    box,
    '-5.4,-114! -7.8,-109.6 -9.6,-106 -14.6,-104.6! -11.4,-103 -10,-102.8! -11.4,-100 -15.4,-98.4! -9.4,-97.6 -3,-97.6 1.6,-98.6! 4,-101 3.6,-105 5.4,-108 5,-114!',
    { fill: '#4a2a30', shade: '#2a1a24', soft: 4, rim: '#c98a64', rimWidth: 1.2 },
  );
  strokes(
    box,
    ['-4,-111 -6,-105 -11,-101', '0,-110 -1,-104 -6,-99.4', '3,-109 1.6,-104 -1,-100'],
    INK.detail,
    '#7c4a44',
    0,
  );
  toned(box, '-7.6,-99.6! -3,-98.4 3,-98.6 8.4,-101.6! 10.8,-97.6 8.4,-93.6 0,-91.6 -7.6,-93.6!', SCARF);
  strokes(box, ['-6,-96.6 1,-95.4 8.6,-98.6', '-2,-93.4 4,-94 9,-96.4'], INK.detail, '#6a2a44', 0);
  toned(
    box,
    '-7.6,-112.6! -8.4,-118 -6,-123.4 -1.6,-124.4! 0.6,-122.8 3,-124! 7,-123.6 9,-120 9.6,-115.6!',
    { ...HAT, rimWidth: 0 },
    ['-2,-124.6! 0.6,-122.4 0.4,-117 2,-117 3.6,-121 4,-124.4!', HAT.shade],
    ['4.4,-124.6! 5.4,-120 5.6,-115! 12,-115 10,-126!', '#7c4a50'],
    { along: ['1.6,-123.2 3,-124 7,-123.6 9,-120 9.6,-115.6'], paint: CREST, width: 2.8 },
  );
  strokes(box, ['-7.6,-113.4 0,-115 9.4,-116.8'], 2.8, '#b85468', 0);
  toned(
    box,
    '-13.4,-107.6! -10,-111.6 -4,-113.6 3,-115 10,-116.8 17.4,-119! 18,-117 12,-114.4 4,-112 -4,-109.8 -11.6,-105.8!',
    { ...HAT, soft: 2, rimWidth: 0 },
    { along: ['0,-114.4 5,-115.4 10,-116.8 17.4,-119 18,-117'], paint: CREST, width: 3 },
  );
}

/** The hand at the brim: fingers two by two on it, the thumb under it. */
function holding(box: Local, toned: Toned): void {
  toned(box, '19.6,-113! 16.4,-112.4 13.8,-113 12,-112.6! 11.4,-114 13.6,-115.6 16.4,-116!', {
    ...SKIN,
    fill: '#b9785f',
    soft: 1,
  });
  toned(
    box,
    '22.8,-115.6! 21.8,-118.6 19.4,-120.6 16.4,-120.8! 12.6,-121 9.4,-120! 8,-119 9,-118! 8.4,-117 9.6,-116.2! 12.6,-116.4 14.8,-116.2! 15.4,-114.4 17,-112.8 19,-112!',
    { ...SKIN, soft: 2 },
  );
  strokes(box, ['9,-118 12.6,-118.6 15.8,-118.4'], 1, '#8f5658', 0);
  strokes(box, ['16.4,-120.2 15.6,-119.2', '16.8,-117.8 15.8,-116.8'], 0.8, '#a86a60', 0);
}
