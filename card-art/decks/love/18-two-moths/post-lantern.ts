import { contactShadow, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, Path, points, polygon, ramp } from '../../../kit/pen/index.ts';
import { byFlame } from './view.ts';

const WOOD = '#3c3a2c';

/** A lane's lantern: a box of paper under a little roof, on a post. Its flame at (x, y), its foot 336 lower. */
export function postLantern(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const wood = (knots: string, soft = 4): void => byFlame(art, box.place(polygon(points(knots))), WOOD, soft);
  contactShadow(art, x, y + 334, 46, 10, '#14262a');
  byFlame(art, box.place(polygon(points('-11,76 11,76 13,336 -13,336'))), '#4c4630', 7, {
    towards: [0.3, -1],
  });
  strokes(box, ['-3,110 -4,180 -2,250', '5,130 4,210 6,330'], 1.8, '#24261e');
  stippledGlow(art, x, y, 150, '#f6c878', 0.8);
  const paper = polygon(points('-52,-70 52,-70 42,66 -42,66'));
  box.fill(paper, box.radial(0, 8, 92, ramp(0, '#fffef0', 0.3, '#ffeeb8', 0.65, '#f6c470', 1, '#d08c44')));
  // the flame stands behind the paper
  box.glow(0, 12, 52, '#ffffff', 1);
  box.fill(closed('0,-18! 9,0 11,14 0,24 -11,14 -8,0'), '#fffffa');
  box.fill(Path.join(polygon(points('-5,26 5,26 5,64 -5,64'))), '#d89c54', 0.55);
  for (const bar of ['-57,-72 -50,-72 -40,68 -47,68', '57,-72 50,-72 40,68 47,68']) wood(bar);
  wood('-1.6,-70 1.6,-70 1.6,66 -1.6,66', 1);
  wood('-49,-6 49,-6 49,-2.6 -49,-2.6', 1);
  wood('-54,64 54,64 50,80 -50,80');
  wood('-62,-80 62,-80 58,-68 -58,-68');
  byFlame(
    art,
    box.place(closed('-88,-80! -50,-96 -18,-124! 18,-124! 50,-96 88,-80! 86,-72! -86,-72!')),
    '#22363a',
    8,
    {
      towards: [0, 1],
    },
  );
}
