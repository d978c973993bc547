import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local } from '../../../kit/pen/index.ts';
import { GOLD, PLANE, SKIN, toned } from './form.ts';

const HAIR = { fill: '#3a2432', shade: '#221420', rim: '#e09a70', soft: 6, rimWidth: 1.8 } as const;

/** She looks along the beam: her face from the side, round her ear. A head is 110 high. */
export function head(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  toned(
    box,
    '-14,-8! 8,26 22,44 22,54 19,72 26,96! 0,112 -36,104! -30,84 -24,60 -24,34',
    { ...SKIN, fill: '#9a5e48', soft: 0.1 },
    // what the jaw throws, and the side of the nape
    ['-20,10! 6,32 20,46 24,58! 12,58 2,50 -6,62 -2,84 6,116! -50,116! -50,20!', '#7c463d'],
  );
  face(box);
  // hair: drawn back over the ear into a knot in the neck
  toned(box, '-34,2! -22,-6 -14,12 -18,28 -34,38 -52,32 -58,14 -48,0', { ...HAIR, fill: '#33202e' });
  toned(
    box,
    '36,-40! 28,-26 22,-8 12,4 4,16 -6,26! -18,26 -32,18 -42,2 -46,-20 -36,-42 -14,-56 12,-57 30,-50',
    { ...HAIR, soft: 8 },
  );
  strokes(
    box,
    [
      '26,-42 4,-34 -16,-14 -28,12',
      '30,-34 12,-20 -4,2 -16,20',
      '4,-50 -20,-38 -34,-12 -36,6',
      '-52,10 -40,12 -26,24',
      '-44,4 -30,8 -22,18',
    ],
    1.8,
    '#a06a58',
    0.15,
  );
  toned(box, ellipse(1, 23, 3.4, 4.6), { ...GOLD, soft: 1.6, rimWidth: 1.2 });
  crown(box);
}

/** Two planes along temple and cheek, a lowered lid, lips of two shapes. */
function face(box: Local): void {
  const { art } = box;
  toned(
    box,
    '0,-52! 22,-48 36,-38 41.5,-25 42.6,-15! 40.6,-7 42.6,-1 48,9 54.4,17! 53.6,20.6 46.6,23.4! 46.4,26 50,29.6! 50.4,32 46.6,34.4! 49.6,37 48.4,41 44.6,43.4! 46,49 43.6,56 36,59 26,55 12,46 2,36! -14,20 -22,-20',
    { ...SKIN, soft: 0.1, towards: [1, 0.1] },
    [
      '30,-60! 34,-44 37,-28 36,-15 36,-6 38,2 42,10 46,16 42.6,20 41,26 42.4,33 41.4,42 39,50 36,62! 70,64! 70,-60!',
      PLANE.light,
    ],
    ['-20,-60! 14,-50 20,-26 15,-8 10,4 10,18 16,30 26,40 36,47 45,50! 46,66! -30,66!', PLANE.shade],
    ['20,12! 27,9 34,11 37,16 34,22 28,24 21,20', '#bd7250', 0.5],
    ['54,17.6! 52.6,21 46.6,23.8! 44.4,22.6 45.6,19.8 50,19.8', SKIN.shade],
    ['41,45! 45,43.6! 44,46.6 41.4,47.4', SKIN.shade],
  );
  box.fill(
    closed('26.4,-1.6! 28.6,-5.8 33,-7.4 37.4,-5.4! 39.4,-1.6 38.6,2.8! 33.4,3.4 29.4,1.8'),
    '#c98f68',
  );
  art.blot(
    [
      ink(box.place(curve('25.4,-2.2 29.4,2 33.8,3.6 39,2.8')), 2.5, 1, 0),
      ink(box.place(curve('37,3.4 39.2,5 42,5')), 1.5, 2, 0),
      ink(box.place(curve('34.6,3.8 36.4,6 39,6.8')), 1.4, 3, 0),
      ink(box.place(curve('26.6,-6.4 32,-9.6 38,-7.6')), 1, 4, 0),
      ink(box.place(curve('22,-14.4 29,-19.6 35.6,-19 40.4,-15.6')), 3, 5, 0),
      ink(box.place(curve('45.6,16.4 43.4,19 44.4,22.6')), 1.5, 6, 0),
    ],
    '#3a1826',
  );
  box.fill(closed('38.6,34.2! 42.4,32 46.4,28.6 50.1,30! 49.9,32.2 46.8,34.4! 42.8,34.6'), '#8f3a44');
  box.fill(closed('39,34.4! 43,34.8 46.8,34.4! 49.4,36.8 48.4,40.4 45,42.6! 41.8,40.4'), '#b5564f');
  art.blot([ink(box.place(curve('37.4,33.4 40.4,34.8 46.8,34.4')), 1.2, 7, 0)], '#5a1c2c');
}

/** Three towers on a band, one red stone. */
function crown(box: Local): void {
  toned(
    box,
    '-46,-26! -52,-56! -55,-86! -40,-92! -35,-70! -19,-76! -18,-104! 6,-105! 9,-78! 25,-73! 33,-95! 47,-84! 44,-54! 43,-34! 22,-44 -4,-47 -28,-39!',
    { ...GOLD, soft: 0.1 },
    // each tower's side, and the band's, that is turned from the sun
    ['-60,-20! -60,-96! -48,-96! -45,-70 -42,-52 -38,-30!', GOLD.shade],
    ['-20,-110! -8,-110! -8,-76 -10,-60! -22,-70!', '#b98443'],
    ['24,-66! 33,-97! 38,-92! 36,-74 34,-60!', '#b98443'],
    ['-48,-43! -28,-54.6 -4,-60.6 22,-57.6 46,-47.6! 46,-30! -48,-20!', '#c9974c'],
    ['-48,-43! -40,-48 -36,-36 -32,-30! -48,-20!', '#8a5832'],
  );
  strokes(box, ['-48,-44 -28,-56 -4,-62 22,-59 42,-49'], 1.8, '#7c4c30', 0);
  toned(box, '-2,-76! 10,-70 13,-62 2,-54 -9,-62 -8,-70', { fill: '#b03048', shade: '#6e1838', soft: 3 }, [
    '3,-71! 9,-68 8,-64 3,-66',
    '#e8788a',
  ]);
}

/** Closed round what it holds, seen from its thumb's side: the knuckles look right, the thumb lies over the first of them. */
export function fist(art: Art, x: number, y: number, scale: number, rot = 0): void {
  const box = local(art, x, y, scale, { rot });
  toned(
    box,
    '-26,-7! -14,-14 -4,-18.6 8,-18.6 16,-15.8 19,-10.6 17,-6.4! 20.4,-2.6 18,2! 19.2,6 16,10! 16.4,14 13,17.4! 8,20.4 -2,20.4 -12,16 -26,12!',
    { ...SKIN, soft: 0.1, towards: [0.9, 0.44], rimWidth: 1.4 },
    // the back of the hand is turned from the sun; so is each finger's underside
    ['-30,-12! -14,-12 -3,-6 0,2 -2,12 2,24! -30,24!', PLANE.shade],
    ['1,-9.4! 8,-9.6 19,-9! 17,-6! 8,-6.2 0,-4.2!', SKIN.shade],
    ['1,-0.6! 8,-1.2 20,-1! 18,2.4! 8,2.6 0,5!', SKIN.shade],
    ['0,7.6! 8,7.2 18,7! 16,10.4! 8,10.6 0,13!', SKIN.shade],
    ['-14,15! 0,17.4 14,14! 12,24! -14,24!', SKIN.shade],
  );
  strokes(box, ['17,-6.4 8,-6.4 0,-4.4', '18,2 8,2.2 0,4.6', '16,10 8,10.2 0,12.6'], 1.3, PLANE.line, 0);
  toned(
    box,
    '-16,-9! -8,-15.6 2,-17 11,-14.6! 15.4,-11.6 13.6,-7.8! 6,-7.6 0,-5.6 -5,-1 -10,4!',
    { ...SKIN, fill: '#bf7f5a', soft: 2.4, towards: [0.9, 0.44], rimWidth: 1.2 },
    ['9,-14.2! 14.4,-12 13.4,-9.4! 9.4,-10!', '#dba27c'],
  );
  strokes(box, ['-22,-4 -20,2 -21,8', '2,-14.6 2.6,-11.6 1.6,-9'], 1.1, PLANE.line, 0);
}
