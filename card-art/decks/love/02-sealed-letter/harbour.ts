import { byHand, ink, outOfFocus, ripples, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  limb,
  line,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './view.ts';
import { waiting } from './waiting.ts';

/** The lamp on the quay. */
const LAMP = [284, 286] as const;
const QUAY = 446;

/** The last light over the sea. */
export function dusk(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 300),
    art.linear(
      0,
      70,
      0,
      HORIZON,
      ramp(0, '#2c4468', 0.35, '#557396', 0.68, '#a9a2ae', 0.88, '#e9b9a0', 1, '#f6d2ac'),
    ),
  );
  outOfFocus(art, 3, () => {
    for (const [cloud, fill] of [
      ['150,232 230,222 330,226 400,216 470,220 400,232 320,240 240,238', '#7d86a4'],
      ['60,262 160,256 250,262 340,254 300,268 220,274 120,272', '#96879c'],
      ['250,292 340,284 460,288 560,280 500,296 400,302 310,300', '#d59c98'],
      ['80,150 180,138 280,146 220,158 140,162', '#4b6488'],
    ] as const)
      art.fill(closed(cloud), fill, 0.85);
  });
  outOfFocus(art, 1.2, () => {
    art.fill(closed('380,331! 420,318 470,312 520,302 600,296! 600,331!'), '#66708c');
  });
  art.blot(
    [452, 474, 486, 508, 522].map((x, i) => ellipse(x, 324 - (i % 3) * 3, 1.6)),
    '#ffdfa4',
  );
}

/** The sea, and a ferry that is on its way in. */
export function sea(art: Art): void {
  art.fill(
    roundRect(44, HORIZON, 512, 130),
    art.linear(0, HORIZON, 0, QUAY, ramp(0, '#dcb4a4', 0.2, '#9a9cac', 0.55, '#5f8494', 1, '#3f6678')),
  );
  const chance = random('sea');
  ripples(
    art,
    46,
    (place) => {
      const t = (place / 46) ** 1.4;
      return {
        x: chance.between(50, 550),
        y: lerp(HORIZON + 4, QUAY, t),
        half: lerp(5, 26, t) * chance.between(0.6, 1.3),
        rise: lerp(0, 1.6, t),
        weight: lerp(0.8, 2.2, t),
      };
    },
    [
      ['#efc9b0', 0.5],
      ['#36586c', 0.6],
    ],
  );
  outOfFocus(art, 2, () => {
    for (const [swell, fill] of [
      ['44,372! 160,366 300,370 440,364 560,368! 560,376! 420,374 260,378 44,380!', '#6f8c9a'],
      ['44,404! 200,398 380,404 560,396! 560,408! 380,414 200,408 44,416!', '#4e7688'],
      ['240,352! 330,348 440,351 560,347! 560,354! 420,358 300,356', '#c2aeb0'],
    ] as const)
      art.fill(closed(swell), fill, 0.8);
  });
  stippledGlow(art, 260, HORIZON + 2, 240, '#f8d8b8', 0.75, 0.14);
  ferry(art);
}

function ferry(art: Art): void {
  outOfFocus(art, 0.7, () => {
    art.fill(closed('322,337! 330,339.4 352,340 392,338.4! 398,334! 394,344 340,346 328,344!'), '#55607c');
    art.fill(polygon(points('334,339.4 338,333 345,332 388,332 392,338.6')), '#d3bcb6');
    art.fill(polygon(points('346,332 349,326.4 378,326.4 380,332')), '#bda8ac');
    art.fill(polygon(points('362,326.4 363.6,317 371,317 371.4,326.4')), '#9a5c66');
    art.fill(polygon(points('343,332 343.4,312 344.4,312 344.6,332')), '#6a6a84');
  });
  art.blot(
    [
      ...range(9, (i) => roundRect(341 + i * 5.2, 334.4, 2.6, 2)),
      ...range(4, (i) => roundRect(352 + i * 6, 328.4, 3, 1.8)),
    ],
    '#ffe2a0',
  );
  art.blot(ink(curve('326,346 356,348.4 420,347 470,350'), 2.2, 3, 0.3), '#f6d8bc');
  const chance = random('ferry');
  art.blot(
    range(11, (i) => {
      const y = 352 + i * 4.4;
      const half = chance.between(3, 9);
      const x = 362 + chance.between(-16, 14);
      return ink(line(x - half, y, x + half, y), 1.5, i, 0.3);
    }),
    '#ffdca0',
    0.8,
  );
}

/** What the rain left on the panes; the lamp in the room lights it. */
export function wetPanes(art: Art): void {
  const chance = random('panes');
  for (const [left, right, top, low, count] of [
    [190, 384, 440, 532, 34],
    [330, 384, 190, 440, 20],
    [424, 500, 190, 470, 34],
    [190, 330, 196, 300, 8],
  ] as const)
    for (const i of range(count, (place) => place)) {
      const [x, y, r] = [chance.between(left, right), chance.between(top, low), chance.between(0.9, 2.6)];
      if (i % 9 === 0)
        art.fill(
          limb(`${x},${y} ${x + 1},${y - 14} ${x - 0.6},${y - 34}`, [r * 0.8, r * 0.5, 0.2], 8),
          '#dfe0e4',
          0.28,
        );
      art
        .fill(ellipse(x, y, r, r * 1.2), '#2c3a5c', 0.35)
        .fill(ellipse(x - r * 0.3, y + r * 0.2, r * 0.55, r * 0.7), '#ffe6c0', 0.75);
    }
}

/** The quay after rain, its one lamp, and somebody who waits there and does not turn round. */
export function quay(art: Art): void {
  const ground = byHand(
    polygon(points(`30,${QUAY + 6} 400,${QUAY - 2} 600,${QUAY - 8} 600,620 30,620`)),
    1.4,
  );
  art.fill(ground, art.linear(0, QUAY, 0, 600, ramp(0, '#7d8296', 0.3, '#565f7c', 1, '#333e5e')));
  art.fill(
    polygon(
      points(`30,${QUAY + 6} 400,${QUAY - 2} 600,${QUAY - 8} 600,${QUAY} 400,${QUAY + 6} 30,${QUAY + 14}`),
    ),
    '#a79ca4',
  );
  const joints = [
    ...range(9, (i) => line(290 + (i - 4) * 60, QUAY + 4, 290 + (i - 4) * 145, 620)),
    ...[468, 500, 546].map((y) => curve(`30,${y + 6} 300,${y} 580,${y - 6}`)),
  ];
  art.blot(
    joints.map((joint, i) => ink(joint, 1.4, i, 0.3)),
    '#39445f',
    0.8,
  );
  stippledGlow(art, LAMP[0], 512, 150, '#ffcf90', 0.75, 0.36);
  // the wet stones give the lamp back
  art.clip(ground, () => {
    const chance = random('wet');
    art.blot(
      range(26, (i) => {
        const t = i / 26;
        const half = lerp(5, 15, t) * chance.between(0.5, 1.2);
        const x = LAMP[0] + chance.between(-6, 6);
        const y = lerp(506, 604, t);
        return ink(line(x - half, y, x + half, y), 2.4, i, 0.2);
      }),
      '#ffe0ac',
      0.9,
    );
  });
  lampPost(art);
  waiting(art, 218, 519, 1.36, [...LAMP]);
}

function lampPost(art: Art): void {
  const [x, y] = LAMP;
  art.glow(x, y, 150, '#ffc888', 0.75);
  stippledGlow(art, x, y, 84, '#ffe2b0', 0.8);
  art.fill(
    polygon(points(`${x - 2.4},${y + 10} ${x + 2.4},${y + 10} ${x + 3.4},500 ${x - 3.4},500`)),
    '#272f4c',
  );
  art.fill(
    closed(`${x - 8},506! ${x - 6},494 ${x - 4},488! ${x + 4},488! ${x + 6},494 ${x + 8},506!`),
    '#272f4c',
  );
  art.fill(
    polygon(points(`${x - 9},${y - 12} ${x + 9},${y - 12} ${x + 6},${y + 11} ${x - 6},${y + 11}`)),
    '#fff0c4',
  );
  art.fill(closed(`${x - 13},${y - 11}! ${x},${y - 24} ${x + 13},${y - 11}!`), '#272f4c');
  art.blot(
    [
      polygon(points(`${x - 0.8},${y - 12} ${x + 0.8},${y - 12} ${x + 0.8},${y + 11} ${x - 0.8},${y + 11}`)),
      roundRect(x - 8, y + 10, 16, 3),
    ],
    '#272f4c',
  );
}
