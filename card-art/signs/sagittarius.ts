import { type Art, curve, LINE, line, Path, ramp } from '../kit/pen/index.ts';
import { bowAndArrow } from './sagittarius/bow-and-arrow.ts';
import { medallion } from './shared/medallion.ts';

/** Far and near ridge: knots, top, foot, line. */
const RIDGES = [
  ['56,451 115,443 183,453 252,437 312,427 374,439 435,416 527,433', '#5b4386', '#35245f', LINE.fine],
  ['56,480 135,473 214,480 302,465 386,453 459,459 527,449', '#35245f', '#150f33', LINE.mid],
] as const;

/** They give the arrow a height to fly at. */
function hills(art: Art): void {
  RIDGES.forEach(([knots, top, foot, lineWidth], i) => {
    const crest = curve(knots);
    const body = new Path().append(crest).lineTo(527, 561).lineTo(56, 561).close();
    art.fill(body, art.linear(0, 429 + i * 40, 0, 527, ramp(0, top, 1, foot)));
    art.line(crest, lineWidth);
    if (i) return; // the near ridge stays plain
    const walk = crest.walk(42).slice(1, 41);
    const slopes = walk.map(({ x, y }, k) => line(x, y + 3, x - 5, y + 12 + 8 * Math.abs(Math.sin(k * 1.7))));
    art.line(slopes, LINE.hair, 'gold', 0.55);
  });
}

/** A drawn bow that aims at a star. */
export const picture = medallion({
  sign: 'sagittarius',
  stars: [
    [204, 128, 1.2],
    [236, 114, 1],
    [230, 146, 1],
    [266, 110, 1.2],
    [262, 142, 1],
    [178, 150, 1],
    [214, 166, 1.2],
    [294, 126, 1],
  ],
  links: [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [0, 5],
    [2, 6],
    [3, 7],
    [4, 7],
  ],
  draw(art, x, y) {
    hills(art);
    bowAndArrow(art, x - 8, y + 6, 0.98, { rot: 42 });
  },
});
