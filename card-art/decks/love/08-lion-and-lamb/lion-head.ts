import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { COAT } from './lion.ts';
import { creases, form } from './view.ts';

const FUR = { fill: COAT.base, shade: COAT.shade, rim: '#fff2cc' } as const;
const PALE = { fill: '#f4e2b8', shade: '#cfae80' } as const;
const DARK = '#3a2019';

const FACE =
  '44,-66! 20,-66 -4,-61 -20,-52! -34,-43 -60,-31 -84,-19 -97,-12! -107,-8 -113,2 -112,12 -108,19! -113,28 -112,40 -106,48! -104,58 -96,68 -80,73 -58,71 -28,66 4,58 30,44 48,18 54,-16';

/** In profile, bowed, the eye shut: long straight bridge, square muzzle, strong chin. */
export function lionHead(art: Art, x: number, y: number, size: number, rot: number): void {
  const box = local(art, x, y, size, { rot });
  ear(box);
  form(
    box,
    FACE,
    { ...FUR, soft: 8 },
    // the cheek's hollow, the jaw's underside
    ['60,-50 46,-20 30,4 10,26 -16,38 -44,44 -50,80 60,80', '#c18d4e'],
    ['60,-20 44,14 22,38 -6,52 -40,60 -70,70 -60,90 60,90', COAT.shade],
    // bridge and brow look at the sun
    ['46,-70 -6,-66 -22,-54 -60,-33 -98,-13 -92,-2 -66,-13 -38,-27 -18,-36 6,-44 30,-46 46,-52', COAT.lit],
    // the socket, and the side of the nose below it
    ['-42,-24 -30,-34 -14,-36 -4,-28 -12,-16 -28,-10 -44,-8 -60,-2 -76,8 -70,-4', '#b98349'],
    // the cheekbone
    ['-34,0 -14,-6 10,-14 26,-10 18,6 -4,16 -26,16', '#eac182'],
  );
  form(
    box,
    '-107,20! -94,14 -76,12 -60,20 -52,34 -58,47 -74,52 -94,51 -107,46! -112,34',
    { ...PALE, soft: 5 },
    ['-104,40 -84,42 -60,36 -50,40 -60,56 -110,54', '#d9bb8c'],
  );
  form(box, '-104,52! -88,55 -72,54 -60,50! -60,62 -70,72 -84,75 -98,68', { ...PALE, soft: 4 });
  form(
    box,
    '-97,-12! -89,-14 -84,-8 -86,0 -93,9 -102,16 -109,19! -113,11 -112,0 -107,-8',
    { fill: '#744238', shade: '#4c2826', soft: 3 },
    ['-98,-13! -88,-15 -86,-8 -94,-5 -104,0 -112,6 -114,-4', '#a86e60'],
    ['-103,11! -98,5 -91,4 -92,8 -98,12', '#2c1416'],
  );
  creases(box, ['-108,19 -108,31 -102,44 -88,51 -70,55'], 3, '#4a2820');
  creases(box, ['-104,54 -90,58 -76,57'], 1.8, '#8e603c');
  box.blot(
    (
      [
        [-90, 27],
        [-81, 24],
        [-71, 26],
        [-86, 36],
        [-76, 34],
      ] as const
    ).map(([px, py]) => ellipse(px, py, 1.5)),
    '#8a5c3a',
  );
  eye(box);
  whiskers(box);
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

/** Shut: it bears with the lamb. Lid, lash line, the dark corner that runs towards the nose. */
function eye(box: Local): void {
  box.fill(closed('-40,-15! -32,-25 -20,-29 -9,-23 -6,-15! -16,-11 -30,-9'), '#e2b673');
  creases(box, ['-4,-20 -14,-10 -28,-8 -42,-13 -54,-8'], 4.4, DARK);
  creases(box, ['-41,-18 -32,-29 -18,-33 -6,-28'], 2, '#8e5c36');
  creases(box, ['-36,-1 -26,2 -14,-2', '-24,-46 -14,-43 -2,-44', '-8,-56 -2,-50 6,-48'], 1.6, '#a8713f');
}

function whiskers(box: Local): void {
  creases(box, ['-78,26 -74,52 -78,82', '-72,28 -62,52 -60,80', '-84,30 -86,56 -94,80'], 1.3, '#fffaf0');
}
