import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, type Path, roundLimb } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

const SKIN = '#d79b76';
const SKIN_SHADE = { shade: '#8a4e3a', rim: '#ffe0b0', depth: 0.6 } as const;

const BACK = closed(
  '-27,4! -29,-20 -27,-42 -33,-58 -31,-70 -18,-78 -6,-82 8,-82 20,-79 33,-74 35,-62 28,-44 30,-20 29,0! 0,6',
);
/** The cloth one wraps oneself in here. */
const WRAP = closed('-30,0! -30,-20 -28,-46! -14,-41 2,-40 16,-42 29,-48! 31,-20 31,0! 20,7 0,9.6 -19,7');
const NECK = limb('1,-76 5,-92', [7.4, 6.4], 6);
const CHEEK = closed('12,-116 20,-113 24,-106 24,-99 20,-93 12,-90 6,-96!');
const EAR = closed('12,-108! 16.6,-109 17,-104 14,-100 11,-102!');
const HAIR = closed(
  '-12,-101 -10,-115 0,-124 12,-123 19,-116! 17,-111 12,-109 12,-102 15,-96 11,-90! 5,-86 -4,-87 -10,-93',
);
const KNOT = closed('-17,-117 -17,-128 -9,-135 1,-132 4,-123 -3,-115 -11,-113');
const BAND = closed('-12.6,-113! -5,-122 5,-127.4! 9.6,-124.6! 1,-118 -11.6,-107!');
const ARM = roundLimb('28,-68 44,-88 56,-106', [9.4, 8.6, 7], 12);
const FOREARM = roundLimb('56,-106 64,-124 72,-142', [6.8, 6, 4.4], 12);
const HAND = closed('68,-141! 67,-149 71,-155 76,-156! 84,-169 87,-168! 82,-154 82,-147 77,-141!');
const FAR_ARM = roundLimb('-29,-66 -42,-44 -54,-24', [8.6, 7.6, 6], 12);
const FAR_FOREARM = roundLimb('-54,-24 -64,-12 -74,2', [6, 5.4, 4.6], 10);

/** Half out of the water, from behind, one arm flung at the sky; the waterline at (x, y). */
export function bather(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path, fill: string, soft: number, own = {}): void =>
    form(art, box.place(path), fill, soft * scale, own);
  // what the rings leave of her image
  strokes(
    box,
    [
      '-30,16 -8,18 20,15',
      '-20,26 6,28 30,25',
      '-28,37 -6,39 14,37',
      '-10,48 8,50 24,48',
      '-14,60 4,62 12,60',
    ],
    3.6,
    '#dcdcc8',
    0.2,
  );
  strokes(
    box,
    ['-26,21 0,23 26,21', '-26,32 2,34 22,32', '-16,43 6,45 26,43', '-8,55 10,56'],
    3.2,
    '#4d5a52',
    0.2,
  );
  put(FAR_FOREARM, '#b67f60', 4, SKIN_SHADE);
  put(FAR_ARM, '#b67f60', 5, SKIN_SHADE);
  put(NECK, SKIN, 4, SKIN_SHADE);
  put(BACK, SKIN, 13, SKIN_SHADE);
  strokes(
    box,
    ['2,-76 1,-60 2,-48', '-20,-66 -15,-58 -16,-50', '20,-68 17,-58 18,-52'],
    INK.detail,
    '#8a4e3a',
    0.2,
  );
  put(WRAP, '#efe6d0', 14, { shade: '#6f7d78' });
  strokes(
    box,
    ['-18,-40 -14,-20 -16,2', '6,-39 4,-20 8,2', '20,-42 22,-22 20,2'],
    INK.detail,
    '#8c9489',
    0.2,
  );
  box.fill(
    closed('-29,-46! -14,-41 2,-40 16,-42 29,-48! 29.6,-42! 16,-36.6 2,-34.6 -14,-35.6 -29.4,-40!'),
    '#bf533f',
  );
  put(ARM, SKIN, 5, SKIN_SHADE);
  put(FOREARM, SKIN, 4, SKIN_SHADE);
  put(HAND, SKIN, 3, SKIN_SHADE);
  put(CHEEK, SKIN, 4, SKIN_SHADE);
  put(KNOT, '#3a2b26', 5, { rim: '#d09a6a' });
  put(HAIR, '#3a2b26', 7, { rim: '#d09a6a' });
  box.fill(EAR, '#c98a66');
  box.fill(BAND, '#efe6d0');
  strokes(
    box,
    ['-8,-120 2,-112 6,-98', '2,-123 10,-112 10,-98', '-14,-128 -6,-122 0,-124'],
    INK.detail,
    '#6d5044',
    0.2,
  );
  // water that she has taken up with her
  strokes(box, ['-88,-1 -76,5 -62,1', '-40,-2 -22,7 0,9 22,7 40,-2', '-30,4 0,13 32,4'], 3, '#eff8ea', 0.2);
  box.fill(
    [
      ellipse(50, -84, 1.8, 3),
      ellipse(60, -92, 1.6, 2.8),
      ellipse(40, -58, 1.8, 3),
      ellipse(46, -40, 2, 3.2),
      ellipse(-78, -16, 2, 3),
      ellipse(-88, -6, 1.6, 2.4),
    ],
    '#f6fbee',
  );
}
