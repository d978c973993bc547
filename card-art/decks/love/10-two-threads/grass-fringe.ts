import { type Art, type Path, polar, random, range, ribbon, spline } from '../../../kit/pen/index.ts';

/**
 * Uneven tufts along a crest: some thick, some thin, gaps between. `count` is about the number of
 * tufts before chance leaves some out; `skip(x)` keeps a place bare.
 */
export function grassFringe(
  art: Art,
  crest: Path,
  count: number,
  length: number,
  { seed, width = 2, skip = () => false }: { seed: number; width?: number; skip?: (x: number) => boolean },
): void {
  const chance = random(`gr${seed}`);
  for (const { x, y } of crest.walk(count * 4)) {
    if (chance() > 0.3 || skip(x)) continue;
    const blades = 2 + Math.floor(chance.between(0, 4));
    const lean = chance.between(-12, 16);
    range(blades, (i) => {
      const place = i - (blades - 1) / 2;
      const angle = lean + place * 15 + chance.between(-5, 5);
      const height = length * chance.between(0.6, 1.3);
      const foot = [x + place * 2.6, y + 2] as const;
      const blade = spline([foot, polar(...foot, height * 0.5, angle * 0.4), polar(...foot, height, angle)]);
      art.blot(ribbon(blade, width, { start: 1, end: 0.1, samples: 6, peak: 0.2 }), 'gold', 0.8);
    });
  }
}
