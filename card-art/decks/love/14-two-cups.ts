import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { boulder } from '../../kit/land/boulder.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { overflow } from '../../kit/land/overflow.ts';
import { rings, ripples } from '../../kit/land/water.ts';
import { goblet, wideCup } from '../../kit/objects/goblet.ts';
import { type Art, ellipse, LINE, line, points, ramp, ribbon, svgPath } from '../../kit/pen/index.ts';
import { fallenPetal } from '../../kit/plants/fallen-petal.ts';
import { roseBush } from '../../kit/plants/rose-bush.ts';
import { horned } from '../../kit/sky/moon.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The line of the pool. */
const SHORE = 752;

/** Stones with a wet foot, far to near: x, y, width, height, seed. */
const STONES = [
  [196, 800, 230, 250, 4],
  [382, 824, 196, 124, 9],
  [106, 836, 120, 70, 6],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(318, 430, 400, palette.glow, 0.46);
  art.glow(300, 730, 320, palette.rose, 0.45, 0.45);
  const nearCups = (x: number, y: number): boolean => Math.hypot(x - 318, y - 430) < 170;
  starField(art, 110, { x0: 50, x1: 550, y0: 80, y1: 620, pow: 1.1, avoid: nearCups });
  art.glow(268, 226, 150, palette.glow, 0.45);
  const hills = points('50,676 130,640 210,668 300,690 400,660 480,630 550,656');
  const tones = { top: '#a55670', bottom: '#6a2848' };
  mountains(art, 50, 550, 780, hills, { seed: 9, ...tones, lineWidth: LINE.fine, rough: 0.06 });
}

function pool(art: Art): void {
  const deep = art.linear(0, SHORE, 0, 862, ramp(0, '#b0607a', 0.3, '#6a2848', 1, '#220818'));
  art.fill(svgPath(`M40 ${SHORE}H560V890H40Z`), deep);
  art.line(line(40, SHORE, 560, SHORE), LINE.fine);
  ripples(art, 300, 764, 856, 230, 260, 11, { seed: 5, opacity: 0.5, clipL: 50, clipR: 550 });
}

/** Each stone is painted with its own dark foot and the water that laps at it. */
function stones(art: Art): void {
  for (const [x, y, width, height, seed] of STONES) {
    boulder(art, x, y, width, height, { seed, lit: '#b8627a', lightX: 320 });
    art.fill(ellipse(x, y + 4, width * 0.56, 7), '#220818', 0.85);
    const laps = [
      [-0.56, 0.16, 0],
      [0, 0.58, 7],
      [-0.3, 0.2, 13],
    ] as const;
    art.blot(
      laps.map(([from, to, down], i) =>
        ribbon(line(x + width * from, y + down, x + width * to, y + down), 2.4 - i * 0.4, { samples: 5 }),
      ),
      'gold',
      0.8,
    );
  }
}

/** The moon leans and pours; the tall cup runs over into the wide one, that into the pool. */
function cupsAndWater(art: Art): void {
  goblet(art, 206, 402, 1.12, '#f0b29c');
  wideCup(art, 388, 634, 0.92, '#e08f92');
  const silver = art.linear(210, 180, 320, 300, ramp(0, '#fffaf4', 0.5, '#ffe9dc', 1, '#e9a29c'));
  art.line([ellipse(204, 403, 18, 3.2), ellipse(204, 403, 32, 6)], LINE.fine, '#fffaf4', 0.8);
  overflow(art, points('211,244 202,254 199,300 201,350 204,402'), [6, 5, 4.4, 4, 3.6], 2);
  art.solid(horned(268, 226, 66, 54, 26, -126), silver, LINE.bold * 0.8);
  overflow(art, points('244,402 262,403 288,420 318,474 342,550 350,634'), [7, 8, 7, 6, 5.5, 5], 5);
  art.line([ellipse(350, 634, 12, 2.4), ellipse(352, 634, 24, 4.6)], LINE.fine, '#fffaf4', 0.8);
  rings(art, 498, 806, [14, 27, 42, 56], 0.24, { gaps: true, seed: 3 });
  overflow(art, points('442,634 458,635 474,652 486,706 494,756 498,806'), [8, 8, 7, 6, 5.5, 5], 7);
}

/** One stream, two cups: what the upper cannot hold, the lower receives. */
export const picture = defineCard({
  name: 'love/14-two-cups',
  seed: 'l2c',
  light: [318, 430],
  numeral: 'XIV',
  title: '二つの杯',
  english: 'Two Cups',
  draw(art, palette) {
    sky(art, palette);
    pool(art);
    stones(art);
    cupsAndWater(art);
    fallenPetal(art, 400, 846, 0.62, { rot: 30, flat: 0.5 });
    fallenPetal(art, 250, 838, 0.44, { rot: -50, flat: 0.5, mirror: true });
    roseBush(art, 78, 842, 36, { rot: 10 });
    roseBush(art, 138, 862, 24, { rot: 50 });
  },
});
