import { INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path } from '../../../kit/pen/index.ts';
import { disc } from './piers.ts';
import { HALF, onFace } from './place.ts';

const REACH = 1.92;
const RADIUS = 0.66;
const FRONT = HALF + 0.1;
/** Metres to a unit of the boxes that the heads are carved in, 50 from the middle to the border. */
const UNIT = (RADIUS * 0.82) / 50;

/** Gilding in the shade: where it turns to the sky, where it does not, what is cut deep; and its lit edges. */
const GILT = { high: '#ecb968', body: '#cb934e', low: '#80503c', deep: '#3d2434', edge: '#ffe0a0' } as const;
const FIELD = '#24405f';

type Tone = keyof typeof GILT;
/** Shapes in the order of painting; a line is written as an open curve with its weight. */
interface Relief {
  angle: number;
  shapes: readonly (readonly [knots: string, tone: Tone])[];
  lines: readonly (readonly [knots: string, weight: number, tone: Tone])[];
}

const ANGEL: Relief = {
  angle: 303,
  shapes: [
    // wings behind the shoulders
    ['-12,36! -34,28 -48,6 -50,-24! -42,-14! -41,-36! -33,-20! -28,-40! -20,-20 -12,4', 'low'],
    ['-10,38! -28,32 -40,16 -42,-4! -34,4! -33,-10! -25,2! -20,-8! -12,8', 'body'],
    // neck and shoulders
    ['-16,10! -18,30 -34,44 -50,52! 50,52! 36,40 14,34 8,26! 8,14', 'low'],
    ['-8,8! -6,28 0,40 10,50! 34,52 30,42 12,34 9,25 8,14', 'body'],
    // face
    [
      '-6,-30! 8,-33 15,-26 16,-17 14,-12! 19,-3 23,4 21,7! 16,8! 18,11 20,13! 17,15.5! 19,18 17.5,21! 15.5,23! 17,28 13,31 6,31! -4,26 -12,14 -14,-8',
      'high',
    ],
    // cheek turned down
    ['15.5,23! 17,28 13,31 6,31! -4,26 -12,12! -4,18 4,22 10,20', 'low'],
    // hair
    [
      '14,-24! 14,-36 2,-45 -14,-42 -26,-30 -28,-14 -24,-2 -30,8 -27,18 -18,22! -12,16 -14,8 -8,2! -10,-6 -4,-12 2,-14! 4,-22 10,-22',
      'low',
    ],
    ['13,-26! 10,-38 -4,-42 -16,-36! -10,-30 -4,-28 4,-24', 'body'],
  ],
  lines: [
    ['4,-9 9,-12 14,-11', 2, 'deep'],
    ['6,-4 10,-6.5 14.5,-3.5', 1.6, 'deep'],
    ['7,-3 11,-1.6 14.5,-3.5', 1.1, 'deep'],
    ['14,14.6 17.5,13.6 20,13', 1.3, 'deep'],
    ['-22,-28 -12,-34 0,-36', 1.5, 'deep'],
    ['-24,-16 -14,-22 -2,-22', 1.5, 'deep'],
    ['-22,-4 -16,-10 -8,-12', 1.5, 'deep'],
    ['-24,10 -20,2 -12,-2', 1.5, 'deep'],
    ['-40,-22 -36,0 -22,20', 1.4, 'deep'],
    ['-30,-10 -26,6 -16,22', 1.4, 'deep'],
  ],
};

const BULL: Relief = {
  angle: 213,
  shapes: [
    // far horn
    ['8,-24! 18,-30 24,-40 22,-50! 32,-42 31,-28 18,-16!', 'low'],
    // neck
    ['-50,-30! -30,-34 -10,-28 0,-10! 2,20 -4,52! -50,52!', 'low'],
    ['-50,-26! -34,-30 -18,-26! -28,-8 -30,20 -40,52! -50,52!', 'body'],
    // head
    ['-12,-26! 2,-32 16,-26 24,-14! 30,4 38,18 42,28! 42,38 32,43 20,40! 8,34 -2,24 -10,10! -16,-6', 'body'],
    // forehead and bridge of the nose, the bone under the eye, the muscle of the jaw
    ['2,-30! 16,-26 24,-14! 30,4 37,17 40,25! 34,25 27,14 22,2 14,-8 4,-16', 'high'],
    ['4,0! 14,2 22,12 27,24! 20,24 10,14', 'high'],
    ['-13,-16! -4,-18 3,-8 2,6 -4,14! -10,8 -14,-4', 'high'],
    ['-10,10! -2,24 8,34 20,40! 24,36 20,30 10,22 4,8!', 'low'],
    ['42,28! 42,38 32,43 20,40! 24,32 34,26', 'high'],
    ['41,35! 38,42 30,43 20,40! 23,37 32,38', 'low'],
    // the folds of the dewlap
    ['-2,26! -6,38 -12,52! -20,52 -12,38 -8,26!', 'body'],
    // near horn, ear
    ['-6,-26! -22,-30 -30,-42 -24,-54! -20,-44 -10,-38 6,-32!', 'body'],
    ['-12,-18! -24,-20 -34,-12 -36,-4! -26,-2 -14,-8', 'low'],
  ],
  lines: [
    ['8,-8 14,-11 20,-8', 2, 'deep'],
    ['11,-4 15,-6.5 19,-3 14,-1.5 11,-4', 2, 'deep'],
    ['34,32 37,30 39,32', 2, 'deep'],
    ['22,37 30,36 38,38', 1.3, 'deep'],
    ['-24,-16 -28,10 -34,40', 1.4, 'deep'],
    ['-14,4 -16,24 -22,46', 1.4, 'deep'],
    ['4,-26 10,-18 4,-12', 1.3, 'deep'],
  ],
};

const EAGLE: Relief = {
  angle: 33,
  shapes: [
    // wing lifted behind
    ['10,20! 26,0 40,-26 42,-46! 50,-30 52,0 50,30! 30,44', 'low'],
    ['14,26! 28,12 38,-4 42,-22! 46,0 44,24! 30,36', 'body'],
    // neck with feathers
    [
      '6,-34! 22,-26 26,-4 30,24! 24,22 26,34! 16,30 16,44! 4,36 0,50! -12,40 -20,46! -20,26 -14,8! -4,6',
      'body',
    ],
    ['26,-4 30,24! 24,22 26,34! 16,30 16,44! 8,38 14,14 12,-14!', 'low'],
    // head
    ['14,-34! 2,-42 -14,-38 -22,-28! -20,-16 -10,-8 -2,2! 12,2 20,-12', 'high'],
    // beak
    ['-20,-29! -32,-30 -42,-20 -42,-4! -36,-12 -28,-13! -20,-12 -13,-14!', 'high'],
    ['-28,-13! -26,-8 -20,-6 -10,-9! -16,-13', 'low'],
  ],
  lines: [
    ['-22,-27 -12,-27 -4,-23', 2.6, 'deep'],
    ['-15,-23 -11,-24.4 -8,-21 -12,-19.5 -15,-23', 2.4, 'deep'],
    ['-36,-13 -26,-14 -13,-14', 1.3, 'deep'],
    ['-31,-23 -29,-22 -28,-20', 1.5, 'deep'],
    ['-2,0 -6,10 -4,20', 1.4, 'deep'],
    ['8,4 6,16 8,28', 1.4, 'deep'],
    ['-10,16 -12,26 -10,36', 1.4, 'deep'],
    ['32,22 40,8 44,-14', 1.4, 'deep'],
  ],
};

const LION: Relief = {
  angle: 123,
  shapes: [
    // mane: outer locks, inner ones
    [
      '-4.4,-32! 0.7,-40.6 9.3,-45.7! 11,-37.1 24.8,-42.3! 24.8,-33.7 36.8,-30.2! 33.4,-21.6 43.7,-13! 36.8,-4.4 45.4,5.9! 36.8,9.3 40.3,23.1! 31.7,23.1 31.7,36.8! 21.4,33.4 16.2,45.4! 9.3,36.8 0.7,45.4! -2.7,36.8 -13,43.7! -11.3,35.1 -21.6,36.8! -9.6,24.8 2.4,4.2 2.4,-16.5',
      'low',
    ],
    [
      '-1,-28.5! 7.6,-33.7 17.9,-32! 16.2,-24.2 27.4,-20.8! 23.9,-13 32.5,-4.4! 25.7,2.4 30.8,12.8! 22.2,14.5 23.9,25.7! 16.2,23.9 11,34.3! 5.9,27.4 -3.6,34.3! -5.3,27.4 -14.8,30.8! -2.7,17.9 5.9,-1 4.2,-18.2',
      'body',
    ],
    // ear, face, the cheek and the lower jaw turned down
    ['-1,-26.8! -2.7,-37.1 5.9,-40.6 11.9,-32! 11,-25.1 4.2,-21.6', 'high'],
    [
      '4.2,-25.1! -6.2,-30.2 -13.9,-24.2 -17.3,-18.2! -25.1,-7.9 -35.4,1.6 -40.6,5! -42.3,11 -38,14.5! -38.8,19.6 -33.7,21.4! -35.4,27.4 -30.2,31.7 -21.6,30.8! -11.3,27.4 0.7,16.2 6.7,-1 7.6,-14.8',
      'body',
    ],
    // brow and bridge of the nose, the cheek, the pad of the muzzle
    [
      '4,-26! -6,-30 -13,-24 -17,-18! -25,-8 -34,1.6 -40,5! -36,8 -30,5 -24,-1 -18,-7! -10,-14 0,-17 6,-20',
      'high',
    ],
    ['-16,-2! -8,-6 0,-2 2,8 -4,16! -12,16 -18,8', 'high'],
    ['-38,8! -32,7 -25,10 -21,16! -26,19.6 -33,19 -39,14!', 'high'],
    [
      '-33.7,21.4! -35.4,27.4 -30.2,31.7 -21.6,30.8! -11.3,27.4 -2.7,20.5 2.4,12.8! -7.9,17.9 -19.9,19.6',
      'low',
    ],
  ],
  lines: [
    ['-19.1,-13 -12.2,-17.3 -4.4,-13.9', 2.4, 'deep'],
    ['-16.5,-10.5 -12.2,-13 -7,-10 -11.3,-8.2 -16.5,-10.5', 2.4, 'deep'],
    ['-40.6,5 -35.4,4.2 -32.8,7.6', 3, 'deep'],
    ['-38,14.5 -32.8,13.6 -29.4,16.2 -21.6,17.9', 1.8, 'deep'],
    ['-27.7,8.5 -26.8,9.3', 1.4, 'deep'],
    ['-24.2,10.2 -23.4,11', 1.4, 'deep'],
    ['11,-26.8 19.6,-21.6 21.4,-11.3', 1.5, 'deep'],
    ['12.8,-7.9 19.6,-1 17.9,11', 1.5, 'deep'],
    ['7.6,7.6 11,16.2 4.2,26.5', 1.5, 'deep'],
  ],
};

/** Carved and gilded on four of the spokes: an angel, a bull, an eagle and a lion, all as they stand now that the wheel has come round. */
export function roundels(art: Art): void {
  for (const { angle, shapes, lines } of [LION, EAGLE, BULL, ANGEL]) {
    const face = (path: Path): Path => onFace(path.scale(UNIT), angle, REACH, FRONT);
    disc(art, [angle, REACH], RADIUS, FRONT, 0.15, '#8f5c40');
    const field = face(ellipse(0, 0, 52));
    art.fill(field, FIELD);
    art.clip(field, () => {
      for (const [knots, tone] of shapes) {
        const shape = closed(knots);
        // what stands out catches the sun on its left side
        if (tone !== 'low') art.fill(face(shape.translate(-1.6, -0.8)), GILT.edge);
        else art.fill(face(shape.translate(1.6, 1)), '#16283f');
        art.fill(face(shape), GILT[tone]);
      }
      for (const [i, [knots, weight, tone]] of lines.entries())
        art.blot(ink(face(curve(knots)), weight * 0.9, i, 0), GILT[tone]);
    });
    const border = [face(ellipse(0, 0, 52))];
    art.line(border, INK.form + 0.6, '#d9a94e');
    art.blot(ink(face(ellipse(0, 0, 60)).rotate(0), 1.6, angle, 0.1), '#5a3236');
  }
}
