import { INK, type Plane, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Local,
  local,
  type Path,
  type Point,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { ear } from './ear.ts';

const toned = twoTone({ towards: [-0.92, -0.39] });
const RIM = '#fff3c4';
const SKIN = { fill: '#eeb07a', shade: '#a8684a', rim: '#ffe9b4' } as const;
const COAT = { fill: '#f6e6c0', shade: '#a39470', rim: '#fffbe4' } as const;
const MONPE = { fill: '#4c706c', shade: '#2c4446', rim: '#cfd8a4' } as const;
const BOOT = { fill: '#46443f', shade: '#26282a', rim: '#d9c090' } as const;
const APRON = { fill: '#c9624a', shade: '#7c3434', rim: '#ffc79a' } as const;
const SCARF = { fill: '#fffae8', shade: '#b9ab88', rim: '#ffffff' } as const;

/** The sheaf's middle line, from the cut ends before the breast over the far shoulder to the ears behind. */
const BACK: readonly Point[] = [
  [-37, -82],
  [-21, -80],
  [0, -83],
  [24, -82],
  [44, -66],
];
const TONES = ['#9a6a30', '#d69a3e', '#f4c45c', '#fff0b4'] as const;
const GRAIN = ['#a5652a', '#d98f34', '#f6b948', '#ffe690'] as const;

/** Straws that gather at the tie before the shoulder, and ears that hang from their ends. */
function bundle(): { straws: Path[]; ears: Path[] }[] {
  const chance = random('bundle');
  const layers = TONES.map(() => ({ straws: [] as Path[], ears: [] as Path[] }));
  for (const i of range(46, (k) => k)) {
    const across = ((i * 0.618) % 1) * 2 - 1;
    const spread = [7, 4, 6.4, 9, 11];
    const line = BACK.map(
      ([x, y], k): Point => [
        x + (k === 4 ? chance.between(0, 6) - across * 7 : k === 0 ? chance.between(-3, 3) : 0),
        y + across * spread[k]!,
      ],
    );
    const tone = Math.min(3, Math.max(0, Math.round(1.6 - across * 1.4 + chance.between(-0.7, 0.7))));
    layers[tone]!.straws.push(ribbon(spline(line), 1.8, { samples: 9, start: 0.7, end: 0.6 }));
    const [x, y] = line[4]!;
    layers[tone]!.ears.push(...ear(x - 2, y - 4, chance.between(17, 26), 0.22, 7));
  }
  return layers;
}

/** Somebody who walks into the low sun, a sheaf on the far shoulder, about 100 × `scale` high; feet at (x, y). */
export function carrier(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = (outline: string, tones: Tones, soft: number, ...planes: readonly Plane[]): void =>
    toned(box, outline, { rim: RIM, rimWidth: 1.3, ...tones, soft: soft * scale }, ...planes);
  box.fill(
    closed('-24,0! -6,-3 12,-2 44,-4 80,-5 112,-3 124,-1! 112,3 80,4 44,5 12,4 -8,3!'),
    '#5f5a38',
    0.8,
  );
  legs(part, box);
  sheaf(box);
  trunk(part, box);
  head(local(art, ...box.at(-9.4, -92.6), scale * 0.138, { rot: 4 }));
  arm(part, box);
}

type Part = (outline: string, tones: Tones, soft: number, ...planes: readonly Plane[]) => void;

/** Loose trousers in rubber boots; the far foot is set down, the near one pushes off. */
function legs(part: Part, box: Local): void {
  part('-16.8,-13! -8,-12.6 -7.2,-6 -6.4,0! -20,0.2! -25,-0.4 -24.6,-2.8 -19,-5 -16.4,-8', BOOT, 3);
  part(
    '4,-55! -7,-55 -11.6,-45 -15.6,-34 -16.4,-27 -16.8,-18 -17.2,-10.4 -14,-9! -8,-10! -6,-18 -5,-27 -1.6,-38 4,-46',
    { ...MONPE, fill: '#3f605f' },
    4,
  );
  part('15.6,-12.4! 24.4,-16.6 28,-12 28.2,-9! 22.8,-4.4 18,-0.2! 10.4,0.6! 9.6,-1.8 12,-5 14.8,-9', BOOT, 3);
  part(
    '-7.4,-57! 9,-57! 11.4,-50 11.4,-43 12.8,-35 16,-27.4 21.6,-20 25.4,-13.6! 19,-9.4 16,-9.4! 11,-15 4.6,-21.6 0.6,-28 -3,-36 -7,-46',
    MONPE,
    5,
  );
  strokes(
    box,
    [
      '-6,-48 -1,-44 5,-44.6',
      '1.4,-27 6,-27.6 11,-30',
      '3.6,-23 8,-24.4 12,-26.6',
      '-15.6,-31 -11,-30 -7.6,-31',
    ],
    INK.detail,
    '#203436',
    0.1,
  );
}

function sheaf(box: Local): void {
  for (const [i, { straws, ears }] of bundle().entries()) box.blot(straws, TONES[i]!).blot(ears, GRAIN[i]!);
  strokes(
    box,
    ['-34,-79 -12,-78 8,-80 28,-78', '-32,-84 -12,-83.6 10,-86 30,-83', '-6,-76.6 14,-77.6 30,-72 40,-62'],
    INK.detail,
    '#a8732f',
    0.2,
  );
  strokes(box, ['-28.6,-87 -30.4,-81 -29,-75'], 2.8, '#7d5a30', 0);
}

/** It leans a little under the load. */
function trunk(part: Part, box: Local): void {
  part('-11,-80! -12,-87 -5,-91! 0.4,-88! 0,-82 1.4,-78!', { ...SKIN, fill: '#c98a5e' }, 3);
  part(
    '-11.6,-82.6! -14.6,-75 -13.4,-66 -10.4,-58 -9.4,-50.4! 0,-48.4 10.4,-50.8! 10,-59 8.6,-69 4.6,-78.6 0,-84.4! -6,-81',
    COAT,
    6,
  );
  part('-13.6,-68! -10.6,-58 -10.8,-48 -14.4,-35.6! -6,-32.6 1.6,-36! 3,-48 0.6,-58 -4.6,-68!', APRON, 5);
  strokes(
    box,
    ['-10.6,-58 -2,-56.4 9.6,-58', '-9.6,-50 -8,-43 -9.4,-37', '-3,-51 -2.4,-44 -3.6,-37'],
    INK.detail,
    '#5f2a2c',
    0.05,
  );
  strokes(box, ['9.8,-62 6,-60.6 2,-61', '9.8,-54 6,-53 3,-53.4'], INK.detail, '#857654', 0.1);
}

/** Bent up, the fist over the straw before the tie. */
function arm(part: Part, box: Local): void {
  part('-22.6,-76.6! -23,-80 -21.6,-83.4 -18.8,-84.6 -16.4,-83! -15.6,-79.6 -16.6,-76.4!', SKIN, 1.4);
  for (const finger of [
    '-21,-84.6! -24,-85 -25.2,-83.6 -24,-82.4 -21,-82!',
    '-21,-82.2! -24.8,-82.4 -25.8,-81 -24.4,-79.8 -21,-79.6!',
    '-21,-79.8! -24.6,-79.8 -25.4,-78.4 -24,-77.2 -21,-77.2!',
    '-20.6,-77.4! -23.6,-77.2 -24.2,-76 -23,-75 -20.4,-75.2!',
  ])
    part(finger, SKIN, 0.5);
  part(
    '-8,-82 -2.6,-84 3,-80.6 4,-74.6 -0.4,-67.4 -5.4,-60.6 -10.6,-58 -15.4,-60.4! -20,-69.4 -22.8,-76.2! -16,-79.6! -12.6,-73 -11,-69.6! -9.6,-74.6',
    COAT,
    4,
    [closed('4,-80! -1,-72 -6,-65 -11.4,-62 -16,-64! -14,-56! -4,-56! 8,-70!'), COAT.shade],
  );
  strokes(
    box,
    ['-11,-69.6 -8,-66.4 -4.4,-66.6', '-11.4,-68.6 -11.4,-64.6 -10,-61.4'],
    INK.detail,
    '#857654',
    0.1,
  );
}

/** The face is in the sun; a white cloth over the hair, knotted at the nape. */
function head(box: Local): void {
  toned(
    box,
    '-26,-36! -37,-20 -39.6,-6! -38,0 -43.6,9 -48,15! -46,19.4 -40,20.4! -42,25 -43.4,28! -40.4,31 -39,33! -41.6,36 -40,40 -37,42! -37.6,48 -32,54 -21,54 -6,46 8,36! 20,20 20,-30',
    { ...SKIN, soft: 3, rimWidth: 1.2 },
    [closed('-8,-36! -12,-6 -10,10 -14,28 -26,46 -32,60! 30,58! 30,-40!'), '#d08f60'],
    [closed('-33,56! -14,47 2,35 10,20! 30,20! 20,60!'), SKIN.shade],
  );
  strokes(box, ['-37,-1 -31,-3.6 -23,-0.6'], 1.3, '#4a2a22', 0);
  strokes(box, ['-39.6,-11 -32,-15 -23,-12'], 1.4, '#4a3128', 0.1);
  strokes(box, ['-42,31.6 -36,32.6 -30.6,28.6'], 1, '#7c3c30', 0);
  toned(box, '30,14! 46,16 60,30 62,44! 52,40 46,46! 38,34 28,26!', { ...SCARF, soft: 3 });
  toned(
    box,
    '-33,-17! -40,-26 -34,-44 -14,-58 14,-60 38,-48 49,-24 46,0 36,18 26,34! 14,38 6,42! 0,26 -3,10 -9,-2 -15,-11 -24,-17!',
    { ...SCARF, soft: 11 },
  );
  strokes(
    box,
    ['-30,-26 -8,-36 18,-30 34,-10', '-8,-8 10,-12 26,4 32,18', '4,34 14,28 28,24'],
    INK.detail,
    '#a39674',
    0.15,
  );
}
