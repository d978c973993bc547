import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, spline } from '../../../kit/pen/index.ts';
import { broken } from './clods.ts';
import { form } from './light.ts';

/** A spade of a hand: broad, five claws. */
const HAND = closed(
  '-14,-10! -4,-13 6,-10! 16,-13 22,-12! 18,-8 12,-6! 22,-6 27,-3! 21,-1 13,0! 22,2 26,6! 19,7 12,6! 18,10 20,15! 12,13 6,10! 8,15 7,20! 1,15 -4,9 -12,6!',
);

/** Somebody in the dark has smelt that something goes on: a snout, a hand. */
export function mole(art: Art): void {
  const mouth = closed('30,556 76,562 112,584 132,622 126,662 100,690 30,704');
  art.fill(spline(broken(mouth, 4, 9, 'tunnel'), true, 0.6), '#3a2930');
  art.fill(spline(broken(mouth, -4, 9, 'tunnel'), true, 0.6), '#130e16');
  const box = local(art, 84, 634, 1.06);
  const put = (path: Path): Path => box.place(path);
  form(art, put(closed('-70,-58! -36,-56 -6,-42 14,-24 28,-12! 30,2 20,14 0,24 -30,34 -70,40!')), {
    fill: '#413a4a',
    shade: '#1c1822',
    soft: 15,
    rim: '#9a8c90',
    rimWidth: 1.8,
  });
  strokes(
    box,
    ['-30,-46 -16,-40 -6,-32', '-24,-34 -12,-30 -2,-22', '-40,-30 -26,-28 -16,-22', '-14,-18 -2,-14 6,-8'],
    INK.detail,
    '#7b7080',
    0.2,
  );
  // the bare snout turns up at its tip
  form(art, put(closed('16,-22! 30,-19 40,-16 48,-17 53,-12 51,-5 42,0 32,4 22,6! 26,-8')), {
    fill: '#cf8c7a',
    shade: '#84494c',
    soft: 5,
    rim: '#ffdcb8',
    rimWidth: 1.6,
  });
  box
    .fill(closed('46,-16 51,-15 53,-11 50,-7 46,-9'), '#a8585a')
    .fill(ellipse(48.4, -13.6, 1.2, 0.9), '#ffe6d0');
  strokes(box, ['22,7 32,6 40,2'], 1.4, '#4a2430', 0);
  strokes(
    box,
    ['26,-2 38,8 54,12', '24,2 32,14 42,22', '30,-17 42,-28 58,-32', '27,-18 34,-32 44,-40'],
    INK.detail,
    '#a89894',
    0.1,
  );
  form(art, put(HAND.rotate(16).translate(14, 42)), {
    fill: '#c98474',
    shade: '#74404a',
    soft: 4,
    rim: '#ffd8b4',
    rimWidth: 1.4,
  });
  const root = closed('-50,30! -20,26 4,32 6,48 -16,56 -50,56!');
  form(art, put(root), { fill: '#342e3c', shade: '#1c1822', soft: 8, rim: '#75686f', rimWidth: 1.2 });
}
