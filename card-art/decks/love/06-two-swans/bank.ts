import { byHand, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import { type Art, curve, lerp, Path, random, ribbon, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Blades or leaves that the frame cuts: the near ones over the far ones. */
function foliage(art: Art, outlines: readonly Path[], fills: readonly string[]): void {
  for (const [part, fill] of fills.entries()) {
    const some = outlines.filter((_, i) => i % fills.length === part);
    modelled(
      art,
      regionOf(Path.join(some), 16),
      { towards: [2, 3], soft: 3.4, shade: '#0f2a30', rim: '#ecdf9c', rimWidth: 1.4 },
      () => {
        for (const outline of some) art.fill(outline, fill);
      },
    );
  }
}

/** Reeds of the near bank: with the willow the only dark in the picture. */
export function reeds(art: Art): void {
  const blades = (
    [
      [58, 280, 30],
      [92, 170, 66],
      [74, 224, -18],
      [116, 112, 56],
      [66, 130, 80],
      [84, 316, 6],
      [130, 78, -26],
      [52, 96, 40],
      [104, 190, 14],
    ] as const
  ).map(([x, height, lean]) => {
    const spine: [number, number][] = [
      [x, 884],
      [x + lean * 0.1, 880 - height * 0.5],
      [x + lean * 0.5, 880 - height * 0.85],
      [x + lean, 880 - height],
    ];
    return byHand(tube(spine, [6, 7, 5.6, 3.4, 0.4], 18).outline, 1);
  });
  foliage(art, blades, ['#1d4440', '#2f5c4c', '#254e48']);
}

/** Withes that hang from the bough: where they leave it, how long they are. */
const WITHES = [
  [0.16, 118],
  [0.3, 150],
  [0.4, 78],
  [0.52, 128],
  [0.62, 56],
  [0.72, 104],
  [0.84, 62],
  [0.98, 84],
] as const;

/** A willow's bough reaches in from the right; its withes hang straight down. */
export function willow(art: Art): void {
  const chance = random('willow');
  const bough = curve('564,372 546,308 512,262 470,234 424,220 378,224');
  const steps = bough.walk(101);
  const leaves: Path[] = [];
  for (const [i, [place, long]] of WITHES.entries()) {
    const { x, y } = steps[Math.round(place * 100)]!;
    const sway = chance.between(-10, 6);
    const withe = curve(
      `${x},${y} ${x - 5},${y + long * 0.2} ${x - 4 + sway * 0.5},${y + long * 0.6} ${x + sway},${y + long}`,
    );
    art.blot(ink(withe, 1.9, i, 0), '#22403c');
    const count = Math.round(long / 10);
    for (const [k, step] of withe.walk(count).slice(1).entries()) {
      const side = k % 2 ? 1 : -1;
      const size = lerp(30, 40, Math.sin(Math.PI * step.t)) * chance.between(0.7, 1.1);
      leaves.push(
        leaf(step.x, step.y, size, chance.between(5, 8), 180 + side * chance.between(14, 44), side * -3),
      );
    }
  }
  art.fill(ribbon(bough, 13, { start: 1, end: 0.12, peak: 0, samples: 16 }), '#23423e');
  foliage(art, leaves, ['#2c5c4c', '#55795e']);
}
