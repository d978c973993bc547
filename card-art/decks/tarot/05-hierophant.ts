import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { crossedKeys } from '../../kit/objects/crossed-keys.ts';
import { pillar } from '../../kit/objects/pillar.ts';
import { tripleCrown } from '../../kit/objects/triple-crown.ts';
import {
  type Art,
  ellipse,
  LINE,
  line,
  type Path,
  polygon,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../../kit/pen/index.ts';
import { tallLily } from '../../kit/plants/tall-lily.ts';
import { beads, ticks } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The crown's halo. */
const [X, Y] = [300, 296];

/** Left half of the vault's arch: its outer and its inner line. */
const ARCH_OUTER = svgPath('M140 226C142 140 208 84 300 84');
const ARCH_INNER = svgPath('M148 226C150 146 214 92 300 92');

/** Left and right half of the hall. */
const SIDES: readonly ((path: Path) => Path)[] = [(path) => path, (path) => path.mirror()];

/** Steps from the top: left end, height, riser, tone. */
const STEPS = [
  [132, 690, 26, '#5d4580'],
  [104, 720, 30, '#46336c'],
  [70, 754, 34, '#33255a'],
] as const;

/** Dusk through the vault, the crown's halo in it. */
function sky(art: Art, palette: Palette): void {
  // rose first, cream within: a wide cream glow on indigo turns grey
  art.glow(300, 290, 400, palette.rose, 0.5);
  art.glow(300, 290, 220, palette.glow, 0.3);
  art.glow(300, 620, 320, palette.rose, 0.4, 0.6);
  const nearCrown = (x: number, y: number): boolean => Math.hypot(x - 300, y - 290) < 176;
  starField(art, 70, { x0: 170, x1: 430, y0: 120, y1: 560, pow: 1, avoid: nearCrown });
  art.blot(wedgeRays(X, Y, 152, 330, 40, 1, { alt: 0.6, from: 80, to: 280 }), 'gold', 0.5);
  art.line(ellipse(X, Y, 138), LINE.fine);
  art.line(ticks(X, Y, 132, 138, 90), LINE.hair);
  art.blot(beads(X, Y, 145, 48, 1.4));
}

/** Side walls and the inner arch that springs from the capitals, with the joints of its stones. */
function vault(art: Art): void {
  for (const side of SIDES) {
    const shade = art.linear(0, 60, 0, 700, ramp(0, '#17123a', 0.5, '#2b2054', 1, '#1a1440'));
    art.fill(side(svgPath('M40 40H300V84C214 84 148 146 148 250V790H40Z')), shade);
    art.line(side(ARCH_INNER));
    art.line(side(ARCH_OUTER), LINE.hair);
    art.line(side(svgPath('M160 226C164 158 222 106 300 106')), LINE.hair);
    const outer = ARCH_OUTER.walk(13);
    const inner = ARCH_INNER.walk(13);
    const joints = range(12, (i) => side(line(outer[i]!.x, outer[i]!.y, inner[i]!.x, inner[i]!.y)));
    art.line(joints, LINE.fine, 'gold', 0.8);
  }
}

/** Three steps, then flags that run towards the eye. */
function floor(art: Art, palette: Palette): void {
  for (const [x, y, riser, tone] of STEPS) {
    const front = polygon([
      [x, y],
      [600 - x, y],
      [610 - x, y + riser],
      [x - 10, y + riser],
    ]);
    art.solid(front, art.linear(0, y, 0, y + riser, ramp(0, tone, 1, palette.ink)));
    art.line(line(x - 2, y + 6, 602 - x, y + 6), LINE.hair);
  }
  const flags = art.linear(0, 788, 0, 862, ramp(0, '#241a4a', 1, '#0f0c28'));
  art.fill(roundRect(40, 788, 520, 112), flags);
  art.line(line(50, 788, 550, 788));
  const joints = range(11, (i) => line(300 + (i - 5) * 46, 788, 300 + (i - 5) * 70, 866));
  art.line(joints, LINE.fine, 'gold', 0.5);
  art.line([line(50, 808, 550, 808), line(50, 834, 550, 834)], LINE.hair, 'gold', 0.6);
  art.glow(300, 700, 170, palette.glow, 0.4, 0.3);
}

/** Two pillars, lit on their inner flanks. */
function pillars(art: Art): void {
  for (const [x, outside, inside] of [
    [112, 70, 150],
    [488, 530, 450],
  ] as const) {
    const fill = art.linear(outside, 0, inside, 0, ramp(0, '#1a1440', 0.6, '#4a3874', 1, '#a583b0'));
    pillar(art, x, 236, 770, 66, { fill, shade: false, flutes: 6 });
  }
}

/** The triple crown over two crossed keys, in a vaulted hall; two lilies of different growth. */
export const picture = defineCard({
  name: 'tarot/05-hierophant',
  seed: 'rdhi',
  light: [300, 290],
  numeral: 'V',
  title: '法王',
  english: 'The Hierophant',
  draw(art, palette) {
    sky(art, palette);
    vault(art);
    floor(art, palette);
    pillars(art);
    crossedKeys(art, 300, 588, 0.86);
    tripleCrown(art, 300, 300, 1.04);
    tallLily(art, 150, 868, 186, { mirror: true, lean: 14 });
    tallLily(art, 432, 872, 156, { lean: 12 });
  },
});
