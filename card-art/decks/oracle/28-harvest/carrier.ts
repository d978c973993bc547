import { INK, type Plane, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { load, strap } from './load.ts';

const toned = twoTone({ towards: [-0.92, -0.39] });
const RIM = '#fff3c4';
const SKIN = { fill: '#eeb07a', shade: '#a8684a', rim: '#ffe9b4' } as const;
const COAT = { fill: '#f6e6c0', shade: '#a39470', rim: '#fffbe4' } as const;
const MONPE = { fill: '#4c706c', shade: '#2c4446', rim: '#cfd8a4' } as const;
const BOOT = { fill: '#46443f', shade: '#26282a', rim: '#d9c090' } as const;
const APRON = { fill: '#c9624a', shade: '#7c3434', rim: '#ffc79a' } as const;
const SCARF = { fill: '#fffae8', shade: '#b9ab88', rim: '#ffffff' } as const;

/** Somebody who walks into the low sun, bent under a sheaf, about 100 × `scale` high; the feet's middle at (x, y). */
export function carrier(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const part = (outline: string, tones: Tones, soft: number, ...planes: readonly Plane[]): void =>
    toned(box, outline, { rim: RIM, rimWidth: 1.3, ...tones, soft: soft * scale }, ...planes);
  box.fill(
    closed('-30,0! -10,-3 12,-3 30,-6 52,-9 84,-11 112,-8 126,-3! 112,3 84,6 52,5 30,4 10,4 -12,3!'),
    '#57532f',
    0.85,
  );
  legs(part, box);
  trunk(part, box);
  load(box);
  strap(box);
  head(local(art, ...box.at(-27.6, -88), scale * 0.138, { rot: -7 }));
  arm(part, box);
}

type Part = (outline: string, tones: Tones, soft: number, ...planes: readonly Plane[]) => void;

/** Loose trousers in rubber boots; the far knee is bent under the weight over a flat foot, the near leg pushes. */
function legs(part: Part, box: Local): void {
  part('-20.6,-12! -9,-12 -8.6,-6 -8,0! -23,0.3! -30,-0.3 -29.6,-2.8 -24,-5 -20.4,-8', BOOT, 3);
  part(
    '6,-54! -6,-56 -15,-47 -23,-38 -25,-32 -23.4,-24 -21.4,-14 -20.8,-9! -16,-7.6 -9.2,-9! -8.2,-18 -10,-25 -9.6,-30 0,-37 8,-45',
    { ...MONPE, fill: '#3f605f' },
    5,
    [closed('-20,-28! -14,-31 -8,-33 4,-42 14,-52! 20,-30! -8,-6! -12,-20'), MONPE.shade],
  );
  part(
    '24.6,-12! 33.4,-16.2 37,-11.6 37.2,-8.6! 31.8,-4.2 27,-0.2! 19.4,0.6! 18.6,-1.8 21,-5 23.8,-8.6',
    BOOT,
    3,
  );
  part(
    '-5,-56! 13,-55! 17.4,-48 18,-40 20,-33 25,-26 31,-19 34.4,-13.2! 28,-8.6 25,-8.8! 18,-14 11,-21 7,-28 4,-37 -2,-46',
    MONPE,
    6,
  );
  strokes(
    box,
    [
      '-2,-48 5,-45 12,-46',
      '8,-28 13,-28.6 18,-31',
      '10.4,-24 15,-25.4 19.6,-28',
      '-23.6,-33 -18,-32 -13,-34',
      '-22.6,-28 -17,-28.6 -13,-31',
    ],
    INK.detail,
    '#203436',
    0.1,
  );
}

/** Bent from the hips, so that the load stands over the feet. */
function trunk(part: Part, box: Local): void {
  // the neck, in the shadow of head and sheaf, down into the collar
  box.fill(closed('-27,-83! -24.6,-86.6 -20.6,-87 -16,-87! -16,-80 -19,-75 -22.4,-75.6!'), SKIN.shade);
  box.fill(closed('-27,-83! -24.6,-85.4! -22,-81 -20,-76.6! -22.4,-75.6!'), '#c98a5e');
  part(
    '-19.6,-82! -23.4,-75 -21.6,-66 -16,-57 -10.4,-49! 0,-46.6 14.4,-49.4! 13.8,-53 13.4,-56.6! 15.4,-62 13.4,-69.6 7.4,-77.6 -1,-84.6 -9,-89 -17,-90.6! -18.4,-86',
    COAT,
    8,
    // what the sheaf throws on the nape and along the back
    [closed('-21,-93! -16,-85.4 -9,-84.4 -2,-80.4 4,-74 9,-66! 20,-66! 8,-93!'), '#c8b88e'],
    [closed('-6,-88! 4,-76 8,-64 6,-46! 20,-46! 20,-80!'), COAT.shade],
    // where its weight lies on
    [closed('-7,-91! -4,-90 4,-82 12,-73 18,-65! 16,-62 10,-69.4 2.6,-77 -4.4,-83!'), '#8c7b55'],
    // the load draws the cloth from the shoulder to the hip
    [closed('-2,-77! 3.6,-70 6.4,-62.6 7,-56! 4.2,-56! 3.6,-62 1.6,-69!'), '#c2b188'],
    [closed('-4.6,-68! -0.6,-63 1.4,-59 1.8,-55! -1,-55! -1.4,-59!'), '#c2b188'],
  );
  part('-19,-63! -14,-55 -14.4,-46 -21.6,-31! -12,-27 -3,-31.6! 0,-45 -3,-55 -9,-63!', APRON, 6);
  strokes(box, ['-13.6,-48 -13,-41 -15,-34', '-6.4,-49 -7,-42 -8.6,-34'], INK.detail, '#5f2a2c', 0.05);
  strokes(box, ['-1,-76 4.4,-69 7,-62 7.4,-57', '-4,-67.4 0,-62.4 2,-57'], INK.detail, '#857654', 0.1);
  // the collar stands round the neck, from the throat to under the cloth at the nape
  part(
    '-23.6,-77.4! -20.2,-79.6 -18.6,-82.4 -19.6,-84.8 -23,-87! -23,-92! -14.4,-90.6! -13.6,-86 -14.4,-81.6 -17,-77.6 -21.4,-73.4!',
    { ...COAT, rimWidth: 1 },
    0,
    [closed('-26,-92! -22,-87.6 -17.4,-85.6 -14.6,-83.4 -15.2,-80 -19,-74.6! -10,-74! -10,-92!'), '#c8b88e'],
  );
  strokes(box, ['-14.6,-89.6 -13.8,-85.6 -14.8,-81.2 -17.4,-77.4 -20.6,-74.4'], INK.detail, '#857654', 0.1);
  sash(part, box);
}

/** It ties apron and coat in, with the knot behind; the coat hangs a little over it. */
function sash(part: Part, box: Local): void {
  const cloth = { ...APRON, fill: '#b8543f' } as const;
  part(
    '8,-54.6! 12.4,-52 15,-47.6 15.4,-41.6! 11.8,-41.8! 11.4,-46 8,-50!',
    { ...cloth, fill: APRON.shade, rimWidth: 0 },
    2,
  );
  part('-15,-58.4! -6,-56 4,-56.6 14,-60! 15.4,-54.8! 6,-51.2 -5,-50.6 -14,-53!', cloth, 3, [
    closed('6.4,-62! 8,-56 6.8,-48! 20,-48! 20,-62!'),
    APRON.shade,
  ]);
  part('7.6,-58.6! 11.4,-60.2 14.6,-57.4 14,-53.4 8.8,-52.6!', { ...cloth, rimWidth: 0 }, 2);
  strokes(box, ['-12,-55.4 -2,-53.4 8,-54.4', '8.6,-57 11.4,-56'], INK.detail, '#5f2a2c', 0.1);
}

/** The elbow close to the ribs, the fist at the breast, pulling the rope. */
function arm(part: Part, box: Local): void {
  part('-26,-70.6! -29,-72.4 -32,-71.6 -34,-69 -34,-66 -31.6,-63.6 -28,-63.4 -25.6,-65.4!', SKIN, 1.4);
  for (const finger of [
    '-29.6,-72.6! -32.4,-72.8 -33.6,-71.2 -32.6,-70 -29,-69.6!',
    '-30.2,-70! -33.6,-70.6 -35,-69 -33.8,-67.8 -29.8,-67.2!',
    '-30,-67.6! -33.6,-68 -34.8,-66.4 -33.4,-65.2 -29.4,-65!',
    '-29.4,-65.2! -32,-65.4 -33,-64 -31.8,-62.8 -28.6,-63!',
  ])
    part(finger, SKIN, 0.5);
  part('-25.4,-70! -27.6,-74 -30,-75 -31,-73.6 -29.6,-71 -28,-68.6!', SKIN, 0.5);
  part(
    '-15,-79.6 -9.4,-81.8 -3.6,-79.2 -1.4,-73 -4.6,-64.6 -9.4,-57 -14.6,-54.4 -19.4,-56! -25,-61.4 -28.6,-65! -24.8,-70.6! -20,-66 -17.2,-64! -17,-70 -17.4,-76',
    COAT,
    4,
    [closed('0,-80! -4,-70 -9,-62 -14.4,-59.6 -20,-61.6 -28,-68! -27,-56! -6,-50! 6,-70!'), COAT.shade],
  );
  // no seam: the shoulder runs on into the back
  box.fill(
    closed('-10.6,-80.4! -7,-82.4 -3,-80.2 -1,-77.5! -2.4,-75 -4.4,-71.4 -7.2,-67.4! -9,-72 -8,-78.6!'),
    COAT.fill,
  );
  bite(box);
  strokes(box, ['-17.2,-64 -14,-61.6 -10.4,-62.6', '-17,-63.4 -16,-60 -14,-57'], INK.detail, '#857654', 0.1);
}

/** The rope presses into the shoulder: its shadow on the cloth below it, and what it pinches there. */
function bite(box: Local): void {
  box.fill(
    closed(
      '-6.4,-85.4! -8.6,-83.9 -12.6,-81.2 -16.4,-78 -23,-72.4! -21.6,-72.8 -15.2,-76.4 -9.4,-80.4 -5.8,-83.2!',
    ),
    '#ab996c',
  );
  box.fill(
    closed('-10.8,-80.2! -8.8,-77.4 -7.6,-73.6 -7.8,-69! -8.9,-72.6 -10.2,-75.6 -12.6,-78.6!'),
    '#ab996c',
  );
  strokes(box, ['-10.6,-79.6 -8.6,-76.4 -7.6,-71.4'], INK.detail, '#857654', 0.1);
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
