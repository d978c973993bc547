import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { type Art, closed, curve, LINE, Path, polar, ramp, roundRect } from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { corona, type Streamer } from './08-eclipse/corona.ts';
import { streetLamp } from './08-eclipse/street-lamp.ts';

/** The black sun. */
const [X, Y, R] = [300, 392, 100];

/** Two long wings across, short plumes between them, as in a quiet year of the sun. */
const STREAMERS: readonly Streamer[] = [
  [-6, 118, 30],
  [16, 168, 34],
  [38, 206, 44],
  [68, 132, 38],
  [94, 104, 32],
  [120, 88, 32],
  [147, 96, 32],
  [174, 124, 32],
  [198, 174, 36],
  [217, 210, 44],
  [247, 128, 38],
  [276, 100, 32],
  [302, 86, 32],
  [328, 94, 32],
];

/** Lamps along the road, [x of the foot, y, scale], near to far. */
const LAMPS = [
  [136, 836, 0.78],
  [214, 806, 0.5],
  [264, 786, 0.33],
  [296, 773, 0.22],
  [317, 765, 0.14],
] as const;

/** Night at noon: dark above, dusk all round the horizon. */
function sky(art: Art, palette: Palette): void {
  const dusk = ramp(0, '#0a0f2e', 0.45, '#1c2360', 0.72, '#544a96', 0.86, '#c888a6', 0.95, '#f3b990');
  art.fill(roundRect(40, 54, 520, 820), art.linear(0, 64, 0, 790, dusk));
  art.glow(X, Y, 330, '#e9a0b0', 0.4);
  art.glow(X, 780, 330, '#f7c79a', 0.5, 0.22);
  const nearSun = (x: number, y: number): boolean => Math.hypot(x - X, (y - Y) * 1.25) < 285;
  starField(art, 110, { x0: 56, x1: 544, y0: 74, y1: 640, pow: 1.3, avoid: nearSun });
  art.blot(sparkle(446, 190, 15), palette.pale);
  art.blot(sparkle(150, 604, 10), palette.pale);
}

/** The corona, and the first bead of returning light. */
function blackSun(art: Art): void {
  corona(art, X, Y, R, STREAMERS);
  const bead = polar(X, Y, R, 38);
  art.glow(...bead, 62, '#fff6e2', 0.95);
  art.blot(sparkle(...bead, 40, 0.1, 38), '#fffdf6');
  art.glow(...bead, 16, '#ffffff', 1);
}

/** Hills, and a road whose lamps believe that it is evening. */
function ground(art: Art): void {
  const far = curve('40,752 120,738 210,756 330,742 430,756 560,732');
  art.solid(
    Path.join(far).lineTo(560, 880).lineTo(40, 880).close(),
    art.linear(0, 738, 0, 862, ramp(0, '#4d4a92', 1, '#1a2056')),
    LINE.fine,
  );
  const near = curve('40,800 130,786 230,776 330,760 430,768 560,792');
  art.solid(
    Path.join(near).lineTo(560, 880).lineTo(40, 880).close(),
    art.linear(0, 760, 0, 866, ramp(0, '#262c6c', 0.5, '#111743', 1, '#0a0f2e')),
    LINE.mid,
  );
  const road = closed('332,761! 318,774 290,793 212,826 96,880! 292,880! 330,832 343,798 345,776 337,761!');
  art.solid(road, art.linear(0, 760, 0, 870, ramp(0, '#6a63ac', 1, '#2a2f70')), LINE.fine);
  art.line(curve('335,764 331,784 312,808 262,844 194,880'), LINE.fine, '#fff1d6', 0.6);
  for (const [x, y, scale] of [...LAMPS].reverse()) {
    art.glow(x + 27 * scale, y + 2, 60 * scale, '#ffd9a0', 0.55, 0.25);
    streetLamp(art, x, y, scale);
  }
}

/** A total eclipse over a road whose lamps have come on at noon. */
export const picture = defineCard({
  name: 'oracle/08-eclipse',
  light: [X, Y],
  draw(art, palette) {
    sky(art, palette);
    ground(art);
    blackSun(art);
  },
});
