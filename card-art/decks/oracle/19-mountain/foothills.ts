import { printed } from '../../../kit/hand/index.ts';
import { type Art, curve, Path, type Point, polygon, ramp, random, range } from '../../../kit/pen/index.ts';
import { MIST } from './massif.ts';

/** Wooded ridges that stand out of the mist, far to near: crest, height of a tree, its colour, where the mist has it all. */
const RIDGES = [
  ['20,530 90,512 160,528 240,540 320,528 420,540 500,520 590,526', 22, '#a8bd97', '#cfd6b0', 90],
  ['20,566 70,556 140,572 230,592 330,588 430,574 520,548 590,540', 36, '#6f9878', '#a9bf94', 84],
  ['20,600 60,596 130,616 210,634 300,640 400,628 480,604 590,584', 52, '#3f7460', '#7fa67e', 76],
] as const;

/** Head, pack and stick stand here before the valley. */
const WALKER = { from: 172, to: 388 } as const;

export function foothills(art: Art): void {
  bank(art, 300, 520, 380, 0.9);
  RIDGES.forEach(([crest, height, dark, low, depth], tier) => {
    const chance = random(`ridge ${tier}`);
    const line = curve(crest);
    const clearing = chance.between(0, 6);
    const trees = line.walk(Math.round(2100 / height)).flatMap(({ x, y }) => {
      // woods and clearings by turns
      if (Math.sin(x * 0.021 + clearing) + Math.sin(x * 0.053 + tier) < chance.between(-0.9, 0.7)) return [];
      const tall = height * chance.between(0.4, 1.25);
      const tree = spire(x + chance.between(-5, 5), y + 8, tall, tall * chance.between(0.15, 0.24), chance);
      return tier && x > WALKER.from && x < WALKER.to ? [] : [tree];
    });
    const top = line.bounds()[1];
    const fade = art.linear(0, top - height, 0, top + depth, ramp(0, dark, 0.45, low, 1, MIST));
    const ground = new Path(line.commands).lineTo(600, 760).lineTo(0, 760).close();
    art.fill([ground, ...trees], fade);
    bank(art, tier % 2 ? 420 : 170, top + depth * 0.72, 330, 0.85);
  });
  bank(art, 262, 606, 150, 0.8);
}

/** A larch or fir as the distance leaves it: a spire with a ragged edge. */
function spire(x: number, y: number, height: number, half: number, chance: ReturnType<typeof random>): Path {
  const tiers = 6;
  const side = (sign: number): Point[] =>
    range(tiers * 2, (i): Point => {
      const t = (i + 1) / (tiers * 2);
      const out = half * t * (i % 2 ? 0.55 : 1.05) * chance.between(0.8, 1.15);
      return [x + sign * out, y - height * (1 - t)];
    });
  return polygon([[x, y - height], ...side(1), ...side(-1).reverse()]);
}

/** A bank of mist that lies. */
function bank(art: Art, x: number, y: number, width: number, strength: number): void {
  printed(art, [44, y - 60, 556, y + 60], () => void art.glow(x, y, width, MIST, strength, 0.14, 0.5));
}
