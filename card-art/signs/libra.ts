import { type Art, LINE, line, polygon, ramp, random, range, ribbon, svgPath } from '../kit/pen/index.ts';
import { lineRays } from '../kit/sky/rays.ts';
import { beamScales } from './libra/beam-scales.ts';
import { medallion } from './shared/medallion.ts';

const HORIZON = 438;

function sea(art: Art, x: number): void {
  const water = art.linear(0, HORIZON, 0, HORIZON + 102, ramp(0, '#7a4f86', 0.4, '#35245f', 1, '#150f33'));
  art.fill(
    polygon([
      [60, HORIZON],
      [540, HORIZON],
      [540, 550],
      [60, 550],
    ]),
    water,
  );
  const dashes = range(26, (i) => {
    const chance = random(`sea${i}`);
    const y = HORIZON + 8 + i * 3.4;
    const left = chance.between(80, 450);
    return ribbon(line(left, y, left + chance.between(24, 80), y), 1.4, { samples: 4 });
  });
  art.line(dashes, LINE.hair, 'gold', 0.5);
  art.line(line(x - 193, HORIZON, x + 193, HORIZON), LINE.fine + 0.4);
}

/** Half of the disc, rays, bands of evening, and its road on the water. */
function settingSun(art: Art, x: number): void {
  art.glow(x, HORIZON, 190, '#f0b98f', 0.55);
  art.line(lineRays(x, HORIZON, 88, 112, 29, { from: -72, to: 77, lens: [1, 0.55] }), LINE.fine, 'gold', 0.8);
  const disc = svgPath('M-78 0C-78 -43 -43 -78 0 -78C43 -78 78 -43 78 0Z').translate(x, HORIZON);
  art.solid(disc, art.linear(0, HORIZON - 80, 0, HORIZON, ramp(0, '#fff3d8', 0.5, '#f6c89c', 1, '#d98fa9')));
  const bands = range(6, (i) => {
    const height = 8 + i * i * 1.5 + i * 4;
    const half = Math.sqrt(76 ** 2 - height ** 2);
    return line(x - half, HORIZON - height, x + half, HORIZON - height);
  });
  art.line(bands, LINE.hair, '#a8415e', 0.7);
  for (let i = 0; i < 9; i++) {
    const half = 74 - i * 7;
    const y = HORIZON + 11 + i * 9;
    art.blot(ribbon(line(x - half, y, x + half, y), 2.8, { samples: 6 }), 'gold', 0.9 - i * 0.07);
  }
}

/** Level scales on a thread; between the pans the sun sets in the sea. */
export const picture = medallion({
  sign: 'libra',
  stars: [
    [196, 112, 1],
    [170, 142, 1.2],
    [214, 148, 1.2],
    [186, 176, 1],
  ],
  links: [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
  ],
  draw(art, x, y) {
    sea(art, x);
    settingSun(art, x);
    beamScales(art, x, y + 20, 1);
  },
});
