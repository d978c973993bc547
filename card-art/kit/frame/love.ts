import { type Art, curve, LINE, type Path, polar } from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';
import { vine } from '../plants/sprig.ts';
import { wildRose } from '../plants/wild-rose.ts';
import { cornerDots } from './window.ts';

/** Middle of the left corner's rose. */
const ROSE = { x: 84, y: 84, radius: 38 } as const;

/** Leaves round the rose: direction, length, width. */
const ROSE_LEAVES = [
  [150, 46, 15],
  [118, 44, 14],
  [182, 44, 14],
  [60, 34, 12],
  [242, 30, 11],
] as const;

/** Leaves on the tendrils: place and direction. */
const TENDRIL_LEAVES = [
  [150, 50, 62],
  [178, 52, 130],
  [50, 150, 190],
  [52, 172, 30],
] as const;

/** A wild rose in each upper corner, tendrils from it, a vine that follows the ogee. */
export function loveOrnament(art: Art): void {
  for (const right of [false, true]) {
    const place = (path: Path): Path => (right ? path.mirror() : path);
    const ogee = curve('52,234 72,206 112,178 160,153 200,126 228,100');
    vine(art, ogee, { count: 11, side: -1, len: 23, place });
    for (const [angle, length, width] of ROSE_LEAVES) {
      art.blot(place(leaf(...polar(ROSE.x, ROSE.y, 20, angle), length, width, angle)));
    }
    art.line(place(curve('114,64 150,50 196,56 206,44 196,38')), LINE.fine);
    art.line(place(curve('62,114 50,150 56,190 46,196 42,188')), LINE.fine);
    for (const [x, y, angle] of TENDRIL_LEAVES) art.blot(place(leaf(x, y, 20, 8, angle)));
  }
  for (const side of [-1, 1]) {
    const x = 300 + side * (300 - ROSE.x);
    wildRose(art, x, ROSE.y, ROSE.radius, { rot: -side * 12, lineWidth: LINE.mid });
  }
  cornerDots(art);
}
