import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { swell } from '../../kit/land/swell.ts';
import { ripples } from '../../kit/land/water.ts';
import { waveCrest } from '../../kit/land/wave-crest.ts';
import {
  type Art,
  curl,
  ellipse,
  LINE,
  lerp,
  line,
  points,
  polar,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The low moon in the wave's hollow, and the line of the sea. */
const [X, Y, RADIUS] = [288, 492, 50];
const HORIZON = 652;

/** Drops that have become stars: x, y, size. */
const STARS = [
  [96, 470, 6],
  [110, 520, 7],
  [166, 172, 7],
  [112, 232, 5],
] as const;
/** The rim the spray leaves, from the crest to the tip of the lip. */
const RIM = spline(points('330,214 274,200 196,214 140,262 110,340 112,410 150,452'));

/** Near crests that break: place and size. */
const BREAKERS = [
  [300, 728, 1],
  [398, 778, 1.2],
  [78, 782, 0.8],
  [512, 718, 0.8],
] as const;

function skyAndMoon(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.5);
  art.glow(200, 640, 300, palette.rose, 0.55, 0.35);
  art.glow(X, Y, 170, '#fffaf0', 0.5);
  const inHollow = (x: number, y: number): boolean => Math.hypot(x - 280, y - 420) < 190;
  starField(art, 120, { x0: 50, x1: 550, y0: 70, y1: 600, pow: 1.1, avoid: inHollow });
  const face = art.radial(X - 12, Y - 14, 66, ramp(0, '#fffdf6', 0.6, '#f3e6d2', 1, '#c9b7d8'));
  art.solid(ellipse(X, Y, RADIUS), face, LINE.mid);
}

/** The far sea and the moon's road on it. */
function farSea(art: Art, palette: Palette): void {
  const water = art.linear(0, HORIZON, 0, 800, ramp(0, '#9a90cc', 0.3, '#3d478f', 1, palette.ink));
  art.fill(roundRect(40, HORIZON, 520, 218), water);
  art.line(line(40, HORIZON, 330, HORIZON), LINE.fine);
  ripples(art, 170, 662, 716, 120, 130, 6, { seed: 5, opacity: 0.6, clipL: 50 });
  for (let i = 0; i < 6; i++) {
    const y = 658 + i * 7;
    art.blot(ribbon(line(X - 60 - i * 9, y, X + 10 - i * 16, y), 2.4, { samples: 5 }), 'gold', 0.9);
  }
}

/** Drops leave the rim, smaller the further they are: one cannot tell them from the stars. */
function spray(art: Art, palette: Palette): void {
  const chance = random('spray');
  const rim = RIM.walk(60);
  for (let i = 0; i < 64; i++) {
    const { x, y, angle } = chance.pick(rim);
    const away = chance() ** 1.8;
    const place = polar(x, y, 14 + away * 96, angle + chance.between(50, 100));
    if (place[0] > 62)
      art.blot(ellipse(...place, lerp(2.3, 0.8, away) * chance.between(0.7, 1.2)), palette.pale, 0.95);
  }
  for (const [x, y, size] of STARS) art.blot(sparkle(x, y, size), 'gold', 0.95);
}

/** Crests of unequal length, with foam where they break. */
function nearSea(art: Art, palette: Palette): void {
  const mid = points('30,756 84,748 150,762 250,752 300,728 352,744 430,752 512,718 580,744');
  swell(art, mid, 880, { top: '#30408e', bottom: '#131b4a', lines: 6, gap: 10 });
  const near = points('30,800 78,782 124,806 230,818 330,806 398,778 440,800 510,812 580,800');
  swell(art, near, 880, { top: '#18225a', bottom: '#0b1130', lines: 5, gap: 11, opacity: 0.8 });
  art.line(spline(near), LINE.bold * 0.8);
  for (const [x, y, size] of BREAKERS) {
    for (let i = 0; i < 5; i++) {
      const drop = Math.abs(i - 2.4) ** 1.7 * 1.5 * size;
      const length = 15 * size * (1 - Math.abs(i - 2) * 0.14);
      const hook = curl(x - 14 * size + i * 6 * size, y + 1 + drop, -20 - i * 9, length, -170, {
        samples: 8,
      });
      const claw = ribbon(hook, 3.4 * size, { samples: 9, start: 0.9, end: 0.02, peak: 0.15 });
      art.solid(claw, palette.pale, LINE.hair);
    }
  }
}

/** A great wave curls round the low moon; its spray turns into stars. */
export const picture = defineCard({
  name: 'oracle/16-wave',
  seed: 'nwv',
  light: [262, 470],
  title: '波',
  english: 'Wave',
  draw(art, palette) {
    skyAndMoon(art, palette);
    farSea(art, palette);
    waveCrest(art);
    spray(art, palette);
    nearSea(art, palette);
  },
});
