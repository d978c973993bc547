import { around, INK, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, type Point, ramp } from '../../../kit/pen/index.ts';
import { inDark } from './form.ts';

/** Draws in a creature's own box of about 120. */
function pencil(art: Art, x: number, y: number, scale: number, mirror = false) {
  const box = local(art, x, y, scale, { mirror });
  return {
    box,
    shape: (outline: string | Path, fill: string, soft: number, rimWidth = 2): void =>
      inDark(art, box.place(typeof outline === 'string' ? closed(outline) : outline), fill, soft * scale, {
        rimWidth,
      }),
    /** A part that goes out in the dark, speck by speck, on the way between two points; where the light meets its edge. */
    fading: (outline: string, fill: string, from: Point, to: Point, edge: readonly string[]): void => {
      const shape = box.place(closed(outline));
      const paint = box.linear(...from, ...to, ramp(0, fill, 1, 1, fill, 0));
      printed(art, around(shape, 4), () => void art.fill(shape, paint));
      strokes(box, edge, 2.6, '#ffdfa6', 0.3);
    },
    folds: (lines: readonly string[], colour: string, weight: number = INK.form): void =>
      strokes(box, lines, weight, colour),
    /** An open eye under a lid, with the wreath's light in it. */
    eye: (ex: number, ey: number, size: number, colour: string): void => {
      box
        .fill(ellipse(ex, ey, size * 1.25, size), '#1a0f28')
        .fill(ellipse(ex, ey, size * 0.82), colour)
        .fill(ellipse(ex, ey, size * 0.42), '#160c24')
        .fill(ellipse(ex - size * 0.3, ey - size * 0.35, size * 0.24), '#fff6da');
    },
  };
}

/** Lower right, looking up to the left; the mane goes back into the dark. */
export function lion(art: Art, x: number, y: number, scale: number): void {
  const { box, shape, fading, folds, eye } = pencil(art, x, y, scale);
  fading(
    '-10,-44! -8,-70 14,-94! 22,-84 42,-110! 56,-92 82,-116! 92,-90 126,-100! 130,-60 160,-40! 160,160! -10,160! -18,134 -6,118! -28,112 -36,86! -24,84 -32,62! -20,50 -10,44!',
    '#8a5038',
    [20, 10],
    [90, 100],
    ['-9,-56 -6,-74 14,-95', '22,-85 32,-100 42,-111', '57,-93 70,-108 82,-117'],
  );
  folds(
    [
      '40,-66 80,-70 110,-40 124,10',
      '60,-40 96,-20 104,30 92,80',
      '60,20 84,56 76,100 56,140',
      '30,66 40,100 24,140',
      '-10,70 -6,104 -16,140',
      '26,-70 54,-80 80,-74',
    ],
    '#2c1630',
    INK.contour,
  );
  shape(
    '-12,-42! -4,-62 18,-76! 24,-64 46,-80! 50,-58 72,-60! 70,-46 90,-36! 82,-24 94,-4! 80,4 84,28! 68,30 64,54! 50,48 40,72! 30,62 14,82! 6,68 -12,80! -14,64 -32,64! -26,50 -20,40!',
    '#b06c3e',
    18,
  );
  folds(
    [
      '30,-44 50,-54 66,-52',
      '40,-30 62,-34 80,-30',
      '46,-10 66,-8 84,-2',
      '46,8 64,16 74,26',
      '40,24 52,36 56,48',
      '26,38 34,54 34,64',
      '8,46 12,60 10,74',
      '-12,50 -12,60 -16,70',
    ],
    '#5c2c2c',
    2.4,
  );
  folds(
    ['36,-40 54,-46 68,-40', '46,0 62,6 76,8', '34,32 42,46 44,58', '16,44 22,58 20,72'],
    '#d08c50',
    INK.form,
  );
  shape('20,-44! 14,-58 22,-68 36,-66 42,-52 36,-40!', '#a5643a', 6);
  box.fill(closed('24,-48! 21,-56 26,-61 33,-58 35,-50!'), '#4a2430');
  shape(
    '22,-48! 8,-52 -6,-48 -16,-37 -28,-30 -46,-21 -60,-16 -68,-12 -69,-4 -64,4 -64,14 -61,24 -56,29! -56,40 -48,49 -34,52 -20,50 -6,48! 2,54 6,46! 16,48 20,38! 32,38 32,26! 44,22 38,10! 48,0 40,-12! 44,-26 34,-34!',
    '#cf9054',
    24,
  );
  shape('-30,0! -44,-2 -56,4 -63,10 -62,22 -54,29 -42,31 -28,26 -20,14', '#e6b680', 8, 0.1);
  box.fill(closed('-70,-11! -62,-15 -53,-12 -55,-4 -61,3 -66,4! -70,-3'), '#3a1c2c');
  folds(['-63,5 -61,14 -57,21', '-57,29 -44,32 -30,28 -22,20', '-22,20 -16,24 -14,32'], '#4a2030');
  folds(
    ['-34,-26 -24,-14 -20,0', '0,-24 10,-8 6,10', '-46,10 -40,14', '-50,16 -43,20', '-38,8 -32,13'],
    '#8a5238',
    INK.detail,
  );
  folds(['-28,-25 -19,-32 -8,-32 2,-27'], '#3a1c2c', INK.contour);
  eye(-13, -25, 4.6, '#f0b848');
  folds(['-20,-21 -26,-16 -28,-9'], '#4a2030');
}

/** Lower left, looking up to the right. */
export function bull(art: Art, x: number, y: number, scale: number): void {
  const { box, shape, fading, folds, eye } = pencil(art, x, y, scale);
  shape('4,-50! 22,-58 36,-72 40,-90 36,-98! 48,-84 46,-62 30,-46 14,-42', '#b9a08c', 5);
  fading(
    '-14,-50! -60,-50 -120,-30 -160,10! -160,130! -20,130! -14,96 -20,70 -22,40 10,-20',
    '#785462',
    [-24, 0],
    [-76, 96],
    ['-20,-51 -50,-51 -90,-42'],
  );
  shape(
    '-14,-52! 4,-50 18,-38 32,-18 46,4 60,20 70,30 73,42 67,54 56,60 44,59 34,60 22,54 8,48 -10,46 -24,34 -32,8 -28,-30',
    '#94666a',
    26,
  );
  shape('44,26! 58,17 72,26 78,40 73,56 60,64 46,61 38,44', '#b08a84', 9);
  box.fill(closed('63,33! 69,32 73,37 70,42 64,40'), '#2c1430');
  folds(['75,51 64,54 50,55 38,51'], '#3a1c38');
  shape('-22,-36! -38,-44 -56,-42 -66,-32! -54,-22 -36,-20 -24,-26', '#7a5660', 6);
  shape('-16,-46! -2,-50 8,-62 10,-82 4,-98! 20,-88 28,-68 20,-48 4,-38 -10,-36!', '#e3cda8', 6);
  folds(
    [
      '-30,-34 -44,-36 -56,-33',
      '-2,-30 6,-18 10,-2',
      '24,4 34,22 36,38',
      '-20,0 -14,20 -4,32',
      '-40,0 -50,40 -48,90',
      '-70,0 -84,50 -80,100',
    ],
    '#4a2840',
  );
  folds(['-10,-46 -6,-38 -12,-32', '-2,-46 4,-38 0,-30', '-16,-42 -16,-34 -22,-30'], '#3a1c38', INK.contour);
  folds(['4,-18 14,-22 23,-17'], '#2c1430', INK.contour);
  eye(14, -12, 4.6, '#8a5a38');
}

/** Upper right, looking down to the left. */
export function eagle(art: Art, x: number, y: number, scale: number): void {
  const { shape, fading, folds, eye } = pencil(art, x, y, scale);
  fading('30,20! 50,-30 80,-60 120,-70! 130,140! 40,150! 10,110!', '#6a5066', [24, 10], [90, 70], []);
  folds(['50,10 70,50 66,110', '66,-20 92,40 90,110', '84,-44 110,20 110,90'], '#1c1638', INK.contour);
  fading(
    '-26,-24! -14,-34 6,-39 28,-33 44,-14 54,16 66,56 78,100! 62,92 58,112! 42,98 32,116! 20,96 8,108! 2,82 -8,86! -10,60 -20,56! -16,38 -24,22 -30,6 -31,-10',
    '#dccabc',
    [-6, -10],
    [52, 92],
    ['-29,-2 -30,8 -24,22 -16,38', '-24,-26 -12,-35 6,-39 22,-36'],
  );
  shape('-27,-20! -44,-22 -58,-13 -66,2 -64,18 -61,20! -58,10 -50,6 -40,5 -28,4 -24,-6', '#d99c44', 6);
  folds(['-60,4 -48,0 -34,-1 -20,-3'], '#5c2c34');
  folds(['-34,-19 -22,-22 -10,-20 0,-14'], '#4a2838', INK.contour);
  folds(
    ['-14,14 -8,34 -4,60', '4,4 14,32 18,70', '20,-8 36,26 40,74', '-2,-24 14,-22 28,-8', '34,0 50,40 58,84'],
    '#94788a',
  );
  eye(-17, -12, 4.4, '#f0b43c');
}

/** Upper left: a human head in the light of the wreath, the hair gone in the dark. */
export function human(art: Art, x: number, y: number, scale: number): void {
  const { box, shape, fading, folds } = pencil(art, x, y, scale);
  shape('-14,20! -12,50 -20,64! 24,62! 20,56 17,44 20,34', '#a87060', 7, 0.8);
  shape(
    '2,-46! 20,-38 28,-26 30,-14 30,-8! 34,0 39,9! 38,12 33,13.6! 35,18! 33,20.6! 34.4,25! 31,28 32,35 28,40 18,40 6,34 -8,26 -16,0',
    '#cf9472',
    8,
    1.6,
  );
  fading(
    '-40,66! -24,56 -6,64 12,62 24,54! 42,64 60,84 72,120! 60,200! -60,200!',
    '#52649e',
    [30, 70],
    [-26, 140],
    ['24,54 42,64 58,82 68,104', '-8,63.6 10,62 23,55'],
  );
  folds(['19,-12 26,-15 32,-12.6'], '#4a2434', 2.2);
  folds(['20,-3.6 24,-7 30,-6.4'], '#3a1c30', 2);
  box
    .fill(closed('23,-4! 26,-6 30,-5.6! 29,-3.4 26,-3'), '#f4e2cc')
    .fill(ellipse(28, -4.6, 1.4, 1.6), '#2c1630');
  folds(['28,20.4 32,20.8 35,20.2'], '#7a3a40', 1.4);
  shape(
    '27,-33! 16,-54 -12,-61 -38,-49 -53,-20 -52,16 -62,44 -58,76 -70,112 -54,104! -50,118 -38,98! -30,108 -24,84! -10,86 -2,70 -10,54 4,44 10,32 4,20 14,8 10,-6 16,-16 18,-24!',
    '#7a4a3c',
    20,
    1.2,
  );
  folds(
    [
      '18,-46 -6,-48 -22,-26 -18,0 -28,30 -20,60',
      '20,-38 2,-34 -4,-14 -4,6 -12,26 -14,60',
      '6,-54 -24,-46 -40,-14 -36,20 -46,56 -44,92',
      '-2,40 -16,48 -18,70',
    ],
    '#2c1a34',
  );
  folds(
    ['20,-42 -2,-42 -14,-20 -12,4', '22,-32 8,-24 4,-8 6,8 -2,24', '-6,50 -14,66 -12,80'],
    '#c08a5c',
    INK.detail,
  );
}
