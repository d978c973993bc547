import {
  type Art,
  between,
  ellipse,
  LINE,
  local,
  Path,
  type Placement,
  ramp,
  range,
  spline,
  svgPath,
} from '../pen/index.ts';

const RIGHT_EDGE = svgPath('M0 -84C14 -150 112 -192 168 -118C222 -40 140 130 0 262');
const LEFT_EDGE = RIGHT_EDGE.mirror(0);
const RIB = svgPath('M0 -84C-8 20 6 160 0 262');
/** Where stalk and leaf meet. */
const HEART = [0, -30] as const;

/**
 * A taro leaf: (x, y) is the middle, at scale 1 it is 350 wide and 430 long, its tip down. `flat`
 * foreshortens it as seen from the side.
 */
export function taroLeaf(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    flat = 0.6,
    tones = ['#c5e6cf', '#6fb0a4', '#2b5f80'],
    lineWidth = LINE.mid,
    ...placement
  }: Placement & {
    flat?: number;
    tones?: readonly [lite: string, mid: string, dark: string];
    lineWidth?: number;
  } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const lay = (path: Path): Path => path.scale(1, flat);
  const [lite, mid, dark] = tones;
  const half = (edge: Path): Path => Path.join(edge).append(backwards(RIB)).close();
  box.fill(
    lay(half(LEFT_EDGE)),
    box.linear(-180, -120 * flat, 0, 160 * flat, ramp(0, lite, 0.5, mid, 1, dark)),
  );
  box.fill(lay(half(RIGHT_EDGE)), box.linear(0, -120 * flat, 190, 120 * flat, ramp(0, mid, 1, dark)));
  for (const edge of [LEFT_EDGE, RIGHT_EDGE]) {
    const steps = edge.walk(60);
    for (const at of [8, 17, 26, 35, 44, 52]) {
      const { x: ex, y: ey } = steps[at]!;
      const footY = HEART[1] + Math.max(0, at - 26) * 5.4;
      const vein = spline([
        [0, footY],
        [ex * 0.5, (footY + ey) / 2 - 12 + at * 0.3],
        [ex * 0.95, ey * 0.97],
      ]);
      box.line(lay(vein), LINE.fine, '#eaf6e2', 0.75);
    }
    box.line(
      range(3, (i) => lay(between(edge, RIB, 0.24 + i * 0.24, { part: [0.12, 0.86] }))),
      LINE.hair,
      '#eaf6e2',
      0.28,
    );
  }
  box.line(lay(RIB), LINE.mid, '#f3f8e6', 0.9);
  box.line(lay(Path.join(LEFT_EDGE).append(backwards(RIGHT_EDGE))), lineWidth);
  box.fill(lay(ellipse(...HEART, 5)), '#f3f8e6', 0.9);
}

function backwards(path: Path): Path {
  const back = new Path();
  for (const { x, y } of path.walk(40).reverse()) back.lineTo(x, y);
  return back;
}
