import { mix } from '../../../kit/grade/mix.ts';
import { strokes, twoTone, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, type Path } from '../../../kit/pen/index.ts';

/** Wet and smooth, without grain: what has grain here is wall and air. */
const toned = twoTone({ towards: [-0.86, -0.5] });
const DARK = '#5e1233';

/** A petal: its outline, its colour, how broad its shade is, its lip that rolls over, and its veins. */
interface Petal {
  outline: string;
  fill: string;
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
    outline: '4,104! -44,96 -86,58 -97,6 -80,-48! -64,-26 -40,-10 -8,-4 34,-14! 44,60',
    fill: '#e57a76',
    soft: 18,
    lip: ['-82,-54! -64,-30 -40,-14 -8,-8 36,-19! 22,4 -8,13 -44,7 -78,-14', '#fcd9bc'],
    veins: ['-14,92 -50,64 -70,20', '0,88 -32,58 -46,26', '10,84 -8,58 -14,32'],
  },
  {
    outline: '4,106! 52,94 88,54 95,2 74,-54! 64,-32 48,-12 26,2 -4,8! -16,60 -10,92',
    fill: '#d25a64',
    soft: 18,
    lip: ['75,-59! 64,-36 46,-16 24,-2 -8,5! 2,17 36,13 66,-8 84,-26', '#f8bda4'],
    veins: ['14,92 50,66 70,22', '8,86 30,62 46,32'],
  },
];

/** Sepals bent back from the foot, slender, their tips curled; and the hip. */
export const CALYX = [
  ['-12,100! -40,108 -68,104 -88,88 -98,70! -92,100 -74,118 -46,122 -12,112', '#5f7f4a'],
  ['14,100! 42,106 66,98 82,80 96,76! 84,104 66,118 42,120 12,112', '#3c5f44'],
  ['-10,102! -30,84 -38,62 -34,44 -40,32! -22,44 -12,64 0,84 6,102', '#6f8c50'],
  ['2,102! 12,84 22,66 36,58 50,60! 42,74 32,90 18,108', '#4a6f48'],
  ['-15,100! -6,94 8,94 16,100! 18,114 13,128 7,140! -5,140! -12,128 -17,114', '#557a48'],
] as const;

/** A full rose seen from beside and a little into it; upright it stands on its stalk at (0, 140). */
export function bloom(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  for (const petal of INSIDE.slice(0, 3)) one(box, petal);
  cup(box, '-64,-40! -60,-78 -36,-104 2,-114 42,-102 62,-72 60,-40! 40,0 -40,0');
  for (const petal of INSIDE.slice(3)) one(box, petal);
  box.fill(closed('-36,0 -20,-14 6,-18 28,-12 36,0 16,12 -20,12'), '#8c2443');
  for (const petal of OUTSIDE.slice(0, 2)) one(box, petal);
  for (const petal of OUTSIDE.slice(2)) one(box, petal);
  // what the hip and its sepals lay on the petals
  for (const { outline } of OUTSIDE.slice(2))
    within(box, outline, [
      closed('-46,104! -26,92 -30,70 -20,60 -4,78 6,92! 16,72 34,72 28,88 20,98 52,104! 30,116 -24,116'),
      DARK,
      0.4,
    ]);
  for (const [outline, fill] of CALYX)
    toned(box, closed(outline), {
      fill,
      shade: mix(fill, '#16302a', 0.62),
      soft: 5,
      rim: '#e9e0a0',
      rimWidth: 1.5,
    });
}

/** The dark of the hollow, behind the petals that are wound in it. */
const cup = (box: Local, outline: string): void => void box.fill(closed(outline), DARK, 0.8);

function one(box: Local, { outline, fill, soft = 8, lip, veins = [] }: Petal): void {
  const shape = closed(outline);
  const broad = soft * box.scale;
  toned(
    box,
    shape,
    {
      fill,
      shade: mix(fill, DARK, 0.32),
      soft: broad * 1.9,
      rim: lip ? mix(fill, '#fff0d0', 0.3) : '#ffd6a2',
      rimWidth: 1.5,
    },
    { side: [0.86 * broad * 0.8, 0.5 * broad * 0.8], paint: mix(fill, DARK, 0.64) },
    // the low sun, broad and soft before the edge itself
    { side: [-0.86 * broad * 0.5, -0.5 * broad * 0.5], paint: mix(fill, '#ffb877', 0.42) },
  );
  strokes(
    box,
    veins.map((vein): Path => curve(vein)),
    0.9,
    mix(fill, DARK, 0.5),
    0.35,
  );
  if (!lip) return;
  // beneath the lip it is dark
  box.clip(shape, () => void box.fill(closed(lip[0]).translate(0, 7), mix(fill, DARK, 0.5)));
  toned(box, closed(lip[0]), {
    fill: lip[1],
    shade: mix(lip[1], fill, 0.55),
    soft: 5,
    rim: '#fff4dc',
    rimWidth: 1.4,
  });
}
