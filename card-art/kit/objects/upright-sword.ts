import {
  type Art,
  ellipse,
  hatch,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Placement,
  points,
  polygon,
  polyline,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../pen/index.ts';
import { sparkle } from '../sky/star.ts';

/** Engraving on gold. */
const BROWN = '#7a4a3a';
/** Cloth of the grip. */
const [CLOTH, CLOTH_SHADE] = ['#d98fa9', '#5c1f48'] as const;

/** Lit facet, shaded facet, fuller. */
function blade(box: Local): void {
  const lit = box.linear(0, -300, 0, 176, ramp(0, '#fffaf0', 0.5, '#fffaf0', 1, '#e9d3d8'));
  const dim = box.linear(0, -300, 0, 176, ramp(0, '#e9d3d8', 0.45, '#8f78ae', 1, '#3a2a66'));
  box.fill(polygon(points('0,-300 -11,-260 -14,176 0,176')), lit);
  box.fill(polygon(points('0,-300 11,-260 14,176 0,176')), dim);
  const shade = hatch(polygon(points('3,-240 11,-240 14,176 3,176')), { angle: 45, gap: 4.4 });
  box.line(shade, LINE.hair, 'gold', 0.8);
  box.line(line(0, -300, 0, 176), LINE.fine, '#8a6238');
  box.line([line(-4.2, 40, -4.6, 176), line(4.2, 40, 4.6, 176)], LINE.fine, '#8a6238', 0.8);
  box.line(polyline(points('-14,176 -11,-260 0,-300 11,-260 14,176')), LINE.bold * 0.9);
}

/** Guard with drooping leaf ends, and the block between blade and grip with its stone. */
function guard(box: Local, metal: Paint): void {
  const half = svgPath(
    'M0 166C20 164 44 172 62 162C70 156 82 158 86 168C90 180 80 190 70 186',
    'C76 184 78 176 72 173C64 178 52 190 36 189C22 189 12 192 0 194V166Z',
  );
  box.solid(half, metal).solid(half.mirror(0), metal);
  const veins = svgPath('M16 173C32 172 46 180 60 170M16 183C28 180 40 184 50 178');
  box.line(veins.withMirror(0), LINE.fine, BROWN);
  box.solid(polygon(points('0,152 17,179 0,206 -17,179')), metal);
  box.solid(polygon(points('0,165 8,179 0,193 -8,179')), CLOTH, LINE.fine, '#6f3f50');
}

/** Cloth bound with wire, then the pommel. */
function gripAndPommel(box: Local, metal: Paint): void {
  const cloth = box.linear(-12, 0, 12, 0, ramp(0, CLOTH_SHADE, 0.4, CLOTH, 1, CLOTH_SHADE));
  box.solid(svgPath('M-9 198C-12 226 -12 242 -8 268H8C12 242 12 226 9 198Z'), cloth);
  const wire = range(8, (i) => svgPath('M-11 210C-4 214 4 210 11 204').translate(0, i * 7.4));
  box.line(wire, LINE.fine);
  box.solid(roundRect(-13, 266, 26, 7, 3), metal);
  box.solid(ellipse(0, 286, 15), metal);
  box.line(ellipse(0, 286, 9), LINE.fine, BROWN);
  box.blot(sparkle(0, 286, 8), '#8a4a50');
}

/** An upright sword, point up: from y = -300 to 301, guard at 176. */
export function uprightSword(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const tones = ramp(0, '#8a5a4c', 0.3, '#f0d096', 0.5, '#fffaf0', 0.7, '#e2b878', 1, '#7a4a50');
  const metal = box.linear(-80, 0, 80, 0, tones);
  blade(box);
  guard(box, metal);
  gripAndPommel(box, metal);
}
