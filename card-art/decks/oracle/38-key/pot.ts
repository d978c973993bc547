import { contactShadow, lit, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, random, range, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A geranium in its pot against the wall; its foot at (x, y). */
export function pot(art: Art, x: number, y: number): void {
  const form = lit({
    from: { towards: [-1, -0.5] },
    shade: '#6c2f2c',
    rim: '#ffd8a8',
    rimWidth: 2,
    stray: 0.6,
  });
  contactShadow(art, x + 14, y, 58, 8, '#7c5a40');
  const body = closed(
    `${x - 36},${y - 62}! ${x + 36},${y - 62}! ${x + 26},${y}! ${x},${y + 4} ${x - 26},${y}!`,
  );
  const rim = closed(
    `${x - 42},${y - 80}! ${x},${y - 84} ${x + 42},${y - 80}! ${x + 40},${y - 62}! ${x},${y - 58} ${x - 40},${y - 62}!`,
  );
  const chance = random('geranium');
  const leaves: [Path[], Path[], Path[]] = [[], [], []];
  for (let i = 0; i < 70; i++) {
    const angle = chance.between(-95, 95);
    const reach = chance.between(6, 62);
    const [cx, cy] = [
      x + Math.sin((angle * Math.PI) / 180) * reach,
      y - 84 - Math.cos((angle * Math.PI) / 180) * reach * 0.8,
    ];
    const tier = Math.min(2, Math.floor(chance() * 1.6 + (cx < x ? 0.9 : 0) + (cy < y - 120 ? 0.4 : 0)));
    leaves[tier]!.push(scallop(cx, cy, chance.between(9, 14), chance.between(0, 40)));
  }
  const heads = HEADS.map(([dx, dy, size]) => flowerHead(x + dx, y + dy, size));
  const stalks = HEADS.map(([dx, dy]) =>
    curve(`${x + dx * 0.3},${y - 90} ${x + dx * 0.8},${y + dy * 0.8} ${x + dx},${y + dy}`),
  );
  const stems = stalks.map((stalk) => ribbon(stalk, 3, { start: 1, end: 1 }));
  const shadow = Path.join(body, rim, leaves, heads, stems).translate(44, 8);
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#c69d74', 0.96), { edge: 8 });
  form(art, body, '#c8744c', 12);
  form(art, rim, '#d5835a', 8);
  art.fill(stems, '#5f8f58');
  (['#2f6450', '#4f8f5c', '#8fb66c'] as const).forEach((tone, tier) => void art.blot(leaves[tier]!, tone));
  heads.forEach((head) => {
    art
      .blot(
        head.map((petal) => petal.translate(1.4, 1.6)),
        '#a83838',
      )
      .blot(head, '#e05f54');
    art.blot(
      head.filter((_, i) => i % 4 === 0),
      '#f6a080',
    );
  });
}

/** Right of the pot's middle, above its foot (negative), how large. */
const HEADS = [
  [-34, -150, 13],
  [14, -172, 15],
  [44, -128, 10],
  [-6, -132, 10],
] as const;

/** Small flowers in a loose ball. */
function flowerHead(x: number, y: number, size: number): Path[] {
  return range(26, (i): Path => {
    const turn = i * 2.4;
    const out = size * Math.sqrt(i / 26);
    return leaf(x + Math.sin(turn) * out, y + Math.cos(turn) * out * 0.82, 6.6, 6, (turn * 180) / Math.PI);
  });
}

/** A round leaf with a scalloped edge. */
function scallop(x: number, y: number, size: number, turn: number): Path {
  return Path.join(range(5, (i) => leaf(x, y, size, size * 0.9, turn - 100 + i * 50)));
}
