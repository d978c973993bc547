import {
  type Art,
  arc,
  ellipse,
  type Knot,
  LINE,
  line,
  local,
  type Paint,
  Path,
  polar,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** Colours of a blossom against the light: petals, contour, stamens. */
interface Tones {
  petals: Paint;
  contour: Paint;
  stamens: Paint;
}

/** A plum twig: knots from its foot to its tip (sharp ones are joints), width at the foot. */
export type Twig = readonly [knots: readonly Knot[], width: number];

/**
 * Plum wood: angular twigs with swollen joints that melt into one body under one contour, and bark
 * along the thick ones. The first twig is the branch; paint flowers afterwards.
 */
export function plumWood(art: Art, twigs: readonly Twig[], fill: Paint, rim: Paint): void {
  const spines = twigs.map(([knots, width]) => ({ spine: spline(knots, false, 0.85), knots, width }));
  const bodies = spines.map(({ spine, knots, width }) => [
    ribbon(spine, width, { samples: 14 + knots.length * 7, start: 1, end: 0.14, peak: 0.02 }),
    joints(knots, width),
  ]);
  art.line(bodies, LINE.mid * 1.6, rim);
  for (const shape of bodies.flat(2)) art.fill(shape, fill);
  for (const { spine, width } of spines) {
    if (width < 12) continue;
    for (const aside of [-0.26, 0.02, 0.28]) art.line(bark(spine, width * aside), LINE.hair, rim, 0.7);
  }
}

/** Swellings where a twig turns. */
const joints = (knots: readonly Knot[], width: number): Path[] =>
  knots.flatMap(([x, y, sharp], i) => {
    const here = width * (1 - (0.86 * i) / knots.length) * 0.56;
    return sharp ? [ellipse(x, y, here * 1.06, here * 0.96)] : [];
  });

/** Broken strokes that follow the wood. */
function bark(spine: Path, aside: number): Path {
  const strokes = new Path();
  const steps = spine.walk(120).slice(0, 84);
  steps.forEach(({ x, y, angle, t }, i) => {
    if (i % 9 > 5) return;
    const [px, py] = polar(x, y, aside * (1 - t), angle + 90);
    if (i % 9 === 0) strokes.moveTo(px, py);
    else strokes.lineTo(px, py);
  });
  return strokes;
}

/**
 * A five-petalled plum blossom seen against the light: round petals that overlap, long stamens.
 * `tilt` 0.5 … 1 squeezes it along `rot`.
 */
export function plumBlossom(
  art: Art,
  x: number,
  y: number,
  radius: number,
  { petals, contour, stamens }: Tones,
  { rot = 0, tilt = 1 }: { rot?: number; tilt?: number } = {},
): void {
  const squeeze = (path: Path): Path => path.scale(1, tilt).rotate(rot).translate(x, y);
  const centre = radius * 0.54;
  for (const i of [0, 2, 4, 1, 3]) {
    const petal = ellipse(0, -centre, radius * 0.47, radius * 0.45).rotate(i * 72 + 12);
    art.solid(squeeze(petal), petals, LINE.fine, contour);
  }
  const threads = new Path();
  const heads: Path[] = [];
  for (let i = 0; i < 13; i++) {
    const length = radius * (i % 2 ? 0.5 : 0.66);
    const [tipX, tipY] = polar(0, 0, length, i * 27.7);
    threads.append(line(0, 0, tipX, tipY));
    heads.push(ellipse(tipX, tipY, radius * 0.055 + 0.4));
  }
  art.line(squeeze(threads), LINE.hair, stamens);
  art.blot(squeeze(Path.join(heads)), stamens);
  art.blot(squeeze(ellipse(0, 0, radius * 0.13)), stamens);
}

/** A round bud in its calyx, sitting on the twig at (x, y) and pointing to `angle`. */
export function plumBud(
  art: Art,
  x: number,
  y: number,
  radius: number,
  angle: number,
  { petals, contour }: Tones,
): void {
  const box = local(art, x, y, radius, { rot: angle });
  box.solid(ellipse(0, -1.15, 0.86, 0.95), petals, LINE.fine, contour);
  box.line(arc(-0.3, -1.05, 0.8, 10, 80), LINE.hair, contour);
  const calyx = range(3, (i) => ellipse(0, -0.62, 0.34, 0.56).rotate((i - 1) * 42));
  box.fill(Path.join(calyx), contour);
  box.fill(ellipse(0, -0.2, 0.5, 0.4), contour);
}
