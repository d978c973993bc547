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
  polyline,
  ramp,
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

/** The rock's outline; its brink overhangs the mist. */
const ROCK = points(
  '40,616 96,610 150,616 214,608 268,612 316,604 340,618 324,640 334,662 300,684 306,708 276,738',
  '282,764 248,796 254,832 226,856 230,900 40,900',
);
/** Meadow on top, seen a little from above: its far edge is the skyline. */
const MEADOW = points(
  '40,588! 100,580 160,584 220,574 274,578 322,588 340,618! 314,622 262,632 200,630 120,642 40,640!',
);
/** Planes of the rock, tall and split: corners, how much of the sun they take. */
const FACETS = [
  ['262,632 340,618 324,640 334,662 300,684 278,664', 1],
  ['226,631 262,632 278,664 300,684 306,708 276,738 258,706 240,664', 0.7],
  ['258,706 276,738 282,764 248,796 236,744', 0.62],
  ['196,631 226,631 240,664 258,706 236,744 214,694', 0.34],
  ['236,744 248,796 254,832 226,856 208,806', 0.46],
  ['150,639 196,631 214,694 206,748 176,700', 0.2],
  ['206,748 214,694 236,744 208,806 226,856 230,900 188,900 178,824', 0.24],
  ['96,642 150,639 176,700 160,772 128,716', 0.28],
  ['40,640 96,642 128,716 104,806 70,760 40,720', 0.12],
  ['160,772 176,700 206,748 178,824 188,900 140,900 136,836', 0.1],
  ['104,806 128,716 160,772 136,836 140,900 84,900', 0.18],
] as const;
/** Where planes meet: broken edges, strongest at their start. */
const EDGES = [
  '262,632 278,664 300,684',
  '226,631 240,664 258,706 276,738',
  '196,631 214,694 236,744 248,796',
  '258,706 236,744 208,806 226,856',
  '150,639 176,700 206,748 178,824 188,900',
  '96,642 128,716 160,772 136,836 140,900',
  '214,694 206,748',
  '176,700 160,772',
  '128,716 104,806 84,900',
  '40,720 70,760 104,806',
] as const;

/** A rock that breaks off over the mist: planes in the sun, planes in shade, a meadow on top. */
function cliff(art: Art): void {
  const shape = polygon(ROCK);
  const stone = art.linear(330, 600, 60, 880, ramp(0, '#6a4a80', 0.35, '#3d2a63', 1, '#140f30'));
  art.fill(shape, stone);
  FACETS.forEach(([corners, light], i) => {
    const face = polygon(points(corners));
    const lit = ramp(0, '#f0b9a0', light, 0.6, '#a87a9c', light * 0.7, 1, '#8a6594', light * 0.2);
    art.fill(face, art.linear(330, 610, 130, 860, lit));
    const grain = { angle: 76 + (i % 3) * 9, gap: 5.5, from: 0.5, to: 0.96, jitter: 0.6 };
    if (light < 0.5) art.line(hatch(face, { ...grain, seed: i + 2 }), LINE.hair, 'gold', 0.55);
  });
  const edges = EDGES.map((edge) => ribbon(polyline(points(edge)), 2.6, { start: 0.9, samples: 24 }));
  art.blot(edges, 'gold', 0.85);
  art.line(shape, LINE.bold * 0.9);
  const grass = art.linear(340, 580, 60, 640, ramp(0, '#f3c4a8', 0.3, '#b07f98', 1, '#4a3576'));
  art.solid(spline(MEADOW, true), grass, LINE.mid);
}

/** The staff planted at the brink, the bundle at its head. */
function staff(art: Art): void {
  const wood = ribbon(spline(points('214,606 178,518 144,420 116,322')), 10, { start: 0.9, end: 0.7 });
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
  points('70,612 124,606 206,610 222,614 262,612 176,626').forEach(([x, y], tuft) => {
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
