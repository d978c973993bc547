import { type Art, svgPath } from '../pen/index.ts';
import { sparkle } from './star.ts';

/** The crescent of the site's logo, in its box of 30 × 30. */
export const CRESCENT = svgPath('M20.5 24.6A11.5 11.5 0 1 1 20.5 5.4A9.4 9.4 0 1 0 20.5 24.6Z');

const SCALE = 1.75;

/** The site's mark beside its name: the crescent, its box's middle at (x, y), and the star that it holds. */
export function siteMark(art: Art, x: number, y: number): void {
  const [near, mid] = art.palette.gold;
  art.fill(CRESCENT.translate(-15, -15).scale(SCALE).translate(x, y), mid);
  art.fill(sparkle(x + 4.5 * SCALE, y, 6.4 * SCALE, 0.2), near);
}
