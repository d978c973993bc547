import { closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { cut, type World } from './world.ts';

/** Units of his head's box that are one of the picture: the box has it 100 high. */
const SCALE = 0.72;

const FACE =
  '-22,-30! -6,-42 16,-42 28,-34 32,-20 33.4,-11! 30.6,-4 32.6,4 32,13 28.4,24 26,34 20,44 12,48.6 4,49 -7,45 -20,35 -27,23! -30,8 -28,-12';
const HAIR =
  '-26,28! -38,18 -44,-4 -42,-24 -47,-44 -50,-66 -45,-92 -50,-112! -38,-98 -35,-82! -33,-104 -22,-122 -22,-134! -12,-116 -13,-96 -10,-84! -4,-104 8,-112 12,-128! 18,-108 12,-90 14,-76! 20,-90 32,-96 36,-110! 40,-92 32,-76 33,-64! 37,-70 43,-72 46,-82! 47,-64 38,-48 33,-18! 26,-30 12,-33 -4,-27 -14,-12! -16,2 -20,14! -25,6';

/** A young face, three quarters of it, its eyes shut, dark before the sun. `hung` turns what is written upright. */
export function head(world: World, hung: (path: Path) => Path, x: number, y: number): void {
  const { art, at, tone } = world;
  const placed = (path: Path): Path => hung(path.scale(SCALE).rotate(3).translate(x, y));
  const form = (knots: string): Path => placed(closed(knots));
  const fill = (path: Path, colour: string): void => void art.fill(at(placed(path)), tone(colour));
  const stroke = (knots: string, width: number, colour: string, swell = {}): void =>
    fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2, ...swell }), colour);

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
  cut(world, form('-29,-6! -36,-5 -37,8 -31,17! -25,13 -23,0'), {
    fill: '#b3705a',
    shade: '#7c4642',
    soft: 1.4,
    rim: '#ffe9b4',
    rimWidth: 1,
  });
  cut(world, form(HAIR), { fill: '#5a3028', shade: '#3a1f26', soft: 4 });
  for (const lock of [
    '-35,0 -37,-30 -43,-60 -44,-94',
    '-27,0 -30,-40 -32,-70 -26,-108',
    '-18,-16 -22,-50 -16,-84 -20,-118',
    '4,-32 -2,-60 0,-84 8,-112',
    '18,-34 20,-56 22,-78 31,-96',
  ])
    stroke(lock, 2.2, '#3a1f26');
  for (const lock of [
    '-31,-20 -38,-52 -39,-84',
    '-8,-28 -12,-56 -14,-82 -20,-104',
    '12,-34 8,-60 6,-88',
    '27,-34 30,-54 38,-70',
  ])
    stroke(lock, 2, '#8a4e34');
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
