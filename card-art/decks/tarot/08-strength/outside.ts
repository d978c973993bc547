import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Forenoon over the valley. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 560),
    art.linear(200, 120, 260, 520, ramp(0, '#9cc4c4', 0.5, '#d5dcb8', 1, '#fbe6b0')),
  );
  art.glow(560, 200, 340, '#fff6d0', 0.9);
  for (const [bar, width] of [
    ['180,250 250,244 330,248', 9],
    ['150,292 200,288 250,291', 6],
    ['440,206 500,202 570,206', 8],
  ] as const)
    art.blot(ribbon(curve(bar), width, { samples: 12 }), '#fdf3d4');
}

/** The blue mountain: its left sides lie in shade. */
export function mountain(art: Art): void {
  const far = byHand(polygon(points('90,540 150,440 190,470 230,410 290,470 340,540')), 3);
  art.fill(far, '#a3b7b8');
  const rise = byHand(
    polygon(
      points(
        '170,560 250,450 280,424 318,352 348,318 372,262 396,246 420,282 436,300 458,352 496,396 516,440 580,500 580,580 170,580',
      ),
    ),
    2,
  );
  art.fill(rise, '#7fa0ae');
  const shade = byHand(
    polygon(
      points(
        '170,560 250,450 280,424 318,352 348,318 372,262 396,246 400,292 382,330 398,372 372,420 384,470 352,520 360,580 170,580',
      ),
    ),
    2,
  );
  art.fill(shade, '#4f7590');
  const snow = byHand(polygon(points('396,246 420,282 436,300 446,326 430,318 420,334 408,312 400,292')), 1);
  art.fill(snow, '#fbf4e0');
  art.fill(byHand(polygon(points('396,246 400,292 390,314 380,298 366,316 356,304 372,262')), 1), '#b4cad0');
  strokes(
    art,
    [
      '430,350 446,400 440,440',
      '470,400 480,440 500,470',
      '330,380 320,430 296,470',
      '356,360 350,420 330,470',
    ],
    INK.form,
    '#5f8498',
  );
  stippled(art, rise, '#f2e4b8', [0, 450], [0, 556], [0, 1]);
}

/** Meadows, wood and a stream, down to the foot of the cave. */
export function valley(art: Art): void {
  for (const hill of [
    {
      crest: '30,540 120,520 220,530 320,512 420,524 500,506 570,514',
      fill: '#93ad8a',
      mist: '#eee4ae',
      depth: [4, 60],
    },
    {
      crest: '30,566 140,560 240,570 340,556 450,548 570,560',
      fill: '#7a9c68',
      mist: '#d8d78e',
      depth: [6, 60],
    },
    {
      crest: '30,606 150,592 260,602 380,588 480,596 570,590',
      fill: '#6a8c50',
      mist: '#bfc886',
      depth: [4, 60],
    },
  ] as const)
    mistyHill(art, { ...hill, foot: 700, density: 0.9 });
  art.fill(
    byHand(
      closed(
        '300,560! 330,566 300,580 340,592 290,612 300,660! 240,660! 250,612 316,592 282,580 318,566 296,561',
      ),
      1,
    ),
    '#e8f0da',
  );
  const chance = random('trees');
  for (const [x, y, r] of [
    [176, 560, 11],
    [196, 566, 14],
    [220, 562, 9],
    [360, 562, 10],
    [378, 568, 14],
    [520, 556, 13],
    [540, 562, 18],
    [500, 562, 10],
    [150, 600, 20],
    [180, 606, 14],
  ] as const) {
    const crown = byHand(ellipse(x, y, r, r * 1.1), 3);
    art.fill(ellipse(x - r * 1.2, y + r, r * 1.4, r * 0.24), '#4a6c4c').fill(crown, '#4f7550');
    stippled(art, crown, '#b6c07a', [x, y], [x + r * 0.8, y - r * 0.8], [0, 1]);
  }
  art.blot(
    range(40, () => ellipse(chance.between(130, 560), chance.between(612, 650), 1.8, 1.3)),
    '#fff2d0',
  );
}
