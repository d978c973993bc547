import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { lightOnWater, ripples } from '../../kit/land/water.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  hatch,
  LINE,
  type Path,
  points,
  polar,
  polygon,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { petal } from '../../kit/plants/petal.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { grassTufts } from './13-death/grass-tufts.ts';
import { moth } from './13-death/moth.ts';
import { roseLeaf } from './13-death/rose-leaf.ts';
import { scythe } from './13-death/scythe.ts';
import { tower } from './13-death/tower.ts';
import { whiteRose } from './13-death/white-rose.ts';

/** The dark moon, whose lit rim is the scythe's blade. */
const MOON = [300, 322] as const;
/** The half sun of the dawn. */
const SUN = [300, 652] as const;

const BANK = closed('40,800! 120,788 220,802 300,794 400,806 480,790 560,800! 560,900! 40,900!');

/** The rose's two pairs of leaves: x, y, length, width, angle, bend. */
const LEAVES = [
  [297, 776, 96, 40, -64, -14],
  [296, 760, 92, 38, 62, 14],
  [305, 690, 76, 32, 56, 12],
  [304, 676, 70, 30, -54, -12],
] as const;

/** Thorns of its stem: x, y, heading. */
const THORNS = [
  [298, 828, 70],
  [295, 808, -72],
  [304, 726, -70],
  [302, 640, 68],
] as const;

/** Petals that have fallen on the bank: x, y, heading. */
const FALLEN = [
  [204, 832, 70],
  [366, 836, -64],
  [404, 842, 100],
  [262, 840, -100],
] as const;

function sky(art: Art, palette: Palette): void {
  // rose first, cream within: a wide cream glow on indigo turns grey
  art.glow(300, 600, 430, palette.rose, 0.5);
  art.glow(300, 640, 380, palette.rose, 0.4, 0.5);
  art.glow(300, 600, 250, palette.glow, 0.4);
  art.glow(270, 200, 240, palette.cool, 0.3);
  const nearMoth = (x: number, y: number): boolean => Math.hypot(x - 208, y - 322) < 96;
  starField(art, 150, { x0: 50, x1: 550, y0: 60, y1: 480, pow: 1.2, avoid: nearMoth });
}

/** The unlit rest of the moon, inside the blade. */
function darkMoon(art: Art): void {
  const earthshine = ramp(0, '#6d548c', 0, 0.7, '#6d548c', 0.1, 1, '#b99ac8', 0.22);
  art.fill(ellipse(...MOON, 196), art.radial(330, 380, 220, earthshine));
  art.line(arc(...MOON, 202, 62, 268), LINE.hair, 'gold', 0.5);
}

/** Half a sun behind the far hills, two unequal towers before it. */
function dawn(art: Art): void {
  art.blot(wedgeRays(...SUN, 160, 330, 44, 1.1, { alt: 0.55, from: -88, to: 88 }), 'gold', 0.55);
  const fire = ramp(0, '#fff4d8', 0.45, '#f3bf95', 1, '#c4708a');
  art.solid(ellipse(...SUN, 146), art.linear(0, 506, 0, 690, fire));
  art.line(ellipse(...SUN, 153), LINE.hair);
  art.line(hatch(ellipse(...SUN, 144), { angle: 0, gap: 6 }), LINE.hair, '#fff6df', 0.6);
  const hills = points('50,636 104,612 150,640 210,662 300,672 392,660 452,640 500,604 550,628');
  mountains(art, 50, 550, 704, hills, { seed: 8, top: '#6d4a86', bottom: '#3f2c68', lineWidth: LINE.fine });
  tower(art, 132, 520, 684, 50, { light: 1 });
  tower(art, 424, 540, 684, 46, { light: -1 });
}

function river(art: Art): void {
  const tone = ramp(0, '#e8ab94', 0.2, '#85508a', 1, '#17133c');
  art.fill(svgPath('M40 680C180 670 420 670 560 680V900H40Z'), art.linear(0, 672, 0, 862, tone));
  art.line(svgPath('M40 680C180 670 420 670 560 680'));
  ripples(art, 300, 690, 800, 240, 260, 14, { seed: 4, opacity: 0.7, clipL: 54, clipR: 546 });
  const column = { step: 11, reach: 96, shrink: 7, lineWidth: 2.6, opacity: 0.85 };
  lightOnWater(art, 300, 688, { ...column, stroke: '#ffe2ac' });
}

/** The near bank holds the scythe's foot; the scythe stands apart, at the right edge. */
function bankAndScythe(art: Art): void {
  art.solid(BANK, art.linear(0, 786, 0, 862, ramp(0, '#4a3468', 1, '#130f2e')));
  const [cx, cy] = MOON;
  scythe(art, { cx, cy, radius: 204, from: -84, to: 50, width: 50 }, [520, 900]);
  const engraving = { angle: 96, gap: 7, from: 0.05, to: 0.16, jitter: 0.1 };
  art.line(hatch(BANK, engraving), LINE.hair, 'gold', 0.55);
  grassTufts(art, [
    [84, 806, 26],
    [132, 812, 18],
    [470, 812, 18],
    [500, 846, 26],
    [536, 850, 30],
    [400, 822, 16],
    [198, 822, 14],
  ]);
}

/** One stem, two pairs of leaves, one white rose. */
function roseBush(art: Art, palette: Palette): void {
  const stem = curve('304,880 292,800 306,700 298,600 300,540');
  art.blot(ribbon(stem, 13, { start: 0.9, end: 0.75, samples: 14 }), palette.ink);
  art.blot(ribbon(stem, 8, { start: 0.9, end: 0.7, samples: 14 }));
  for (const [x, y, length, width, angle, bend] of LEAVES) {
    const fill = art.linear(x, y, ...polar(x, y, 96, angle), ramp(0, '#130f2e', 1, '#4a3a74'));
    roseLeaf(art, x, y, length, width, angle, { bend, fill });
  }
  const thorns = THORNS.map(
    ([x, y, heading]): Path => polygon([polar(x, y, 6, 0), polar(x, y, 15, heading), polar(x, y, 6, 180)]),
  );
  art.blot(thorns);
  art.glow(300, 500, 170, '#fff6ea', 0.55);
  whiteRose(art, 300, 492, 98);
}

/** What has fallen, and two shoots of what comes. */
function petalsAndShoots(art: Art): void {
  for (const [x, y, heading] of FALLEN) {
    const tone = art.linear(x, y, ...polar(x, y, 26, heading), ramp(0, '#d9a9b8', 1, '#fffaf2'));
    art.solid(petal(x, y, 26, 19, heading, { tip: 0.4, belly: 0.66 }), tone, LINE.fine, '#a8763f');
  }
  const look = { veins: 0, fill: '#5d4a80', lineWidth: LINE.fine };
  for (const [x, side] of [
    [150, 1],
    [448, -1],
  ] as const) {
    const stem = spline([
      [x, 866],
      [x - side * 2, 846],
      [x, 826],
    ]);
    art.blot(ribbon(stem, 4, { start: 0.9, end: 0.5 }));
    veinedLeaf(art, x, 830, 26, 12, 40 * side, { ...look, bend: 4 * side });
    veinedLeaf(art, x, 828, 24, 11, -34 * side, { ...look, bend: -4 * side });
  }
}

/** A white rose before the dawn; the scythe's blade is the waning moon, a moth rises to its light. */
export const picture = defineCard({
  name: 'tarot/13-death',
  seed: 'rdde',
  light: [300, 600],
  numeral: 'XIII',
  draw(art, palette) {
    sky(art, palette);
    darkMoon(art);
    dawn(art);
    river(art);
    bankAndScythe(art);
    roseBush(art, palette);
    petalsAndShoots(art);
    art.glow(206, 318, 120, palette.mist, 0.35);
    moth(art, 208, 322, 0.6, { rot: 20 });
  },
});
