import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { cut, type World } from './world.ts';

/** Units of his head's box that are one of the picture: the box has it 100 high. */
const SCALE = 0.67;

const FACE =
  '-22,-30! -6,-42 16,-42 28,-34 32,-20 33.4,-11! 30.6,-4 32.6,4 32,13 28.4,24 26,34 20,44 12,48.6 4,49 -7,45 -20,35 -27,23! -30,8 -28,-12';
const HAIR =
  '-26,28! -38,18 -44,-4 -42,-24 -47,-44 -50,-66 -45,-92 -50,-112! -38,-98 -35,-82! -33,-104 -22,-122 -22,-134! -12,-116 -13,-96 -10,-84! -4,-104 8,-112 12,-128! 18,-108 12,-90 14,-76! 20,-90 32,-96 36,-110! 40,-92 32,-76 33,-64! 37,-70 43,-72 46,-82! 47,-64 38,-48 33,-18! 26,-30 12,-33 -4,-27 -14,-12! -16,2 -20,14! -25,6';

/** A young face, three quarters of it, that looks across to the bank. `hung` turns what is written upright. */
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
    { fill: '#dd9f78', shade: '#b8735c', soft: 0.1, rim: '#ffe9b4', rimWidth: 1.2 },
    // the side of the face, from the temple to the jaw; what the chin and the nose keep from the light
    [placed(closed('-40,-30! -16,-14 -13,4 -16,18 -6,34 6,44 12,54! -40,60!')), '#bf7c60'],
    [placed(closed('16,-10! 14,-2 12,10 14,16 20,14! 17,4')), '#c98668'],
    [placed(closed('27,12.4! 25,16.6 19,18 14,15.6! 20,14.6')), '#a8604e'],
    [placed(closed('9,38! 15,36 22,38! 16,40.5')), '#bf7c60'],
  );
  eyes(fill, stroke);
  stroke('19,-7 21.4,2 26.6,10.4', 1.3, '#a8604e');
  stroke('26.6,10.4 26.6,15 21,17.4', 1.7, '#8f4a42');
  // the corners of the mouth are drawn up, the cheek over them is round
  fill(closed('-5,12! 2,9 8,12 9,18 4,23 -3,21'), '#e2a07a');
  fill(closed('24,14! 28,12 30.6,15 29,20 26,20'), '#d9926e');
  fill(closed('3,27! 11,27.6 16,29.6 20.6,28.4 28,25! 22,32 15,33.4 8,31.4'), '#a04c46');
  fill(closed('6,30! 15,32 25,29! 21,35.6 14,36.8 9,34.6'), '#c97060');
  stroke('-0.6,23.4 5,28.6 15,31.4 24,29.2 29.4,23.6', 1.6, '#74323a');
  stroke('-1.6,20.6 -1.4,24 -2.8,27', 1.1, '#a8604e');
  cut(world, form('-29,-6! -36,-5 -37,8 -31,17! -25,13 -23,0'), {
    fill: '#d6926e',
    shade: '#a8644e',
    soft: 1.4,
    rim: '#ffe9b4',
    rimWidth: 1,
  });
  cut(world, form(HAIR), { fill: '#6a3c2c', shade: '#43242a', soft: 4, rim: '#f4b868', rimWidth: 1.3 });
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
    stroke(lock, 2, '#93583a');
}

/** They are open: he has all the time to look. */
function eyes(
  fill: (path: Path, colour: string) => void,
  stroke: (knots: string, width: number, colour: string, swell?: object) => void,
): void {
  fill(closed('-8,-1! -3,-5.6 3,-6 8.6,-2.4! 4,0.8 -3,1.4'), '#f3e2c8');
  fill(closed('20,-2.4! 23.4,-5.8 27.6,-5.6 30.8,-2.6! 27.4,0.4 23,0.6'), '#ecd6ba');
  fill(ellipse(3.2, -2.4, 3, 3.6), '#3a2424');
  fill(ellipse(26.6, -2.6, 2.5, 3.3), '#3a2424');
  fill(ellipse(4.4, -3.8, 1.1), '#fffaf0');
  fill(ellipse(27.4, -3.8, 0.9), '#fffaf0');
  stroke('-8.6,-0.6 -3.6,-6 3,-6.6 9.4,-2', 2.4, '#4a2228');
  stroke('19,-2 23.4,-6.6 27.6,-6.4 31.4,-2.2', 2.2, '#4a2228');
  stroke('-8,-7.6 -2,-10 6,-8.6', 1, '#a8604e');
  stroke('-12.4,-12.4 -3,-17.2 10,-14.6', 3.2, '#4e2a26');
  stroke('19.4,-15 25.6,-17.8 31.6,-13.4', 2.8, '#4e2a26');
}
