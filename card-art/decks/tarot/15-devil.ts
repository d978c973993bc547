import { defineCard } from '../../define.ts';
import { bowedGoat } from '../../kit/creatures/bowed-goat.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { chain } from '../../kit/objects/chain.ts';
import { invertedTorch } from '../../kit/objects/inverted-torch.ts';
import {
  type Art,
  ellipse,
  type Knot,
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
import { rose } from '../../kit/plants/rose.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The torch's flame: the only light, from below. */
const [X, Y] = [300, 744];

/** A plain dim ring behind the head; the horns cross it. */
function sky(art: Art, palette: Palette): void {
  art.glow(X, Y - 10, 460, '#e9a37e', 0.5);
  art.glow(X, 330, 300, palette.mist, 0.28);
  art.glow(X, Y, 150, palette.glow, 0.5);
  const nearHead = (x: number, y: number): boolean => Math.hypot(x - X, y - 330) < 240;
  starField(art, 70, { x0: 60, x1: 540, y0: 60, y1: 560, opacity: 0.6, avoid: nearHead });
  art.line(ellipse(X, 326, 166), LINE.fine, 'gold', 0.85);
  art.line(ellipse(X, 326, 154), LINE.hair, 'gold', 0.8);
  art.line(ticks(X, 326, 156, 164, 96), LINE.hair, 'gold', 0.7);
}

/** Dark stone. */
function floor(art: Art): void {
  const rocks = points('50,700 96,676 140,708 196,742 300,756 404,742 462,704 508,682 550,706');
  const tones = { top: '#4a2f66', bottom: '#221546' };
  mountains(art, 50, 550, 800, rocks, { seed: 3, ...tones, lineWidth: LINE.fine });
  const edge: Knot[] = points('40,800! 160,792 300,796 440,790 560,802!', '560,900! 40,900!');
  const stone = art.linear(0, 790, 0, 862, ramp(0, '#6b4560', 0.4, '#2e1c4a', 1, '#140f30'));
  art.solid(spline(edge, true), stone);
  art.glow(X, 812, 170, '#f0b98f', 0.5, 0.25);
  const chance = random(4);
  for (let i = 0; i < 30; i++) {
    const y = lerp(806, 856, chance());
    const x = chance.between(60, 500);
    const length = chance.between(20, 70);
    const groove = line(x, y, x + length, y + chance.between(-1, 1));
    art.blot(ribbon(groove, 1.6, { samples: 5 }), 'gold', 0.5);
  }
}

/** Two slack chains hang from the walls and meet in a rose. */
function chains(art: Art): void {
  const left = spline(points('34,486 62,566 112,640 174,672 232,652 284,606'));
  const right = spline(points('566,470 544,566 500,656 444,688 376,646 318,600'));
  chain(art, left, 33, 10.5);
  chain(art, right, 37, 10.5);
}

function torchAndRose(art: Art): void {
  invertedTorch(art, X, 738, 0.86, { shaft: 165 });
  const green = { veins: 3, fill: '#3a2350' };
  veinedLeaf(art, 270, 604, 44, 22, -112, green);
  veinedLeaf(art, 330, 604, 44, 22, 112, green);
  veinedLeaf(art, 284, 628, 34, 16, -150, green);
  rose(art, X, 600, 46, { rot: 12, lite: '#f0a3a5', dark: '#4a1530', lineWidth: LINE.mid });
}

/** A bowed goat lit from below by an inverted torch; two loose chains meet in a rose. */
export const picture = defineCard({
  name: 'tarot/15-devil',
  seed: 'cdv',
  light: [300, 742],
  numeral: 'XV',
  title: '悪魔',
  english: 'The Devil',
  draw(art, palette) {
    sky(art, palette);
    floor(art);
    bowedGoat(art, X, 338, 1.02);
    chains(art);
    torchAndRose(art);
  },
});
