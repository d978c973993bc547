import { closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './lion.ts';
import { creases, form } from './view.ts';

const FUR = { fill: COAT.base, shade: COAT.shade, rim: '#fff2cc' } as const;
const PALE = { fill: '#f4e2b8', shade: '#cfae80' } as const;
const DARK = '#3a2019';
/** How far the head is bowed. */
const BOWED = -34;

/** Brow, bridge, the nose's slant, the square front of the muzzle, chin, jaw. */
const FACE =
  '72,-34! 68,-54 54,-69 33,-78 10,-77 -12,-66 -30,-55 -44,-48! -66,-37 -86,-26 -104,-16! -113,-9 -118,0 -115,10 -108,19! -114,29 -115,41 -110,51 -103,57! -107,68 -105,82 -94,93 -78,97 -58,95 -30,92 0,84 30,64 54,26 62,-20';

/** In profile, bowed, the eye shut: brow and bridge nearly one line, a deep square muzzle on a strong chin. */
export function lionHead(pair: Local): void {
  const box = local(pair.art, ...pair.at(368, 562), pair.scale * 1.08, { rot: BOWED });
  ear(
    box,
    '18,-60! 10,-74 16,-90 30,-98 44,-92 51,-76 50,-60!',
    '27,-62! 18,-74 22,-86 32,-90 42,-82 43,-64!',
    COAT.shade,
  );
  form(
    box,
    FACE,
    { ...FUR, soft: 6, rimWidth: 0 },
    // cheek, jaw and the hollow between them turn from the sun
    ['80,-22 54,-12 34,2 14,18 -8,30 -30,38 -44,52 -40,100 80,80', '#cb9756'],
    ['76,2 52,18 26,38 -4,52 -28,58 -44,68 -60,98 60,96', COAT.shade],
    ['60,50 26,56 0,72 -28,82 -52,88 -60,110 60,110', COAT.deep],
    // the side of the muzzle falls away under the bridge's edge
    ['-100,-7! -82,-15 -60,-25 -46,-32! -52,-18 -54,-4 -48,14 -42,34! -60,14 -80,4 -98,6', '#cb9955'],
    [
      '60,-94 10,-90 -46,-60 -120,-20! -106,-12 -98,-7! -80,-16 -58,-27 -44,-36 -26,-46 4,-56 34,-60 62,-58',
      COAT.lit,
    ],
    // the socket under the brow
    ['-56,-24 -44,-36 -28,-42 -12,-38 -6,-28 -14,-20 -32,-14 -50,-8 -62,-6', '#b07c44'],
    { along: ['20,-78 -12,-66 -30,-55 -44,-48 -66,-37 -86,-26 -102,-17'], paint: FUR.rim, width: 3.4 },
  );
  eye(box);
  cheek(box);
  jaw(box);
  lip(box);
  nose(box);
  // the near one stands well back, behind the cheek
  const back = local(pair.art, ...box.at(22, 24), box.scale, { rot: BOWED });
  ear(
    back,
    '42,-48! 37,-66 43,-84 57,-95 73,-92 83,-78 82,-58 74,-40!',
    '50,-46! 46,-64 51,-78 61,-86 71,-83 76,-72 74,-58 67,-44!',
    COAT.base,
  );
  // its root lies in fur
  back.fill(closed('33,-38! 39,-54 50,-57 66,-48 78,-42! 76,-28 50,-24 36,-28'), COAT.base);
  creases(
    back,
    [
      '30,-36 37,-48 42,-66',
      '40,-34 45,-46 49,-60',
      '45,-32 52,-50 62,-72',
      '54,-30 60,-46 66,-66',
      '60,-30 67,-44 75,-62',
    ],
    10,
    COAT.base,
  );
}

/** Fur below the eye in the sun; it lies back towards the mane in tufts. */
function cheek(box: Local): void {
  const tufts = (courses: readonly string[], width: number, paint: string): void =>
    void box.blot(
      courses.map((course) => ribbon(curve(course), width, { start: 0.15, end: 0, peak: 0.36, samples: 12 })),
      paint,
    );
  tufts(
    [
      '-18,-24 6,-26 26,-22 46,-10',
      '-26,-16 2,-17 22,-10 38,6',
      '-34,-8 -8,-8 12,2 28,20',
      '-40,2 -18,4 2,14 14,30',
      '-42,14 -24,18 -10,27 0,42',
    ],
    11,
    '#e3b674',
  );
  tufts(['-16,-20 4,-21 20,-17 34,-9', '-28,-9 -6,-9 12,-1 24,12', '-36,5 -18,8 -4,17 4,28'], 3.4, '#efcb92');
  tufts(
    ['2,-15 20,-9 36,6 44,18', '-12,0 8,9 20,22 24,34', '10,-26 28,-20 44,-9 52,0', '-22,15 -8,24 2,37 6,48'],
    2.4,
    '#b07a42',
  );
}

/** The lower jaw under the lip's shade, its beard. */
function jaw(box: Local): void {
  form(
    box,
    '-103,55! -88,60 -66,62 -54,62! -50,72 -51,84 -60,93 -78,97 -94,93 -105,82 -107,68',
    { ...PALE, soft: 3 },
    ['-110,52! -98,70 -80,76 -62,78 -40,74 -30,66! -30,40 -110,40', '#a07850'],
    ['-112,78! -96,86 -76,88 -56,82 -40,66 -20,60 -30,104 -100,110', '#d3b084'],
    ['-70,58 -64,74 -60,84 -66,100 -20,100 -20,56', '#b98a54'],
  );
  creases(box, ['-98,82 -96,94 -89,103', '-86,86 -82,99 -74,106', '-72,88 -66,99 -58,104'], 5, '#e2c594');
}

/** The upper lip: deep in front, its edge sags and runs back to a short corner below the eye; whiskers in rows. */
function lip(box: Local): void {
  form(
    box,
    '-107,17! -97,10 -84,5 -70,6 -58,13 -50,25 -44,42 -38,60 -36,72! -48,71 -62,70 -76,68 -90,63 -103,57! -110,50 -115,40 -113,28',
    { fill: '#deb677', shade: '#b98c58', soft: 0 },
    ['-112,27! -102,23 -88,24 -74,31 -64,42 -56,56 -52,70! -66,72 -90,64 -104,54 -118,40', '#efd8a6'],
    ['-50,26 -47,44 -49,58 -52,74! -30,80 -30,26', '#bd8a4f'],
    ['-51,64 -62,64 -76,62 -90,57 -110,48! -110,84 -51,84', '#cba56f'],
  );
  creases(
    box,
    [
      '-70,8 -56,7 -42,13',
      '-62,15 -48,16 -35,25',
      '-58,24 -44,27 -32,38',
      '-56,34 -43,38 -33,50',
      '-54,44 -43,49 -36,60',
    ],
    7,
    '#deb677',
  );
  box.blot(
    [
      ribbon(curve('-113,48 -104,57 -90,63.6 -76,68.4 -62,70.6 -52,71 -46,72'), 4, {
        start: 0.3,
        end: 0.1,
        peak: 0.5,
        samples: 18,
      }),
      ribbon(curve('-107,17 -109,24 -107,30'), 3, { start: 0.6, end: 0, samples: 8 }),
    ],
    DARK,
  );
  box.blot(
    (
      [
        [-96, 28],
        [-86, 25],
        [-75, 25],
        [-98, 37],
        [-87, 35],
        [-76, 36],
        [-67, 39],
        [-90, 45],
        [-79, 47],
        [-69, 49],
      ] as const
    ).map(([x, y]) => ellipse(x, y, 1.5)),
    '#8a5c3a',
  );
  creases(box, ['-76,36 -62,58 -44,76', '-75,25 -52,44 -28,58', '-87,35 -80,62 -64,88'], 1.3, '#fffaf0');
}

/** A slanted pad with its nostril; it ends on the bridge in an edge of short fur. */
function nose(box: Local): void {
  form(
    box,
    '-103,-16! -95,-13 -91,-6 -93,1 -99,7 -104,14 -107,19! -112,16 -116,8 -118,-1 -113,-9',
    { fill: '#744238', shade: '#4c2826', soft: 0 },
    ['-104,-20! -92,-14 -90,-8 -98,-7 -108,-4 -122,2! -120,-14', '#a96f61'],
    ['-90,0! -98,4 -103,12 -106,22 -90,20', '#54302b'],
  );
  box.fill(closed('-109,8! -106,1 -99,-3 -94,-1! -97,2 -101,4 -104,8'), '#2c1416');
}

function ear(box: Local, outline: string, inside: string, fill: string): void {
  form(box, outline, { fill, shade: COAT.deep, rim: '#f0c88a', soft: 5 });
  box.fill(closed(inside), '#5a3324');
}

/** Shut: it bears with the lamb. The lid over its ball under a heavy brow, the tear mark down beside the bridge. */
function eye(box: Local): void {
  box.fill(closed('-55,-16! -48,-27 -34,-35 -19,-33! -23,-25 -36,-19'), '#d8a868');
  box.fill(closed('-48,-22! -42,-28 -34,-32 -26,-32! -36,-26'), '#e4bb7a');
  box.fill(closed('-57,-12! -44,-13 -28,-19 -18,-28! -14,-16 -28,-6 -46,-1'), '#f0d29c');
  creases(box, ['-17,-33 -24,-25 -35,-19 -47,-16 -57,-14'], 4.2, DARK);
  creases(box, ['-54,-15.4 -63,-9 -71,0 -74,8'], 4.4, '#7a4c2e');
  creases(box, ['-46,-32 -34,-40 -20,-42 -8,-38'], 2.4, '#8a5a34');
  creases(box, ['-34,-53 -24,-55 -12,-62', '-24,-45 -12,-49 2,-56'], 1.6, '#b98349');
}
