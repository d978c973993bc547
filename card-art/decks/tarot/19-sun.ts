import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { brickWall } from '../../kit/objects/brick-wall.ts';
import { windBanner } from '../../kit/objects/wind-banner.ts';
import { type Art, LINE, points, ramp, range, ribbon, roundRect, spline } from '../../kit/pen/index.ts';
import { sunflowerStem, turnedSunflower } from '../../kit/plants/turned-sunflower.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import { kasumi } from '../../kit/sky/cloud.ts';
import { greatSun } from '../../kit/sky/great-sun.ts';
import { starField } from '../../kit/sky/star-field.ts';

const [X, Y] = [286, 262];

/** Tufts of grass in loose groups: x, y, blades, height. */
const TUFTS = [
  [66, 826, 7, 30],
  [78, 836, 4, 18],
  [118, 860, 8, 34],
  [136, 814, 4, 16],
  [186, 870, 5, 24],
  [204, 866, 9, 40],
  [216, 818, 4, 15],
  [284, 812, 5, 20],
  [296, 816, 3, 13],
  [344, 870, 9, 36],
  [362, 866, 5, 22],
  [436, 818, 5, 18],
  [452, 860, 8, 36],
  [470, 868, 4, 20],
  [528, 820, 6, 22],
  [534, 866, 8, 38],
] as const;

/** Meadow flowers: x, y, radius. */
const FLOWERS = [
  [88, 824, 13],
  [152, 842, 10],
  [236, 828, 12],
  [318, 846, 14],
  [360, 824, 9],
  [500, 838, 13],
] as const;

/** The warmest sky of the deck: day breaks through the night. */
function sky(art: Art, palette: Palette): void {
  const day = ramp(0, '#5a2f6a', 0, 0.45, '#b85f84', 0.42, 0.8, '#f0a088', 0.8, 1, '#ffcfa4', 0.9);
  art.fill(roundRect(40, 50, 520, 640), art.linear(0, 60, 0, 660, day));
  art.glow(X, Y, 460, '#f0a08c', 0.75);
  art.glow(X, Y, 210, palette.glow, 0.5);
  art.glow(300, 640, 340, '#f0a58c', 0.7, 0.4);
  const nearSun = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 210;
  starField(art, 46, { x0: 50, x1: 550, y0: 70, y1: 560, pow: 1, avoid: nearSun });
}

/** Mist below the sun, far hills. */
function distance(art: Art): void {
  const mist = [
    [60, 424, 110],
    [84, 436, 60],
    [236, 452, 130],
    [270, 463, 70],
  ] as const;
  kasumi(art, mist, { opacity: 0.7 });
  const hills = points('50,600 120,566 190,600 270,582 350,604 430,570 550,600');
  mountains(art, 50, 550, 680, hills, { seed: 33, top: '#b9788a', bottom: '#7a4f80', lineWidth: LINE.fine });
}

/** Four sunflowers of unlike size, height and turn look over the wall. */
function sunflowers(art: Art): void {
  sunflowerStem(art, points('92,720 88,640 94,570'), 20, [
    [5, 1],
    [3, -1],
    [7, -1],
  ]);
  sunflowerStem(art, points('180,720 190,620 182,520'), 26, [
    [5, -1],
    [7, 1],
  ]);
  sunflowerStem(art, points('272,720 264,650 272,604'), 18, [[7, 1]]);
  sunflowerStem(art, points('346,720 356,630 346,546'), 22, [
    [5, -1],
    [3, 1],
    [7, 1],
  ]);
  turnedSunflower(art, 94, 574, 41, { turn: 34, rot: 12 });
  turnedSunflower(art, 272, 604, 35, { turn: -20, rot: -4 });
  turnedSunflower(art, 346, 546, 45, { turn: -38, rot: -14 });
  turnedSunflower(art, 182, 520, 57, { turn: 12, rot: 4 });
}

/** Tufts of grass, blades from one root, and small flowers. */
function meadow(art: Art, palette: Palette): void {
  const ground = spline(points('40,786! 140,778 260,790 390,780 560,792! 560,880! 40,880!'), true);
  art.solid(ground, art.linear(0, 778, 0, 862, ramp(0, '#7a4f80', 0.4, '#33235c', 1, palette.ink)));
  TUFTS.forEach(([x, y, count, tall], i) => {
    const lean = i % 3 ? 3 : -4;
    const blades = range(count, (j) => {
      const u = j - (count - 1) / 2;
      const height = tall - Math.abs(u) * tall * 0.13 + ((i * 5 + j * 3) % 6);
      const blade = spline([
        [x + u * 1.2, y],
        [x + u * 2.2, y - height * 0.6],
        [x + u * 4.2 + lean, y - height],
      ]);
      return ribbon(blade, 2.4, { start: 1, samples: 5 });
    });
    art.blot(blades, 'gold', 0.75);
  });
  FLOWERS.forEach(([x, y, radius], i) => {
    const stem = spline([
      [x + 2, y + 50],
      [x - 2, y + 20],
      [x, y],
    ]);
    art.blot(ribbon(stem, 2.2, { start: 0.9, end: 0.6 }));
    const tones = { lite: '#ffe6d2', dark: '#d98f6a' };
    wildRose(art, x, y, radius, { petals: 6 + (i % 2), rot: i * 17, ...tones });
  });
}

/** A great sun over a garden wall with four sunflowers; a red banner flies. */
export const picture = defineCard({
  name: 'tarot/19-sun',
  seed: 'sn',
  light: [X, Y],
  numeral: 'XIX',
  title: '太陽',
  english: 'The Sun',
  draw(art, palette) {
    sky(art, palette);
    greatSun(art, X, Y, 68);
    distance(art);
    sunflowers(art);
    brickWall(art, 40, 560, 652, 786);
    meadow(art, palette);
    windBanner(art, [398, 890], [432, 372], 186, 68);
  },
});
