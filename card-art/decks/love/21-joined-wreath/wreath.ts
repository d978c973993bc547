import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  Path,
  type Point,
  polar,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { byLamp, LAMP } from './view.ts';

/** It hangs level, above us: what is nearer to us is seen higher. Half widths, turn. */
const [X, Y, RX, RY, TURN] = [LAMP[0], 318, 158, 62, -7];
const HOOK: Point = [280, 132];

/** A place on it: degrees from what is nearest to us, clockwise; how far outside its middle line. */
function on(angle: number, out = 0): Point {
  const [dx, dy] = polar(0, 0, 1, angle);
  const cos = Math.cos((TURN * Math.PI) / 180);
  const sin = Math.sin((TURN * Math.PI) / 180);
  const [px, py] = [dx * (RX + out), dy * (RY + out * 0.8)];
  return [X + px * cos - py * sin, Y + px * sin + py * cos];
}
/** What is farther from us has the lamp's light on the side that we see. */
const isFar = (angle: number): boolean => angle > 84 && angle < 276;

function greens(art: Art, far: boolean): void {
  const chance = random(`greens ${far}`);
  const tones = far ? ['#38463c', '#74805c', '#b4b187'] : ['#1c2632', '#3a4840', '#6e7658'];
  for (const [k, tone] of tones.entries())
    art.fill(
      range(44 - k * 6, (i) => {
        const angle = (far ? 82 : -98) + (i / (43 - k * 6)) * 196 + chance.between(-3, 3);
        const side = i % 2 ? 1 : -1;
        const [x, y] = on(angle, side * chance.between(0, 15 - k * 4));
        const along = far ? (angle < 180 ? 250 : 110) : angle < 0 ? 70 : 290;
        return leaf(
          x,
          y,
          chance.between(26, 38),
          13,
          along + side * chance.between(20, 70),
          chance.between(-5, 5),
        );
      }),
      tone,
    );
}

/** Five petals round an eye, more or less from the side. */
function flower(art: Art, [x, y]: Point, size: number, turn: number, fill: string, far: boolean): void {
  const squash = 0.84;
  const flat = (path: Path): Path => path.scale(1, squash, x, y);
  const petals = Path.join(
    range(5, (i) => flat(ellipse(...polar(x, y, size * 0.56, turn + i * 72), size * 0.5))),
    flat(ellipse(x, y, size * 0.5)),
  );
  byLamp(art, petals, fill, far ? 3 : 5, {
    shade: far ? '#9a6a5c' : '#4c3450',
    depth: far ? 0.7 : 0.85,
    rimWidth: far ? 1.4 : 2.2,
  });
  art.fill(flat(ellipse(x, y, size * 0.25)), far ? '#e8a848' : '#9a6a3c');
}

function fruit(art: Art, [x, y]: Point, size: number, fill: string, far: boolean): void {
  byLamp(art, ellipse(x, y, size, size * 0.95), fill, size * (far ? 0.3 : 0.55), {
    shade: far ? '#5c1c28' : '#26142c',
    rimWidth: far ? 1.6 : 2.4,
  });
  if (far) art.fill(ellipse(x - size * 0.3, y - size * 0.4, size * 0.2, size * 0.13), '#fff2cc');
}

/** Flowers on its left, fruit on its right: angle, out, size, which. */
const FLOWERS = [
  [188, 2, 17, 0],
  [202, -8, 14, 1],
  [211, 8, 18, 0],
  [224, -4, 18, 2],
  [236, 10, 15, 0],
  [243, -9, 15, 1],
  [254, 5, 19, 0],
  [268, -6, 16, 2],
  [281, 8, 19, 1],
  [296, -4, 16, 0],
  [309, 7, 18, 2],
  [324, -5, 15, 0],
  [336, 8, 18, 1],
  [350, -3, 15, 0],
] as const;
const FRUIT = [
  [172, -4, 14, 0],
  [161, 8, 10, 1],
  [151, -5, 16, 2],
  [137, 6, 16, 0],
  [126, -9, 9, 1],
  [118, 5, 12, 1],
  [106, -3, 17, 0],
  [90, 7, 16, 2],
  [76, -5, 12, 1],
  [63, 6, 17, 0],
  [48, -4, 12, 1],
  [36, 7, 16, 2],
  [21, -3, 14, 0],
  [8, 6, 11, 1],
] as const;

function side(art: Art, far: boolean): void {
  const chance = random('wreath');
  art.blot(
    [-5, 0, 5].map((out, k) =>
      ink(
        curve(
          range(13, (i) =>
            on((far ? 84 : -96) + i * 16, out)
              .map((n) => n.toFixed(1))
              .join(','),
          ).join(' '),
        ),
        6,
        k,
        0,
      ),
    ),
    far ? '#6a4c34' : '#1c1826',
  );
  greens(art, far);
  /** Full light, light from the side, light from behind. */
  const level = (angle: number): number => {
    const nearest = Math.min(angle, 360 - angle);
    return nearest > 112 ? 0 : nearest > 62 ? 1 : 2;
  };
  const blossoms = [
    ['#fff1dc', '#e88e94', '#f6c4b4'],
    ['#f0d8c4', '#cc707c', '#dca094'],
    ['#cdb4ac', '#a65a6c', '#bc8484'],
  ] as const;
  const fruits = [
    ['#c63a3c', '#a02438', '#e6a848'],
    ['#b03238', '#8c2034', '#cc8c40'],
    ['#8c2c3a', '#6e2034', '#a8743c'],
  ] as const;
  for (const [angle, out, size, kind] of FLOWERS) {
    const turn = chance.between(0, 72);
    if (isFar(angle) === far) flower(art, on(angle, out), size, turn, blossoms[level(angle)]![kind], far);
  }
  for (const [angle, out, size, kind] of FRUIT)
    if (isFar(angle) === far) fruit(art, on(angle, out), size, fruits[level(angle)]![kind], far);
}

const cord = (angle: number): Path => {
  const [x, y] = on(angle);
  return line(...HOOK, x, y);
};

/** The lamp's haze, the farther half of the wreath, cords, the lamp, the nearer half. */
export function wreath(art: Art): void {
  const [x, y] = LAMP;
  art.glow(x, y, 250, '#f0a860', 0.5);
  art.line([cord(128), cord(226)], 2.2, '#caa06a');
  side(art, true);
  art.glow(x, y, 92, '#ffe2a0', 0.95);
  lamp(art);
  side(art, false);
  art.line([cord(58), cord(302)], 2.6, '#5a4038');
  strokes(art, ['276,128 282,118 290,126 284,136'], INK.contour, '#caa06a', 0);
}

/** A storm lantern on a long wire. */
function lamp(art: Art): void {
  const [x, y] = LAMP;
  art.line(line(...HOOK, x, y - 40), 2, '#7a5a44');
  art.fill(
    closed(
      `${x - 16},${y - 20}! ${x - 19},${y} ${x - 13},${y + 17}! ${x + 13},${y + 17}! ${x + 19},${y} ${x + 16},${y - 20}!`,
    ),
    '#ffedb4',
  );
  art.fill(closed(`${x},${y - 15} ${x + 7},${y + 2} ${x},${y + 12} ${x - 7},${y + 2}`), '#ffffff');
  art
    .fill(roundRect(x - 15, y + 16, 30, 8, 3), '#4a3430')
    .fill(
      closed(`${x - 18},${y - 20}! ${x - 8},${y - 34} ${x + 8},${y - 34} ${x + 18},${y - 20}!`),
      '#4a3430',
    );
  art.line(
    [
      curve(`${x - 16},${y + 18} ${x - 26},${y - 4} ${x - 16},${y - 26}`),
      curve(`${x + 16},${y + 18} ${x + 26},${y - 4} ${x + 16},${y - 26}`),
    ],
    2,
    '#6a4a3c',
  );
}
