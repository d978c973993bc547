import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { farmhouse } from '../../kit/objects/farmhouse.ts';
import {
  type Art,
  type Knot,
  LINE,
  line,
  Path,
  points,
  ramp,
  random,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { fir } from '../../kit/plants/fir.ts';
import { snowCrystal } from '../../kit/sky/snow-crystal.ts';

/** Middle of the crystal. */
const [X, Y] = [300, 322];

/** Firs behind the far houses, and at the near edge: x, height of the foot, height. */
const FAR_FIRS = [
  [92, 726, 66],
  [116, 730, 46],
  [330, 720, 40],
  [420, 716, 56],
  [508, 724, 82],
  [482, 728, 50],
] as const;
const NEAR_FIRS = [
  [98, 852, 128],
  [148, 858, 78],
  [512, 856, 112],
  [466, 860, 60],
] as const;

/** Small flakes, away from the crystal. */
function snowfall(art: Art, palette: Palette): void {
  const chance = random('flakes');
  for (let i = 0; i < 210; i++) {
    const [x, y] = [chance.between(56, 544), chance.between(80, 850)];
    if (Math.hypot(x - X, y - Y) < 236) continue;
    art.line(line(x, y, x, y), chance.between(1.2, 3.2), palette.pale, chance.between(0.4, 0.95));
  }
}

function crystal(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.5);
  art.glow(300, 660, 330, palette.rose, 0.5, 0.32);
  snowfall(art, palette);
  art.glow(X, Y, 230, '#cfe0ff', 0.22);
  snowCrystal(art, X, Y, 214, 30);
  art.glow(X, Y, 40, '#ffffff', 0.7);
}

/** A field of snow under its crest line. */
function field(art: Art, crest: readonly Knot[], top: string, bottom: string, lineWidth: number): void {
  const edge = spline(crest);
  const body = Path.join(edge).lineTo(560, 880).lineTo(40, 880).close();
  const highest = Math.min(...crest.map(([, y]) => y));
  art.fill(body, art.linear(0, highest, 0, highest + 130, ramp(0, top, 1, bottom)));
  art.line(edge, lineWidth);
}

function farHamlet(art: Art): void {
  const hills = points('50,690 120,652 190,676 270,636 360,680 430,650 550,690');
  const tones = { top: '#7f7fc2', bottom: '#4a529a' };
  mountains(art, 50, 550, 760, hills, { seed: 4, ...tones, lineWidth: LINE.fine, rough: 0.06 });
  field(art, points('40,728 160,704 300,722 430,702 560,720'), '#aab0e2', '#525ca8', LINE.fine);
  for (const [x, y, height] of FAR_FIRS) fir(art, x, y, height, { snow: 0.8, tiers: 6, fill: '#1c2560' });
  farmhouse(art, 186, 742, 0.8);
  farmhouse(art, 358, 740, 0.68, { mirror: true });
  field(art, points('40,770 170,752 320,772 450,752 560,764'), '#a0a8de', '#333d88', LINE.mid);
}

/** The houses' shadows, smoke of the one that is awake, a trodden path up to its door. */
function nearHouses(art: Art, palette: Palette): void {
  for (const [x, y, width, side] of [
    [240, 806, 84, 1],
    [424, 799, 66, -1],
  ] as const) {
    const shadow = spline([
      [x - width * 0.3, y + 6],
      [x + side * width * 0.4, y + 10],
      [x + side * width * 0.9, y + 5],
    ]);
    art.fill(ribbon(shadow, 13, { samples: 10, start: 0.4 }), '#3a4596', 0.4);
  }
  const smoke = spline(points('284,740 277,716 290,688 280,660 296,628'));
  art.blot(ribbon(smoke, 6.5, { samples: 18, start: 0.35, end: 0.05, peak: 0.55 }), palette.pale, 0.6);
  const path = points('250,806! 262,820 236,838 250,880! 300,880! 268,842 282,822 262,804!');
  art.fill(spline(path, true), '#232c70', 0.45);
  farmhouse(art, 240, 800, 1.15, { lit: 'high' });
  farmhouse(art, 424, 794, 0.92, { mirror: true });
}

function nearSnow(art: Art): void {
  const crest = points('40,828 120,812 214,836 300,850 420,838 500,816 560,824');
  field(art, crest, '#6f79c0', '#131a4c', LINE.mid);
  for (const [x, y, height] of NEAR_FIRS) fir(art, x, y, height, { snow: 0.9, tiers: 7, fill: '#0f1742' });
}

/** One great crystal over a snowed-in hamlet; one window is lit. */
export const picture = defineCard({
  name: 'oracle/15-snow',
  seed: 'nsn',
  light: [300, 336],
  title: '雪',
  english: 'Snow',
  draw(art, palette) {
    crystal(art, palette);
    farHamlet(art);
    nearHouses(art, palette);
    nearSnow(art);
  },
});
