import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  type Point,
  polar,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Half its width, half its depth as we see it. */
const [RX, RY] = [112, 36];
/** Where the branches are joined: on our side, in degrees from the right, clockwise. */
const KNOT = 118;

const on = (degrees: number, out = 0): Point => [
  (RX + out) * Math.cos((degrees * Math.PI) / 180),
  (RY + out * 0.7) * Math.sin((degrees * Math.PI) / 180),
];

/** A five-petalled flower, turned as it lies on the wreath. */
const blossom = (x: number, y: number, r: number, turn: number): Path[] =>
  range(5, (i) => {
    const [px, py] = polar(x, y, r * 0.62, turn + i * 72);
    return ellipse(px, py, r * 0.5, r * 0.46);
  });

const lit = (shade: string, rim: string, soft: number) => ({
  towards: [-soft, -soft] as [number, number],
  soft,
  shade,
  rim,
  rimWidth: 1.6,
});

/** The half on the far side (180 … 360) or on ours (0 … 180). */
function half(art: Art, box: Local, from: number): void {
  const chance = random(`wreath ${from}`);
  const stems = [-5, 4].map((out) =>
    box.place(spline(range(13, (i): Point => on(from + i * 15, out + 3 * Math.sin(i * 1.7 + out))))),
  );
  art.blot(
    stems.map((stem, i) => ink(stem, 7, i, 0)),
    '#6a5248',
  );
  for (const [layer, fill] of ['#5f775c', '#879f7c'].entries()) {
    const leaves = Path.join(
      range(19, (i) => {
        const angle = from + 5 + i * 9.2 + chance.between(-3, 3);
        const [x, y] = on(angle, chance.between(-3, 3));
        const away = i % 2 ? chance.between(-30, 30) : 180 + chance.between(-40, 40);
        return box.place(leaf(x, y, chance.between(22, 34), 13, away + layer * 24, chance.between(-4, 4)));
      }),
    );
    modelled(art, regionOf(leaves, 12), lit('#3c5048', '#eef0cc', 4), () => void art.fill(leaves, fill));
  }
  bloomAndFruit(art, box, from);
}

/** The left branch is in flower, the right one bears fruit. */
function bloomAndFruit(art: Art, box: Local, from: number): void {
  const chance = random(`bloom ${from}`);
  const blossoms: Path[][] = [[], []];
  const hearts: Path[] = [];
  const hips: Path[][] = [[], []];
  range(15, (i) => {
    const angle = from + 4 + i * 12.2 + chance.between(-3, 3);
    if (Math.abs(angle - KNOT) < 12) return;
    const [x, y] = on(angle, chance.between(-6, 8));
    if (angle > KNOT && angle < 282) {
      const r = chance.between(12, 19);
      blossoms[i % 2]!.push(...blossom(x, y, r, i * 31));
      hearts.push(ellipse(x, y, r * 0.26));
    } else
      for (const [dx, dy, r] of [
        [0, 0, 8.4],
        [13, 5, 7],
        [5, -11, 6.4],
      ] as const)
        hips[i % 2]!.push(ellipse(x + dx, y + dy, r, r * 1.14));
  });
  for (const [parts, fill, shade, rim] of [
    [blossoms[0]!, '#fff1e6', '#c98a98', '#fffdf4'],
    [blossoms[1]!, '#f2a9a8', '#a8506c', '#fff0e8'],
    [hips[0]!, '#d4485a', '#7a1a38', '#ffe0d0'],
    [hips[1]!, '#a8243f', '#54102c', '#f0a098'],
  ] as const) {
    const placed = parts.map((part) => box.place(part));
    modelled(art, regionOf(Path.join(placed), 12), lit(shade, rim, 4), () => {
      for (const part of placed) art.fill(part, fill);
    });
  }
  art.blot(box.place(hearts), '#e0a45c');
}

export const farHalf = (art: Art, x: number, y: number, rot: number): void =>
  half(art, local(art, x, y, 1, { rot }), 180);

/** Our side of it, with the silk that ties the two branches. */
export function nearHalf(art: Art, x: number, y: number, rot: number): void {
  const box = local(art, x, y, 1, { rot });
  half(art, box, 0);
  const [kx, ky] = on(KNOT);
  const silk = [
    '-4,4! -14,30 -8,58 -24,92! -14,92 -8,98! 6,66 2,34 6,6!',
    '2,4! 14,28 22,44 20,76! 28,78 34,86! 40,50 26,22 10,2!',
    '-4,0! -30,-20 -46,-8 -40,10 -22,12!',
    '6,0! 28,-22 46,-14 42,6 24,12!',
    '-11,-10! 0,-13 11,-10! 13,4 10,13! 0,15 -10,12! -13,2',
  ].map((knots) => box.place(closed(knots).translate(kx, ky)));
  for (const path of silk)
    modelled(art, regionOf(path, 12), lit('#5c7098', '#fffdf4', 5), () => void art.fill(path, '#a9bcd8'));
  art.blot(
    ['-8,10 -16,34 -12,60', '8,8 22,34 28,60', '-8,-1 -26,-8 -36,-2', '9,-1 26,-10 36,-6'].map((line, i) =>
      ink(box.place(curve(line).translate(kx, ky)), INK.form, i, 0.15),
    ),
    '#5c7098',
  );
}
