// Heavier than 300 kB: the near ears of wheat are drawn grain by grain.
import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { farWood } from '../../kit/land/far-wood.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { stream } from '../../kit/land/stream.ts';
import { heartShield } from '../../kit/objects/heart-shield.ts';
import { starCrown } from '../../kit/objects/star-crown.ts';
import { type Art, type Knot, LINE, lerp, points, ramp, roundRect, svgPath } from '../../kit/pen/index.ts';
import { grassTufts } from '../../kit/plants/grass-tufts.ts';
import { veinedLeaf } from '../../kit/plants/leaf.ts';
import { ripePomegranate } from '../../kit/plants/ripe-pomegranate.ts';
import { wheatField } from '../../kit/plants/wheat.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The stream's banks, from the hills on the right down to the near corner. */
const LEFT_BANK = points('424,594 436,612 470,640 474,672 430,712 396,762 410,816 438,880');
const RIGHT_BANK = points('434,594 456,608 504,634 524,668 506,716 492,762 528,812 590,880');

/** x of a bank at the height y. */
function bankAt(bank: readonly Knot[], y: number): number {
  const below = bank.findIndex(([, by]) => y <= by);
  if (below < 0) return bank[bank.length - 1]![0];
  const [x1, y1] = bank[below]!;
  const [x0, y0] = bank[Math.max(0, below - 1)]!;
  return y1 === y0 ? x1 : lerp(x0, x1, (y - y0) / (y1 - y0));
}
const inStream = (x: number, y: number): boolean =>
  x > bankAt(LEFT_BANK, y) - 12 && x < bankAt(RIGHT_BANK, y) + 8;
/** No stalk stands in the stream, and no ear `dx` beside and `dy` above its foot hangs over it. */
const clear =
  (dx: number, dy: number) =>
  (x: number, y: number): boolean =>
    inStream(x, y) || inStream(x + dx, y - dy);

/** Wheat by distance. */
const DUSK = ['#f0c09a', '#c98a78', '#8a5a68'] as const;
const EVENING = ['#ffe3bd', '#e0ad84', '#a06d64'] as const;
const GOLDEN = ['#fff1cf', '#f3d096', '#bb8460'] as const;

/** Leaves round the fruit: x, y, length, width, angle. */
const LEAVES = [
  [70, 884, 120, 22, -18],
  [150, 888, 96, 20, 20],
  [232, 886, 104, 20, -8],
  [330, 890, 92, 18, 26],
  [372, 890, 70, 16, 40],
] as const;

/** Grass along the stream, where no wheat stands: x, y, height. */
const BANK_GRASS = [
  [448, 664, 10],
  [432, 692, 13],
  [404, 722, 16],
  [520, 640, 9],
  [544, 668, 12],
  [532, 700, 15],
  [520, 736, 15],
  [546, 752, 20],
  [540, 796, 22],
  [386, 770, 18],
  [396, 812, 22],
] as const;

function sky(art: Art, palette: Palette): void {
  art.glow(300, 236, 420, '#d98fa9', 0.5);
  art.glow(300, 236, 220, palette.glow, 0.42);
  art.glow(300, 590, 340, '#f0a58c', 0.8, 0.4);
  const nearCrown = (x: number, y: number): boolean => Math.hypot(x - 300, y - 250) < 190;
  starField(art, 90, { x0: 50, x1: 550, y0: 70, y1: 500, pow: 1, avoid: nearCrown });
  const dusk = ramp(0, '#b85f84', 0, 0.6, '#c9708a', 0.4, 1, '#ffb994', 0.85);
  art.fill(roundRect(40, 300, 520, 300), art.linear(0, 330, 0, 590, dusk));
}

/** Far hills and wood, the ground of the field, the stream. */
function land(art: Art, palette: Palette): void {
  const hills = points('50,540 110,512 176,548 250,528 330,556 420,506 482,540 550,516');
  mountains(art, 50, 550, 600, hills, { seed: 17, top: '#8a5f94', bottom: '#6d4a80', lineWidth: LINE.fine });
  farWood(art, [
    [70, 600, 62, 'round'],
    [104, 602, 88, 'cypress'],
    [132, 602, 56, 'round'],
    [164, 602, 76, 'cypress'],
    [190, 604, 48, 'round'],
    [494, 598, 54, 'round'],
    [522, 600, 84, 'cypress'],
    [546, 600, 60, 'round'],
    [468, 602, 66, 'cypress'],
  ]);
  const earth = ramp(0, '#e0a888', 0.2, '#a86f72', 0.55, '#4f2d58', 1, palette.ink);
  const edge = 'M40 596C150 586 250 594 330 592C420 588 500 592 560 594';
  art.fill(svgPath(`${edge}V880H40Z`), art.linear(0, 590, 0, 862, earth));
  art.line(svgPath(edge), LINE.fine);
  stream(art, LEFT_BANK, RIGHT_BANK);
}

/** The field from far to near; the shield leans in the middle of it. */
function fieldAndShield(art: Art): void {
  const far = [
    [612, 34, 56, 0, 14],
    [630, 44, 50, 0, 20],
  ] as const;
  const middle = [
    [656, 62, 40, 0, 60],
    [688, 82, 30, 1, 110],
  ] as const;
  wheatField(art, 46, 556, far, { skip: inStream, seed: 'far', tones: DUSK });
  wheatField(art, 46, 556, middle, { skip: clear(8, 40), seed: 'mid', tones: EVENING });
  wheatField(art, 46, 420, [[722, 104, 24, 1, 150]], { skip: clear(10, 60), seed: 'mid2', tones: GOLDEN });
  heartShield(art, 262, 588, 1.16, { rot: -7 });
  wheatField(art, 46, 420, [[776, 120, 21, 2, 110]], { skip: clear(12, 70), seed: 'near1', tones: GOLDEN });
  grassTufts(art, BANK_GRASS);
  const shade = art.linear(0, 760, 0, 862, ramp(0, '#2a1540', 0, 1, '#160d30', 0.85));
  art.fill(svgPath('M40 740H404L396 762L410 816L430 862V880H40Z'), shade);
  wheatField(art, 44, 150, [[872, 188, 5, 2]], { seed: 'near2', sway: -8, tones: GOLDEN });
  wheatField(art, 372, 410, [[880, 150, 2, 2]], { seed: 'near3', sway: 10, tones: GOLDEN });
  wheatField(art, 532, 560, [[760, 120, 2, 2, 110]], { seed: 'near4', sway: 6, tones: GOLDEN });
}

/** Three pomegranates in the near grass, one burst. */
function pomegranates(art: Art): void {
  for (const [x, y, length, width, angle] of LEAVES) {
    veinedLeaf(art, x, y, length, width, angle, { fill: '#241846', bend: 6 });
  }
  ripePomegranate(art, 330, 822, 33, { rot: 22 });
  ripePomegranate(art, 184, 822, 37, { rot: -20 });
  ripePomegranate(art, 256, 812, 46, { rot: 9, open: true });
}

/** A crown of twelve stars over a wheat field, a heart shield with the sign of Venus, a stream. */
export const picture = defineCard({
  name: 'tarot/03-empress',
  seed: 'em',
  light: [300, 236],
  numeral: 'III',
  title: '女帝',
  english: 'The Empress',
  draw(art, palette) {
    sky(art, palette);
    land(art, palette);
    fieldAndShield(art);
    pomegranates(art);
    starCrown(art, 300, 268, 1.12);
  },
});
