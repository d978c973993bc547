import {
  type Art,
  arc,
  ellipse,
  type Knot,
  LINE,
  type Local,
  line,
  local,
  type Path,
  radians,
  ramp,
  range,
  spline,
  svgPath,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

/** Engraving on cream, where gold would vanish. */
const BROWN = '#7a5030';
const GOLD = ['#fff3d0', '#e0b878', '#8f6440'] as const;
const SILVER = ['#f6f0ff', '#b9abd6', '#5d5090'] as const;
const CORD = '#c9587e';

/** Half the angle between the keys. */
const ANGLE = 42;

/** The bow's three rings: x, y, radius. */
const LOBES = [
  [0, 142, 24],
  [-27, 106, 21],
  [27, 106, 21],
] as const;

/** One key, upright: trefoil bow below, bit at the upper right (`mirror`: left). */
function key(box: Local, [lite, mid, dark]: readonly [string, string, string], mirror: boolean): void {
  const turn = (path: Path): Path => (mirror ? path.mirror(0) : path);
  const tone = box.linear(-40, 0, 40, 0, ramp(0, lite, 0.5, mid, 1, dark));
  // bit with a cross-shaped ward cut through
  box.solid(turn(svgPath('M2 -128H40V-112H30V-104H40V-84H30V-76H40V-60H2Z')), tone);
  const ward = svgPath('M14 -112H22V-100H28V-90H22V-78H14V-90H10V-100H14Z');
  box.solid(turn(ward), box.art.palette.ink, LINE.fine);
  // the shaft runs on between the rings to the boss in their middle
  box.solid(svgPath('M-8 114L-5 -134C-5 -142 5 -142 5 -134L8 114Z'), tone);
  box.line(line(-1.6, -126, -2, 62), LINE.hair, BROWN, 0.9);
  box.solid(ellipse(0, -143, 7), tone);
  for (const [y, radius] of [
    [46, 11],
    [58, 14],
    [70, 10],
  ] as const) {
    box.solid(ellipse(0, y, radius, 5), tone);
  }
  // bow: three rings melted into one, open in the middle
  const rings = LOBES.map(([x, y, radius]) => ellipse(x, y, radius));
  box.line(rings, 10.5);
  box.line(rings, 6.6, mid);
  box.line(
    LOBES.map(([x, y, radius]) => arc(x, y, radius + 1, -150, 20)),
    1.6,
    lite,
    0.8,
  );
  box.solid(ellipse(0, 112, 9), tone);
  box.blot(sparkle(0, 112, 7), '#7a4a6c');
}

/** The cord between the bows, knotted in the middle, with two tassels. */
function cord(box: Local): void {
  const [reach, y] = [Math.sin(radians(ANGLE)) * 112, Math.cos(radians(ANGLE)) * 112];
  const sag: Knot[] = [
    [-reach, y],
    [-reach * 0.55, y + 44],
    [0, y + 26],
    [reach * 0.55, y + 44],
    [reach, y],
  ];
  const rope = spline(sag);
  box.line(rope, 6.4).line(rope, 3.8, CORD);
  for (const side of [-1, 1]) {
    const turn = (path: Path): Path => (side < 0 ? path.mirror(0) : path);
    const end = turn(
      spline([
        [2, y + 28],
        [10, y + 44],
        [9, y + 62],
      ]),
    );
    box.line(end, 5).line(end, 2.8, CORD);
    const tassel = svgPath('M4 60H14C18 76 20 86 19 96C12 99 4 99 0 96C0 84 1 74 4 60Z');
    box.solid(turn(tassel.translate(0, y)), CORD);
    const threads = range(5, (i) => turn(line(6 + i * 1.6, y + 68, 3 + i * 3.4, y + 95)));
    box.line(threads, LINE.hair, 'gold', 0.9);
  }
  box.solid(ellipse(0, y + 26, 9, 8), CORD);
  box.line(svgPath('M-6 22C-2 28 2 28 6 22').translate(0, y), LINE.fine);
}

/** A silver and a gold key in saltire, bits up and outwards, tied by a cord; crossing at (x, y), 160 half long. */
export function crossedKeys(art: Art, x: number, y: number, scale: number): void {
  key(local(art, x, y, scale, { rot: -ANGLE }), SILVER, true);
  key(local(art, x, y, scale, { rot: ANGLE }), GOLD, false);
  cord(local(art, x, y, scale));
}
