import {
  type Art,
  ellipse,
  type Knot,
  LINE,
  lerp,
  line,
  Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../pen/index.ts';

const NEEDLES = 21;
const SPREAD = 150;

/** A fan of pine needles of `radius` that opens round `angle`. */
export function needleFan(
  art: Art,
  x: number,
  y: number,
  radius: number,
  angle: number,
  fill = art.palette.ink,
): void {
  const count = NEEDLES * 2 - 1;
  const rim = range(count, (i) =>
    polar(x, y, radius * (i % 2 ? 0.8 : 0.97), angle + (i / (count - 1) - 0.5) * SPREAD),
  );
  const body = polygon([...rim.slice(0, -1), rim[count - 1]!, [x, y]]);
  art.fill(body, art.radial(x, y, radius, ramp(0, fill, 0.6, fill, 1, art.palette.far)));
  const needles = range(NEEDLES, (i) => {
    const t = i / (NEEDLES - 1);
    const length = radius * (0.92 + 0.08 * Math.sin(t * 9));
    return line(x, y, ...polar(x, y, length, angle + (t - 0.5) * SPREAD));
  });
  art.line(needles, LINE.fine * 0.9).blot(ellipse(x, y, 2.4));
}

/** Edges of the bough from left to right, about its height. */
const TOP = points('30,42 90,26 160,10 230,-4 300,-6 370,-10 440,-30 500,-44 580,-74');
const FOOT = points('580,-56 500,-22 440,-2 372,22 300,30 226,32 156,48 90,70 30,92');
const TWIGS = [
  '132,34 112,2 80,-26',
  '440,-10 462,-52 500,-78',
  '396,-2 430,44 480,60',
  '204,20 180,70 140,92',
];
/** x, y, radius, angle. */
const FANS = [
  [80, -26, 62, -20],
  [60, 6, 50, -60],
  [500, -78, 60, 20],
  [534, -58, 52, 60],
  [480, 60, 56, 130],
  [140, 92, 54, -140],
  [446, 50, 44, 190],
  [176, 76, 42, 170],
] as const;

const sharpEnds = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y], i) => (i && i < knots.length - 1 ? [x, y] : [x, y, 1]));

/** Bark: long broken strokes that follow the bough. */
function bark(y: number): Path {
  const chance = random(7);
  const strokes = new Path();
  for (let row = 1; row < 6; row++) {
    const course = TOP.map(([topX, topY], i): Knot => {
      const [footX, footY] = FOOT[FOOT.length - 1 - i]!;
      const t = row / 6;
      return [lerp(topX, footX, t), y + lerp(topY, footY, t) + chance.between(-3, 3)];
    });
    const steps = spline(course).walk(60);
    for (let i = 0; i < 58; ) {
      const length = 2 + Math.floor(chance() * 5);
      if (chance() > 0.35) {
        strokes.moveTo(steps[i]!.x, steps[i]!.y);
        for (let j = 1; j <= length && i + j < 60; j++) strokes.lineTo(steps[i + j]!.x, steps[i + j]!.y);
      }
      i += length + 1;
    }
  }
  return strokes;
}

/** An old pine bough across the whole card, its upper edge near `y` in the middle. */
export function pineBough(art: Art, y: number): void {
  const dark = '#181c48';
  for (const twig of TWIGS) {
    const course = spline(points(twig)).translate(0, y);
    art.blot(ribbon(course, 9, { start: 0.9, end: 0.35, samples: 8 }));
  }
  const wood = art.linear(0, y - 40, 0, y + 60, ramp(0, '#5a4a78', 0.5, '#2a2450', 1, dark));
  const body = spline([...sharpEnds(TOP), ...sharpEnds(FOOT)], true).translate(0, y);
  art.solid(body, wood, LINE.bold * 0.8).line(bark(y), LINE.hair, 'gold', 0.8);
  for (const [u, v, radius, angle] of FANS) needleFan(art, u, y + v, radius, angle, dark);
}
