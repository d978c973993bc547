import {
  type Art,
  ellipse,
  LINE,
  line,
  local,
  type Placement,
  ramp,
  roundRect,
  svgPath,
} from '../pen/index.ts';

const BRASS = ramp(0, '#8a5a44', 0.3, '#f3d59a', 0.5, '#fff8e4', 0.7, '#d3a263', 1, '#6a3f4a');
const BROWN = '#7a4f3a';
const TUBE = svgPath(
  'M-5 140L-6 -40C-8 -90 -16 -130 -46 -186C-22 -196 22 -196 46 -186C16 -130 8 -90 6 -40L5 140Z',
);

/** A long straight trumpet: bell rim at (0, -190), mouthpiece at (0, 150). */
export function trumpet(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const metal = box.linear(-26, 0, 26, 0, BRASS);
  box.solid(TUBE, metal, LINE.mid * 1.3);
  box.solid(ellipse(0, -187, 46, 10), art.palette.ink); // into the bell
  box.line(ellipse(0, -187, 37, 6.6), LINE.hair);
  const turns = svgPath('M-30 -158C-14 -164 14 -164 30 -158M-18 -128C-8 -132 8 -132 18 -128');
  box.line(turns, LINE.fine, BROWN);
  for (const knob of [-44, 30, 104]) {
    box.solid(roundRect(-10, knob - 5, 20, 10, 4), metal);
    box.line(line(-10, knob, 10, knob), LINE.hair, BROWN);
  }
  box.solid(svgPath('M-5 138C-5 146 -12 148 -12 154H12C12 148 5 146 5 138Z'), metal); // mouthpiece
}
