import { byHand, ink, printed, ripples } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form, HORIZON } from './form.ts';

export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, HORIZON - 40),
    art.linear(160, 120, 560, HORIZON, ramp(0, '#9a8f8a', 0.4, '#e0b58a', 0.75, '#ffd79a', 1, '#fff0c4')),
  );
  art.glow(600, 530, 330, '#fff6d2', 1);
  art.blot(
    [
      '380,470 450,462 520,466 600,458',
      '430,500 500,494 600,498',
      '330,536 420,528 520,532 600,526',
      '450,566 520,560 600,562',
      '360,590 440,586 520,588',
    ].map((bar, i) => ribbon(curve(bar), 8 - i, { start: 0, end: 0.6 })),
    '#f4b684',
    0.7,
  );
}

type Head = readonly [x: number, y: number, radius: number];

/** A wall of cloud: round heads over a body that fills the left. */
function wall(
  art: Art,
  heads: readonly Head[],
  body: string,
  fill: string,
  shade: string,
  rim: string,
): void {
  const head = ([x, y, r]: Head): Path =>
    byHand(ellipse(x, y, r * 1.06, r * 0.84).rotate((x * 7 + y * 3) % 50, x, y), r * 0.16);
  const parts = [...heads.map(head), closed(body)];
  form(art, Path.join(parts), () => parts.forEach((part) => void art.fill(part, fill)), 16, {
    shade,
    rim,
    rimWidth: 3,
  });
  // only some are seen whole: each lies on the dark of the one behind it
  for (const [i, [x, y, r]] of heads.entries()) {
    if (r < 34) continue;
    const front = head([x - r * 0.06, y + r * 0.08, r * 0.84]);
    form(art, front, fill, r * (i % 2 ? 0.5 : 0.36), {
      shade,
      rim: fill,
      rimWidth: 1,
      depth: 0.85,
      towards: [0.9, -0.3],
    });
  }
}

/** The storm that comes up behind them: it leans over half of the sky. */
export function storm(art: Art): void {
  wall(
    art,
    [
      [300, 96, 74],
      [392, 112, 62],
      [452, 150, 48],
      [420, 196, 46],
      [366, 236, 52],
      [392, 284, 36],
      [340, 306, 48],
      [300, 360, 50],
      [484, 128, 22],
      [470, 186, 20],
      [456, 222, 26],
      [418, 262, 24],
      [424, 300, 18],
      [388, 322, 24],
      [344, 356, 22],
      [352, 386, 16],
      [300, 408, 26],
      [274, 436, 22],
    ],
    '20,20! 300,20 400,60 440,130 410,210 370,280 330,350 290,420 240,520 200,660! 20,660!',
    '#6f7686',
    '#454b62',
    '#ffdcae',
  );
  wall(
    art,
    [
      [210, 120, 70],
      [286, 170, 56],
      [300, 232, 44],
      [256, 268, 52],
      [270, 330, 40],
      [222, 366, 54],
      [226, 430, 44],
      [110, 200, 90],
      [334, 150, 22],
      [338, 196, 24],
      [330, 240, 18],
      [302, 286, 26],
      [306, 348, 20],
      [278, 396, 24],
      [266, 446, 20],
      [240, 480, 26],
      [120, 330, 70],
    ],
    '20,20! 200,40 270,120 290,230 250,320 230,420 190,500 160,660! 20,660!',
    '#4b5268',
    '#2c3048',
    '#c9a898',
  );
  const curtain = closed('20,380! 120,400 200,430 236,470! 214,560 196,645! 20,645!');
  printed(
    art,
    [20, 380, 240, 650],
    () =>
      void art.fill(
        curtain,
        art.linear(200, 420, 150, 650, [
          [0, '#2c3048', 0.1],
          [1, '#2c3048', 0.9],
        ]),
      ),
  );
  const chance = random('rain');
  art.blot(
    range(24, (i) => {
      const x = chance.between(40, 210);
      const y = chance.between(430, 590);
      return ink(line(x, y, x - 12, y + chance.between(26, 52)), 1.1, i, 0.2);
    }),
    '#8d93a4',
    0.8,
  );
}

/** The white town that they come from: the last sun lies on it. */
export function town(art: Art): void {
  const houses = [
    '250,642 250,612 266,610 266,596 276,588 286,596 286,606 298,606 298,566 302,556 307,548 312,556 316,566 316,604 330,604 330,590 346,590 346,606 358,606 358,596 366,588 374,596 374,616 398,620 420,642',
  ];
  for (const knots of houses) {
    const shape = byHand(polygon(points(knots)), 1);
    form(art, shape, '#d9b49a', 4, { shade: '#6a5c70', rim: '#fff0cc', rimWidth: 1.6 });
  }
  art.fill(byHand(closed('30,646! 30,632 90,628 170,632 250,630 300,638 330,646!'), 2), '#5c5a6c');
  art.fill(byHand(closed('400,646! 440,634 500,628 600,622! 600,650!'), 2), '#d9a878');
}

/** A salt lake a hand deep: as bright as the sky, and as dark. */
export function water(art: Art): void {
  const lake = polygon(points('40,640 560,640 560,880 40,880'));
  art.fill(
    lake,
    art.linear(80, HORIZON, 540, 700, ramp(0, '#5a6074', 0.35, '#b08f84', 0.7, '#f0c48c', 1, '#ffe8b4')),
  );
  art.fill(lake, art.linear(360, 690, 260, 880, ramp(0, '#3d4a60', 0, 1, '#3d4a60', 0.9)));
  const chance = random('salt lake');
  ripples(
    art,
    52,
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
