import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { warmLight } from '../../kit/land/warm-light.ts';
import { ripples } from '../../kit/land/water.ts';
import { openArch } from '../../kit/objects/open-arch.ts';
import { archLight, ashlarWall, stoneFloor, stoneRoom } from '../../kit/objects/stone-room.ts';
import { type Art, ellipse, LINE, line, polar, ramp, random, roundRect } from '../../kit/pen/index.ts';
import { loosePetal } from '../../kit/plants/cherry.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Where wall and floor meet; half width of the arch, and the height at which it springs. */
const FLOOR = 656;
const [HALF, RISE] = [106, 306];
const ROOM = stoneRoom({ axis: 300, horizon: 540, eye: 116, depth: 420 });

/** The great star outside. */
const [STAR_X, STAR_Y] = [282, 372];

/** Petals blown in, lying flat: x, y, size, heading, fold. */
const PETALS = [
  [268, 652, 9, 76, 0.5],
  [334, 648, 8, -98, 0.45],
  [262, 716, 12, 104, 0.5],
  [372, 762, 15, -72, 0.6],
  [318, 734, 10, 62, 0.42],
  [206, 772, 13, -112, 0.5],
  [424, 708, 10, 84, 0.5],
  [290, 806, 17, -84, 0.55],
  [120, 812, 14, 66, 0.5],
] as const;

function darkRoom(art: Art, palette: Palette): void {
  const wall = art.radial(300, 420, 420, ramp(0, '#2b3278', 0.45, '#182056', 1, '#0b1030'));
  art.fill(roundRect(40, 50, 520, 610), wall);
  ashlarWall(art, FLOOR, [300, 400]);
  art.glow(300, 400, 330, palette.mist, 0.35);
  art.fill(roundRect(40, FLOOR, 520, 880 - FLOOR), '#0c1233');
  const halo = art.linear(0, FLOOR, 0, 862, ramp(0, palette.glow, 0.5, 1, palette.mist, 0.25));
  art.fill(archLight(ROOM, HALF + 8, RISE + 16), halo);
  stoneFloor(art, ROOM, archLight(ROOM, HALF - 4, RISE));
  art.line(line(40, FLOOR, 560, FLOOR), LINE.fine);
}

/** The sea under one great star. */
function outside(art: Art, palette: Palette): void {
  const dawn = ramp(
    ...[0, '#1a2467', 0.45, '#46489c', 0.72, '#b08cc4'],
    ...[0.77, '#f6d3cb', 0.78, '#8d86c8', 1, '#3b4593'],
  );
  art.fill(roundRect(150, 200, 300, 460), art.linear(0, 230, 0, 640, dawn));
  art.glow(STAR_X, STAR_Y, 190, palette.glow, 0.8);
  const nearStar = (x: number, y: number): boolean => Math.hypot(x - STAR_X, y - STAR_Y) < 40;
  starField(art, 210, { x0: 190, x1: 410, y0: 235, y1: 540, pow: 0.9, avoid: nearStar });
  facetStar(art, STAR_X, STAR_Y, 8, 40, 10, { alt: 0.5, lineWidth: LINE.fine, dark: '#b9a4d4' });
  art.glow(STAR_X, STAR_Y, 26, '#ffffff', 0.95);
  ripples(art, 300, 544, 634, 60, 100, 9, { seed: 3, opacity: 0.8 });
  const tones = ['#fffaf0', '#fff0dc', '#f3d3dc'] as const;
  warmLight(art, STAR_X, 546, 24, 84, { dashes: 11, tones, thick: 3 });
}

/** Star dust over the threshold, and petals on the floor, each with its shadow. */
function blownIn(art: Art, palette: Palette): void {
  art.glow(300, 690, 210, palette.glow, 0.3, 0.5);
  const chance = random('dust');
  for (let i = 0; i < 26; i++) {
    const t = chance();
    const x = 300 + chance.between(-70, 70) * (1 + t) + 14 * t;
    const y = 640 - 70 * (1 - t) * chance() + t * 90;
    const mote =
      chance() > 0.72 ? sparkle(x, y, chance.between(4, 8)) : ellipse(x, y, chance.between(0.8, 1.8));
    art.blot(mote, '#fffdf6', 0.95);
  }
  for (const [x, y, size, angle, fold] of PETALS) {
    const [mx, my] = polar(x, y, size * 0.5, angle);
    art.fill(ellipse(mx + 2, my + size * 0.2, size * 0.6, size * 0.2), '#3d3a86', 0.55);
    loosePetal(art, x, y, size, angle, { fold });
  }
}

/** Both leaves of a door stand open: the sea, one great star, and their light on the floor. */
export const picture = defineCard({
  name: 'oracle/39-door',
  seed: 'dr',
  light: [308, 400],
  title: '扉',
  english: 'Door',
  draw(art, palette) {
    darkRoom(art, palette);
    openArch(art, { room: ROOM, half: HALF, rise: RISE }, () => outside(art, palette));
    blownIn(art, palette);
  },
});
