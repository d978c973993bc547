import { INK, printed, strokes, twoTone, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Point } from '../../../kit/pen/index.ts';

const RIM = '#ffdca4';
const COAT = { fill: '#2b3664', shade: '#131a38', soft: 8, rim: RIM, rimWidth: 2.2 };
const SKIN = { fill: '#dd9f80', shade: '#8f5658', soft: 3, rim: '#fff0cc', rimWidth: 1.4 };
const SCARF = { fill: '#ac4258', shade: '#6e2c48', soft: 3, rim: '#ffcfa4', rimWidth: 1.6 };
const HAT = { fill: '#5a3440', shade: '#28141f', soft: 4, rim: RIM, rimWidth: 1.8 };
const BOOT = { fill: '#2a2540', shade: '#1b1a30', soft: 3, rim: '#f0c896', rimWidth: 1.6 };
const CASE = { fill: '#8a4c48', shade: '#54303c', soft: 6, rim: '#ffd09a', rimWidth: 2 };
const CREASE = '#0e1330';

/**
 * From behind, turned to the ferry: the hip over the leg that carries, one arm hangs, the other hand holds the hat's crown
 * against the wind, which takes the scarf and the coat; the quay's lamp lights the side that looks to it. The feet stand at (x, y), about 130 high.
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
  scarfEnds(box, toned);
  upperArm(box, toned);
  coat(box, toned);
  hangingArm(box, toned);
  head(box, toned);
  hat(box, toned);
  holding(box, toned);
  forearm(box, toned);
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
  box.fill(closed('18,-1! 36,-2! 30,4 16,8 4,8!'), '#1f2644', 0.8);
  strokes(box, ['23,-24 23.6,-28.4 29,-28.8 30,-24.4'], 2.4, '#4a2c36', 0);
  toned(box, '17.4,-24! 35,-25! 35,-2! 17.4,0!', CASE);
  strokes(box, ['21.6,-24 21.6,-1', '31,-24.6 31,-2'], INK.form, '#4a2a34', 0);
}

/** From the shoulder out to the lamp and up; the elbow is a corner as high as the chin. */
function upperArm(box: Local, toned: Toned): void {
  toned(
    box,
    '3.6,-95! 7,-99.4 12,-101.4 20,-106.6 27.4,-111.4! 31.4,-111 33,-107.6 31.2,-103.4! 25,-97.6 18.6,-91.4 12.6,-86.4! 8.4,-87.4 5,-90.6!',
    { ...COAT, soft: 3.4 },
    ['8,-90! 16,-94 23,-99.4 32,-106! 33,-102 20,-88 8,-84!', COAT.shade],
  );
  strokes(box, ['23,-108 24.6,-104 23.6,-99.6', '17,-104 18.4,-100 17.4,-95.6'], INK.detail, CREASE, 0);
}

/** From the elbow back to the crown; the sleeve has slid from the wrist. */
function forearm(box: Local, toned: Toned): void {
  toned(
    box,
    '32.8,-108.4! 31.6,-113 26.8,-119.4 21.6,-124.2! 18.8,-122.8 16.2,-119! 19.8,-114.4 23.4,-109 27.4,-104.2! 30.6,-104.2 32.6,-106!',
    { ...COAT, fill: '#3a4878', soft: 3.4 },
  );
  strokes(box, ['21.2,-123 18.8,-121.4 17.4,-119', '29.4,-108.4 27,-107 25.4,-107.4'], INK.detail, CREASE, 0);
}

/** Shoulders fall to the pocket, the belt to the lamp; below it the wind presses the coat to the thigh and lifts its tail. */
function coat(box: Local, toned: Toned): void {
  // the lining of the tail that has blown over
  toned(
    box,
    '-15,-52! -22,-49 -29,-46.6 -36,-48! -41,-45 -44,-39.6! -39,-38.6 -36,-34.6! -29,-33 -22,-29 -14,-26!',
    { ...COAT, fill: '#74405c', shade: '#40263f', soft: 4, rim: '#d8a0a0', rimWidth: 1 },
  );
  toned(
    box,
    '-6,-98.6! -11,-95.4 -15.6,-90 -15.6,-82 -13.8,-76 -12.6,-71! -15.6,-66 -18.4,-60 -19,-54! -22,-49 -28,-44 -37,-40.6! -34,-37 -33.6,-32.4! -27,-31.6 -24,-25! -17,-26 -12,-21 -5,-20! 1,-23 7,-20 13,-22.6! 14.4,-32 13.4,-44 9.6,-56 6,-66! 8.4,-75 12.8,-83 15,-90 14.6,-95.4 11,-99.4 4,-100.6!',
    { ...COAT, soft: 6 },
    // away from the lamp, from the spine on; the spine bends over the hip that carries
    ['-8,-101! -2,-92 -1,-82 -4,-70! -11,-60 -14,-48 -19,-36 -22,-20! -50,-30! -24,-64 -22,-96!', '#1b2348'],
    ['7,-90! 12,-88 13,-82 10,-75 6,-69! 6,-78!', '#43527f'],
    // the thigh of the loose leg
    ['3,-64! 9,-58 15,-42 16,-20! 9,-19 10,-34 6,-50!', '#43527f'],
    ['-4,-66! -4,-52 -8,-38 -10,-18! -3,-18 -1,-34 -1,-50!', '#171e40'],
    ['-13,-58! -18,-48 -27,-40 -33,-35! -25,-28 -17,-40 -12,-50!', '#0f1532'],
    ['-6,-58! -12,-42 -18,-28 -16,-22! -12,-22 -9,-38!', '#34406f'],
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
    rimWidth: 1.4,
  });
}

/** It hangs a little behind the hip; between arm and waist one sees the sea. */
function hangingArm(box: Local, toned: Toned): void {
  toned(
    box,
    '-22.4,-59! -17,-59! -15.4,-55.4 -13.2,-52.6! -13.6,-50.8 -15.6,-51.6! -15.8,-48 -17,-44.8! -19,-43.8 -21.2,-45.2! -23,-49.4 -23.4,-54!',
    { ...SKIN, fill: '#b9785f', soft: 2 },
  );
  strokes(box, ['-18.6,-51.4 -18.8,-46.8'], 0.9, '#7c4a4c', 0);
  toned(
    box,
    '-6,-98! -13,-96.6 -18,-91.4 -21.4,-83.6 -25.2,-76! -26,-71 -25.2,-65 -24,-57.6! -20.4,-56.2 -15.8,-57.2! -15.8,-64 -16.6,-70 -16,-74.6! -12.4,-80.6 -9,-87!',
    { ...COAT, fill: '#232c57', soft: 3, rim: '#7a7fa2', rimWidth: 1.2 },
  );
  strokes(
    box,
    ['-24.6,-74.6 -21,-73.8 -18,-74.6', '-24,-70.6 -21,-70.8', '-23.8,-60.4 -16.4,-60.2'],
    INK.detail,
    CREASE,
    0,
  );
}

/** Both ends in the wind: the one long and in one wave, the other short below it. */
function scarfEnds(box: Local, toned: Toned): void {
  toned(
    box,
    '-2,-98! -10,-95.6 -17,-95.4 -23,-91.6! -28,-88.4 -33.4,-88.8! -32.4,-85.6 -33.4,-82! -27,-80.8 -21,-84 -15,-88.4 -9,-89.6 -2,-93!',
    { ...SCARF, fill: '#8e3650' },
  );
  toned(
    box,
    '0,-102! -8,-101 -15,-103 -22,-107.6 -30,-108.6 -37,-106.4 -43,-109! -44.6,-105 -44.4,-100.4! -38,-98.4 -31,-100.6 -24,-99.8 -16,-95.6 -8,-93.6 0,-94!',
    SCARF,
    ['-10,-102! -18,-106 -26,-109 -34,-108! -26,-104.6 -18,-101 -10,-98.6!', '#cc5f6e'],
    ['-34,-98! -38,-102.4 -40,-106 -46,-111! -48,-98!', SCARF.shade],
  );
  strokes(box, ['-6,-97.6 -15,-99.4 -23,-103.6 -31,-104.2'], INK.detail, '#6a2a44', 0);
}

/** Lost profile to the ferry; the hair, cut at the neck, goes with the wind. */
function head(box: Local, toned: Toned): void {
  toned(
    box,
    '2,-117! 9.6,-116 10.2,-112.6! 10.8,-110.8 12.8,-108.2 11.4,-107.2! 10.6,-106.2 11.4,-105 10.8,-103.8! 10.8,-101.4 8.8,-99.8 4.4,-99.6 1,-103!',
    SKIN,
    ['0,-118! 5,-116 7.6,-110 8,-104 6.4,-98! 0,-98!', '#b5705f'],
  );
  toned(
    box,
    '6,-117! -8.4,-114.6! -10.4,-110 -12,-106.4 -16.6,-104! -14,-102.8 -12.6,-102.8! -13.4,-99.6 -16.2,-97.4! -10,-95.6 -3,-96 2.6,-98.2! 5.2,-101 4.6,-105 6,-108.6!',
    { fill: '#4a2630', shade: '#271622', soft: 4.4, rim: '#d79a6c', rimWidth: 1.2 },
    ['2,-116! -1,-108 -5,-101 -9,-97! -6,-95! 0,-101 4,-110!', '#6a3c3e'],
  );
  toned(box, '-8.4,-98.6! -3,-97 4,-97.6 9,-100.6! 11.6,-96.4 9,-91.6 0,-89.6 -8.4,-91.8!', SCARF);
  strokes(box, ['-6.4,-95 1,-93.6 9,-97'], INK.detail, '#6a2a44', 0);
}

/** A plain crown with one dent, and a wide brim that dips away from the wind. */
function hat(box: Local, toned: Toned): void {
  toned(
    box,
    '-9,-115! -9.4,-121 -7.6,-127 -3.4,-129.6! 0.4,-128.2 4,-129.6! 8.8,-129 11.4,-124.6 11.4,-118.6!',
    HAT,
  );
  strokes(box, ['0.4,-128.4 -0.2,-125.4 0.6,-122.4'], INK.detail, HAT.shade, 0);
  within(box, '-9,-115! -9.4,-121 -7.6,-127 8,-127 11.4,-124.6 11.4,-118.6!', [
    '-12,-118.6! 0,-120 14,-123! 14,-118! 0,-115 -12,-113!',
    '#b85468',
  ]);
  toned(
    box,
    '-19.4,-107.6! -17,-112.4 -9,-115.4 2,-117.4 12,-119.6 20.4,-119.8! 21,-117.4 14,-114.2 4,-111.8 -6,-109.6 -14,-106.8!',
    { ...HAT, soft: 1.6 },
  );
}

/** The hand over the crown's edge: the back of it, fingers two by two on the felt, the thumb below. */
function holding(box: Local, toned: Toned): void {
  toned(box, '17.6,-120.6! 14.6,-118.8 11,-119.2 7.8,-119.8! 7,-121.4 8.4,-122.6! 12,-122.6 15.6,-123.4!', {
    ...SKIN,
    fill: '#b9785f',
    soft: 1,
  });
  toned(
    box,
    '21,-124.4! 18.4,-128.4 14.6,-130.8! 10.6,-131.8 5.6,-130.6! 4,-129.2 5.2,-127.8! 3.4,-126.6 4.2,-124.8! 8,-124.4 12,-124.2! 14.4,-122.4 16.4,-119.6!',
    { ...SKIN, soft: 1.6 },
  );
  strokes(box, ['5.2,-127.8 9,-128.2 12.2,-127.8'], 1, '#8f5658', 0);
}
