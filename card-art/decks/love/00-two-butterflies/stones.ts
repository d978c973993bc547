import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, type Point, range } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.7, -0.7] },
  shade: '#4c4a48',
  rim: '#fbf2d6',
  rimWidth: 2,
  stray: 1.6,
});

interface Stone {
  at: Point;
  /** Its trodden top, how far it stands out of the water, its cracks. */
  top: string;
  height: number;
  fill: string;
  cracks: readonly string[];
}

/** The stones that one crosses by, from the left bank to the right: no two of a shape. */
const STONES: readonly Stone[] = [
  {
    at: [66, 742],
    top: '-34,2 -26,-15 -8,-22 16,-18 33,-4 26,10 2,17 -22,14',
    height: 12,
    fill: '#b9ad90',
    cracks: ['-20,-4 -6,0 4,10', '8,-12 16,-6'],
  },
  {
    at: [414, 684],
    top: '-33,-3 -30,-14! -10,-20 18,-15 34,-8! 32,5 10,13 -14,15 -30,9',
    height: 8,
    fill: '#c3b798',
    cracks: ['-22,-8 -8,-4 -4,6', '6,0 20,2', '12,-10 22,-6'],
  },
  {
    at: [516, 654],
    top: '-35,2 -31,-12 -12,-20 6,-17 24,-21! 38,-9 36,8 18,16 -8,14 -26,12',
    height: 14,
    fill: '#b9ad90',
    cracks: ['6,-16 10,-6 4,4', '-22,2 -12,6', '22,-8 28,0'],
  },
  {
    at: [552, 566],
    top: '-30,0 -24,-14 -4,-18 14,-13 30,-15! 36,-2 28,12 4,14 -20,11',
    height: 11,
    fill: '#c3b798',
    cracks: ['-14,-8 -4,-4 -2,6', '12,-8 16,2'],
  },
];

/** Flat stones, wet at the foot; the stream parts at them. */
export function stones(art: Art): void {
  for (const [i, { at, top, height, fill, cracks }] of STONES.entries()) {
    const box = local(art, ...at, 1.16);
    const face = closed(top);
    const side = Path.join(range(4, (k) => face.translate(0, (k / 3) * height)));
    const drop = face.scale(1.04).translate(13, height + 4);
    stippled(art, box.place(drop), '#24403f', [at[0] - 30, at[1]], [at[0] + 50, at[1] + 40], [0.95, 0.6]);
    box.fill(byHand(side, 0.6), '#56564f');
    paint(art, box.place(face), fill, 8);
    strokes(box, cracks, INK.detail, '#7a7060');
    const [left, , right] = face.bounds();
    // foam above, two trails below: the brook comes from up there
    art.blot(
      [
        curve(`${left - 6},0 ${left + 4},-18 -8,-27 12,-25 ${right - 2},-17 ${right + 6},0`),
        curve(`${left - 3},12 ${left - 6},30 ${left + 2},${44 + i * 4}`),
        curve(`${right - 2},14 ${right + 3},30 ${right - 2},${56 - i * 3}`),
        curve(`-12,${height + 18} 3,${height + 20} 18,${height + 16}`),
      ].map((trail, k) => ink(box.place(trail), k ? 1.8 : 2.4, i + k * 9, 0.3)),
      '#eef0da',
      0.9,
    );
  }
}
