import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  line,
  points,
  ramp,
  random,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { trumpetLily } from '../../kit/plants/trumpet-lily.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The great ring. */
const [X, Y] = [300, 362];
const RADIUS = 212;

/** Stems from the foot up to each flower. */
const STEMS = {
  middle: points('300,900 306,780 294,660 300,560 288,462'),
  left: points('272,900 246,770 210,640 180,540 164,470 146,436 126,440'),
  right: points('332,900 360,790 400,680 440,580 462,490 478,426 468,388 446,386'),
} as const;

/** Leaves: stem, place on it (hundredths), length, angle to the stem. */
const LEAVES = [
  ['left', 22, 150, -30],
  ['left', 34, 120, 34],
  ['left', 47, 128, -36],
  ['left', 62, 88, -30],
  ['left', 58, 76, 38],
  ['right', 18, 150, 30],
  ['right', 30, 130, -32],
  ['right', 44, 124, 36],
  ['right', 60, 90, 32],
  ['right', 54, 84, -34],
  ['middle', 26, 150, -26],
  ['middle', 38, 150, 28],
  ['middle', 56, 118, -30],
  ['middle', 70, 96, 30],
  ['middle', 84, 64, -34],
] as const;

/** Night with few stars, none on the ring. */
function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 430, palette.glow, 0.5);
  art.glow(300, 800, 340, palette.rose, 0.35, 0.5);
  const outside = (x: number, y: number): boolean => Math.abs(Math.hypot(x - X, y - Y) - RADIUS) < 26;
  starField(art, 130, { x0: 50, x1: 550, y0: 70, y1: 700, pow: 1.1, avoid: outside });
}

/** A ring of light, not a moon: the sky is seen through it. */
function ring(art: Art): void {
  art.fill(
    ellipse(X, Y, RADIUS),
    art.radial(
      X,
      Y,
      RADIUS,
      ramp(0, '#f4ecff', 0.34, 0.6, '#a9a6ea', 0.16, 0.9, '#e0a9c4', 0.2, 1, '#fff6e6', 0.5),
    ),
  );
  for (const [width, opacity] of [
    [26, 0.1],
    [17, 0.16],
    [10, 0.3],
    [5, 1],
  ] as const) {
    art.line(ellipse(X, Y, RADIUS), width, '#fff3dc', opacity);
  }
  art.line(ellipse(X, Y, RADIUS - 14), LINE.fine);
  art.line(ellipse(X, Y, RADIUS + 15), LINE.hair);
  art.line(ticks(X, Y, RADIUS + 20, RADIUS + 28, 120), LINE.hair, 'gold', 0.8);
}

/** A stem and its long leaves. */
function stemOf(art: Art, name: keyof typeof STEMS): void {
  const stem = spline(STEMS[name]);
  art.blot(ribbon(stem, 13, { start: 1, end: 0.62, samples: 26 }), 'gold');
  art.blot(
    ribbon(stem, 9, { start: 1, end: 0.52, samples: 26 }),
    art.linear(0, 300, 0, 860, ramp(0, '#8fb8b4', 0.4, '#4a5f9a', 1, '#1a2258')),
  );
  const steps = stem.walk(101);
  for (const [of, place, length, turn] of LEAVES) {
    if (of !== name) continue;
    const { x, y, angle } = steps[place]!;
    const tone = art.linear(
      x,
      y,
      x + Math.sign(turn) * length * 0.5,
      y - length * 0.8,
      ramp(0, '#1c2560', 0.6, '#3f5596', 1, '#86a8bc'),
    );
    veinedLeaf(art, x, y, length, length * 0.26, angle + turn, {
      bend: Math.sign(turn) * 22,
      veins: 0,
      fill: tone,
    });
  }
}

/** Pollen that the nodding flowers let go; it falls as stars fall. */
function pollen(art: Art, from: readonly Knot[], seed: string): void {
  const chance = random(seed);
  for (const { x, y, t } of spline(from).walk(34)) {
    const spread = 8 + t * 46;
    const [px, py] = [x + chance.between(-spread, spread), y + chance.between(-14, 14)];
    art.blot(ellipse(px, py, chance.between(0.9, 2.3)), '#ffd9a0', 1 - t * 0.5);
    if (chance() > 0.86) art.blot(sparkle(px, py, chance.between(5, 9)), '#ffe6bd');
  }
}

/** Low mist that the stems come out of. */
function mist(art: Art): void {
  art.glow(300, 850, 330, '#a9a6ea', 0.5, 0.3);
  for (const [x, y, length] of [
    [70, 806, 190],
    [340, 824, 190],
    [180, 842, 240],
  ] as const) {
    art.blot(ribbon(line(x, y, x + length, y), 3, { samples: 6 }), 'gold', 0.55);
  }
}

/** Three lilies before a ring of light: one looks up, two bow and shed their pollen like stars. */
export const picture = defineCard({
  name: 'oracle/26-lily',
  light: [X, Y],
  title: '百合',
  english: 'Lily',
  draw(art, palette) {
    sky(art, palette);
    ring(art);
    pollen(art, points('130,640 140,710 120,780 136,846'), 'left');
    pollen(art, points('440,590 466,670 448,760 470,846'), 'right');
    stemOf(art, 'left');
    stemOf(art, 'right');
    stemOf(art, 'middle');
    trumpetLily(art, 128, 438, 0.8, { rot: 176, spread: 0.6, mirror: true });
    trumpetLily(art, 448, 384, 0.88, { rot: 190, spread: 0.7 });
    trumpetLily(art, 288, 470, 1.16, { rot: -5 });
    mist(art);
  },
});
