import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Placement,
  ribbon,
} from '../../../kit/pen/index.ts';
import { lampOn, toned } from './view.ts';

export const HERS = { fill: '#dba079', shade: '#a4685a', dark: '#7a464c', line: '#5f3238' } as const;
export const HIS = { fill: '#c98f68', shade: '#935a4c', dark: '#6b3c42', line: '#4e2830' } as const;
/** Of what looks at the light that hangs between the two faces. */
const GLOW = '#ffcf92';
const SILVER = { fill: '#e6ddd4', shade: '#9a90a0', rim: '#fff3d2', soft: 8 } as const;

/** A head's box has it 100 high. */
function pens(art: Art, x: number, y: number, scale: number, place: Placement) {
  const box = local(art, x, y, scale, place);
  const at = (knots: string): Path => box.place(closed(knots));
  const fill = (knots: string, tone: string): void => void art.fill(at(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void art.fill(box.place(ribbon(curve(knots), width, { samples: 8, start: 0.3, end: 0.2 })), tone);
  return { box, at, fill, stroke };
}

/** Hers, turned from us and lifted to him: silver hair in a knot at the nape, a flower from the wreath; of her face the cheek, the lowered lid and the edge that the light between them meets. */
export function herHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const { box, stroke } = pens(art, x, y, scale, { rot });
  toned(
    box,
    '4,-22! 36,-28 44.6,-15! 43.6,-8.6 48.6,-1 53,6! 56.4,11 56.8,14.6 54,17.2 47.8,18! 49,21 48.8,24.4 46.6,26.4! 48.4,28.6 47.6,31.2 45.8,32.6! 47.4,36 46,41.6 41.4,45.4 34,47 26,46! 12,41 2,26!',
    { ...HERS, soft: 0 },
    ['-2,16! 12,16 24,25 33,35 41,47! 20,60 -6,50!', HERS.shade],
    ['46,-22! 39.4,-12 44.6,-3 46,6 45,13 41,18 39,25 41,34 40,48! 64,48 64,-10!', '#f0ba8e'],
    ['24,9! 31,5 38,7 39,12 34,16.4 27,16', '#e39c80', 0.6],
    ['31.6,-4.6! 35,-10 41,-11 45,-6.6! 44.4,-2.6 39.4,1 34.4,-0.4', '#c98a6c'],
    // the nose's underside, the hollow under the lip
    ['57,14.8! 54,16 50.4,15.8 47,17.6! 48,19 55,19', HERS.shade],
    ['46.4,31.8! 43.4,33.4 42.6,36 45,36.8 48,35.4', '#d0946f'],
    {
      along: [
        '44.6,-16 43.6,-8.6 48.6,-1 53,6 56.4,11 56.8,14.6',
        '48.2,19 49,21 48.8,24.4',
        '46.6,34 46.6,38 44,43.4 38,46.4',
      ],
      paint: GLOW,
      width: 3.8,
    },
  );
  stroke('31.4,-4.4 34.6,0.2 39.4,1.6 44.6,-1.8', 2.3, '#4a2830');
  stroke('32,-13 37,-16 43.6,-14.4', 2.2, '#efe4d8');
  stroke('36.4,23.6 39.6,26.6 43,27.4 47.4,26.6', 1.7, HERS.line);
  // what seventy years of laughing have left
  stroke('49.4,15.6 47.4,13 48.4,10.4', 1.3, HERS.shade);
  stroke('44.6,17 39.6,19.4 36.4,24', 1.1, '#c98a6c');
  stroke('29.6,-3.6 25.6,-5 22.6,-7.6', 1.1, HERS.shade);
  stroke('30,-0.8 26,-0.4 22.6,0.8', 1.1, HERS.shade);
  stroke('34,4.6 38.6,5.8 42.6,4', 1.1, '#c98a6c');
  toned(box, '3,-8! 11,-11 17,-6 16,4 12,12 7,16! 2,8', { ...HERS, soft: 3 });
  stroke('7,-4 12,-4 12,3 8,8', 1.6, HERS.line);
  box.fill(ellipse(9.6, 19.4, 3.2), '#fff2d8');
  const hair =
    '42,-26! 34,-42 18,-52 -4,-55 -28,-48 -44,-30 -49,-4 -44,20 -34,36 -20,44! -8,46 0,38 3,22! 0,8 2,-6 10,-13! 24,-14 37,-20!';
  toned(
    box,
    hair,
    { ...SILVER, soft: 0 },
    ['-60,0! -40,-16 -10,-8 -4,6 4,22! 12,60 -60,60!', '#b9afb6'],
    ['-60,20! -38,10 -18,14 -2,24 8,36! 0,60 -60,60!', SILVER.shade],
    lampOn(11, '#f6ead6'),
    lampOn(5, '#fff3cc'),
  );
  for (const wave of [
    '38,-30 20,-40 -4,-36 -22,-14 -28,14',
    '30,-20 12,-26 -4,-16 -14,4 -18,20',
    '20,-48 -8,-46 -30,-26 -38,6',
    '3,-12 -4,-6 -9,8 -13,22',
    '-26,-44 -40,-24 -44,0',
  ])
    stroke(wave, 1.9, '#8c8290');
  toned(
    box,
    '-38,18! -26,12 -10,16 -2,28! -2,42 -14,51 -28,50! -40,44 -44,30',
    { ...SILVER, fill: '#d8ced0', soft: 9 },
    lampOn(4, '#fff3dc'),
  );
  for (const coil of ['-36,28 -26,20 -12,26 -8,38', '-34,38 -28,30 -18,32 -16,42', '-40,30 -36,44 -22,47'])
    stroke(coil, 1.9, '#8c8290');
  flower(box);
}

/** The one she took down. */
function flower(box: Local): void {
  const petal = closed('0,0! -7,-5 -8,-13 -2,-16 0,-14 3,-16 8,-12 6,-5');
  for (const [turn, tone] of [
    [80, '#d8808a'],
    [150, '#c8707e'],
    [225, '#d8808a'],
    [10, '#e8949a'],
    [295, '#f2aaa8'],
  ] as const)
    box.fill(petal.rotate(turn).translate(-7, 17), tone);
  box.fill(closed('-11,16 -8,13 -4,16 -6,20 -10,20'), '#e8b050');
}

/** His, in profile to the left, bent to her: bald but for white hair round the back, the eye shut. */
export function hisHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const { box, fill, stroke } = pens(art, x, y, scale, { rot, mirror: true });
  const face =
    '-16,-50! 6,-52 24,-44 34,-30 36,-17! 35,-9 40,2 48,12! 48,17 42,19! 40,23 43,28! 41,32 43,36 40,39! 42,46 38,54 28,58 14,55 0,46! -14,40 -30,20 -44,0 -42,-24 -32,-42';
  toned(
    box,
    face,
    { ...HIS, soft: 0, rimWidth: 2 },
    ['-60,-10! -30,-14 -6,-6 8,6 14,18 26,26 34,36 40,52! 20,70 -60,50!', HIS.shade],
    ['-60,16! -24,14 -4,24 10,38 30,50 40,58! 10,74 -60,60!', HIS.dark],
    ['20,-10! 29,-12 36,-7 34,0! 25,-3 17,0', HIS.shade],
    ['10,7! 20,8 28,12 26,18 16,17', '#d28c70'],
    lampOn(10, '#dfa878'),
    lampOn(4.4, '#ffdca0'),
    {
      along: ['36,-19 35,-9 40,2 48,12 48,17 42,19', '40,23 43,28', '40.4,40 42,46 39,53'],
      paint: GLOW,
      width: 3.8,
    },
  );
  // the lid let down, the lash under it; a high, quiet brow; wrinkles of laughing
  fill('15,-1! 20,-6 28,-7 34,-2! 31,3 24,4.6 19,3', '#d59c72');
  stroke('14,-1.4 19,3.6 26,5 33,1', 2.6, HIS.line);
  stroke('13,2 7,3 2,1', 1.2, HIS.dark);
  stroke('13,-1 8,-2 4,-6', 1.2, HIS.dark);
  stroke('6,-34 16,-33 26,-30', 1.3, HIS.shade);
  fill('12,-15! 17,-21 25,-24 33,-23! 34,-20 26,-19 19,-16', '#e6dccb');
  stroke('35,11 30,17 34,22', 1.7, HIS.line);
  // moustache
  fill('40.4,20! 43,23 44.4,28 43,31.6! 38,30.4 31,34 21,41! 21,32 29,23', '#f0e8dc');
  stroke('42,30.4 35,29.6 25,36.6', 1.4, '#a89ca4');
  // ear
  toned(box, '-16,-8! -10,-15 -1,-12 1,-3 -3,6 -6,14! -13,13 -16,4', { ...HIS, soft: 3 }, [
    '-11,-5! -6,-9 -4,-4 -6,4!',
    HIS.shade,
  ]);
  // white hair from temple to nape
  toned(
    box,
    '-4,-20! -14,-29 -26,-33 -38,-30! -48,-18 -50,2 -44,22 -35,36! -29,32 -27,34! -23,26 -20,27! -17,16! -20,4 -20,-8 -13,-15 -7,-12!',
    SILVER,
    ['-24,-14! -30,-2 -32,14 -24,30! -34,44 -60,30 -60,-10 -44,-6!', '#a79ca8'],
    lampOn(4.4, '#fff3cc'),
  );
  stroke('-14,-24 -30,-18 -38,0', 1.8, '#8c8290');
  stroke('-24,-8 -32,8 -30,24', 1.8, '#8c8290');
}
