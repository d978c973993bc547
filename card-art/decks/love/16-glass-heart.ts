import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import { glassHeart, splinter } from '../../kit/objects/glass-heart.ts';
import { metal } from '../../kit/objects/metal.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { roseBud } from '../../kit/plants/rose-bud.ts';
import { roseSpray } from '../../kit/plants/rose-spray.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Where the glass was struck, and the line of the water. */
const [X, Y] = [332, 420];
const SHORE = 692;

/** Light leaves by the cracks, none on the whole side: angle, reach. */
const RAYS = [
  [40, 262],
  [52, 220],
  [96, 204],
  [84, 200],
  [140, 250],
  [122, 190],
  [196, 260],
  [14, 260],
  [-8, 220],
  [244, 280],
  [232, 220],
  [292, 250],
  [304, 290],
] as const;

const BRIAR = spline(points('36,790 96,826 170,846 250,880'));
const FAR_BRIAR = spline(points('570,770 532,812 500,840 470,884'));

/** Leaves of the briars: stem, place on it (thirtieths), side, scale. */
const BRIAR_LEAVES = [
  [BRIAR, 8, -1, 0.9],
  [BRIAR, 17, -1, 0.8],
  [FAR_BRIAR, 10, 1, 0.8],
  [FAR_BRIAR, 18, 1, 0.7],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.45);
  art.glow(300, 700, 320, palette.rose, 0.45, 0.45);
  const nearHeart = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 240;
  starField(art, 80, { x0: 50, x1: 550, y0: 80, y1: 600, pow: 1.1, avoid: nearHeart });
  for (const [angle, reach] of RAYS) {
    const ray = polygon([
      polar(X, Y, 40, angle - 3),
      polar(X, Y, reach, angle - 1.6),
      polar(X, Y, reach, angle + 1.6),
      polar(X, Y, 40, angle + 3),
    ]);
    const fading = ramp(0, '#ffe2cf', 0.55, 0.55, '#ffc9b4', 0.28, 1, '#ffb9a6', 0);
    art.fill(ray, art.radial(X, Y, reach, fading));
  }
}

/** Far ridge, a floor of still water, the heart's light on it. */
function water(art: Art): void {
  const ridge = points('50,646 112,628 180,652 262,668 350,660 430,628 494,646 550,622');
  const tones = { top: '#a55670', bottom: '#6a2446' };
  mountains(art, 50, 550, 720, ridge, { seed: 17, ...tones, lineWidth: LINE.fine, rough: 0.08 });
  const deep = art.linear(0, SHORE, 0, 862, ramp(0, '#c8707c', 0.22, '#7a2c4e', 1, '#260b1e'));
  art.fill(svgPath(`M40 ${SHORE}H560V880H40Z`), deep);
  art.line(line(40, SHORE, 560, SHORE), LINE.fine);
  ripples(art, 300, 700, 860, 236, 262, 15, { seed: 5, clipL: 54, clipR: 546, opacity: 0.55 });
  for (let i = 0; i < 12; i++) {
    const y = 702 + i * 6.5;
    const dash = line(X - 56 + i * 3.6 + (i % 3) * 5, y, X + 50 - i * 3.4 - (i % 2) * 8, y);
    art.blot(ribbon(dash, 2.6, { samples: 5 }), '#fff0e4', 0.85 - i * 0.06);
  }
}

/** The heart on a chain from the point of the arch. */
function hangingHeart(art: Art, palette: Palette): void {
  const links = range(11, (i) =>
    i % 2 ? line(300, 64 + i * 20, 300, 84 + i * 20) : ellipse(300, 74 + i * 20, 5, 11),
  );
  art.line(links);
  art.line(ellipse(300, 300, 12), LINE.bold);
  art.line(ellipse(300, 300, 12), LINE.fine, palette.ink);
  glassHeart(art, 300, 440, 1.42, { rot: 2 });
  art.solid(ellipse(300, 349, 7, 9), metal(art, 300, 349, 12));
  art.line(line(300, 312, 300, 342), LINE.bold);
  art.glow(X, Y, 60, '#fffaf4', 0.9);
  art.blot(sparkle(X + 3, Y, 46, 0.1), '#fffdf8');
}

/** Splinters that fell; the largest has just met the water. */
function splinters(art: Art): void {
  const shape = (text: string): Point[] => points(text).map(([x, y]): Point => [x, y]);
  splinter(art, shape('402,586 420,578 424,604 408,622'));
  splinter(art, shape('214,626 226,632 220,650'));
  splinter(art, shape('438,646 450,644 446,660'));
  rings(art, 412, 764, [22, 44, 72, 104], 0.26, { gaps: true, seed: 4, lineWidth: LINE.mid });
  splinter(art, shape('404,756 414,738 424,752 419,764 408,765'));
  rings(art, 190, 792, [14, 30, 50], 0.26, { gaps: true, seed: 8 });
}

/** A briar on the near shore: thorned, leafing, one bud. */
function briar(art: Art): void {
  for (const [stem, place, side, scale] of BRIAR_LEAVES) {
    const { x, y, angle } = stem.walk(31)[place]!;
    roseSpray(art, x, y, scale, { rot: angle + side * 66, bend: side * 8 });
  }
  const bark = { dark: '#8a4258', lite: '#35102a' };
  cane(art, BRIAR, 9, { thorns: 6, thorn: 11, ...bark });
  cane(art, FAR_BRIAR, 8, { thorns: 4, thorn: 10, ...bark });
  const { x, y } = BRIAR.walk(31)[11]!;
  roseBud(art, x + 4, y - 26, 0.56, { rot: 18 });
  art.line(line(x, y, x + 1, y - 14), LINE.bold);
}

/** Glass that was struck; what shows through the cracks is light. */
export const picture = defineCard({
  name: 'love/16-glass-heart',
  seed: 'lgh',
  light: [X, Y],
  numeral: 'XVI',
  title: '硝子のハート',
  english: 'Glass Heart',
  draw(art, palette) {
    sky(art, palette);
    water(art);
    hangingHeart(art, palette);
    splinters(art);
    briar(art);
  },
});
