import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  local,
  type Path,
  points,
  polygon,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

/** Its left flank up to the gate on the shoulder, and on to where the frame cuts it. */
const FLANK = '20,760 80,728 132,706! 176,664 220,624';
/** Where its edge meets the morning. */
const RIDGE =
  '246,590! 262,572! 275,566! 288,541! 303,530! 318,501! 331,493! 346,461! 361,452! 377,424! 392,415! 408,389! 421,383! 434,372! 470,362! 486,350! 512,350! 530,338! 560,331! 600,316';
/** Spurs that run down from the rim: the crest of each, and how broad it is at its knots. */
const SPURS = [
  ['434,374 424,412 402,452 392,500 364,548 350,600 320,640 300,700', [2, 26, 40, 30, 48, 34, 40, 4]],
  ['524,346 512,392 494,436 488,492 462,540 452,600 428,652 434,696', [2, 30, 46, 36, 56, 40, 48, 4]],
  ['600,330 584,400 564,460 556,524 528,590 514,650 484,716 468,800', [10, 40, 54, 42, 62, 46, 50, 6]],
  ['286,548 290,584 268,622 262,662 236,700 228,740', [2, 18, 28, 20, 26, 4]],
] as const;
/** Across a spur, from its crest to the side that the morning grazes. */
const ACROSS = [-0.92, -0.38] as const;

/** The way, from behind the two up to the gate. */
const WAY =
  '290,676 306,664 318,634 388,608 446,582 452,556 410,530 372,506 388,478 430,456 450,430 438,400 444,374';

/** The mountain, dark against the morning: the light only grazes what stands out of it. */
export function mountain(art: Art): void {
  const flank = byHand(polygon([...points(FLANK, RIDGE), [600, 900], [20, 900]]), 3);
  art.fill(
    flank,
    art.linear(200, 560, 520, 700, [
      [0, '#5a4844'],
      [0.5, '#373537'],
      [1, '#1d2429'],
    ]),
  );
  stippled(art, flank, '#171d22', [250, 600], [330, 720], [0, 0.85]);
  for (const [crest, breadth] of SPURS) {
    const knots = points(crest);
    const [x, y] = knots[Math.floor(knots.length / 2)]!;
    // one side of the crest takes the light and loses it away from there, the other is night at once
    for (const [sign, tone, dense] of [
      [1, '#a56f58', 0.9],
      [-1, '#10171c', 0.85],
    ] as const) {
      const far = knots.map(([kx, ky], i): Knot => {
        const reach = breadth[i]! * sign;
        return [kx + reach * ACROSS[0], ky + reach * ACROSS[1]];
      });
      const side = byHand(polygon([...knots, ...far.reverse()]), 2.4);
      stippled(art, side, tone, [x, y], [x + sign * 52 * ACROSS[0], y + sign * 52 * ACROSS[1]], [dense, 0]);
    }
  }
  const chance = random('scree');
  art.blot(
    range(36, () => {
      const [x, y] = [chance.between(120, 556), chance.between(480, 800)];
      const r = lerp(1.6, 6, (y - 480) / 320) * chance.between(0.6, 1.2);
      return closed(
        `${x - r * 1.5},${y}! ${x - r * 0.9},${y - r * 0.9}! ${x + r * 0.3},${y - r * 1.1}! ${x + r * 1.4},${y}!`,
      );
    }).filter((stone) => inside(stone)),
    '#6f5850',
  );
  art.blot([ink(byHand(curve(RIDGE), 3), 3.4, 1, 0.02)], '#ffb777');
}

const inside = (stone: Path): boolean => {
  const [left, top] = stone.bounds();
  return top > 780 - left * 0.98 + 20;
};

/** Trodden in zigzags, narrower the higher. */
export function way(art: Art): void {
  const trail = tube(points(WAY), [6.5, 5.6, 4.7, 3.9, 3.1, 2.5, 2, 1.6, 1.3], 60);
  // trodden into the slope: the bank above it, the lip below
  art.fill(byHand(trail.outline, 1.4).translate(1, -3), '#14191e');
  art.fill(byHand(trail.outline, 1.4).translate(-0.6, 1.8), '#6d4f42');
  art.fill(
    byHand(trail.outline, 1.4),
    art.linear(0, 380, 0, 860, [
      [0, '#d8a67a'],
      [0.5, '#b08a6c'],
      [1, '#6a5850'],
    ]),
  );
}

/** Along the way, how tall. */
const CLIMBERS = [
  [0.227, 26, '#9c4438'],
  [0.281, 24, '#3d7f7c'],
  [0.38, 21, '#7c6a50'],
  [0.461, 18, '#b8862f'],
  [0.551, 16, '#56776c'],
  [0.641, 14, '#9c4438'],
  [0.722, 12, '#3d7f7c'],
  [0.803, 10, '#b08a50'],
  [0.874, 9, '#56776c'],
] as const;

/** All those who are on the same way, a light on each brow. */
export function climbers(art: Art): void {
  const steps = curve(WAY).walk(400);
  for (const [t, tall, coat] of CLIMBERS) {
    const { x, y } = steps[Math.round(t * 399)]!;
    const next = steps[Math.round(t * 399) + 3]!;
    const mirror = next.x < x;
    const box = local(art, x, y, tall / 50, { mirror });
    art.glow(x + (mirror ? -1 : 1) * tall * 0.5, y - tall * 0.1, tall * 0.9, '#ffd27c', 0.75, 0.5);
    box.fill(closed('-9,0! -6,-22 6,-22 12,-2! 6,0 2,-14 -3,0'), '#1c2022');
    box.fill(closed('-8,-18! -9,-34 -2,-42 8,-38 10,-18!'), coat);
    box.fill(closed('-16,-20 -17,-36 -8,-42 -6,-22'), '#2b2a2c');
    box.line(curve('14,-26 20,0'), 1.4 * (tall / 50), '#d8b48a');
    box.fill(ellipse(4, -46, 6.5, 6.8), '#33302f');
    const [lampX, lampY] = box.at(9, -48);
    art.glow(lampX, lampY, tall * 0.5 + 5, '#ffe3a0', 0.95);
    art.fill(ellipse(lampX, lampY, 1.6 + tall * 0.035), '#fffdf0');
  }
}

/** The gate where the climbing ends; of the two who are there already one waves down. */
export function gate(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const red = (outline: string, soft: number): void =>
    toned(box, outline, { fill: '#b8392f', shade: '#7a262a', soft, rim: '#ffc78c', rimWidth: 1.4 });
  art.glow(x, y - 20, 90, '#ffd9a0', 0.4);
  for (const post of ['-34,4! -30,-70! -22,-70! -24,4!', '24,4! 22,-70! 30,-70! 34,4!']) red(post, 3);
  red('-40,-54! 40,-54! 40,-46! -40,-46!', 2);
  red('-56,-88! -40,-82 0,-79 40,-82 56,-88! 52,-72! 0,-68 -52,-72!', 3);
  box.fill(
    closed('-58,-92! -40,-86 0,-83 40,-86 58,-92! 56,-87! 40,-81.5 0,-78 -40,-81.5 -56,-87!'),
    '#20262a',
  );
  const arms = [
    ['-10,-52! -18,-62 -22,-84! -16,-86! -11,-66 -4,-58!', '11,-50! 17,-38 14,-26! 9,-27!'],
    ['-10,-52! -16,-40 -12,-28! -8,-30!', '10,-52! 17,-40 10,-32! 4,-34 9,-42!'],
  ] as const;
  for (const [i, [at, tall]] of (
    [
      [-9, 0.46],
      [8, 0.42],
    ] as const
  ).entries()) {
    const one = local(art, ...box.at(at, 3), scale * tall);
    one.fill(
      closed('-10,0! -8,-28 -10,-46 -8,-56 0,-60 8,-56 11,-46 9,-28 12,0! 4,0! 0,-24! -3,0!'),
      '#20262a',
    );
    for (const arm of arms[i]!) one.fill(closed(arm), '#20262a');
    one.fill(ellipse(0, -69, 7, 8.4), '#20262a').fill(closed('-3,-64! 3,-64! 4,-56! -4,-56!'), '#20262a');
  }
}
