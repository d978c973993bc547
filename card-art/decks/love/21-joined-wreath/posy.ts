import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  polar,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { toned, unlit } from './view.ts';

/** How much light a thing in the wreath has: full, from the side, from behind. */
type Level = 0 | 1 | 2;

/** Of one thing: its light and its dark, for each level. */
type Ladder = readonly [
  full: readonly [string, string],
  beside: readonly [string, string],
  behind: readonly [string, string],
];

const CREAM: Ladder = [
  ['#fff1dc', '#d8ab90'],
  ['#e8d0c0', '#a58090'],
  ['#bfa6ac', '#6e5874'],
];
const ROSE: Ladder = [
  ['#f0989a', '#b4545e'],
  ['#cc707c', '#8a3c58'],
  ['#9c566a', '#583050'],
];
const PEACH: Ladder = [
  ['#f8c8b0', '#c8806c'],
  ['#dca094', '#985c68'],
  ['#b07c80', '#664258'],
];
const EYE = ['#eab04c', '#b8803c', '#7c5438'] as const;

/** One flower, turned as its place in the wreath turns it. @param kind 0 dog rose, 1 full rose, 2 daisy, 3 bud */
export function flower(
  art: Art,
  [x, y]: readonly [number, number],
  size: number,
  angle: number,
  kind: 0 | 1 | 2 | 3,
  level: Level,
): void {
  const box = local(art, x, y, size / 20, { rot: Math.sin(angle) * 40 });
  const squash = 0.66 + 0.24 * Math.abs(Math.sin(angle * 1.7));
  const lay = (path: Path): Path => box.place(path.scale(1, squash));
  const tones = (ladder: Ladder, soft: number) => ({
    fill: ladder[level][0],
    shade: ladder[level][1],
    soft,
    ...(level === 0 && { rim: '#fff4d8', rimWidth: 0.9 }),
  });
  if (kind === 0) {
    for (const i of [2, 3, 1, 4, 0]) {
      const petal = closed('0,0! -9,-6 -12,-15 -6,-20 0,-17.6 7,-21 12,-14 9,-5').scale(
        1 - 0.07 * (i % 3),
        1 - 0.09 * ((i + 1) % 3),
      );
      unlit(art, lay(petal.rotate(i * 72 + angle)), tones(CREAM, 4));
    }
    box.fill(ellipse(0, 0, 4.6, 4.6 * squash), EYE[level]);
    box.fill(
      range(9, (i) =>
        ellipse(...(([px, py]) => [px, py * squash] as const)(polar(0, 0, 6.6 + (i % 2), i * 40)), 1),
      ),
      EYE[level],
    );
  } else if (kind === 1) {
    for (const outer of [
      '-4,2! -20,4 -22,-8 -14,-16 -4,-10!',
      '4,0! 20,6 23,-6 14,-15 4,-10!',
      '-10,4! -16,14 -4,20 8,18 10,6!',
      '6,6! 18,14 14,20 4,18!',
      '-12,-8! -10,-20 4,-22 12,-16 8,-6!',
    ])
      unlit(art, lay(closed(outer)), tones(ROSE, 4));
    for (const inner of [
      '-10,-2! -14,8 -4,13 4,10 2,2!',
      '0,4! 8,13 15,4 11,-5 4,-4!',
      '-10,-4! -9,-13 3,-14 9,-8 4,-2!',
      '-5,0! -7,6 0,8 6,4 5,-3 -1,-5!',
    ])
      unlit(art, lay(closed(inner)), tones(level === 0 ? ROSE : PEACH, 3));
    box.fill(ribbon(curve('-3,1 0,4 4,1 1,-3'), 2, { samples: 6 }), ROSE[level][1]);
  } else if (kind === 2) {
    const petals = range(11, (i) =>
      closed('-1,0! -4,-9 -3,-18 0,-20 3,-18 4,-9 1,0!')
        .scale(1, 0.86 + 0.14 * ((i * 7) % 3) * 0.5)
        .rotate(i * 32.7 + angle),
    );
    box.fill(
      lay0(
        petals.filter((_, i) => i % 2),
        squash,
      ),
      PEACH[level][1],
    );
    box.fill(
      lay0(
        petals.filter((_, i) => !(i % 2)),
        squash,
      ),
      PEACH[level][0],
    );
    toned(art, lay(ellipse(0, 0, 6.4)), { fill: EYE[level], shade: ROSE[2][1], soft: 2, rim: EYE[level] });
  } else {
    // a bud beside, on its own short stalk
    box.fill(ribbon(curve('-14,16 -8,8 0,0'), 3, { samples: 6 }), '#4a5a48');
    unlit(box, '-8,4! -12,-8 -6,-18 2,-21 9,-14 11,-4 6,4!', tones(ROSE, 5));
    unlit(box, '2,-21! -2,-12 0,0 5,4! 10,-4 9,-14', tones(PEACH, 4));
    box.fill(closed('-9,0! -4,-8 0,0! 4,-7 8,1! 5,7 -4,8'), '#6c7a58');
  }
}

const lay0 = (paths: readonly Path[], squash: number): Path => Path.join(paths).scale(1, squash);

const RED: Ladder = [
  ['#d24440', '#8a2032'],
  ['#b03238', '#6c1a34'],
  ['#862a3c', '#46162e'],
];
const GOLD: Ladder = [
  ['#f0b654', '#b8703a'],
  ['#cc8c40', '#8a5038'],
  ['#a06c40', '#5c3838'],
];
const PLUM: Ladder = [
  ['#8c4a78', '#4e2650'],
  ['#6e3a68', '#3c2048'],
  ['#563058', '#2c1838'],
];

/** One fruit. @param kind 0 apple, 1 three hips, 2 quince, 3 plum */
export function fruit(
  art: Art,
  [x, y]: readonly [number, number],
  size: number,
  angle: number,
  kind: 0 | 1 | 2 | 3,
  level: Level,
): void {
  const box = local(art, x, y, size / 20, { rot: Math.sin(angle * 2) * 34 });
  const tones = (ladder: Ladder) => ({
    fill: ladder[level][0],
    shade: ladder[level][1],
    soft: (level === 0 ? 6 : 9) * box.scale,
    rim: level === 2 ? '#e0a878' : '#ffe8b8',
    rimWidth: level === 2 ? 1.4 : 1.1,
  });
  if (kind === 1) {
    for (const [hx, hy, r] of [
      [-16, 4, 15],
      [15, -4, 17],
      [2, 17, 14],
    ] as const) {
      box.fill(ribbon(curve(`${hx},${hy} ${hx * 0.4},${hy - 16} 0,-26`), 3, { samples: 6 }), '#54523e');
      toned(box, ellipse(hx, hy, r, r * 1.12), tones(RED));
      box.fill(
        closed(
          `${hx - 4},${hy + r}! ${hx},${hy + r * 0.7} ${hx + 4},${hy + r}! ${hx + 1},${hy + r + 5}! ${hx - 2},${hy + r + 4}!`,
        ),
        '#3a2a34',
      );
    }
    return;
  }
  if (kind === 3) {
    toned(box, '0,-20! -14,-16 -18,2 -10,18 2,21 14,14 18,-2 12,-16', tones(PLUM), [
      ribbon(curve('1,-20 -5,-4 0,18'), 2, { samples: 6 }),
      PLUM[level][1],
    ]);
  } else if (kind === 2) {
    toned(box, '-2,-19! -9,-20 -12,-12 -19,0 -16,14 -4,20 8,19 18,10 18,-3 11,-13 6,-20', tones(GOLD), [
      '-12,6 -8,-2 -2,2 -5,10',
      GOLD[level][1],
      0.5,
    ]);
  } else {
    toned(box, '0,-15! -8,-20 -18,-13 -20,2 -13,16 -4,19 0,17! 5,20 14,15 20,1 17,-14 8,-20', tones(RED), [
      '-6,-20 -2,-2 -8,18! -22,10! -22,-14!',
      level === 0 ? '#e8a04c' : RED[level][0],
      0.45,
    ]);
    box.fill(closed('-5,-15 0,-18 5,-15 0,-12'), RED[level][1]);
  }
  // stalk and a leaf
  box.fill(ribbon(curve('0,-15 1,-22 5,-27'), 3, { start: 0.7, end: 0.9, samples: 6 }), '#4c3a30');
  if (kind !== 3) box.fill(leaf(2, -22, 20, 12, 96, 4), level === 0 ? '#a4a57e' : '#56624c');
  if (level < 2) box.fill(closed('-10,-8 -7,-13 -2,-13 -4,-8 -8,-5'), '#fff2cc', 0.8);
}
