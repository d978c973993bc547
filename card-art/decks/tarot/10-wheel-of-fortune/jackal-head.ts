import { strokes, type Tones } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Point } from '../../../kit/pen/index.ts';
import { toned } from './place.ts';

const FUR: Tones = { fill: '#3d2a3e', shade: '#231729', rim: '#f0b884' };
const LAPIS: Tones = { fill: '#2f62a0', shade: '#1f3a68', rim: '#d5e4e4' };

/** He looks up along the wheel. */
export function head(art: Art, [x, y]: Point, scale: number): void {
  const box = local(art, x, y, scale, { rot: -15 });
  const part = (outline: string, tones: Tones, deep: number, edge = 1): void =>
    toned(box, outline, { ...tones, soft: deep * 0.7, rimWidth: 1.3 * edge });
  // far ear, skull and muzzle, near ear
  part('-2,-16! -2,-38 6,-60 12,-70! 18,-50 16,-30 10,-16!', FUR, 6);
  part(
    '-24,30! -26,4 -20,-14 -6,-22 6,-18 14,-9 30,-5 46,-1 54,1! 57,6 52,10! 48,11! 46,15 32,18 20,20 10,28 8,44!',
    FUR,
    9,
  );
  part('-18,-12! -22,-36 -16,-60 -10,-74! -2,-54 0,-32 -2,-14!', FUR, 5);
  box.fill(closed('-13,-20! -15,-40 -10,-60! -5,-42 -6,-22!'), '#c98a50');
  strokes(box, ['52,10 40,11 30,9 24,6'], 1, '#1a1020', 0);
  box
    .fill(closed('6,-8! 12,-12 19,-7! 13,-4!'), '#f6d27a')
    .fill(ellipse(13, -8, 2.6), '#1a1020')
    .fill(ellipse(12, -9, 0.9), '#fffbe8');
  strokes(box, ['0,-9 6,-8', '19,-7 24,-5'], 1.2, '#d9a94e', 0);
  // the head-cloth falls over neck and back
  const cloth = '-20,-12! -8,-16 0,-8 4,6 10,24 22,40! 14,66 -8,80 -34,72 -46,50! -36,30 -30,8';
  part(cloth, LAPIS, 10);
  art.clip(box.place(closed(cloth)), () =>
    strokes(
      box,
      [
        '-24,2 -8,4 6,2',
        '-32,16 -12,20 10,16',
        '-40,32 -14,38 18,32',
        '-46,48 -16,56 20,48',
        '-40,64 -16,72 12,66',
      ],
      2,
      '#d9a94e',
      0,
    ),
  );
}
