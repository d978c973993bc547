import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { cloudCuff } from '../../kit/hands/cloud-cuff.ts';
import { pointingHand } from '../../kit/hands/pointing-hand.ts';
import { skinPaint } from '../../kit/hands/skin.ts';
import { sleeve } from '../../kit/hands/sleeve.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { chalice } from '../../kit/objects/chalice.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  local,
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
import { leaf, veinedLeaf } from '../../kit/plants/leaf.ts';
import { rose } from '../../kit/plants/rose.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { infinity } from '../../kit/sky/infinity.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The spark at the fingertip. */
const [X, Y] = [302, 214];
/** The table's near edge. */
const TABLE = 752;

/** Leaves and roses at the foot: x, y, length or radius, turn. */
const LEAVES = [
  [96, 838, 40, -40],
  [160, 842, 36, 30],
  [214, 846, 36, -30],
  [262, 848, 30, 24],
] as const;
const ROSES = [
  [128, 846, 32, 10],
  [240, 852, 27, 40],
  [364, 850, 29, 0],
  [476, 844, 33, 60],
  [74, 862, 28, 0],
  [528, 862, 28, 20],
  [184, 868, 30, 20],
  [422, 868, 30, 10],
  [302, 862, 36, 30],
] as const;

/** Light between the fingertip and the infinity above it. */
function sky(art: Art, palette: Palette): void {
  art.glow(302, 220, 400, palette.glow, 0.5);
  art.glow(300, 640, 330, palette.rose, 0.45, 0.5);
  art.glow(300, 400, 230, palette.mist, 0.22);
  const nearSpark = (x: number, y: number): boolean => Math.hypot(x - 302, y - 230) < 150;
  starField(art, 150, { x0: 50, x1: 550, y0: 60, y1: 600, pow: 1.1, avoid: nearSpark });
  art.blot(wedgeRays(X, Y, 118, 232, 36, 1, { alt: 0.55 }), 'gold', 0.7);
  infinity(art, 302, 146, 96, palette.ink);
}

/** Two ranges, the farther one in the light of dusk. */
function hills(art: Art): void {
  const far = points('50,604 100,570 150,604 204,580 262,612 340,616 400,574 456,604 504,566 550,600');
  const near = points('50,650 120,616 190,656 260,640 340,650 420,622 490,654 550,630');
  const thin = { lineWidth: LINE.fine };
  mountains(art, 50, 550, 700, far, { seed: 16, top: '#8a6aa6', bottom: '#5a4080', ...thin });
  mountains(art, 50, 550, 720, near, { seed: 6, top: '#5c4488', bottom: '#38245e', ...thin });
}

/** A sleeved hand out of one cloud, pointing at the spark. */
function hand(art: Art): void {
  const fill = art.linear(0, 480, 0, 640, ramp(0, '#d9b4cc', 0.45, '#8a6aa6', 1, '#2f2258'));
  const back = art.linear(0, 470, 0, 620, ramp(0, '#a584bb', 1, '#3a2a66'));
  const cuff = {
    top: points('220,486 206,540 190,620'),
    bottom: points('330,482 350,540 372,620'),
    bow: 15,
    cloth: art.linear(200, 480, 370, 480, ramp(0, '#3b2a6c', 0.5, '#7d5d9e', 1, '#2a1d52')),
    lining: '#2a1848',
    folds: 5,
    foldLength: 0.7,
    trim: [0.1, 0.19],
  } as const;
  const skin = skinPaint(art, [302, 196], 430);
  cloudCuff(art, 288, 540, 1.18, { fill, back }, () =>
    sleeve(art, cuff, () => pointingHand(art, 272, 376, 1.16, { arm: 30, skin })),
  );
  art.glow(X, Y, 54, '#fffaf0', 0.85);
  art.blot(sparkle(X, Y, 26), '#fffdf5');
}

/** Its top in perspective, the cloth falling in front. */
function table(art: Art): void {
  const wood = art.linear(0, 690, 0, TABLE, ramp(0, '#b98aa4', 1, '#5d3f72'));
  art.solid(polygon(points('100,690 500,690 556,752 44,752')), wood);
  art.line(polygon(points('108,696 492,696 536,745 64,745')), LINE.hair);
  const cloth = art.linear(0, TABLE, 0, 862, ramp(0, '#4a2f66', 1, '#191036'));
  art.solid(svgPath('M40 752H560V880H40Z'), cloth, LINE.bold * 0.8);
  art.line([line(40, 760, 560, 760), line(40, 782, 560, 782)], LINE.fine);
  art.blot(range(27, (i) => sparkle(53 + i * 19, 771, i % 2 ? 3.2 : 6)));
  const folds = range(13, (i) => {
    const x = i * 39;
    const course = spline([
      [66 + x, 786],
      [63 + x, 820],
      [68 + x, 866],
    ]);
    return ribbon(course, 2.4, { start: 0.4, end: 0.8 });
  });
  art.blot(folds, 'gold', 0.6);
}

/** Cup and pentacle stand on the table. */
function cupAndPentacle(art: Art): void {
  const shade = (x: number, y: number, reach: number): void => {
    art.fill(ellipse(x, y, reach, reach * 0.16), '#2a1740', 0.55);
  };
  shade(138, 732, 44);
  chalice(art, 136, 672, 0.72, { lite: '#c98aa0' });
  shade(462, 730, 46);
  const [x, y] = [462, 682];
  const engraving = '#7a4a3c';
  art.solid(ellipse(x + 6, y, 47), '#6b4238');
  const metal = art.linear(424, 640, 500, 726, ramp(0, '#fff4d6', 0.5, '#e3b978', 1, '#a8704e'));
  art.solid(ellipse(x, y, 47), metal, LINE.bold * 0.85);
  art.line([ellipse(x, y, 40), ellipse(x, y, 37)], LINE.fine, engraving);
  art.line(polygon(range(5, (i) => polar(x, y, 36, i * 144))), 3, '#6b3a38');
  art.line(ticks(x, y, 41, 45, 48), LINE.hair, engraving);
}

/** Wand and sword lie crossed: seen long and low. */
function wandAndSword(art: Art): void {
  const shadow = '#2a1740';
  const wandShadow = local(art, 300, 726, 1, { rot: 98 });
  wandShadow.fill(roundRect(-5, -104, 10, 208, 4), shadow, 0.45);
  local(art, 304, 729, 1, { rot: 80 }).fill(roundRect(-6, -100, 12, 200, 3), shadow, 0.4);

  const wand = local(art, 300, 720, 1, { rot: 99 });
  wand.solid(svgPath('M-4.5 104L-5 -96C-5 -102 5 -102 5 -96L4.5 104Z'), '#b98a5c');
  wand.line(svgPath('M-1.5 98L-2 -90M2 60L2 -20'), LINE.hair, '#6b4238');
  for (const [x, y, angle] of [
    [-6, -70, -62],
    [6, -40, 62],
    [-6, 36, -60],
    [6, 70, 62],
    [0, -100, 6],
  ] as const) {
    wand.solid(leaf(x, y, 20, 9, angle), '#7d6a9c', LINE.fine);
  }

  const sword = local(art, 300, 720, 1, { rot: 80 });
  const brass = '#dcae70';
  sword.solid(polygon(points('0,-104 7,-88 6.5,48 -6.5,48 -7,-88')), '#cfc6ea');
  sword.fill(polygon(points('0,-102 -6,-88 -5.5,47 0,47')), '#fffaf0');
  sword.line(line(0, -98, 0, 46), LINE.hair, '#6a5c9c');
  const guard = svgPath(
    'M-30 50C-22 45 -10 48 0 48C10 48 22 45 30 50C32 55 27 58 23 56',
    'C14 54 -14 54 -23 56C-27 58 -32 55 -30 50Z',
  );
  sword.solid(guard, brass);
  sword.solid(roundRect(-4.5, 56, 9, 36, 3), '#5c1f48', LINE.fine);
  const grip = range(5, (i) => line(-4, 62 + i * 6.5, 4, 58 + i * 6.5));
  sword.line(grip, LINE.fine).solid(ellipse(0, 98, 8), brass);
}

function roses(art: Art): void {
  for (const mirror of [false, true]) {
    for (const [x, y, length, angle] of LEAVES) {
      const placed = mirror ? ([600 - x, -angle] as const) : ([x, angle] as const);
      veinedLeaf(art, placed[0], y, length, 18, placed[1], { fill: '#221a4c', veins: 3 });
    }
  }
  for (const [x, y, radius, rot] of ROSES) {
    const lite = radius > 31 ? '#f6b9bb' : '#d98fa9';
    rose(art, x, y, radius, { rot, lite, dark: '#5c1f48', lineWidth: LINE.mid, layers: radius > 30 ? 4 : 3 });
  }
}

/** A hand out of a cloud points at the spark under an infinity; cup, pentacle, sword and wand below. */
export const picture = defineCard({
  name: 'tarot/01-magician',
  seed: 'mg',
  light: [302, 236],
  numeral: 'I',
  title: '魔術師',
  english: 'The Magician',
  draw(art, palette) {
    sky(art, palette);
    hills(art);
    hand(art);
    table(art);
    cupAndPentacle(art);
    wandAndSword(art);
    roses(art);
  },
});
