import { INK, ink } from '../hand/index.ts';
import {
  type Art,
  curve,
  type Knot,
  type Local,
  lerp,
  Path,
  polar,
  random,
  range,
  spline,
  tube,
} from '../pen/index.ts';

/** Locks that grow along one line and gather into tufts. */
export interface Fleece {
  /** Where they are rooted. */
  roots: string;
  /** Tufts and locks in each. */
  tufts: number;
  locks: number;
  length: readonly [first: number, last: number];
  width: number;
  /** Which way the first and the last tuft fall, in degrees. */
  heading: readonly [first: number, last: number];
  /** How far they bend on their way. */
  bend: readonly [first: number, last: number];
  /** In the shade and in the light, of the first tuft and of the last. */
  tones: readonly [first: readonly [string, string], last: readonly [string, string]];
  /** Which side of a lock is lit, seen on its way from root to tip. */
  lit?: 'right' | 'left';
}

interface Lock {
  spine: Path;
  width: number;
  dark: string;
  light: string;
}

/** The locks of a tuft lean towards its middle, where they are longest. */
function tuft(
  { length, width, heading, bend, tones, locks }: Fleece,
  roots: Path,
  from: number,
  to: number,
  seed: string,
): Lock[] {
  const chance = random(seed);
  const middle = (from + to) / 2;
  const steps = roots.walk(101);
  const order = range(locks, (i) => (i + 0.5) / locks).sort((a, b) => Math.abs(b - 0.5) - Math.abs(a - 0.5));
  return order.map((u) => {
    const { x, y } = steps[Math.round(lerp(from, to, u) * 100)]!;
    const lean = (u - 0.5) * -56;
    const long = lerp(...length, middle) * (1 - Math.abs(u - 0.5) * 0.7) * chance.between(0.82, 1.16);
    const turn = lerp(...bend, middle);
    let [px, py, angle] = [x, y, lerp(...heading, middle) + lean + chance.between(-7, 7)];
    const spine = spline(
      range(5, (i): Knot => {
        if (i) {
          [px, py] = polar(px, py, long / 4, angle);
          angle += turn * (i < 3 ? 0.5 : -0.42) - lean * 0.2;
        }
        return [px, py];
      }),
    );
    const side = middle + chance.between(-0.12, 0.12) > 0.5 ? 1 : 0;
    const [dark, light] = tones[side]!;
    return { spine, width: width * chance.between(0.7, 1.25), dark, light };
  });
}

/** Broad at the root, then drawn out to a point. */
const lockOf = (spine: Path, width: number): Path =>
  tube(
    spine.walk(5).map(({ x, y }): Knot => [x, y]),
    [0.34, 0.48, 0.5, 0.42, 0.3, 0.16, 0.02].map((part) => part * width),
    5,
    30,
  ).outline;

/** Paints them in a box, back to front: each lock dark, its side towards the light lighter, a strand or two drawn. */
export function fleece(art: Art, box: Local, coat: Fleece, strand: string): void {
  const chance = random(`fleece ${coat.roots}`);
  const roots = curve(coat.roots);
  const side = coat.lit === 'left' ? -90 : 90;
  const cuts = range(coat.tufts + 1, (i) =>
    i % coat.tufts ? (i + chance.between(-0.3, 0.3)) / coat.tufts : i / coat.tufts,
  );
  const tufts = range(coat.tufts, (i) => i).sort((a, b) => (a % 2) - (b % 2));
  const strands: Path[] = [];
  for (const i of tufts) {
    for (const { spine, width, dark, light } of tuft(
      coat,
      roots,
      cuts[i]!,
      cuts[i + 1]!,
      `${coat.roots} ${i}`,
    )) {
      const put = (path: Path): Path => box.place(path);
      art.fill(put(lockOf(spine, width)), dark);
      const lit = spline(
        spine
          .walk(8)
          .slice(0, 7)
          .map(({ x, y, angle }): Knot => polar(x, y, width * 0.12, angle + side)),
      );
      art.fill(put(lockOf(lit, width * 0.56)), light);
      if (chance() < 0.42) strands.push(ink(put(spine), INK.form, strands.length, 0.3));
    }
  }
  art.blot(Path.join(strands), strand);
}
