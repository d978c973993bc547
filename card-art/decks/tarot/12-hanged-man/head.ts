import { closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { cut, type World } from './world.ts';

/** Units of his head's box that are one of the picture: the box has it 100 high. */
const SCALE = 0.64;

const FACE =
  '-22,-30! -6,-42 16,-42 28,-34 32,-20 33.4,-11! 30.6,-4 32.6,4 32,13 28.4,24 26,34 20,44 12,48.6 4,49 -7,45 -20,35 -27,23! -30,8 -28,-12';
const HAIR =
  '-27,20! -37,14 -43,0 -46,-20 -46.9,-41.5 -47.2,-56.7 -46.7,-70.4 -49.3,-84.1 -53.3,-94.7! -45.1,-90.2 -39.9,-84.1 -36.3,-76.5! -34.5,-88.6 -33,-104 -35,-115 -38.6,-126! -30.4,-118 -25,-107 -21.5,-91.4! -19.9,-103.8 -17.8,-114.4 -18.6,-125 -21.3,-133.8! -13.7,-125 -7.7,-110.8 -3.7,-88.6! -2.2,-97.8 -2.2,-105.4 -5.2,-113.7! 3.1,-105.4 9.9,-89.9 13.7,-77.5! 16.1,-83 16.7,-88.5 13.3,-96.7! 23.1,-85.7 28.4,-74.8 30.7,-65.2 35.6,-53.7 38.8,-43 38,-30 33,-16! 26,-30 12,-33 -4,-27 -14,-12! -17,-2 -19,8! -24,14';
/** The hair of the nape, which hangs behind it, in shade. */
const HAIR_BEHIND =
  '-30,10! -46,-30 -47.5,-62.8 -43.2,-85.6 -43.8,-109.2! -36.4,-102.3 -31.4,-95! -28.3,-112.7 -24.9,-123.2 -26.5,-135.5! -17.9,-121.5 -11.8,-100.3! -9,-108 -5,-115 -2.2,-124! 4.1,-108.4 7.1,-87.2! 10.9,-92.6 14.8,-96.7 15.5,-106.3! 23.3,-91.2 27.1,-76.2 35.4,-47.6 29,-14!';

/** A young face, three quarters of it, its eyes shut, dark before the sun. `hung` turns what is written upright. */
export function head(world: World, hung: (path: Path) => Path, x: number, y: number): void {
  const { art, at, tone } = world;
  const placed = (path: Path): Path => hung(path.scale(SCALE).rotate(3).translate(x, y));
  const form = (knots: string): Path => placed(closed(knots));
  const fill = (path: Path, colour: string): void => void art.fill(at(placed(path)), tone(colour));
  const stroke = (knots: string, width: number, colour: string, swell = {}): void =>
    fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2, ...swell }), colour);

  fill(closed(HAIR_BEHIND), '#351c26');
  cut(
    world,
    form(FACE),
    { fill: '#bb7a5e', shade: '#8a5048', soft: 0.1 },
    // the sun is behind him: what light there is comes up from the lake, on cheek, nose and chin
    [placed(closed('-40,-44! -20,-24 -15,-2 -16,14 -6,30 4,42 10,56! -40,60!')), '#965a4c'],
    [placed(closed('-16,-30! 6,-36 32,-30 34,-18! 20,-14 4,-18 -14,-12')), '#965a4c'],
    [placed(closed('16,-12! 14,-2 12,10 14,16 20,14! 17,2')), '#965a4c'],
    [placed(closed('20,-10! 22,2 27,10 24,12 19,12! 18,0')), '#dba07a'],
    [placed(closed('27,12.4! 25,16.6 19,18 14,15.6! 20,14.6')), '#7c4642'],
    [placed(closed('-8,10! 0,6 8,9 10,17 4,24 -4,20')), '#d1926e'],
    [placed(closed('25,12! 29,9 33,12 30,22 26,20')), '#d1926e'],
    [placed(closed('6,40! 14,36.6 22,39 24,46 14,52 5,48')), '#d1926e'],
    [placed(closed('31,-14! 28.6,-4 30.4,4 29.8,13 26.4,24 24,33 18,43! 24,50 50,30 40,-20')), '#ffdda0'],
  );
  eyes(fill, stroke);
  stroke('19,-7 21.4,2 26.6,10.4', 1.3, '#a8604e');
  stroke('26.6,10.4 26.6,15 21,17.4', 1.7, '#8f4a42');
  // the corners of the mouth are drawn up a little
  fill(closed('4,27! 11,26.6 16,28.6 20.6,27.4 27,25.4! 22,30.4 15,31.6 8,30'), '#8f4642');
  fill(closed('6,29.6! 15,31.4 25,28! 21,34.6 14,35.8 9,33.6'), '#b86456');
  stroke('1,25 6,28.6 15,30.4 23,28.2 28,24.6', 1.5, '#5e2a32');
  cut(world, form(HAIR), { fill: '#5a3028', shade: '#3a1f26', soft: 4 });
  for (const lock of [
    '-37,2 -41,-28 -40.9,-53.7 -39.6,-79.5',
    '-28,-2 -32,-40 -29.6,-68.6 -33.8,-107.3',
    '-15,-16 -18.8,-47.6 -16,-75.5 -18.4,-110.8',
    '6,-32 3.6,-55.2 5.3,-76.5 1.2,-96.2',
    '24,-32 24.3,-50.6 19.7,-69.4 17.3,-85.7',
  ])
    stroke(lock, 2.2, '#3a1f26');
  for (const lock of [
    '-32,-14 -36.4,-49.1 -40.8,-75 -48.4,-90.2',
    '-21,-24 -25.3,-55.2 -24.9,-86.2 -33.1,-117.9',
    '-4,-30 -8,-55.2 -8.4,-82.6 -17.1,-121.5',
    '15,-34 13.3,-53.7 11.1,-72.1 3.8,-94.7',
    '31,-26 31.6,-46.1 26.3,-63.9 23.3,-77.5',
  ])
    stroke(lock, 2, '#8a4e34');
  // single hairs that have come loose
  for (const hair of [
    '-46.2,-65.8 -50.9,-79.5 -59.9,-90.2',
    '31.9,-63.9 30,-78.9 22.3,-94.7',
    '-5.1,-94.7 -2.3,-106.9 -10.5,-129.4',
  ])
    stroke(hair, 1.4, '#5a3028');
  // the ear, which the hair has fallen away from
  cut(world, form('-23,-5! -28,-9 -34,-6 -36,2 -32,11 -27,18 -24,18 -23,12!'), {
    fill: '#b3705a',
    shade: '#7c4642',
    soft: 1.2,
  });
  stroke('-25.6,-3 -30,-4 -31.6,2 -28,11', 1.6, '#7c4642');
}

/** They are shut: the lids lie round over them, their lashes towards the brow of one who stands. */
function eyes(
  fill: (path: Path, colour: string) => void,
  stroke: (knots: string, width: number, colour: string, swell?: object) => void,
): void {
  fill(closed('-8,-3! -3,-8 4,-8 9,-3.4! 5,1.4 -2,2'), '#c98a68');
  fill(closed('19.6,-3.6! 23.4,-8 28,-7.6 31,-3.8! 27.6,0.8 23,0.8'), '#c98a68');
  stroke('-9,-2.4 -3,2 4,2.2 10,-2.4', 2.6, '#4a2228');
  stroke('19,-3 23,1.2 27.6,1.2 31.6,-2.8', 2.4, '#4a2228');
  stroke('-8,-8.6 -2,-11 6,-9.6', 1, '#7c4642');
  stroke('-12.4,-13.4 -3,-18.2 10,-15.6', 3.2, '#46262a');
  stroke('19.4,-16 25.6,-18.8 31.6,-14.4', 2.8, '#46262a');
}
