import { ink, ripples } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  line,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form, HORIZON } from './form.ts';

/** Bright where the day is left, on the right. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON - 40),
    art.linear(200, 120, 570, 560, ramp(0, '#a8978e', 0.4, '#e6bd90', 0.75, '#ffdca0', 1, '#fff2c8')),
  );
  art.glow(610, 500, 320, '#fff6d2', 1);
  art.blot(
    ['470,596 530,590 600,592', '440,636 520,630 600,632'].map((bar, i) =>
      ribbon(curve(bar), 9 - i * 1.4, { start: 0, end: 0.7 }),
    ),
    '#f4b684',
    0.6,
  );
}

/** Three walls of cloud, the nearest the darkest: their heads lean to the right, over half of the sky. */
const WALLS = [
  [
    '20,20! 470,20! 502,70 494,130 450,162! 470,214 446,268 404,288! 416,338 388,380 346,392! 346,440 320,476 294,486! 270,590 236,720! 20,720!',
    '#85858f',
    '#5f6376',
    '#b9aca4',
  ],
  [
    '20,20! 330,20! 386,60 398,130 350,182! 370,244 346,304 302,322! 308,374 278,424 240,434! 238,530 216,720! 20,720!',
    '#656a7c',
    '#474d63',
    '#7c7f8c',
  ],
  [
    '20,20! 190,20! 246,80 256,160 212,222! 234,294 206,354 170,374! 176,434 150,494 136,504! 150,590 130,720! 20,720!',
    '#4b5268',
    '#30354d',
    '#5d6478',
  ],
] as const;

export function storm(art: Art): void {
  for (const [outline, fill, shade, rim] of WALLS)
    form(art, closed(outline), fill, 34, { shade, rim, rimWidth: 1.6, depth: 0.7, towards: [0.8, -0.5] });
  const chance = random('rain');
  art.blot(
    range(30, (i) => {
      const [x, y] = [chance.between(46, 190), chance.between(390, 640)];
      return ink(line(x, y, x - 11, y + chance.between(28, 56)), 1.1, i, 0.2);
    }),
    '#8d93a4',
    0.8,
  );
}

/** A salt lake a hand deep: as bright as the sky, and as dark. */
export function water(art: Art): void {
  const lake = polygon(points(`40,${HORIZON} 560,${HORIZON} 560,880 40,880`));
  art.fill(
    polygon(
      points(
        `40,${HORIZON - 6} 250,${HORIZON - 12} 420,${HORIZON - 4} 560,${HORIZON - 9} 560,${HORIZON + 2} 40,${HORIZON + 2}`,
      ),
    ),
    '#8d7c80',
  );
  art.fill(
    lake,
    art.linear(
      80,
      HORIZON,
      540,
      HORIZON + 40,
      ramp(0, '#525a72', 0.4, '#a88c86', 0.7, '#f0c48c', 1, '#ffe8b4'),
    ),
  );
  art.fill(lake, art.linear(400, HORIZON, 300, 880, ramp(0, '#3d4a60', 0, 1, '#3d4a60', 0.8)));
  const chance = random('salt lake');
  ripples(
    art,
    60,
    () => {
      const t = chance() ** 1.4;
      return {
        x: chance.between(50, 560),
        y: lerp(HORIZON + 5, 862, t),
        half: lerp(8, 46, t) * chance.between(0.5, 1.2),
        rise: lerp(0.4, 2.4, t),
        weight: lerp(0.8, 3, t),
      };
    },
    [
      ['#fff0c8', 0.85],
      ['#3b435c', 0.6],
    ],
  );
}
