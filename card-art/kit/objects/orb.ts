import { type Art, ellipse, LINE, local, ramp, range, roundRect, svgPath } from '../pen/index.ts';
import { facetStar } from '../sky/star.ts';

const BROWN = '#8a4a44';
const BAND = '#fff3d6';

/** An orb of one radius with its bands, a star on top; the star reaches 1.9 radii up. */
export function orb(art: Art, x: number, y: number, radius: number): void {
  const box = local(art, x, y, radius);
  box.glow(0, 0, 3, art.palette.glow, 0.6);
  const gold = ramp(0, '#fffaf0', 0.3, '#ffd9a0', 0.68, '#e08a7c', 1, '#7a2f5c');
  box.solid(ellipse(0, 0, 1), box.radial(-0.3, -0.36, 1.5, gold), LINE.bold * 0.85);
  const [outer, inner] = [radius * 0.2, radius * 0.13];
  box.line(svgPath('M-1 0C-.5 .34 .5 .34 1 0'), outer, BROWN);
  box.line(svgPath('M-.97 0C-.5 .32 .5 .32 .97 0'), inner, BAND);
  box.line(svgPath('M0 -1C.12 -.6 .12 -.1 0 .25'), outer, BROWN);
  box.line(svgPath('M0 -.97C.12 -.6 .12 -.1 0 .22'), inner, BAND);
  const studs = range(6, (i) => {
    const u = (i - 2.5) / 3;
    return ellipse(u * 0.9, 0.25 * (1 - u * u), 0.035);
  });
  box.blot(studs, BROWN);
  art.solid(
    roundRect(x - radius * 0.16, y - radius * 1.14, radius * 0.32, radius * 0.18, 2),
    BAND,
    LINE.fine,
  );
  const look = { lineWidth: LINE.mid * 0.9, dark: '#c98f5c', lit: '#fffaf0' };
  facetStar(art, x, y - radius * 1.46, 4, radius * 0.4, radius * 0.15, look);
}
