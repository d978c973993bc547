import {
  type Art,
  type Knot,
  LINE,
  lerp,
  line,
  type Paint,
  type Path,
  type Point,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  type Step,
  spline,
  svgPath,
} from '../pen/index.ts';

/** The part of a stalk that carries the ear. */
const EAR = 0.36;
/** Pairs of grains by detail: 0 far, 1, 2 near. */
const PAIRS = [3, 6, 7] as const;

/** Contour of the grains. */
const HUSK = '#8a5a44';

type Detail = 0 | 1 | 2;

/** A grain is a plain almond; all of an ear are one path, whose overlaps read as husks. */
function grain({ x, y }: Step, angle: number, length: number): Path {
  const half = length * 0.34;
  return svgPath(
    `M0 0C${-half} ${-length * 0.28} ${-half} ${-length * 0.72} 0 ${-length}`,
    `C${half} ${-length * 0.72} ${half} ${-length * 0.28} 0 0Z`,
  )
    .rotate(angle)
    .translate(x, y);
}

/** A far ear as one jagged outline: a third of the weight of single grains. */
function spike(steps: readonly Step[], size: number): Path {
  const side = (sign: 1 | -1): Point[] =>
    steps.slice(0, -1).flatMap(({ x, y, angle }, i): Point[] => {
      const length = size * lerp(1.06, 0.72, i / (steps.length - 1));
      const husk = polar(x, y, length * 0.96, angle + sign * 24);
      return [
        polar(x, y, length * 0.5, angle + sign * 44),
        husk,
        polar(...husk, length * 0.3, angle - sign * 126),
      ];
    });
  const [foot, top] = [steps[0]!, steps[steps.length - 1]!];
  const tip = polar(top.x, top.y, size * 0.8, top.angle);
  return polygon([[foot.x, foot.y], ...side(1), tip, ...side(-1).reverse()]);
}

/** One ear on its stalk: foot at (x, y); `lean` moves its tip, `root` lengthens the stalk below. */
function wheatEar(
  art: Art,
  x: number,
  y: number,
  height: number,
  { lean, detail, root, fill }: { lean: number; detail: Detail; root: number; fill: Paint },
): void {
  const knots: Knot[] = [
    [x, y],
    [x + lean * 0.12, y - height * 0.45],
    [x + lean * 0.5, y - height * 0.8],
    [x + lean, y - height],
  ];
  const stalk = root ? spline([[x - lean * 0.04, y + root], ...knots]) : spline(knots);
  const width = Math.max(1.5, height * 0.016);
  art.blot(ribbon(stalk, width, { start: 1, end: 0.5, samples: 5 }), 'gold', 0.95);
  const steps = spline(knots).walk(41);
  const at = (t: number): Step => steps[Math.round(lerp(1 - EAR, 1, t) * 40)]!;
  const pairs = PAIRS[detail];
  const size = ((height * EAR) / pairs) * 2.1;
  if (!detail) {
    art.solid(
      spike(
        range(pairs + 1, (i) => at(i / pairs)),
        size,
      ),
      fill,
      LINE.hair,
      HUSK,
    );
    return;
  }
  const awns = range(pairs, (i) => {
    const { x: ax, y: ay, angle } = at(i / pairs);
    return [1, -1].map((side) =>
      line(...polar(ax, ay, size * 0.6, angle + side * 26), ...polar(ax, ay, size * 2.1, angle + side * 17)),
    );
  });
  art.line(awns, LINE.hair, 'gold', 0.8);
  const grains = range(pairs, (i) => {
    const step = at(i / pairs);
    const length = size * lerp(1.06, 0.72, i / pairs);
    return [1, -1].map((side) => grain(step, step.angle + side * 27, length));
  });
  const tip = at(0.94);
  art.solid([grains, grain(tip, tip.angle, size * 0.9)], fill, LINE.fine * 0.9, HUSK);
}

/** A row of ears: height of the feet, of the ears, how many, how finely drawn, length of stalk below the feet. */
export type WheatRow = readonly [y: number, height: number, count: number, detail: Detail, root?: number];

/** Rows of wheat from far to near between x0 and x1, lit from the card's light. */
export function wheatField(
  art: Art,
  x0: number,
  x1: number,
  rows: readonly WheatRow[],
  {
    seed,
    tones: [lite, mid, dark],
    sway = 12,
    skip,
  }: {
    seed: string;
    tones: readonly [lite: string, mid: string, dark: string];
    /** How far a 120 high ear leans. */
    sway?: number;
    /** Where nothing grows; asked from foot to root. */
    skip?: (x: number, y: number) => boolean;
  },
): void {
  const chance = random(seed);
  const fill = art.radial(...art.light, 640, ramp(0, lite, 0.6, mid, 1, dark));
  for (const [y, height, count, detail, root = 0] of rows) {
    for (let i = 0; i < count; i++) {
      const x = lerp(x0, x1, (i + 0.5) / count) + (chance.between(-0.4, 0.4) * (x1 - x0)) / count;
      const foot = y + chance.between(-5, 5);
      const tall = height * chance.between(0.84, 1.12);
      const lean = (sway * chance.between(-0.2, 1.3) * height) / 120;
      if (skip && [0, 0.5, 1].some((part) => skip(x - 4 * part, foot + root * part))) continue;
      wheatEar(art, x, foot, tall, { lean, detail, root, fill });
    }
  }
}
