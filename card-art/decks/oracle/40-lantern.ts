import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { warmLight } from '../../kit/land/warm-light.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  LINE,
  line,
  type Path,
  points,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { floatingLantern } from './40-lantern/floating-lantern.ts';

const HORIZON = 268;

/** The lights that went before, in one long curve from the horizon: x, waterline, scale, turn. */
const FAR = [
  [208, 276, 0.045, -0.3],
  [244, 281, 0.06, 0.2],
  [290, 288, 0.08, -0.1],
  [340, 298, 0.105, 0.35],
  [398, 314, 0.14, -0.25],
  [464, 342, 0.19, 0.15],
  [486, 396, 0.27, -0.35],
  [420, 470, 0.38, 0.3],
] as const;

/** The near one: x, waterline, scale. */
const [X, Y, SCALE] = [214, 664, 1.42];

function skyAndHills(art: Art, palette: Palette): void {
  art.glow(220, 600, 420, '#f0b48c', 0.35);
  art.glow(360, HORIZON, 300, palette.rose, 0.5, 0.3);
  starField(art, 80, { x0: 50, x1: 550, y0: 70, y1: 200, pow: 1.1 });
  const far = points('40,236 96,214 150,232 214,196 272,226 330,238 392,212 446,186 500,216 560,200');
  const hazy = { top: '#57569c', bottom: '#4a4890', lineWidth: LINE.fine };
  mountains(art, 40, 560, HORIZON + 4, far, { seed: 12, ...hazy });
  const near = points('40,262 120,250 200,262 300,266 420,256 490,240 560,250');
  const dark = { top: '#333a80', bottom: '#2a3074', lineWidth: LINE.fine };
  mountains(art, 40, 560, HORIZON + 4, near, { seed: 7, ...dark, engrave: false });
}

function river(art: Art): void {
  const tones = ramp(0, '#7a70b4', 0.16, '#3f4690', 0.55, '#1b2460', 1, '#0c1233');
  art.fill(roundRect(40, HORIZON, 520, 880 - HORIZON), art.linear(0, HORIZON, 0, 862, tones));
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  art.glow(225, 640, 330, '#f0b08c', 0.5, 0.7);
  const strokes = { seed: 21, opacity: 0.34, lineWidth: 1.4, clipL: 50, clipR: 550, broken: 0.6 };
  ripples(art, 300, HORIZON + 8, 850, 250, 260, 44, strokes);
}

function lights(art: Art): void {
  FAR.forEach(([x, y, scale, turn], i) => {
    const column = { dashes: 5 + Math.round(scale * 22), seed: i + 3, thick: Math.max(1.2, 8 * scale) };
    warmLight(art, x, y + 4 * scale, 62 * scale, 210 * scale + 6, column);
    floatingLantern(art, x, y, scale, { turn, detail: scale > 0.3 ? 'lined' : 'none' });
  });
  warmLight(art, X, Y + 14, 96, 190, { dashes: 17, seed: 9, thick: 6 });
  const fresh = { gaps: true, seed: 6, lineWidth: LINE.mid, opacity: 0.75 };
  rings(art, X, Y + 2, [112, 140, 174, 214], 0.24, fresh);
  floatingLantern(art, X, Y, SCALE, { turn: 0.24, detail: 'painted' });
}

/** Reeds of the near bank, cropped by the frame, bent towards the water. */
function reeds(art: Art, palette: Palette): void {
  const chance = random('reeds');
  for (let i = 0; i < 17; i++) {
    const foot = 392 + i * 10.5 + chance.between(-5, 5);
    const length = chance.between(110, 210) * (0.55 + i / 22);
    const lean = chance.between(-92, 12);
    const blade = (share: number): Path =>
      spline([
        [foot, 880],
        [foot + lean * 0.1, 880 - length * 0.45],
        [foot + lean * 0.42, 880 - length * 0.8],
        [foot + lean * share, 880 - length * (0.9 + 0.06 * share)],
      ]);
    const shape = ribbon(blade(1), chance.between(6, 10), { samples: 12, start: 0.7, peak: 0.25 });
    const tone = art.linear(0, 880 - length, 0, 870, ramp(0, '#4a549e', 1, palette.ink));
    art.solid(shape, tone, LINE.fine);
    art.line(blade(0.8), LINE.hair, 'gold', 0.7);
  }
}

/** Paper lights drift away on dark water towards the hills; the nearest has just been let go. */
export const picture = defineCard({
  name: 'oracle/40-lantern',
  seed: 'ln',
  light: [220, 590],
  draw(art, palette) {
    skyAndHills(art, palette);
    river(art);
    lights(art);
    reeds(art, palette);
  },
});
