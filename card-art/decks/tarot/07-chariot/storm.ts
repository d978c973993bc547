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
    [
      '430,338 500,326 600,330',
      '452,388 520,380 600,382',
      '470,596 530,590 600,592',
      '440,636 520,630 600,632',
    ].map((bar, i) => ribbon(curve(bar), 9 - i * 1.4, { start: 0, end: 0.7 })),
    '#f4b684',
    0.6,
  );
}

/** Three walls of cloud, the nearest the darkest: their heads lean to the right, over half of the sky. */
const WALLS = [
  [
    '20,20! 470,20! 486,48 478,76 458,86! 482,98 486,128 462,144! 478,160 474,190 446,198! 452,216 440,236 418,238! 432,254 426,282 398,288! 402,306 388,324 368,322! 384,340 378,366 352,372! 356,390 340,408 322,404! 332,424 318,450 292,450! 260,560 236,720! 20,720!',
    '#7b7a8c',
    '#545870',
    '#ffe2b4',
  ],
  [
    '20,20! 360,20! 388,40 390,74 366,92! 398,104 404,142 372,160! 392,178 386,206 362,220 334,222! 326,240 330,268 328,300 316,350 292,394 262,414 236,412! 240,500 216,720! 20,720!',
    '#545a72',
    '#363c56',
    '#e2bd9c',
  ],
  [
    '20,20! 196,20! 236,50 238,96 206,118! 252,130 262,182 214,212! 232,226 234,262 214,280! 240,300 232,342 194,350! 214,372 204,408 168,414! 180,440 166,470 134,470! 150,560 130,720! 20,720!',
    '#3b4159',
    '#23273f',
    '#a8969c',
  ],
] as const;

export function storm(art: Art): void {
  for (const [outline, fill, shade, rim] of WALLS)
    form(art, closed(outline), fill, 26, { shade, rim, rimWidth: 2.6, towards: [0.8, -0.5] });
  // what bulges out of them
  for (const [outline, fill, shade] of [
    ['300,168! 316,140 352,138 370,160! 350,150 322,152', '#6c7086', '#545a72'],
    ['110,150! 126,108 176,104 204,140! 176,122 134,128', '#4b5169', '#3b4159'],
    ['70,330! 92,296 136,296 158,326! 130,312 96,314', '#4b5169', '#3b4159'],
    ['150,236! 166,210 200,212 214,236! 196,224 168,224', '#4b5169', '#3b4159'],
    ['380,110! 396,86 432,84 450,106! 428,96 400,96', '#918e9a', '#7b7a8c'],
  ] as const)
    art.fill(
      closed(outline),
      art.linear(0, closed(outline).bounds()[1], 0, closed(outline).bounds()[3], ramp(0, fill, 1, shade)),
    );
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
