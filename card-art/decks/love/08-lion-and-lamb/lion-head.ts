import { closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './lion.ts';
import { creases, form } from './view.ts';

const FUR = { fill: COAT.base, shade: COAT.shade, rim: '#fff2cc' } as const;
const PALE = { fill: '#f4e2b8', shade: '#cfae80' } as const;
const DARK = '#3a2019';
/** How far the head is bowed. */
const BOWED = -34;

/** Brow, the stop, bridge, the nose's slant, the square front of the muzzle, chin, jaw. */
const FACE =
  '72,-34! 68,-54 54,-69 33,-78 10,-77 -12,-66.6 -28,-58.6 -39,-51.4 -49,-43 -59,-37.4 -70,-33 -87,-26.2 -104,-17! -113,-12 -119,-4 -119.6,4 -114,14 -108,20! -117,27 -121,37 -119.6,47 -114,54 -107,58! -113,69 -112,83 -100,96 -80,101 -58,98 -30,92 0,84 30,64 54,26 62,-20';

/** Bowed, the eye shut, turned so far to us that the far half of the upper lip is seen; a full chin. */
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
    ['-100,-7! -82,-15 -62,-22 -48,-30! -52,-18 -54,-4 -48,14 -42,34! -60,14 -80,4 -98,6', '#cb9955'],
    [
      '60,-94 10,-90 -46,-64 -120,-24! -106,-13 -98,-7! -80,-16 -62,-22.6 -50,-29 -40,-40 -24,-49 4,-56 34,-60 62,-58',
      COAT.lit,
    ],
    // the socket under the brow
    ['-56,-24 -44,-36 -28,-42 -12,-38 -6,-28 -14,-20 -32,-14 -50,-8 -62,-6', '#b07c44'],
    {
      along: ['20,-78 -12,-66.6 -28,-58.6 -39,-51.4 -49,-43 -59,-37.4 -70,-33 -87,-26.2 -102,-18'],
      paint: FUR.rim,
      width: 3.4,
    },
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
    '-107,55! -92,60 -76,62 -64,62! -57,72 -56,85 -64,97 -81,101 -99,96 -111,83 -112,68',
    { ...PALE, soft: 3 },
    ['-116,54! -102,69 -86,75 -72,76 -58,72 -48,64! -48,40 -116,40', '#a07850'],
    ['-116,82! -100,90 -80,92 -66,86 -58,74 -20,60 -30,108 -100,112', '#d3b084'],
    ['-68,58 -64,74 -62,86 -68,104 -20,104 -20,56', '#b98a54'],
  );
  creases(box, ['-102,86 -100,97 -93,106', '-90,90 -86,102 -78,109', '-77,91 -71,102 -63,107'], 5, '#e2c594');
}

/** The upper lip: two cushions under the nose, the far one a sliver; the line between them ends in the mouth's short one. */
function lip(box: Local): void {
  form(
    box,
    '-108,19! -98,10 -85,5 -72,6 -61,13 -54,25 -51,40 -53,54 -60,64 -72,69! -84,67.6 -96,63 -107,58! -114,54 -119.6,47 -121,37 -117,27',
    { fill: '#deb677', shade: '#b98c58', soft: 0 },
    ['-109,24! -100,22 -88,24 -76,30 -68,40 -64,52 -66,66! -76,74 -92,68 -105,60 -112,50 -111,36', '#efd8a6'],
    ['-58,16 -56,38 -58,52 -66,66! -70,76 -40,76 -40,16', '#bd8a4f'],
    ['-62,60 -74,62 -86,58 -98,53 -110,46! -112,84 -51,84', '#cba56f'],
    ['-109,20! -118,22 -128,36 -122,48! -113,52 -111,46 -111.6,34', '#f9e8c0'],
    ['-123,42! -117,47 -110,46! -107,62 -124,56', '#d9b780'],
  );
  creases(
    box,
    [
      '-76,8 -64,8 -52,14',
      '-68,15 -57,17 -46,25',
      '-63,25 -52,28 -42,38',
      '-61,36 -52,40 -44,50',
      '-62,46 -54,50 -47,60',
    ],
    7,
    '#deb677',
  );
  box.blot(
    [
      ['-110.6,45 -107,54 -98,60.4 -88,64.6 -79,66.8 -72,66.6', 4, 0.3],
      ['-110.4,46 -113,51 -117,51.6', 2.6, 0.8],
      ['-108,18 -111,30 -110.4,47', 3, 0.7],
    ].map(([course, width, start]) =>
      ribbon(curve(String(course)), Number(width), { start: Number(start), end: 0.1, samples: 16 }),
    ),
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

/** A slanted pad with its nostrils, of the far one an edge; it ends on the bridge in an edge of short fur. */
function nose(box: Local): void {
  form(
    box,
    '-104,-17! -96,-14 -91,-7 -92.6,1 -98,8 -103.6,15 -107.6,20.6! -113,16 -118,9.6 -120,2 -118.4,-6 -113,-12',
    { fill: '#744238', shade: '#4c2826', soft: 0 },
    ['-105,-22! -92,-15 -90,-8 -98,-7 -108,-3 -114,0 -122,2! -122,-14', '#a96f61'],
    ['-90,0! -98,4 -103,12 -107,22 -90,20', '#54302b'],
  );
  box.fill(closed('-108,9! -105.4,2 -99,-2.4 -94,-0.6! -97,2 -100.6,4 -103.6,8'), '#2c1416');
  box.fill(closed('-119.4,4! -115.6,2.4 -113,5 -113.4,9! -115,6.6 -117,6'), '#2c1416');
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
