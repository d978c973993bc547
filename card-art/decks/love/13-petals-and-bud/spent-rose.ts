import {
  type Art,
  ellipse,
  LINE,
  line,
  local,
  type Placement,
  ramp,
  svgPath,
} from '../../../kit/pen/index.ts';
import { blade, leafProfile } from '../../../kit/plants/blade.ts';

/** Sepals bent back: side, how far they hang. */
const SEPALS = [
  [-1, 40],
  [1, 44],
  [-0.5, 30],
  [0.6, 28],
] as const;

/** What is left when a rose has fallen: hip, sepals bent back, a tuft of stamens; axis up. */
export function spentRose(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const green = box.linear(0, -20, 0, 26, ramp(0, '#a85a6c', 1, '#35102a'));
  for (const [side, hang] of SEPALS) {
    const { body, veins } = blade(
      [
        [side * 6, -4],
        [side * 20, -10],
        [side * 34, -2],
        [side * 38, hang * 0.5],
      ],
      11,
      leafProfile,
      1,
    );
    box.solid(body, green, LINE.fine);
    box.line(veins, LINE.hair);
  }
  box.solid(svgPath('M-12 -6C-18 8 -10 24 0 26C10 24 18 8 12 -6C6 -10 -6 -10 -12 -6Z'), green);
  for (let i = -4; i <= 4; i++) {
    const spread = i / 4;
    const [tipX, tipY] = [spread * 17, -26 + spread * spread * 7];
    box.line(line(spread * 8, -7, tipX, tipY), LINE.fine, '#ffd9c6');
    box.fill(ellipse(tipX, tipY, 2.2), '#f0b98f');
  }
}
