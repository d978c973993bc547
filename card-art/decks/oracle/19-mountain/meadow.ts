import { byHand, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, contains, curve, Path, ramp, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** One path: from us to the brow of the near wave, where the far one shows it again, and over that. */
const FAR_WAY = closed(
  '296,722! 318,710 352,700 374,690 376,681 360,673 347,667 344,658.6! 347.6,658.4 354,665 372,670 392,679 394,690 374,704 348,714 336,722!',
);
export const NEAR_WAY = closed(
  '252,900! 286,850 268,814 216,788 180,764 180,744 208,728 252,717 288,712 300,709! 331,708.6! 328,717 304,731 270,744 254,754 256,765 276,781 316,800 364,828 404,860 424,900!',
);
const NEAR_CREST = '20,690 90,694 180,706 280,716 380,712 470,700 590,684';

/** The meadow falls towards us in two waves. */
export function meadow(art: Art): void {
  wave(art, '20,640 100,642 190,654 290,660 390,656 480,640 590,624', ['#c3cd80', '#9cb868', '#5a8f64']);
  art.fill(FAR_WAY, '#efdcaa');
  wave(art, NEAR_CREST, ['#a9c06a', '#6c9a58', '#2c6653']);
  path(art);
  tussocks(art);
}

function wave(art: Art, crest: string, [from, to, shade]: readonly [string, string, string]): void {
  const ground = byHand(new Path(curve(crest).commands).lineTo(600, 900).lineTo(0, 900).close(), 2);
  const top = ground.bounds()[1];
  art.fill(ground, art.linear(60, top, 420, top + 170, ramp(0, from, 1, to)));
  stippled(art, ground, shade, [220, top + 20], [470, top + 190], [0, 0.8]);
  stippled(art, ground, '#f2edac', [120, top - 6], [150, top + 40], [0.85, 0]);
}

function path(art: Art): void {
  const way = byHand(NEAR_WAY, 1.4);
  art.fill(way, art.linear(0, 690, 0, 880, ramp(0, '#f6e6ba', 0.4, '#ecd2a0', 1, '#cfa678')));
  const chance = random('stones');
  const stones = range(60, (): Path => {
    const t = chance() ** 0.7;
    const y = 752 + t * 116;
    const x = 226 + t * 122 + chance.between(-1, 1) * (26 + 70 * t);
    const size = 1.6 + t * 4.4 * chance.between(0.5, 1.2);
    return closed(`${x - size},${y} ${x},${y - size * 0.7} ${x + size * 1.1},${y} ${x},${y + size * 0.4}`);
  });
  art.clip(way, () => {
    stippled(art, way, '#8a6a48', [250, 740], [400, 870], [0, 0.8]);
    art
      .blot(
        stones.map((stone) => stone.translate(3, 1.4)),
        '#94714c',
      )
      .blot(stones, '#f0dab0');
  });
}

/** Tufts in families that stand to the light, larger the nearer, with bare turf between. */
function tussocks(art: Art): void {
  const chance = random('tussocks');
  const way = NEAR_WAY.flatten(8);
  const [dark, lit]: [Path[], Path[]] = [[], []];
  for (let family = 0; family < 30; family++) {
    const t = chance() ** 0.8;
    const [middle, level] = [chance.between(44, 556), 716 + t * 150];
    for (let i = chance.between(1, 6); i > 0; i--) {
      const [x, y] = [
        middle + chance.between(-1, 1) * (16 + t * 40),
        level + chance.between(-1, 1) * (3 + t * 10),
      ];
      const size = (4 + t * 20) * chance.between(0.4, 1.25);
      if (contains(way, x, y)) continue;
      const count = Math.round(chance.between(2, 6.4));
      range(count, (n) => {
        const lean = (n - (count - 1) / 2) * chance.between(9, 20) + 6;
        const blade = leaf(x + lean * size * 0.01, y, size * chance.between(0.5, 1.15), size * 0.17, lean, 2);
        (n % 2 ? lit : dark).push(blade);
      });
    }
  }
  art.blot(dark, '#3c7a54').blot(lit, '#c9d584');
}

/** Where we stand the sun has not come yet. */
export function nearShade(art: Art): void {
  const ground = new Path(curve('20,800 140,812 260,800 380,812 470,790 590,784').commands)
    .lineTo(600, 900)
    .lineTo(0, 900)
    .close();
  stippled(art, ground, '#1c4f48', [290, 800], [320, 884], [0, 0.85]);
}

/** Tall grass and willowherb near us at the left. */
export function grasses(art: Art): void {
  const chance = random('grasses');
  const blades = (count: number, low: number, high: number): Path[] =>
    range(count, () => {
      const x = chance.between(30, 214);
      const tall = chance.between(low, high) * (1 - Math.max(0, x - 70) / 230);
      return leaf(x, 886, tall, chance.between(4, 8), chance.between(-8, 20), chance.between(4, 30));
    });
  art
    .blot(blades(60, 50, 120), '#1f5a4c')
    .blot(blades(44, 44, 110), '#3f8054')
    .blot(blades(26, 50, 104), '#aac774');
  for (const [x, y, height] of [
    [84, 880, 168],
    [122, 884, 132],
    [62, 884, 112],
  ] as const)
    willowherb(art, x, y, height);
}

/** A spike of flowers, open below, in bud above. */
function willowherb(art: Art, x: number, y: number, height: number): void {
  const stem = curve(`${x},${y} ${x + 3},${y - height * 0.5} ${x + 12},${y - height}`);
  art.line(stem, 2.2, '#2c5c48');
  const chance = random(`willowherb ${x}`);
  const petals: [Path[], Path[]] = [[], []];
  for (const { x: px, y: py, t } of stem.walk(40)) {
    if (t < 0.4) continue;
    const size = (1.08 - t) * 17 + 3;
    for (const side of [-1, 1]) {
      const angle = side * chance.between(46, 96);
      petals[chance() < 0.5 ? 0 : 1].push(leaf(px, py, size * chance.between(0.7, 1), size * 0.62, angle));
    }
  }
  const leaves = [0.1, 0.18, 0.26, 0.33].flatMap((t, i) => {
    const { x: px, y: py } = stem.walk(41)[Math.round(t * 40)]!;
    return [leaf(px, py, 26, 6, -62 + i * 4), leaf(px, py - 4, 24, 6, 60 - i * 4)];
  });
  art.blot(leaves, '#4c8a58');
  art.blot(petals[0], '#a8447a').blot(petals[1], '#dc7ea2');
}
