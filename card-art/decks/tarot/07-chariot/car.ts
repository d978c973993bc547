import { INK, ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  type Path,
  points,
  polar,
  polygon,
  range,
  ribbon,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { lit } from './lit.ts';

const WOOD = '#8a4f34';
const DARK = '#3a1a28';
const BRASS = '#e2b25c';
const BLUE = '#2c6f82';

/** Seen a little from the front, so a little narrower than high. */
function wheel(art: Art, x: number, y: number, radius: number, far: boolean): void {
  const slim = 0.9;
  const ring = (r: number): Path => ellipse(x, y, r * slim, r);
  const on = (r: number, angle: number): [number, number] => {
    const [px, py] = polar(0, 0, r, angle);
    return [x + px * slim, y + py];
  };
  const circle = (r: number): Knot[] => range(37, (i) => [...on(r, i * 10), i % 36 ? 0 : 1]);
  const felloe = spline([...circle(radius), ...circle(radius - 24).reverse()], true);
  if (far) {
    art.fill(felloe, '#6b3a34');
    return;
  }
  const spokes = range(
    8,
    (i): Path => tube([on(14, i * 45 + 12), on(radius - 18, i * 45 + 12)], [8, 6, 5, 6, 8], 10).outline,
  );
  lit(
    art,
    4,
    DARK,
    spokes.map((spoke) => [spoke, WOOD] as const),
    '#ffdf9c',
    2,
  );
  lit(art, 6, DARK, [[felloe, '#9c5f3a']], '#ffe9b0', 2.6);
  art
    .blot(ink(ring(radius - 24), INK.form, 2, 0), '#f0c070')
    .blot(ink(ring(radius - 3), INK.contour, 3, 0), '#5a2c2c');
  art.blot(
    range(16, (i) => ellipse(...on(radius - 12, i * 22.5 + 5), 2.8)),
    '#ffe3a0',
  );
  lit(art, 5, DARK, [[ring(24), BRASS]], '#fff6d2');
  art.fill(ring(11), '#7a4a2c').fill(ellipse(x + 2, y - 1, 5, 6), '#ffe3a0');
}

/** The side: high in front, low behind; a winged sun on it. */
function side(art: Art): void {
  const panel = closed(
    '28,566! 90,566 150,560 210,540 262,508 296,486! 312,486 320,500! 316,560 300,612 280,648! 160,654 28,654!',
  );
  lit(art, 20, '#4a1c34', [[panel, '#b8544a']], '#ffdf9c', 3);
  const lip = ribbon(curve('24,566 90,566 150,560 210,540 262,508 300,484 318,490'), 15, {
    start: 0.9,
    end: 0.9,
  });
  lit(art, 4, '#7a4a2c', [[lip, BRASS]], '#fffbe6');
  art.blot(
    ['28,584 100,582 160,574 222,554 270,526 302,506', '300,512 300,560 286,606 268,634 160,640 28,640'].map(
      (line, i) => ink(curve(line), INK.form, i, 0.1),
    ),
    '#f2c878',
  );
  const feathers = range(7, (i): Path[] =>
    [1, -1].map((way) => {
      const [x, y] = [226 + way * 14, 592 - way * 3];
      const reach = 66 - i * 7;
      return tube(
        [
          [x, y],
          [x + way * reach * 0.5, y - 16 + i * 6],
          [x + way * reach, y - 20 + i * 9],
        ],
        [4, 6, 5.4, 1.4],
        12,
      ).outline;
    }),
  ).flat();
  lit(
    art,
    3,
    '#8a4a2c',
    feathers.map((feather) => [feather, '#f0c878'] as const),
    '#fffbe6',
    1.4,
  );
  lit(art, 6, '#8a3a2c', [[ellipse(226, 592, 15), '#ffe3a0']], '#fffdf0');
}

/** The starry canopy on its posts, seen from below. */
function posts(
  art: Art,
  xs: readonly (readonly [x: number, foot: number, top: number, width: number])[],
): void {
  for (const [x, foot, top, width] of xs) {
    lit(
      art,
      3,
      '#7a4a2c',
      [
        [
          tube(
            [
              [x, foot],
              [x + 2, top],
            ],
            [width, width * 0.86, width],
            8,
          ).outline,
          BRASS,
        ],
      ],
      '#fffbe6',
      2,
    );
    art.blot(
      range(6, (i) => {
        const y = foot + ((top - foot) * (i + 0.7)) / 6.4;
        return ink(
          spline([
            [x - width * 0.8, y],
            [x, y + 3],
            [x + width * 0.8, y - 1],
          ]),
          INK.contour,
          i,
          0,
        );
      }),
      '#8a5a2c',
    );
  }
}

export function farSide(art: Art): void {
  wheel(art, 190, 690, 102, true);
  // the inside of the canopy, as one sees it from below
  const inside = ellipse(176, 288, 160, 26);
  art.fill(inside, '#123048');
  stippled(art, inside, '#3f8896', [120, 0], [330, 0], [0, 0.9]);
  posts(art, [
    [118, 560, 300, 5],
    [258, 522, 300, 5],
  ]);
}

export function canopy(art: Art): void {
  posts(art, [
    [66, 566, 276, 7],
    [312, 488, 276, 7],
  ]);
  const dome = closed(
    '18,284! 40,212 92,168 150,132 176,112! 206,134 262,170 312,214 336,284! 262,268 176,260 92,268 18,284!',
  );
  lit(art, 22, '#123048', [[dome, BLUE]], '#ffe9b0', 3);
  art.blot(
    ['176,114 120,180 92,268', '176,114 176,190 176,260', '176,114 234,180 262,268'].map((seam, i) =>
      ink(curve(seam), INK.form, i, 0.1),
    ),
    '#173f55',
  );
  art.blot(
    (
      [
        [140, 170, 11],
        [206, 172, 9],
        [120, 226, 12],
        [214, 226, 14],
        [270, 226, 10],
        [164, 210, 7],
        [238, 194, 6],
        [74, 246, 8],
        [306, 256, 7],
        [152, 244, 7],
      ] as const
    ).map(([x, y, r], i) => starPath(x, y, 6, r, r * 0.42, i * 13)),
    '#fff1c0',
  );
  // a valance that the drive blows back
  const hem =
    '18,282! 92,266 176,258 262,266 336,282! 334,300 328,312! 312,304 296,318 280,312 262,296 240,310 220,304 204,290 184,304 160,300 144,286 122,300 100,298 84,290 62,308 40,304 14,316!';
  lit(art, 7, '#123048', [[closed(hem), '#256578']], '#ffe3a0', 2.4);
  art.blot(
    [
      '292,276 290,292 294,310',
      '250,268 244,286 240,300',
      '204,264 206,276 204,284',
      '166,262 160,280 160,294',
      '116,268 110,284 104,294',
    ].map((fold, i) => ink(curve(fold), INK.form, i, 0.1)),
    '#123048',
  );
  const band = ribbon(curve('14,284 92,267 176,259 262,267 340,285'), 12, { start: 0.9, end: 0.9 });
  lit(art, 4, '#7a4a2c', [[band, BRASS]], '#fffbe6');
  lit(art, 4, '#7a4a2c', [[ellipse(176, 104, 11), BRASS]], '#fffbe6');
}

/** The car's side and the near wheel, after the driver has stepped in. */
export function nearSide(art: Art): void {
  side(art);
  art.fill(polygon(points('40,652 280,648 256,668 40,672')), DARK);
  wheel(art, 134, 692, 116, false);
}

/** The pole between the two that pull. */
export function pole(art: Art): void {
  lit(art, 3, DARK, [[tube(points('270,648 350,656 456,640'), [8, 6.6, 5.2], 12).outline, WOOD]], '#ffdf9c');
}
