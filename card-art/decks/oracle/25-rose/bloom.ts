import { lit, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path } from '../../../kit/pen/index.ts';

const paint = lit({
  from: { towards: [-0.86, -0.5] },
  shade: '#6e1636',
  rim: '#fff0d0',
  rimWidth: 1.7,
  stray: 0.3,
});

/** A petal: its outline, its colour, how dense its shade is, its lip that rolls over, and its veins. */
interface Petal {
  outline: string;
  fill: string;
  depth?: number;
  soft?: number;
  lip?: readonly [outline: string, fill: string];
  veins?: readonly string[];
}

/** What is seen of the inside: the far petals, then those wound round the heart. */
export const INSIDE: readonly Petal[] = [
  { outline: '-6,40! -66,24 -108,-14 -112,-62 -84,-96 -46,-92 -8,-50', fill: '#c9485a', soft: 12 },
  { outline: '6,40! 66,24 104,-10 112,-54 92,-90 52,-98 8,-50', fill: '#b23850', soft: 12 },
  {
    outline: '0,10! -54,-40 -66,-92 -32,-124 14,-130 56,-112 66,-70 50,-30',
    fill: '#d65c64',
    soft: 12,
    lip: ['-58,-104! -32,-126 14,-132 58,-112! 44,-108 14,-118 -24,-114', '#f6b7a0'],
  },
  { outline: '0,0! -58,-22 -68,-62 -44,-96 0,-106 44,-94 64,-58 52,-20', fill: '#a82c48', soft: 9 },
  {
    outline: '-30,0! -58,-30 -54,-68 -26,-92 6,-94! -14,-78 -26,-50 -20,-12',
    fill: '#cf5360',
    soft: 6,
    lip: ['-57,-52! -50,-76 -26,-94 8,-95! -14,-84 -34,-68', '#f2a28e'],
  },
  {
    outline: '30,2! 54,-28 52,-62 30,-86 4,-88! 20,-70 26,-46 18,-10',
    fill: '#bb3c52',
    soft: 6,
    lip: ['54,-48! 50,-68 30,-88 2,-89! 22,-78 40,-62', '#e88a80'],
  },
  {
    outline: '-16,4! -38,-30 -32,-60 -6,-76 20,-66! 0,-58 -10,-42 -8,-14',
    fill: '#c4465a',
    soft: 5,
    lip: ['-37,-40! -30,-62 -6,-78 22,-67! 0,-64 -20,-54', '#f0988a'],
  },
  {
    outline: '10,2! 34,-24 32,-50 12,-62 -6,-54! 8,-46 10,-30 2,-8',
    fill: '#b23850',
    soft: 4,
    lip: ['35,-34! 32,-51 12,-64 -8,-55! 10,-54 22,-46', '#e88a80'],
  },
  {
    outline: '-6,0! -20,-22 -16,-40 2,-48 14,-40! 2,-34 0,-22 2,-8',
    fill: '#c4465a',
    soft: 3,
    lip: ['-20,-28! -16,-42 2,-50 15,-41! 2,-41 -8,-34', '#f0988a'],
  },
];

/** The outside: petals bent back, then the two of the cup that lap over each other. */
export const OUTSIDE: readonly Petal[] = [
  {
    outline: '-2,98! -56,92 -100,66 -122,26 -126,-6 -112,-30! -104,-8 -84,20 -50,40 -20,50',
    fill: '#d9636a',
    soft: 13,
    veins: ['-30,88 -70,70 -100,42', '-20,76 -60,58 -92,28'],
  },
  {
    outline: '2,98! 60,88 104,56 126,14 124,-22 106,-44! 102,-12 80,18 46,40 18,50',
    fill: '#b83a52',
    soft: 13,
    lip: ['106,-46! 128,-28 130,10 112,44! 116,8 102,-18', '#e68c80'],
    veins: ['36,86 74,60 98,30', '24,76 62,52 88,22'],
  },
  {
    outline: '4,104! -44,96 -86,58 -96,6 -78,-46! -62,-22 -38,2 -4,14 34,8! 40,60',
    fill: '#e57a76',
    soft: 16,
    lip: ['-80,-50! -60,-24 -36,-4 -4,6 38,2! 8,30 -40,24 -76,-8', '#fcd9bc'],
    veins: ['-14,92 -50,64 -70,20', '0,88 -32,58 -46,26', '10,84 -8,58 -14,32'],
  },
  {
    outline: '4,106! 52,94 88,54 94,2 72,-52! 62,-26 44,0 20,22 -10,34! -14,70',
    fill: '#cf5662',
    soft: 16,
    lip: ['73,-56! 62,-28 42,-6 18,14 -16,32! 20,44 60,18 82,-18', '#f6b39c'],
    veins: ['14,92 50,66 70,22', '8,86 30,62 46,32'],
  },
];

/** Sepals bent back from the foot, and the hip. */
export const CALYX = [
  ['-16,94! -48,100 -78,92 -96,72! -74,114 -44,124 -12,116', '#5f7f4a'],
  ['18,94! 50,98 76,84 90,62! 78,106 48,122 14,116', '#3c5f44'],
  ['-12,96! -30,76 -30,50 -24,34! -8,58 4,78 10,98', '#6f8c50'],
  ['2,98! 14,76 30,60 44,50! 40,78 28,96 20,106', '#4a6f48'],
  ['-20,94! 0,84 22,94! 24,114 16,136 4,140 -8,136 -20,114', '#557a48'],
] as const;

/** A full rose seen from beside and a little into it; upright it stands on its stalk at (0, 140). */
export function bloom(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  for (const petal of INSIDE.slice(0, 3)) one(box, petal);
  shade(box, 0, -50, 74);
  for (const petal of INSIDE.slice(3)) one(box, petal);
  box.fill(closed('-36,-2 -18,-14 6,-17 30,-10 38,4 20,24 -24,24'), '#8c2443');
  for (const petal of OUTSIDE.slice(0, 2)) one(box, petal);
  shade(box, 0, 24, 78);
  for (const petal of OUTSIDE.slice(2)) one(box, petal);
  for (const [outline, fill] of CALYX)
    paint(art, box.place(closed(outline)), fill, 4, { shade: '#16302a', rim: '#e9e0a0' });
}

/** The dark between what lies behind and what lies before. */
function shade(box: Local, dx: number, dy: number, radius: number): void {
  const [x, y] = box.at(dx, dy);
  stippledGlow(box.art, x, y, radius * box.scale, '#5a1230', 0.85);
}

function one(box: Local, { outline, fill, depth = 0.8, soft = 8, lip, veins = [] }: Petal): void {
  paint(box.art, box.place(closed(outline)), fill, soft * box.scale, { depth });
  strokes(
    box,
    veins.map((vein): Path => curve(vein)),
    1,
    '#8f2644',
    0.35,
  );
  if (lip) paint(box.art, box.place(closed(lip[0])), lip[1], 3, { depth: 0.4 });
}
