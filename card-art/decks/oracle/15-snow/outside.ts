import { stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  type Point,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './view.ts';

/** Blue hour: a sky that falls, and hills that it has nearly taken. */
export function weather(art: Art): void {
  art.fill(
    roundRect(160, 150, 390, 380),
    art.linear(0, 190, 0, HORIZON, ramp(0, '#3d5c96', 0.45, '#6786bc', 0.8, '#94afd8', 1, '#b4c8e6')),
  );
  const far = closed(
    '150,436! 196,412 238,396! 276,372 318,380! 356,404 400,392! 440,352 478,330! 520,362 560,372! 560,520! 150,520!',
  );
  art.fill(far, '#7592c6');
  stippled(art, far, '#a3badf', [0, 370], [0, 490], [0, 1]);
  const near = closed('150,470! 210,452 270,458 330,446 380,448 430,456! 480,440 560,430! 560,530! 150,530!');
  art.fill(near, '#5c7bb2');
  stippled(art, near, '#9db6dc', [0, 440], [0, 520], [0, 0.95]);
}

interface Cedar {
  readonly x: number;
  readonly foot: number;
  readonly tall: number;
  readonly seed: string;
}

const CEDARS: readonly Cedar[] = [
  { x: 366, foot: 516, tall: 62, seed: 'a' },
  { x: 392, foot: 520, tall: 118, seed: 'b' },
  { x: 418, foot: 518, tall: 84, seed: 'c' },
  { x: 442, foot: 522, tall: 60, seed: 'e' },
  { x: 222, foot: 524, tall: 150, seed: 'd' },
  { x: 484, foot: 536, tall: 262, seed: 'g' },
];

/** A bough: dark needles, and what lies on them as thick as an arm. */
function bough([x, y]: Point, reach: number, drop: number, chance: ReturnType<typeof random>): [Path, Path] {
  const thick = Math.abs(reach) * chance.between(0.26, 0.4);
  const tip: Point = [x + reach, y + drop];
  const dark = spline(
    [
      [x, y - thick * 0.5, 1],
      [x + reach * 0.6, y + drop * 0.3],
      [tip[0], tip[1] + thick * 0.3, 1],
      [x + reach * 0.7, y + drop * 0.9 + thick * 0.9],
      [x + reach * 0.4, y + drop * 0.6 + thick * 0.7, 1],
      [x + reach * 0.1, y + drop * 0.5 + thick * 0.9],
      [x, y + thick * 0.6, 1],
    ],
    true,
  );
  const load = spline(
    [
      [x, y - thick * 0.8, 1],
      [x + reach * 0.5, y - thick * 0.5 + drop * 0.2],
      [x + reach * 0.96, y + drop * 0.75 - thick * 0.3],
      [tip[0] + reach * 0.02, tip[1] + thick * 0.12],
      [x + reach * 0.72, y + drop * 0.72 + thick * 0.25],
      [x + reach * 0.5, y + drop * 0.36 + thick * 0.1],
      [x + reach * 0.28, y + drop * 0.3 + thick * 0.36],
      [x, y + thick * 0.1, 1],
    ],
    true,
  );
  return [dark, load];
}

/** Cedars whose boughs hang with what lies on them. */
export function cedars(art: Art): void {
  for (const { x, foot, tall, seed } of CEDARS) {
    const chance = random(`cedar ${seed}`);
    const tiers = Math.round(4 + tall / 46);
    art.fill(
      spline(
        [
          [x, foot - tall, 1],
          [x + tall * 0.13, foot, 1],
          [x - tall * 0.13, foot, 1],
        ],
        true,
        0.4,
      ),
      '#26406e',
    );
    for (let tier = tiers; tier > 0; tier--) {
      const t = (tier - chance.between(0, 0.3)) / tiers;
      const y = foot - tall * (1 - t) * 0.96 - tall * 0.06;
      for (const side of chance() < 0.5 ? [-1, 1] : [1, -1]) {
        const reach = side * tall * 0.3 * t ** 0.8 * chance.between(0.75, 1.15);
        const [dark, load] = bough(
          [x, y + chance.between(-3, 3)],
          reach,
          tall * 0.08 * chance.between(0.5, 1.3),
          chance,
        );
        art.fill(dark, '#26406e').fill(load, side < 0 ? '#b9cbe8' : '#9fb6de');
      }
    }
    const [top, half] = [foot - tall * 1.02, tall * 0.03 + 1.6];
    art.fill(
      closed(
        `${x},${top}! ${x + half},${top + half * 2.4} ${x + half * 1.3},${top + half * 4}! ${x},${top + half * 3.2} ${x - half * 1.2},${top + half * 4.2}! ${x - half * 0.8},${top + half * 2.2}`,
      ),
      '#c6d5ee',
    );
  }
}

/** The ground outside and, from the wood to the door, who has come. */
export function ground(art: Art): void {
  const field = closed('150,520! 230,512 300,518 380,510 460,518 560,512! 560,720! 150,720!');
  art.fill(field, art.linear(0, 512, 0, 690, ramp(0, '#a9bfe2', 0.4, '#8fabd8', 1, '#6486c0')));
  const drift = closed('150,586! 230,568 300,576 372,594 430,588 490,568 560,560! 560,720! 150,720!');
  art.fill(drift, '#7d9bce');
  stippled(art, drift, '#a3badf', [0, 620], [0, 570], [0, 1]);
  const steps = curve('352,522 360,530 378,538 388,550 384,566 370,582 362,602 366,630').walk(17);
  const prints = steps.map(({ x, y, t }, i): Path => {
    const size = 1 + 4.6 * t ** 1.3;
    return ellipse(x + (i % 2 ? 1 : -1) * size * 0.9, y, size, size * 0.42);
  });
  art.blot(prints, '#5474b2');
  art.blot(
    prints.slice(6).map((print) => print.translate(0.4, 1.6)),
    '#b4c8e8',
    0.35,
  );
}

/** What still falls: large near the opening, mist far off. */
export function falling(art: Art): void {
  const chance = random('falling snow');
  const [far, near]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 230; i++) {
    const size = chance();
    const [x, y] = [chance.between(184, 532), chance.between(180, 640)];
    const r = 0.8 + 4.2 * size ** 3.4;
    (r > 1.6 ? near : far).push(ellipse(x, y, r, r * chance.between(0.9, 1.3)));
  }
  art.blot(far, '#cddbf0', 0.75).blot(near, '#eef4fb');
}

/** Three or four that have come in, and catch the fire before they melt. */
export function strays(art: Art): void {
  const places: readonly Point[] = [
    [168, 470],
    [214, 398],
    [178, 590],
  ];
  art.blot(
    range(places.length, (i) => ellipse(places[i]![0], places[i]![1], 2.6 + (i % 3) * 0.5)),
    '#ffe9cf',
  );
}
