import { INK, ink, printed } from '../../../kit/hand/index.ts';
import { SIGNS, zodiacGlyph } from '../../../kit/objects/zodiac-glyph.ts';
import {
  type Art,
  curve,
  Path,
  type Point,
  polygon,
  radians,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { AXLE, at, beam, HALF, on, RADIUS, ring } from './place.ts';

const WOOD = '#94613f';
const DARK = '#4c2c3a';
const SHADE = '#3a2038';
const INNER = RADIUS - 1;
/** Degrees that the wheel has turned. */
const TURN = 8;
const SPOKES = range(8, (i) => TURN + i * 45);

/** What lies behind: the far rim, its spokes, the boards between. */
export function farHalf(art: Art): void {
  art.blot(
    [ring(RADIUS, INNER, -HALF), ...SPOKES.map((angle) => beam(angle, 0.4, INNER, 0.26, -HALF))],
    DARK,
  );
  art.blot(ring(2.75, 2.45, -HALF), DARK);
  for (const i of range(24, (place) => place)) {
    const angle = TURN + i * 15 + 7.5;
    const board = polygon([
      on(angle, RADIUS + 0.12, -HALF),
      on(angle, RADIUS + 0.12),
      on(angle, INNER + 0.1),
      on(angle, INNER + 0.1, -HALF),
    ]);
    // what looks to the left meets the sun
    art.fill(board, angle % 360 > 180 ? '#b37a4c' : '#5c3540');
  }
}

/** The near rim with the twelve signs, eight spokes, the hub. */
export function nearHalf(art: Art): void {
  for (const angle of SPOKES)
    form(art, beam(angle, 0.4, INNER + 0.06, 0.34), WOOD, 4, { shade: SHADE, rimWidth: 1.5 });
  form(art, ring(2.8, 2.4), '#a66d44', 4, { shade: SHADE, rimWidth: 1.6 });
  const felloe = ring(RADIUS, INNER);
  form(art, felloe, '#a66d44', 9, { shade: SHADE, rimWidth: 2.4 });
  art.fill(felloe, art.linear(...on(-30, 4), ...on(130, 6), ramp(0, SHADE, 0, 1, SHADE, 0.66)));
  const line = (reach: number): Path => spline(range(73, (i): Point => on(i * 5, reach)));
  art.blot([ink(line(RADIUS - 0.13), INK.form, 1, 0), ink(line(INNER + 0.13), INK.form, 2, 0)], '#5a3138');
  art.blot(
    SPOKES.map((angle) =>
      ink(spline([on(angle + 7.5, INNER + 0.13), on(angle + 7.5, RADIUS - 0.13)]), INK.form, angle, 0),
    ),
    '#5a3138',
  );
  signs(art);
  const hub = (reach: number): Path =>
    spline(
      range(24, (i): Point => on(i * 15, reach, HALF + 0.1)),
      true,
    );
  form(art, hub(0.82), WOOD, 6, { shade: SHADE });
  form(art, hub(0.5), '#e0b25c', 4, { shade: '#7a4a2c' });
  art.fill(hub(0.2), DARK);
  art.blot(
    SPOKES.map((angle) =>
      spline(
        range(10, (i): Point => {
          const [u, v] = [
            2.6 * Math.sin(radians(angle)) + 0.11 * Math.sin(radians(i * 36)),
            AXLE + 2.6 * Math.cos(radians(angle)) + 0.11 * Math.cos(radians(i * 36)),
          ];
          return at(u, v, HALF);
        }),
        true,
      ),
    ),
    '#e8bd6c',
  );
}

/** Inlaid in the rim, each with its foot to the axle. */
function signs(art: Art): void {
  const glyphs = SIGNS.map((sign, i): Path => {
    const angle = TURN + i * 30 + 22.5;
    const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
    return zodiacGlyph(sign, 0, 0, 0.0205).map((x, y): Point => {
      const reach = RADIUS - 0.5 - y;
      return at(reach * sin + x * cos, AXLE + reach * cos - x * sin, HALF);
    });
  });
  art.line(glyphs, 3, '#ffe3a0');
}

/** Two legs of timber carry the axle; they stand in the water. */
export function trestle(art: Art): void {
  for (const [u, w] of [
    [-2.4, HALF + 0.9],
    [2.5, HALF + 0.7],
  ] as const) {
    const leg = polygon([
      at(-0.2, AXLE + 0.5, HALF + 0.3),
      at(0.2, AXLE + 0.5, HALF + 0.3),
      at(u + 0.24, -0.1, w),
      at(u - 0.24, -0.1, w),
    ]);
    form(art, leg, '#6b4340', 6, { shade: '#2a1630' });
  }
  const brace = polygon([
    at(-1.75, 1.9, HALF + 0.75),
    at(1.75, 1.9, HALF + 0.65),
    at(1.85, 1.6, HALF + 0.65),
    at(-1.85, 1.6, HALF + 0.75),
  ]);
  form(art, brace, '#6b4340', 3, { shade: '#2a1630' });
}

/** Of all of it, broken by the river. */
export function reflection(art: Art): void {
  const flipped = (angle: number, reach: number, w = HALF): Point => {
    const [u, v] = [reach * Math.sin(radians(angle)), AXLE + reach * Math.cos(radians(angle))];
    return at(u, -v, w);
  };
  const arc = Path.join(
    spline(
      [
        ...range(31, (i): Point => flipped(90 + i * 6, RADIUS)),
        ...range(31, (i): Point => flipped(270 - i * 6, INNER - 0.2)),
      ],
      true,
    ),
    ...[1, 2, 3, 4, 5, 6].map((i) =>
      spline(
        [
          flipped(TURN + i * 45 - 2, 0.8),
          flipped(TURN + i * 45 - 1, INNER),
          flipped(TURN + i * 45 + 1, INNER),
          flipped(TURN + i * 45 + 2, 0.8),
        ],
        true,
      ),
    ),
  );
  art.clip(roundRect(44, 672, 512, 200), () =>
    printed(
      art,
      [44, 672, 556, 872],
      () => void art.fill(arc, art.linear(0, 680, 0, 868, ramp(0, '#54404f', 1, 1, '#3a3450', 0.35))),
    ),
  );
  // the swell takes pieces out of it
  const chance = random('swell');
  art.blot(
    range(34, (i): Path => {
      const [x, y] = flipped(chance.between(100, 260), chance.between(INNER - 0.3, RADIUS + 0.3));
      return ink(curve(`${x - 26},${y} ${x},${y - 2} ${x + 30},${y + 1}`), chance.between(3, 6), i, 0.1);
    }),
    '#4a8090',
  );
}
