import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ripples } from '../../kit/land/water.ts';
import {
  type Art,
  hatch,
  type Knot,
  LINE,
  line,
  type Paint,
  points,
  ramp,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { auroraVeil } from './09-aurora/aurora-veil.ts';
import { fir } from './09-aurora/fir.ts';

/** Where the still lake begins. */
const LAKE = 660;

/** Firs, far to near: x, height of the foot, height of the tree, how far its reflection lies below the foot. */
const FIRS = [
  [212, 670, 56, 2],
  [188, 676, 84, 4],
  [156, 682, 128, 4],
  [452, 672, 60, 2],
  [478, 677, 96, 3],
  [118, 694, 196, 8],
  [520, 686, 170, 4],
  [74, 722, 320, 8],
] as const;

function sky(art: Art, palette: Palette): void {
  const night = ramp(0, '#0a1030', 0.45, '#1a2462', 0.85, '#4a4690', 1, '#7a659e');
  art.fill(roundRect(40, 50, 520, 830), art.linear(0, 60, 0, LAKE, night));
  art.glow(320, 420, 400, '#9fd9e0', 0.46);
  art.glow(300, LAKE, 300, palette.rose, 0.7, 0.28);
  starField(art, 190, { x0: 50, x1: 550, y0: 66, y1: 600, pow: 1 });
  const water = art.linear(0, LAKE, 0, 862, ramp(0, '#7a70b2', 0.25, '#2f387e', 1, palette.ink));
  art.fill(roundRect(40, LAKE, 520, 880 - LAKE), water);
}

/** A far veil, and a near one that turns back on itself. */
function veils(art: Art): void {
  auroraVeil(art, points('40,300 130,336 210,300 330,276 430,300 500,270 560,280'), 210, {
    seed: 3,
    opacity: 0.8,
    hem: 0.25,
    hues: ['#dfeefc', '#8fb2ea', '#b68fd6'],
    lean: 0.1,
  });
  const foot = '60,560 140,590 236,566 268,510 226,462 262,416 360,430 424,500 500,506 570,452';
  auroraVeil(art, points(foot), 330, {
    seed: 9,
    lake: LAKE,
    lean: 0.08,
    hues: ['#f4fffa', '#8fe0dc', '#cf9adc'],
  });
}

/** The lake lies still: a few long lines only, brightest under the fold. */
function shoreAndLake(art: Art): void {
  const ridge = points('50,640 130,618 220,640 330,596 410,634 480,622 550,638');
  const tones = { top: '#6a68b6', bottom: '#4a4a98' };
  mountains(art, 50, 550, LAKE, ridge, { seed: 8, ...tones, lineWidth: LINE.fine, rough: 0.08 });
  art.line(line(40, LAKE, 560, LAKE), LINE.mid);
  ripples(art, 300, LAKE + 14, 850, 190, 250, 9, { seed: 3, opacity: 0.5, clipL: 50, clipR: 550 });
  for (let i = 0; i < 8; i++) {
    const y = LAKE + 8 + i * 7;
    const dash = ribbon(line(210 + i * 3, y, 330 - i * 4, y), 2.2, { samples: 5 });
    art.blot(dash, '#eafff6', 0.75 - i * 0.07);
  }
}

function bank(art: Art, palette: Palette, outline: readonly Knot[], seed: number): void {
  const mirrored = outline.map(([x, y, corner = 0]): Knot => [x, LAKE + 40 + (LAKE + 16 - y) * -0.2, corner]);
  const shape = spline(outline, true);
  art.fill(spline(mirrored, true), palette.ink, 0.4);
  const earth = art.linear(0, LAKE - 10, 0, LAKE + 70, ramp(0, '#3a4290', 0.4, '#1a2258', 1, palette.ink));
  art.solid(shape, earth, LINE.fine);
  const grass = hatch(shape, { angle: 90, gap: 6, from: 0.1, to: 0.7, jitter: 0.5, seed });
  art.line(grass, LINE.hair, 'gold', 0.5);
}

/** Reflections as tapered dashes, not shapes: a solid one would make a flower pot of each fir. */
function reflections(art: Art, palette: Palette): void {
  for (const [x, foot, height, below] of FIRS) {
    const y = foot + below;
    const tone = art.linear(0, y, 0, y + height * 0.6, ramp(0, palette.ink, 0.7, 1, palette.ink, 0));
    for (let j = -4; j <= 4; j++) {
      const at = x + j * height * 0.034;
      const dash = line(at, y - 1, at, y + height * (0.62 - Math.abs(j) * 0.12));
      art.fill(ribbon(dash, height * 0.03, { samples: 5, start: 0.9, end: 0.1 }), tone);
    }
  }
}

/** A tall stand on the left bank, three on the right; lit from the middle. */
function firs(art: Art, palette: Palette): void {
  for (const [x, y, height] of FIRS) {
    const tones =
      x < 300
        ? ramp(0, palette.ink, 0.6, '#1b2458', 1, '#414b94')
        : ramp(0, '#414b94', 0.4, '#1b2458', 1, palette.ink);
    const fill: Paint = art.linear(x - height * 0.2, 0, x + height * 0.2, 0, tones);
    fir(art, x, y, height, {
      fill,
      tiers: 5 + Math.round(height / 36),
      spread: 0.34,
      lineWidth: height > 150 ? 0.9 : LINE.hair,
      engrave: height > 90,
    });
  }
}

/** Two folded veils of light over a lake between firs; the lake mirrors the fold. */
export const picture = defineCard({
  name: 'oracle/09-aurora',
  seed: 'nau',
  light: [300, 500],
  draw(art, palette) {
    sky(art, palette);
    veils(art);
    shoreAndLake(art);
    reflections(art, palette);
    const left = '20,684! 60,676 120,672 190,664 246,666! 226,676 190,688! 176,698 136,716! 120,732 20,752!';
    bank(art, palette, points(left), 3);
    const right = '580,676! 520,670 470,664 424,667! 440,676 476,688! 500,694 530,700! 580,712!';
    bank(art, palette, points(right), 4);
    firs(art, palette);
  },
});
