import { byHand, printed, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, ramp, random, range, roundRect } from '../../../kit/pen/index.ts';

const R = 122;

/**
 * The seas as they lie when the moon comes up, of its radius 100: place, half width, half height, turn, strength.
 * Two ears to the right above, a head, a back, a leg, and what it pounds in: none of them has an outline.
 */
const SEAS: readonly (readonly [
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn: number,
  strength: number,
])[] = [
  [18, -68, 9, 25, 10, 0.56],
  [44, -56, 10, 24, 44, 0.44],
  [12, -34, 22, 17, -14, 0.74],
  [-12, -6, 21, 18, 30, 0.54],
  [-36, 12, 35, 27, -24, 0.72],
  [-58, 40, 18, 15, 10, 0.46],
  [-22, 42, 24, 9, 8, 0.36],
  [16, 9, 17, 7, 38, 0.46],
  [39, 38, 20, 13, -6, 0.62],
  [31, 58, 13, 11, 0, 0.44],
  [76, -20, 10, 7, 30, 0.46],
  [-52, -36, 24, 8, -40, 0.3],
  [70, 18, 12, 9, 60, 0.22],
];

/** An olive-brown night, warm round the moon. */
export function moon(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 580),
    art.linear(
      0,
      64,
      0,
      610,
      ramp(0, '#2b2b1f', 0.3, '#45432e', 0.6, '#75683f', 0.85, '#a5895a', 1, '#bd9a66'),
    ),
  );
  printed(art, [44, 54, 556, 620], () => art.glow(x, y, 330, '#e6c07a', 0.95, 1, 0.5));
  const disc = ellipse(x, y, R);
  art.fill(
    disc,
    art.linear(
      x + 40,
      y - R,
      x - 20,
      y + R,
      ramp(0, '#fff1c8', 0.45, '#fbdf9e', 0.8, '#f0bd74', 1, '#dd9c5c'),
    ),
  );
  const chance = random('seas');
  art.clip(disc, () => {
    printed(
      art,
      [x - R, y - R, x + R, y + R],
      () => {
        for (const [sx, sy, rx, ry, turn, strength] of SEAS)
          for (const [dx, dy] of range(
            4,
            () => [chance.between(-0.3, 0.3), chance.between(-0.3, 0.3)] as const,
          )) {
            const [cx, cy] = [x + ((sx + dx * rx) * R) / 100, y + ((sy + dy * ry) * R) / 100];
            const [w, h] = [(rx * R) / 100, (ry * R) / 100].map((half) => half * chance.between(0.8, 1.3));
            const paint = art.radial(
              cx,
              cy,
              Math.max(w!, h!),
              ramp(0, '#b98746', strength * 0.5, 0.55, '#b98746', strength * 0.34, 1, '#a9793f', 0),
            );
            art.fill(byHand(ellipse(cx, cy, w!, h!).rotate(turn, cx, cy), 5), paint);
          }
      },
      { edge: 3 },
    );
    // where something once struck it
    stippledGlow(art, x + 14, y + 98, 30, '#fff2cc', 0.8);
  });
  veils(art);
  geese(art);
}

/** Thin cloud across the moon's foot, so that it has no hard edge there. */
function veils(art: Art): void {
  for (const [outline, colour, strength] of [
    ['250,452! 320,440 400,446 480,436 600,442! 600,454 480,458 400,462 320,460!', '#a98c58', 0.85],
    ['180,420! 260,412 340,420 400,416! 350,428 260,430!', '#94804f', 0.8],
    ['390,482! 460,470 520,474 600,464! 600,484 500,490!', '#b3935e', 0.9],
    ['330,250! 400,240 470,246 560,236! 600,246 480,256 400,256!', '#d9b777', 0.35],
    ['60,300! 140,286 220,292 290,284! 240,300 150,306!', '#5f5838', 0.8],
  ] as const) {
    const veil = byHand(closed(outline), 3);
    printed(art, veil.bounds(), () => void art.fill(veil, colour, strength));
  }
}

/** Wild geese on their way south. */
function geese(art: Art): void {
  const flight = [
    [330, 150, 13],
    [356, 162, 12],
    [306, 168, 12],
    [384, 172, 11],
    [284, 190, 11],
    [412, 186, 10],
  ] as const;
  for (const [x, y, size] of flight)
    strokes(
      art,
      [
        `${x - size},${y - size * 0.5} ${x - size * 0.4},${y - size * 0.45} ${x},${y}`,
        `${x},${y} ${x + size * 0.3},${y - size * 0.6} ${x + size},${y - size * 0.7}`,
        `${x - size * 0.5},${y + size * 0.24} ${x},${y} ${x + size * 0.4},${y - size * 0.12}`,
      ],
      2.4,
      '#a58d58',
      0,
    );
}
