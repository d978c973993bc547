import { type Art, arc, ellipse, LINE, type Path, polar, range } from '../pen/index.ts';
import { vine } from '../plants/sprig.ts';
import { lineRays } from '../sky/rays.ts';
import { sparkle } from '../sky/star.ts';
import { cornerDots } from './window.ts';

/** Spandrels of the arch: a quarter sun in each corner, laurel that follows the arch. */
export function tarotOrnament(art: Art): void {
  const [cx, cy] = [40, 40]; // the sun's centre, just inside the frame's corner
  for (const right of [false, true]) {
    const place = (path: Path): Path => (right ? path.mirror() : path);
    const rays = lineRays(cx, cy, 40, 92, 13, { from: 92, to: 184, lens: [1, 0.6] });
    art.line(place(rays), LINE.fine, 'gold', 0.85);
    art.blot(range(7, (i) => place(ellipse(...polar(cx, cy, 98, 92 + (i * 88) / 6.5), 1.7))));
    art.line(place(arc(cx, cy, 36, 92, 178)), LINE.mid);
    art.line(place(arc(cx, cy, 29, 92, 178)), LINE.fine);
    art.blot(place(sparkle(cx + 10, cy + 10, 14)));
    // r 270 keeps the leaves between the arch's second line and the frame
    vine(art, arc(300, 300, 270, -73, -52), { side: -1, len: 21, place });
    vine(art, arc(300, 300, 270, -16, -36), { len: 21, place });
  }
  cornerDots(art);
}
