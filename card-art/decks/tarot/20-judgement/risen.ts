import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, limb, local, Path } from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { grave, HORIZON, metre } from './grave.ts';

/** Paints in a figure's box: 100 units to the metre, its feet at (0, 0). */
function painter(art: Art, x: number, y: number) {
  const box: Local = local(art, x, y, metre(y) / 100);
  return {
    box,
    shape: (outline: Path, fill: string, soft: number, shade = '#4a3460'): void =>
      form(art, box.place(outline), fill, soft * box.scale, {
        shade,
        rimWidth: Math.max(0.8, 1.3 * box.scale),
      }),
    folds: (lines: readonly string[], colour: string, weight: number = INK.form): void =>
      strokes(box, lines, Math.max(0.8, weight * box.scale), colour),
  };
}

const SKIN = '#b8806a';
const SHEET = '#efe4da';
const DUSK = '#74729e';

/** Seen from behind, one arm to the trumpet; the winding sheet slides off the other, and the wind takes it. */
function woman(art: Art, x: number, y: number): void {
  const { shape, folds } = painter(art, x, y);
  shape(
    closed(
      '34,-142! 52,-152 60,-160! 70,-140 78,-118 94,-104 104,-80! 88,-84 82,-70 66,-62! 58,-76 46,-84 34,-92 22,-100 20,-118',
    ),
    '#cfc6d2',
    8,
    DUSK,
  );
  shape(limb('-15,-130 -27,-146 -35,-160 -41,-176 -46,-190', [7, 6.4, 5, 4.6, 3.4], 18), SKIN, 2);
  shape(
    closed(
      '-42.6,-187! -41,-193 -37,-198 -37,-201.4 -40.6,-200.4 -44,-197! -47,-206 -52,-214 -55,-214 -55,-206 -52.6,-196 -49.4,-187!',
    ),
    SKIN,
    1,
  );
  shape(closed('-13,-158! -18,-153 -17.5,-149 -20,-145 -17,-143 -16.5,-138 -10,-134 4,-134 4,-166'), SKIN, 3);
  shape(closed('-22,-132! -12,-138 6,-140 20,-136! 22,-124 18,-104 16,-84! -17,-84! -18,-106'), SKIN, 7);
  shape(
    closed('-21,-108! -8,-98 6,-98 20,-112! 18,-92 19,-78 27,-50 32,0! -34,0! -28,-50 -20,-78 -19,-92'),
    SHEET,
    10,
    DUSK,
  );
  shape(
    limb('16,-131 30,-130 42,-136 52,-150 60,-164 68,-172', [7, 6.2, 5.4, 4.4, 3.2, 4, 1.2], 22),
    SKIN,
    2,
  );
  shape(
    closed('18,-124! 30,-138 44,-146 56,-152! 62,-134 60,-112 64,-92 58,-72! 48,-86 38,-90 28,-96 16,-100!'),
    SHEET,
    7,
    DUSK,
  );
  shape(
    closed(
      '-4,-172! -13,-168 -15,-160 -13,-154 -15,-140 -17,-124 -12,-110 -6,-100! -2,-108 4,-98! 8,-108 16,-104! 15,-114 22,-112! 18,-126 14,-140 13,-156 9,-168 2,-173',
    ),
    '#543040',
    6,
    '#2a1838',
  );
  folds(
    ['-2,-168 -8,-150 -10,-130 -7,-112', '4,-166 4,-144 6,-124 4,-108', '8,-160 10,-140 14,-122'],
    '#2a1838',
  );
  folds(
    ['-12,-94 -15,-60 -22,-10', '-3,-94 -4,-60 -8,-8', '8,-96 10,-60 12,-10', '14,-92 18,-60 24,-20'],
    DUSK,
  );
  folds(
    ['46,-144 46,-120 40,-96', '54,-146 54,-120 54,-92', '66,-140 74,-116 90,-92', '62,-110 70,-94 78,-80'],
    DUSK,
  );
}

/** An old man sits up and looks towards the sound, one hand lifted. */
function oldMan(art: Art, x: number, y: number): void {
  const { shape, folds } = painter(art, x, y);
  shape(limb('-12,-86 -26,-76 -38,-84 -43,-98 -48,-110', [8, 8, 6.4, 3.4, 4.6, 1.6], 18), SKIN, 2);
  shape(closed('-14,-96! -30,-88 -44,-90! -40,-72 -44,-56 -38,-40! -26,-52 -14,-60!'), '#dcd2d4', 5, DUSK);
  shape(closed('-14,-98! -24,-78 -28,-50 -30,0! 44,0! 44,-40 36,-72 24,-92 8,-102'), SHEET, 12, DUSK);
  shape(
    closed('-12,-113! -18,-108 -24,-99 -30,-87! -23,-89 -17,-86 -10,-91! -4,-100'),
    '#f6eee6',
    3,
    '#9a98b8',
  );
  shape(
    closed(
      '2,-137 12,-132 17,-120 14,-106 4,-100 -8,-104 -12,-110! -13,-114 -15.4,-116.6 -13.8,-121 -13.4,-127 -8,-134',
    ),
    SKIN,
    4,
  );
  shape(
    closed('-8,-112! -10,-104 -6,-97 4,-95 14,-99 19,-110 17.4,-122! 14,-112 8,-107 0,-107'),
    '#f6eee6',
    3,
    '#9a98b8',
  );
  folds(
    ['0,-92 -8,-56 -12,-4', '12,-92 10,-50 6,-4', '24,-84 28,-46 28,-4', '-32,-84 -34,-66 -36,-48'],
    DUSK,
  );
}

/** A child on its toes, both arms up. */
function child(art: Art, x: number, y: number): void {
  const { shape, folds } = painter(art, x, y);
  shape(limb('-9,-86 -20,-100 -27,-116 -33,-130', [6, 5.4, 4, 3.6, 1.8], 14), SKIN, 1.6);
  shape(limb('9,-86 17,-102 17,-120 15,-136', [6, 5.4, 4, 3.6, 1.8], 14), SKIN, 1.6);
  shape(closed('-13,-88! -4,-92 6,-92 13,-88! 16,-60 24,-24 28,0! -28,0! -22,-24 -15,-60'), SHEET, 7, DUSK);
  shape(
    closed('-3,-123! -13,-119 -16,-108 -13,-98 -7,-92 5,-92 12,-99 13,-110 8,-120'),
    '#7c4a38',
    5,
    '#3c2440',
  );
  folds(['-5,-84 -9,-50 -13,-4', '6,-84 9,-50 13,-4'], DUSK);
}

/** Far out others get up too. */
function others(art: Art): void {
  for (const [x, y] of [
    [246, HORIZON + 13],
    [498, HORIZON + 18],
    [92, HORIZON + 22],
  ] as const) {
    const box = local(art, x, y, metre(y) / 100);
    const arms = [
      limb('-8,-104 -26,-120 -34,-150', [7, 6, 4], 8),
      limb('8,-104 24,-122 26,-152', [7, 6, 4], 8),
    ];
    const trunk = closed('-14,-108! 0,-112 14,-108! 22,-20! -22,-20!');
    box.fill(Path.join(ellipse(0, -124, 12, 14), ...arms), '#6b6a92').fill(trunk, '#a9b4c8');
    box.fill(closed('-110,0! -104,-46! 100,-46! 106,0!'), '#7685a8');
  }
}

/** Three people of three ages rise out of graves on the water. */
export function risen(art: Art): void {
  others(art);
  grave(art, { x: 344, y: 672, turn: 36 }, 1, () => child(art, 334, 672));
  grave(art, { x: 448, y: 728, turn: -34 }, 1, () => oldMan(art, 436, 728));
  grave(art, { x: 190, y: 784, turn: 32 }, 1, () => woman(art, 160, 780));
}
