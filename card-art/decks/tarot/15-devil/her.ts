import { INK, strokes } from '../../../kit/hand/index.ts';
import { arc, type Local } from '../../../kit/pen/index.ts';
import { type Fall, part } from './person.ts';

const SKIN = ['#8a4a3a', '#3e1c28'] as const;
const HAIR = ['#34161e', '#190c16'] as const;
const FIRE: Fall = { towards: [-0.55, -0.84], rim: '#ffc27a' };
const LINE = '#2c121c';

/** She lifts the loose iron over her head with both hands, her back to us. In units of the picture about her neck. */
export function her(box: Local): void {
  ring(box, 270, 450, '#0f0a14');
  for (const side of [1, -1] as const) arm(box, side);
  part(
    box,
    '-9,-4! -13,4 -22,5 -32,0! -40,4 -43,14 -42,22! -41,28 -37,36! -32,46 -27,58 -24,76! 24,76! 27,58 32,46 37,36! 41,28 42,22! 43,14 40,4 32,0! 22,5 13,4 9,-4!',
    SKIN,
    FIRE,
    [
      ['2,4! 6,24 3,46 4,78! 30,80 40,40 40,14 20,6', '#642f30'],
      ['-43,20! -42,8 -37,1 -29,3! -35,8 -37,16 -38,34!', '#b4674a'],
    ],
    6,
  );
  strokes(
    box,
    ['-30,22 -22,28 -17,40 -20,52', '30,22 23,28 18,40 21,52', '0,40 1,54 0,72'],
    INK.form,
    LINE,
    0.2,
  );
  hair(box);
  ring(box, 90, 270, '#150e18');
  for (const side of [1, -1] as const) hand(box, side);
}

/** A part of the iron that she holds, round its middle from angle to angle. */
function ring(box: Local, from: number, to: number, colour: string): void {
  box.line(arc(0, -64, 29, from, to, 7.5), 6, colour);
  box.line(arc(0, -65.2, 29, Math.max(from, 130), Math.min(to, 390), 7.5), 2, '#f0a55e');
}

/** Her hair down her back; a cheek stands out to the fire. */
function hair(box: Local): void {
  part(box, '-9,-44! -15,-37 -16,-29! -19,-23 -16,-18! -15,-11 -8,-6! 4,-4 10,-20 8,-40', SKIN, FIRE);
  part(
    box,
    '-6,-47! -14,-42 -14,-32 -9,-25! -12,-16 -11,-6 -15,4! -20,16 -16,26 -18,38! -12,46 -12,54 -6,64! -4,56 0,54 3,60! 8,50 14,44 14,32! 20,22 14,12 18,0! 14,-8 18,-18 19,-30! 17,-44 6,-52',
    HAIR,
    FIRE,
    [
      ['2,-48! 12,-34 10,-10 8,10 10,34 4,58! 20,40 24,0 20,-40', '#190c16'],
      ['-8,-40! -4,-24 -6,-4 -10,14 -10,36! -6,20 -1,-2 0,-24 -3,-42!', '#5c2a28'],
    ],
    4,
  );
  strokes(
    box,
    [
      '-4,-42 -2,-18 -6,8 -6,40',
      '3,-44 5,-18 2,10 1,46',
      '10,-38 11,-14 8,12 9,34',
      '-10,-20 -9,-4 -13,16 -12,34',
    ],
    INK.detail,
    '#0f0812',
    0.15,
  );
}

/** An arm that goes up with the elbow out, on her left (-1) or right. */
function arm(box: Local, side: 1 | -1): void {
  part(
    box,
    sided('-26,22! -36,16 -44,6 -52,-6! -60,-10 -60,-16! -56,-20 -50,-20! -42,-12 -32,0 -24,8!', side),
    SKIN,
    FIRE,
  );
  part(
    box,
    sided('-60,-14! -58,-26 -50,-40 -41,-52! -34,-54 -29,-48! -34,-36 -42,-24 -48,-8! -54,-6', side),
    SKIN,
    FIRE,
  );
}

/** The hand that has the iron: four fingers over it, the thumb below. */
function hand(box: Local, side: 1 | -1): void {
  part(
    box,
    sided(
      '-41,-49! -44,-54 -43,-58! -45,-62 -42,-66! -43,-71 -38,-73! -33,-77 -26,-75! -20,-73 -18,-67 -20,-62! -18,-57 -21,-53! -26,-48 -31,-44!',
      side,
    ),
    SKIN,
    FIRE,
    [[sided('-32,-50! -28,-54 -22,-54 -18,-58! -20,-50 -26,-46!', side), '#5a2830']],
  );
  strokes(
    box,
    ['-42,-67 -33,-67 -23,-68', '-42,-61 -33,-60 -22,-61', '-41,-55 -33,-54 -25,-54'].map((line) =>
      sided(line, side),
    ),
    INK.detail,
    LINE,
    0.1,
  );
}

/** Knots of her left side, on the side that is asked for. */
const sided = (knots: string, side: 1 | -1): string =>
  side < 0 ? knots : knots.replace(/(-?[\d.]+),/g, (_, x) => `${-Number(x)},`);
