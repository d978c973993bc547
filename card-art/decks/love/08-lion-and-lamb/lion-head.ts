import { closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './lion.ts';
import { creases, form } from './view.ts';

const FUR = { fill: COAT.base, shade: COAT.shade, rim: '#fff2cc' } as const;
const PALE = { fill: '#f4e2b8', shade: '#cfae80' } as const;
const DARK = '#3a2019';

const LIP = '#3a2019';

const FACE =
  '44,-66! 16,-69 -10,-63 -27,-53! -46,-43 -70,-33 -92,-26! -103,-19 -108,-9 -106,1 -100,9! -105,20 -107,33 -103,45 -98,51! -103,62 -103,77 -94,91 -77,98 -58,96 -34,87 -8,74 22,54 45,24 54,-16';

/** In profile, bowed, the eye shut: a short deep muzzle, the bridge broad, the upper lip hanging over a strong chin. */
export function lionHead(pair: Local): void {
  const box = local(pair.art, ...pair.at(365, 566), pair.scale * 1.05, { rot: -42 });
  ear(box);
  form(
    box,
    FACE,
    { ...FUR, soft: 8, rimWidth: 0 },
    // the cheek's hollow, the jaw's underside
    ['60,-50 46,-20 32,2 14,24 -10,36 -34,42 -40,80 60,80', '#c18d4e'],
    ['60,-20 44,14 22,38 -6,52 -32,60 -60,74 -60,94 60,90', COAT.shade],
    // the muzzle's side, turned from the sun: from the bridge's edge down
    ['-88,-12! -66,-20 -46,-28 -34,-30! -40,-16 -46,0 -46,20 -40,44! -70,20 -92,8', '#cb9756'],
    // the bridge, a plane of its own, broad from brow to nose; the forehead
    [
      '46,-72 10,-72 -14,-66 -30,-56 -64,-40 -94,-29! -90,-16 -82,-11! -62,-21 -44,-30 -30,-37 -10,-45 14,-48 46,-54',
      COAT.lit,
    ],
    // the socket
    ['-50,-22 -38,-31 -22,-33 -8,-27 -6,-17 -18,-11 -34,-9 -50,-7 -60,-2', '#b98349'],
    { along: ['-2,-66 -10,-63 -27,-53 -46,-43 -70,-33 -92,-26'], paint: FUR.rim, width: 4 },
  );
  cheek(box);
  muzzle(box);
  eye(box);
  whiskers(box);
}

/** The cheekbone in the sun: its fur breaks from under the eye, lies over towards the mane and ends in tufts. */
function cheek(box: Local): void {
  const tufts = (courses: readonly string[], width: number, start: number, paint: string): void =>
    void box.blot(
      courses.map((course) => ribbon(curve(course), width, { start, end: 0, peak: 0.34, samples: 12 })),
      paint,
    );
  tufts(
    [
      '-20,-16 4,-18 22,-15 40,-5',
      '-26,-10 2,-12 20,-7 37,6',
      '-33,-5 -4,-5 16,3 33,18',
      '-38,1 -10,2 9,11 23,27',
      '-41,7 -18,8 -2,17 9,31',
      '-41,12 -25,14 -13,21 -5,33',
    ],
    10,
    0.2,
    '#e9bf7f',
  );
  tufts(
    ['-16,-12 4,-14.6 18,-11.6 30,-4', '-26,-3.6 -6,-2 10,5 22,16', '-34,8 -20,10.4 -8,17 1,27'],
    3.2,
    0.2,
    '#f6daa6',
  );
  tufts(
    [
      '2,-9.6 20,-4.6 36,8 42,16',
      '-10,3 8,11 20,24 24,32',
      '10,-19 28,-14 42,-5 48,2',
      '-16,15 -6,21 3,32 6,40',
    ],
    2.4,
    0,
    '#b07a42',
  );
}

/** The nose's pad, the pale upper lip with its rows of dots, the dark line of the mouth, the chin. */
function muzzle(box: Local): void {
  form(
    box,
    '-98,52! -92,58 -78,66 -62,70 -48,71! -48,82 -56,91 -66,96 -78,98 -91,92 -101,79 -103,64',
    { ...PALE, soft: 4 },
    ['-99,54! -92,65 -78,74 -62,78 -44,79! -44,64 -70,60', '#b9966a'],
    ['-60,88 -70,90 -84,88 -98,76! -96,92 -78,102 -56,98', '#d9bb8c'],
  );
  form(
    box,
    '-100,8! -90,6 -78,3 -64,8 -52,20 -44,38 -42,54 -40,70! -60,73 -78,70 -92,61 -100,49! -106,35 -106,20',
    { ...PALE, soft: 5 },
    ['-40,36 -50,52 -62,60 -78,58 -96,46! -94,56 -72,74 -54,90 -36,60', '#dcbf92'],
  );
  // the mouth swells under the lip, opens, and ends in a thin corner
  box.blot(
    [
      ribbon(curve('-100,6 -104,20 -105,34 -100,49 -92,60 -80,68 -72,71'), 4.3, {
        start: 0.25,
        end: 0,
        peak: 0.62,
        samples: 16,
      }),
      ribbon(curve('-67,72.4 -60,75 -50,81 -44,88'), 2.6, { start: 0.1, end: 0, samples: 8 }),
    ],
    LIP,
  );
  creases(box, ['-46,24 -38,42 -37,60', '-30,44 -28,58 -32,70'], 2, COAT.shade);
  creases(box, ['-84,96 -80,104 -72,110', '-72,98 -66,106 -58,110', '-92,90 -92,98 -88,105'], 3, '#d9bb8c');
  form(
    box,
    '-93,-27! -85,-23 -79,-15 -80,-6 -86,1 -93,6 -100,9! -107,2 -109,-8 -104,-19',
    { fill: '#744238', shade: '#4c2826', soft: 3 },
    ['-94,-28! -84,-24 -78,-16 -86,-12 -97,-10 -110,-6! -110,-16', '#a86e60'],
  );
  box.fill(closed('-98,1! -95,-5 -88,-7 -83,-4! -86,-1 -90,0 -94,3'), '#2c1416');
  box.blot(
    (
      [
        [-88, 20],
        [-78, 17],
        [-68, 19],
        [-90, 31],
        [-79, 29],
        [-68, 31],
        [-59, 33],
        [-82, 41],
        [-70, 43],
      ] as const
    ).map(([px, py]) => ellipse(px, py, 1.5)),
    '#8a5c3a',
  );
}

function ear(box: Local): void {
  form(box, '34,-52! 26,-72 30,-92 46,-102 64,-96 72,-78 68,-54!', {
    fill: '#a8713c',
    shade: '#7a4a2c',
    rim: '#f0c88a',
    soft: 5,
  });
  box.fill(closed('38,-54! 34,-72 40,-86 50,-90 60,-82 62,-66 58,-50!'), '#5a3324');
  creases(box, ['42,-52 42,-66 48,-80', '50,-50 52,-64 56,-76', '46,-52 48,-66 52,-84'], 3, '#d8a866');
}

/** Shut: it bears with the lamb. A short slant slit under the brow; the tear mark runs on from it beside the bridge. */
function eye(box: Local): void {
  box.fill(closed('-48,-12! -40,-23 -26,-26 -15,-21! -20,-15 -32,-11'), '#d8a868');
  box.fill(closed('-48,-9! -34,-7 -18,-13! -20,-3 -32,2 -44,0'), '#efcf98');
  creases(box, ['-14,-20 -24,-12.6 -36,-9.6 -48,-11'], 5, DARK);
  creases(box, ['-45,-11 -54,-7 -64,1 -68,8'], 4.4, '#7a4c2e');
  creases(box, ['-46,-18 -38,-27 -26,-30 -12,-26'], 2, '#8e5c36');
  creases(box, ['-24,-46 -14,-43 -2,-44', '-8,-56 -2,-50 6,-48'], 1.6, '#a8713f');
}

function whiskers(box: Local): void {
  creases(box, ['-70,31 -62,54 -46,74', '-68,20 -54,44 -32,62', '-80,41 -76,62 -62,88'], 1.3, '#fffaf0');
}
