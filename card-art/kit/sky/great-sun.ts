import {
  type Art,
  ellipse,
  LINE,
  lerp,
  line,
  polar,
  polygon,
  polyline,
  ramp,
  range,
  spline,
} from '../pen/index.ts';
import { petal } from '../plants/petal.ts';
import { beads } from './halo.ts';
import { lineRays, wavyRay } from './rays.ts';

/** Light to red. */
const [WHITE, CREAM, PEACH, CORAL] = ['#fffaf0', '#ffe0a8', '#f0b07c', '#d9727c'] as const;
/** Contours and engraving on the light disc. */
const RUST = '#a8584c';
const COUNT = 12;

/** Rows of the rosette from outside: petals, length and width as parts of the disc, turn, lit and far tone. */
const ROSETTE = [
  [16, 0.94, 0.3, 0, CREAM, '#f3bd86'],
  [16, 0.76, 0.26, 11.25, WHITE, CREAM],
  [12, 0.56, 0.25, 0, CREAM, '#f3bd86'],
  [8, 0.36, 0.24, 22.5, WHITE, CREAM],
] as const;

/** Fine rays, then wavy ones, then straight ones with a lit and a shaded facet. */
function rays(art: Art, x: number, y: number, radius: number): void {
  const fine = lineRays(x, y, radius * 2.5, radius * 3.5, COUNT * 4, { rot: 3.75, lens: [0.5, 1] });
  art.line(fine, LINE.hair, 'gold', 0.7);
  const lit = art.radial(x, y, radius * 2.4, ramp(0, WHITE, 0.5, CREAM, 0.8, PEACH, 1, CORAL));
  const step = 360 / COUNT;
  for (let i = 0; i < COUNT; i++) {
    const angle = (i + 0.5) * step;
    art.solid(wavyRay(x, y, radius * 1.16, radius * 2.22, angle, 15), lit);
    const vein = range(7, (k) => {
      const sway = Math.sin((k / 6) * Math.PI * 1.75) * 6.3;
      return polar(x, y, lerp(radius * 1.2, radius * 1.95, k / 6), angle + sway);
    });
    art.line(spline(vein), LINE.hair, RUST, 0.9);
  }
  const shaded = art.radial(x, y, radius * 2.4, ramp(0, '#e58a72', 0.6, '#b3567c', 1, '#6a2f62'));
  for (let i = 0; i < COUNT; i++) {
    const angle = i * step;
    const tip = polar(x, y, radius * 2.4, angle);
    const left = polar(x, y, radius * 1.12, angle - 9);
    const right = polar(x, y, radius * 1.12, angle + 9);
    const foot = polar(x, y, radius * 1.02, angle);
    art.fill(polygon([foot, left, tip]), lit);
    art.fill(polygon([foot, tip, right]), shaded);
    art.line([polyline([left, tip, right]), line(...foot, ...tip)]);
  }
}

/** A beaded ring round a rosette of four rows of petals: a sun without a face. */
function disc(art: Art, x: number, y: number, radius: number): void {
  const rim = art.radial(x, y, radius * 1.14, ramp(0, CREAM, 0.8, PEACH, 1, '#c9647a'));
  art.solid(ellipse(x, y, radius * 1.14), rim, LINE.bold * 0.85);
  art.line(ellipse(x, y, radius * 1.06), LINE.fine, '#8a4a4a');
  art.blot(beads(x, y, radius * 1.1, 48, 1.5), '#8a4a4a');
  const glow = ramp(0, '#fffdf6', 0.4, CREAM, 1, PEACH);
  const face = art.radial(x - radius * 0.2, y - radius * 0.2, radius * 1.3, glow);
  art.solid(ellipse(x, y, radius), face, LINE.mid, RUST);
  for (const [count, part, width, turn, lit, far] of ROSETTE) {
    const length = radius * part;
    const tone = art.radial(x, y, length, ramp(0, PEACH, 0.5, lit, 1, far));
    for (let i = 0; i < count; i++) {
      const angle = turn + (i * 360) / count;
      art.solid(petal(x, y, length, radius * width, angle, { tip: 0.1, belly: 0.66 }), tone, LINE.fine, RUST);
      const vein = line(...polar(x, y, length * 0.45, angle), ...polar(x, y, length * 0.86, angle));
      art.line(vein, LINE.hair, '#b9685a');
    }
  }
  art.solid(ellipse(x, y, radius * 0.14), '#fffdf6', LINE.fine, RUST);
}

/** A great sun with twelve straight and twelve wavy rays; `radius` is the rosette's, the rays reach 2.4 times as far. */
export function greatSun(art: Art, x: number, y: number, radius: number): void {
  rays(art, x, y, radius);
  disc(art, x, y, radius);
  art.glow(x, y, radius * 0.9, '#fffaf0', 0.55);
}
