import {
  type Art,
  ellipse,
  LINE,
  type Local,
  local,
  Path,
  type Placement,
  ramp,
  type Step,
  spline,
  svgPath,
} from '../pen/index.ts';
import { leaf } from './leaf.ts';

/** Engraving on cream, where gold would vanish. */
const BROWN = '#7a5030';
const [LITE, MID, DEEP] = ['#fff6ee', '#e3b3c4', '#7d4f86'] as const;

/** Leaves in turns up the stem: place on it (fortieths), angle to it, length. */
const LEAVES = [
  [3, -38, 62],
  [8, 40, 58],
  [14, -46, 46],
  [20, 44, 40],
  [26, -48, 32],
] as const;

/** Back petals (left ones), throat and front petal, upright on (0, 0). */
const INNER = svgPath('M-4 -6C-14 -30 -20 -50 -14 -74C-4 -62 2 -40 2 -12Z');
const CURLED = svgPath(
  'M-7 0C-16 -22 -30 -42 -54 -50C-58 -44 -56 -38 -50 -34C-44 -42 -30 -26 -22 -10C-18 -2 -10 4 -7 0Z',
);
const FRONT = svgPath('M-8 8C-18 -8 -20 -34 -2 -52C16 -36 20 -8 8 8C4 14 -4 14 -8 8Z');
const STAMENS = svgPath('M-3 -30C-6 -50 -8 -62 -8 -72M3 -30C6 -50 8 -62 10 -70M0 -30V-78');
const ANTHERS = Path.join(ellipse(-8, -73, 3, 2), ellipse(10, -71, 3, 2), ellipse(0, -79, 3.2, 2));
const CREASES = svgPath('M0 8C-2 -10 -3 -30 -2 -48M-4 4C-10 -10 -10 -26 -7 -38M4 4C10 -10 10 -26 5 -38');

function bud(box: Local, root: Step): void {
  const stalk = spline([
    [root.x, root.y],
    [-12, -142],
    [-24, -152],
  ]);
  box.taper(stalk, 4.4, { start: 1, end: 0.8 });
  const place = (path: Path): Path => path.rotate(-38).translate(-23, -150);
  const tone = box.linear(-20, -150, -50, -190, ramp(0, DEEP, 1, LITE));
  box.solid(place(svgPath('M0 0C-10 -12 -10 -34 0 -48C10 -34 10 -12 0 0Z')), tone);
  box.line(place(svgPath('M0 -4C-3 -16 -2 -30 0 -44')), LINE.hair, 'gold', 0.85);
}

/** The flower, turned a little outwards: back petals, throat, front petal. */
function flower(box: Local, lean: number): void {
  const place = (path: Path): Path => path.rotate(26).translate(lean, -152);
  const tone = box.linear(lean, -150, lean + 34, -218, ramp(0, DEEP, 0.5, MID, 1, LITE));
  for (const petal of [INNER, INNER.mirror(0), CURLED, CURLED.mirror(0)]) box.solid(place(petal), tone);
  box.line(place(STAMENS), LINE.fine);
  box.blot(place(ANTHERS), '#f0b070');
  const front = box.linear(lean, -146, lean + 24, -200, ramp(0, DEEP, 0.4, MID, 1, LITE));
  box.solid(place(FRONT), front);
  box.line(place(CREASES), LINE.hair, BROWN, 0.7);
}

/** A white lily on its stem: an open trumpet, one bud, narrow leaves. Foot at (x, y). */
export function tallLily(
  art: Art,
  x: number,
  y: number,
  height: number,
  { lean = 10, ...placement }: Placement & { lean?: number } = {},
): void {
  const box = local(art, x, y, height / 200, placement);
  const stem = spline([
    [0, 0],
    [-lean * 0.4, -60],
    [lean * 0.2, -110],
    [lean, -150],
  ]);
  const steps = stem.walk(41);
  box.taper(stem, 9, { start: 1, end: 0.7 }, art.palette.ink);
  box.taper(stem, 6, { start: 1, end: 0.6 });
  for (const [place, turn, length] of LEAVES) {
    const at = steps[place]!;
    const blade = leaf(at.x, at.y, length, length * 0.24, at.angle + turn, turn > 0 ? 7 : -7);
    box.solid(blade, box.linear(0, 0, 0, -150, ramp(0, '#120f30', 1, '#4a3a74')));
    // the veins of a lily's leaf run side by side
    const bow = turn > 0 ? 7 : -7;
    const veins = [-0.5, 0, 0.5].map((v) => {
      const [side, reach] = [v * length * 0.24, v ? 0.78 : 0.94];
      return svgPath(
        `M0 0C${bow * 0.2 + side} ${-length * 0.3} ${bow * 0.7 + side * 0.9} ${-length * 0.6}`,
        `${bow * reach} ${-length * reach}`,
      );
    });
    const drawn = Path.join(veins)
      .rotate(at.angle + turn)
      .translate(at.x, at.y);
    box.line(drawn, LINE.hair, 'gold', 0.8);
  }
  bud(box, steps[31]!);
  flower(box, lean);
}
