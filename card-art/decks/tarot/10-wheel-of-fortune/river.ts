import { ink, ripples } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  line,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { at, flat, HALF, HORIZON, on, RADIUS } from './place.ts';

/** Low evening light from outside the picture, at the left. */
export function evening(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON),
    art.linear(
      400,
      60,
      220,
      HORIZON,
      ramp(0, '#2f6b88', 0.34, '#7fb0b0', 0.62, '#e6d6a4', 0.85, '#ffd58c', 1, '#ffdf9c'),
    ),
  );
  art.glow(40, 560, 400, '#fff6cf', 0.95);
}

/** The hills that the river comes out of. */
export function valley(art: Art): void {
  const hills = [
    {
      crest: '30,640 110,612 200,628 300,606 400,574 480,560 570,588',
      fill: '#a9b6a4',
      mist: '#f8e3b0',
      depth: [24, 84],
    },
    {
      crest: '30,664 90,648 170,656 260,662 360,634 450,606 570,596',
      fill: '#7f9a86',
      mist: '#eedcaa',
      depth: [20, 64],
    },
    {
      crest: '30,682 110,676 210,682 330,676 430,662 500,648 570,640',
      fill: '#577a68',
      mist: '#d9cf9c',
      depth: [12, 44],
    },
  ] as const;
  for (const hill of hills) mistyHill(art, { ...hill, foot: HORIZON + 4, density: 0.9 });
}

/** The river, which takes the light of the sky. */
export function river(art: Art): void {
  art.fill(
    roundRect(30, HORIZON, 540, 190),
    art.linear(0, HORIZON, 0, 868, ramp(0, '#f6e0aa', 0.2, '#b4c8ae', 0.55, '#4f8893', 1, '#1d465c')),
  );
  art.glow(50, HORIZON + 20, 260, '#fff4c8', 1, 0.4);
  art.fill(
    closed(
      `30,${HORIZON}! 570,${HORIZON}! 570,${HORIZON + 30} 440,${HORIZON + 18} 320,${HORIZON + 12} 180,${HORIZON + 6} 30,${HORIZON + 3}!`,
    ),
    art.linear(0, HORIZON, 0, HORIZON + 32, ramp(0, '#577a68', 0.9, 1, '#577a68', 0)),
  );
}

/** Where wheel and river meet, seen from our side: along its left side towards us, then along its front. */
const WATERLINE: readonly Point[] = [
  at(-3.4, 0, -HALF),
  at(-1.36, 0, -HALF - 0.1),
  at(-1.36, 0, HALF + 0.1),
  at(1.5, 0, HALF + 0.1),
];

/** Paints what stands out of the water only. */
export function aboveWater(art: Art, draw: () => void): void {
  art.clip(
    polygon([[0, 0], [620, 0], [620, WATERLINE[3]![1]], ...[...WATERLINE].reverse(), [0, WATERLINE[0]![1]]]),
    draw,
  );
}

/** The wheel in the river, upside down, dark, its edge drawn out by the swell. */
export function reflection(art: Art): void {
  const chance = random('reflection');
  const mirrored = (angle: number, reach: number, w: number): Point => {
    const [u, v] = flat(angle, reach);
    return at(u, -v, w);
  };
  const wavering = (edge: readonly Point[]): Knot[] =>
    spline(edge)
      .walk(20)
      .map(({ x, y }, i) => [x + (i % 2 ? -1 : 1) * chance.between(3, 12) * Math.min(1, i / 4), y]);
  const [, back, front, end] = WATERLINE as [Point, Point, Point, Point];
  const left = wavering([back, ...range(6, (i) => mirrored(212 + i * 5, RADIUS + 0.2, -HALF))]);
  const right = wavering([end, ...range(6, (i) => mirrored(158 - i * 11, RADIUS + 0.2, HALF))]);
  const dark = spline([...left, ...right.reverse(), [...end, 1], [...front, 1], [...back, 1]], true);
  art.fill(
    dark,
    art.linear(0, 770, 0, 870, ramp(0, '#2b2238', 0.96, 0.5, '#2c2c44', 0.86, 1, '#24394e', 0.7)),
  );
  // what the rim's lit corner and the foot of the spokes come to
  const warm = range(26, (i): Path => {
    const t = chance();
    const [x, y] = mirrored(chance.between(168, 208), RADIUS - chance.between(0, 0.5), HALF);
    const half = chance.between(6, 20);
    return ink(
      curve(`${x - half},${y + t * 8} ${x},${y - 1 + t * 8} ${x + half},${y + t * 8}`),
      chance.between(1.4, 3),
      i,
      0.1,
    );
  });
  // and the sky between them
  const open = range(12, (i): Path => {
    const [x, y] = [chance.between(330, 520), chance.between(812, 866)];
    const half = chance.between(10, 26);
    return ink(curve(`${x - half},${y} ${x},${y - 2} ${x + half},${y}`), chance.between(2, 4), i, 0.1);
  });
  art.blot(warm, '#96604a').blot(open, '#4d818c');
}

/** The swell, laid over all that the river mirrors. */
export function ripple(art: Art): void {
  const chance = random('noria');
  ripples(
    art,
    54,
    () => {
      const t = chance() ** 1.1;
      return {
        x: chance.between(50, 550),
        y: lerp(HORIZON + 6, 862, t),
        half: lerp(6, 46, t) * chance.between(0.5, 1.2),
        rise: lerp(0.4, 2.6, t),
        weight: lerp(1, 3.4, t),
      };
    },
    [
      ['#f3dca6', 0.75],
      ['#2c6072', 0.8],
    ],
  );
}

/** Where the sun lies on the water, towards us. */
export function glitter(art: Art): void {
  const chance = random('sun path');
  const strokes = range(44, (i): Path => {
    const t = chance() ** 1.3;
    const y = lerp(HORIZON + 3, 862, t);
    const half = lerp(6, 26, t) * chance.between(0.5, 1.2);
    const x = lerp(56, 96, t) + chance.between(-1, 1) * lerp(20, 60, t);
    return ink(curve(`${x - half},${y} ${x},${y - 1.4} ${x + half},${y + 0.6}`), lerp(1.6, 4.4, t), i, 0.1);
  });
  art.blot(strokes, '#fff4c6');
}

/** Foam along the waterline of the wheel and round the pier. */
export function foam(art: Art): void {
  const chance = random('foam');
  const [, b, c, d] = WATERLINE as [Point, Point, Point, Point];
  ripples(
    art,
    40,
    (i) => {
      const t = chance();
      const [p, q] = i % 3 ? [c, d] : [b, c];
      return {
        x: lerp(p[0], q[0], t) + chance.between(-14, 14),
        y: lerp(p[1], q[1], t) + chance.between(-3, 8),
        half: chance.between(7, 26),
        rise: chance.between(1, 4),
        weight: chance.between(2, 5),
      };
    },
    [
      ['#fffae2', 1],
      ['#c4d8ca', 1],
    ],
    0.1,
  );
}

/** Under the climber, who has only just left the river. */
export function rings(art: Art, x: number, y: number): void {
  art.blot(
    range(5, (i) =>
      ink(
        curve(`${x - 22 + i},${y + 8 + i * 7} ${x},${y + 6 + i * 7} ${x + 20 - i * 2},${y + 8 + i * 7}`),
        3 - i * 0.3,
        i,
        0.1,
      ),
    ),
    '#6a4a50',
  );
  for (const [rx, paint] of [
    [13, '#fff6d4'],
    [25, '#fff6d4'],
    [40, '#d8e2cc'],
  ] as const)
    art.line(ellipse(x, y, rx, rx * 0.2), 1.8, paint, 0.9);
  art.blot(
    [ellipse(x, y - 6, 1.4, 2.6), ellipse(x - 1, y - 14, 1.1, 2), ellipse(x - 6, y - 5, 1.2)],
    '#fff6d4',
  );
}

/** What runs off the boards that come up out of the river. */
export function spill(art: Art): void {
  const chance = random('spill');
  const drops: Path[] = [];
  const threads: Path[] = [];
  for (const angle of [222.4, 232.9, 243.5]) {
    for (const w of [-0.5, -0.28, -0.1, 0.16, 0.38, 0.56]) {
      if (chance() < 0.42) continue;
      const [x, y] = on(angle, RADIUS + 0.34, w);
      const fall = chance.between(10, 46);
      threads.push(
        ribbon(line(x, y, x, y + fall), chance.between(1.4, 2.2), { start: 1, samples: 5, peak: 0.05 }),
      );
      for (const far of [5, chance.between(13, 24)])
        drops.push(ellipse(x + chance.between(-1, 1), y + fall + far, 0.8, chance.between(1.2, 2.6)));
    }
  }
  art.blot([...threads, ...drops], '#fff6d4');
}
