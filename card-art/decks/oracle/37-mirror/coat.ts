import { fringe } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, ribbon } from '../../../kit/pen/index.ts';

/** The coat in the glass: its sun stands behind it on the right, the meadow's light fills its shade. */
export const IN_GLASS = {
  crease: '#31323d',
  far: '#434450',
  near: '#565866',
  fair: '#737480',
  edge: '#fbe2b4',
};
export const PAD = { dark: '#8a6660', lit: '#c09a8c' };

interface Rim {
  /** A written line along the form's edge, run the way its hair lies. */
  line: string;
  /** The side of that line that the air is on: -1 left, 1 right. */
  out: -1 | 1;
  paint: string;
  width: number;
  seed: string;
}

/** The edge of a coat that the sun stands behind: a thread of light within it, hairs that catch it as they leave it. */
export function rim(art: Art, within: Path, { line, out, paint, width, seed }: Rim): void {
  const along = curve(line);
  const steps = along.walk(30);
  const run = steps
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - steps[i]!.x, y - steps[i]!.y), 0);
  const count = Math.round(run / 5);
  art.clip(within, () => {
    art.blot(ribbon(along, width * 2, { samples: 24, start: 0.1, end: 0.1 }), paint);
  });
  art.blot(fringe(line, out * 14, { count, length: [7, 15], width: 2.4, seed, bare: 0.4 }), paint);
}
