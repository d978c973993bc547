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
  // the head-cloth: close on the skull, narrow at the nape, spread from there over the shoulder blades
  const cloth =
    '-20,-12! -8,-16 0,-8 3,6 5,18! 14,27 27,35 40,39! 42,52 38,63! 24,68 10,71! 7,82 2,90! -8,93 -18,91! -23,82 -26,73! -42,71 -57,64! -58,54 -51,43 -41,32 -34,18! -35,4 -30,-5';
  toned(
    box,
    cloth,
    { ...LAPIS, soft: 5, rimWidth: 1.3 },
    ['-4,-16! 0,0 -2,12 0,22! 8,34 12,48 10,68! 30,74 46,50 40,36 10,10!', LAPIS.shade],
    ['-34,20! -20,25 -8,24 4,18! -2,28 -16,31 -32,27!', LAPIS.shade],
    ['-28,34! -26,50 -27,70! -24,84 -16,91! -20,72 -21,52!', LAPIS.shade],
    ['-38,36! -44,46 -50,58! -46,62 -38,48 -33,36!', '#4a82bc'],
  );
  const tie = ['-35,18 -20,25 -8,24 6,18', '-35,22 -20,29 -8,28 7,22'];
  art.clip(box.place(closed(cloth)), () => {
    strokes(box, ['-31,-4 -14,0 2,-4', '-35,7 -16,12 4,6'], 2, '#d9a94e', 0);
    strokes(box, tie, 2.2, '#d9a94e', 0);
    // its pleats run out from the tie
    strokes(
      box,
      [
        '-30,28 -40,42 -52,58',
        '-26,30 -33,48 -38,68',
        '-19,31 -21,56 -24,84',
        '-10,31 -8,56 -6,90',
        '-2,29 5,50 9,68',
        '4,25 16,42 24,66',
        '7,22 22,36 38,50',
      ],
      1.7,
      '#d9a94e',
      0,
    );
  });
}
