import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  type Placement,
  ribbon,
} from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

export const HERS = { fill: '#d39a73', shade: '#a86f58', dark: '#84504a', line: '#6a3a3c' } as const;
export const HIS = { fill: '#b57a58', shade: '#87543f', dark: '#683c38', line: '#4c2a2c' } as const;

/** A head's box has it 100 high; the face looks along x. */
function pens(art: Art, x: number, y: number, scale: number, place: Placement) {
  const box = local(art, x, y, scale, place);
  const at = (knots: string): Path => box.place(closed(knots));
  const fill = (knots: string, tone: string): void => void art.fill(at(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void art.fill(box.place(ribbon(curve(knots), width, { samples: 7, start: 0.3, end: 0.2 })), tone);
  return { box, at, fill, stroke };
}

type Pens = ReturnType<typeof pens>;

/** Open, and looking along x, `down` units lower than level. */
function eye({ box, at, fill, stroke }: Pens, line: string, down: number, brow: string): void {
  const white = at('18,-2! 23,-9 30,-9 34,-3! 32,2 24,3');
  box.art.fill(white, '#f2e4d0');
  box.art.clip(white, () => void box.fill(ellipse(30, -3 + down, 4.4, 5.4), '#22161c'));
  box.fill(ellipse(31.4, -5 + down, 1.3, 1.5), '#fff6e0');
  stroke('14,0 22,-9.6 30,-10 36,-3.6', 3.2, line);
  fill(brow, line);
}

/** Hers: bent over him, a kerchief tied at the nape, curls under it. */
export function herHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const pen = pens(art, x, y, scale, { rot });
  const { box, fill, stroke } = pen;
  const hair = { fill: '#4a2c2c', shade: '#2e1c26', rim: '#94604a', soft: 6 } as const;
  toned(box, '-40,0! -20,-10 0,-8! 2,14 -4,30 -16,44 -30,46 -44,36 -52,22 -50,8', hair);
  toned(
    box,
    '-8,-46! 14,-44 28,-34 34,-19 35,-10! 33,-3 38,6 45,13.6! 44,18.6 37,20.6! 38,25 41.6,29! 39,32 41,36 38,39! 38.6,45 36,51 28,56 14,54 0,45! -12,34 -16,10',
    { ...HERS, soft: 0, rim: HERS.fill },
    // the sun is behind her: cheek and jaw away from it, the stones' light from below
    ['-20,-50! 20,-50 24,-20 14,-6 12,10 20,20 20,32 26,44 20,60! -20,60!', HERS.shade],
    ['-20,-10! -4,0 0,20 8,36 18,60! -20,60!', HERS.dark],
    ['22,-15! 32,-15 36,-6 30,2! 24,6 16,2', HERS.shade],
    ['45,17! 39,16 33,18 36,23 43,20!', HERS.shade],
  );
  fill('42,29! 37,25 30,28 27,31.6! 34,32.4 39,32!', '#a8504c');
  fill('40,32! 34,32.4 27,31.6! 30,37 37,39.6 41,36!', '#c4665c');
  stroke('40,31.8 33,32.6 25,29', 1.8, HERS.line);
  eye(pen, '#3a2026', 2, '16,-17! 24,-21.6 33,-20.6 36,-17! 32,-17.6 25,-18');
  stroke('33,12 29,17 33,21', 1.4, HERS.shade);
  toned(box, '-10,-4! -4,-11 4,-8 4,0 -1,7 -3,13! -9,11 -11,4', {
    ...HERS,
    fill: '#b87c60',
    soft: 3,
    rim: HERS.fill,
  });
  const cloth = { fill: '#cf6856', shade: '#9c3a42', rim: '#ffc8a0', soft: 7 } as const;
  toned(
    box,
    '33,-30! 24,-46 4,-56 -20,-55 -42,-40 -53,-14 -50,10! -38,14 -20,2 -6,-14 10,-26 24,-30!',
    cloth,
    () => {
      stroke('24,-34 0,-38 -24,-24 -40,0', 2.4, '#a8424a');
      stroke('8,-50 -16,-46 -36,-28 -46,-4', 2.4, '#a8424a');
    },
  );
  toned(box, '-42,6! -36,14 -40,24! -56,40 -66,42 -60,30 -62,24 -52,16', { ...cloth, soft: 4 });
  toned(box, '-50,4! -42,2 -36,10 -40,18 -50,16 -54,10', { ...cloth, soft: 4 });
  for (const lock of ['2,-18 -2,-8 2,4', '-30,36 -34,48 -28,54']) stroke(lock, 4, hair.fill);
}

/** His: lifted to her, thick hair that the wind has had, a short beard. Its box is mirrored: he looks to the left. */
export function hisHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const pen = pens(art, x, y, scale, { rot, mirror: true });
  const { box, stroke } = pen;
  const hair = { fill: '#38323c', shade: '#221e2a', rim: '#a08c80', soft: 7 } as const;
  toned(
    box,
    '-8,-46! 16,-44 30,-34 35,-20 36,-12! 34,-4 42,7 50,17! 47,22 40,23! 41,28 44,32! 41,35 42,39 39,42! 41,48 38,56 28,60 12,56 -4,44! -14,30 -18,0',
    { ...HIS, soft: 0, rim: '#ffdcb0' },
    ['-20,-50! 10,-50 14,-24 8,-8 10,8 4,24 10,40 2,60! -20,60!', HIS.shade],
    ['23,-16! 33,-16 37,-8 32,1! 24,5 17,1', HIS.shade],
    ['49,20! 42,18 35,20 38,26 46,24!', HIS.shade],
    // the beard
    ['2,4! 8,18 16,27 28,25 36,27 42,30! 40,37 44,46 36,62 10,62 -14,44 -12,20!', '#4a3638'],
    ['34,31! 41,31 44,33 40,39 34,38!', '#a8584c'],
    ['8,20! 18,32 30,44 30,62! -20,62!', '#382a30'],
  );
  stroke('42,34.6 36,34.8 31,33', 1.8, '#4a2428');
  eye(pen, '#241a20', -2, '15,-18! 24,-25 34,-23.6 38,-18.6! 33,-18.6 25,-19');
  stroke('36,13 31,19 35,24', 1.8, HIS.line);
  toned(box, '-12,-6! -6,-13 3,-10 4,-2 0,6 -3,13! -9,12 -12,4', { ...HIS, soft: 3, rim: '#ffdcb0' }, [
    '-8,-4! -3,-8 0,-4 -3,4!',
    HIS.dark,
  ]);
  toned(
    box,
    '32,-26! 42,-34 34,-44! 40,-54 22,-58! 14,-68 -4,-62! -22,-66 -34,-52! -50,-46 -50,-26! -58,-8 -48,10! -46,24 -32,30! -22,24 -18,12! -16,0 -12,-10! -2,-14 3,-8! 8,-16 8,-26! 18,-32 24,-28!',
    hair,
    () => {
      stroke('26,-36 8,-46 -12,-44', 3, '#5c5258');
      stroke('-2,-34 -22,-36 -36,-20', 3, '#5c5258');
      stroke('-20,-20 -34,-10 -36,8', 3, '#5c5258');
    },
  );
  // the pencil behind his ear
  stroke('12,-16 -10,-8 -26,-2', 5, '#e0ac4c');
}
