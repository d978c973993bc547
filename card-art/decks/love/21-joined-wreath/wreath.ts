import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  type Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { flower, fruit } from './posy.ts';
import { LAMP } from './view.ts';

/** It hangs level, above us: what is nearer to us is seen higher. Half widths, turn. */
const [X, Y, RX, RY, TURN] = [LAMP[0], LAMP[1] - 4, 158, 62, -7];
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

/** Flowers on its left, fruit on its right: angle, out, size, which. */
const FLOWERS = [
  [188, 2, 16, 0],
  [195, -8, 10, 3],
  [205, 8, 19, 1],
  [229, -4, 17, 2],
  [237, 11, 10, 3],
  [244, -7, 18, 0],
  [254, 5, 20, 1],
  [267, -8, 12, 3],
  [279, 8, 18, 2],
  [295, -4, 19, 0],
  [305, 9, 11, 3],
  [328, -5, 18, 1],
  [339, 8, 15, 2],
  [350, -3, 15, 0],
] as const;
const FRUIT = [
  [172, -4, 13, 0],
  [166, 9, 8, 1],
  [156, -5, 16, 2],
  [131, 6, 18, 0],
  [120, -10, 8, 1],
  [113, 5, 12, 3],
  [102, -2, 19, 0],
  [88, 8, 10, 1],
  [75, -5, 16, 2],
  [60, 6, 18, 0],
  [52, -8, 8, 1],
  [31, 6, 15, 2],
  [18, -4, 12, 3],
  [9, 6, 9, 1],
] as const;

/** Full light, light from the side, light from behind. */
const level = (angle: number): 0 | 1 | 2 => {
  const nearest = Math.min(angle, 360 - angle);
  return nearest > 112 ? 0 : nearest > 62 ? 1 : 2;
};

function side(art: Art, far: boolean): void {
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
  for (const [angle, out, size, kind] of FLOWERS)
    if (isFar(angle) === far) flower(art, on(angle, out), size, angle, kind, level(angle));
  for (const [angle, out, size, kind] of FRUIT)
    if (isFar(angle) === far) fruit(art, on(angle, out), size, angle, kind, level(angle));
  for (const angle of CORDS) if (isFar(angle) === far) binding(art, angle, far);
}

/** Where the four cords are tied to it. */
const CORDS = [42, 144, 217, 316] as const;
/** At its inner edge. */
const TIED = -10;

const cord = (angle: number): Path => {
  const [x, y] = on(angle, TIED);
  return line(...HOOK, x, y);
};

/** The end of a cord, over the leaves, wound aslant round the stem and knotted. */
function binding(art: Art, angle: number, far: boolean): void {
  const [tone, shade] = far ? ['#caa06a', '#805840'] : ['#7a5644', '#432e34'];
  const along = (places: readonly Point[]): string =>
    places
      .map(([step, out]) =>
        on(angle + step, out)
          .map((n) => n.toFixed(1))
          .join(','),
      )
      .join(' ');
  const [x, y] = on(angle, TIED);
  const [dx, dy] = [HOOK[0] - x, HOOK[1] - y];
  const up = 34 / Math.hypot(dx, dy);
  art.line(line(x, y, x + dx * up, y + dy * up), 2.5, tone);
  for (const step of [-4, 0, 4])
    for (const [width, fill] of [
      [6.6, shade],
      [4.6, tone],
    ] as const) {
      const turn: Point[] = [
        [step - 2, -9],
        [step + 0.6, -1],
        [step + 2, 7],
      ];
      art.fill(ribbon(curve(along(turn)), width, { start: 0.6, end: 0.6, samples: 6 }), fill);
    }
  art.blot(
    ribbon(curve(`${x},${y} ${x + 5},${y + 5} ${x + 4},${y + 13}`), 2.2, { start: 0.9, samples: 6 }),
    tone,
  );
  art.fill(ellipse(x, y, 4.4, 3.8), shade).fill(ellipse(x - 0.4, y - 0.5, 3.6, 3), tone);
}

/** The lamp's haze, the farther half of the wreath, cords, the lamp, the nearer half. */
export function wreath(art: Art): void {
  const [x, y] = LAMP;
  art.glow(x, y, 250, '#f0a860', 0.5);
  const far = CORDS.filter(isFar);
  art.line(far.map(cord), 2.5, '#caa06a');
  side(art, true);
  art.glow(x, y, 92, '#ffe2a0', 0.95);
  lamp(art);
  art.line(CORDS.filter((angle) => !isFar(angle)).map(cord), 2.5, '#7a5644');
  side(art, false);
  strokes(art, ['276,128 282,118 290,126 284,136'], INK.contour, '#caa06a', 0);
  art.fill(ellipse(...HOOK, 5, 4.4), '#caa06a');
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
