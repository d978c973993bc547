import { lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local } from '../../../kit/pen/index.ts';

const form = lit({ from: { towards: [-0.7, -0.7] }, shade: '#4c3a34', rim: '#ffffff', rimWidth: 1.2 });

/** Cloths on the line, blown up and away to the right: outline, folds, colour, shade. */
const CLOTHS: readonly (readonly [outline: string, folds: readonly string[], fill: string, shade: string])[] =
  [
    [
      '14,-108! 36,-104 58,-101! 66,-84 84,-64 106,-46 124,-36! 104,-30 86,-37 70,-28 54,-34 42,-32! 44,-52 36,-78',
      ['26,-104 42,-78 54,-40', '40,-102 60,-72 84,-42', '52,-100 74,-72 106,-42'],
      '#fbf6e0',
      '#86ab9c',
    ],
    [
      '84,-101! 100,-102 118,-105! 130,-90 152,-80 176,-70 180,-62! 160,-54 144,-62 126,-56 112,-62! 106,-74 96,-88',
      ['94,-100 110,-80 126,-62', '108,-102 128,-82 152,-64'],
      '#f0d99a',
      '#b08c54',
    ],
  ];
const POST = limb('0,6 -1,-50 1,-118', [3, 2.8, 2.4], 8);
const LINE = curve('0,-112 36,-105 90,-102 170,-118');

/** A washing line on the ridge, from its first post at (x, y) out of the picture to the right. */
export function washing(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(POST), '#8a6a4c', 2, { rim: '#f0d9a8' });
  strokes(box, [LINE], 1.6, '#5c5244', 0);
  for (const [outline, folds, fill, shade] of CLOTHS) {
    form(art, box.place(closed(outline)), fill, 9, { shade });
    strokes(box, folds, 1.4, shade);
  }
}
