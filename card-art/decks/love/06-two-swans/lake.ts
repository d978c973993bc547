import { byHand, ink, printed, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
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
import { FAR_OUTLINES } from './far-swan.ts';
import { image } from './image.ts';
import { NEAR_OUTLINES } from './near-swan.ts';
import { FAR_WATER, NEAR_WATER, SHORE, SUN } from './view.ts';

const [X, Y] = SUN;

export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(
      0,
      60,
      0,
      SHORE,
      ramp(0, '#1d4a5c', 0.3, '#447b7f', 0.6, '#95b392', 0.82, '#e6d490', 1, '#f4dc98'),
    ),
  );
  stippledGlow(art, X, Y, 240, '#fff0b4', 0.95);
}

/** Wooded hills one behind the other; the sun is just coming over the second, and mist lies at their feet. */
export function shore(art: Art): void {
  const ridge = (knots: string, fill: string, stray: number): Path => {
    const hill = byHand(polygon([...points(knots), [570, 660], [30, 660]]), stray);
    art.fill(hill, fill);
    return hill;
  };
  ridge('30,430 90,404 150,420 220,452 300,470 360,486 430,470 500,440 570,424', '#84ac94', 4);
  printed(art, [300, 400, 500, 600], () => art.glow(X, Y, 92, '#fffbe0', 1, 1, 0.5));
  art.fill(ellipse(X, Y, 15), '#fffdf0');
  for (const [knots, fill, foot] of [
    ['30,470 80,462 130,486 200,500 290,512 350,510 400,502 450,512 510,486 570,470', '#568b84', 0.8],
    ['30,520 70,506 120,530 180,540 260,548 340,552 440,548 500,530 570,520', '#2f686a', 0.9],
  ] as const) {
    const hill = ridge(knots, fill, 6);
    stippled(art, hill, '#f6e2a4', [0, hill.bounds()[1] + 30], [0, SHORE + 4], [0, foot]);
  }
}

/** The lake, what it shows of sun and swans, its ripples. */
export function water(art: Art): void {
  art.fill(
    roundRect(44, SHORE, 512, 270),
    art.linear(0, SHORE, 0, 868, ramp(0, '#e9d896', 0.22, '#9ebc9a', 0.55, '#528987', 1, '#173f50')),
  );
  stippledGlow(art, X, SHORE + 40, 150, '#fff4c4', 1, 0.6);
  image(art, {
    outlines: FAR_OUTLINES,
    water: FAR_WATER,
    left: 390,
    right: 570,
    tone: '#dfe6d4',
    shade: '#b4cac2',
    seed: 'far',
  });
  image(art, {
    outlines: NEAR_OUTLINES,
    water: NEAR_WATER,
    left: 30,
    right: 392,
    tone: '#b3c9c6',
    shade: '#7ea3ab',
    seed: 'near',
  });
  glitter(art);
  const chance = random('water');
  ripples(
    art,
    64,
    (place) => {
      const t = (place / 64) ** 1.4;
      return {
        x: chance.between(50, 550),
        y: lerp(SHORE + 24, 862, t),
        half: lerp(10, 56, t) * chance.between(0.4, 1.2),
        rise: lerp(0.5, 3, t),
        weight: lerp(1, 3.6, t),
      };
    },
    [
      ['#2c646c', 0.7],
      ['#f4f0cc', 0.6],
    ],
  );
}

function glitter(art: Art): void {
  const chance = random('glitter');
  art.blot(
    range(44, (i) => {
      const t = (i / 44) ** 1.3;
      const [x, y] = [X + 6 + chance.between(-1, 1) * lerp(10, 44, t), lerp(SHORE + 14, 856, t)];
      const half = lerp(5, 30, t) * chance.between(0.3, 1);
      const level = spline([
        [x - half, y],
        [x - half * 0.2, y - lerp(0.4, 3, t)],
        [x + half * 0.3, y + lerp(0.2, 2, t)],
        [x + half, y - 1],
      ]);
      return ink(level, lerp(1.4, 4.2, t), i, 0);
    }),
    '#fff8e2',
  );
}

/** Where somebody swims: the dark right under the breast, the wave that it pushes, broken. */
export function wake(art: Art, x: number, y: number, half: number, ahead: 1 | -1): void {
  const chance = random(`wake ${x}`);
  const strokes = (count: number, reach: number, low: number): Path[] =>
    range(count, (i) => {
      const mid = x + chance.between(-0.92, 0.92) * half;
      const long = chance.between(0.12, 0.3) * reach;
      const dy = y + low + chance.between(0, 3) + i * 0.4;
      return ink(
        spline([
          [mid - long, dy],
          [mid, dy + chance.between(-1.6, 1.6)],
          [mid + long, dy],
        ]),
        chance.between(1.8, 3.6),
        `${x} ${i} ${low}`,
        0.1,
      );
    });
  art.blot(strokes(9, half, 0.5), '#2a5f68', 0.85);
  art.blot(strokes(6, half * 0.8, 4), '#fdf6df');
  // the bow wave: from the breast outwards and back
  const bow = x + ahead * half;
  art.blot(
    range(3, (i) =>
      ink(
        spline([
          [bow - ahead * 6, y + 1 + i * 5],
          [bow + ahead * (10 + i * 9), y + 3 + i * 7],
          [bow - ahead * (14 - i * 10), y + 10 + i * 10],
          [bow - ahead * (60 - i * 8), y + 14 + i * 12],
        ]),
        3.4 - i * 0.8,
        `bow ${x} ${i}`,
        0.24,
      ),
    ),
    '#fffaf0',
  );
}
