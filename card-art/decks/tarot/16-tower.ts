import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { crag, type Facet } from '../../kit/land/crag.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { swell } from '../../kit/land/swell.ts';
import { ripples } from '../../kit/land/water.ts';
import { fallingFlame } from '../../kit/objects/falling-flame.ts';
import { flyingCrown } from '../../kit/objects/flying-crown.ts';
import { splitTower } from '../../kit/objects/split-tower.ts';
import { thrownStones } from '../../kit/objects/thrown-stones.ts';
import {
  type Art,
  clamp,
  ellipse,
  LINE,
  line,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { boltOfFire } from '../../kit/sky/bolt-of-fire.ts';
import { cloudForm } from '../../kit/sky/cloud-form.ts';
import { lineRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** Where the bolt strikes. */
const [X, Y] = [340, 312];
const SHORE = 712;

/** The storm cloud in the corner. */
const CLOUD = [
  [566, 150, 56, -1],
  [520, 96, 52, -1],
  [462, 84, 42, 1],
  [430, 108, 28, -1],
  [486, 128, 40, 1],
  [540, 178, 40, 0],
  [410, 74, 30, 1],
] as const;

const CRAG = points(
  '112,880 124,842 150,826 160,790 186,776 196,736 214,722 220,692 380,690 392,716 414,726 424,768',
  '452,780 464,826 492,838 506,880',
);
const CRAG_FACETS: readonly Facet[] = [
  [points('220,692 262,700 244,756 214,800 160,790 196,736'), 0.5],
  [points('262,700 330,704 318,764 272,786 244,756'), 0.62],
  [points('330,704 392,716 404,764 360,800 318,764'), 0.46],
  [points('272,786 318,764 360,800 338,870 262,860 214,800'), 0.34],
  [points('404,764 424,768 464,826 420,866 360,800'), 0.26],
  [points('160,790 214,800 236,866 124,842'), 0.3],
];

/** Rocks in front of the tower's foot. */
const NEAR_ROCKS = points(
  '196,742 206,716 222,704 232,686 252,690 266,704 290,700 312,710 340,698 356,680 374,684 388,704',
  '402,714 408,744 376,752 350,738 318,750 288,738 258,752 226,738',
);
const NEAR_FACETS: readonly Facet[] = [
  [points('232,686 266,704 258,752 226,738 206,716'), 0.5],
  [points('290,700 340,698 318,750 288,738'), 0.42],
  [points('356,680 402,714 376,752 350,738'), 0.36],
];

const BOLT = points('474,120 402,178 424,196 368,240 386,256 332,330');
const BRANCHES = [points('424,196 462,232 454,246 500,296'), points('402,178 352,170 344,186 300,176')];

const STONES = [
  [272, 258, 13, -20],
  [238, 288, 8, 30],
  [440, 300, 12, 24],
  [300, 226, 7, 10],
  [418, 262, 7, -30],
] as const;

/** Twenty-two flames, as in tradition: ten fall to the left, twelve to the right. x, y, scale. */
const FLAMES = [
  [168, 312, 0.62],
  [112, 338, 0.68],
  [78, 404, 0.62],
  [146, 398, 0.78],
  [184, 462, 0.7],
  [106, 486, 0.92],
  [162, 556, 0.8],
  [82, 580, 0.78],
  [128, 636, 0.98],
  [190, 652, 0.66],
  [482, 326, 0.6],
  [526, 372, 0.66],
  [466, 396, 0.74],
  [508, 444, 0.84],
  [452, 472, 0.66],
  [486, 520, 0.9],
  [532, 548, 0.72],
  [438, 556, 0.72],
  [478, 608, 0.84],
  [524, 640, 0.94],
  [428, 640, 0.62],
  [474, 680, 0.66],
] as const;

/** Pointed crests of unequal height. */
const FAR_WAVES = points(
  '30,806 58,796 84,784! 100,804 132,812 158,800! 176,816 240,824 380,824 430,818 452,800! 472,814 512,806',
  '540,782! 556,800 572,806',
);
const NEAR_WAVES = points(
  '30,836 56,828 78,812! 96,834 140,846 176,832! 194,848 250,852 292,838! 310,852 360,856 410,838! 430,850',
  '470,846 504,822! 522,840 572,832',
);

/** The flash above, the dawn below, the cloud that sends the bolt. */
function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, '#d98fa9', 0.5);
  art.glow(X, Y, 230, palette.glow, 0.38);
  art.glow(300, 716, 340, '#f0a58c', 0.8, 0.42);
  art.glow(470, 100, 220, palette.mist, 0.4);
  const taken = (x: number, y: number): boolean => Math.hypot(x - 340, y - 320) < 150 || (x > 380 && y < 250);
  starField(art, 90, { x0: 50, x1: 550, y0: 70, y1: 640, pow: 1.1, avoid: taken });
  const rays = lineRays(X, Y, 96, 250, 40, { lens: [1, 0.55, 0.8, 0.5], from: -150, to: 210 });
  art.line(rays, LINE.hair, 'gold', 0.5);
  const storm = ramp(0, '#33245c', 0.6, '#6d4f8c', 1, '#c99ab8');
  cloudForm(art, CLOUD, { fill: art.linear(0, 40, 0, 220, storm) });
  const dawn = ramp(0, '#b85f84', 0, 0.6, '#c9708a', 0.34, 1, '#ffb994', 0.8);
  art.fill(roundRect(40, 440, 520, 274), art.linear(0, 460, 0, SHORE, dawn));
}

/** Far coast and sea. */
function sea(art: Art, palette: Palette): void {
  const coast = points('50,690 96,664 150,694 206,706 392,704 452,672 506,690 550,668');
  mountains(art, 50, 550, 740, coast, { seed: 12, top: '#7a5590', bottom: '#5a3c74', lineWidth: LINE.fine });
  const water = ramp(0, '#c98a92', 0.16, '#6d4a82', 0.5, '#2c1f55', 1, palette.ink);
  art.fill(roundRect(40, SHORE, 520, 158), art.linear(0, SHORE, 0, 850, water));
  art.line(line(50, SHORE, 550, SHORE), LINE.fine);
  ripples(art, 300, 720, 790, 250, 250, 12, { seed: 6, opacity: 0.6, clipL: 50, clipR: 550 });
}

/** The far shoulder of the crag, the tower, then the near rocks that hold its foot. */
function towerOnCrag(art: Art): void {
  crag(art, CRAG, CRAG_FACETS, { cracks: [points('286,704 280,734 292,764 284,800 296,850')] });
  splitTower(art, 306, 700, 0.96, { rot: -4, open: 13 });
  crag(art, NEAR_ROCKS, NEAR_FACETS, { lineWidth: LINE.mid + 0.4 });
}

/** Bolt, stones, crown, and the flames lit from the strike. */
function strike(art: Art): void {
  boltOfFire(art, BOLT, 13, BRANCHES);
  art.glow(X, Y, 74, '#fff6e2', 0.7);
  thrownStones(art, STONES);
  flyingCrown(art, 184, 196, 0.86, { rot: -27 });
  const fill = art.radial(X, Y, 420, ramp(0, '#fff1cf', 0.3, '#f9c795', 0.65, '#e58a86', 1, '#b3567c'));
  FLAMES.forEach(([x, y, scale], i) => {
    fallingFlame(art, x, y, scale, { rot: clamp((330 - x) * 0.13, -26, 26), mirror: i % 2 === 1, fill });
  });
}

/** Foam along the waterline, thick where the swell runs up the rock, and drops thrown up there. */
function foam(art: Art, palette: Palette): void {
  const chance = random('foam');
  const edges = [
    [points('140,794 154,812 182,822 226,827 286,829'), 11],
    [points('462,796 450,812 424,822 380,827 326,829'), 10],
    [points('130,808 150,824 190,834 240,838'), 4],
    [points('474,810 452,826 410,835 366,838'), 4],
  ] as const;
  for (const [edge, width] of edges) {
    const lace = ribbon(spline(edge), width, { start: 0.5, end: 0.02, peak: 0.18, samples: 14 });
    art.blot(lace, palette.pale, 0.9);
  }
  // drops thrown up at both ends
  const drops = range(44, (i) => {
    const side = i % 2 ? 1 : -1;
    const [x, y] = polar(300 + side * 150, 806, chance.between(8, 54), side * chance.between(-24, 62));
    return ellipse(x, y, chance.between(0.7, 2.1));
  });
  art.blot(drops, palette.pale, 0.8);
}

/** Two rows of waves; the farther one breaks on the rock. */
function surf(art: Art, palette: Palette): void {
  swell(art, FAR_WAVES, 880, { top: '#6d4a86', bottom: '#2a1d50', lines: 3, gap: 8 });
  foam(art, palette);
  swell(art, NEAR_WAVES, 880, { top: '#4a3478', bottom: '#130e2e', lines: 4, gap: 9 });
}

/** Lightning splits a tower on a crag in the sea; crown and twenty-two flames fall. */
export const picture = defineCard({
  name: 'tarot/16-tower',
  seed: 'tw',
  light: [X, Y],
  numeral: 'XVI',
  title: '塔',
  english: 'The Tower',
  draw(art, palette) {
    sky(art, palette);
    sea(art, palette);
    towerOnCrag(art);
    strike(art);
    surf(art, palette);
  },
});
