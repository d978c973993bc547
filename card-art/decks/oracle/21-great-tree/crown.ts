import { modelled, printed } from '../../../kit/hand/index.ts';
import { type Art, ellipse, lerp, Path, type Point, polar, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A spray of leaves round a shoot's end. */
const spray = (x: number, y: number, size: number, heading: number, seed: string, count: number): Path[] => {
  const chance = random(seed);
  return range(count, (i) => {
    const turn = heading + lerp(-95, 95, i / (count - 1)) + chance.between(-12, 12);
    const [lx, ly] = polar(x, y, size * chance.between(0.1, 0.5), turn);
    return leaf(
      lx,
      ly,
      size * chance.between(0.7, 1.1),
      size * chance.between(0.32, 0.42),
      turn,
      chance.between(-3, 3),
    );
  });
};

/** Foliage layer by layer: dark against the light, then what the sun comes through. */
const LAYERS = [
  { colour: '#a9b765', size: 26, count: 46, low: 300, seed: 'far' },
  { colour: '#6d8444', size: 30, count: 46, low: 250, seed: 'mid' },
  { colour: '#43592f', size: 34, count: 34, low: 205, seed: 'near' },
  { colour: '#8ea35a', size: 30, count: 16, low: 190, seed: 'lit' },
  { colour: '#d2d67c', size: 26, count: 12, low: 200, seed: 'sun' },
] as const;

/** The foot of the crown at a place across: it hangs lower at the left and over the limb. */
const foot = (x: number, low: number): number =>
  low - 46 * Math.sin((x - 40) / 74) * 0.6 - Math.max(0, x - 230) * 0.24;

/** Behind the limb: the crown's far side. */
export function crownBehind(art: Art): void {
  for (const layer of LAYERS.slice(0, 2)) leaves(art, layer);
}

/** Before it: sprays that hang towards us. */
export function crownBefore(art: Art): void {
  for (const layer of LAYERS.slice(2)) leaves(art, layer);
}

function leaves(art: Art, { colour, size, count, low, seed }: (typeof LAYERS)[number]): void {
  const chance = random(`crown ${seed}`);
  const sprays = range(count, (i) => {
    const x = chance.between(30, 400);
    const y = lerp(66, foot(x, low), chance() ** 0.8);
    return spray(x, y, size * chance.between(0.8, 1.2), chance.between(140, 220), `${seed} ${i}`, 7);
  }).flat();
  const all = Path.join(sprays);
  if (seed !== 'near') {
    art.fill(all, colour);
    return;
  }
  modelled(
    art,
    [30, 50, 560, 360],
    { towards: [-4, -6], soft: 6, shade: '#26361f', depth: 0.8, rim: '#b8c070', rimWidth: 1.2 },
    () => void art.fill(all, colour),
  );
}

/** Sun between the leaves. */
export function gaps(art: Art): void {
  const chance = random('gaps');
  const spots = range(40, () => {
    const at: Point = [chance.between(52, 330), chance.between(76, 230)];
    return ellipse(...at, chance.between(1.5, 5), chance.between(1.5, 4));
  });
  printed(art, [44, 60, 380, 260], () => void art.fill(Path.join(spots), '#fffbd8', 0.95));
}
