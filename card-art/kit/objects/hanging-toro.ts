import {
  type Art,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  points,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';
import { metal } from './metal.ts';

/** The roof: low, hexagonal, its eaves curled up at the corners; a jewel and a ring on top. */
function roof(box: Local): void {
  const bronze = box.linear(
    -120,
    -120,
    120,
    -60,
    ramp(0, '#6a2648', 0.4, '#b8627a', 0.62, '#8a3a58', 1, '#35102a'),
  );
  box.line(ellipse(0, -196, 11), LINE.mid * 1.3);
  box.solid(
    svgPath('M0 -188C8 -178 15 -168 12 -158C9 -150 -9 -150 -12 -158C-15 -168 -8 -178 0 -188Z'),
    metal(box.art, ...box.at(0, -170), 18 * box.scale),
    LINE.mid,
  );
  box.solid(roundRect(-18, -154, 36, 8, 4), bronze);
  const slope = svgPath(
    'M-16 -147C-24 -112 -70 -92 -124 -92C-134 -92 -138 -100 -132 -106C-136 -88 -128 -76 -112 -72',
    'C-70 -60 70 -60 112 -72C128 -76 136 -88 132 -106C138 -100 134 -92 124 -92C70 -92 24 -112 16 -147Z',
  );
  box.solid(slope, bronze, LINE.bold * 0.8);
  const ridges = svgPath(
    'M-6 -146C-10 -112 -32 -84 -54 -68M6 -146C10 -112 32 -84 54 -68M-112 -84C-60 -76 60 -76 112 -84',
  );
  box.line(ridges, LINE.fine);
}

/** Six-sided body, three faces seen: paper panes behind a lattice with a small blossom window. */
function body(box: Local): void {
  const light = box.radial(0, -4, 92, ramp(0, '#fffdf4', 0.3, '#ffe9c4', 0.7, '#f9b98e', 1, '#b8607a'));
  const ink = box.art.palette.ink;
  const panes = ['-40,-60 40,-60 40,56 -40,56', '-88,-64 -46,-60 -46,56 -84,50', '88,-64 46,-60 46,56 84,50'];
  for (const pane of panes) box.solid(polygon(points(pane)), light, LINE.mid, '#7a3048');
  const bars = range(3, (i) => line(-40 + (i + 1) * 20, -60, -40 + (i + 1) * 20, 56));
  const rails = range(3, (i) => line(-40, -30 + i * 30, 40, -30 + i * 30));
  box.line([...bars, ...rails], LINE.fine, '#9a4a58', 0.8);
  for (const side of [-1, 1]) {
    const slats = range(4, (i) => line(side * 46, -36 + i * 24, side * 86, -39 + i * 24));
    box.line([...slats, line(side * 66, -62, side * 65, 53)], LINE.fine, '#9a4a58', 0.8);
  }
  for (const x of [-43, 43]) box.solid(roundRect(x - 4, -66, 8, 126, 2), ink, LINE.fine);
  for (const shape of ['-94,-66 -86,-66 -82,54 -88,54', '94,-66 86,-66 82,54 88,54']) {
    box.solid(polygon(points(shape)), ink, LINE.fine);
  }
  // flame behind the paper
  box.glow(0, -2, 46, '#fffdf6', 0.95);
  box.fill(svgPath('M0 -34C10 -18 16 -6 13 6C10 18 -10 18 -13 6C-15 -4 -6 -14 0 -34Z'), '#fffdf6', 0.9);
}

/** Floor, drip edge with three feet, tassel. */
function base(box: Local): void {
  const bronze = box.linear(-100, 60, 100, 100, ramp(0, '#6a2648', 0.45, '#b8627a', 1, '#35102a'));
  box.solid(
    svgPath('M-94 54C-60 64 60 64 94 54C98 66 92 76 80 80C50 88 -50 88 -80 80C-92 76 -98 66 -94 54Z'),
    bronze,
    LINE.bold * 0.8,
  );
  box.line(svgPath('M-88 66C-50 76 50 76 88 66'), LINE.fine);
  for (const x of [-58, 0, 58]) {
    const drop = x ? 0 : 4;
    const foot = svgPath(
      `M${x - 10} ${80 + drop}C${x - 12} ${92 + drop} ${x - 4} ${98 + drop} ${x} ${104 + drop}C${x + 4} ${98 + drop} ${x + 12} ${92 + drop} ${x + 10} ${80 + drop}Z`,
    );
    box.solid(foot, bronze, LINE.mid * 0.8);
  }
  const strands = range(7, (i) =>
    ribbon(
      spline([
        [(i - 3) * 0.8, 122],
        [(i - 3) * 2.2, 150],
        [(i - 3) * 3, 178],
      ]),
      2.4,
      { start: 1, end: 0.6, samples: 6 },
    ),
  );
  box.line(line(0, 106, 0, 116), LINE.mid);
  box.blot(strands, '#d0607a').solid(ellipse(0, 118, 7, 8), '#f3c3ad', LINE.fine);
}

/** A hanging garden lantern (tsuri-doro) lit from within: ring at y = -207, tassel to y = 178, 270 wide. */
export function hangingToro(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  box.glow(0, 0, 230, '#ffcf9e', 0.6);
  body(box);
  base(box);
  roof(box);
}
