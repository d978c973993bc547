import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Point, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { CREAM } from './tones.ts';

/** Petals from the outer ones to the heart; it opens up and to the right. */
const PETALS = [
  '-13,2! -16,-5 -12,-12 -5,-12 -2,-4 -4,6',
  '13,1! 16,-6 12,-13 5,-12 2,-4 4,6',
  '-12,3! -12,10 -5,14 1,12 2,4 -4,1',
  '13,2! 13,10 6,14 -1,12 -2,5 5,1',
  '-8,2! -9,-6 -5,-11 0,-10 3,-3 0,5',
  '8,1! 9,-7 5,-11.6 0,-10 -2,-3 2,5',
  '-5,3! -5,-4 0,-7 5,-4 5,3 0,6',
];

/** A white rose at (x, y); its stem goes down to `foot`, into the hand. */
export function rose(art: Art, x: number, y: number, foot: Point): void {
  const stem = tube([[x - 1, y + 8], [x - 3, (y + foot[1]) / 2], foot], [1.7, 1.5], 8).outline;
  art.fill(stem, '#4c6a4c');
  art.blot([leaf(x - 2, y + 22, 15, 8, -70), leaf(x - 2, y + 18, 13, 7, 76)], '#4c6a4c');
  art.blot(
    [leaf(x - 3, y + 11, 10, 5, -120), leaf(x + 2, y + 11, 10, 5, 120), leaf(x, y + 11, 8, 5, 180)],
    '#3c5644',
  );
  const box = local(art, x, y, 1.12, { rot: 16 });
  for (const petal of PETALS) {
    flat(box, petal, CREAM.fill, { side: [-3.2, 2.2], paint: '#cfa9b2' });
    box.line(closed(petal), 0.6, '#cda3ad');
  }
  strokes(box, ['-3,0.6 -1.6,-3.4 2.4,-3 2.6,0.6 0,1.4 -0.6,-0.6'], 1.3, '#b98a86', 0);
}
