import { mix } from '../grade/mix.ts';
import { type Art, hatch, type Knot, LINE, polygon, polyline, ramp, random } from '../pen/index.ts';

/** A faceted rock, foot in the middle at (x, y); lit from the side on which `lightX` lies. */
export function boulder(
  art: Art,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    seed,
    lit = '#5a63b4',
    lightX,
    lineWidth = LINE.mid,
  }: { seed: number; lit?: string; lightX: number; lineWidth?: number },
): void {
  const { ink } = art.palette;
  const chance = random(`bo${seed}`);
  const side = x < lightX ? 1 : -1;
  const at = (u: number, v: number): Knot => [x + ((u * width) / 2) * side, y - v * height];
  const crown = [
    at(-1, 0),
    at(-0.9, 0.42 + chance() * 0.1),
    at(-0.55, 0.78 + chance() * 0.12),
    at(-0.05, 1),
    at(0.45, 0.86 + chance() * 0.08),
    at(0.82, 0.5),
    at(1, 0),
  ];
  const ridge = [at(-0.05, 1), at(0.06, 0.66), at(-0.1, 0.4), at(0.1, 0)];
  const shaded = polygon([...crown.slice(0, 4), ...ridge.slice(1)]);
  const [x1, y1] = at(1, 1);
  const [x2, y2] = at(-1, 0);
  art.solid(polygon(crown), art.linear(x1, y1, x2, y2, ramp(0, lit, 1, ink)), lineWidth);
  art.fill(shaded, ink, 0.6);
  const strokes = hatch(shaded, { angle: side * 24, gap: 5, from: 0.1, to: 0.8, jitter: 0.3, seed });
  art.line(strokes, LINE.hair, 'gold', 0.7);
  art.line(polyline(ridge), LINE.fine);
  // the lit side falls in three planes: the top catches the light, the foot is wet and dark
  const step = [at(0.06, 0.66), at(0.5, 0.52), at(0.82, 0.5)];
  const top = polygon([at(-0.05, 1), crown[4]!, ...step.slice().reverse()]);
  art.fill(top, mix(lit, art.palette.pale, 0.3), 0.55);
  const wet = polygon([at(0.1, 0), at(0.02, 0.2), at(0.52, 0.24), at(0.94, 0.16), at(1, 0)]);
  art.fill(wet, ink, 0.5);
  art.line([polyline(step), polyline([at(0.5, 0.52), at(0.56, 0.24)])], LINE.hair, 'gold', 0.8);
  art.line(polyline([at(-0.05, 1), crown[4]!]), lineWidth, art.palette.pale, 0.5);
}
