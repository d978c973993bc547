import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, ribbon, spline } from '../../../kit/pen/index.ts';

/** Sword leaves: x of the foot, height, lean. */
const LEAVES = [
  [52, 250, -14],
  [70, 190, 26],
  [84, 300, 10],
  [104, 230, -22],
  [122, 170, 34],
  [140, 210, 12],
  [158, 120, 40],
  [60, 130, 46],
  [110, 110, -30],
  [182, 90, 22],
] as const;

const PETALS: readonly (readonly [knots: string, fill: string])[] = [
  ['0,4! -14,-6 -30,-2 -42,10! -46,22 -38,30! -32,36 -24,28! -16,18 -8,10', '#d09a3c'],
  ['0,4! 14,-8 32,-4 42,8! 48,20 40,28! 34,36 26,28! 18,16 8,10', '#c08a34'],
  ['0,4! -10,-14 -14,-36 0,-54! 14,-36 10,-14', '#b87c34'],
  ['-2,4! -22,-8 -28,-26 -22,-38 -10,-52! 0,-44 -2,-34 4,-24', '#ecc05c'],
  ['2,4! 18,-6 28,-24 24,-38 14,-50! 4,-44 6,-36 -2,-20', '#dcab4e'],
  ['0,0! -12,8 -20,22 -16,34! -14,44 -4,42! 2,50 8,42! 18,42 18,32! 20,20 10,8', '#f7d778'],
];

/** Yellow irises close to us at the left, against the light. */
export function irises(art: Art): void {
  const leaves = LEAVES.map(([x, height, lean]) =>
    ribbon(
      spline([
        [x, 890],
        [x + lean * 0.2, 890 - height * 0.55],
        [x + lean, 890 - height],
      ]),
      17,
      { start: 0.8, peak: 0.4 },
    ),
  );
  modelled(
    art,
    regionOf(Path.join(leaves), 10),
    { towards: [4, -4], soft: 5, shade: '#0d2a38', rim: '#e6d893', rimWidth: 1.6 },
    () => leaves.forEach((one, i) => void art.fill(one, i % 2 ? '#2f6054' : '#20504c')),
  );
  for (const [x, y, size, rot, stem] of [
    [80, 704, 1.05, -10, '82,714 80,800 86,884'],
    [150, 746, 1.2, 9, '148,758 138,820 134,884'],
    [212, 806, 0.8, 18, '208,812 190,850 178,884'],
  ] as const) {
    art.blot(ribbon(curve(stem), 7, { start: 0.8, end: 1 }), '#20504c');
    const box = local(art, x, y, size, { rot });
    const all = Path.join(PETALS.map(([knots]) => box.place(closed(knots))));
    modelled(
      art,
      regionOf(all, 10),
      { towards: [4, -5], soft: 5, shade: '#8a4a38', rim: '#fff8d8', rimWidth: 1.8 },
      () => {
        for (const [knots, fill] of PETALS) box.fill(closed(knots), fill);
      },
    );
    art.blot(box.place(closed('0,0! -5,6 -4,18 0,26! 5,18 5,6')), '#c06a34');
    art.blot(
      ['0,6 -4,22 -3,36', '3,6 4,22 6,38', '-6,-4 -14,-24 -12,-42', '6,-4 14,-24 14,-40'].map((vein, i) =>
        ink(box.place(curve(vein)), INK.detail, i, 0.1),
      ),
      '#8a4a38',
    );
  }
}
