import {
  type Art,
  hatch,
  LINE,
  line,
  local,
  type Placement,
  points,
  polygon,
  ramp,
  range,
  svgPath,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

const CARVING = '#5c447e';
const LID = polygon(points('-44,-18 74,-18 96,-74 -22,-74'));
const LID_EDGE = polygon(points('-22,-74 96,-74 103,-72 82,-18 74,-18 95,-70 -21,-70'));
const INSIDE = polygon(points('-64,2 58,2 76,-18 -46,-18'));
const SIDE = polygon(points('58,2 76,-18 73,30 56,50'));
const FRONT = polygon(points('-64,2 58,2 56,50 -62,50'));
/** An arcade of seven: two arches with a flower between them would be a face. */
const ARCADE = range(7, (i) => {
  const x = -55 + i * 15.2;
  return svgPath(`M${x} 42V24C${x} 12 ${x + 12} 12 ${x + 12} 24V42`);
});

/** An opened stone ark, full of light, its flat lid leaning on the far edge; about 170 × 125. */
export function stoneArk(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const { glow } = art.palette;
  const shade = (top: number, foot: number, ...stops: (number | string)[]): string =>
    art.linear(x, y + top * scale, x, y + foot * scale, ramp(...stops));
  const stone = shade(-60, 50, 0, '#e6d2e2', 0.55, '#a58abb', 1, '#4c3a78');
  const dark = shade(-60, 50, 0, '#8a72aa', 1, '#2c2158');
  box.solid(LID, dark).solid(LID_EDGE, stone, LINE.mid * 0.8);
  box.line(polygon(points('-33,-24 68,-24 84,-66 -17,-66')), LINE.hair);
  box.blot(sparkle(26, -45, 12));
  const radiance = ramp(0, '#fffaf0', 0.4, glow, 1, '#9a6a86');
  box.solid(INSIDE, art.radial(x, y - 8 * scale, 74 * scale, radiance));
  box.glow(6, -22, 84, glow, 0.7, 0.75);
  box.solid(SIDE, dark).line(hatch(SIDE, { angle: 0, gap: 4 }), LINE.hair, 'gold', 0.7);
  box.solid(FRONT, shade(0, 52, 0, '#ead6e4', 0.5, '#b79ac6', 1, '#6a5596'), LINE.mid * 1.2);
  box.line(polygon(points('-58,8 52,8 50,45 -56,45')), LINE.hair, CARVING);
  box.line(ARCADE, LINE.fine, CARVING);
  const shafts = range(7, (i) => line(-49 + i * 15.2, 22, -49 + i * 15.2, 42));
  box.line(shafts, LINE.hair, CARVING);
  box.line(line(-64, 2, 58, 2));
}
