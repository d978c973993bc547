import { INK, ink, lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  Path,
  points,
  polar,
  type Random,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';

const BOUGHS = [
  '556,92 520,84 484,86 452,100 430,122',
  '548,210 520,196 490,200 470,216 460,236',
  '548,336 522,328 502,338 490,356',
] as const;

/** An old larch at the right, cut by the frame, that lets its twigs hang into the picture. */
export function larch(art: Art): void {
  const stem = tube(points('566,910 546,780 550,600 544,420 554,240 550,40'), [66, 34, 24, 20, 17, 13], 26);
  const root = tube(points('548,800 516,838 484,856 448,866'), [20, 18, 10, 2], 14);
  const form = lit({
    from: { towards: [-1, -0.2] },
    shade: '#2a2c30',
    rim: '#f4c898',
    rimWidth: 1.8,
    stray: 1.8,
  });
  for (const course of BOUGHS) form(art, tube(points(course), [6, 4.4, 3, 1], 18).outline, '#6a4a3a', 3);
  const whole = Path.join(stem.outline, root.outline);
  form(
    art,
    whole,
    () => {
      art.fill(root.outline, '#6e4c3c').fill(stem.outline, '#6e4c3c');
    },
    13,
  );
  const chance = random('larch bark');
  const bark = range(70, (i): Path => {
    const [from, across] = [chance.between(0, 0.92), chance.between(-0.85, 0.5)];
    const course = stem.edge(
      (t) => across + Math.sin(t * 8 + i) * 0.1,
      from,
      from + chance.between(0.02, 0.07),
      6,
    );
    return ink(course, chance.between(1.2, 2.8), i, 0.2);
  });
  art
    .blot(
      bark.filter((_, i) => i % 3),
      '#402e2c',
    )
    .blot(
      bark.filter((_, i) => i % 3 === 0),
      '#a4765a',
    );
  BOUGHS.forEach((course, i) => void twigs(art, curve(course), i));
}

/** Twigs hang from a bough, on them the soft tufts of needles that only larches have. */
function twigs(art: Art, bough: Path, seed: number): void {
  const chance = random(`twigs ${seed}`);
  const tufts: Path[][] = [[], [], []];
  const lines: Path[] = [];
  const [left, , right] = bough.bounds();
  for (const { x, y, t } of bough.walk(Math.round((right - left) / 8))) {
    if (t < 0.04) continue;
    const drop = chance.between(12, 74) * (1 - t * 0.45);
    const twig = curve(`${x},${y} ${x - 4},${y + drop * 0.5} ${x - 3 + chance.between(-5, 5)},${y + drop}`);
    lines.push(ink(twig, INK.detail, t, 0));
    for (const place of twig.walk(Math.round(drop / 5) + 2)) {
      const tier = chance() < 0.4 ? 0 : chance() < 0.6 ? 1 : 2;
      tufts[tier]!.push(tuft(place.x + chance.between(-2, 2), place.y, chance.between(3.6, 6.4), chance));
    }
  }
  art.blot(lines, '#4a3830');
  tufts.forEach((group, tier) => void art.blot(group, ['#2c5c4c', '#548a58', '#aac673'][tier]!));
}

/** Needles in a brush that droops. */
function tuft(x: number, y: number, size: number, chance: Random): Path {
  const turn = chance.between(-14, 14);
  const tips = range(22, (i) => {
    const droop = i / 21;
    return polar(x, y, i % 2 ? size * 0.3 : size * chance.between(0.9, 1.4), turn + 70 + droop * 220);
  });
  const path = new Path().moveTo(...tips[0]!);
  for (const tip of tips.slice(1)) path.lineTo(...tip);
  return path.close();
}
