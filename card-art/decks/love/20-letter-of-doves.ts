import { defineCard } from '../../define.ts';
import { dove } from '../../kit/creatures/dove.ts';
import { downFeather } from '../../kit/creatures/down-feather.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { openLetter } from '../../kit/objects/open-letter.ts';
import { type Art, ellipse, LINE, lerp, points, ramp, spline, svgPath } from '../../kit/pen/index.ts';
import { roseBush } from '../../kit/plants/rose-bush.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The light above the sheet. */
const [X, Y] = [306, 520];

const FAR_DOVE = ['#fff6ee', '#f6c9c0', '#b8707e', '#6a2850'] as const;

function night(art: Art, palette: Palette): void {
  art.glow(X, Y, 420, palette.glow, 0.5);
  art.glow(300, 720, 320, palette.rose, 0.4, 0.5);
  const nearLetter = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 170;
  starField(art, 100, { x0: 50, x1: 550, y0: 80, y1: 620, pow: 1.1, avoid: nearLetter });
  const hills = points('50,676 130,652 220,680 330,690 430,664 500,650 550,668');
  mountains(art, 50, 550, 880, hills, {
    seed: 15,
    top: '#a55670',
    bottom: '#571c38',
    lineWidth: LINE.fine,
    rough: 0.05,
    engrave: false,
  });
  const cloth = art.linear(0, 750, 0, 862, ramp(0, '#6a2444', 1, '#220818'));
  art.solid(svgPath('M40 772C180 750 420 752 560 778V890H40Z'), cloth);
  art.fill(ellipse(296, 822, 170, 14), '#1c0716', 0.6);
}

/** The words rise between the birds. */
function words(art: Art): void {
  for (const course of ['268,470 292,432 262,404 236,388', '372,400 352,360 300,330 302,290']) {
    const steps = spline(points(course)).walk(22);
    art.blot(
      steps.map(({ x, y }, i) => ellipse(x, y, lerp(2, 1, i / 22))),
      'gold',
      0.8,
    );
  }
  art.glow(320, 540, 130, '#fff6ea', 0.6);
}

/** The first leaves the sheet as the envelope opens; the others are already on their ways. */
function dovesAndLetter(art: Art): void {
  dove(art, 404, 438, 1, { rot: -26, lift: 0.75, tones: ['#fffaf2', '#fbd9cc', '#c9808a', '#7a3054'] });
  openLetter(art, 276, 744, 1.1, { rot: -4 });
  dove(art, 186, 356, 0.86, { mirror: true, rot: 18, lift: 0.5, tones: FAR_DOVE });
  dove(art, 326, 246, 0.66, { rot: -30, lift: 0.9, tones: FAR_DOVE });
  downFeather(art, 112, 560, 50, -128, 16);
  downFeather(art, 482, 636, 44, 128, -14);
}

/** A letter opens; its upper edge loosens into feathers, and the words fly. */
export const picture = defineCard({
  name: 'love/20-letter-of-doves',
  seed: 'lld',
  light: [X, Y],
  numeral: 'XX',
  title: '鳩になる手紙',
  english: 'Letter of Doves',
  draw(art, palette) {
    night(art, palette);
    words(art);
    dovesAndLetter(art);
    roseBush(art, 440, 836, 42, { rot: 20 });
    roseBush(art, 118, 842, 32, { rot: 60 });
    roseBush(art, 520, 856, 30, { rot: 0 });
  },
});
