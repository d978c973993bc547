import { defineCard } from '../../define.ts';
import { greatFeather } from '../../kit/creatures/great-feather.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { ripples } from '../../kit/land/water.ts';
import { type Art, LINE, line, points, ramp, ribbon, roundRect } from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

const HORIZON = 770;

function sky(art: Art, palette: Palette): void {
  art.glow(250, 300, 430, palette.glow, 0.5);
  art.glow(330, 780, 300, palette.rose, 0.45, 0.5);
  const nearFeather = (x: number, y: number): boolean => Math.abs(x - 300 - (y - 400) * 0.38) < 120;
  starField(art, 120, { x0: 50, x1: 550, y0: 70, y1: 750, pow: 1, avoid: nearFeather });
}

/** Still water, and the feather's light on it as broken dashes: rings would need something that fell. */
function water(art: Art, palette: Palette): void {
  const tone = art.linear(0, HORIZON, 0, 862, ramp(0, '#7a70b2', 0.3, '#343c84', 1, palette.ink));
  art.fill(roundRect(40, HORIZON, 520, 880 - HORIZON), tone);
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  for (let i = 0; i < 9; i++) {
    const half = 60 - Math.abs(i - 3) * 7 + (i % 3) * 8;
    const [x, y] = [372 - i * 4, 778 + i * 9];
    const dash = ribbon(line(x - half, y, x + half * 0.8, y), 2.4, { samples: 6 });
    art.blot(dash, i % 3 === 1 ? palette.pale : 'gold', 0.9 - i * 0.07);
  }
  art.glow(372, 790, 120, palette.glow, 0.5, 0.28);
  ripples(art, 300, HORIZON + 12, 858, 200, 250, 6, { seed: 9, opacity: 0.45, clipL: 50, clipR: 550 });
}

function feather(art: Art): void {
  greatFeather(art, points('452,700 408,634 348,534 288,414 238,288 214,174 232,106'), 190);
  art.glow(236, 210, 120, '#ffffff', 0.3);
  for (const [x, y, size] of [
    [118, 500, 8],
    [462, 220, 10],
    [140, 180, 6],
    [500, 590, 7],
    [176, 650, 7],
  ] as const) {
    art.blot(sparkle(x, y, size));
  }
}

/** One great feather comes down over still water. */
export const picture = defineCard({
  name: 'oracle/34-feather',
  seed: 'nfe',
  light: [236, 260],
  title: '羽',
  english: 'Feather',
  draw(art, palette) {
    sky(art, palette);
    water(art, palette);
    feather(art);
  },
});
