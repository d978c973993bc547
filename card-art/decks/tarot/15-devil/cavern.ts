import { byHand, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { FLAME, form, NIGHT } from './light.ts';

/** The vault: red where the fire reaches, black above. */
export function vault(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 828),
    art.linear(90, 640, 470, 120, ramp(0, '#5c2026', 0.42, '#2c1122', 1, '#0f0b1e')),
  );
  stippledGlow(art, FLAME[0] + 10, FLAME[1] - 60, 430, '#c8502a', 0.85);
  // rock that hangs into the light
  for (const [knots, fill, rim] of [
    [
      '20,40! 20,300! 54,286 66,250 84,262 98,216 116,206 122,160 150,140 170,96 210,60!',
      '#1c0f20',
      '#7c3a30',
    ],
    [
      '300,30! 330,84 352,130 366,96 392,120 414,176 428,132 462,150 480,210 496,186 520,240 540,222 580,320! 580,30!',
      '#140d1e',
      '#3c2030',
    ],
  ] as const)
    form(art, byHand(closed(knots), 3), fill, 16, { rim, rimWidth: 1.6, towards: [-0.4, 1] });
}

/** Smoke that hangs behind him and carries the fire's red. */
export function smoke(art: Art): void {
  stippledGlow(art, 330, 230, 220, '#8a3030', 0.75);
  stippledGlow(art, 480, 560, 160, '#7c2e2c', 0.8, 1.1);
}

/** A way out, on the right: night air, steps that lead up to it. */
export function exit(art: Art): void {
  const door = byHand(closed('462,800! 462,620! 466,560 480,510 506,474 536,462 566,466! 566,800!'), 2);
  art.clip(door, () => {
    art.fill(
      roundRect(456, 450, 114, 360),
      art.linear(0, 470, 0, 800, ramp(0, '#2a5870', 0.45, '#5c94a0', 0.75, '#93bcb0', 1, '#cfdfc0')),
    );
    art.fill(closed('470,770! 500,748 530,754 570,730! 570,810! 470,810!'), '#2b5560');
    art.blot(
      [ellipse(546, 566, 1.8), ellipse(534, 640, 1.4), ellipse(550, 604, 1.1), ellipse(522, 684, 1.2)],
      '#f2f4dc',
    );
  });
  form(
    art,
    closed(
      '446,806! 448,620 452,556 468,500 500,460 536,446 570,448! 570,464! 540,464 512,476 488,512 474,562 470,620 470,806!',
    ),
    '#1d1428',
    5,
    {
      rim: '#5c8088',
      rimWidth: 1.4,
      towards: [1, 0.2],
    },
  );
}

/** The floor: rock, its cracks, the light on it. */
export function floor(art: Art): void {
  const ground = byHand(polygon(points('30,792 160,782 300,788 470,784 570,790 570,880 30,880')), 3);
  art.fill(ground, '#1c0f20');
  stippled(art, ground, '#b4502c', [460, 800], [110, 800], [0, 0.95]);
  stippled(
    art,
    polygon(points('476,788 566,788 566,846 420,868 380,868')),
    '#7fa8a2',
    [400, 860],
    [560, 780],
    [0, 0.7],
  );
  strokes(
    art,
    [
      '60,812 140,806 210,818',
      '150,842 250,832 330,846',
      '300,812 380,806 440,816',
      '440,842 500,830 556,836',
    ].map((crack) => curve(crack)),
    2.4,
    NIGHT,
    0.2,
  );
}

/** Rocks close to us that the frame cuts. */
export function nearRocks(art: Art): void {
  form(art, byHand(closed('20,900! 20,560! 62,600 74,660 66,730 84,790 78,840 100,900!'), 4), '#2a1018', 12, {
    rim: '#d8703c',
  });
  form(art, byHand(closed('580,900! 580,800! 556,824 520,838 500,856 470,880 460,900!'), 3), '#100b1a', 6, {
    rim: '#4c6a72',
    rimWidth: 1.4,
    towards: [0.2, -1],
  });
}

/** Sparks that rise with the smoke. */
export function sparks(art: Art): void {
  const chance = random('sparks');
  art.blot(
    range(34, (): Path => {
      const t = chance();
      const x = FLAME[0] + chance.between(-44, 40) + t * chance.between(-30, 90);
      const y = FLAME[1] - 30 - t * 330;
      return ribbon(
        line(x, y, x + chance.between(-3, 3), y - chance.between(3, 9)),
        chance.between(1.6, 3.4),
        { start: 0.4, end: 0.4, samples: 4 },
      );
    }),
    '#ffb45c',
    0.9,
  );
}
