import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { swell } from '../../kit/land/swell.ts';
import {
  type Art,
  bandBetween,
  between,
  type Knot,
  points,
  ramp,
  random,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { dandelion, dandelionSeed } from '../../kit/plants/dandelion.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The larger clock. */
const [X, Y] = [168, 640];

/** Seeds on their way: x, y, size, heading of the parasol. */
const SEEDS = [
  [256, 588, 30, 66],
  [300, 628, 26, 84],
  [318, 540, 32, 58],
  [372, 506, 30, 48],
  [404, 568, 24, 78],
  [432, 440, 30, 40],
  [490, 392, 28, 30],
  [352, 404, 24, 70],
  [262, 500, 22, 50],
  [458, 318, 24, 16],
  [330, 250, 20, 80],
  [404, 160, 20, 100],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.5);
  art.glow(400, 770, 330, palette.rose, 0.8, 0.5);
  starField(art, 110, { x0: 50, x1: 550, y0: 70, y1: 760, pow: 1 });
}

/** A breath of wind: a bundle of lines between two edges that parts and gathers. */
function breath(art: Art, top: readonly Knot[], low: readonly Knot[], lines: number, opacity: number): void {
  const { pale, cool, mist } = art.palette;
  const [upper, lower] = [spline(top), spline(low)];
  for (let i = 0; i <= lines; i++) {
    const strand = between(upper, lower, i / lines, { samples: 30 });
    const shape = ribbon(strand, i % 3 ? 1.5 : 3, { samples: 30, start: 0.05, end: 0.02, peak: 0.35 });
    art.blot(shape, i % 4 === 2 ? pale : 'gold', opacity * (i % 3 ? 0.6 : 0.95));
  }
  const [[x0, y0], [x1, y1]] = [top[0]!, top[top.length - 1]!];
  const veil = art.linear(x0, y0, x1, y1, ramp(0, cool, 0, 0.4, cool, 0.22, 1, mist, 0));
  art.fill(bandBetween(upper, lower, 0.1, 0.9, 30), veil);
}

function wind(art: Art): void {
  breath(
    art,
    points('30,250 130,190 260,210 360,290 450,300 500,240 468,190 428,204 424,236'),
    points('30,330 140,262 250,276 350,350 470,352 530,250 478,164 410,186 416,244'),
    9,
    0.95,
  );
  breath(
    art,
    points('30,420 150,372 260,420 360,480 460,470 580,410'),
    points('30,480 140,432 250,468 356,530 470,520 580,470'),
    7,
    0.75,
  );
  breath(
    art,
    points('120,620 226,566 330,602 414,646 482,626 504,588 480,564 458,580'),
    points('110,660 226,610 322,642 414,684 508,650 524,584 478,548 444,576'),
    5,
    0.6,
  );
}

/** Grass bent to the right by the same wind. */
function meadow(art: Art, palette: Palette): void {
  const tones = { top: '#3b458f', bottom: '#131b4a' };
  const crest = points('30,790 140,768 260,790 400,772 570,800');
  swell(art, crest, 880, { ...tones, lines: 3, gap: 12, opacity: 0.5 });
  const chance = random('grass');
  for (let i = 0; i < 70; i++) {
    const [x, y] = [chance.between(40, 560), chance.between(800, 880)];
    const length = chance.between(40, 100) * (y > 840 ? 1.2 : 0.8);
    const blade = spline([
      [x, y],
      [x + length * 0.16, y - length * 0.5],
      [x + length * 0.62, y - length * 0.82],
    ]);
    const shape = ribbon(blade, chance.between(2, 3.6), { samples: 8, start: 0.9, end: 0.02, peak: 0.2 });
    art.blot(shape, chance() < 0.3 ? palette.far : 'gold', chance.between(0.4, 0.85));
  }
}

function clocks(art: Art): void {
  dandelion(art, X, Y, 74, { stem: points('0,8 -6,90 -26,250'), open: [20, 130], seed: 4 });
  dandelion(art, 108, 722, 44, { stem: points('0,4 -4,60 2,170'), open: [30, 110], seed: 7 });
  for (const [x, y, size, angle] of SEEDS) dandelionSeed(art, x, y, size, angle);
}

/** Three breaths of wind over a meadow; two dandelion clocks let go of their seeds. */
export const picture = defineCard({
  name: 'oracle/13-wind',
  seed: 'nwn',
  light: [X, Y],
  title: '風',
  english: 'Wind',
  draw(art, palette) {
    sky(art, palette);
    wind(art);
    meadow(art, palette);
    clocks(art);
  },
});
