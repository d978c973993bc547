import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { SKIN, toned } from './form.ts';

/** His head's box has it 100 high, its middle between the ears. */
const [X, Y, SCALE, TURN] = [378, 303, 0.79, -5] as const;

const WHITE = { fill: '#f4ecdc', shade: '#b3a3a4', rim: '#fffdf4', soft: 5, rimWidth: 1.6 } as const;

/** An old man's face, three quarters of it, turned to the window and a little down to those who kneel. */
export function head(art: Art): void {
  const box = local(art, X, Y, SCALE, { rot: TURN });
  const fill = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { start: 0.25, end: 0.25 }), tone);

  // hair behind the ear
  toned(box, '24,-34! 36,-28 42,-10 42,10 38,28 30,40! 24,20 22,-10', WHITE);
  toned(
    box,
    '30,-42! -22,-42 -30,-32 -32,-18! -35.4,-11 -32,-4! -34.6,5 -34,16 -30,28 -20,44 0,50 22,40 30,22! 33,0',
    { ...SKIN, soft: 0.1 },
    // temple, cheek and jaw turned from the window; what brow and nose keep from it
    ['40,-50! 16,-44 8,-26 14,-12 8,2 14,14 2,26 8,50! 50,50!', '#b97a5c'],
    ['40,-50! 26,-40 22,-10 26,14 20,40! 50,40!', '#98604c'],
    ['-18,-11! -10,-9 8,-8 12,-2! 4,6 -8,8 -15,4', '#b4745a'],
    ['-18,-10! -16,2 -19,12 -14,17 -10,12! -13,2', '#bd7f60'],
    ['-34,15! -30,18 -22,20 -13,17! -14,22 -24,24 -31,21', '#94584a'],
    ['-33,-9! -27,-10 -22,-8! -24,4 -31,4', '#b4745a'],
    // what the window gives: brow, ridge of the nose, both cheeks
    ['-34,-46! -4,-46 0,-34 -6,-22 -16,-17 -24,-18! -34,-16', '#f4c59a'],
    ['-22,-12! -18,-12 -20,0 -25,10 -29,16 -35,15! -31,8 -26,0', '#fbd6ac'],
    ['-13,14! -6,10 4,8 8,12! 6,20 -2,27 -10,24', '#eebb90'],
    ['-30,4! -25,3 -26,8 -31,12!', '#f4c59a'],
  );
  eyes(fill, stroke);
  nose(stroke);
  toned(box, '27,-14! 34,-17 39,-10 38,2 33,12 28,12! 25,0', { ...SKIN, fill: '#c08264', soft: 2 });
  stroke('30,-9 35,-9 35,0 31,6', 1.6, '#7c4640');
  beard(box, stroke);
}

function eyes(
  fill: (knots: string, tone: string) => void,
  stroke: (knots: string, width: number, tone: string) => void,
): void {
  fill('-10,-0.2! -5,-3.4 2,-3.6 8,-0.4! 3,2.2 -4,2.6', '#eadcc8');
  fill('-31.6,-0.6! -29,-3.4 -25,-3.4 -22,-0.6! -25,1.8 -29,1.8', '#eadcc8');
  fill('-7.2,-3! -0.6,-3.6 0.8,-0.8 -1,2.4 -5,2.6 -7.6,0.4', '#2e3440');
  fill('-31,-2.6! -26.6,-3.6 -25.8,-0.8 -27,1.8 -30,1.8 -31.4,-0.4', '#2e3440');
  // lids half lowered over what he looks down to, a fold over each
  fill('-12,-1! -8,-5.6 0,-7 7,-4.4 11,-0.2! 4,-1.6 -4,-1.8', '#cf936d');
  fill('-33,-1! -30,-5.4 -25,-6 -21,-0.8! -25,-1.6 -29,-1.6', '#dda27c');
  stroke('-12.4,-0.4 -4,-1.6 4,-1.4 11.4,1', 2.3, '#5a2e30');
  stroke('-33,-0.4 -28.6,-1.6 -25,-1.4 -20.8,0', 2, '#5a2e30');
  stroke('-10,-6 -1,-8.4 9,-4', 1.2, '#94584a');
  stroke('-7,5.6 0,7.2 7,4.4', 1.1, '#a4664f');
  stroke('-14,11 -7,14 -2,19', 1.2, '#a4664f');
  // brows like eaves
  fill('-15,-13! -9,-19 4,-19 16,-10! 21,-3 15,-7 6,-11.6 -4,-13 -12,-10', '#f7f0e0');
  fill('-35.4,-8! -33,-15 -26,-18.6 -20,-14.4! -19,-11 -24,-12.6 -30,-11', '#f7f0e0');
  stroke('-12,-11 0,-14.6 14,-10', 1, '#a8968e');
}

function nose(stroke: (knots: string, width: number, tone: string) => void): void {
  stroke('-27.4,5 -31,9.8 -34,14.6', 1.1, '#a8664e');
  stroke('-34,14 -34.4,18.4 -29,20.6', 2.2, '#7c4640');
  stroke('-16,12 -12.6,15.6 -15,19.6', 1.6, '#7c4640');
}

function beard(box: Local, stroke: (knots: string, width: number, tone: string) => void): void {
  toned(
    box,
    '28,8! 33,22 36,44 32,70 22,96 8,118 -6,132! -4,120 -14,126 -22,124! -20,114 -32,104 -38,84 -40,62 -38,44 -33,30! -26,34 -18,36 -8,34! 4,30 14,22 22,10!',
    WHITE,
    ['40,0! 22,30 18,60 14,90 -4,126 0,140! 50,130!', '#c3b4b0'],
    ['46,10! 31,40 28,70 16,100 4,122! 50,120!', '#a08e94'],
  );
  box.fill(closed('-27,30.4! -20,29 -12,31! -16,35.4 -24,35.6'), '#a4544c');
  stroke('-26,32.4 -20,32.4 -13,31.4', 1.3, '#6a2c34');
  toned(box, '-22,21.4! -12,20.4 0,24 12,34 20,48! 6,44 -8,37 -18,29!', WHITE);
  toned(box, '-24,21.6! -31,23 -37.6,31 -40,44! -34,41 -28,34 -22.4,28!', WHITE);
  for (const strand of [
    '-18,40 -24,70 -20,100',
    '-8,40 -8,74 -10,112',
    '4,38 8,70 2,104',
    '16,30 22,60 16,92',
    '-32,44 -34,66 -28,92',
    '26,22 30,44 27,66',
    '-14,25 0,30 12,40',
    '-30,27 -34,33 -36,40',
  ])
    stroke(strand, 1.5, '#9a888c');
}
