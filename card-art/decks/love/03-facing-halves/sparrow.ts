import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const BROWN = { fill: '#93603e', shade: '#603a28', rim: '#e2bb8c', rimWidth: 1.4, soft: 4 } as const;
const DARK = '#3c2820';

/** A cock sparrow on its two feet, in the middle of a step: it bends to the seed before it, its tail up. */
export function sparrow(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.98);
  // its shadow begins at its feet
  box.fill(closed('-12,33! 0,28 20,30 42,38 62,48 80,60! 66,62 44,58 22,50 2,42!'), '#8f9cb0');
  seed(art, ...box.at(-47, 27));
  strokes(box, ['6,14 9,24 5,33', '-4,14 -7,24 -12,32'], 2.6, '#a8654c', 0);
  strokes(
    box,
    ['5,33 -3,34', '5,33 0,37', '5,33 11,34', '-12,32 -20,32', '-12,32 -17,36', '-12,32 -6,33'],
    2,
    '#a8654c',
    0,
  );
  toned(box, '24,-10! 36,-22 50,-36! 56,-34 57,-28! 48,-14 34,2!', { ...BROWN, fill: '#6e4a38', soft: 3 });
  strokes(box, ['30,-6 42,-18 53,-33'], 1.4, DARK, 0);
  toned(
    box,
    '-20,-18! -8,-24 8,-23 22,-14 31,-4! 30,6 20,15 6,19 -8,18 -20,12 -28,0!',
    { fill: '#e0d0b6', shade: '#ab9884', rim: '#fff4de', rimWidth: 1.2, soft: 7 },
    ['-22,-20! -6,-14 10,-4 32,2! 34,-20 0,-32!', '#b3855a'],
  );
  strokes(box, ['-10,-20 0,-16 8,-10', '-2,-22 8,-18 16,-12'], 2.2, '#5a3a28', 0.1);
  // the shut wing: chestnut shoulder, a white bar, long feathers that end over the rump
  toned(
    box,
    '-12,-11! -4,-17 8,-16 20,-9 40,-12! 38,-4 28,4 14,9 0,7 -10,0!',
    BROWN,
    ['-14,-16! 4,-20! 6,-8 0,4 -6,10! -16,0', '#8e4630'],
    ['4,-18! 8,-16! 10,-6 4,10! 0,9! 6,-4', '#f6ecd6'],
  );
  strokes(box, ['9,2 22,0 36,-8', '8,6 20,4 34,-3', '10,-4 22,-6 38,-10'], 1.4, DARK, 0);
  // bent down: grey crown, chestnut from the eye to the nape, pale cheek, black bib
  toned(box, '-40,2! -47,9 -50,14! -42,15 -36,11!', {
    fill: '#4c434a',
    shade: '#2c2630',
    rim: '#8d8690',
    rimWidth: 1,
    soft: 2,
  });
  toned(
    box,
    '-16,-20! -26,-21 -36,-16 -41,-6 -41,4 -35,11! -27,12 -19,7 -13,-3!',
    { fill: '#f0e6d4', shade: '#c4b49e', rim: '#fff4de', rimWidth: 1.2, soft: 3 },
    ['-12,-24! -26,-26 -44,-14 -44,0! -37,-2 -30,-9 -20,-12 -10,-8!', '#9a9088'],
    ['-10,-22! -20,-17 -30,-9 -34,-3! -27,-4 -20,-4 -12,4!', '#8e4a32'],
    ['-43,3! -35,3 -30,7 -26,16! -40,16', '#33272a'],
  );
  box.fill(ellipse(-33.4, -2.4, 2.7), '#1c1820').fill(ellipse(-34.4, -3.4, 1), '#ffffff');
}

function seed(art: Art, x: number, y: number): void {
  art
    .fill(ellipse(x + 3, y + 3, 5.6, 3.6), '#8f9cb0')
    .fill(ellipse(x, y, 5.6, 4.8), '#b52c48')
    .fill(ellipse(x - 1.6, y - 1.8, 1.4), '#ffe3da');
}
