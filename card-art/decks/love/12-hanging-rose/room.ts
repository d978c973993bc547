import { byHand, INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path, points, polygon, ramp } from '../../../kit/pen/index.ts';
import { EYE } from './view.ts';

const form = lit({
  from: { at: EYE },
  shade: '#150c24',
  rim: '#e8a878',
  rimWidth: 2.2,
  region: (outline: Path) => {
    const [left, top, right, bottom] = outline.bounds();
    return [left - 30, top - 30, right + 30, bottom + 30];
  },
});

/** The window's head, from which the bunch hangs, and its right jamb. */
export function casement(art: Art): void {
  form(art, polygon(points('30,40 570,40 570,146 30,146')), '#35203a', 8);
  form(art, polygon(points('504,60 630,60 630,900 504,900')), '#4a2c44', 10);
}

/** The sill, with the light of the street's end on its edge. */
export function sill(art: Art): void {
  const top = polygon(points('20,790 600,790 640,880 20,880'));
  art.fill(top, art.linear(60, 0, 460, 0, ramp(0, '#a86c5c', 0.5, '#6c4454', 1, '#3c2440')));
  stippled(art, top, '#2c1636', [0, 800], [0, 870], [0, 0.9]);
  strokes(art, ['20,791 200,790 400,791'], 3, '#ffd8a4', 0);
  strokes(art, ['60,816 180,814 300,817', '40,842 160,839 330,843'], INK.detail, '#5c3248', 0.3);
}

/** A heavy curtain, drawn aside. */
export function curtain(art: Art): void {
  const cloth = byHand(closed('640,40! 486,110! 500,220 512,340 506,480 516,620 526,900! 640,900!'), 2);
  form(art, cloth, '#6c3450', 16, { shade: '#220f2c' });
  for (const fold of [
    '512,150! 528,320 520,480 534,640 540,860! 554,860! 548,640 536,480 542,320',
    '548,120! 552,400 560,640 556,860! 580,860! 580,120!',
  ])
    form(art, closed(fold), '#4c2240', 7, { shade: '#220f2c', rim: '#8e5664', rimWidth: 1 });
}
