import {
  type Art,
  bandBetween,
  curve,
  type Knot,
  lerp,
  Path,
  type Point,
  polar,
  random,
  ribbon,
  smoothstep,
  spline,
  type Tube,
} from '../../../kit/pen/index.ts';

export interface Vane {
  /** From the quill to the tip. */
  course: string;
  width: number;
  /** The half above the shaft, the half below it. */
  upper: string;
  lower: string;
}

/** How broad a feather is along its shaft, as a part of its width: slender at the quill, blunt at the tip. */
const breadth = (t: number): number =>
  t < 0.8 ? lerp(0.34, 1, smoothstep(t / 0.5)) : Math.sqrt(Math.max(0, 1 - ((t - 0.8) / 0.2) ** 2));

/** A feather's shaft, and its edge on either side. */
function edges({ course, width }: Vane): { shaft: Knot[]; side: (sign: 1 | -1) => Knot[]; left: boolean } {
  const lean = random(`vane ${course}`).between(-0.12, 0.12);
  const along = curve(course);
  // closer together where the tip is rounded
  const steps = [...along.walk(14).slice(0, -3), ...along.walk(40).slice(-9)];
  const side = (sign: 1 | -1): Knot[] =>
    steps.map(({ x, y, angle, t }) =>
      polar(x, y, width * (0.5 + sign * (0.06 + lean)) * breadth(t), angle + sign * 90),
    );
  return {
    shaft: steps.map(({ x, y, t }): Knot => [x, y, t === 1 ? 1 : 0]),
    side,
    left: steps.at(-1)!.x < steps[0]!.x,
  };
}

/** A long feather by hand: two halves along a shaft that bends, its tip blunt. */
export function vane(art: Art, one: Vane): void {
  const { shaft, side, left } = edges(one);
  // a feather that runs to the left has its upper side on its right
  const up = left ? 1 : -1;
  const half = (sign: 1 | -1): Path => spline([...shaft, ...side(sign).reverse()], true);
  art.fill(half(-up as 1 | -1), one.lower).fill(half(up), one.upper);
  art.blot(ribbon(curve(one.course), 1.6, { start: 0.9, end: 0.2, samples: 10 }), one.lower);
}

/** What a row of feathers shades of the row below it: the row's own edge, moved. */
export const shadeOf = (row: readonly Vane[], [dx, dy]: Point): Path =>
  Path.join(
    row.map((one) => {
      const { side } = edges(one);
      return spline([...side(1), ...side(-1).reverse()], true).translate(dx, dy);
    }),
  );

/** A line of small feathers' tips, of all sizes, that runs along a written course; they stand out by `deep` to its left. */
export function scalloped(course: string, [small, large]: Point, deep: number, seed: string): Knot[] {
  const chance = random(`scallops ${seed}`);
  const path = curve(course);
  const length = path
    .walk(30)
    .reduce((sum, { x, y }, i, all) => (i ? sum + Math.hypot(x - all[i - 1]!.x, y - all[i - 1]!.y) : 0), 0);
  const knots: Knot[] = [];
  const fine = path.walk(200);
  for (let at = 0; at < length; ) {
    const wide = chance.between(small, large);
    const from = fine[Math.min(199, Math.round((at / length) * 199))]!;
    const mid = fine[Math.min(199, Math.round(((at + wide * 0.55) / length) * 199))]!;
    const out = deep * chance.between(0.6, 1.2) * (wide / large);
    knots.push([from.x, from.y, 1], [...polar(mid.x, mid.y, out, mid.angle - 90)]);
    at += wide;
  }
  const last = fine.at(-1)!;
  return [...knots, [last.x, last.y, 1]];
}

/** Some of the tips of feathers within a mass: curved strokes, thick in their middle. */
export const tips = (
  places: readonly (readonly [x: number, y: number, size: number, heading: number])[],
): Path =>
  Path.join(
    places.map(([x, y, size, heading]) =>
      ribbon(
        spline([
          polar(x, y, size, heading - 62),
          polar(x, y, size * 0.72, heading),
          polar(x, y, size, heading + 62),
        ]),
        2.4,
        { samples: 8 },
      ),
    ),
  );

/**
 * A neck's side from the offset `from` outwards (-1 left of its heading, 1 right); it runs out into the breast and, from `fade` on, towards
 * the head.
 */
export function neckSide(neck: Tube, from: number, fade = 0.66): Path {
  const out = Math.sign(from) * 1.12;
  const inner = neck.edge(
    (t) => lerp(from, out, Math.max(smoothstep((t - fade) / (0.97 - fade)), 1 - smoothstep(t / 0.34))),
    0,
    1,
    36,
  );
  return bandBetween(inner, neck.edge(out, 0, 1, 36), 0, 1, 36);
}
