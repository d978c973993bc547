import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { shadow, toned } from './view.ts';

const BROWN = { fill: '#93603e', shade: '#603a28', rim: '#e2bb8c', rimWidth: 1.4, soft: 4 } as const;
const DARK = '#3c2820';

/** A cock sparrow from above, as we see the table: shut wings meet over the rump, its bill is at the seed. */
export function sparrow(art: Art, x: number, y: number): void {
  const place = local(art, x, y, 0.98);
  seed(art, ...place.at(-47, 27));
  const box = local(art, ...place.at(8, -4), 0.98, { rot: -27 });
  art.fill(
    box
      .place(closed('-38,-6! -24,-13 4,-19 30,-13 72,-8 72,8 30,13 4,19 -24,13 -38,6!'))
      .translate(...shadow(13)),
    '#8f9cb0',
  );
  strokes(box, ['-12,15 -17,20 -23,21', '-17,20 -20,25', '-17,20 -14,25'], 2, '#a8654c', 0);
  toned(
    box,
    '34,-6! 52,-7 70,-9.6! 73,-5 71,0 74,5! 71,9 52,7 34,6!',
    { ...BROWN, fill: '#6e4a38', soft: 3 },
    ['34,-1! 74,0.6! 74,2 34,2!', DARK],
  );
  toned(box, '-18,-11! -6,-18 10,-19 28,-12 42,-5! 42,5 28,12 10,19 -6,18 -18,11!', {
    ...BROWN,
    fill: '#b3855a',
    soft: 5,
  });
  strokes(box, ['-12,-6 -2,-7 10,-4', '-12,0 0,0 14,0', '-12,6 -2,7 10,4'], 2.6, '#5a3a28', 0.1);
  wing(box, (knots) => closed(knots));
  wing(box, (knots) => closed(knots).flip(0));
  head(box);
}

/** The shut wing on the back's one side: chestnut shoulder, a white bar, long feathers that end over the tail. */
function wing(box: Local, side: (knots: string) => Path): void {
  toned(
    box,
    side('-14,-13! -8,-19 4,-22 18,-19 34,-11 54,-2.4! 44,1 30,-1 16,-3 4,-7 -8,-9!'),
    { ...BROWN, soft: 4 },
    [side('-18,-14! -8,-24 8,-24! 4,-14 0,-6 -12,-8!'), '#8e4630'],
    [side('7,-24! 11,-24! 8,-14 5,-5! 1,-6! 5,-14!'), '#f6ecd6'],
    [side('10,-15! 30,-10 52,-3! 30,-7.6 10,-12!'), DARK],
    [side('8,-9! 24,-5.6 42,-1.4! 24,-3 8,-6.6!'), DARK],
    [side('14,-19.6! 30,-13.6 46,-6.6! 30,-12 13,-17!'), DARK],
  );
}

/** Grey crown between chestnut stripes, pale cheeks at both sides, the bill ahead. */
function head(box: Local): void {
  toned(box, '-36,-4.4! -44,-3 -50,0! -44,3 -36,4.4!', {
    fill: '#4c434a',
    shade: '#2c2630',
    rim: '#8d8690',
    rimWidth: 1,
    soft: 2,
  });
  toned(
    box,
    '-13,-11! -20,-14 -29,-14 -36,-9.6 -40,-3! -40,3 -36,9.6 -29,14 -20,14 -13,11!',
    { fill: '#f0e6d4', shade: '#c4b49e', rim: '#fff4de', rimWidth: 1.2, soft: 3 },
    ['-12,-11! -20,-9.6 -30,-9.6 -39,-4.6! -39,4.6 -30,9.6 -20,9.6 -12,11!', '#8e4a32'],
    ['-12,-5! -22,-6 -32,-6 -42,-3! -42,3 -32,6 -22,6 -12,5!', '#9a9088'],
    ['-36,-4! -42,-4 -42,4 -36,4! -34,0', '#33272a'],
  );
  box.fill([ellipse(-33, -9.4, 2.2, 1.6), ellipse(-33, 9.4, 2.2, 1.6)], '#1c1820');
}

function seed(art: Art, x: number, y: number): void {
  art
    .fill(ellipse(x + 3, y + 3, 5.6, 3.6), '#8f9cb0')
    .fill(ellipse(x, y, 5.6, 4.8), '#b52c48')
    .fill(ellipse(x - 1.6, y - 1.8, 1.4), '#ffe3da');
}
