import { defineCard } from '../../define.ts';
import { butterfly } from '../../kit/creatures/butterfly.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { bundle } from '../../kit/objects/bundle.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  points,
  polygon,
  ramp,
  random,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { rose } from '../../kit/plants/rose.ts';
import { wavyRay, wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { suyari } from '../../kit/sky/suyari.ts';

/** The morning sun. */
const [X, Y] = [388, 240];

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 440, '#f0b98f', 0.5);
  art.glow(X, Y, 230, palette.glow, 0.5);
  art.glow(380, 640, 330, palette.rose, 0.5, 0.5);
  const nearSun = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 180;
  starField(art, 110, { x0: 50, x1: 550, y0: 60, y1: 520, avoid: nearSun });
}

/** Straight and wavy rays in turn. */
function sun(art: Art): void {
  for (let angle = 0; angle < 360; angle += 30) {
    art.fill(wedgeRays(X, Y, 80, 132, 1, 5, { rot: angle }));
    art.fill(wavyRay(X, Y, 80, 116, angle + 15, 8), 'gold', 0.9);
  }
  art.line(ellipse(X, Y, 73), LINE.fine);
  const fire = ramp(0, '#fffdf5', 0.45, '#ffe6b4', 0.8, '#f3c48c', 1, '#d9926c');
  art.solid(ellipse(X, Y, 64), art.radial(X - 14, Y - 18, 110, fire));
  const shade = hatch(ellipse(X, Y, 62), { angle: -40, gap: 5, from: 0.74, to: 0.97 });
  art.line(shade, LINE.hair, '#a8603c', 0.7);
  art.line(ellipse(X, Y, 53), LINE.hair, '#c98a54');
}

/** Ranges lost in mist: the valley has no floor. */
function valley(art: Art): void {
  const far = points('50,650 130,640 210,634 290,566 350,604 430,566 500,600 550,570');
  const middle = points('50,690 200,700 300,664 370,690 450,648 510,676 550,660');
  const near = points('50,800 220,806 290,784 350,806 420,768 480,798 550,776');
  const thin = { lineWidth: LINE.fine };
  mountains(art, 50, 550, 760, far, { seed: 23, top: '#a07aa8', bottom: '#6b4a86', ...thin });
  mountains(art, 50, 550, 872, middle, { seed: 6, top: '#6b4f96', bottom: '#4a3576', ...thin });
  art.glow(420, 742, 230, '#f3c9c4', 0.45, 0.3);
  const upper = [
    [330, 716, 190, 15],
    [400, 731, 240, 15],
    [360, 746, 120, 15],
  ] as const;
  suyari(art, upper, { tones: ['#e8c4cc', '#b08ab4'] });
  mountains(art, 50, 550, 880, near, { seed: 9, top: '#4a3370', bottom: '#2a1c50', ...thin });
  const lower = [
    [210, 812, 210, 17],
    [300, 829, 190, 17],
    [250, 846, 120, 17],
  ] as const;
  suyari(art, lower, { tones: ['#b58fb6', '#6b4f92'] });
  const right = [
    [466, 826, 120, 15],
    [490, 841, 90, 15],
  ] as const;
  suyari(art, right, { tones: ['#b58fb6', '#7d60a0'] });
}

/** A plateau that breaks off over the mist. */
function cliff(art: Art): void {
  const rock = polygon(
    points(
      '40,606 90,598 150,604 206,598 262,606 314,600 338,612 322,632 330,652 296,668 302,690 298,706',
      '270,722 264,744 272,760 240,786 246,826 222,850 226,900 40,900',
    ),
  );
  const stone = art.linear(330, 600, 60, 860, ramp(0, '#8a6590', 0.3, '#4a3270', 1, '#140f30'));
  art.solid(rock, stone, LINE.bold * 0.9);
  const face = polygon(
    points(
      '200,640 322,632 330,652 296,668 302,690 298,706 270,722 264,744 272,760 240,786 246,826 222,850',
      '226,900 150,900 176,760',
    ),
  );
  const shade = hatch(face, { angle: 62, gap: 6, from: 0.1, to: 0.62, jitter: 0.5, seed: 5 });
  art.line(shade, LINE.hair, 'gold', 0.7);
  const cracks = [
    '322,632 270,640 236,664 222,700',
    '296,668 256,682 238,716',
    '270,722 236,740 216,780',
    '240,786 210,800 200,850',
  ].map((crack) => spline(points(crack)));
  art.line(cracks, LINE.fine, 'gold', 0.85);
  const chance = random(12);
  for (let i = 0; i < 26; i++) {
    const [x, y, length] = [chance.between(56, 190), chance.between(628, 850), chance.between(16, 60)];
    const stroke = spline([
      [x, y],
      [x + length * 0.5, y + chance.between(-4, 1)],
      [x + length, y + chance.between(1, 7)],
    ]);
    art.blot(ribbon(stroke, 1.7, { samples: 5 }), 'gold', 0.5);
  }
}

/** The staff planted at the brink, the bundle at its head. */
function staff(art: Art): void {
  const wood = ribbon(spline(points('212,610 176,520 142,420 116,322')), 10, { start: 0.9, end: 0.7 });
  art.solid(wood, art.linear(0, 320, 0, 610, ramp(0, '#d9a888', 1, '#5a3a52')));
  bundle(art, 126, 356, 0.82, { rot: 2 });
}

/** A white rose grows out over the drop. */
function whiteRoseAtBrink(art: Art): void {
  const stem = spline(points('262,606 268,582 284,556 292,532'));
  art.blot(ribbon(stem, 5, { start: 0.9, end: 0.7, samples: 8 }));
  const green = { veins: 3, fill: '#2a1c50' };
  veinedLeaf(art, 270, 580, 40, 19, -74, green);
  veinedLeaf(art, 278, 568, 40, 19, 98, green);
  veinedLeaf(art, 264, 594, 32, 15, 72, green);
  rose(art, 298, 510, 46, { rot: 20, lite: '#fff6ea', dark: '#a07ab0', lineWidth: LINE.mid });
  points('70,612 120,610 206,610 222,612').forEach(([x, y], tuft) => {
    for (let i = -3; i <= 3; i++) {
      const blade = spline([
        [x + i * 2, y],
        [x + i * 4, y - 12],
        [x + i * 8, y - 24 - (tuft % 2) * 8 + Math.abs(i) * 4],
      ]);
      art.blot(ribbon(blade, 2, { start: 0.8, samples: 5 }), 'gold', 0.9);
    }
  });
}

/** It takes the step. */
function butterflyIntoSun(art: Art): void {
  butterfly(art, 424, 464, 0.62, { rot: 22 });
  const trail = [
    ellipse(340, 570, 1.4),
    ellipse(358, 560, 1.6),
    ellipse(376, 546, 1.8),
    ellipse(392, 528, 2),
  ];
  art.blot(trail);
}

/** A bundle on a staff and a white rose at a cliff's edge; a butterfly steps into the morning sun. */
export const picture = defineCard({
  name: 'tarot/00-fool',
  seed: 'cfl',
  light: [X, Y],
  numeral: '0',
  title: '愚者',
  english: 'The Fool',
  draw(art, palette) {
    sky(art, palette);
    sun(art);
    valley(art);
    cliff(art);
    staff(art);
    whiteRoseAtBrink(art);
    butterflyIntoSun(art);
  },
});
