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

/** The blue mountain: all of its left side lies in shade, a quiet ground for what hangs before it. */
export function mountain(art: Art): void {
  const far = byHand(polygon(points('60,560 96,500 130,470 156,486 200,430 250,500 300,560')), 3);
  art.fill(far, '#a9bfbd');
  const rise = byHand(
    polygon(
      points(
        '60,570 130,506 176,452 214,420 250,374 282,350 312,308 344,286 376,246 400,232 420,208 436,196 452,210 470,236 496,256 520,300 552,330 600,392 600,590 60,590',
      ),
    ),
    2,
  );
  art.fill(rise, '#8fafb6');
  const shade = byHand(
    polygon(
      points(
        '60,570 130,506 176,452 214,420 250,374 282,350 312,308 344,286 376,246 400,232 420,208 436,196 444,236 436,262 456,300 450,336 478,380 470,430 500,484 510,590 60,590',
      ),
    ),
    2,
  );
  art.fill(shade, art.linear(400, 220, 330, 570, ramp(0, '#3f6584', 0.5, '#54809a', 1, '#86aab0')));
  art.fill(
    byHand(polygon(points('436,196 452,210 470,236 490,251 480,262 468,252 462,276 450,262 444,236')), 1),
    '#fdf6e2',
  );
  art.fill(
    byHand(
      polygon(points('436,196 444,236 436,262 426,246 418,262 408,244 392,258 384,242 400,232 420,208')),
      1,
    ),
    '#a9c3cf',
  );
  strokes(
    art,
    [
      '462,290 484,340 478,390 500,430',
      '490,280 510,330 530,370 536,410',
      '360,282 330,330 300,372',
      '300,350 276,400 236,440',
      '410,270 402,300 410,330',
    ],
    INK.form,
    '#6d93a6',
    0.3,
  );
  stippled(art, rise, '#e8e6bd', [0, 470], [0, 572], [0, 0.9]);
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
