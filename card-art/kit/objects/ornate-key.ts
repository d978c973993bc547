import {
  type Art,
  ellipse,
  LINE,
  line,
  local,
  type Placement,
  points,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { wildRose } from '../plants/wild-rose.ts';
import { metal } from './metal.ts';

/** Rings round the shaft: height, half width, thickness. */
const COLLARS = [
  [-30, 13, 6],
  [-21, 9, 5],
  [-12, 7, 4],
  [46, 7.5, 4],
  [53, 6.5, 3],
] as const;

/**
 * A key, upright: bow at the top (0, -122 … -30), shaft down to its tip (0, 112), bit to the right.
 * Two briar scrolls meet in the bow as a heart with a small rose between them.
 */
export function ornateKey(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const gold = metal(art, x, y, 100 * scale, ['#fffaf2', '#ffdcc6', '#e2a18c', '#a85e60']);
  box.solid(svgPath('M-5 -30L-4 108C-4 114 4 114 4 108L5 -30Z'), gold);
  box.line(line(-1.4, -14, -1.2, 104), LINE.fine, '#fffaf4');
  box.solid(svgPath('M4 62H14V54H38V64H30V70H40V80H30V86H38V98H14V90H4Z'), gold);
  box.line(svgPath('M18 60V92M23 60V66M23 84V92'), LINE.fine, '#7a2f48', 0.8);
  for (const [top, half, thick] of COLLARS) {
    box.solid(roundRect(-half, top - thick / 2, half * 2, thick, thick / 2), gold, LINE.fine);
  }
  const scroll = ribbon(spline(points('2,-34 20,-42 38,-62 40,-88 24,-102 6,-92 0,-78')), 12, {
    start: 0.8,
    end: 0.35,
    samples: 18,
    peak: 0.55,
  });
  const tendril = ribbon(spline(points('36,-60 48,-54 52,-42 44,-36 38,-42')), 6, { start: 0.7, end: 0.4 });
  const leaves = [ellipse(39.5, -41.5, 3), leaf(42, -80, 15, 7, 58, 2)];
  for (const mirrored of [true, false]) {
    const side = (path: typeof scroll) => (mirrored ? path.mirror(0) : path);
    box.solid(side(scroll), gold, LINE.fine);
    box.solid(side(tendril), gold, LINE.fine);
    box.blot(leaves.map(side));
  }
  box.solid(ellipse(0, -112, 9, 10), gold, LINE.fine);
  box.fill(ellipse(0, -112, 4.4, 5.4), '#4a1432');
  box.line(ellipse(0, -112, 4.4, 5.4), LINE.fine);
  const roseTones = { lite: '#ffd0c8', dark: '#b04a62', lineWidth: LINE.fine };
  wildRose(art, ...box.at(0, -64), 17 * scale, roseTones);
}
