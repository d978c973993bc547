import { defineCard } from '../../define.ts';
import { swan } from '../../kit/creatures/swan.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  points,
  polar,
  polygon,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { rose } from '../../kit/plants/rose.ts';
import { halo } from '../../kit/sky/halo.ts';
import { dropRay, wavyRay, wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The sun. */
const [X, Y] = [300, 286];
const HORIZON = 640;

/** Roses of the near bank, small ones first so that large ones cover them: x, y, radius. */
const BANK = [
  [164, 860, 28],
  [436, 860, 28],
  [222, 842, 36],
  [378, 842, 36],
  [112, 838, 44],
  [488, 838, 44],
  [300, 820, 50],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(300, 300, 400, palette.glow, 0.45);
  art.glow(300, 640, 330, palette.rose, 0.4, 0.5);
  const nearSun = (x: number, y: number): boolean => Math.hypot(x - 300, y - 290) < 130;
  starField(art, 110, { x0: 50, x1: 550, y0: 80, y1: 600, pow: 1.2, avoid: nearSun });
}

/** Straight and wavy rays in turns, and a heart with a crown of flame in the disc. */
function sunWithHeart(art: Art): void {
  const rays = range(24, (i) => {
    const angle = i * 15;
    if (i % 2) return wavyRay(X, Y, 78, 150, angle, 9);
    return polygon([polar(X, Y, 78, angle - 3.4), polar(X, Y, 168, angle), polar(X, Y, 78, angle + 3.4)]);
  });
  art.blot(rays, 'gold', 0.95);
  halo(art, X, Y, 70, { tick: 60, len: 7 });
  art.fill(ellipse(X, Y, 58), art.radial(290, 272, 70, ramp(0, '#fff8f0', 0.5, '#fbd9c6', 1, '#e08f86')));
  art.line(ellipse(X, Y, 58), LINE.mid);
  const heart = svgPath(
    'M300 326C252 292 248 250 278 246C290 245 297 254 300 264',
    'C303 254 310 245 322 246C352 250 348 292 300 326Z',
  );
  const tone = art.radial(292, 262, 70, ramp(0, '#e0677c', 0.6, '#a32c50', 1, '#5e1436'));
  art.solid(heart, tone, LINE.mid, '#7a1f42');
  art.line(hatch(heart, { angle: 52, gap: 3.6, from: 0.6, to: 0.96 }), LINE.hair, '#ffd9c6', 0.9);
  const shine = svgPath('M272 260C270 268 272 276 277 282C273 272 274 264 280 256C277 256 273 257 272 260Z');
  art.fill(shine, '#ffe9dc', 0.9);
  const flames = range(5, (i) =>
    dropRay(300 + (i - 2) * 6, i === 2 ? 244 : 248, 0, [13, 20, 26, 20, 13][i]!, (i - 2) * 12),
  );
  art.blot(flames, '#a32c50');
  art.blot(wedgeRays(X, Y, 178, 250, 60, 0.6, { alt: 0.5 }), 'gold', 0.55);
}

function water(art: Art): void {
  const hills = points('50,586 120,556 200,606 300,622 400,606 480,556 550,586');
  mountains(art, 50, 550, 680, hills, { seed: 6, top: '#b0607a', bottom: '#7a2f52', lineWidth: LINE.fine });
  const tone = art.linear(0, HORIZON, 0, 862, ramp(0, '#e59a93', 0.25, '#8a3a5a', 1, '#2c0d22'));
  art.fill(roundRect(40, HORIZON, 520, 260), tone);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  ripples(art, 300, 700, 860, 240, 260, 16, { seed: 9, clipL: 54, clipR: 546, opacity: 0.85 });
  rings(art, 300, 770, [60, 110, 170, 236], 0.2, { gaps: true, seed: 5, lineWidth: LINE.mid });
}

/** The light stands between the two: in the heart their necks make. */
function pair(art: Art): void {
  art.glow(300, 560, 150, '#fff3ea', 0.4);
  const plumage = { body: '#e2a1a4', lite: '#fff1ea', ink: '#7a3052' };
  swan(art, plumage);
  swan(art, { ...plumage, mirror: true });
  art.blot(sparkle(300, 566, 20, 0.14));
  art.glow(300, 566, 50, '#fff6ef', 0.5);
}

function roseBank(art: Art): void {
  for (const [x, y, radius] of BANK) {
    for (const angle of [-125, 125, -84, 84, -44, 44]) {
      const fill = art.linear(x, y - radius, x, y + radius, ramp(0, '#5e2547', 1, '#260b1e'));
      const foot = polar(x, y, radius * 0.6, angle);
      veinedLeaf(art, ...foot, radius * 1.05, radius * 0.46, angle, { veins: 4, fill });
    }
    rose(art, x, y, radius, {
      rot: x,
      lite: radius > 48 ? '#ffe0d6' : radius > 40 ? '#e58f98' : '#c4607a',
      dark: radius > 48 ? '#b04a66' : '#5e1a3c',
      layers: radius > 34 ? 4 : 3,
    });
  }
}

/** Two swans whose necks leave a heart of light between them. */
export const picture = defineCard({
  name: 'love/06-two-swans',
  seed: 'lv',
  light: [300, 300],
  numeral: 'VI',
  title: '白鳥のあいだ',
  english: 'Two Swans',
  draw(art, palette) {
    sky(art, palette);
    sunWithHeart(art);
    water(art);
    pair(art);
    roseBank(art);
  },
});
