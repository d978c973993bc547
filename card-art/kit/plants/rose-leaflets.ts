import {
  type Art,
  type Knot,
  LINE,
  lerp,
  line,
  local,
  type Path,
  type Placement,
  polygon,
  ramp,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

const TEETH = 11;

/** Half the leaf's width at `t` from foot to tip, as a part of the greatest. */
const profile = (t: number): number => Math.sin(Math.PI * t ** 0.78) ** 0.86;

/** Edge of a leaf of length and width 1 on one side: saw teeth that point forwards. */
const edge = (side: 1 | -1): Knot[] =>
  range(TEETH * 2, (i): Knot => {
    const tooth = i % 2;
    const t = (Math.floor(i / 2) + (tooth ? 0.96 : 0.12)) / (TEETH + 0.4);
    return [side * (profile(t) / 2) * (tooth ? 1.07 : 0.96), -t];
  });

const BLADE: Path = polygon([[0, 0], ...edge(1), [0, -1], ...edge(-1).reverse()]);
const RIB = line(0, 0, 0, -0.94);
const VEINS = [1, -1].flatMap((side) =>
  range(6, (i) => {
    const t = 0.1 + i * 0.13;
    const end = t + 0.16;
    return spline([
      [0, -t],
      [side * profile(end) * 0.24, -t - 0.07],
      [side * profile(end) * 0.45, -end],
    ]);
  }),
);

/** One saw-toothed leaflet, foot at (x, y); light to dark from its tip. */
export function roseLeaflet(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  [lite, mid, dark]: readonly [lite: string, mid: string, dark: string],
): void {
  const box = local(art, x, y, 1, { rot: angle });
  const grow = (path: Path): Path => path.scale(width, length);
  const tone = box.linear(-width * 0.3, 0, width * 0.24, -length, ramp(0, dark, 0.5, mid, 1, lite));
  box.solid(grow(BLADE), tone, LINE.fine * 1.4);
  box.line(VEINS.map(grow), LINE.hair, 'gold', 0.75);
  box.line(grow(RIB), LINE.fine);
}

/** A rose's compound leaf: foot at (x, y), pointing up; two pairs of leaflets and one at the end; 200 long at scale 1. */
export function roseLeaflets(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones, bend, ...placement }: Placement & { tones: readonly [string, string, string]; bend: number },
): void {
  const box = local(art, x, y, scale, placement);
  const stalk = box.place(
    spline([
      [0, 0],
      [bend * 0.2, -60],
      [bend, -124],
    ]),
  );
  const steps = stalk.walk(31);
  for (const [place, length] of [
    [13, 74],
    [23, 82],
  ] as const) {
    const at = steps[place]!;
    for (const side of [-1, 1]) {
      const own = length * scale * lerp(1, 0.92, side * 0.5 + 0.5);
      roseLeaflet(art, at.x, at.y, own, own * 0.56, at.angle + side * 62, tones);
    }
  }
  art.blot(ribbon(stalk, 5 * scale, { samples: 14, start: 1, end: 0.6 }));
  const end = steps[30]!;
  roseLeaflet(art, end.x, end.y, 92 * scale, 54 * scale, end.angle, tones);
}
