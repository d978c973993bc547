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
import { toned } from './view.ts';

export const HERS = { fill: '#dba079', shade: '#a4685a', dark: '#7a464c', line: '#5f3238' } as const;
export const HIS = { fill: '#c98f68', shade: '#935a4c', dark: '#6b3c42', line: '#4e2830' } as const;
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

/** Hers, three quarters to us: she looks past him, smiling; silver waves, a flower from the wreath in them. */
export function herHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const { box, at, fill, stroke } = pens(art, x, y, scale, { rot });
  // hair behind
  toned(box, '-4,-52! -34,-50 -52,-30 -56,-4 -52,22 -40,40 -26,44! -14,20 -16,-20', {
    ...SILVER,
    soft: 12,
  });
  const face =
    '-22,-34! 0,-44 22,-42 33,-32 36,-20! 34,-12 36,-5 38,4 36,14 33,24 29,34 22,44 12,49 0,46 -14,37 -25,24 -30,6 -30,-12';
  toned(
    box,
    face,
    { ...HERS, soft: 0 },
    // the lamp is above: what looks down lies in shade, so does the side towards him
    ['-34,10! -20,16 -10,26 4,32 14,38 24,36 32,28! 40,60 -40,60!', HERS.shade],
    ['-34,26! -18,34 0,42 14,44 26,40! 20,60 -40,60!', HERS.dark],
    ['24,-34! 30,-22 30,-14 34,-4 33,10 30,26! 46,20 46,-40!', HERS.shade],
    ['-14,-12! -4,-17 8,-15 14,-8! 8,-2 -4,0 -13,-4', HERS.shade],
    ['21,-10! 27,-14 34,-12 34,-4! 28,-2 22,-4', HERS.shade],
    ['14,-8! 19,-6 20,4 23,13 30,14 29,19 21,19! 17,10', HERS.shade],
    ['-13,9! -6,5.6 3,7 6,11 0,14.6 -9,14', '#e39c80'],
  );
  // eyes: they look to the right, the lids drawn up by the smile
  for (const [white, iris, lid] of [
    ['-8,-5! -4,-9.6 5,-10.2 12,-5.6! 6,-3 -2,-3', [5.6, -7.6], '-11,-3.6 -5,-10.2 5,-11 13.4,-5'],
    ['22.4,-5.8! 26,-10 31,-10 34,-6.6! 31,-4.4 26,-4', [30.4, -7.8], '21,-5 26,-10.8 31,-10.6 35,-6'],
  ] as const) {
    fill(white, '#f6e6d2');
    art.clip(at(white), () => void box.fill(ellipse(iris[0], iris[1], 3.3, 3.9), '#2c3440'));
    box.fill(ellipse(iris[0] - 1, iris[1] - 1.8, 1.1), '#fff6e0');
    stroke(lid, 2.6, '#4a2830');
  }
  stroke('-15,-17 -6,-23 6,-22 14,-17', 3, '#a89aa0');
  stroke('22,-18 28,-22 35,-18', 2.6, '#a89aa0');
  stroke('-8,1.6 2,2.6 10,1', 1.2, HERS.shade);
  for (const crease of ['-12,-6 -18,-9', '-12,-4 -20,-4', '-11,-2 -18,2', '-2,-29 10,-30 20,-28'])
    stroke(crease, 1.2, HERS.shade);
  // nose: its wing and nostril
  stroke('19,12 16,16 19,20', 1.6, HERS.line);
  stroke('24,19.6 29,18.6', 1.8, HERS.line);
  // a broad, shut smile and what it does to the cheek
  fill('2,23.6! 10,27 19,26.4 26,26.8 33,21.4! 30,29 22,33 13,32 7,29.6', '#b8584f');
  stroke('-1,21.6 10,27.6 20,28.4 28,27 34,20', 1.9, '#6e2c34');
  stroke('15,17 4,20 -2,27', 1.5, HERS.shade);
  stroke('33,17 34.6,20 34,24', 1.2, HERS.dark);
  stroke('12,37.4 18,38.6 24,37.4', 1.2, HERS.dark);
  // ear with a pearl
  toned(box, '-29,-6! -36,-10 -39,-2 -35,8 -30,13! -26,6', { ...HERS, soft: 3 });
  box.fill(ellipse(-33, 16, 3.2), '#fff2d8');
  // hair before: parted on her left, in waves behind the ear
  toned(
    box,
    '31,-38! 29,-50 14,-60 -10,-64 -36,-56 -54,-34 -60,-8 -56,14! -50,24 -42,18 -37,8! -40,-4 -34,-10 -28,-6! -27,-18 -20,-28 -8,-34 6,-37 20,-40!',
    SILVER,
    ['-40,-4! -46,-24 -34,-42 -14,-50! -36,-66 -70,-30 -66,30 -40,24!', '#b9afb6'],
    ['-42,4! -50,-10 -48,-28 -60,-30 -70,0 -56,24!', '#9a90a0'],
  );
  for (const wave of [
    '20,-46 2,-50 -18,-44 -28,-30',
    '10,-54 -14,-56 -36,-42 -44,-18',
    '-24,-58 -44,-42 -52,-18 -50,8',
  ])
    stroke(wave, 2, '#8c8290');
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
    box.fill(petal.rotate(turn).translate(-36, -24), tone);
  box.fill(closed('-40,-25 -37,-28 -33,-25 -35,-21 -39,-21'), '#e8b050');
}

/** His, in profile to the left, bent to her: bald but for white hair round the back, a moustache, spectacles. */
export function hisHead(art: Art, x: number, y: number, scale: number, rot: number): void {
  const { box, fill, stroke } = pens(art, x, y, scale, { rot, mirror: true });
  const face =
    '-16,-50! 6,-52 24,-44 34,-30 36,-16! 34,-8 40,2 49,13! 49,18 42,20! 40,23 43,28! 41,32 43,36 40,39! 42,46 38,54 28,58 14,55 0,46! -14,40 -30,20 -44,0 -42,-24 -32,-42';
  toned(
    box,
    face,
    { ...HIS, soft: 0, rimWidth: 2 },
    ['-60,-10! -30,-14 -6,-6 8,4 14,16 26,24 34,36 40,52! 20,70 -60,50!', HIS.shade],
    ['-60,16! -24,14 -4,24 10,38 30,50 40,58! 10,74 -60,60!', HIS.dark],
    ['22,-14! 32,-15 37,-8 33,0! 24,3 16,-2', HIS.shade],
    ['48,18! 42,15 35,18 38,23 45,21!', HIS.dark],
    ['10,6! 20,6 28,10 26,16 16,16', '#d28c70'],
  );
  // his eye on her from under a lowered lid; the brow, wrinkles of laughing
  fill('19,-3! 25,-3.4 32,-4! 33,-1 28,2 22,1', '#f0dcc4');
  box.fill(ellipse(29, -0.4, 3, 2.8), '#22181e');
  stroke('16,-4 25,-5 34.6,-5.4', 2.8, HIS.line);
  stroke('18,0 25,3 33,0.4', 1.3, HIS.line);
  stroke('17,-9 25,-11 34,-9', 1.4, HIS.shade);
  stroke('15,-2 8,-4 4,-8', 1.2, HIS.shade);
  stroke('15,0 8,1 3,0', 1.2, HIS.shade);
  stroke('8,-32 18,-30 28,-26', 1.3, HIS.shade);
  fill('13,-19! 22,-25 33,-26 40,-22! 34,-19.6 24,-19', '#f0e8dc');
  stroke('35,12 30,18 34,23', 1.7, HIS.line);
  // moustache over a smile
  fill('39,20! 46,24 48,30 44,33! 38,30 30,32 20,38! 22,28 30,22', '#f0e8dc');
  stroke('44,32 36,30 24,35', 1.4, '#a89ca4');
  stroke('42,36.4 34,37 26,34', 1.8, HIS.line);
  // ear
  toned(box, '-16,-8! -10,-15 -1,-12 1,-3 -3,6 -6,14! -13,13 -16,4', { ...HIS, soft: 3 }, [
    '-12,-6! -6,-10 -3,-4 -6,5!',
    HIS.dark,
  ]);
  // white hair from temple to nape
  toned(
    box,
    '-2,-22! -12,-30 -26,-32 -40,-30! -52,-18 -54,4 -46,24 -34,38! -24,38 -18,28 -16,14! -20,4 -20,-8 -12,-16 -4,-14!',
    SILVER,
    ['-24,-20! -34,-4 -34,16 -24,32! -34,44 -60,30 -60,-20!', '#b9afb6'],
  );
  stroke('-14,-24 -30,-18 -38,0', 1.8, '#8c8290');
  stroke('-24,-8 -32,8 -30,24', 1.8, '#8c8290');
  // spectacles, low on the nose
  box
    .line(curve('20,0 22,9 31,11 39,6 40,-2'), 1.2, '#e8c888')
    .line(curve('20,0 6,-4 -8,-8'), 1.2, '#e8c888');
}
