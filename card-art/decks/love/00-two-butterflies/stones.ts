import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, Path, type Point, range } from '../../../kit/pen/index.ts';

const paint = lit({ from: { at: [292, 470] }, shade: '#5b5a52', rim: '#fbf2d6', rimWidth: 1.8, stray: 1 });

interface Stone {
  at: Point;
  /** Its trodden top, how far it stands out of the water, its cracks. */
  top: string;
  height: number;
  cracks: readonly string[];
}

/** The stones that one crosses by, towards him: no two of a shape. */
const STONES: readonly Stone[] = [
  {
    at: [520, 728],
    top: '-60,2! -50,-8 -26,-12 8,-10! 40,-13 58,-6! 60,4 42,11 10,10! -16,14 -48,10',
    height: 15,
    cracks: ['-44,0 -30,5 -26,9', '18,-9 26,-3 22,3'],
  },
  {
    at: [392, 731],
    top: '-56,-1 -48,-9! -20,-13 14,-12 44,-8! 56,-2 52,7 30,13! 2,12 -26,14 -50,8!',
    height: 14,
    cracks: ['-46,2 -36,6 -34,10', '38,-6 44,2 36,7'],
  },
  {
    at: [256, 752],
    top: '-46,3! -38,-8 -14,-11 6,-8! 30,-10 44,-2 38,8! 12,11 -20,13',
    height: 10,
    cracks: ['-26,-4 -10,0 -4,8', '10,-7 20,-1 30,0'],
  },
];

/** What the water shows of her legs under the stones. */
const IMAGE = [
  [
    '364,764! 424,764! 421,776 428,786 418,796 424,808 416,820 420,834! 382,834! 386,820 378,808 384,796 374,786 380,776!',
    '#6f6a58',
  ],
  ['486,764! 536,764! 528,776 534,788 522,800 528,814! 498,814! 502,800 492,788 496,776!', '#665f52'],
] as const;

/** Flat stones, wet at the foot; the stream parts at them and they stand dark in the water. */
export function stones(art: Art): void {
  for (const [outline, tone] of IMAGE) stippled(art, closed(outline), tone, [0, 770], [0, 836], [0.8, 0.1]);
  for (const [i, { at, top, height, cracks }] of STONES.entries()) {
    const box = local(art, ...at);
    const face = closed(top);
    const side = Path.join(range(10, (k) => face.translate(0, (k / 9) * height)));
    const [left, , right, bottom] = face.bounds();
    stippled(
      art,
      box.place(face.scale(0.96, 1.5).translate(0, height + 14)),
      '#1d3a3d',
      [at[0], at[1] + 8],
      [at[0], at[1] + 52],
      [0.95, 0.3],
    );
    box.fill(byHand(side, 0.6), '#4b4f4b');
    paint(art, box.place(face), '#b7ac8d', 6);
    strokes(box, cracks, INK.detail, '#766d5c');
    art.blot(
      [
        curve(
          `${left - 10},${height - 4} ${left - 2},${height + 7} ${left + 22},${bottom + height + 1} ${left + 44},${bottom + height + 3}`,
        ),
        curve(`${right + 9},${height - 5} ${right - 1},${height + 7} ${right - 26},${bottom + height + 1}`),
        curve(
          `${left + 6},${bottom + height + 7} ${left + 30},${bottom + height + 11} ${left + 58},${bottom + height + 10}`,
        ),
        curve(
          `${right - 40},${bottom + height + 8} ${right - 16},${bottom + height + 6} ${right + 4},${height + 12}`,
        ),
      ].map((trail, k) => ink(box.place(trail), k < 2 ? 2.4 : 1.6, i + k * 9, 0.2)),
      '#eef0da',
      0.9,
    );
  }
}
