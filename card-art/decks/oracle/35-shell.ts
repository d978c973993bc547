import { defineCard } from '../../define.ts';
import { nautilus, spiralPoint } from '../../kit/creatures/nautilus.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { pearl } from '../../kit/objects/pearl.ts';
import {
  type Art,
  ellipse,
  LINE,
  lerp,
  line,
  Path,
  type Point,
  points,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Middle of the spiral, its radius at the lip; the pearl. */
const [X, Y, RADIUS] = [238, 396, 298];
const PEARL: Point = [326, 549];
const HORIZON = 566;
/** Middle of the rings. */
const [RING_X, RING_Y] = [306, 628];

/** The spiral goes on as stars. */
function sky(art: Art, palette: Palette): void {
  art.glow(...PEARL, 460, palette.glow, 0.4);
  art.glow(200, 360, 330, palette.cool, 0.25);
  const chance = random('spiral');
  const dots = [new Path(), new Path(), new Path()];
  for (let i = 0; i < 150; i++) {
    const ahead = chance.between(10, 190);
    const spread = 1 + chance.between(-0.06, 0.06) * (1 + ahead / 200);
    const [x, y] = spiralPoint(X, Y, RADIUS * spread, -ahead);
    dots[Math.floor(chance() * 3)]!.moveTo(x, y).lineTo(x, y);
  }
  art.line(dots[0]!, 1.3, palette.pale, 0.8);
  art.line(dots[1]!, 2, palette.pale, 0.9);
  art.line(dots[2]!, 3);
  for (const [ahead, size] of [
    [26, 9],
    [48, 7],
    [76, 11],
  ] as const) {
    art.blot(sparkle(...spiralPoint(X, Y, RADIUS, -ahead), size));
  }
  const nearShell = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 200;
  starField(art, 60, { x0: 50, x1: 550, y0: 70, y1: 330, avoid: nearShell });
}

/** Level lines that widen towards us, and rings round the shell. */
function water(art: Art): void {
  const tone = art.linear(0, HORIZON, 0, 862, ramp(0, '#756cb4', 0.25, '#474a96', 1, '#131b4c'));
  art.fill(roundRect(40, HORIZON, 520, 880 - HORIZON), tone);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  for (let y = HORIZON + 5, gap = 5; y < 880; y += gap, gap *= 1.115) {
    const furrow = spline(points(`30,${y + 2} 200,${y - 1} 400,${y + 1} 570,${y - 1}`));
    const width = lerp(1, 2.4, (y - HORIZON) / 300);
    art.blot(ribbon(furrow, width, { samples: 8, start: 1, end: 1 }), 'gold', 0.5);
  }
  const ring = (radius: number): Path => ellipse(RING_X, RING_Y, radius, radius * 0.36);
  const tones = ramp(0, '#ece0f2', 0.35, '#a294cc', 0.75, '#4d4f9c', 1, '#34397f');
  art.fill(ring(262), art.radial(RING_X + 16, RING_Y, 270, tones, 0.36));
  [60, 92, 124, 156, 188, 220, 252].forEach((radius, i) => {
    art.line(ring(radius), lerp(LINE.mid, LINE.fine, i / 6), 'gold', lerp(0.95, 0.7, i / 6));
  });
  art.line(ring(262), LINE.mid);
  art.fill(ellipse(RING_X - 30, RING_Y + 2, 150, 26), '#1b2058', 0.5);
}

/** A nautilus with a pearl in its open chamber. */
export const picture = defineCard({
  name: 'oracle/35-shell',
  seed: 'sh',
  light: [331, 520],
  title: '貝',
  english: 'Shell',
  draw(art, palette) {
    sky(art, palette);
    water(art);
    nautilus(art, X, Y, RADIUS, { light: PEARL, inside: () => pearl(art, ...PEARL, 46) });
  },
});
