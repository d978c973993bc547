import { defineCard } from '../../define.ts';
import { plume } from '../../kit/creatures/plume.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { rubyHeart } from '../../kit/objects/ruby-heart.ts';
import { SCALES, standingScales } from '../../kit/objects/standing-scales.ts';
import { type Art, ellipse, LINE, points, ramp, spline } from '../../kit/pen/index.ts';
import { roseBush } from '../../kit/plants/rose-bush.ts';
import { beads } from '../../kit/sky/halo.ts';
import { lineRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The light between the pans, and the middle of the beam. */
const [X, Y] = [300, 470];
const BEAM = 300;
const PAN_Y = BEAM + SCALES.drop;
const [HEART_X, FEATHER_X] = [300 - SCALES.arm, 300 + SCALES.arm];

/** Roses round the foot, far to near: x, y, radius, turn. */
const ROSES = [
  [196, 790, 30, 20],
  [410, 786, 32, 70],
  [128, 826, 40, 40],
  [478, 824, 42, 10],
  [252, 838, 36, 100],
  [352, 836, 40, 60],
  [68, 850, 30, 0],
  [536, 852, 28, 30],
] as const;

function night(art: Art, palette: Palette): void {
  art.glow(X, Y, 400, palette.glow, 0.34);
  art.glow(300, 720, 330, palette.rose, 0.45, 0.45);
  const nearPans = (x: number, y: number): boolean =>
    y > 300 && y < 570 && Math.min(Math.abs(x - HEART_X), Math.abs(x - FEATHER_X)) < 100;
  starField(art, 190, { x0: 52, x1: 548, y0: 84, y1: 640, pow: 1, avoid: nearPans });
  art.blot([sparkle(220, 190, 12), sparkle(392, 214, 9), sparkle(90, 640, 9), sparkle(512, 660, 11)]);
  const rays = lineRays(300, BEAM, 112, 168, 31, { from: -60, to: 62, lens: [1, 0.4, 0.65] });
  art.line(rays, LINE.fine, 'gold', 0.55);
  art.blot(beads(300, BEAM, 102, 21, 1.5, 0, -60, 66));
}

/** A round hill under the scales. */
function hill(art: Art): void {
  const far = points('50,716 120,700 210,722 300,730 390,720 470,702 550,714');
  const tones = { top: '#a55670', bottom: '#6a2848' };
  mountains(art, 50, 550, 880, far, {
    seed: 21,
    ...tones,
    lineWidth: LINE.fine,
    rough: 0.05,
    engrave: false,
  });
  const mound = spline(points('30,838! 150,796 300,778 450,796 570,838! 570,890! 30,890!'), true);
  art.solid(mound, art.linear(0, 778, 0, 862, ramp(0, '#7a2c4e', 1, '#260b1e')));
  art.fill(ellipse(300, 812, 150, 14), '#1c0716', 0.5);
}

/** Both lie as if they weighed the same. */
function load(art: Art): void {
  art.glow(HEART_X, PAN_Y - 64, 120, '#ff9a94', 0.5);
  art.fill(ellipse(HEART_X, PAN_Y + 4, 44, 7), '#1c0716', 0.6);
  rubyHeart(art, HEART_X, PAN_Y - 70, 0.78, { rot: -5 });
  art.glow(FEATHER_X - 16, PAN_Y - 84, 110, '#ffb9a6', 0.5);
  art.fill(ellipse(FEATHER_X + 26, PAN_Y + 5, 40, 5), '#1c0716', 0.5);
  // leaning over the rim: upright it would be a sail
  plume(art, FEATHER_X + 54, PAN_Y + 5, 0.8, { mirror: true, rot: -26 });
}

/** A heart and a feather on a level balance. */
export const picture = defineCard({
  name: 'love/11-heart-and-feather',
  light: [X, Y],
  numeral: 'XI',
  title: '心と羽',
  english: 'Heart and Feather',
  draw(art, palette) {
    night(art, palette);
    hill(art);
    standingScales(art, 300, BEAM, 1);
    load(art);
    for (const [x, y, radius, rot] of ROSES) roseBush(art, x, y, radius, { rot, lite: '#e58f98' });
  },
});
