import {
  type Art,
  arc,
  ellipse,
  type Knot,
  LINE,
  lerp,
  type Path,
  type Point,
  polar,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

/** A drop thrown up from the splash: starts at the heading `angle`, ends turned by `turn` degrees. */
function spurt(x: number, y: number, angle: number, length: number, turn: number): Path {
  const knots: Knot[] = [[x, y]];
  let [px, py] = [x, y];
  for (let i = 1; i < 5; i++) {
    const t = i / 4;
    [px, py] = polar(px, py, (length / 4) * lerp(1.35, 0.65, t), angle + turn * t ** 1.7);
    knots.push([px, py]);
  }
  return spline(knots);
}

/** A falling stream by height and place across it: `at(u, t)`, u = -1 … 1, t = 0 at the mouth. */
function fall([x0, y0]: Point, [x1, y1]: Point, width: number, leap: number) {
  const centre = (t: number): Point => [
    lerp(x0, x1, 1 - (1 - t) ** (1.5 + leap * 1.6)),
    lerp(y0, y1, t * t * (1 - leap * 0.35) + t * leap * 0.35),
  ];
  return (u: number, t: number): Point => {
    // across the flow, not level: so the stream fits the mouth it leaves; it begins
    // as a rounded tongue on the lip and narrows as it gathers speed
    const [px, py] = centre(t);
    const [ax, ay] = centre(Math.max(0, t - 0.01));
    const [bx, by] = centre(Math.min(1, t + 0.01));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (width * Math.min(1, 0.3 + t * 12) * lerp(1, 0.52, Math.sqrt(t))) / 2;
    return [px + ((by - ay) / length) * u * half, py - ((bx - ax) / length) * u * half];
  };
}

/** The thin sheet, then separate strands over it: a solid column would look like a glass tube. */
function stream(art: Art, from: Point, to: Point, at: ReturnType<typeof fall>, chance: () => number): void {
  const { pale, cool } = art.palette;
  const side = (u: number): Knot[] => range(10, (i) => [...at(u, i / 9), i === 0 || i === 9 ? 1 : 0]);
  const tone = art.linear(...from, ...to, ramp(0, pale, 0.85, 0.5, cool, 0.55, 1, pale, 0.9));
  art.fill(spline([...side(-1), ...side(1).reverse()], true), tone);
  for (let i = 0; i < 6; i++) {
    const u = (i / 5) * 2 - 1;
    const start = i % 3 === 1 ? lerp(0.05, 0.3, chance()) : 0;
    const end = i % 2 ? 1 : lerp(0.7, 1, chance());
    const strand = spline(range(9, (j) => at(u * 0.96, lerp(start, end, j / 8))));
    const ends = { start: start ? 0.1 : 0.9, end: end > 0.98 ? 0.7 : 0.05, peak: 0.2 };
    const shape = ribbon(strand, i % 2 ? 2.2 : 1.5, { samples: 12, ...ends });
    art.blot(shape, i % 3 === 2 ? 'gold' : pale, 0.95);
  }
}

/** The little crown where the stream lands. */
function splash(art: Art, [x, y]: Point, width: number): void {
  for (let i = 0; i < 8; i++) {
    const u = (i / 7) * 2 - 1;
    const hook = spurt(x + u * width * 0.45, y + 1, u * 46, width * (1 - Math.abs(u) * 0.35), u * 80);
    art.blot(ribbon(hook, 2, { samples: 6, start: 0.9, end: 0.1 }), art.palette.pale);
    art.blot(ellipse(x + u * width * 1.3, y - width * (1.05 - Math.abs(u) * 0.7), 1.2), art.palette.pale);
  }
}

/**
 * Water poured from a vessel's mouth on to still water: stream, splash and rings, whose far halves
 * pass behind the stream. `leap` 0 … 1 is how far it flies before it falls.
 */
export function pouredWater(
  art: Art,
  from: Point,
  to: Point,
  {
    width = 16,
    radii = [18, 34, 54, 78, 106],
    squash = 0.27,
    leap = 0.35,
    seed = 1,
  }: {
    width?: number;
    /** Of the rings. */
    radii?: readonly number[];
    squash?: number;
    leap?: number;
    seed?: number;
  } = {},
): void {
  const chance = random(`po${seed}`);
  const ring = (radius: number, start: number, end: number, i: number): void => {
    const t = i / radii.length;
    art.line(arc(...to, radius, start, end, radius * squash), lerp(2, LINE.fine, t), 'gold', lerp(1, 0.5, t));
  };
  radii.forEach((radius, i) => {
    const gap = chance.between(4, 16);
    ring(radius, -88 + gap * 0.3, 88 - gap, i);
  });
  art.glow(...to, radii[1]! * 1.4, art.palette.pale, 0.5, squash * 1.6);
  stream(art, from, to, fall(from, to, width, leap), chance);
  splash(art, to, width);
  radii.forEach((radius, i) => {
    const gap = chance.between(4, 16);
    ring(radius, 92 + gap, 268 - gap * 0.3, i);
  });
}
