import { defineCard } from '../../define.ts';
import { songbird } from '../../kit/creatures/songbird.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  line,
  type Paint,
  Path,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../../kit/pen/index.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { petal } from '../../kit/plants/petal.ts';
import { rose } from '../../kit/plants/rose.ts';
import { sunflower } from '../../kit/plants/sunflower.ts';
import { halo } from '../../kit/sky/halo.ts';
import { lineRays, wavyRay } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The sun, and the top of the garden wall. */
const [X, Y] = [300, 270];
const WALL = 720;

/** The larger flower's stem and the taller one's: they cross twice on their way up. */
const LEFT_STEM = spline(points('292,890 286,820 318,760 330,700 284,650 222,606 196,566'));
const RIGHT_STEM = spline(points('308,890 314,820 282,760 270,704 320,640 372,580 392,510'));

/** Stem, place on it (hundredths), length, angle to the stem. */
const LEAVES = [
  [LEFT_STEM, 62, 62, -78],
  [LEFT_STEM, 76, 74, 40],
  [LEFT_STEM, 46, 60, 80],
  [RIGHT_STEM, 60, 70, 64],
  [RIGHT_STEM, 78, 76, 70],
  [RIGHT_STEM, 46, 60, -84],
  [RIGHT_STEM, 74, 58, -62],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(300, 270, 430, palette.glow, 0.55);
  art.glow(300, 700, 300, palette.rose, 0.35, 0.6);
  const nearSun = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 190;
  starField(art, 70, { x0: 50, x1: 550, y0: 80, y1: 560, pow: 1.2, avoid: nearSun });
}

function sun(art: Art): void {
  const rays = range(32, (i) => {
    const angle = i * 11.25;
    if (i % 2) return wavyRay(X, Y, 100, 176, angle, 7.5);
    return polygon([polar(X, Y, 100, angle - 2.6), polar(X, Y, 190, angle), polar(X, Y, 100, angle + 2.6)]);
  });
  art.blot(rays);
  art.line(lineRays(X, Y, 198, 230, 64, { lens: [1, 0.4] }), LINE.hair, 'gold', 0.9);
  halo(art, X, Y, 92, { tick: 90, len: 8, lineWidth: LINE.bold });
  art.fill(ellipse(X, Y, 78), art.radial(284, 248, 104, ramp(0, '#fffaf3', 0.5, '#fcdcc4', 1, '#e5978a')));
  art.line(ellipse(X, Y, 78), LINE.mid);
  // a rosette engraved in the disc
  const rosewood = '#9a3f55';
  for (let i = 0; i < 16; i++) {
    const shape = petal(X, Y, i % 2 ? 66 : 54, 24, i * 22.5, { tip: 0.1, belly: 0.6 });
    art.line(shape, LINE.fine, rosewood, 0.75);
  }
  art.line([ellipse(X, Y, 22), ellipse(X, Y, 70)], LINE.fine, rosewood);
  art.line(ellipse(X, Y, 14), LINE.hair, rosewood);
  art.blot(sparkle(X, Y, 14), rosewood);
}

function hillsAndWall(art: Art): void {
  const hills = points('50,640 130,612 220,650 300,660 380,650 470,612 550,640');
  const tones = { top: '#a55670', bottom: '#5e2040' };
  mountains(art, 50, 550, 740, hills, { seed: 3, ...tones, lineWidth: LINE.fine, rough: 0.05 });
  const stone = art.linear(0, WALL, 0, 862, ramp(0, '#7a3050', 1, '#2c0d22'));
  art.solid(roundRect(40, WALL, 520, 142), stone, LINE.mid);
  art.line(line(40, WALL + 12, 560, WALL + 12), LINE.fine);
  const joints = new Path();
  for (let course = 0; course < 5; course++) {
    const y = WALL + 12 + course * 28;
    joints.moveTo(50, y).lineTo(550, y);
    for (let i = 0; i < 9; i++) {
      const x = 50 + i * 62 + (course % 2) * 31;
      joints.moveTo(x, y).lineTo(x, y + 28);
    }
  }
  art.line(joints, LINE.hair, 'gold', 0.7);
}

/** Two heads of different size and height: equal ones would be eyes. */
function sunflowers(art: Art, palette: Palette): void {
  art.glow(300, 640, 170, palette.glow, 0.5);
  const stem = { start: 0.9, end: 0.55, samples: 18 };
  art.blot(ribbon(RIGHT_STEM, 8, stem));
  art.blot(ribbon(LEFT_STEM, 11, { start: 1, end: 0.6, samples: 18 }), palette.ink); // passes in front
  art.blot(ribbon(LEFT_STEM, 8, stem));
  for (const [path, place, length, turn] of LEAVES) {
    const { x, y, angle } = path.walk(101)[place]!;
    const bend = turn > 0 ? -8 : 8;
    veinedLeaf(art, x, y, length, length * 0.5, angle + turn, { veins: 5, fill: '#451532', bend });
  }
  const tones = { mid: '#d9788a', dark: '#6a1f42', lite: '#ffe6d2' };
  sunflower(art, 396, 504, 70, { rot: -4, petals: 19, ...tones });
  sunflower(art, 196, 566, 98, { rot: 4, petals: 24, ...tones });
}

/** Ties the two stems. */
function bow(art: Art): void {
  const left = svgPath('M300 792C262 750 214 760 210 790C210 818 262 822 300 796Z');
  const silk = (x: number): Paint => art.linear(x, 780, 300, 800, ramp(0, '#e0798c', 1, '#6a1f42'));
  art.solid(left, silk(210), LINE.mid);
  art.line(hatch(left, { angle: 12, gap: 4, from: 0.62, to: 0.96 }), LINE.hair);
  art.solid(left.mirror(), silk(390), LINE.mid);
  art.line(hatch(left.mirror(), { angle: -12, gap: 4, from: 0.04, to: 0.38 }), LINE.hair);
  const folds = svgPath('M292 794C264 778 236 780 226 790M292 798C268 800 244 804 232 800');
  art.line(folds.withMirror(), LINE.fine);
  const end = svgPath('M296 800C276 830 262 850 240 876L262 872L266 890C286 856 298 830 302 804Z');
  for (const shape of [end, end.mirror()]) art.solid(shape, '#8a2f4c', LINE.mid);
  art.solid(ellipse(300, 796, 13, 15), '#c25a70', LINE.mid);
}

function roses(art: Art): void {
  for (const [x, y, radius, rot] of [
    [112, 836, 46, 0],
    [488, 836, 46, 20],
    [180, 862, 26, 10],
    [420, 862, 26, 30],
  ] as const) {
    [-96, 96, -52, 52, -12].forEach((angle, i) => {
      const fill = art.linear(x, y - radius * 1.6, x, y, ramp(0, '#6b2a4c', 1, '#2a0d22'));
      const length = radius * (1.15 - i * 0.03);
      veinedLeaf(art, ...polar(x, y, radius * 0.6, angle), length, radius * 0.46, angle, { veins: 4, fill });
    });
    const large = radius > 40;
    const lite = large ? '#f9c4bd' : '#c4607a';
    rose(art, x, y, radius, { rot, lite, dark: '#7a2446', layers: large ? 4 : 3 });
  }
}

/** Two sunflowers with twined stems turn to one sun; a small bird joins them. */
export const picture = defineCard({
  name: 'love/19-sunflowers-and-bird',
  seed: 'ls',
  light: [300, 290],
  numeral: 'XIX',
  title: 'ひまわりと小鳥',
  english: 'Sunflowers and Bird',
  draw(art, palette) {
    sky(art, palette);
    sun(art);
    hillsAndWall(art);
    sunflowers(art, palette);
    bow(art);
    roses(art);
    songbird(art, 428, 640, 0.6, { mirror: true, lite: '#fff6ee', mid: '#e3a2a4', ink: '#8a3f5c' });
  },
});
