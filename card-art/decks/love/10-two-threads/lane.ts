import { byHand, ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  ellipse,
  lerp,
  line,
  type Path,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { face, HORIZON, seen } from './view.ts';

/** Sun and rain at once: a bright sky, a hill, trees. */
export function weather(art: Art): void {
  art.fill(
    roundRect(44, 100, 520, 400),
    art.linear(540, 120, 150, 420, ramp(0, '#fffae0', 0.4, '#f4eec8', 1, '#c6d6c4')),
  );
  mistyHill(art, {
    crest: '40,330 110,310 180,290 250,300 330,280 420,262 500,270 580,250',
    fill: '#a9b89a',
    mist: '#e9ebcd',
    depth: [10, 120],
    foot: 430,
  });
}

/** The trees behind the house across the lane: rounded masses, lit from the right. */
export function trees(art: Art): void {
  const chance = random('lane trees');
  for (const [x, y, size] of [
    [150, 330, 62],
    [206, 352, 46],
    [520, 318, 70],
    [470, 340, 40],
  ] as const) {
    const crown = range(15, () => {
      const [dx, dy] = [chance.between(-1, 1), chance.between(-0.9, 0.9)];
      return ellipse(x + dx * size * 0.7, y + dy * size * 0.6, size * 0.36, size * 0.32);
    });
    art.fill(crown, '#6e8464');
    for (const one of crown.slice(0, 8)) {
      const [l, t, r, b] = one.bounds();
      stippled(art, one, '#d8d8ae', [l, b], [r, t], [0, 0.95]);
    }
  }
}

/** The house across the lane: a deep eave on posts, a bench in its shelter. */
const FRONT = 11;
export function house(art: Art): void {
  const wall = face(
    [-1.2, 0, FRONT + 1.2],
    [-1.2, 2.3, FRONT + 1.2],
    [5, 2.3, FRONT + 1.2],
    [5, 0, FRONT + 1.2],
  );
  art.fill(wall, '#a98e66');
  stippled(art, wall, '#5d5340', [0, 360], [0, 480], [0.9, 0.1]);
  art.fill(
    face(
      [2.05, 0.1, FRONT + 1.18],
      [2.05, 1.9, FRONT + 1.18],
      [3.2, 1.9, FRONT + 1.18],
      [3.2, 0.1, FRONT + 1.18],
    ),
    '#5b6a58',
  );
  art.fill(
    face(
      [0.2, 0.9, FRONT + 1.18],
      [0.2, 1.8, FRONT + 1.18],
      [1.2, 1.8, FRONT + 1.18],
      [1.2, 0.9, FRONT + 1.18],
    ),
    '#dcd9b0',
  );
  art.line(
    [
      line(...seen([0.7, 0.9, FRONT + 1.18]), ...seen([0.7, 1.8, FRONT + 1.18])),
      line(...seen([0.2, 1.35, FRONT + 1.18]), ...seen([1.2, 1.35, FRONT + 1.18])),
    ],
    2.4,
    '#6b5f46',
  );
  const roof = polygon([
    seen([-1.7, 2.2, FRONT]),
    seen([-0.9, 3.5, FRONT + 2.6]),
    seen([6, 3.5, FRONT + 2.6]),
    seen([6, 2.2, FRONT]),
  ]);
  art.fill(byHand(roof, 1), '#7d8a84');
  stippled(art, roof, '#d5d8c4', [300, 370], [480, 300], [0.1, 0.9]);
  art.blot(
    range(26, (i) =>
      ink(
        line(...seen([-1.7 + i * 0.26, 2.2, FRONT]), ...seen([-0.95 + i * 0.26, 3.45, FRONT + 2.6])),
        1.4,
        i,
      ),
    ),
    '#5c6a66',
  );
  art.fill(face([-1.7, 2.2, FRONT], [-1.7, 2.1, FRONT], [6, 2.1, FRONT], [6, 2.2, FRONT]), '#4c5650');
  const chance = random('eave');
  const [, eave] = seen([0, 2.1, FRONT]);
  art.blot(
    range(70, () => {
      const [x, y] = [chance.between(120, 560), eave + chance() ** 2 * 60];
      return ink(line(x, y, x - 0.6, y + chance.between(4, 14)), 1.6, Math.round(x), 0);
    }),
    '#fffef0',
    0.8,
  );
  for (const x of [-1.4, 1.55, 4.4])
    art.fill(face([x, 0, FRONT], [x, 2.1, FRONT], [x + 0.11, 2.1, FRONT], [x + 0.11, 0, FRONT]), '#574a38');
}

/** The wet paving, with the sky and the posts in it. */
export function paving(art: Art): void {
  art.fill(
    roundRect(44, HORIZON + 60, 520, 180),
    art.linear(0, 480, 0, 640, ramp(0, '#c9cdb0', 0.5, '#dfdcb6', 1, '#b9b792')),
  );
  stippled(art, roundRect(44, 460, 520, 64), '#75765e', [0, 490], [0, 524], [0.9, 0]);
  stippledGlow(art, 470, 570, 150, '#fffbe2', 0.9, 0.4);
  const chance = random('wet lane');
  ripples(
    art,
    60,
    () => {
      const t = chance();
      return {
        x: chance.between(60, 560),
        y: lerp(506, 628, t),
        half: lerp(5, 24, t),
        rise: 0.2,
        weight: lerp(0.8, 2, t),
      };
    },
    [
      ['#fffbe4', 0.85],
      ['#878a6e', 0.55],
    ],
  );
  const rings = range(16, (): Path => {
    const t = chance();
    return ellipse(chance.between(110, 540), lerp(516, 624, t), lerp(3, 9, t), lerp(0.9, 2.6, t));
  });
  art.line(rings, 0.9, '#fffef0');
}

/** Rain in the sun: bright strokes, all of one slant. */
export function rain(art: Art): void {
  const chance = random('sun shower');
  const drops = range(150, () => {
    const [x, y, long] = [chance.between(90, 580), chance.between(150, 610), chance.between(20, 60)];
    return ink(line(x, y, x - long * 0.2, y + long), chance.between(1, 2.2), Math.round(x), 0.1);
  });
  art.blot(drops, '#fffef0', 0.85);
}
