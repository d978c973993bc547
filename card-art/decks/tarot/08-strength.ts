import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  LINE,
  type Path,
  points,
  ramp,
  svgPath,
} from '../../kit/pen/index.ts';
import { rose } from '../../kit/plants/rose.ts';
import { sprig } from '../../kit/plants/sprig.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { lionFront } from './08-strength/lion-front.ts';

/** The middle of the lion's halo, and the crossing of the infinity. */
const HALO = [300, 460] as const;
const [X, Y] = [300, 146];

/** Roses of the garland, small ones first: x, y, radius, turn. */
const ROSES = [
  [144, 800, 28, 40],
  [458, 798, 30, -40],
  [212, 814, 40, 20],
  [388, 812, 42, -20],
  [300, 800, 58, 0],
] as const;

function sky(art: Art, palette: Palette): void {
  // rose first, cream within: a wide cream glow on indigo turns grey
  art.glow(300, 430, 410, palette.rose, 0.5);
  art.glow(300, 430, 300, palette.glow, 0.3);
  art.glow(300, 760, 300, palette.rose, 0.4, 0.6);
  art.glow(300, 160, 200, palette.mist, 0.3);
  const taken = (x: number, y: number): boolean =>
    Math.hypot(x - 300, y - 470) < 260 || (Math.abs(x - X) < 112 && Math.abs(y - Y) < 56);
  starField(art, 120, { x0: 50, x1: 550, y0: 60, y1: 700, pow: 1, avoid: taken });
  art.blot(wedgeRays(...HALO, 262, 430, 48, 0.7, { alt: 0.7 }), 'gold', 0.45);
  art.line(ellipse(...HALO, 254), LINE.hair, 'gold', 0.7);
  art.line(ticks(...HALO, 254, 262, 120), LINE.hair, 'gold', 0.8);
}

/** Evening hills, far and near. */
function hills(art: Art): void {
  const far = points('50,690 110,660 180,690 300,700 420,690 490,654 550,684');
  const dusk = { seed: 12, top: '#6d4a86', bottom: '#4a3168' };
  mountains(art, 50, 550, 790, far, { ...dusk, lineWidth: LINE.fine, rough: 0.08 });
  const near = closed('40,748! 150,726 300,736 450,726 560,748! 560,900! 40,900!');
  art.solid(near, art.linear(0, 726, 0, 862, ramp(0, '#46306a', 1, '#140f30')));
}

/** One band that passes over itself: at the crossing one strand is painted again. */
function infinity(art: Art, palette: Palette): void {
  const band = (path: Path): void => {
    art.line(path, 11).line(path, 7.4, '#3a2458').line(path, LINE.fine);
  };
  art.glow(X, Y, 130, palette.rose, 0.5, 0.6);
  band(
    svgPath(
      'M300 146C328 100 390 100 390 146C390 192 328 192 300 146C272 100 210 100 210 146C210 192 272 192 300 146Z',
    ),
  );
  art.clip(ellipse(X, Y, 16), () =>
    band(svgPath('M390 146C390 192 328 192 300 146C272 100 210 100 210 146')),
  );
  art.blot([sparkle(X - 122, Y, 12), sparkle(X + 122, Y, 12)]);
}

function garland(art: Art): void {
  const half = curve('300,806 220,818 140,800 78,748');
  for (const path of [half, half.mirror()]) {
    const look = { fill: '#221a4c', veins: 3, taper: 0.6, stem: 3 };
    sprig(art, path, { count: 8, len: 40, width: 17, ...look });
  }
  for (const [x, y, radius, rot] of ROSES) {
    rose(art, x, y, radius, { rot, lite: '#f6b9bb', dark: '#5c1f48', layers: radius > 40 ? 4 : 3 });
  }
}

/** A lion sleeps under its crown of flowers; infinity above, a garland of roses below. */
export const picture = defineCard({
  name: 'tarot/08-strength',
  seed: 'rdsg',
  light: [300, 420],
  numeral: 'VIII',
  draw(art, palette) {
    sky(art, palette);
    hills(art);
    infinity(art, palette);
    lionFront(art, 300, 462, 1);
    garland(art);
  },
});
