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
    ['-12,-26! 2,-32 16,-26 24,-14! 30,4 38,18 42,28! 42,38 32,43 20,40! 8,34 -2,24 -10,10! -16,-6', 'high'],
    ['-10,10! -2,24 8,34 20,40! 24,36 20,30 10,22 4,8!', 'low'],
    ['42,28! 42,38 32,43 20,40! 24,32 34,26', 'low'],
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
      '-4,-36! 2,-46 12,-52! 14,-42 30,-48! 30,-38 44,-34! 40,-24 52,-14! 44,-4 54,8! 44,12 48,28! 38,28 38,44! 26,40 20,54! 12,44 2,54! -2,44 -14,52! -12,42 -24,44! -10,30 4,6 4,-18',
      'low',
    ],
    [
      '0,-32! 10,-38 22,-36! 20,-27 33,-23! 29,-14 39,-4! 31,4 37,16! 27,18 29,31! 20,29 14,41! 8,33 -3,41! -5,33 -16,37! -2,22 8,0 6,-20',
      'body',
    ],
    // ear, face, the cheek and the lower jaw turned down
    ['0,-30! -2,-42 8,-46 15,-36! 14,-28 6,-24', 'high'],
    [
      '6,-28! -6,-34 -15,-27 -19,-20! -28,-8 -40,3 -46,7! -48,14 -43,18! -44,24 -38,26! -40,33 -34,38 -24,37! -12,33 2,20 9,0 10,-16',
      'high',
    ],
    ['-38,26! -40,33 -34,38 -24,37! -12,33 -2,25 4,16! -8,22 -22,24', 'low'],
  ],
  lines: [
    ['-21,-14 -13,-19 -4,-15', 2.4, 'deep'],
    ['-18,-11 -13,-14 -7,-10.5 -12,-8.4 -18,-11', 2.4, 'deep'],
    ['-46,7 -40,6 -37,10', 3, 'deep'],
    ['-43,18 -37,17 -33,20 -24,22', 1.8, 'deep'],
    ['-31,11 -30,12', 1.4, 'deep'],
    ['-27,13 -26,14', 1.4, 'deep'],
    ['14,-30 24,-24 26,-12', 1.5, 'deep'],
    ['16,-8 24,0 22,14', 1.5, 'deep'],
    ['10,10 14,20 6,32', 1.5, 'deep'],
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
