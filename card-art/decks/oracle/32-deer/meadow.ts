import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** The clearing before him, straw and dew, darker towards us. */
export function clearing(art: Art): void {
  art.fill(
    roundRect(40, 600, 520, 280),
    art.linear(400, 600, 380, 870, [
      [0, '#e9e0b6', 0],
      [0.16, '#d8d0a0', 1],
      [0.36, '#aeac80', 1],
      [0.68, '#6f7854', 1],
      [1, '#3a4735', 1],
    ]),
  );
  stippled(art, roundRect(40, 600, 520, 280), '#eadfb2', [360, 690], [420, 620], [0, 0.7]);
  stippledGlow(art, 450, 606, 210, '#f4e9c4', 1, 0.22);
  tufts(art, 30, [640, 790], [4, 26], '#8f9064', '#e9dcae', 'clearing');
}

/** Grass in clumps over a stretch of ground, longer the nearer. */
function tufts(
  art: Art,
  count: number,
  [top, low]: readonly [number, number],
  [least, most]: readonly [number, number],
  dark: string,
  bright: string,
  seed: string,
): void {
  const chance = random(seed);
  const clumps = range(count, () => {
    const t = chance() ** 1.3;
    return [chance.between(320, 560), top + (low - top) * t, least + (most - least) * t] as const;
  });
  const blades = (share: number): Path[] =>
    clumps.flatMap(([x, y, long]) =>
      range(Math.ceil(4 * share), () =>
        blade(x + chance.between(-7, 7), y, long * chance.between(0.5, 1), chance.between(-0.9, 0.7)),
      ),
    );
  art.blot(blades(1), dark).blot(blades(0.2), bright);
}

const blade = (x: number, y: number, long: number, lean: number): Path =>
  ribbon(
    curve(`${x},${y + 4} ${x + lean * long * 0.3},${y - long * 0.6} ${x + lean * long},${y - long}`),
    1.4 + long * 0.06,
    {
      start: 0.35,
      samples: 4,
      peak: 0.3,
    },
  );

/** Clumps near us, left to right: where, how wide, how tall. */
const CLUMPS = [
  [60, 46, 120],
  [128, 40, 84],
  [196, 50, 104],
  [262, 46, 118],
  [322, 40, 124],
  [398, 40, 62],
  [452, 46, 88],
  [526, 44, 130],
] as const;

/** The long grass that he stands in: it hides his legs. */
export function longGrass(art: Art): void {
  const chance = random('long grass');
  const bed = closed(
    '30,812! 90,796 150,812 214,800 280,820 340,806 400,822 470,808 570,790! 570,890! 30,890!',
  );
  const layer = (count: number, size: number, low: number): Path[] =>
    CLUMPS.flatMap(([x, wide, tall]) =>
      range(count, () => {
        const off = chance.between(-1, 1);
        const long = tall * size * (1 - Math.abs(off) * 0.35) * chance.between(0.55, 1.1);
        return blade(
          x + off * wide,
          low + 14 + chance.between(0, 30),
          long,
          off * 0.5 + chance.between(-0.25, 0.2),
        );
      }),
    );
  art.blot(layer(15, 1, 830), '#4c5a40');
  art.fill(bed, '#2d3a2d');
  stippled(art, bed, '#151d18', [300, 800], [300, 866], [0, 0.8]);
  art
    .blot(layer(18, 0.95, 845), '#2d3a2d')
    .blot(layer(5, 0.86, 842), '#75794e')
    .blot(layer(3, 0.8, 850), '#dccb8c');
}

/** Silver grass in seed: where it stands, where its plume begins, where that ends, how wide it is. */
const PLUMES = [
  ['540,860 542,800 530,752', '530,752 522,722 500,700', 14],
  ['520,860 512,810 494,776', '494,776 480,756 458,748', 12],
  ['92,860 98,790 116,736', '116,736 128,704 154,686', 14],
  ['70,860 68,800 74,726', '74,726 80,690 102,664', 16],
  ['386,860 388,800 398,766', '398,766 406,746 424,734', 10],
] as const;

/** A few stalks of it, taller than the rest, the light in their plumes. */
export function silverGrass(art: Art): void {
  for (const [stalk, plume, wide] of PLUMES) {
    art.blot([ribbon(curve(stalk), 2.8, { start: 1, end: 0.7 })], '#8a8454');
    const chance = random(plume);
    const hairs = (count: number, weight: number): Path[] =>
      range(count, () => {
        const { x, y, angle } = curve(plume).walk(24)[Math.floor(chance() * 24)]!;
        const way = ((angle - 90) * Math.PI) / 180 + chance.between(-0.35, 0.75);
        const long = wide * chance.between(0.9, 2);
        const [dx, dy] = [Math.cos(way) * long, Math.sin(way) * long];
        return ribbon(
          curve(`${x},${y} ${x + dx * 0.6},${y + dy * 0.55} ${x + dx},${y + dy + long * 0.2}`),
          weight,
          {
            start: 0.8,
            samples: 5,
          },
        );
      });
    art.blot(hairs(34, 2.4), '#a8935f').blot(hairs(28, 1.8), '#fbeec4');
  }
}
