import { lit, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  line,
  Path,
  polygon,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { metre, seen } from './view.ts';

const [ACROSS, HEIGHT] = [4.1, 8.2];
const STANDS = [9.4, 15, 23.4, 44, 72] as const;
const ARM = [-0.85, -0.3, 0.85] as const;

const form = lit({
  from: { towards: [-0.9, -0.2] },
  shade: '#141b1c',
  rim: '#f2e3a8',
  rimWidth: 1.8,
  stray: 0.4,
});

/** Poles along the road, their wires out of the picture over our heads. */
export function poles(art: Art): void {
  const wire = (from: number, to: number, aside: number): Path => {
    const [a, b] = [seen([ACROSS + aside, HEIGHT - 0.35, from]), seen([ACROSS + aside, HEIGHT - 0.35, to])];
    const mid = seen([ACROSS + aside, HEIGHT - 1, (2 * from * to) / (from + to)]);
    return spline([a, mid, b]);
  };
  [...STANDS].reverse().forEach((away, back) => {
    const next = STANDS[STANDS.length - back] ?? away * 1.6;
    for (const aside of ARM) art.line(wire(away, next, aside), Math.max(0.7, metre(away) * 0.018), '#1c2627');
    const half = 0.14;
    const [lx, foot] = seen([ACROSS - half, 0, away]);
    const [rx] = seen([ACROSS + half, 0, away]);
    const [, top] = seen([ACROSS, HEIGHT, away]);
    const size = metre(away);
    const pole = polygon([
      [lx, foot],
      [lx + size * 0.04, top],
      [rx - size * 0.04, top],
      [rx, foot],
    ]);
    const arm = (up: number, reach: number): Path => {
      const [x0, y] = seen([ACROSS - reach, up, away]);
      const [x1] = seen([ACROSS + reach, up, away]);
      return polygon([
        [x0, y],
        [x1, y],
        [x1, y + size * 0.13],
        [x0, y + size * 0.13],
      ]);
    };
    const all = Path.join(pole, arm(HEIGHT - 0.5, 1), arm(HEIGHT - 1.3, 0.7));
    if (away < 30) form(art, all, '#2a3230', size * 0.06);
    else art.fill(all, '#2a3230');
    art.blot(
      ARM.map((aside) => {
        const [x, y] = seen([ACROSS + aside, HEIGHT - 0.42, away]);
        return ellipse(x, y, size * 0.07, size * 0.12);
      }),
      '#d9d2a6',
    );
  });
  guard(art);
  for (const aside of ARM) {
    const [x, y] = seen([ACROSS + aside, HEIGHT - 0.35, STANDS[0]]);
    art.line(line(x, y, x + 150 + aside * 40, y - 190), 1.6, '#141c1d');
  }
}

/** The nearest one's striped guard, its pegs, and the grass at its foot. */
function guard(art: Art): void {
  const away = STANDS[0];
  const size = metre(away);
  const [x, foot] = seen([ACROSS, 0, away]);
  const half = size * 0.14;
  const [top, base] = [foot - size * 1.7, foot - size * 0.35];
  art.fill(roundRect(x - half, top, half * 2, base - top), '#d6a52e');
  const stripes = range(4, (i) => {
    const y = top + 6 + (i * (base - top)) / 4;
    return polygon([
      [x - half, y + 14],
      [x + half, y],
      [x + half, y + 12],
      [x - half, y + 26],
    ]);
  });
  art.clip(roundRect(x - half, top, half * 2, base - top), () => void art.blot(stripes, '#2a2f2c'));
  stippled(
    art,
    roundRect(x - half, top, half * 2, base - top),
    '#1c2321',
    [x - 2, 0],
    [x + half, 0],
    [0, 0.9],
  );
  art.line(
    range(7, (i) => {
      const y = top - 24 - i * size * 0.62;
      return line(x + (i % 2 ? -half - 7 : half - 2), y, x + (i % 2 ? -half + 2 : half + 7), y - 1);
    }),
    2,
    '#222b2a',
  );
  const chance = random('foot');
  art.blot(
    range(16, () => {
      const gx = x + chance.between(-24, 26);
      const high = chance.between(14, 38);
      return ribbon(line(gx, foot + 8, gx + chance.between(4, 18), foot - high), 3.4, {
        samples: 5,
        start: 0.9,
        peak: 0.2,
      });
    }),
    '#4d5a30',
  );
}
