import { byHand, ink, ripples, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { MIRROR, SHORE } from './form.ts';

const [X, Y] = MIRROR;

/** Still water: dawn at its far end, the night at ours, and the great star once more. */
export function pool(art: Art): void {
  art.fill(
    roundRect(44, SHORE, 512, 430),
    art.linear(
      0,
      SHORE,
      0,
      868,
      ramp(0, '#f8dcb4', 0.14, '#cdb0b4', 0.36, '#7d86ae', 0.68, '#3a4f88', 1, '#1a2754'),
    ),
  );
  const chance = random('pool');
  ripples(
    art,
    54,
    (place) => {
      const t = (place / 54) ** 1.4;
      return {
        x: chance.between(50, 550),
        y: lerp(SHORE + 4, 862, t),
        half: lerp(8, 46, t) * chance.between(0.6, 1.3),
        rise: lerp(0.3, 2, t),
        weight: lerp(0.9, 2.8, t),
      };
    },
    [
      ['#4a5a92', 0.6],
      ['#e9d9d0', 0.7],
    ],
  );
  // its road from the far shore
  art.blot(
    range(22, (i) => {
      const y = lerp(SHORE + 6, 600, (i / 22) ** 1.2);
      const half = lerp(5, 20, i / 22) * chance.between(0.4, 1.1);
      const x = X + chance.between(-1, 1) * lerp(3, 12, i / 22);
      return ink(
        spline([
          [x - half, y],
          [x, y - 1],
          [x + half, y],
        ]),
        lerp(1.6, 3.6, i / 22),
        i,
        0.1,
      );
    }),
    '#fffaea',
  );
  stippledGlow(art, X, Y, 150, '#fff3d8', 0.8, 0.6);
  // the star in slices that the water has shifted
  const whole = range(8, (i): Path => {
    const angle = i * 45 - 5;
    const reach = i % 2 ? 64 : 116;
    return polygon([
      polar(0, 0, 17, angle - 22.5),
      polar(0, 0, reach, angle),
      polar(0, 0, 17, angle + 22.5),
      [0, 0],
    ])
      .scale(1, 0.72)
      .translate(X, Y);
  });
  range(24, (i) => {
    const y = Y - 90 + i * 8;
    const slip = chance.between(-1, 1) * lerp(2, 8, i / 24);
    art.clip(roundRect(X - 140, y, 280, 6.6), () =>
      art.blot(
        whole.map((ray) => ray.translate(slip, 0)),
        '#fff8e2',
        0.95,
      ),
    );
  });
}

/** Where the jug's water meets the pool: rings that widen till they are gone. */
export function rings(art: Art, [x, y]: Point): void {
  const paths = [15, 32, 54, 82, 116, 158, 208, 268];
  art.blot(
    paths.map((r, i) =>
      ink(byHand(ellipse(x, y + r * 0.045, r, r * 0.25), 0.8), lerp(3.4, 2, i / 7), i + 7, 0.3),
    ),
    '#24356c',
    0.55,
  );
  art.blot(
    paths.map((r, i) => ink(byHand(ellipse(x, y, r, r * 0.25), 0.8), lerp(4.2, 1.6, i / 7), i, 0.3)),
    '#fffaea',
  );
  const chance = random('drops');
  art.blot(
    range(16, () => {
      const [dx, up] = [chance.between(-26, 26), chance.between(2, 32)];
      return ellipse(x + dx, y - up, chance.between(0.9, 2.6));
    }),
    '#fffdf2',
  );
  art.blot(
    range(5, (i) =>
      ink(
        spline([
          [x - 8 + i * 4, y],
          [x - 12 + i * 6, y - 12],
          [x - 20 + i * 10, y - 16 + Math.abs(i - 2) * 4],
        ]),
        2,
        i,
        0,
      ),
    ),
    '#fffdf2',
  );
}

/** Reeds close to us, cut by the frame. */
export function reeds(art: Art): void {
  for (const [knots, width] of [
    ['60,890 58,800 74,730 104,676', 11],
    ['84,890 84,830 66,770 50,730', 10],
    ['48,890 52,830 48,790', 9],
    ['104,890 108,830 128,790 160,764', 10],
    ['124,890 122,850 112,818', 8],
    ['148,890 154,860 172,838', 8],
  ] as const) {
    const blade = ribbon(curve(knots), width, { start: 0.8, end: 0.05, peak: 0.2, samples: 14 });
    art.fill(blade, '#141c40').blot(ink(curve(knots), 1.8, width, 0.2), '#a9a6c4');
  }
}
