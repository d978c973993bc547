import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path, points } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const SKIN = closed('0,-30 18,-28 32,-12 34,8 24,28 4,36 -16,32 -31,16 -33,-6 -22,-25');
const CROWN = [leaf(-4, 32, 22, 10, 196), leaf(0, 33, 20, 10, 178), leaf(5, 32, 22, 10, 160)];
const BURST = closed('-6,-14! 6,-20 16,-8! 20,6 14,20! 2,24 -6,12! -12,0');
const SEEDS = points('2,-10 10,-4 3,0 12,6 5,10 10,15 -3,4');

/** A pomegranate that hangs with its crown down, about 70 × `scale` wide; `open` shows its seeds. */
export function pomegranate(art: Art, x: number, y: number, scale: number, rot: number, open = false): void {
  const box = local(art, x, y, scale, { rot });
  modelled(
    art,
    [x - 60 * scale, y - 60 * scale, x + 60 * scale, y + 70 * scale],
    { towards: [14 * scale, -6 * scale], soft: 13 * scale, shade: '#5a1434', rim: '#ffd2a8', rimWidth: 2.4 },
    () => {
      box.fill(Path.join(CROWN), '#c8484a').fill(SKIN, '#cc4648');
    },
  );
  art.blot(ink(box.place(curve('20,-14 24,2 17,18')), INK.contour, x, 0.2), '#f08a74');
  if (!open) return;
  box.fill(BURST, '#f6dcb0');
  for (const [sx, sy] of SEEDS)
    box.fill(ellipse(sx, sy, 3.6, 4.4), '#a81c3c').fill(ellipse(sx - 1, sy - 1.4, 1.1), '#ffc8b8');
}
