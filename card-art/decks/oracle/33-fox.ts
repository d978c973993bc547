import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  curve,
  ellipse,
  LINE,
  lerp,
  line,
  points,
  ramp,
  random,
  ribbon,
  spline,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { beads } from '../../kit/sky/halo.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { curledFox } from './33-fox/curled-fox.ts';
import { pampasGrass } from './33-fox/pampas-grass.ts';
import { paperLantern } from './33-fox/paper-lantern.ts';
import { pine } from './33-fox/pine.ts';

/** The lantern. */
const [X, Y] = [184, 396];

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 430, '#ffd9a8', 0.42);
  art.glow(300, 640, 330, palette.rose, 0.42, 0.45);
  const nearLantern = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 132;
  starField(art, 150, { x0: 56, x1: 544, y0: 74, y1: 540, avoid: nearLantern });
  art.line(ellipse(X, Y, 100), LINE.hair, 'gold', 0.7);
  art.blot(beads(X, Y, 110, 48, 1.2), 'gold', 0.8);
}

/** Far hills with pines, and the hill the fox sleeps on. */
function hills(art: Art): void {
  const far = points('50,566 120,580 200,560 290,586 380,548 460,576 550,540');
  mountains(art, 50, 550, 720, far, { seed: 4, top: '#6866ac', bottom: '#3b3c80', lineWidth: LINE.fine });
  pine(art, 398, 566, 44, { fill: '#3c3d82' });
  pine(art, 424, 574, 58, { fill: '#3c3d82' });
  pine(art, 452, 582, 40, { fill: '#3c3d82' });
  const crest = points('40,706! 150,690 300,684 450,694 560,712!', '560,900! 40,900!');
  const grass = art.linear(0, 680, 0, 862, ramp(0, '#4a4a92', 0.4, '#23275e', 1, '#10163c'));
  art.solid(spline(crest, true), grass);
  const chance = random(6);
  for (let i = 0; i < 44; i++) {
    const x = chance.between(60, 520);
    const y = lerp(704, 850, chance());
    const length = chance.between(16, 54);
    const blade = spline([
      [x, y],
      [x + length / 2, y - 3],
      [x + length, y + 2],
    ]);
    art.blot(ribbon(blade, 1.6, { samples: 5 }), 'gold', 0.5);
  }
}

/** Pampas grass bends over the sleeper. */
function grasses(art: Art): void {
  const plume = { side: -1, length: 84 } as const;
  pampasGrass(art, points('470,720 486,600 470,480 420,396'), { ...plume, seed: 1 });
  pampasGrass(art, points('500,724 520,600 516,470 484,372'), { ...plume, seed: 2 });
  pampasGrass(art, points('526,730 540,640 534,540 508,470'), { ...plume, length: 66, seed: 3 });
}

/** On a bent stake. */
function lanternOnStake(art: Art): void {
  const stake = curve('104,722 100,600 98,470 110,350 144,304 182,318');
  art.blot(ribbon(stake, 7, { start: 0.9, end: 0.45, samples: 16 }));
  art.line(line(X, 318, X, 336));
  paperLantern(art, X, Y, 1);
}

/** Fallen leaves and grass in front. */
function foreground(art: Art): void {
  for (const [x, y, length, width, angle] of [
    [120, 838, 22, 9, 70],
    [150, 846, 20, 8, 110],
    [404, 846, 22, 9, -80],
    [446, 838, 18, 8, 60],
  ] as const) {
    veinedLeaf(art, x, y, length, width, angle, { fill: '#8a5566', veins: 2, lineWidth: LINE.fine });
  }
  for (const [x, y] of points('106,726 112,876 140,880 470,878 496,874')) {
    for (let i = -3; i <= 3; i++) {
      const blade = spline([
        [x + i * 3, y],
        [x + i * 6, y - 26],
        [x + i * 12, y - 52 + Math.abs(i) * 7],
      ]);
      art.blot(ribbon(blade, 2.6, { start: 0.8, samples: 6 }), 'gold', 0.9);
    }
  }
}

/** A fox sleeps curled up beside a paper lantern in the autumn grass. */
export const picture = defineCard({
  name: 'oracle/33-fox',
  seed: 'cfx',
  light: [X, Y],
  draw(art, palette) {
    sky(art, palette);
    hills(art);
    grasses(art);
    lanternOnStake(art);
    curledFox(art, 318, 668, 1.02);
    foreground(art);
  },
});
