import { contactShadow, lit } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Point, polygon } from '../../../kit/pen/index.ts';
import { boards } from './house.ts';
import { pampas } from './pampas.ts';

const paint = lit({
  from: { towards: [0.7, -0.75] },
  shade: '#4a3420',
  rim: '#fff3cc',
  rimWidth: 1.6,
  stray: 0.2,
});

/** A pyramid of dumplings as it is seen from before: row, place in it. */
const PILE = [
  [-1.5, 0],
  [-0.5, 0],
  [0.5, 0],
  [1.5, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [-0.5, 2],
  [0.5, 2],
] as const;

/** What the moon lays across the boards, away from itself: what stands where, how wide, how long. */
const SHADOWS = [
  [250, 768, 46, 1.9],
  [327, 764, 15, 1.36],
  [127, 808, 20, 1.3],
  [234, 848, 24, 1.2],
] as const;

export function shadows(art: Art, moonX: number): void {
  const long = SHADOWS.map(([x, y, half, length]) => {
    const away = (px: number): Point => [moonX + (px - moonX) * length, 600 + (y - 600) * length];
    return polygon([[x - half, y], [x + half, y], away(x + half), away(x - half)]);
  });
  art.clip(boards(), () => void art.blot(long, '#2b2218', 0.7));
}

/** Dumplings on their stand beside the cushion, and grass in a jar against the screens. */
export function feast(art: Art): void {
  const box = local(art, 327, 764, 0.72);
  contactShadow(art, 324, 764, 20, 4.4, '#2b2218');
  const form = (knots: string, fill: string, soft: number): void =>
    paint(art, box.place(closed(knots)), fill, soft);
  form('-20,-18! 20,-18! 17,0! -17,0!', '#a87f4c', 4);
  box.fill(ellipse(0, -9, 5, 4.4), '#4a3420');
  form('-31,-27! 31,-27! 28,-17! -28,-17!', '#c49a60', 4);
  for (const [place, row] of PILE) {
    const [px, py] = [place * 14, -34 - row * 11.6];
    box.fill(ellipse(px, py, 7.8, 7.4), '#8f6f45').fill(ellipse(px + 0.6, py - 0.7, 6.9, 6.4), '#d9bf90');
    box.fill(ellipse(px + 1.7, py - 2, 4.8, 4.2), '#faecc8');
  }
  pampas(
    art,
    [
      { x: 125, y: 760, height: 214, lean: -36 },
      { x: 126, y: 760, height: 160, lean: -52 },
      { x: 129, y: 760, height: 190, lean: 44 },
      { x: 128, y: 760, height: 246, lean: 20 },
    ],
    { stem: '#4a3f26', plume: '#7a6238', lit: '#fff0c8', branches: 11, seed: 'jar' },
  );
  const jar = local(art, 127, 808, 1.14);
  contactShadow(art, 125, 809, 32, 6, '#2b2218');
  paint(
    art,
    jar.place(closed('-9,-46! 9,-46! 8,-38 19,-26 21,-12 14,0! -14,0! -21,-12 -19,-26 -8,-38')),
    '#5f6a50',
    7,
  );
}
