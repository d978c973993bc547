import { closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { COAT } from './lion.ts';
import { creases, form } from './view.ts';

const FUR = { fill: COAT.base, shade: COAT.shade, rim: '#fff2cc' } as const;
const PALE = { fill: '#f4e2b8', shade: '#cfae80' } as const;
const DARK = '#3a2019';

const LIP = '#3a2019';

const FACE =
  '44,-62! 18,-64 -4,-60 -22,-53! -36,-47 -46,-43 -56,-40! -74,-36 -94,-31 -112,-25 -119,-21! -127,-14 -129,-6 -127,3 -121,9! -125,22 -128,36 -126,48 -120,55! -123,66 -120,82 -109,93 -92,97! -78,92 -58,84 -34,82 -8,74 22,54 45,24 54,-16';

/** In profile, bowed, the eye shut: a long straight bridge, the eye close to it, the lip square and deep, the chin under the nose. */
export function lionHead(pair: Local): void {
  const box = local(pair.art, ...pair.at(365, 566), pair.scale * 1.05, { rot: -42 });
  ear(box);
  form(
    box,
    FACE,
    { ...FUR, soft: 6 },
    // below the cheekbone the side falls in, as far as the jaw
    ['60,-6 30,0 0,14 -26,25 -48,27 -56,40 -50,60 -40,100 60,100', '#c18d4e'],
    ['60,-2 44,18 22,40 -6,56 -30,64 -44,80 -60,94 60,100', COAT.shade],
    // the jaw's bone, from the mouth's corner back
    ['-38,70 -20,62 2,52 24,34 34,18! 36,26 22,46 0,62 -22,72', '#cd9a58'],
    // the muzzle's side, turned from the sun: from the bridge's edge down
    ['-124,-12! -104,-13 -80,-18 -60,-25! -70,-8 -64,4 -54,18 -52,40 -44,60! -90,60 -126,20', '#c48f50'],
    // the bridge, a flat plane of its own from brow to nose; the forehead
    [
      '46,-74 10,-76 -20,-68 -60,-52 -132,-34! -124,-17 -114,-12! -96,-16 -78,-20 -62,-26! -48,-34 -34,-40! -22,-45 -6,-48 16,-49 46,-52',
      COAT.lit,
    ],
    // the forehead's side falls away from the brow to the ear
    ['-34,-40! -22,-45 -6,-48 16,-49 46,-52! 46,-36 20,-32 -4,-31 -18,-29!', '#d9a961'],
    // the socket, under the brow
    ['-74,-20! -58,-29 -40,-34 -26,-31 -18,-23! -28,-14 -46,-6 -62,-2 -78,-4 -80,-12', '#b07c45'],
    // the cheekbone: from below the eye back to the ear, its lower edge is where the light ends
    ['-66,4! -52,-1 -34,-8 -12,-20 16,-27 36,-24! 30,-8 6,8 -20,21 -46,24! -58,16', '#ecc684'],
  );
  muzzle(box);
  eye(box);
  whiskers(box);
}

/** The nose's pad, the pale upper lip with its rows of dots, the dark line of the mouth, the chin. */
function muzzle(box: Local): void {
  form(
    box,
    '-119,54! -106,62 -88,67 -70,66 -56,68! -58,80 -70,89 -84,96 -96,98 -110,93 -121,82 -124,66!',
    { fill: '#e2c692', shade: '#b08a5a', soft: 4 },
    ['-122,52! -108,66 -90,73 -70,73 -50,76! -50,60 -80,58', '#a98458'],
    ['-62,84 -78,88 -96,88 -110,82 -122,70! -120,94 -96,104 -60,98', '#c9a46e'],
    ['-126,60! -114,66 -104,70 -104,84 -112,96 -130,90', '#f4e2b8'],
  );
  form(
    box,
    '-120,10! -108,10 -94,8 -78,12 -64,22 -56,36 -50,54 -44,70! -56,71 -70,68 -88,69 -104,65 -118,56 -126,48! -128,36 -125,22!',
    { ...PALE, soft: 5 },
    ['-54,26 -58,46 -72,57 -92,58 -112,52 -128,40! -124,60 -96,78 -40,84 -40,40', '#d8b988'],
  );
  creases(box, ['-121,9 -125,22 -128,36 -126,48'], 3, LIP);
  creases(box, ['-102,65 -88,67 -74,68 -65,74 -62,86'], 2.6, '#7a4c2e');
  creases(box, ['-127,45 -120,56 -108,63 -94,67 -84,66'], 4.4, LIP);
  creases(box, ['-54,26 -47,44 -40,62 -36,78'], 2, COAT.shade);
  creases(
    box,
    [
      '-104,94 -100,104 -92,112',
      '-92,97 -86,106 -78,112',
      '-112,89 -110,99 -105,107',
      '-78,93 -70,101 -62,106',
    ],
    4,
    '#d9bb8c',
  );
  form(
    box,
    '-117,-23! -107,-19 -101,-13 -101,-6 -107,0 -114,4 -121,10! -127,3 -130,-6 -126,-15!',
    { fill: '#744238', shade: '#4c2826', soft: 3 },
    ['-120,-26! -106,-21 -99,-13 -110,-11 -120,-9 -134,-4! -136,-18', '#a86e60'],
  );
  box.fill(closed('-118,4! -116,-2 -110,-4 -103,-3! -107,0 -111,1 -115,5'), '#2c1416');
  box.blot(
    (
      [
        [-112, 22],
        [-101, 20],
        [-89, 22],
        [-114, 33],
        [-102, 32],
        [-90, 34],
        [-78, 36],
        [-107, 44],
        [-94, 46],
        [-81, 47],
      ] as const
    ).map(([px, py]) => ellipse(px, py, 1.5)),
    '#8a5c3a',
  );
}

function ear(box: Local): void {
  form(box, '46,-46! 36,-64 38,-82 50,-92 66,-87 74,-70 72,-46!', {
    fill: '#a8713c',
    shade: '#7a4a2c',
    rim: '#f0c88a',
    soft: 5,
  });
  box.fill(closed('48,-46! 44,-62 48,-75 56,-80 64,-73 66,-58 64,-44!'), '#5a3324');
  creases(box, ['50,-44 50,-58 54,-72', '58,-44 60,-58 62,-68'], 3, '#d8a866');
}

/** Shut: it bears with the lamb. A slant slit under the brow, close to the bridge; the tear mark runs on from it. */
function eye(box: Local): void {
  box.fill(closed('-74,-8! -66,-17 -52,-22 -38,-18! -36,-13 -46,-7 -58,-5'), '#cf9c5c');
  box.fill(closed('-71,-4! -58,-2 -44,-6 -32,-12! -34,-3 -46,3 -62,4'), '#f6dcaa');
  creases(box, ['-31,-16 -42,-7.6 -56,-4.4 -75,-7'], 5.2, DARK);
  creases(box, ['-72,-7 -80,-4 -88,2 -91,9'], 4.4, '#6e4328');
  creases(box, ['-70,-22 -58,-29 -44,-32 -26,-27'], 2.6, '#84532f');
}

function whiskers(box: Local): void {
  creases(box, ['-90,34 -80,58 -62,80', '-89,22 -72,46 -48,66', '-102,44 -96,68 -80,94'], 1.3, '#fffaf0');
}
