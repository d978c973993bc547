import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

/** What a king has let fall: a ring of gold on its side, its middle at (x, y). */
export function fallenCrown(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -14 });
  const tones = { fill: '#dba850', shade: '#8a5434', rim: '#fff6d2', soft: 4, rimWidth: 1.6 } as const;
  box.fill(closed('16,10! -20,12 -52,18 -72,24! -28,26 2,20!'), '#37304e');
  // the far half, seen from within
  toned(box, closed('-20,0! -16,-10 -2,-14 12,-10 20,-2! 16,4 0,-2 -14,4!'), {
    fill: '#7c4a30',
    shade: '#5a3028',
    soft: 2,
  });
  toned(
    box,
    closed(
      '-21,0! -24,-16 -32,-26! -20,-22 -14,-16! -11,-26 -13,-38! -4,-28 2,-18! 9,-26 16,-36! 18,-22 21,-16! 28,-20 36,-22! 26,-10 21,-1! 22,6 12,14 -2,16 -16,12 -21,6',
    ),
    tones,
  );
  box.fill(ribbon(curve('-19,6 -2,10 20,4'), 3, { start: 0.6, end: 0.6 }), '#a8733c');
  for (const [cx, cy] of [
    [-32, -27],
    [-13, -39],
    [16, -37],
    [37, -23],
  ] as const)
    toned(box, ellipse(cx, cy, 2.6), tones);
  toned(box, ellipse(0, -2, 4, 4.6), {
    fill: '#b5344a',
    shade: '#6a1c38',
    rim: '#ffc0b0',
    soft: 1.6,
    rimWidth: 1,
  });
}
