import { ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';

const HEART = closed(
  '0,-40! 12,-56 34,-64 54,-54 62,-32 56,-6 38,24 0,66! -38,24 -56,-6 -62,-32 -54,-54 -34,-64 -12,-56',
);

/** A heart-shaped shield with the sign of Venus, leaning. */
export function heartShield(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const region = [x - 90 * scale, y - 90 * scale, x + 90 * scale, y + 90 * scale] as const;
  modelled(
    art,
    region,
    { towards: [8, -6], soft: 8, shade: '#5a3a1c', rim: '#fff2c0', rimWidth: 2.6 },
    () => {
      box.fill(HEART, '#d9a648');
    },
  );
  modelled(
    art,
    region,
    { towards: [12, -8], soft: 12, shade: '#3c4a4c', rim: '#f6f2dc', rimWidth: 2 },
    () => {
      box.fill(HEART.scale(0.8).translate(0, -1), '#a9b8a4');
    },
  );
  art.blot(ink(box.place(ellipse(0, -14, 16, 16)), 6 * scale, 1, 0), '#8a2c40');
  const even = { start: 0.8, end: 0.9, samples: 6 };
  for (const bar of ['0,3 1,20 0,37', '-14,20 0,21 14,19'])
    art.fill(ribbon(box.place(curve(bar)), 6 * scale, even), '#8a2c40');
}
