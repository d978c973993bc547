import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, polar, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { petal } from '../../../kit/plants/petal.ts';
import { form } from './form.ts';

const CLOTH = closed(
  '318,96! 282,112 244,104 204,84 164,86 122,110 84,132 50,136! 62,160 54,176 72,190 58,214 78,232 64,262 84,276 70,306 88,322! 124,302 162,290 204,300 244,318 284,316 326,302!',
);

/** A black banner with a white rose streams back from its pole. */
export function banner(art: Art): void {
  form(art, limb('342,560 330,330 316,70', [4.4, 4.2, 3.6], 12), '#8a6248', 2);
  form(art, CLOTH, '#2a2240', 26, { shade: '#15102a', rim: '#c9a98c', rimWidth: 2 });
  strokes(
    art,
    [
      '282,116 272,170 276,230 286,310',
      '204,92 190,150 196,220 206,296',
      '122,118 112,170 120,240 126,298',
      '244,110 238,160 240,220',
    ],
    INK.contour,
    '#130e26',
  );
  strokes(
    art,
    ['262,112 254,170 258,240 266,310', '150,98 142,120 138,140', '100,132 94,200 102,290'],
    INK.form,
    '#5b4f74',
  );
  rose(art, 160, 196, 46);
  form(art, ellipse(315, 66, 7), '#e2b25c', 3);
}

/** The five-petalled rose of the arms, a little askew with the cloth. */
function rose(art: Art, x: number, y: number, radius: number): void {
  for (const i of range(5, (place) => place))
    art.fill(leaf(...polar(x, y, radius * 0.55, i * 72 + 44), radius * 0.62, 13, i * 72 + 44), '#7d9078');
  for (const i of range(5, (place) => place))
    form(art, petal(x, y, radius, radius * 0.98, i * 72 + 8, { tip: 0.5, belly: 0.62 }), '#f4ece2', 6, {
      shade: '#8d86a6',
      rimWidth: 1.6,
    });
  for (const i of range(5, (place) => place))
    form(
      art,
      petal(x, y, radius * 0.56, radius * 0.56, i * 72 + 44, { tip: 0.5, belly: 0.62 }),
      '#fff8ec',
      3,
      { shade: '#a79cb4', rimWidth: 1.2 },
    );
  art.fill(ellipse(x, y, radius * 0.17), '#d9a04c');
}
