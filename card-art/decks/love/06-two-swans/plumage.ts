import { INK, ink, modelled, printed, regionOf } from '../../../kit/hand/index.ts';
import { type Art, curve, type Knot, lerp, Path, type Point, spline } from '../../../kit/pen/index.ts';

/** How the one light falls on a swan: from the gap between the two. */
export interface Light {
  towards: Point;
  shade: string;
}

/** A lit form of one colour. */
export const lit = (
  art: Art,
  outlines: Path | readonly Path[],
  fill: string,
  soft: number,
  { towards, shade }: Light,
): void => {
  const whole = Path.join(outlines);
  modelled(
    art,
    regionOf(whole, 40),
    { towards: [towards[0] * soft, towards[1] * soft], soft, shade, rim: '#fffdf2', rimWidth: 2.4 },
    () => {
      for (const outline of [outlines].flat()) art.fill(outline, fill);
    },
  );
};

interface Vane {
  outline: Path;
  /** The edge that the light reaches, and the two depths of shade round the tip. */
  rim: Path;
  shades: readonly Path[];
  shaft: Path;
}

/** A vane that narrows towards a blunt end, its quill at (x, y); `bend` says to which side, and which side lies bare. */
function vane(x: number, y: number, length: number, width: number, angle: number, bend: number): Vane {
  const side = Math.sign(bend);
  const at = (across: number, along: number): Knot => [
    side * across * width + bend * along ** 1.4 * 1.2,
    -length * along,
  ];
  const back = [at(0.47, 0.38), at(0.44, 0.7), at(0.26, 0.91)];
  const front = [at(-0.3, 0.9), at(-0.45, 0.72), at(-0.46, 0.35)];
  const tip = at(0, 1);
  const place = (path: Path): Path => path.rotate(angle).translate(x, y);
  const shade = (depth: number): Path =>
    place(
      spline(
        [
          [back[0]![0], back[0]![1], 1],
          ...back.slice(1),
          tip,
          [front[0]![0], front[0]![1], 1],
          at(-0.16, 0.92 - depth * 0.7),
          at(0.1, 0.94 - depth),
          at(0.34 - depth * 0.4, 0.74 - depth),
        ],
        true,
      ),
    );
  return {
    outline: place(spline([[0, 0, 1], ...back, tip, ...front], true)),
    rim: place(spline([...front.slice().reverse(), at(-0.1, 0.98)])),
    shades: [shade(0.07), shade(0.2)],
    shaft: place(spline([at(0.02, 0.4), at(0.02, 0.64), at(0, 0.9)])),
  };
}

export interface Row {
  /** Along which the quills sit, from the shoulder to the back. */
  edge: string;
  count: number;
  length: readonly [shoulder: number, back: number];
  width: readonly [shoulder: number, back: number];
  angle: readonly [shoulder: number, back: number];
  bend: number;
  fill: string;
}

/** A row of a folded wing: the feather nearer to the shoulder lies over the one behind it. */
export function feathers(art: Art, row: Row, { shade }: Light): void {
  const vanes = curve(row.edge)
    .walk(row.count)
    .reverse()
    .map(({ x, y, t }) =>
      vane(x, y, lerp(...row.length, t), lerp(...row.width, t), lerp(...row.angle, t), row.bend),
    );
  for (const [i, { outline, rim, shaft }] of vanes.entries()) {
    art.fill(outline, row.fill);
    art.blot(ink(rim, 2, i, 0.1), '#fffdf2').blot(ink(shaft, INK.detail, i, 0.2), shade, 0.8);
  }
  // One print for the whole row: where a vane lies bare nothing covers its tip.
  printed(art, regionOf(Path.join(vanes.map(({ outline }) => outline)), 8), () => {
    for (const { shades } of vanes) art.fill(shades[0]!, shade, 0.46).fill(shades[1]!, shade, 0.27);
  });
}
