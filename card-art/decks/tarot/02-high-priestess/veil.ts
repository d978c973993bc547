import { byHand, flat, printed, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Knot,
  lerp,
  local,
  type Path,
  type Point,
  points,
  ramp,
  random,
  range,
  ribbon,
  smoothstep,
  spline,
} from '../../../kit/pen/index.ts';
import { at, form } from './form.ts';

const ROD = 2.1;
const BACK = -0.22;
/** The cloth's two borders on the rod. */
const [LEFT, RIGHT] = [-1.0, 0.61] as const;
/** Where her hand has the cloth, along the front and up. */
const GRIP = [0.53, 1.528] as const;

/** How far to the left of where it would hang its right border is, at a height. */
function pull(v: number): number {
  const [u, grip] = GRIP;
  // drawn in to a waist in her fist, and out again below it
  return v > grip
    ? (RIGHT - u) * (1 - ((v - grip) / (ROD - grip)) ** 0.8)
    : (RIGHT - u) * (1 - 0.75 * smoothstep((grip - v) / 0.28)) + 0.09 * smoothstep((grip - v - 0.28) / grip);
}
/** A place on the cloth: `s` from its left to its right border. */
const on = (s: number, v: number): Point =>
  at(lerp(LEFT, RIGHT, s) - pull(v) * s ** 3, v, BACK + 0.03 * Math.sin(s * 40));
/** A line down the cloth. */
const down = (s: number, from = ROD, to = 0, count = 9): Knot[] =>
  range(count, (i): Knot => on(s, lerp(from, to, i / (count - 1))));

type Fruit = readonly [s: number, v: number, size: number, turn: number, split: boolean];
const FRUITS: readonly Fruit[] = [
  [0.27, 1.86, 0.72, -14, true],
  [0.27, 1.45, 0.62, 16, false],
  [0.19, 1.02, 0.66, -20, false],
  [0.3, 0.56, 0.64, 12, true],
  [0.66, 1.9, 0.52, 18, false],
  [0.84, 1.84, 0.56, 12, true],
  [0.9, 1.19, 0.5, -16, false],
  [0.72, 0.44, 0.56, 14, false],
];
/** Each vine's way up the cloth. */
const VINES = [
  [
    [0.29, 0],
    [0.25, 0.3],
    [0.3, 0.56],
    [0.26, 0.8],
    [0.2, 1.02],
    [0.24, 1.24],
    [0.27, 1.45],
    [0.24, 1.66],
    [0.27, 1.86],
    [0.34, 2.02],
  ],
  [
    [0.66, 0.9],
    [0.62, 1.2],
    [0.6, 1.5],
    [0.62, 1.72],
    [0.66, 1.9],
    [0.7, 2.04],
  ],
  [
    [0.74, 0],
    [0.7, 0.22],
    [0.72, 0.44],
    [0.8, 0.7],
    [0.86, 1.1],
    [0.9, 1.36],
    [0.87, 1.54],
    [0.83, 1.68],
    [0.84, 1.84],
    [0.9, 2.02],
  ],
] as const;

/** A fruit of the embroidery: whole, or split so that its seeds shine. */
function pomegranate(art: Art, [s, v, size, turn, split]: Fruit): void {
  const [x, y] = on(s, v);
  const box = local(art, x, y, size, { rot: turn });
  const put = (knots: string): Path => box.place(closed(knots).scale(0.86, 1));
  const [light, middle, dark] =
    s > 0.5 ? ['#ff9a70', '#ec6a44', '#b8403c'] : ['#ec7850', '#cf4c3a', '#8e2c3c'];
  flat(
    art,
    put(
      split
        ? '-6,-25! -13,-40 -4,-35 0,-42 5,-35 13,-39 7,-25! 25,-16 31,6 22,25 2,33 -20,27 -31,6 -25,-15'
        : '-5,-27! -9,-42 -1,-36 4,-43 7,-35 14,-38 6,-26! 23,-20 32,-1 28,18 12,31 -10,32 -27,20 -32,-1 -22,-20',
    ),
    middle!,
    [put('-34,-30! -10,-22 -18,0 -10,22 10,34! -34,40!'), dark!],
    [put('10,-18! 22,-12 26,2 20,14! 18,0 14,-8'), light!],
  );
  if (!split) return;
  art.fill(put('4,-20! 15,-8 17,8 12,22 6,28! -4,22 -10,8 -8,-6'), '#f6d9a8');
  art.fill(put('4,-16! 12,-6 14,8 10,18 5,23! -2,17 -7,7 -5,-5'), '#4a1430');
  art.blot(
    points('4,-10 9,-3 1,-3 6,4 -3,4 11,6 2,11 8,13 5,19').map(([sx, sy], i) =>
      box.place(ellipse(sx * 0.86, sy, 2.8 - (i % 3) * 0.3, 3.5).rotate(i * 24 - 60, sx * 0.86, sy)),
    ),
    '#ffb08c',
  );
}

/** Stems that climb the cloth, with leaves of every size. */
function vine(art: Art, knots: readonly (readonly [number, number])[], seed: number): void {
  const way = spline(knots.map(([s, v]): Knot => on(s, v)));
  const chance = random(`vine ${seed}`);
  const gold = seed === 0 ? '#9a8a4e' : '#c9ab5c';
  art.blot([ribbon(way, 3.4, { start: 0.9, end: 0.3, samples: 40 })], gold);
  const leaves = way.walk(knots.length * 3).slice(1, -1);
  art.blot(
    leaves.map(({ x, y, angle }, i) =>
      closed('0,0! 4,-6 5,-14 0,-24! -5,-13 -4,-5')
        .scale(chance.between(0.5, 1.15))
        .rotate(angle + (i % 2 ? 1 : -1) * chance.between(34, 74))
        .translate(x, y),
    ),
    gold,
  );
}

/** A veil before what is not said: thin enough to glow where the moon is behind it. */
export function veil(art: Art): void {
  const top = range(21, (i): Knot => {
    const [x, y] = on(i / 20, ROD - 0.03);
    return [x, y + (i % 2 ? 6 : 0), i % 2 ? 0 : 1];
  });
  const foot = range(17, (i): Knot => {
    const [x, y] = on(1 - i / 16, 0.02);
    return [x, y + (i % 2 ? 6 : 0), i % 16 ? 0 : 1];
  });
  const cloth = spline([...top, ...down(1, ROD, 0, 13).slice(1), ...foot.slice(1)], true, 0.8);
  const [left] = on(0, 1.2);
  const [right] = on(1, 1.9);
  form(
    art,
    cloth,
    art.linear(left, 0, right, 60, ramp(0, '#173a5c', 0.4, '#245f82', 0.8, '#4f9aa6', 1, '#a8d3c4')),
    6,
    { shade: '#173a5c', rimWidth: 2.6, depth: 0.4 },
  );
  gathers(art);
  art.clip(cloth, () => {
    VINES.forEach((knots, i) => void vine(art, knots, i));
    for (const fruit of FRUITS) pomegranate(art, fruit);
    printed(art, regionOf(cloth), () => void folds(art));
  });
  rod(art);
}

/** Deep and shallow folds by turns: dark on the side that is turned from the moon. */
function folds(art: Art): void {
  const chance = random('folds of the veil');
  let s = 0.02;
  for (let i = 0; s < 0.98; i++) {
    const wide = chance.between(0.035, 0.075) * (1 - 0.3 * s);
    const depth = lerp(0.85, 0.5, s) * (i % 3 === 1 ? 0.6 : 1);
    const band = spline([...down(s), ...down(s + wide).reverse()], true, 0.8);
    const [x0, y0] = on(s, 1.2);
    const [x1] = on(s + wide, 1.2);
    art.fill(byHand(band, 1.4), art.linear(x0, y0, x1, y0, ramp(0, '#10304e', depth, 1, '#10304e', 0)));
    s += wide + chance.between(0.012, 0.03);
  }
}

/** In her fist its folds run together to a bundle, and apart again below it. */
function gathers(art: Art): void {
  const [gx, gy] = on(1, GRIP[1]);
  const place = (...all: readonly string[]): Path[] => all.map((knots) => closed(knots).translate(gx, gy));
  art
    .blot(
      place(
        '-42,-96! -36,-66 -23,-38 -8,-11! -13,-13 -30,-40 -40,-70!',
        '-24,-104! -21,-66 -13,-36 -4,-11! -8,-11 -19,-38 -25,-70!',
        '-8,-108! -9,-68 -5,-38 0,-12! -4,-12 -10,-40 -13,-72!',
        '-12,9! -20,18 -29,34 -33,58! -24,36 -17,24 -9,13!',
        '-7,12! -12,28 -18,46 -20,74! -13,48 -9,30 -3,13!',
        '0,13! 0,38 -3,62 -6,94! -7,62 -6,38 -4,13!',
      ),
      '#2a7a90',
      0.66,
    )
    .blot(
      place(
        '-33,-98! -28,-66 -17,-38 -5,-11! -9,-12 -22,-38 -31,-68!',
        '-15,-106! -14,-68 -8,-38 -2,-12! -5,-12 -12,-38 -17,-70!',
        '-9,12! -16,26 -23,42 -26,66! -19,40 -13,27 -6,13!',
        '-3,13! -6,36 -10,58 -12,88! -11,56 -8,36 -6,13!',
      ),
      '#d9f0e0',
      0.8,
    );
}

function rod(art: Art): void {
  const way = [at(-1.1, ROD + 0.03, BACK), at(0, ROD + 0.03, BACK), at(1.2, ROD + 0.03, BACK)];
  art.line(spline(way), 6, '#6f5132').line(spline(way.map(([x, y]): Knot => [x, y - 1.6])), 1.8, '#f3dc9c');
  art.line(
    range(11, (i) => {
      const [x, y] = on(i / 10, ROD - 0.02);
      return ellipse(x, y - 6, 3.2, 7);
    }),
    1.6,
    '#d9b56a',
  );
}
