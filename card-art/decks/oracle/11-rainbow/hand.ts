import { closed, curve, type Path } from '../../../kit/pen/index.ts';
import type { Parts } from './jumpers.ts';

/** A flung-up hand seen from its back, from the wrist at (x, y): fingers two by two, one arc of knuckles, the thumb apart. */
export function flungHand(
  { part, lines }: Parts,
  [x, y]: readonly [number, number],
  rot: number,
  thumb: 'left' | 'right',
  [skin, shade, line]: readonly [string, string, string],
): void {
  const put = (path: Path): Path =>
    path
      .scale(thumb === 'right' ? 1.16 : -1.16, 1.16)
      .rotate(rot)
      .translate(x, y);
  const form = (knots: string): Path => put(closed(knots));
  part(
    form(
      '-4.2,6! -3.9,1 -4.6,-3 -7,-8 -8.4,-13! -10.6,-17.6 -12.2,-21.6 -11.4,-23.8 -9.4,-23.2 -7.8,-19.4! -8.8,-24 -8.8,-27.6 -7,-28.6 -5.4,-26.4 -4,-18.4! -2.8,-18! -2.7,-23.4 -2.4,-29.6 -0.6,-31.6 1.2,-29.8 1.5,-23! 2.7,-28 4.7,-29.8 6.4,-27.8 5.8,-22.4 5.2,-16! 6,-12.8 8,-12 10.6,-14.8 13.2,-16.6 15,-14.8 13.2,-11 10.2,-6.6 7,-3 4.4,0 4,6!',
    ),
    skin,
    [shade, 1.4],
    // the thumb's ball and what lies between the two pairs turn from the sun; under the knuckles it is hollow
    [form('2,6! 3,-2 7,-8 10,-11 12,-9 8,-3 5,1 5,6!'), shade],
    [form('-4.6,-27! -3.6,-19 -3.4,-15 -5,-14 -5.6,-18!'), shade],
    [form('-6,-11! -2,-12.6 3,-12 5,-10! 2,-9.6 -3,-9.4'), shade],
  );
  lines(
    ['1.4,-23 1.5,-18 0.8,-14', '-7.8,-19.6 -7,-16 -6.4,-13.4', '-3.8,2.4 -0.6,3.4 3.2,2.2'].map((way) =>
      put(curve(way)),
    ),
    line,
    1,
  );
}
