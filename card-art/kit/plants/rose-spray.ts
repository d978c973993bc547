import {
  type Art,
  LINE,
  local,
  points,
  polar,
  ramp,
  range,
  ribbon,
  type Step,
  spline,
} from '../pen/index.ts';
import { veinedLeaf } from './leaf.ts';

/** A rose's compound leaf: leaflets in pairs along a bent stalk, one at its end; 62 long. */
export function roseSpray(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    rot = 0,
    pairs = 2,
    lite = '#8a3f60',
    bend = 10,
  }: { rot?: number; pairs?: number; lite?: string; bend?: number } = {},
): void {
  const stalk = local(art, x, y, scale, { rot }).place(
    spline([...points('0,0'), [bend * 0.3, -28], [bend, -62]]),
  );
  const steps = stalk.walk(13);
  art.blot(ribbon(stalk, 2.6, { start: 1, end: 0.5 }));
  const leaflet = (at: Step, angle: number, length: number): void => {
    const tip = polar(at.x, at.y, length * scale, angle);
    const fill = art.linear(at.x, at.y, ...tip, ramp(0, '#2c0d22', 1, lite));
    const look = { veins: 3, lineWidth: LINE.fine, bend: 2 * scale, fill };
    veinedLeaf(art, at.x, at.y, length * scale, length * 0.5 * scale, angle, look);
  };
  range(pairs, (i) => {
    const at = steps[4 + i * 4]!;
    for (const side of [-1, 1]) leaflet(at, at.angle + side * 58, 30 - i * 3);
  });
  const end = steps[12]!;
  leaflet(end, end.angle, 34);
}
