import { outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { farLantern } from './stone-lantern.ts';
import { dim, FLAME, face, metre, STAIR, seen } from './view.ts';

/** The last green of the day between the trees; snow in the air. */
export function dusk(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 814),
    art.linear(0, 60, 0, 560, ramp(0, '#1c3538', 0.35, '#4a706d', 0.66, '#a3b594', 1, '#6f8d87')),
  );
  for (const [trees, fill, mist] of [
    [
      [
        [92, 26],
        [150, 22],
        [196, 16],
        [262, 18],
        [306, 24],
        [360, 26],
      ],
      '#44686a',
      '#93aa95',
    ],
    [
      [
        [58, 40],
        [122, 30],
        [336, 34],
        [404, 40],
        [470, 40],
      ],
      '#27464a',
      '#63827d',
    ],
  ] as const)
    for (const [x, wide] of trees) {
      const trunk = polygon([
        [x - wide * 0.4, 50],
        [x + wide * 0.4, 50],
        [x + wide * 0.56, 620],
        [x - wide * 0.56, 620],
      ]);
      art.fill(trunk, fill);
      stippled(art, trunk, mist, [0, 260], [0, 520], [0, 0.9]);
    }
}

/** The gate at the head of the stair, somebody's lamp in it. */
export function gate(art: Art): void {
  const away = STAIR.away + STAIR.tread * STAIR.count;
  const [x, y] = seen([-0.28, STAIR.rise * STAIR.count, away]);
  const m = metre(away);
  art.glow(x, y - m * 0.9, m * 3.4, '#ffc873', 0.6);
  art.fill(roundRect(x - m * 0.95, y - m * 2.3, m * 1.9, m * 2.4), '#e8b468');
  art.fill(roundRect(x - m * 0.5, y - m * 1.9, m, m * 2), '#ffe2a2');
  for (const side of [-1, 1])
    art.fill(roundRect(x + side * m * 1.05 - m * 0.17, y - m * 2.5, m * 0.34, m * 2.6), '#2f4546');
  art.fill(roundRect(x - m * 1.3, y - m * 2.66, m * 2.6, m * 0.34), '#2f4546');
  art.fill(
    closed(
      `${x - m * 2.3},${y - m * 2.5}! ${x - m * 1.2},${y - m * 2.8} ${x - m * 0.9},${y - m * 3.7}! ${x + m * 0.9},${y - m * 3.7}! ${x + m * 1.2},${y - m * 2.8} ${x + m * 2.3},${y - m * 2.5}! ${x},${y - m * 2.62}`,
    ),
    '#30484a',
  );
  art.fill(
    closed(
      `${x - m * 2.3},${y - m * 2.62}! ${x - m * 1.3},${y - m * 2.95} ${x - m * 0.95},${y - m * 3.9}! ${x},${y - m * 4.02} ${x + m * 0.95},${y - m * 3.9}! ${x + m * 1.3},${y - m * 2.95} ${x + m * 2.3},${y - m * 2.62}! ${x + m},${y - m * 2.86} ${x},${y - m * 2.8} ${x - m},${y - m * 2.86}`,
    ),
    '#cddad0',
  );
  // whoever lives there has come out
  const box = local(art, x - m * 0.1, y, m / 100);
  box.fill(closed('-24,0! -22,-60 -18,-104 -6,-116 8,-115 18,-102 20,-60 24,0!'), '#54463c');
  box
    .fill(closed('14,-104! 26,-92 30,-70 22,-62 12,-76'), '#463a34')
    .fill(closed('-9,-112 -11,-128 -4,-138 6,-137 11,-127 8,-113'), '#6b5040');
  box.line(curve('24,-76 34,-40 44,0'), 2.4, '#3c332e');
}

/** Banks of snow on either side, the stair between them, the row of lanterns. */
export function stair(art: Art): void {
  const { away, tread, rise, count, left, right } = STAIR;
  const bank = (side: 1 | -1): Path => {
    const beside = side < 0 ? left : right;
    const edge = [count, count * 0.75, count * 0.5, count * 0.25, 0].map((k) =>
      seen([beside, rise * k + 0.12, away + tread * k]),
    );
    const [foot] = edge.at(-1)!;
    return closed(
      [
        `${side < 0 ? 20 : 580},${side < 0 ? 500 : 560}!`,
        ...edge.map(([x, y]) => `${x},${y}`),
        `${foot},740! ${foot},790! ${side < 0 ? 20 : 600},790!`,
      ].join(' '),
    );
  };
  art.fill(bank(-1), art.linear(60, 470, 60, 780, ramp(0, '#4f706f', 1, '#6f908d')));
  art.fill(bank(1), art.linear(0, 440, 0, 760, ramp(0, '#3c5b5c', 1, '#5b7d7b')));
  for (let k = count; k >= 0; k--) {
    const z = away + tread * k;
    const [low, high] = [rise * k, rise * (k + 1)];
    const t = k / count;
    art.fill(
      face([left, low, z], [left, high, z], [right, high, z], [right, low, z]),
      t > 0.5 ? '#4f7172' : '#466667',
    );
    art.fill(
      face([left, high - 0.07, z], [left, high + 0.02, z], [right, high + 0.02, z], [right, high - 0.07, z]),
      t > 0.6 ? '#b0c0b0' : '#a5bdb7',
    );
    art.fill(
      face([left, high, z], [left, high, z + tread], [right, high, z + tread], [right, high, z]),
      '#8eaaa5',
    );
  }
  for (const [k, out] of [
    [22, left - 0.3],
    [13, left - 0.36],
    [15, right + 0.5],
    [5.4, left - 0.36],
  ] as const) {
    const z = away + tread * k;
    const [x, y] = seen([out, rise * k, z]);
    farLantern(art, x, y + 4, metre(z) / 100);
    // its light over the steps beside it
    const [sx, sy] = seen([out + (out < 0 ? 0.8 : -0.5), rise * k, z]);
    stippledGlow(art, sx, sy, metre(z), '#ffce85', 0.8, 0.4);
  }
}

/** The snow of the landing, warm where the near lantern stands; the way two have come. */
export function landing(art: Art): void {
  const ground = closed('30,760! 90,738 180,746 280,740 380,752 480,744 580,756! 580,900! 30,900!');
  art.fill(ground, art.linear(0, 740, 0, 870, ramp(0, '#9db6b0', 1, '#5f8284')));
  const [x] = FLAME;
  stippledGlow(art, x - 50, 818, 260, '#ffc673', 1, 0.28);
  const prints = [
    [118, 852],
    [140, 838],
    [160, 850],
    [184, 836],
  ] as const;
  for (const [px, py] of prints) {
    art.fill(ellipse(px, py, 12, 4.4), '#54787a');
    art.fill(ellipse(px - 2, py + 3.4, 10, 1.8), '#cfdccf', 0.8);
  }
}

/** A great cedar close to us on the right, and the boughs above. */
export function cedars(art: Art): void {
  const trunk = closed('492,40! 600,40! 600,780! 566,772 528,774 496,770! 506,700 504,560 508,400 502,220');
  art.fill(trunk, '#22373a');
  strokes(
    art,
    range(9, (i) =>
      curve(
        `${512 + i * 7},${60 + (i % 3) * 70} ${515 + i * 6},${300 + (i % 4) * 50} ${512 + i * 7},${480 + (i % 3) * 90}`,
      ),
    ),
    2.4,
    '#14262a',
    0.2,
  );
  stippled(art, trunk, '#14262a', [510, 0], [570, 0], [0, 0.8]);
  for (const [course, wide, seed] of [
    ['600,170 520,186 430,214 340,262', 30, 'a'],
    ['600,86 500,84 390,104 296,148', 34, 'b'],
    ['20,90 90,92 150,112 206,156', 30, 'c'],
    ['20,206 70,212 112,232 146,266', 22, 'd'],
  ] as const)
    bough(art, course, wide, seed);
}

/** A drooping bough of cedar with what has fallen on it. */
function bough(art: Art, course: string, wide: number, seed: string): void {
  const chance = random(`bough ${seed}`);
  const steps = curve(course).walk(40);
  const needles = steps.flatMap(({ x, y, t }) =>
    range(3, () => {
      const long = wide * lerp(1.5, 0.7, t) * chance.between(0.7, 1.25);
      const lean = chance.between(-14, 14);
      return ribbon(
        curve(
          `${x + chance.between(-5, 5)},${y - 4} ${x + lean * 0.4},${y + long * 0.5} ${x + lean},${y + long}`,
        ),
        7.5,
        {
          start: 0.9,
          end: 0.1,
          peak: 0.25,
          samples: 5,
        },
      );
    }),
  );
  art
    .blot(
      needles.filter((_, i) => i % 2),
      '#1c3235',
    )
    .blot(
      needles.filter((_, i) => !(i % 2)),
      '#2c494a',
    );
  const top = steps.filter((_, i) => i % 3 === 0);
  const heap = [
    ...top.map(
      ({ x, y, t }) =>
        `${x.toFixed(1)},${(y - wide * lerp(0.62, 0.2, t) * chance.between(0.7, 1.15)).toFixed(1)}`,
    ),
    ...[...top]
      .reverse()
      .map(
        ({ x, y, t }) =>
          `${x.toFixed(1)},${(y + wide * lerp(0.3, 0.16, t) * chance.between(-0.3, 1.2)).toFixed(1)}`,
      ),
  ].join(' ');
  dim(art, closed(heap), '#c5d6cf', 7, { shade: '#6f918f', rim: '#eef4ea' });
}

/** It snows: far flakes, some close to us out of focus, those before the lantern warm. */
export function snowfall(art: Art): void {
  const chance = random('snow on the stair');
  // none on faces and hands, where it would be a spot
  const flakes = (count: number, from: number, to: number): Path[] =>
    range(count, () => {
      const r = chance.between(from, to);
      return [chance.between(52, 548), chance.between(66, 820), r] as const;
    })
      .filter(([x, y]) => x < 200 || x > 380 || y < 462 || y > 660)
      .map(([x, y, r]) => ellipse(x, y, r));
  art.blot(flakes(64, 1, 2), '#e6efe6', 0.8).blot(flakes(26, 2.2, 3.6), '#f4f8f0', 0.95);
  outOfFocus(art, 3, () => {
    for (const [x, y, r] of [
      [96, 420, 8],
      [338, 196, 7],
      [520, 640, 9],
      [176, 700, 8],
      [404, 848, 8],
    ] as const)
      art.fill(ellipse(x, y, r), '#f4f8f0', 0.8);
  });
}

/** A sacred bamboo at our feet, its berries under the snow. */
export function nandina(art: Art): void {
  const chance = random('nandina');
  const stems = ['60,890 66,820 84,760', '76,890 96,836 128,800', '50,890 52,830 48,774'];
  strokes(art, stems, 3, '#3a3430', 0);
  const tips = stems.map((stem) => curve(stem).walk(2)[1]!);
  const leaves = (count: number): Path[] =>
    range(count, (i) => {
      const { x, y } = tips[i % 3]!;
      return leaf(
        x + chance.between(-6, 6),
        y + chance.between(-8, 46),
        chance.between(24, 40),
        11,
        chance.between(60, 300),
      );
    });
  art.blot(leaves(15), '#1f3b38').blot(leaves(12), '#3f6a55').blot(leaves(6), '#8a4a3e');
  for (const { x, y } of tips) {
    const berries = range(
      11,
      (): Path => ellipse(x + chance.between(-15, 15), y + 8 + chance.between(-14, 22), 5, 5),
    );
    art.blot(berries.slice(0, 6), '#8f2f2c');
    dim(art, Path.join(berries.slice(6)), '#cf4438', 2, { shade: '#7a2028', rim: '#ff9c7c' });
    dim(
      art,
      closed(
        `${x - 22},${y + 2} ${x - 14},${y - 9} ${x},${y - 12} ${x + 15},${y - 8} ${x + 22},${y + 3} ${x + 8},${y + 6} ${x - 6},${y + 3}`,
      ),
      '#d5e2da',
      4,
      {
        shade: '#7f9d9c',
        rim: '#f6faf0',
      },
    );
  }
}
