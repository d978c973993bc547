import { byHand, ripples, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, ramp, random, roundRect } from '../../../kit/pen/index.ts';

/** Sky over the sea's rim, a cape, the sea coming in over flat sand. The sun is low, outside to the left. */
export function shore(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 110),
    art.linear(40, 60, 560, 150, ramp(0, '#ffe6a8', 0.5, '#f8d6a6', 1, '#cfdcc6')),
  );
  art.fill(
    closed('300,108 340,100 390,104 420,96 470,100 520,92 570,98 570,104 500,108 420,110 360,114'),
    '#fff0cc',
    0.8,
  );
  art.fill(closed('40,88 90,84 140,90 120,96 80,94 40,98'), '#fff6d8', 0.8);
  const cape = byHand(
    closed('372,150! 392,141 420,138 446,126 474,124 500,112 530,110 570,102! 570,150!'),
    1.5,
  );
  art.fill(cape, '#8fa28c');
  stippled(art, cape, '#e9d3a6', [0, 116], [0, 150], [0, 0.8]);
  art.fill(
    roundRect(40, 148, 520, 240),
    art.linear(40, 148, 60, 320, ramp(0, '#d9dcb4', 0.2, '#a3c3ac', 0.55, '#7fb0a2', 1, '#a9cbb4')),
  );
  swell(art);
}

function swell(art: Art): void {
  const chance = random('swell');
  stippledGlow(art, 84, 178, 190, '#fff0bc', 0.95, 0.42);
  ripples(
    art,
    44,
    () => {
      const down = chance() ** 1.2;
      return {
        x: 84 + chance.between(-1, 1) * (22 + down * 90) + down * 30,
        y: 152 + down * 128,
        half: 5 + down * 17,
        rise: 0.5 + down,
        weight: 1.1 + down * 1.5,
      };
    },
    [
      ['#fff8dc', 0.95],
      ['#ffe9ae', 0.95],
    ],
  );
  ripples(
    art,
    58,
    () => {
      const down = chance() ** 1.3;
      return {
        x: chance.between(50, 550),
        y: 153 + down * 92,
        half: 7 + down * 30,
        rise: 0.6 + down * 1.6,
        weight: 0.9 + down * 1.6,
      };
    },
    [
      ['#5f9690', 0.75],
      ['#f2f1d2', 0.85],
    ],
  );
}

/** Where the water's edge runs; three sheets, each farther up the sand. */
const EDGES = [
  '30,262! 90,250 150,256 210,246 280,236 350,240 430,226 500,224 580,212!',
  '30,300! 70,296 120,306 180,300 240,282 300,270 360,274 420,262 480,256 530,244 580,238!',
  '30,352! 70,346 112,356 158,352 206,330 262,312 318,318 372,312 420,292 476,286 524,268 580,262!',
] as const;

/** The beach, wet and mirroring where the last sheet of water drew back. */
export function sand(art: Art): void {
  const [, , last] = EDGES;
  const beach = Path.join(curve(last)).lineTo(580, 880).lineTo(30, 880).close();
  art.fill(
    beach,
    art.linear(0, 270, 0, 862, ramp(0, '#d8b988', 0.16, '#dfb87e', 0.45, '#e9c68c', 1, '#f0d29a')),
  );
  const wet = closed(
    '30,340! 120,352 170,346 262,308 330,316 420,290 520,266 580,258! 580,322 520,330 470,346 400,344 340,372 280,366 210,392 140,404 90,396 30,414!',
  );
  art.fill(wet, art.linear(30, 0, 580, 0, ramp(0, '#f2d199', 0.4, '#cfae84', 1, '#b6a582')));
  stippled(art, wet, '#a98a66', [0, 300], [0, 396], [0.15, 0.75]);
  strokes(
    art,
    [
      '40,398 100,384 160,388',
      '220,378 300,352 372,356',
      '420,330 480,326 552,306',
      '60,372 130,370 190,360',
      '330,338 400,330 460,312',
    ],
    1.6,
    '#fbe9be',
    0.3,
  );
  // low sun: what lies a little lower is in shade
  for (const [hollow, from, to] of [
    ['30,470! 90,452 160,462 220,448 250,452 200,474 120,484 30,500!', 448, 496],
    ['380,392 450,378 520,384 580,366! 580,412! 520,404 450,408', 366, 410],
    ['30,590! 70,580 96,592 80,620 30,640!', 580, 640],
    ['440,720 500,700 580,690! 580,740! 520,744', 690, 744],
  ] as const)
    stippled(art, byHand(closed(hollow), 2), '#b88d5e', [0, from], [0, to], [0.2, 0.65]);
}

/** Foam at each edge, its shade below it. */
export function foam(art: Art): void {
  const tones = ['#8fbcaa', '#b7d2b6', '#d6dcb8'] as const;
  EDGES.forEach((edge, i) => {
    const line = curve(edge);
    const sheet = Path.join(line)
      .lineTo(580, 212 + i * 8)
      .lineTo(30, 246 + i * 30)
      .close();
    if (i) art.fill(sheet, tones[i]!, 0.55);
    art.line(byHand(line, 2.6).translate(1.5, 2.4 + i), 2 + i, '#8f7452', 0.6);
    art.line(byHand(line, 2.6), 3 + i * 1.7, '#fffaea');
    strokes(
      art,
      [byHand(line.translate(6, -7 - i * 3), 4), byHand(line.translate(-10, -13 - i * 4), 6)],
      1.6 + i * 0.5,
      '#fdf7e2',
      0.45,
    );
  });
}
