import {
  type Art,
  clamp,
  ellipse,
  type Knot,
  LINE,
  lerp,
  Path,
  type Point,
  range,
  ribbon,
  type Stop,
  spline,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

export interface GauzeVeilOptions {
  x0: number;
  x1: number;
  top: number;
  hem: number;
  /** How far the hem swings below (and above) its line. */
  drop?: number;
  /** Where across the width (0 … 1) the cloth is caught up, and by how much. */
  lift: readonly [place: number, dx: number, dy: number];
  opacity?: number;
}

const TONE = '#ffe6dc';

/** Ridges across the width; uneven, or the cloth would be a radiator. */
const RIDGES = [0, 0.11, 0.2, 0.33, 0.43, 0.56, 0.66, 0.8, 0.9, 1];

/** How a veil hangs: where each thread of its width ends, and the line it falls along. */
class Drape {
  readonly options: GauzeVeilOptions;
  readonly drop: number;

  constructor(options: GauzeVeilOptions) {
    this.options = options;
    this.drop = options.drop ?? 14;
  }

  foot(t: number): Point {
    const { x0, x1, hem, lift } = this.options;
    const pull = clamp(1 - Math.abs(t - lift[0]) / 0.8) ** 2;
    return [lerp(x0, x1, t) + lift[1] * pull, hem + lift[2] * pull];
  }

  fall(t: number): Path {
    const { x0, x1, top } = this.options;
    const [footX, footY] = this.foot(t);
    const x = lerp(x0, x1, t);
    return spline([
      [x, top],
      [lerp(x, footX, 0.1), lerp(top, footY, 0.38)],
      [lerp(x, footX, 0.5), lerp(top, footY, 0.74)],
      [footX, footY + this.drop + 6],
    ]);
  }

  /** Hangs low on every ridge, swings up in every valley, never twice alike. */
  hem(): Knot[] {
    const { drop } = this;
    const last = RIDGES.length - 1;
    return RIDGES.flatMap((t, i): Knot[] => {
      const [x, y] = this.foot(t);
      const low = y + (i % 2 ? drop : drop * 0.3);
      if (i === last) return [[x, low, 1]];
      const [midX, midY] = this.foot((t + RIDGES[i + 1]!) / 2);
      return [i ? [x, low] : [x, low, 1], [midX, midY - drop * (i % 2 ? 0.55 : 0.9)]];
    });
  }

  outline(): Path {
    const path = spline(this.hem());
    const side = (t: number): Point[] => this.fall(t).flatten(8)[0]!.slice(0, -1);
    for (const point of side(1).reverse()) path.lineTo(...point);
    for (const point of side(0)) path.lineTo(...point);
    return path.close();
  }
}

/** Little four-rayed dots woven into the cloth. */
function wovenDots(drape: Drape): Path {
  const { x0, x1, top } = drape.options;
  const dots = new Path();
  for (let row = 0; row < 26; row++) {
    for (let i = 0; i < 15; i++) {
      const t = (i + 0.5 + (row % 2) * 0.5) / 15;
      if (t >= 1) continue;
      const down = (row + 0.5) / 26;
      const [footX, footY] = drape.foot(t);
      dots.append(sparkle(lerp(lerp(x0, x1, t), footX, down ** 2), lerp(top, footY, down), 2.5, 0.3));
    }
  }
  return dots;
}

/** Thin cloth that hangs from `top` between x0 and x1: bright ridges, clear valleys between them. */
export function gauzeVeil(art: Art, options: GauzeVeilOptions): void {
  const { x0, x1, opacity = 0.34 } = options;
  const drape = new Drape(options);
  const hem = drape.hem();
  const cloth = drape.outline();
  const stops = RIDGES.flatMap((t, i): Stop[] => {
    const next = RIDGES[i + 1];
    const ridge: Stop = [t, TONE, opacity];
    return next === undefined ? [ridge] : [ridge, [lerp(t, next, 0.55), TONE, opacity * 0.3]];
  });
  art.fill(cloth, art.linear(x0, 0, x1, 0, stops));
  art.clip(cloth, () => {
    const shine = { start: 0.25, end: 0.9, samples: 12, peak: 0.8 };
    art.blot(
      RIDGES.map((t, i) => ribbon(drape.fall(t), i % 2 ? 12 : 20, shine)),
      TONE,
      opacity * 0.5,
    );
    art.line(
      RIDGES.map((t) => drape.fall(t)),
      LINE.fine,
      'gold',
      0.7,
    );
    const between = RIDGES.slice(1).map((t, i) => drape.fall(lerp(RIDGES[i]!, t, 0.22)));
    art.line(between, LINE.hair, 'gold', 0.6);
    art.blot(wovenDots(drape), '#fff3ea', 0.55);
    art.line(spline(hem.map(([x, y]): Knot => [x, y - 9])), LINE.fine);
    art.line(spline(hem.map(([x, y]): Knot => [x, y - 13])), LINE.hair);
  });
  art.line(cloth, LINE.fine, 'gold', 0.8);
  const edge = spline(hem);
  art.line(edge, LINE.mid);
  const steps = edge.walk(RIDGES.length * 5);
  art.blot(range(steps.length, (i) => ellipse(steps[i]!.x, steps[i]!.y + 5, 1.6)));
}
