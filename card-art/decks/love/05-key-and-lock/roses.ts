import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { tones } from './light.ts';

const PETALS = {
  rose: { fill: '#e09aa2', shade: '#a85a74', light: '#f6c4bc' },
  pale: { fill: '#fbefe2', shade: '#c6a6ac', light: '#fffdf6' },
  deep: { fill: '#c4607a', shade: '#7e3457', light: '#e0909c' },
} as const;
/** From the back of the bunch to its front. */
const BLOOMS: readonly (readonly [x: number, y: number, size: number, tone: keyof typeof PETALS])[] = [
  [298, 437, 11, 'pale'],
  [316, 427, 12, 'deep'],
  [336, 433, 11, 'pale'],
  [351, 447, 11, 'rose'],
  [287, 455, 12, 'rose'],
  [343, 461, 12, 'pale'],
  [324, 446, 15, 'rose'],
  [303, 458, 14, 'pale'],
  [323, 469, 13, 'deep'],
];

/** Roses of the garden with their leaves, above the paper. */
export function roses(art: Art): void {
  const chance = random('flowers');
  art.fill(
    range(13, (i) => leaf(318 + chance.between(-14, 14), 464, chance.between(38, 52), 11, i * 14 - 84)),
    '#54766a',
  );
  art.fill(closed('286,448 300,430 324,428 346,442 350,460 322,476 288,472'), '#3f6258');
  for (const [x, y, size, tone] of BLOOMS) rose(art, x, y, size, tone, (x - 318) * 0.7);
}

/** A rose half open: guard petals round a cup, in it the whorl. */
function rose(art: Art, x: number, y: number, size: number, tone: keyof typeof PETALS, rot: number): void {
  const box = local(art, x, y, size / 10, { rot });
  const { fill, shade, light } = PETALS[tone];
  const petal = (knots: string, lip: string, paint: string = fill): void =>
    tones(
      box,
      closed(knots),
      { fill: paint, shade, soft: size * 0.2 },
      { along: [lip], paint: light, width: size * 0.16 },
    );
  box.fill(closed('-10,-2 -8,-8 -2,-10.6 5,-10 10,-5 10.4,2 6,8 -1,10 -8,6'), shade);
  petal('-2,-8! -8,-9.4 -11.4,-3 -10,3! -7,3 -5,-2', '-8,-9.4 -11.4,-3 -10,3');
  petal('3,-8! 9,-9 11.6,-2 9.6,4! 6,3 4.6,-2', '9,-9 11.6,-2 9.6,4');
  petal('-10,0! -12.6,5 -8,10.6 0,9.6! 0,4 -4,0', '-10,0 -12.6,5 -8,10.6');
  petal('10,0! 12.4,6 7,11 -1,9.8! 1,4 5,0', '12.4,6 7,11 -1,9.8');
  // the cup, open above; within it the petals wind inwards
  petal('-7,-5! -8,1 -4,6.4 1,7 6,5 7.6,-1 6.6,-5.4!', '-7,-5 -3,-2.4 2,-2 6.6,-5.4');
  box.fill(closed('-7,-5 -4,-9 1,-10 6,-8 6.8,-5 2,-2.2 -3,-2.4'), shade);
  petal('-5.6,-5! -4,-9.4 2,-10 5.6,-7! 3,-7.4 0,-7 -2,-4', '-5.6,-5 -4,-9.4 2,-10 5.6,-7');
  petal('-3,-4.6! 0,-8 4,-7.4 5.4,-4.6! 2,-2.8 -1,-3', '-1.6,-6 1,-8 4,-7.4');
  box.fill(closed('-0.4,-5.2 1.6,-6.6 3.4,-5.6 2,-4.4'), shade);
  strokes(box, [curve('-6,-1 -2,3 3,2.6'), curve('-9,3 -6,7 -1,7.6')], INK.detail, shade, 0.1);
}
