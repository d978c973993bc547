import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const FACE =
  '-7,-20! -14,-14 -17,-6! -16.4,-1 -21,7! -17,9.4 -18.6,12! -16.8,14.4 -17.6,17! -15,22 -9,23 2,20 10,26 14,8 12,-14 2,-22';

/** Two who have stopped beyond the table, a hooded woman and a child, dark but for the edge of their lifted faces. */
export function onlookers(art: Art): void {
  for (const [x, y, scale, rot, mirror, cloth, hood] of [
    [
      414,
      486,
      1.04,
      18,
      false,
      '-34,110! -40,60 -26,34 -8,24! 14,22 34,40 50,110!',
      '-6,-21! -2,-30 12,-30 24,-16 28,8 36,30 30,44! 8,40 -6,28! 2,22 6,10 2,-6',
    ],
    [
      352,
      536,
      0.84,
      -22,
      true,
      '-30,70! -26,40 -8,26! 16,26 34,44 40,70!',
      '-7,-20! -4,-28 10,-29 20,-20 22,-2 18,16 10,24! 6,14 6,2 2,-8',
    ],
  ] as const) {
    const upright = local(art, x, y, scale, { mirror });
    const tilted = local(art, x, y, scale, { mirror, rot });
    form(art, upright.place(closed(cloth)), '#40244a', 10, { rim: '#c98860', rimWidth: 2 });
    form(art, tilted.place(closed(FACE)), '#7a4250', 5, { shade: '#2a1434', rim: '#ffd9a0', rimWidth: 2.6 });
    form(art, tilted.place(closed(hood)), '#4c2a50', 6, { rim: '#e0a070', rimWidth: 2 });
  }
}
