import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, roundLimb } from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/** Somebody dances alone with the dishcloth, from behind; feet at (x, y), about 160 × 170. */
export function dancer(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -6 });
  const form = (path: Path, fill: string, soft: number, shade = '#6a2440'): void =>
    byLamp(art, box.place(path), fill, soft * scale, { shade, rim: '#fff2cc' });
  form(roundLimb('-8,-4 -12,14 -10,34', [7, 6, 4], 10), '#b87850', 3);
  form(roundLimb('12,-4 30,8 48,2', [7, 6, 4], 10), '#b87850', 3);
  form(
    closed('62,-122! 78,-116 88,-134 106,-128! 104,-108 92,-92! 80,-104 66,-108'),
    '#578e95',
    4,
    '#1c4a58',
  );
  form(roundLimb('-12,-98 -34,-108 -36,-138 -22,-158', [6.4, 5.6, 4.8, 3.8], 16), '#b87850', 3);
  form(roundLimb('16,-98 42,-96 64,-118', [6.4, 5.4, 4], 14), '#b87850', 3);
  form(roundLimb('3,-108 5,-116', [5, 5], 6), '#a86c48', 2);
  form(
    closed('-11,-66! 4,-60 15,-66! 34,-42 54,-18 66,0! 44,2 26,10 6,4 -14,10 -38,4 -60,8! -50,-18 -30,-44'),
    '#c44e68',
    12,
  );
  strokes(box, ['-4,-58 -16,-28 -26,0', '4,-58 6,-30 6,0', '10,-58 28,-30 38,0'], 2.2, '#7c2446');
  form(closed('-17,-102! 0,-98 19,-104! 20,-84 15,-62! -11,-60! -16,-82'), '#d0607a', 7);
  form(ellipse(6, -129, 13.5, 15.5), '#3c2420', 6);
  form(ellipse(-8, -145, 8.5, 7.5), '#3c2420', 3);
}
