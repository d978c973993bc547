import { stippled, within } from '../../../kit/hand/index.ts';
import {
  closed,
  curve,
  type Knot,
  type Local,
  type Path,
  type Point,
  polar,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { step, toned } from './view.ts';

/** The colours of one bloom: the backs of its petals and their shade, the insides that the sun comes through, turned edges, the deep. */
export interface Tone {
  back: string;
  shade: string;
  inner: string;
  lip: string;
  deep: string;
}

/** What the low sun makes of an edge. */
const LIT = '#ffe2ba';

/** What one bloom's petals are painted with. */
interface Bloom {
  /**
   * A petal whose back we see: the free edge, then the rest of its outline.
   * @param base where it is darkest: where it grows, or goes under the next
   * @param lip how broad its edge has rolled outwards, and where along the edge most
   */
  back(
    edge: string,
    rest: string,
    base: Point,
    lip: readonly [width: number, peak: number],
    fill?: string,
  ): void;
  /** A petal's inside, lit through; it darkens in specks towards where it grows. */
  inner(knots: string, base: Point, edge: Point, fill?: string): void;
  fill(knots: string, tone: string): void;
  /** Veins and folds: thin, from the base to the edge. */
  veins(tone: string, width: number, ...courses: string[]): void;
}

/** Units that a petal must measure for its shade to be specks. */
const SPECKLED = 64;

/** @returns what paints a bloom in its box */
export function bloom(box: Local, tone: Tone): Bloom {
  const { art } = box;
  const at = (knots: string): Path => box.place(closed(knots));
  /** Fill and the shade at its base: specks if it is large, else a second tone. */
  const petal = (outline: Path, [fill, shade]: readonly [string, string], edge: Point, base: Point): void => {
    const [left, top, right, bottom] = outline.bounds();
    const [from, to] = [box.at(...edge), box.at(...base)];
    if (Math.min(right - left, bottom - top) > SPECKLED) {
      art.fill(outline, fill);
      stippled(art, outline, shade, from, to);
    } else
      art.fill(
        outline,
        art.linear(...from, ...to, [
          [0.25, fill],
          [1, shade],
        ]),
      );
  };
  return {
    back(edge, rest, base, [width, peak], fill = tone.back) {
      const rim = curve(edge);
      const { x, y } = rim.walk(3)[1]!;
      petal(at(`${edge} ${rest}`), [fill, tone.shade], [x, y], base);
      for (const [part, colour] of [
        [width, tone.inner],
        [width * 0.45, tone.lip],
        [1.3 / box.scale, LIT],
      ] as const)
        box.fill(rolled(rim, base, part, peak), colour);
    },
    inner(knots, base, edge, fill = tone.inner) {
      const outline = at(knots);
      petal(outline, [fill, tone.back], edge, base);
      within(art, outline, { side: step(outline, 1.4), paint: LIT });
    },
    fill(knots, colour) {
      art.fill(at(knots), colour);
    },
    veins(colour, width, ...courses) {
      art.blot(
        courses.map((course) =>
          box.place(ribbon(curve(course), width, { start: 0.5, peak: 0.3, samples: 5 })),
        ),
        colour,
      );
    },
  };
}

/** The strip along an edge that has turned over, on the side of `base`; it runs out thin at both ends. */
function rolled(edge: Path, base: Point, width: number, peak: number): Path {
  const steps = edge.walk(9);
  const { x, y, angle } = steps[4]!;
  const [px, py] = polar(x, y, 1, angle + 90);
  const side = Math.hypot(px - base[0], py - base[1]) < Math.hypot(x - base[0], y - base[1]) ? 90 : -90;
  const inside = steps.map(({ x, y, angle, t }, i): Knot => {
    const swell = t < peak ? t / peak / 2 : 0.5 + (t - peak) / (1 - peak) / 2;
    const wave = 1 + 0.16 * Math.sin(i * 2.7 + width);
    return [...polar(x, y, width * Math.sin(Math.PI * swell) ** 0.8 * wave, angle + side)];
  });
  const outside = steps.map(({ x, y, t }): Knot => [x, y, t === 0 || t === 1 ? 1 : 0]);
  return spline([...outside, ...inside.slice(1, -1).reverse()], true);
}

/** Dry sepals, turned back, and the hip they sit on. */
export function calyx(box: Local, ...sepals: string[]): void {
  const green = { fill: '#7d7a52', shade: '#4d5040', soft: 4 * box.scale, rim: '#ded39a', rimWidth: 1.1 };
  for (const sepal of sepals) toned(box, sepal, green);
  toned(box, '-8,2! -11,8 -8,16 0,18 8,16 11,8 8,2! 0,-3', {
    ...green,
    fill: '#8a865c',
  });
}
