import { ink, lit, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [0.9, -0.5] },
  shade: '#3d5c5c',
  rim: '#fff3d0',
  rimWidth: 1.2,
  stray: 0,
});

/** A small open boat that putters out, somebody at its stern; its waterline at (x, y). */
export function boat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -7.4 });
  const part = (outline: Path, fill: string, soft: number): void => form(art, box.place(outline), fill, soft);
  const image = closed('-28,2! 0,4 34,-1! 26,10 4,14 -22,11');
  stippled(art, box.place(image), '#2f6463', box.at(0, 0), box.at(0, 15), [0.9, 0.1]);
  art.blot(
    ['-30,2 -50,6 -84,10', '-30,4 -52,14 -80,24', '-26,6 -44,17 -62,28', '34,0 40,1 44,4'].map((wake, i) =>
      ink(box.place(curve(wake)), 1.8, i, 0.3),
    ),
    '#fdf3d8',
  );
  part(closed('-26,-9! 0,-7 30,-12 38,-15! 36,-10 34,-7! 4,-4 -26,-5!'), '#7a6a50', 2);
  part(limb('-15,-5 -14,-17', [3.4, 3.2], 6), '#4a5a60', 1.5);
  part(closed('-19,-14! -19,-24 -14,-28 -10,-25 -8,-15!'), '#c45942', 3);
  part(closed('-17,-29! -17,-35 -10,-35 -10,-29!'), '#d9a380', 2);
  part(closed('-21,-32! -16,-35 -14,-38 -11,-36 -7,-32! -14,-31'), '#f0d48c', 1.5);
  part(closed('-28,-8! -4,-4 18,-6 39,-16! 37,-6 32,1! 4,4 -27,3!'), '#f8efd8', 3);
}
