import { INK, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Point } from '../../../kit/pen/index.ts';

const RIM = '#ffdca4';
const COAT = { fill: '#2d3968', shade: '#131a38', soft: 8, rim: RIM, rimWidth: 2.2 };
const SKIN = { fill: '#dd9f80', shade: '#8f5658', soft: 3, rim: '#fff0cc', rimWidth: 1.4 };
const SCARF = { fill: '#ac4258', shade: '#6e2c48', soft: 3, rim: '#ffcfa4', rimWidth: 1.6 };
const HAT = { fill: '#5a3440', shade: '#28141f', soft: 4, rim: RIM, rimWidth: 1.8 };
const BOOT = { fill: '#2a2540', shade: '#1b1a30', soft: 3, rim: '#f0c896', rimWidth: 1.6 };
const CASE = { fill: '#8a4c48', shade: '#54303c', soft: 6, rim: '#ffd09a', rimWidth: 2 };
const CREASE = '#0e1330';

/**
 * From behind, turned to the ferry: the weight on one leg, a hand in the pocket, the other at the hat; the quay's lamp
 * lights the side that looks to it. The feet stand at (x, y), about 122 high.
 */
export function waiting(art: Art, x: number, y: number, scale: number, lamp: Point): void {
  const box = local(art, x, y, scale);
  const toned = twoTone({ at: lamp });
  const shadow = box.place(
    closed('-12,-1! 16,-4! 20,2! -4,10 -34,22 -62,34! -96,44 -110,34! -92,20 -50,8! -28,2'),
  );
  printed(art, [60, 480, 300, 570], () => void art.fill(shadow, '#1f2644', 0.85));
  legs(box, toned);
  luggage(box, toned);
  raisedArm(box, toned);
  coat(box, toned);
  pocketArm(box, toned);
  head(box, toned);
}

type Toned = ReturnType<typeof twoTone>;

/** Boots below the hem: the near one carries, the other has its toe out. */
function legs(box: Local, toned: Toned): void {
  toned(box, '3,-26! 10.4,-26! 9.8,-13 10,-8.4 14,-5.6 18.4,-4 19.4,-2! 10,-0.8 5,-1! 4.4,-5 4.4,-13!', BOOT);
  toned(
    box,
    '-12,-26! -3,-26! -3.8,-13 -3.6,-7 0.4,-3.6 5,-1.4 6,1! -4,2 -10.6,2! -11.2,-3 -10.6,-12!',
    BOOT,
  );
  box.fill(closed('-11,0.4! 6,0.2! 6.2,2 -4,2.6 -11,2.4!'), '#12142a');
}

function luggage(box: Local, toned: Toned): void {
  box.fill(closed('20,-1! 42,-2! 34,4 18,8 4,8!'), '#1f2644', 0.8);
  strokes(box, ['27,-24 27.6,-29 34,-29.4 35,-24.4'], 2.4, '#4a2c36', 0);
  toned(box, '20,-24! 41,-25! 41,-2! 20,0!', CASE);
  strokes(box, ['25,-24 25,-1', '36,-24.6 36,-2'], INK.form, '#4a2a34', 0);
}

/** The elbow out to the lamp, the forearm back to the brim. */
function raisedArm(box: Local, toned: Toned): void {
  toned(box, '6,-97! 12,-99 21,-103 28,-106! 32.6,-103.6 32,-98 28,-94.4! 20,-90 14,-83 11,-78! 4,-84!', {
    ...COAT,
    fill: '#394879',
  });
  toned(box, '33,-103! 30,-108.4 23,-112.6 17,-116! 14,-113 12.8,-108.6! 18,-105 23,-99.6 28.6,-96!', {
    ...COAT,
    fill: '#465688',
    soft: 5,
  });
  strokes(box, ['27,-106 26,-101 28,-97', '16,-98 18,-93 16,-88'], INK.detail, CREASE, 0);
}

/** Collar, shoulder blades, a belt, the skirt of the coat blown to the left. */
function coat(box: Local, toned: Toned): void {
  toned(
    box,
    '-6,-98! -12,-95.6 -16,-91 -15.4,-80 -12.4,-72 -10.8,-65! -14,-55 -17,-42 -25,-23! -17,-19 -9,-17.6 -2,-18.4! 6,-18.6 15.6,-22! 15.4,-38 13,-52 9.6,-65! 11.6,-74 13.4,-84 12,-94! 8,-97.4 4,-99!',
    { ...COAT, soft: 6 },
    // the far side of the back, from the spine on, away from the lamp
    ['-8,-100! -4,-90 -2.6,-78 -3.6,-65! -7,-48 -8,-32 -10,-14! -34,-16! -24,-60 -22,-96!', '#1b2348'],
    // the shoulder blade and the hip that the lamp reaches
    ['3,-95! 14,-96 15,-84 11,-73 8,-68! 7,-78 3,-84 1,-90!', '#53649a'],
    ['7,-62! 12,-58 18,-40 18,-20! 12,-20 11,-38 8,-50!', '#4a5a90'],
    ['0,-62! 3,-48 4,-34 3,-16! -3,-16 -2,-36!', '#1a2145'],
    ['-12,-58! -13,-44 -17,-30 -20,-18! -14,-16 -11,-32 -9,-48!', '#121835'],
  );
  strokes(
    box,
    ['-2,-95 -1,-84 -3,-72', '10,-90 9,-82 5,-74', '-12,-84 -10,-76 -6,-70', '5,-60 8,-46 8,-30'],
    1.2,
    CREASE,
    0.1,
  );
  toned(box, '-11.4,-67.6! -4,-65.4 4,-65.6 10.4,-67.8! 10.8,-63.6 4,-61.2 -4,-61 -11.6,-63.2!', {
    ...COAT,
    fill: '#1e2750',
    soft: 2,
    rimWidth: 1.4,
  });
}

/** The elbow a corner, the hand in the pocket; between arm and waist one sees the sea. */
function pocketArm(box: Local, toned: Toned): void {
  toned(
    box,
    '-8,-95! -13,-95.4 -17.6,-91 -20.6,-81 -24.4,-71! -24.6,-67 -22,-64.6! -17,-60.6 -12.6,-55! -9,-57 -8.6,-61! -12.6,-66 -16.4,-70.4! -13.4,-78 -10,-85!',
    { ...COAT, fill: '#222b54', soft: 4, rim: '#7a7fa2', rimWidth: 1.2 },
  );
  strokes(box, ['-22,-72 -19,-71 -16,-72', '-23,-67 -19,-67', '-14,-56 -10,-59'], INK.detail, CREASE, 0);
}

/** Lost profile to the ferry under the brim, which the fingers hold; the scarf's end lies on the back. */
function head(box: Local, toned: Toned): void {
  toned(box, '-4,-103! 5,-103! 6,-96! -5,-95!', { ...SKIN, fill: '#9c6460' });
  toned(
    box,
    '2,-113! 8.6,-112 9,-109! 11.4,-106 9.8,-105 9.8,-103! 9.4,-100.6 6.6,-99 3,-99.6 0,-104!',
    SKIN,
  );
  toned(box, '-6.4,-113! -8,-108 -7.2,-102 -4,-98.6 0.6,-98.4! 3.6,-100.4 3.4,-104 5,-107 4.6,-113!', {
    fill: '#38202a',
    shade: '#22161f',
    soft: 4,
    rim: '#c98a64',
    rimWidth: 1.4,
  });
  toned(box, '-9,-99! -4,-97.4 3,-98 8.6,-101! 10.8,-96.4 8,-92.6 -1,-91 -8.8,-93.4!', SCARF);
  toned(box, '-8,-95! -2,-93.4! -2.4,-82 -4,-71! -7,-69.6 -10.6,-71.4! -9.4,-82!', SCARF);
  strokes(box, ['-6,-92 -6,-82 -7,-72', '-6,-97 1,-95.6 8,-98'], INK.detail, '#6a2a44', 0);
  toned(box, '-7.4,-112! -7.4,-118 -3,-122.4 3,-122 8,-118.6 8.8,-114!', HAT);
  strokes(box, ['-7.2,-113 0,-114.6 8.6,-115.4'], 2.6, '#b85468', 0);
  toned(box, '-12,-109! -6,-112.8 3,-115 15,-115.4! 15,-113.4 5,-111.8 -3,-110 -10.6,-106.8!', {
    ...HAT,
    soft: 2,
  });
  // four fingers on the brim, the thumb under it
  toned(
    box,
    '10,-117! 12,-118.6 16,-118.2 17.6,-115.6! 17.4,-112.8 15.6,-111 12.8,-111.4! 10.6,-110 9.8,-110.8 11.4,-113!',
    SKIN,
  );
  strokes(box, ['10.6,-116.4 13.6,-116', '11,-114.6 14,-114.4'], 0.9, '#8f5658', 0);
}
