import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, type Point } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.7, -0.7] },
  shade: '#4c4a48',
  rim: '#fbf2d6',
  rimWidth: 2,
  stray: 1.6,
});

/** The stones that one crosses by, from the left bank to the right: middle, size, turn. */
export const STONES: readonly (readonly [at: Point, size: number, rot: number])[] = [
  [[106, 706], 0.86, -6],
  [[178, 674], 0.88, 8],
  [[256, 656], 0.92, -4],
  [[340, 628], 0.96, 5],
  [[420, 606], 0.82, -10],
  [[496, 574], 0.8, 4],
];

/** Flat stones, wet at the foot; the stream parts at them. */
export function stones(art: Art): void {
  STONES.forEach(([at, size, rot], i) => {
    const box = local(art, ...at, size, { rot, mirror: i % 2 === 1 });
    const top = closed('-36,-4 -28,-17 -4,-21 22,-18 36,-6 33,8 14,16 -14,15 -32,8');
    const side = closed('-36,-2 -30,-14 0,-12 30,-12 37,0 35,14 16,25 -14,24 -34,14');
    const drop = Path.join(side).translate(12, 12);
    stippled(art, box.place(drop), '#24403f', [at[0] - 30, at[1]], [at[0] + 50, at[1] + 40], [0.95, 0.6]);
    box.fill(byHand(side, 1), '#56564f');
    paint(art, box.place(top), ['#b9ad90', '#a89c84', '#c3b798'][i % 3]!, 9 * size);
    strokes(box, ['-20,-6 -8,-2 -2,6', '10,-12 18,-6 16,2', '-10,8 0,10 8,8'], INK.detail, '#7a7060');
    // foam above, two trails below: the brook comes from up there
    art.blot(
      [
        ink(box.place(curve('-44,2 -40,-12 -24,-24 0,-28 26,-25 41,-12 44,0')), 2.4, i, 0.3),
        ink(box.place(curve('-40,12 -42,30 -36,50 -40,68')), 2.2, i + 9, 0.3),
        ink(box.place(curve('38,14 42,30 38,46 44,60')), 2.2, i + 19, 0.3),
        ink(box.place(curve('-14,30 4,33 20,29')), 1.8, i + 29, 0.3),
      ],
      '#eef0da',
      0.9,
    );
  });
}
