import { defineCard } from '../../define.ts';
import { owlFromBehind } from '../../kit/creatures/owl-from-behind.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, ellipse, LINE, points, ramp } from '../../kit/pen/index.ts';
import { pine } from '../../kit/plants/pine.ts';
import { pineBough } from '../../kit/plants/pine-bough.ts';
import { beads } from '../../kit/sky/halo.ts';
import { moonFace } from '../../kit/sky/moon-face.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { suyari } from '../../kit/sky/suyari.ts';

/** The full moon. */
const [X, Y, RADIUS] = [300, 352, 196];

/** Tree tops cropped by the window, small ones first: x, foot, height. */
const PINES = [
  [190, 892, 56],
  [446, 892, 70],
  [158, 888, 88],
  [534, 860, 96],
  [474, 884, 104],
  [124, 880, 128],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(X, Y, 430, palette.glow, 0.5);
  art.glow(300, 690, 330, palette.rose, 0.32, 0.4);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 232;
  starField(art, 150, { x0: 56, x1: 544, y0: 74, y1: 640, avoid: nearMoon });
}

function moon(art: Art): void {
  art.line(ellipse(X, Y, RADIUS + 16), LINE.hair, 'gold', 0.8);
  art.blot(beads(X, Y, RADIUS + 26, 72, 1.2), 'gold', 0.8);
  const silver = ramp(0, '#fffaf0', 0.5, '#efe3d2', 0.8, '#cdbfd2', 1, '#9a92c4');
  art.solid(ellipse(X, Y, RADIUS), art.radial(X - 40, Y - 60, RADIUS * 1.5, silver));
  moonFace(art, X, Y, RADIUS);
}

function forest(art: Art): void {
  const far = points('50,716 120,690 190,712 270,676 340,706 420,682 490,710 550,694');
  const near = points('50,784 130,768 220,792 320,772 410,796 490,770 550,788');
  const thin = { lineWidth: LINE.fine };
  mountains(art, 50, 550, 800, far, { seed: 12, top: '#6c6ab0', bottom: '#3c3d84', ...thin });
  const mist = [
    [30, 746, 130, 13],
    [70, 759, 170, 13],
    [396, 738, 190, 13],
    [350, 751, 140, 13],
  ] as const;
  suyari(art, mist, { tones: ['#9a98d2', '#6664ac'] });
  mountains(art, 50, 550, 862, near, { seed: 8, top: '#3a3c80', bottom: '#1a2054', ...thin });
  for (const [x, y, height] of PINES) pine(art, x, y, height, { fill: '#0f1540' });
}

/** An owl on a pine bough looks into the full moon. */
export const picture = defineCard({
  name: 'oracle/31-owl',
  seed: 'cow',
  light: [300, 356],
  title: '梟',
  english: 'Owl',
  draw(art, palette) {
    sky(art, palette);
    moon(art);
    forest(art);
    pineBough(art, 580);
    owlFromBehind(art, 300, 408, 0.98, { rot: 2 });
  },
});
