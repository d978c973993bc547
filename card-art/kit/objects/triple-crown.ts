import {
  type Art,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  Path,
  ramp,
  range,
  svgPath,
  tube,
} from '../pen/index.ts';
import { starPath } from '../sky/star.ts';

/** Engraving on cream and on gold, where gold would vanish. */
const BROWN = '#7a5030';
const CONTOUR = '#6d4630';
const CAP = ['#fffaf0', '#e6c9d2', '#8d6a9c'] as const;
const METAL = ['#fff3d0', '#e0b878', '#8f6440'] as const;
const GEM = '#b8466a';

/** The three circlets from the top: height, half width, bow of the band, height of the leaves. */
const CIRCLETS = [
  [-40, 68, 12, 34],
  [22, 80, 13, 38],
  [86, 66, 13, 40],
] as const;

/** A rounded thing lit a little left of its middle. */
const round = (box: Local, half: number, [lite, mid, dark]: readonly [string, string, string], lit: number) =>
  box.linear(-half, 0, half, 0, ramp(0, dark, 0.3, mid, lit, lite, 0.7, mid, 1, dark));

/** The two ribbons that fall behind, each with a cross and a fringe. */
function lappets(box: Local): void {
  for (const side of [-1, 1]) {
    const turn = (path: Path): Path => (side < 0 ? path.mirror(0) : path);
    const band = tube(
      [
        [40, 84],
        [62, 106],
        [76, 134],
        [82, 164],
      ],
      [8, 9.5, 11, 12.5],
      16,
    );
    box.solid(turn(band.outline), box.linear(0, 90, 0, 164, ramp(0, '#8d4a6c', 1, '#d98fa9')));
    box.line([band.edge(-0.7, 0.06, 1), band.edge(0.7, 0.06, 1)].map(turn), LINE.fine, 'gold', 0.9);
    const [x, y] = band.at(0.72);
    box.line([line(x, y - 9, x + 1, y + 9), line(x - 6, y - 3, x + 6, y - 3)].map(turn));
    const fringe = range(7, (i) => {
      const [a, b] = band.at(1, (i - 3) / 3.2);
      return turn(line(a, b, a + (i - 3) * 0.5, b + 12));
    });
    box.line(fringe, LINE.fine);
  }
}

/** The tall ribbed cap. */
function cap(box: Local): void {
  const dome = svgPath(
    'M-58 98C-76 60 -80 16 -68 -30C-58 -70 -32 -100 0 -112',
    'C32 -100 58 -70 68 -30C80 16 76 60 58 98C30 108 -30 108 -58 98Z',
  );
  box.solid(dome, round(box, 76, CAP, 0.45), LINE.bold * 0.9);
  const ribs = range(9, (i) => {
    const u = (i - 4) / 4.4;
    return svgPath(`M${58 * u} 102C${82 * u} 40 ${78 * u} -40 0 -112`);
  });
  box.clip(dome, () => box.line(ribs, LINE.hair, BROWN, 0.6));
}

/** A trefoil leaf standing on the band at (x, y), turned with its place `u` (-1 … 1) on the round. */
function trefoil(x: number, y: number, u: number, height: number): Path {
  const [width, lean, h] = [10 * (1 - 0.42 * u * u), u * 3, height];
  const at = (dx: number, shift: number, rise: number): string => `${x + dx + lean * shift} ${y - h * rise}`;
  return svgPath(
    `M${at(-4, 0, 0)}C${at(-4, 0, 0.3)} ${at(-width * 1.5, 0.6, 0.3)} ${at(-width * 1.3, 0.7, 0.56)}`,
    `C${at(-width * 0.8, 0.8, 0.5)} ${at(-width * 0.5, 0.9, 0.7)} ${at(0, 1, 1)}`,
    `C${at(width * 0.5, 0.9, 0.7)} ${at(width * 0.8, 0.8, 0.5)} ${at(width * 1.3, 0.7, 0.56)}`,
    `C${at(width * 1.5, 0.6, 0.3)} ${at(4, 0, 0.3)} ${at(4, 0, 0)}Z`,
  );
}

/** A pearl on a short pin. */
function pearl(x: number, y: number, u: number, height: number): Path {
  const lean = u * 3;
  const pin = svgPath(
    `M${x - 1.6} ${y}L${x - 1.2 + lean * 0.6} ${y - height * 0.7}`,
    `L${x + 1.2 + lean * 0.6} ${y - height * 0.7}L${x + 1.6} ${y}Z`,
  );
  return Path.join(pin, ellipse(x + lean * 0.7, y - height * 0.86, 3.6));
}

/** Gems and stars in turns along the band. */
function jewels(box: Local, y: number, half: number, bow: number): void {
  for (let i = 0; i < 7; i++) {
    const u = (i - 3) / 3.5;
    const [gx, gy] = [half * u, y + bow * (1 - u * u) * 0.97];
    if (i % 2) box.solid(ellipse(gx, gy, 5.4 - Math.abs(u), 6.4), GEM, LINE.fine, CONTOUR);
    else box.solid(starPath(gx, gy, 4, 6.4, 3), '#fff8e6', LINE.hair, CONTOUR);
  }
}

/** One circlet: pearls, leaves, then the band in perspective with its stones. */
function circlet(box: Local, [y, half, bow, height]: (typeof CIRCLETS)[number]): void {
  const tone: Paint = round(box, half, METAL, 0.46);
  // leaves stand apart from the round of the band: their edges are not lost in its shade
  const leaves: Paint = round(box, half * 1.2, [METAL[0], METAL[1], '#b98a56'], 0.46);
  const foot = (u: number): [number, number] => [half * u, y - 8 + bow * (1 - u * u)];
  for (const u of [-0.74, -0.25, 0.25, 0.74]) {
    box.solid(pearl(...foot(u), u, height * 0.56), leaves, LINE.fine, CONTOUR);
  }
  for (const u of [-0.92, 0.92, -0.5, 0.5, 0]) {
    box.solid(trefoil(...foot(u), u, height), leaves, LINE.fine + 0.3, CONTOUR);
  }
  const sag = bow * 1.3;
  /** The curve of the band at the height `dy`. */
  const across = (dy: number, from: number, to: number): string =>
    `C${from * 0.5} ${y + dy + sag} ${to * 0.5} ${y + dy + sag}`;
  const band = svgPath(
    `M${-half} ${y - 10}${across(-10, -half, half)} ${half} ${y - 10}L${half - 1} ${y + 10}`,
    `${across(10, half, -half)} ${-half + 1} ${y + 10}Z`,
  );
  box.solid(band, tone, LINE.mid, CONTOUR);
  jewels(box, y, half, bow);
  const borders = [-6, 6].map((dy) =>
    svgPath(`M${-half + 2} ${y + dy}${across(dy, -half, half)} ${half - 2} ${y + dy}`),
  );
  box.line(borders, LINE.hair, CONTOUR, 0.9);
}

/** The orb with its cross. */
function orbAndCross(box: Local): void {
  box.solid(ellipse(0, -120, 11), box.radial(-3, -124, 13, ramp(0, '#fffaf0', 1, METAL[1])));
  box.line(svgPath('M-11 -120C-5 -116 5 -116 11 -120'), LINE.fine, BROWN);
  const cross = svgPath(
    'M-3 -131L-4.6 -142L-15 -140.6V-149.4L-4.6 -148L-6 -162',
    'H6L4.6 -148L15 -149.4V-140.6L4.6 -142L3 -131Z',
  );
  box.solid(cross, METAL[0], LINE.fine + 0.3);
}

/** The triple crown: cap with three leaved circlets, orb, two ribbons behind; base y = 100, top -162. */
export function tripleCrown(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  lappets(box);
  cap(box);
  for (const each of CIRCLETS) circlet(box, each);
  orbAndCross(box);
}
