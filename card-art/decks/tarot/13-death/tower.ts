import {
  type Art,
  hatch,
  type Knot,
  LINE,
  lerp,
  line,
  type Paint,
  Path,
  polygon,
  ramp,
  random,
  svgPath,
} from '../../../kit/pen/index.ts';

/** A round tower with three merlons and one lit window; `light` is the lit side, 1 or -1. */
export function tower(
  art: Art,
  x: number,
  top: number,
  foot: number,
  width: number,
  { stroke = 'gold', fill, light = 1 }: { stroke?: Paint; fill?: Paint; light?: 1 | -1 } = {},
): void {
  const { far, ink, glow } = art.palette;
  const tones = light > 0 ? ramp(0, ink, 1, far) : ramp(0, far, 1, ink);
  const stone = fill ?? art.linear(x - width / 2, 0, x + width / 2, 0, tones);
  const wall = polygon([
    [x - width * 0.4, top + 26],
    [x + width * 0.4, top + 26],
    [x + width * 0.5, foot],
    [x - width * 0.5, foot],
  ]);
  art.solid(wall, stone, LINE.mid, stroke);

  const head = width * 0.56;
  const merlons: Knot[] = [
    [-1, 26],
    [-1, 0],
    [-0.6, 0],
    [-0.6, 9],
    [-0.2, 9],
    [-0.2, 0],
    [0.2, 0],
    [0.2, 9],
    [0.6, 9],
    [0.6, 0],
    [1, 0],
    [1, 26],
  ].map(([u, dy]): Knot => [x + head * u!, top + dy!]);
  art.solid(polygon(merlons), stone, LINE.mid, stroke);
  art.line(line(x - head, top + 32, x + head, top + 32), LINE.hair, stroke);

  const chance = random(x); // each tower has its own joints
  const joints = new Path();
  for (let y = top + 44, course = 0; y < foot; y += 12, course++) {
    for (let k = 0; k < 3; k++) {
      if (chance() <= 0.45) continue;
      const left = x - width * 0.36 + (k + (course % 2) * 0.5) * width * 0.26;
      joints.moveTo(left, y).lineTo(left + width * 0.16, y);
    }
  }
  art.line(joints, LINE.hair, stroke, 0.7);

  const inner = light > 0 ? [-0.4, -0.16, -0.2, -0.5] : [0.16, 0.4, 0.5, 0.2];
  const shade = polygon(inner.map((u, i): Knot => [x + width * u, i < 2 ? top + 34 : foot]));
  art.line(hatch(shade, { angle: 90, gap: 4 }), LINE.hair, stroke, 0.7);

  const sill = lerp(top, foot, 0.4);
  const half = width * 0.1;
  const window = svgPath(
    `M${x - half} ${sill + 20}V${sill}A${half} ${half} 0 0 1 ${x + half} ${sill}V${sill + 20}Z`,
  );
  art.solid(window, glow, LINE.fine, stroke);
}
