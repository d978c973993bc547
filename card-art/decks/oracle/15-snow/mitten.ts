import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon } from '../../../kit/pen/index.ts';
import { cake } from './brazier.ts';
import { toned } from './view.ts';

const WOOL = { fill: '#c4644e', shade: '#7c3a4a', soft: 6, rim: '#ffc98c', rimWidth: 2 } as const;

/** The child's left hand, out of the quilt's edge and before it: a rice cake on a stick, over the fire. */
export function roasting(art: Art): void {
  const box = local(art, 149, 634, 1.06, { rot: -18 });
  const stick = curve('16,7 -24,3 -60,1');
  art.blot([box.place(ribbon(stick, 4.4, { start: 1, end: 0.7 }))], '#5a3626');
  art.blot([box.place(ink(stick.translate(0, 1), INK.detail, 1, 0))], '#f2c184');
  cake(art, ...box.at(-64, 0), 0.84, 12);
  // four fingers in one, closed round the stick from beyond; the thumb along its upper side
  toned(box, closed('16,-13! 4,-15 -10,-13 -19,-6 -22,4 -19,14 -9,19 4,18 17,17!'), WOOL, [
    closed('-20,-2! -8,3 6,4 17,3! 17,8 2,9 -12,8 -22,8'),
    '#8f4250',
  ]);
  toned(box, closed('12,-10! 2,-12 -12,-9 -24,-5 -31,-1! -31,4 -26,7 -14,5 -2,5 10,5!'), {
    ...WOOL,
    fill: '#d3755a',
    soft: 4,
  });
  strokes(box, ['-14,12 -12,16 -8,18', '-4,11 -2,15 1,17'], INK.detail, '#7a3648', 0);
  toned(box, closed('14,-16! 22,-17 40,-18! 40,22 22,21 14,20!'), {
    ...WOOL,
    fill: '#ecd3b2',
    shade: '#b08890',
  });
  strokes(box, ['18,-15 19,2 18,18', '24,-15 25,2 24,18', '30,-15 31,2 30,18'], INK.detail, '#a07a80', 0.05);
}
