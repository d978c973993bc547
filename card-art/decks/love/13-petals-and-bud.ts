import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  LINE,
  points,
  polar,
  ramp,
  ribbon,
  type Step,
  svgPath,
} from '../../kit/pen/index.ts';
import { cane } from '../../kit/plants/cane.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { roseBud } from '../../kit/plants/rose-bud.ts';
import { roseSpray } from '../../kit/plants/rose-spray.ts';
import { halo } from '../../kit/sky/halo.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { fallenPetal } from './13-petals-and-bud/fallen-petal.ts';
import { spentRose } from './13-petals-and-bud/spent-rose.ts';

/** The young bud's light. */
const [X, Y] = [400, 386];

/** Petals still falling: x, y, scale, turn, flatness, mirrored. */
const FALLING = [
  [262, 492, 0.74, 150, 1, false],
  [204, 536, 0.8, 40, 0.9, true],
  [252, 604, 0.78, -60, 0.8, false],
  [120, 650, 0.84, 100, 0.72, false],
] as const;

/** Petals on the ground, far to near: x, y, scale, turn, mirrored, flatness. */
const FALLEN = [
  [212, 746, 0.8, 24, false, 0.5],
  [90, 768, 0.94, -64, true, 0.56],
  [156, 774, 0.9, 150, false, 0.5],
  [242, 788, 0.84, -38, false, 0.54],
  [372, 776, 0.78, 52, true, 0.5],
  [92, 818, 1.12, 34, false, 0.6],
  [176, 840, 0.98, -150, true, 0.54],
  [440, 824, 1.06, -28, true, 0.6],
] as const;

/** Leaves round the root: x, y, length, angle. */
const ROOT_LEAVES = [
  [286, 806, 44, -62],
  [322, 806, 48, 60],
  [296, 804, 34, -24],
  [314, 804, 32, 26],
] as const;

function skyAndGround(art: Art, palette: Palette): void {
  art.glow(X, Y, 380, palette.glow, 0.5);
  art.glow(300, 690, 330, palette.rose, 0.5, 0.45);
  const nearBud = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 190;
  starField(art, 100, { x0: 50, x1: 550, y0: 80, y1: 600, pow: 1.1, avoid: nearBud });
  halo(art, X, Y, 116, { tick: 80, len: 7, bead: 40, beadRadius: 1.4 });
  const hills = points('50,652 140,628 230,662 330,672 430,650 500,660 550,640');
  const tones = { top: '#b0607a', bottom: '#7a2f52' };
  mountains(art, 50, 550, 800, hills, { seed: 11, ...tones, lineWidth: LINE.fine, rough: 0.05 });
  const ground = closed('40,738! 160,726 320,742 460,722 560,734! 560,890! 40,890!');
  art.solid(ground, art.linear(0, 720, 0, 862, ramp(0, '#7a2c4e', 1, '#260b1e')));
}

/** One root, two canes: the old one bows, the young one stands in the light. */
function rosePlant(art: Art): void {
  const young = curve('304,818 322,716 372,620 398,470');
  const old = curve('298,818 266,690 186,610 144,500 166,410 218,412');
  const youngSteps = young.walk(41);
  const oldSteps = old.walk(41);
  const leafOn = (steps: Step[], at: number, side: 1 | -1, scale: number, look = {}): void => {
    const { x, y, angle } = steps[at]!;
    roseSpray(art, x, y, scale, { rot: angle + side * 62, bend: side * 10, ...look });
  };
  leafOn(oldSteps, 9, -1, 0.95, { lite: '#6b2a4c' });
  leafOn(oldSteps, 21, 1, 0.8, { lite: '#6b2a4c', pairs: 1 });
  leafOn(youngSteps, 10, 1, 1.2);
  leafOn(youngSteps, 20, -1, 1.05);
  leafOn(youngSteps, 29, 1, 0.95);
  cane(art, old, 10, { thorns: 8 });
  cane(art, young, 12, { thorns: 7 });
  roseBud(art, 400, 458, 1.5, { rot: 6 });
  art.glow(402, 372, 60, '#fff6ea', 0.45);
  spentRose(art, 228, 421, 1.4, { rot: 118 });
}

/** From the old head to the ground; nearer petals are lighter. */
function petals(art: Art): void {
  for (const [x, y, scale, rot, flat, mirror] of FALLING)
    fallenPetal(art, x, y, scale, { rot, flat, mirror });
  for (const [x, y, scale, rot, mirror, flat] of FALLEN) {
    art.fill(ellipse(x + 4, y + 15 * scale, 30 * scale, 6 * scale), '#1c0716', 0.5);
    const near = y > 800;
    const tones = { dark: '#9a2f52', mid: near ? '#e27f8e' : '#cc6a80', lite: near ? '#ffdcd4' : '#f0aeb2' };
    fallenPetal(art, x, y, scale, { rot, mirror, flat, ...tones });
  }
}

/** The mound both canes rise from, with young leaves. */
function root(art: Art): void {
  const mound = svgPath('M222 832C246 808 272 798 304 798C336 798 362 808 386 832C340 846 264 846 222 832Z');
  const earth = ramp(0, '#6a2648', 0.7, '#3c1230', 1, '#331026');
  art.fill(mound, art.linear(0, 798, 0, 840, earth));
  art.blot(ribbon(svgPath('M228 828C250 806 274 798 304 798C334 798 358 806 380 828'), 3, { samples: 12 }));
  const furrows = svgPath(
    'M250 818C270 810 286 808 298 808M316 808C334 810 350 816 362 822M270 826C284 822 296 821 306 822',
  );
  art.line(furrows, LINE.hair);
  for (const [x, y, length, angle] of ROOT_LEAVES) {
    const fill = art.linear(x, y, ...polar(x, y, length, angle), ramp(0, '#2c0d22', 1, '#8a3f60'));
    veinedLeaf(art, x, y, length, length * 0.42, angle, { veins: 4, bend: angle > 0 ? 4 : -4, fill });
  }
}

/** What has fallen lies beside what is about to open. */
export const picture = defineCard({
  name: 'love/13-petals-and-bud',
  seed: 'lpb',
  light: [X, Y],
  numeral: 'XIII',
  draw(art, palette) {
    skyAndGround(art, palette);
    rosePlant(art);
    petals(art);
    root(art);
  },
});
