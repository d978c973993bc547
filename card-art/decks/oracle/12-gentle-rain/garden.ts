import { mix } from '../../../kit/grade/mix.ts';
import { byHand, ripples, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  ellipse,
  lerp,
  line,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { type Ball, hydrangea } from './hydrangea.ts';

const ROSE: Ball['tones'] = ['#9c5265', '#c98590', '#e5aeb2', '#fae2da'];
const CREAM: Ball['tones'] = ['#7d9069', '#bdc8a0', '#e6e8cc', '#fdfbec'];

/** Low even cloud, trees that the rain has washed out, a roof among them. */
export function far(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 420),
    art.linear(0, 64, 0, 420, ramp(0, '#dfe6da', 0.5, '#edf0e2', 1, '#d3dfd0')),
  );
  for (const [seed, crowns, fill] of [
    [
      'mist',
      [
        [80, 250, 70, 80],
        [150, 300, 60, 70],
        [340, 250, 80, 90],
        [420, 180, 70, 110],
        [500, 210, 90, 130],
      ],
      '#c9d6c5',
    ],
    [
      'grove',
      [
        [60, 320, 50, 60],
        [120, 345, 40, 36],
        [390, 320, 60, 60],
        [470, 290, 60, 80],
        [550, 290, 70, 90],
      ],
      '#a9bfa9',
    ],
  ] as const) {
    const chance = random(seed);
    const trees = crowns.flatMap(([x, y, rx, ry]) => [
      byHand(ellipse(x, y, rx, ry), 6),
      ...range(46, (i) => {
        const [turn, out] = [i * 2.4, chance.between(0.84, 0.98)];
        return leaf(
          x + rx * out * Math.cos(turn),
          y + ry * out * Math.sin(turn),
          chance.between(9, 17),
          8,
          chance.between(0, 360),
        );
      }),
    ]);
    for (const tree of trees) art.blot(tree, fill);
    const dabs = crowns.flatMap(([x, y, rx, ry]) =>
      range(26, () => {
        const [turn, out] = [chance.between(0, 7), chance() ** 0.6 * 0.86];
        const size = chance.between(9, 16);
        return leaf(
          x + rx * out * Math.cos(turn),
          y + ry * out * Math.sin(turn),
          size,
          size * 0.5,
          chance.between(60, 300),
        );
      }),
    );
    art
      .blot(
        dabs.filter((_, i) => i % 2),
        mix(fill, '#7f9f86', 0.35),
      )
      .blot(
        dabs.filter((_, i) => !(i % 2)),
        mix(fill, '#f0f3e6', 0.4),
      );
    stippled(art, roundRect(44, 230, 512, 180), '#e6ece0', [0, 240], [0, 400], [0, 0.7]);
  }
  roof(art);
}

/** A house at the end of the lane, one lamp lit behind its paper window. */
function roof(art: Art): void {
  art.fill(polygon(points('196,300 316,300 316,372 196,372')), '#b9c2ae');
  art.fill(byHand(closed('172,306! 200,268 222,262! 296,262! 318,270 342,306! 258,298'), 1.5), '#7f958a');
  art.fill(polygon(points('264,318 298,318 298,350 264,350')), '#f3dca0');
  art.line([line(281, 318, 281, 350), line(264, 334, 298, 334)], 1.6, '#8a8f74');
}

/** The wet lane: sky in it, joints of its stones, and the places where drops strike. */
export function lane(art: Art): void {
  art.fill(roundRect(44, 366, 512, 500), '#7f9a80');
  const way = byHand(
    closed('30,760! 30,520 110,440 168,384 190,372! 250,372! 262,384 290,440 350,560 420,760!'),
    2,
  );
  art.fill(way, art.linear(0, 372, 0, 700, ramp(0, '#e4eadc', 0.4, '#c3d0c2', 1, '#8ba392')));
  const rows = [376, 388, 404, 426, 458, 504, 566, 650];
  const across = (place: number, y: number): number =>
    lerp(lerp(188, -80, (y - 372) / 278), lerp(252, 400, (y - 372) / 278), place);
  const joints = rows.slice(0, -1).flatMap((y, row) => {
    const next = rows[row + 1]!;
    const places = row % 2 ? [0.24, 0.62, 0.9] : [0.1, 0.42, 0.78];
    return [
      line(across(-0.1, y), y, across(1.1, y), y + 1),
      ...places.map((place) => line(across(place, y), y, across(place + 0.01, next), next)),
    ].map((joint) => byHand(joint, 1.4));
  });
  art.line(joints, 1.2, '#8fa596');
  const chance = random('puddle');
  ripples(
    art,
    40,
    () => {
      const t = chance();
      const y = lerp(384, 600, t);
      return {
        x: lerp(220, 190, t) + chance.between(-1, 1) * lerp(24, 130, t),
        y,
        half: lerp(5, 20, t),
        rise: 1.5,
        weight: lerp(0.8, 1.8, t),
      };
    },
    [
      ['#f6f8ec', 0.9],
      ['#7f9a88', 0.7],
    ],
  );
}

/** Hydrangeas on both sides of the lane: leaves first, then heads; larger and deeper towards us. */
export function hedges(art: Art): void {
  for (const [seed, outline, fill] of [
    ['left hedge', '30,640! 30,330 70,320 110,338 150,356 172,380 150,410 110,450 60,510 40,560', '#5f8a68'],
    [
      'right hedge',
      '256,386! 272,350 310,330 360,310 430,300 500,290 580,286! 580,640! 330,520 280,430',
      '#6a9270',
    ],
  ] as const) {
    const mass = byHand(closed(outline), 4);
    art.fill(mass, fill);
    const chance = random(seed);
    const [left, top, right, bottom] = mass.bounds();
    const inside = mass.flatten(6);
    const places = range(330, () => [chance.between(left, right), chance.between(top - 4, bottom)] as const);
    const blades = places
      .filter(([x, y]) => contains(inside, x, y))
      .map(([x, y]): [Path, number] => {
        const grown = lerp(9, 26, Math.min(1, Math.abs(x - 216) / 260));
        return [leaf(x, y, grown, grown * 0.62, chance.between(-100, 100)), chance()];
      });
    (['#3f6b52', '#7fa67c', '#a9c49a'] as const).forEach((tone, tier) => {
      art.blot(
        blades.filter(([, rank]) => Math.floor(rank * 3) === tier).map(([blade]) => blade),
        mix(tone, fill, 0.25),
      );
    });
  }
  for (const [x, y, radius, rose] of [
    [160, 366, 11, 1],
    [140, 380, 14, 0],
    [116, 366, 17, 1],
    [92, 400, 22, 0],
    [64, 372, 26, 1],
    [66, 450, 30, 1],
    [274, 372, 11, 0],
    [296, 350, 14, 1],
    [330, 366, 18, 0],
    [372, 338, 22, 1],
    [430, 372, 25, 0],
    [474, 326, 30, 1],
    [530, 380, 36, 1],
  ] as const) {
    art.fill(ellipse(x - 2, y + radius * 0.4, radius * 1.04, radius * 0.8), '#38604c', 0.75);
    hydrangea(art, { x, y, radius, tones: rose ? ROSE : CREAM, heart: rose ? '#dcd9ac' : '#a9b77c' });
  }
}

/** The head beside the frog, cropped by the frame. */
export const nearBall: Ball = { x: 526, y: 790, radius: 88, tones: ROSE, heart: '#d9dcae' };

/** Fine rain, straight and slow. */
export function rain(art: Art): void {
  const chance = random('gentle rain');
  const drops = range(120, (i): Path => {
    const [x, y, tall] = [
      chance.between(54, 546),
      chance.between(60, 660),
      chance.between(16, i % 6 ? 46 : 96),
    ];
    return ribbon(line(x, y, x - tall * 0.05, y + tall), chance.between(0.9, i % 6 ? 1.4 : 2), {
      samples: 3,
      peak: 0.8,
    });
  });
  art
    .blot(
      drops.filter((_, i) => i % 3),
      '#fbfdf4',
      0.75,
    )
    .blot(
      drops.filter((_, i) => !(i % 3)),
      '#8fa898',
      0.5,
    );
}

/** What is dark and close below the leaf. */
export function below(art: Art): void {
  art.fill(byHand(closed('30,900! 30,600 90,636 200,660 320,668 440,662 580,640! 580,900!'), 4), '#2f5a48');
  const chance = random('below');
  const leaves = range(70, () =>
    leaf(
      chance.between(40, 560),
      chance.between(664, 880),
      chance.between(20, 46),
      20,
      chance.between(-90, 90),
    ),
  );
  art.blot(leaves.slice(0, 40), '#24483e').blot(leaves.slice(40), '#4a7a5a');
}
