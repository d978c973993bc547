import { byHand, ink, outOfFocus, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { onFront, WATERLINE } from './view.ts';

/** The last green of the evening, and the houses where the canal turns: all dark. */
export function evening(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 620),
    art.linear(0, 80, 0, 600, ramp(0, '#0d2238', 0.4, '#1f4a5e', 0.75, '#4c8480', 1, '#c0b078')),
  );
  const chance = random('stars');
  art.blot(
    range(12, () => ellipse(chance.between(330, 545), chance.between(120, 380), chance.between(0.9, 1.8))),
    '#e8f0d8',
    0.9,
  );
  outOfFocus(art, 1.4, () => {
    for (const [corners, fill] of [
      ['400,640 400,500 424,476 448,500 448,520 470,500 492,522 492,486 520,462 560,486 560,640', '#41706c'],
      ['500,640 500,452 540,420 580,440 580,640', '#24505a'],
    ] as const)
      art.fill(byHand(polygon(points(corners)), 2), fill);
    // a bridge with somebody's bicycle left on it
    const bridge = spline(
      [
        [410, 640, 1],
        [410, 580, 1],
        [470, 556],
        [580, 572, 1],
        [580, 640, 1],
        [540, 640, 1],
        [522, 606],
        [486, 596],
        [456, 610],
        [444, 640, 1],
      ],
      true,
    );
    art.fill(bridge, '#1a3c44');
    art.fill(polygon(points('520,440 520,640 580,640 580,424')), '#163640', 0.5);
  });
}

/** Still water: the front, the sky between, and the window let down into it in pieces. */
export function water(art: Art): void {
  const surface = polygon([
    onFront(30, WATERLINE),
    onFront(424, WATERLINE),
    [590, 634],
    [590, 890],
    [30, 890],
  ]);
  art.fill(surface, art.linear(0, 630, 0, 868, ramp(0, '#1f4c52', 0.5, '#123440', 1, '#0a1e2a')));
  art.clip(surface, () => {
    const sky = polygon(points('430,630 560,630 580,890 470,890 452,760'));
    stippled(art, sky, '#8aa484', [0, 634], [0, 850], [0.95, 0.1]);
    stippledGlow(art, 226, 770, 170, '#c08a3c', 0.6, 0.6);
  });
  const chance = random('gold');
  const pieces = range(34, (i) => {
    const t = i / 33;
    const y = lerp(704, 862, t ** 1.1);
    const half = lerp(58, 84, t) * chance.between(0.35, 1);
    const x = lerp(218, 226, t) + chance.between(-1, 1) * lerp(18, 40, t);
    return {
      y,
      path: ink(
        spline([
          [x - half, y],
          [x - half * 0.3, y - 2],
          [x + half * 0.4, y + 2],
          [x + half, y],
        ]),
        lerp(3, 8.4, t) * chance.between(0.7, 1.2),
        i,
        0.02,
      ),
    };
  });
  art.blot(
    pieces.filter((_, i) => i % 3).map(({ path }) => path),
    '#f0b45c',
  );
  art.blot(
    pieces.filter((_, i) => i % 3 === 0).map(({ path }) => path),
    '#ffe09a',
  );
  // the dress comes along
  art.blot(
    range(7, (i) => {
      const [x, y] = [214 + chance.between(-14, 14), 724 + i * 9];
      return ink(
        spline([
          [x - 24, y],
          [x, y + 2],
          [x + 20, y],
        ]),
        4,
        i,
        0.1,
      );
    }),
    '#c0566a',
  );
  ripples(
    art,
    46,
    (place) => {
      const t = (place / 46) ** 1.4;
      return {
        x: chance.between(50, 550),
        y: lerp(672, 862, t),
        half: lerp(10, 60, t) * chance.between(0.5, 1.2),
        rise: lerp(0.5, 3, t),
        weight: lerp(1, 3.4, t),
      };
    },
    [
      ['#0a222c', 0.8],
      ['#4c8480', 0.7],
    ],
  );
}

/** Twigs of the bank we stand on. */
export function nearWillow(art: Art): void {
  const chance = random('willow');
  outOfFocus(art, 1.8, () => {
    const leaves: Path[] = [];
    for (const [x, top, foot] of [
      [552, 300, 560],
      [530, 250, 440],
      [508, 220, 330],
      [560, 520, 660],
    ] as const)
      for (const i of range(Math.floor((foot - top) / 15), (n) => n)) {
        const [lx, ly] = [x + chance.between(-7, 7), top + i * 15];
        const out = (i % 2 ? 1 : -1) * chance.between(8, 20);
        leaves.push(
          spline(
            [
              [lx, ly, 1],
              [lx + out * 0.8 + 4, ly + 16],
              [lx + out, ly + 38, 1],
              [lx + out * 0.5 - 4, ly + 20],
            ],
            true,
          ),
        );
      }
    for (const leaf of leaves) art.fill(leaf, '#0c2a2c');
  });
}
