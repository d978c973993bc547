import { flat } from '../hand/flat.ts';
import { type Art, lerp, type Path, type Point, random, range, ribbon, spline } from '../pen/index.ts';

/** A row of feathers: how long they are to the flight feathers, how broad, how many; their vanes' two tones. */
interface Row {
  length: number;
  width: number;
  count: number;
  light: string;
  dark: string;
}

export interface Wing {
  /** Along the front edge, from the shoulder over the wrist to the tip of the hand. */
  edge: Path;
  /** Where the feathers point, at the shoulder and at the tip, and how long the flight feathers are there. */
  angles: readonly [root: number, tip: number];
  lengths: readonly [root: number, tip: number];
  /** From the flight feathers to the smallest coverts. */
  rows: readonly Row[];
  /** How broad the arm is at the shoulder; its tone. */
  arm: readonly [width: number, tone: string];
  /** The light on the front edge and on tips that face it. */
  edgeLight: string;
  /** The feathers' darker half lies to the right of their shaft, or to the left. */
  shaded: 'left' | 'right';
  seed: string;
}

/** One feather: outline, the half of its vane that lies in shade, shaft. It bends by a part of its length. */
function feather([x, y]: Point, angle: number, length: number, width: number, bend: number) {
  const place = (path: Path): Path => path.rotate(angle).translate(x, y);
  const at = (u: number, v: number): Point => [u * width + bend * length * v * v, -v * length];
  const left: readonly Point[] = [
    at(-0.1, 0),
    at(-0.36, 0.2),
    at(-0.47, 0.55),
    at(-0.42, 0.84),
    at(-0.2, 0.98),
  ];
  const right: readonly Point[] = [at(0.24, 0.96), at(0.48, 0.78), at(0.5, 0.5), at(0.36, 0.18), at(0.1, 0)];
  const shaft: readonly Point[] = [at(0, 0), at(0, 0.5), at(0.02, 1)];
  return {
    outline: place(spline([...left, at(0.02, 1), ...right], true)),
    halves: {
      left: place(spline([...shaft, ...[...left].reverse()], true)),
      right: place(spline([...shaft, ...right], true)),
    },
    shaft: place(spline(shaft)),
  };
}

/**
 * A wing of an angel or a great bird: rows of feathers hang from its arm, the longest at the hand; they are laid from the
 * tip to the shoulder, no two quite alike, and the arm lies over their roots.
 */
export function wing(art: Art, { edge, angles, lengths, rows, arm, edgeLight, shaded, seed }: Wing): void {
  const chance = random(`wing ${seed}`);
  rows.forEach(({ length, width, count, light, dark }, row) => {
    const steps = edge.walk(count * 2 + 1);
    range(count, (i) => count - 1 - i).forEach((i) => {
      const { x, y, t } = steps[i * 2 + (row % 2)]!;
      const long = lerp(lengths[0], lengths[1], t ** 1.2) * length * chance.between(0.93, 1.05);
      const angle = lerp(angles[0], angles[1], t ** 1.15) + chance.between(-2.2, 2.2);
      const bend = lerp(0.03, 0.1, t) * (shaded === 'left' ? 1 : -1);
      const { outline, halves, shaft } = feather([x, y], angle, long, width * chance.between(0.9, 1.1), bend);
      flat(art, outline, light, [halves[shaded], dark]);
      if (row < 2) art.blot(ribbon(shaft, 2.2, { start: 1, end: 0.2, samples: 6 }), edgeLight, 0.55);
    });
  });
  const [width, tone] = arm;
  art.fill(ribbon(edge, width, { start: 1, end: 0.35, peak: 0.1, samples: 24 }), tone);
  art.blot(
    ribbon(edge.translate(shaded === 'left' ? 1 : -1, -width * 0.3), width * 0.24, {
      start: 0.5,
      end: 0.2,
      samples: 24,
    }),
    edgeLight,
  );
}
