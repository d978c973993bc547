import {
  type Art,
  type Knot,
  LINE,
  line,
  type Paint,
  Path,
  polar,
  type Random,
  ramp,
  random,
  range,
  spline,
  svgPath,
  tube,
} from '../pen/index.ts';

/** A cushion of needles `[x, y, half width, height]`; (x, y) is the middle of its flat underside. */
export type Cushion = readonly [x: number, y: number, half: number, height: number];

/** One dome of needles, its brim uneven; the needles stand in the outer part only. */
function dome(
  x: number,
  y: number,
  radius: number,
  tilt: number,
  chance: Random,
): { body: Path; needles: Path } {
  const count = 12;
  const edge = range(
    9,
    (i): Knot => polar(x, y, radius * (1 + (i % 2 ? 0.04 : -0.04)), tilt + (i / 8) * 190 - 95),
  );
  const needles = range(count, (i) => {
    const angle = tilt + (i / (count - 1)) * 160 - 80;
    const from = i % 2 ? 0.42 : 0.6;
    return line(
      ...polar(x, y, radius * from, angle),
      ...polar(x, y, radius * chance.between(0.9, 0.98), angle),
    );
  });
  return { body: spline([...edge, [x, y + radius * 0.2]], true), needles: Path.join(needles) };
}

/** A cushion as old pines carry them: domes in three rows, the lowest in front, level underneath. */
export function needleCushion(
  art: Art,
  [x, y, half, height]: Cushion,
  seed: string,
  [lit, mid, dark]: readonly [lit: string, mid: string, dark: string],
): void {
  const chance = random(seed);
  const rows = [
    [0.52, 0.46, art.perShape(ramp(0, lit, 0.7, mid, 1, dark))],
    [0.26, 0.76, art.perShape(ramp(0, lit, 0.5, mid, 1, dark))],
    [0, 1, art.perShape(ramp(0, mid, 0.6, dark, 1, dark))],
  ] as const;
  for (const [lift, reach, fill] of rows) {
    const count = Math.max(2, Math.round((half * reach) / (height * 0.36)));
    const order = range(count, (i) => (i / (count - 1)) * 2 - 1);
    for (const u of order.sort((a, b) => Math.abs(b) - Math.abs(a))) {
      const radius = height * chance.between(0.4, 0.5) * (1 - Math.abs(u) * 0.16);
      const cx = x + u * (half * reach - radius * 0.6);
      const cy = y - lift * height * (1 - u * u * 0.3) + chance.between(-2, 2);
      const { body, needles } = dome(cx, cy, radius, u * 18 + chance.between(-8, 8), chance);
      art.solid(body, fill, LINE.fine, 'gold', 0.96);
      art.line(needles, LINE.hair, 'gold', 0.7);
    }
  }
}

export interface RedPineOptions {
  /** Half widths of the trunk, foot to top. */
  girth: readonly number[];
  /** Boughs: spine, half width at its root. */
  boughs: readonly (readonly [spine: readonly Knot[], half: number])[];
  /** Bark: lit side and dark side. */
  bark: Paint;
  seed: string;
}

/** Bark plates: short bowed strokes, longer towards the foot. */
function plates(art: Art, limb: ReturnType<typeof tube>, count: number, seed: string): void {
  const chance = random(seed);
  const strokes = range(count, () => {
    const t = chance.between(0.02, 0.96);
    const v = chance.between(-0.85, 0.5);
    const length = chance.between(0.012, 0.034);
    const [[ax, ay], [bx, by], [cx, cy]] = [
      limb.at(t, v),
      limb.at(t + length, v + 0.16),
      limb.at(t + length * 1.8, v + 0.04),
    ];
    return svgPath(`M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`);
  });
  art.line(strokes, LINE.fine, 'gold', 0.55);
}

/** A red pine's trunk and boughs, in card coordinates; needles are painted apart. */
export function redPine(
  art: Art,
  trunk: readonly Knot[],
  { girth, boughs, bark, seed }: RedPineOptions,
): void {
  for (const [spine, half] of boughs) {
    const bough = tube(spine, [half, half * 0.8, half * 0.6, half * 0.34], 24);
    art.solid(bough.outline, bark, LINE.mid);
    plates(art, bough, 18, `${seed}b${half}`);
  }
  const body = tube(trunk, girth, 36);
  art.solid(body.outline, bark, LINE.bold * 0.85);
  plates(art, body, 90, seed);
  art.line(body.edge(0.72, 0.02, 0.98, 30), LINE.hair, 'gold', 0.5);
}
