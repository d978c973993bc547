import {
  type Art,
  curve,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  type Placement,
  type Point,
  polar,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../../../kit/pen/index.ts';

/** One feather from its root at (x, y), pointing along `angle`: a rounded vane. */
export const feather = (
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  bend = 0,
): Path => {
  const [l, w, b] = [-length, width, bend];
  return svgPath(
    `M${-w * 0.12} 0C${-w * 0.5 + b * 0.2} ${l * 0.22} ${-w * 0.56 + b * 0.7} ${l * 0.7} ${-w * 0.34 + b} ${l * 0.9}`,
    `C${-w * 0.2 + b} ${l * 1.0} ${w * 0.26 + b} ${l * 1.02} ${w * 0.42 + b} ${l * 0.86}`,
    `C${w * 0.52 + b * 0.7} ${l * 0.66} ${w * 0.44 + b * 0.2} ${l * 0.22} ${w * 0.12} 0Z`,
  )
    .rotate(angle)
    .translate(x, y);
};

/** The feather's shaft, and `barbs` pairs of strokes towards its tip. */
export function shaft(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  bend = 0,
  barbs = 0,
): Path {
  const [l, w] = [-length, width];
  const path = svgPath(
    `M0 ${l * 0.1}C${bend * 0.15} ${l * 0.4} ${bend * 0.6} ${l * 0.66} ${bend} ${l * 0.92}`,
  );
  for (let i = 0; i < barbs; i++) {
    const t = 0.5 + (0.4 * i) / barbs;
    const b = bend * t * t;
    path.moveTo(b, l * t).lineTo(b + w * 0.34, l * (t + 0.09));
    path.moveTo(b, l * (t + 0.03)).lineTo(b - w * 0.32, l * (t + 0.11));
  }
  return path.rotate(angle).translate(x, y);
}

/** A rank of feathers rooted along an arm; t runs from the shoulder (0) to the tip (1). */
export function featherRank(
  box: Local,
  arm: Path,
  rank: {
    count: number;
    from?: number;
    to?: number;
    heading: (t: number) => number;
    length: (t: number) => number;
    width: (t: number) => number;
    fill: Paint;
    lineWidth?: number;
    bend?: number;
    barbs?: number;
  },
): void {
  const { count, from = 0, to = 1, fill, lineWidth = LINE.mid, bend = 0, barbs = 0 } = rank;
  const steps = arm.walk(60);
  for (let i = 0; i < count; i++) {
    const t = lerp(from, to, i / (count - 1));
    const { x, y } = steps[Math.round(t * 59)]!;
    const [angle, length, width] = [rank.heading(t), rank.length(t), rank.width(t)];
    box.solid(feather(x, y, length, width, angle, bend), fill, lineWidth);
    box.line(shaft(x, y, length, width, angle, bend, barbs), LINE.hair, 'gold', 0.75);
  }
}

export interface WingOptions extends Placement {
  /** Light to dark. */
  tones?: readonly [string, string, string, string];
  /** Where the light on it is, in card coordinates, and how far it reaches at scale 1. */
  light?: Point;
  reach?: number;
  /** Feathers in the three ranks: flights, long coverts, short coverts. */
  ranks?: readonly [number, number, number];
  lineWidth?: number;
}

/** The leading edge, from the shoulder. */
const ARM = curve('0,10 16,-50 64,-104 128,-124 186,-150');

/** The feathers of the leading edge: small arcs on a smooth band. */
const SCALES = ARM.walk(17)
  .slice(3, 15)
  .map(({ x, y, angle }) => {
    const edge = [polar(x, y, 6, angle - 60), polar(x, y, 4, angle), polar(x, y, 6, angle + 60)];
    return ribbon(spline(edge), 1.6, { start: 0.4, end: 0.4, samples: 6 });
  });

/**
 * A raised wing in three ranks; the shoulder is at (x, y), it opens to the right, about 330 wide
 * and 330 high.
 */
export function wing(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones = ['#fff3e4', '#d8aebf', '#8a6aa6', '#3a2a66'],
    light = [x, y],
    reach = 340,
    ranks: [flights, long, short] = [15, 13, 11],
    lineWidth = LINE.mid,
    ...placement
  }: WingOptions = {},
): void {
  const box = local(art, x, y, scale, placement);
  const tone = (part: number, dark: string): Paint =>
    art.radial(...light, reach * scale * part, ramp(0, tones[0], 0.3, tones[1], 0.66, tones[2], 1, dark));
  const sweep = (t: number): number => lerp(176, 44, t ** 1.15);
  featherRank(box, ARM, {
    count: flights,
    heading: sweep,
    length: (t) => lerp(118, 176, Math.sin(t * 2.1)),
    width: (t) => lerp(34, 30, t),
    fill: tone(0.95, tones[3]),
    lineWidth,
    bend: -7,
    barbs: 5,
  });
  featherRank(box, ARM, {
    count: long,
    from: 0.02,
    to: 0.95,
    heading: (t) => sweep(t) - 6,
    length: (t) => lerp(76, 102, Math.sin(t * 2.1)),
    width: () => 29,
    fill: tone(1.15, tones[2]),
    lineWidth,
    bend: -5,
    barbs: 2,
  });
  featherRank(box, ARM, {
    count: short,
    from: 0.03,
    to: 0.9,
    heading: (t) => sweep(t) - 10,
    length: (t) => lerp(42, 56, Math.sin(t * 2.2)),
    width: () => 26,
    fill: tone(1.5, tones[2]),
    lineWidth: lineWidth * 0.85,
    bend: -3,
  });
  const band = ribbon(ARM, 26, { samples: 18, start: 0.06, end: 0.2, peak: 0.42 });
  box.solid(band, tone(1.6, tones[1]), lineWidth * 1.2);
  box.blot(SCALES, '#8a5a70', 0.8);
}
