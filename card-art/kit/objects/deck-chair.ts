import {
  type Art,
  bandBetween,
  between,
  LINE,
  line,
  local,
  type Placement,
  points,
  ramp,
  spline,
} from '../pen/index.ts';

/**
 * An empty canvas chair leaning back, looking left and up: (x, y) is the middle of its feet, at
 * scale 1 it is 120 wide and 110 high.
 */
export function deckChair(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const bar = (x1: number, y1: number, x2: number, y2: number): void => {
    box.line(line(x1, y1, x2, y2), 6 * scale + 1.6, 'gold');
    box.line(line(x1, y1, x2, y2), 6 * scale - 1, '#4a3a66');
  };
  bar(-44, 4, 46, -78);
  bar(36, -6, -24, -44);
  const left = spline(points('-58,-40 -36,-30 -8,-28 22,-58 52,-104'));
  const right = spline(points('-38,-50 -16,-40 12,-38 42,-68 74,-112'));
  for (let i = 0; i < 6; i++) {
    const tone = i % 2 ? ramp(0, '#f3dfe0', 1, '#c9b4da') : ramp(0, '#b96f96', 1, '#6d4a92');
    box.fill(bandBetween(left, right, i / 6, (i + 1) / 6), box.linear(-50, -40, 60, -110, tone));
  }
  box.line([left, right], LINE.fine);
  box.line(between(left, right, 0, { part: [0, 1] }), LINE.hair);
  bar(-62, -40, -34, -52);
  bar(48, -102, 78, -114);
  bar(-40, 10, -56, -44);
  bar(-26, 2, 66, -110);
  bar(52, 2, -38, -50);
}
