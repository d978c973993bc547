import { INK, ink, printed } from '../../../kit/hand/index.ts';
import { type Art, curve, Path, random, roundRect, type Step } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const SHOOTS = [
  '30,70 90,96 160,92 230,112 290,104 350,120 392,116',
  '30,100 100,124 170,128 220,150 240,176',
  '60,92 84,130 80,176 96,214',
  '30,150 56,190 56,240 66,288',
  '290,104 300,128 320,142',
  '110,80 180,72 260,82 330,74 380,84 430,78 470,88',
] as const;

/** Where the wall takes its shadow: left of the doorway, over its beam. */
const PLASTER = Path.join(roundRect(40, 40, 183, 400), roundRect(222, 40, 350, 116));

/** A vine over the door; what it throws on the wall is how one sees the sun. */
export function vine(art: Art): void {
  const chance = random('vine');
  const leaves: [Path, number][] = [];
  for (const shoot of SHOOTS) {
    const steps = curve(shoot).walk(Math.round(reach(curve(shoot).walk(12)) / 11));
    steps.forEach(({ x, y }, i) => {
      if (chance() < 0.16 + i / 140) return;
      const side = i % 2 ? 1 : -1;
      const size = chance.between(13, 23);
      leaves.push([
        vineLeaf(x + side * 6, y + chance.between(-4, 8), size, 180 + side * chance.between(20, 80)),
        chance(),
      ]);
    });
  }
  const stems = SHOOTS.map((shoot, i) => ink(curve(shoot), INK.contour, i, 0.02));
  const all = Path.join(
    stems,
    leaves.map(([outline]) => outline),
  );
  const shadow = all.translate(40, 34);
  printed(art, shadow.bounds(), () => void art.clip(PLASTER, () => void art.fill(shadow, '#cfae84', 0.9)), {
    edge: 7,
  });
  art.blot(stems, '#6a4a38');
  (['#3f7a50', '#6a9c58', '#aac470'] as const).forEach((tone, tier) => {
    art.blot(
      leaves.filter(([, rank]) => Math.floor(rank * 3) === tier).map(([outline]) => outline),
      tone,
    );
  });
}

const reach = (steps: readonly Step[]): number =>
  steps.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - steps[i]!.x, y - steps[i]!.y), 0);

/** Five points, the middle one longest. */
const vineLeaf = (x: number, y: number, size: number, angle: number): Path =>
  Path.join(
    [-110, -52, 0, 52, 110].map((turn, i) =>
      leaf(x, y, size * [0.6, 0.85, 1, 0.85, 0.6][i]!, size * 0.62, angle + turn),
    ),
  );
