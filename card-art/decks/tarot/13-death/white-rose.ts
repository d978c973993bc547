import {
  type Art,
  LINE,
  type Local,
  local,
  type Path,
  type Placement,
  polar,
  ramp,
  range,
  svgPath,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const [LITE, MID, DEEP, HEART, LIP] = ['#fffaf2', '#eccfd4', '#8f6a94', '#c98ba6', '#fffdf6'] as const;
/** Contours: gold would vanish on cream. */
const EDGE = '#a8763f';

/** Petals back to front, each grown from (0, foot): heading, length, width, foreshortening, foot. */
const PETALS = [
  // guard petals
  [-112, 86, 84, 1, 26],
  [112, 86, 84, 1, 26],
  [-62, 112, 92, 1, 26],
  [62, 112, 92, 1, 26],
  [-22, 116, 90, 1, 26],
  [24, 114, 92, 1, 26],
  // in front, below
  [-150, 62, 88, 0.95, 26],
  [150, 62, 88, 0.95, 26],
  [180, 60, 92, 0.95, 26],
  // the ring round the cup
  [-82, 72, 74, 1, 20],
  [80, 72, 74, 1, 20],
  [-40, 88, 72, 1, 20],
  [42, 88, 72, 1, 20],
  [0, 92, 74, 1, 20],
] as const;

/** A petal of length 1 and width 1, and its lip that rolls over as a plane of its own. */
const PETAL = svgPath(
  'M0 0C-.3 -.16 -.64 -.46 -.56 -.74C-.5 -.95 -.24 -1.03 -.02 -1',
  'C.24 -1.05 .52 -.96 .56 -.72C.62 -.46 .3 -.16 0 0Z',
);
const PETAL_LIP = svgPath(
  'M-.56 -.74C-.5 -.95 -.24 -1.03 -.02 -1C.24 -1.05 .52 -.96 .56 -.72',
  'C.46 -.86 .24 -.94 .04 -.91C-.2 -.95 -.44 -.9 -.56 -.74Z',
);
const PETAL_VEINS = range(7, (i) => {
  const u = (i - 3) / 3;
  return svgPath(
    `M${0.1 * u} -.34C${0.3 * u} -.5 ${0.38 * u} -.62 ${0.36 * u} ${-(0.8 - Math.abs(u) * 0.05)}`,
  );
});

function petals(box: Local): void {
  for (const [heading, length, width, squash, foot] of PETALS) {
    const grow = (path: Path): Path =>
      path
        .scale(width, length * squash)
        .rotate(heading)
        .translate(0, foot);
    const base = polar(0, foot, length * squash * 0.2, heading);
    const tip = polar(0, foot, length * squash, heading);
    const tone = box.linear(...base, ...tip, ramp(0, DEEP, 0.5, MID, 0.86, LITE));
    box.solid(grow(PETAL), tone, LINE.mid, EDGE);
    box.line(PETAL_VEINS.map(grow), LINE.hair, EDGE, 0.55);
    box.solid(grow(PETAL_LIP), LIP, LINE.mid * 0.6, EDGE);
  }
}

/** The closed heart: petals wrapped like commas (an open ellipse here would be an eye). */
function heart(box: Local): void {
  const cup = svgPath('M-46 -24C-52 6 -36 40 0 48C36 40 52 6 46 -24C40 -56 -40 -56 -46 -24Z');
  box.solid(cup, box.linear(0, -50, 0, 48, ramp(0, MID, 0.6, LITE, 1, MID)), LINE.mid, EDGE);
  const back = svgPath('M-44 -26C-42 -62 38 -66 44 -26C30 -6 -30 -6 -44 -26Z');
  box.solid(back, box.linear(0, -60, 0, -10, ramp(0, LITE, 1, HEART)), LINE.mid * 0.8, EDGE);
  const left = svgPath('M-45 -27C-34 -56 18 -62 36 -40C16 -46 -8 -40 -12 -14C-24 -10 -40 -14 -45 -27Z');
  box.solid(left, box.linear(-30, -56, -14, -8, ramp(0, LIP, 1, MID)), LINE.mid * 0.7, EDGE);
  const right = svgPath('M45 -26C44 -48 12 -52 -3 -34C-14 -20 -4 -6 8 -6C26 -6 40 -12 45 -26Z');
  box.solid(right, box.linear(20, -48, 6, -4, ramp(0, LIP, 1, MID)), LINE.mid * 0.7, EDGE);
  const inmost = svgPath('M33 -16C36 -34 14 -42 0 -29C12 -30 18 -20 12 -6C22 -6 30 -10 33 -16Z');
  box.solid(inmost, box.linear(24, -36, 14, -6, ramp(0, LIP, 1, HEART)), LINE.mid * 0.6, EDGE);
  const veins = svgPath('M-30 -26C-20 -40 0 -46 18 -42M-24 -20C-18 -30 -8 -36 0 -38');
  box.line(veins, LINE.hair, EDGE, 0.6);
}

/** Two front petals of the cup overlap, their lips turned outwards. */
function cupFront(box: Local): void {
  const tone = ramp(0, LITE, 0.7, MID, 1, DEEP);
  const left = svgPath('M-46 -26C-56 8 -40 42 -2 49C22 36 22 8 -4 -8C-20 -14 -36 -14 -46 -26Z');
  box.solid(left, box.linear(-46, -10, 10, 40, tone), LINE.mid, EDGE);
  const leftLip = svgPath(
    'M-46 -26C-36 -14 -20 -14 -4 -8C4 -3 10 4 13 12C0 2 -22 -2 -34 -6C-42 -10 -46 -18 -46 -26Z',
  );
  box.solid(leftLip, LIP, LINE.mid * 0.6, EDGE);
  const right = svgPath('M46 -26C56 8 42 40 4 50C-4 34 2 12 20 -4C30 -10 40 -14 46 -26Z');
  box.solid(right, box.linear(46, -10, 0, 44, tone), LINE.mid, EDGE);
  const rightLip = svgPath(
    'M46 -26C40 -14 30 -10 20 -4C10 5 4 15 2 26C10 14 22 6 34 -4C42 -10 46 -16 46 -26Z',
  );
  box.solid(rightLip, LIP, LINE.mid * 0.6, EDGE);
  const veins = svgPath(
    'M-36 6C-30 24 -18 36 -6 42M-24 6C-18 20 -10 30 0 36',
    'M38 6C34 22 24 34 12 41M28 8C26 20 18 30 10 35',
  );
  box.line(veins, LINE.hair, EDGE, 0.6);
}

/** A white rose in three-quarter view: guard petals, rolled lips, a closed heart. (x, y) is the cup's middle. */
export function whiteRose(art: Art, x: number, y: number, radius: number, placement: Placement = {}): void {
  const box = local(art, x, y, radius / 100, placement);
  for (const angle of [-128, 128, 180, -152, 152]) {
    box.solid(leaf(0, 40, 72, 20, angle, angle > 0 ? 10 : -10), '#241b4a');
  }
  petals(box);
  heart(box);
  cupFront(box);
}
