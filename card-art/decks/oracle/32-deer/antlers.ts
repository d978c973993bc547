import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, curve, local, Path, points, tube } from '../../../kit/pen/index.ts';

/** Beams and tines from the brow up: course, half widths. The two sides are two individuals. */
const LEFT = [
  ['-17,-54 -26,-92 -58,-138 -88,-192 -92,-246 -74,-290', [11, 9.6, 8.6, 8, 7.4, 6, 1.6]],
  ['-24,-80 -44,-98 -54,-122 -50,-148', [6.4, 5, 3.6, 1]],
  ['-66,-150 -98,-162 -120,-190 -124,-220', [6, 5, 3.6, 1]],
  ['-91,-226 -112,-252 -122,-284', [5.4, 4, 0.9]],
  ['-88,-262 -98,-290 -94,-316', [5, 3.6, 0.8]],
] as const;
const RIGHT = [
  ['19,-56 32,-94 68,-134 106,-182 118,-238 104,-296', [11.6, 10, 9, 8.4, 7.8, 6.2, 1.6]],
  ['27,-82 50,-96 64,-118 64,-146', [6.8, 5.2, 3.8, 1]],
  ['82,-150 116,-158 142,-182 150,-216', [6.4, 5.2, 3.8, 1]],
  ['116,-216 142,-240 154,-276', [5.6, 4.2, 0.9]],
  ['115,-254 132,-282 134,-312', [5, 3.6, 0.8]],
] as const;

/** A stag's antlers seen from before, lit from the left. */
export function antlers(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -4 });
  for (const side of [RIGHT, LEFT]) {
    const horns = side.map(([course, widths]) => tube(points(course), widths, 26));
    const bone = Path.join(horns.map(({ outline }) => box.place(outline)));
    modelled(
      art,
      bone.bounds(),
      { towards: [-4, -2], soft: 4, shade: '#4c2a34', rim: '#fff4d0', rimWidth: 2 },
      () => {
        for (const { outline } of [...horns].reverse()) box.fill(outline, '#a87c54');
      },
    );
    const grooves = horns
      .slice(0, 3)
      .flatMap((horn, i) => [
        ink(box.place(horn.edge(0.25, 0.06, 0.8)), INK.detail, i, 0.3),
        ink(box.place(horn.edge(-0.3, 0.02, 0.6)), INK.detail, i + 7, 0.3),
      ]);
    art.blot(grooves, '#64403a');
  }
  // pearls round the roots
  for (const knots of ['-28,-58 -17,-66 -6,-60', '8,-62 20,-68 31,-60'])
    art.blot(ink(box.place(curve(knots)), 6, knots.length, 0), '#8a6448');
}
