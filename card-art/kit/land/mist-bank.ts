import { type Art, type Knot, LINE, lerp, Path, ramp, range, ribbon, spline } from '../pen/index.ts';

/** One tongue of mist: its tip (x, y), its height, and from which side it comes (-1 left, 1 right). */
export type Tongue = readonly [tipX: number, tipY: number, height: number, side: 1 | -1];

/**
 * Mist that draws aside: tongues with rounded, unequal lobes that come from the edges, light where
 * they face the gap, with streamlines inside. Painted in the order given, back to front.
 */
export function mistBank(
  art: Art,
  tongues: readonly Tongue[],
  tones: (index: number) => readonly [lit: string, body: string],
): void {
  tongues.forEach((tongue, index) => {
    const [tipX, tipY, height, side] = tongue;
    const edge = side < 0 ? 20 : 580;
    const reach = Math.abs(edge - tipX);
    const at = (in_: number, up: number): Knot => [tipX + side * in_ * reach, tipY - up * height];
    const [lit, body] = tones(index);
    const crest = [
      at(1, 1.1),
      at(0.8, 1.02),
      at(0.62, 0.82),
      at(0.5, 0.86),
      at(0.34, 0.6),
      at(0.22, 0.62),
      at(0.09, 0.4),
    ];
    const under = [
      at(0.02, -0.08),
      at(0.14, -0.36),
      at(0.34, -0.34),
      at(0.46, -0.5),
      at(0.7, -0.52),
      at(1, -0.66),
    ];
    const outline = spline([...crest, at(-0.015, 0.14), ...under], false);
    const closed = Path.join(outline).close();
    art.solid(
      closed,
      art.linear(tipX, tipY, edge, tipY - height * 0.2, ramp(0, lit, 0.55, body, 1, body)),
      LINE.fine,
    );
    for (const line of range(4, (i) => streamline(at, lerp(0.42, -0.3, i / 3), i))) {
      art.blot(ribbon(line, 1.6, { samples: 20 }), 'gold', 0.65);
    }
  });
}

/** A line of flow within a tongue, at the height `up`. */
const streamline = (at: (in_: number, up: number) => Knot, up: number, index: number): Path =>
  spline([
    at(0.1 + index * 0.05 + (up < 0 ? 0.1 : 0), up * 0.5 + 0.05),
    at(0.36, up * 0.9 + 0.06),
    at(0.58, up * 0.95),
    at(0.84 + (index % 2) * 0.1, up * 1.15 + 0.06),
  ]);
