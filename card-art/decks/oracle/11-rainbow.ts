import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { ripples } from '../../kit/land/water.ts';
import { lensDrop } from '../../kit/objects/lens-drop.ts';
import {
  type Art,
  arc,
  ellipse,
  type Knot,
  LINE,
  type Local,
  line,
  Path,
  points,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { RAINBOW, rainbow } from '../../kit/sky/rainbow.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the bow, on the horizon of the water. */
const [X, Y] = [300, 560];
const [OUTER, INNER] = [232, 160];
const WATER = 604;

/** Drops still in the air: x, y, radius. */
const DROPS: readonly (readonly [number, number, number])[] = [
  [118, 226, 8],
  [196, 318, 6],
  [254, 444, 7],
  [486, 178, 10],
  [508, 330, 6],
  [96, 408, 6],
  [344, 214, 6],
  [366, 470, 5],
  [234, 668, 8],
  [132, 742, 17],
  [214, 800, 10],
  [512, 690, 11],
];

/** Dark outside the bow, lighter within it, as it is. */
function sky(art: Art, palette: Palette): void {
  const night = ramp(0, '#0e1539', 0.4, '#232b70', 0.8, '#4f4c9c', 1, '#8d7ec0');
  art.fill(roundRect(40, 54, 520, 640), art.linear(0, 64, 0, WATER, night));
  starField(art, 90, {
    x0: 56,
    x1: 544,
    y0: 72,
    y1: 300,
    pow: 1.2,
    avoid: (x, y) => Math.hypot(x - X, y - Y) < OUTER + 14,
  });
  art.fill(
    ellipse(X, Y, INNER),
    art.radial(X, Y, INNER, ramp(0, palette.glow, 0.62, 0.6, '#d9b4d8', 0.42, 1, palette.mist, 0.24)),
  );
  rainbow(art, X, Y, OUTER, INNER, 590);
  const chance = random('last rain');
  for (let i = 0; i < 46; i++) {
    const [x, y, length] = [chance.between(60, 540), chance.between(90, 600), chance.between(8, 26)];
    art.line(line(x, y, x - length * 0.16, y + length), LINE.hair, palette.pale, 0.5);
  }
}

/** Low hills that hide both feet of the bow. */
function hills(art: Art): void {
  const far: readonly Knot[] = points(
    '40,552 84,536 130,544 190,574 290,588 380,582 440,552 500,530 560,540',
  );
  const near: readonly Knot[] = points(
    '40,582 90,566 150,580 230,600 300,604 380,602 440,586 500,562 560,572',
  );
  art.solid(
    Path.join(spline(far)).lineTo(560, WATER).lineTo(40, WATER).close(),
    art.linear(0, 534, 0, WATER, ramp(0, '#7d72b8', 1, '#a48fc6')),
    LINE.fine,
  );
  art.solid(
    Path.join(spline(near)).lineTo(560, WATER).lineTo(40, WATER).close(),
    art.linear(0, 564, 0, WATER, ramp(0, '#333782', 1, '#575399')),
    LINE.fine,
  );
}

/** Water below, with the bow's colours lying on it. */
function water(art: Art): void {
  art.fill(
    roundRect(40, WATER, 520, 270),
    art.linear(0, WATER, 0, 862, ramp(0, '#9c8ec8', 0.25, '#4d4f9e', 1, '#11183f')),
  );
  art.line(line(40, WATER, 560, WATER), LINE.fine);
  RAINBOW.forEach((colour, i) => {
    for (const side of [-1, 1]) {
      const x = X + side * (INNER + 5 + (6 - i) * 10);
      for (let row = 0; row < 9; row++) {
        const y = 616 + row * 14 + (i % 2) * 6;
        const half = 11 - row * 0.8;
        art.blot(ribbon(line(x - half, y, x + half, y), 3, { samples: 5 }), colour, 0.75 - row * 0.08);
      }
    }
  });
  ripples(art, 300, 612, 858, 250, 262, 18, { seed: 4, clipL: 56, clipR: 546, opacity: 0.6, broken: 0.8 });
}

/** The same evening in one drop, upside down. */
function insideOut(box: Local): void {
  box.fill(roundRect(-1.2, -1.9, 2.4, 1.5), box.linear(0, -1.7, 0, -0.4, ramp(0, '#141b4c', 1, '#4d4f9e')));
  box.fill(
    roundRect(-1.2, -0.45, 2.4, 1.6),
    box.linear(0, -0.4, 0, 1, ramp(0, '#f3dfee', 0.45, '#9c8ccc', 1, '#1b2262')),
  );
  const width = 0.07;
  RAINBOW.forEach((colour, i) => {
    box.line(arc(0, -0.4, 1.12 - i * width, 92, 268), width * box.scale + 0.6, colour);
  });
  box.line([arc(0, -0.4, 1.155, 92, 268), arc(0, -0.4, 0.66, 92, 268)], LINE.fine, '#fff6e6', 0.9);
  box.fill(
    spline(
      points('-1.2,-0.5! -0.7,-0.34 -0.3,-0.44 0.1,-0.36 0.6,-0.3 1.2,-0.46! 1.2,-0.62! -1.2,-0.62!'),
      true,
    ),
    '#333782',
  );
  box.line(line(-1.2, -0.62, 1.2, -0.62), LINE.hair);
}

/** A great bow after rain, and once more in a drop. */
export const picture = defineCard({
  name: 'oracle/11-rainbow',
  light: [X, 560],
  title: '虹',
  english: 'Rainbow',
  draw(art, palette) {
    sky(art, palette);
    hills(art);
    water(art);
    for (const [x, y, radius] of DROPS) lensDrop(art, x, y, radius);
    lensDrop(art, 376, 722, 82, insideOut);
  },
});
