import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  curve,
  ellipse,
  hatch,
  LINE,
  lerp,
  line,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  svgPath,
} from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { roseBud } from '../../kit/plants/rose-bud.ts';
import { roseSpray } from '../../kit/plants/rose-spray.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { longLeaf } from './17-mirrored-stars/long-leaf.ts';

/** The greater star, the smaller one, and where the water shows both as one. */
const GREATER: Point = [226, 296];
const SMALLER: Point = [398, 388];
const REFLECTION: Point = [304, 758];

const REEDS = [
  ['500,890 506,800 494,720 470,664', 20],
  ['524,890 530,800 524,716 536,640', 19],
  ['478,890 474,844 462,810 446,790', 17],
  ['544,890 546,830 530,780 508,748', 16],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(...GREATER, 280, palette.glow, 0.5);
  art.glow(...SMALLER, 200, palette.glow, 0.45);
  art.glow(300, 612, 330, palette.rose, 0.55, 0.4);
  const nearStars = (x: number, y: number): boolean =>
    Math.hypot(x - GREATER[0], y - GREATER[1]) < 130 || Math.hypot(x - SMALLER[0], y - SMALLER[1]) < 92;
  starField(art, 150, { x0: 50, x1: 550, y0: 80, y1: 540, pow: 1.1, avoid: nearStars });
}

/** Two shores that look at each other across the water. */
function shores(art: Art): void {
  const left = points('50,548 92,526 140,566 196,592 252,606 276,612');
  const leftTones = { top: '#b0607a', bottom: '#7a2f52' };
  mountains(art, 50, 550, 660, left, { seed: 6, ...leftTones, lineWidth: LINE.fine, rough: 0.07 });
  const deep = ramp(0, '#e59a93', 0.16, '#9a4560', 0.5, '#571c38', 1, '#260b1e');
  art.fill(svgPath('M40 612H560V880H40Z'), art.linear(0, 612, 0, 862, deep));
  const right = points('392,620 430,606 470,596 504,566 530,574 556,544');
  const rightTones = { top: '#8a3f60', bottom: '#57193a' };
  mountains(art, 392, 560, 621, right, { seed: 12, ...rightTones, lineWidth: LINE.fine, rough: 0.07 });
  art.line(line(40, 612, 408, 612), LINE.fine, 'gold', 0.8);
  art.line(line(392, 621, 560, 621), LINE.fine, 'gold', 0.8);
  ripples(art, 300, 622, 860, 236, 262, 17, { seed: 5, clipL: 54, clipR: 546, opacity: 0.5 });
}

/** Each star scatters glitter over the water; the two run together (solid paths would be raised arms). */
function glitter(art: Art): void {
  const chance = random(17);
  for (const [x0, size] of [
    [GREATER[0], 1.2],
    [SMALLER[0], 0.9],
  ] as const) {
    for (let i = 0; i < 17; i++) {
      const t = i / 16;
      const y = lerp(619, 712, t);
      for (let k = 0; k < (i % 3 ? 2 : 1); k++) {
        const x = lerp(x0, REFLECTION[0], t * t) + chance.between(-1, 1) * lerp(12, 62, t) * size;
        const width = chance.between(14, 34) * size * (1 - 0.2 * t);
        const dash = line(x - width / 2, y + chance.between(-2, 2), x + width / 2, y);
        art.blot(ribbon(dash, 2.4, { samples: 5 }), '#fff0e4', lerp(0.85, 0.5, t));
      }
    }
  }
}

/** One reflection of both: a great star laid on the water, cut by the ripples. */
function reflection(art: Art, palette: Palette): void {
  const [x, y] = REFLECTION;
  art.glow(x, y, 190, palette.glow, 0.6, 0.5);
  rings(art, x, y + 4, [128, 168, 212], 0.3, { gaps: true, seed: 4, lineWidth: LINE.mid, opacity: 0.8 });
  const star = polygon(
    range(16, (i): Point => {
      const [dx, dy] = polar(0, 0, i % 2 ? 32 : i % 4 ? 78 : 118, i * 22.5);
      return [x + dx * 1.24, y + dy * 0.52];
    }),
  );
  const light = ramp(0, '#fff6ea', 0.75, 0.5, '#ffb9a6', 0.45, 1, '#e27f8e', 0.25);
  art.fill(star, art.radial(x, y, 130, light));
  const cuts = hatch(star, { angle: 0, gap: 5.6, jitter: 0.05, seed: 3, shortest: 4 }).flatten(2);
  cuts.forEach(([from, to], i) => {
    const sway = Math.sin(i * 1.9) * 4;
    const dash = line(from![0] - 4 + sway, from![1], to![0] + 4 + sway, from![1]);
    art.blot(ribbon(dash, 4.2, { samples: 5, start: 0.2, end: 0.2 }), '#fff3ea', 0.95);
  });
  art.glow(x, y, 54, '#fffaf4', 0.85, 0.7);
}

/** The two above, and a few specks of dust between them. */
function twoStars(art: Art, palette: Palette): void {
  for (const [[x, y], outer, inner] of [
    [GREATER, 104, 26],
    [SMALLER, 64, 17],
  ] as const) {
    const back = { rot: 22.5, lineWidth: LINE.fine, dark: '#6a2446', lit: palette.gold[2], hatchGap: 4 };
    facetStar(art, x, y, 8, outer * 0.72, inner * 1.1, back);
    facetStar(art, x, y, 8, outer, inner, { alt: 0.62, lineWidth: LINE.mid, dark: '#8a3a58', hatchGap: 3.4 });
    art.glow(x, y, outer * 0.5, '#fffaf4', 0.85);
    art.blot(ellipse(x, y, outer * 0.06), '#fffdf8');
  }
  const dust = line(...GREATER, ...SMALLER)
    .walk(17)
    .slice(7, 12);
  art.blot(dust.map(({ x, y }, i) => ellipse(x, y, i === 2 ? 3 : 1.8)));
}

/** A wild-rose spray leans over the water: cane, leaves, two open flowers, a bud. */
function wildRoseSpray(art: Art): void {
  const spray = curve('36,872 76,846 114,838 148,812');
  const steps = spray.walk(31);
  for (const [place, side] of [
    [6, 1],
    [13, -1],
    [20, 1],
  ] as const) {
    const { x, y, angle } = steps[place]!;
    roseSpray(art, x, y, 0.82, { rot: angle + side * 58, bend: side * 8 });
  }
  cane(art, spray, 8, { thorns: 4, thorn: 9, dark: '#8a4258', lite: '#5e2040' });
  roseBud(art, 149, 811, 0.46, { rot: 34 });
  wildRose(art, 122, 846, 26, { rot: 20, lite: '#ffc4bf', dark: '#8a2f50', lineWidth: LINE.mid });
  wildRose(art, 80, 818, 33, { rot: -8, lite: '#f4a7ae', dark: '#7a2446', lineWidth: LINE.mid });
}

/** Two stars above the water; the water shows one. Untrue to optics, on purpose. */
export const picture = defineCard({
  name: 'love/17-mirrored-stars',
  seed: 'lms',
  light: [306, 420],
  numeral: 'XVII',
  draw(art, palette) {
    sky(art, palette);
    shores(art);
    glitter(art);
    reflection(art, palette);
    twoStars(art, palette);
    for (const [knots, width] of REEDS) longLeaf(art, points(knots), width, { lite: '#8a3f60' });
    wildRoseSpray(art);
  },
});
