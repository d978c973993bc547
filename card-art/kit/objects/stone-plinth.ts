import {
  type Art,
  hatch,
  LINE,
  type Local,
  line,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  roundRect,
  svgPath,
} from '../pen/index.ts';

/** Height of the block below its top edge. */
const HEIGHT = 220;

/** Moulding and top face. */
function slab(box: Local): void {
  const contour = LINE.bold * 0.8;
  const edge = box.linear(0, 0, 0, 36, ramp(0, '#b06478', 1, '#5e2040'));
  box.solid(svgPath('M-150 0H150V14C150 26 140 34 132 36H-132C-140 34 -150 26 -150 14Z'), edge, contour);
  box.line([line(-149, 12, 149, 12), line(-136, 33, 136, 33)], LINE.hair);
  const lit = ramp(0, '#ffd6c6', 0.4, '#d58c94', 1, '#8a3a58');
  const face = polygon(points('-150,0 -112,-44 112,-44 150,0'));
  box.solid(face, box.art.radial(...box.art.light, 300 * box.scale, lit), contour);
  box.line(polygon(points('-134,-6 -104,-38 104,-38 134,-6')), LINE.hair, 'gold', 0.7);
}

/** Chisel marks beside the panel, shade on its right. */
function chiselMarks(box: Local): void {
  const chance = random(4);
  const chips = new Path();
  for (let i = 0; i < 46; i++) {
    const x = chance.between(-128, 118);
    const y = chance.between(42, HEIGHT - 6);
    const length = chance.between(4, 12);
    if (Math.abs(x) <= 110 && y >= 54) continue;
    chips.moveTo(x, y).lineTo(x + length, y + chance.between(-1, 1));
  }
  box.line(chips, LINE.hair, 'gold', 0.6);
  const shade = polygon([...points('88,36 132,36'), [138, HEIGHT], [110, HEIGHT], [110, 56]]);
  box.line(hatch(shade, { angle: 90, gap: 4.4 }), LINE.hair, 'gold', 0.55);
}

/** A stone block with a moulded top: its front edge 300 wide at y = 0, its top face above it, 220 high. */
export function stonePlinth(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const stone = box.linear(-150, 0, 150, HEIGHT, ramp(0, '#8a3a58', 0.5, '#6a2648', 1, '#3c1230'));
  box.solid(polygon([...points('-132,34 132,34'), [138, HEIGHT], [-138, HEIGHT]]), stone, LINE.bold * 0.8);
  slab(box);
  const sunk = box.linear(0, 56, 0, HEIGHT, ramp(0, '#3c1230', 1, '#6a2648'));
  box.solid(roundRect(-108, 56, 216, HEIGHT - 74, 4), sunk);
  box.line(roundRect(-100, 64, 200, HEIGHT - 90, 3), LINE.hair);
  chiselMarks(box);
}
