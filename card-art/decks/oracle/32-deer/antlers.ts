import { strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, ellipse, local, Path, points, tube } from '../../../kit/pen/index.ts';
import { SUN } from './form.ts';

const toned = twoTone({ towards: SUN });

type Horn = readonly [course: string, halfWidths: readonly number[]];

/** Beams and tines as courses with their half widths. The near one swings out towards us, the other from us. */
const ANTLERS: Record<'near' | 'far', readonly Horn[]> = {
  near: [
    ['-16,-18 -36,-44 -68,-74 -94,-102 -102,-132 -92,-162 -74,-188', [9, 7.6, 6.6, 5.8, 4.8, 3.4, 0.8]],
    ['-26,-30 -14,-50 -6,-72 -6,-98', [5.8, 4.8, 3.6, 0.8]],
    ['-80,-86 -72,-108 -60,-124 -42,-144', [5, 4.2, 3.2, 0.8]],
    ['-101,-128 -116,-140 -132,-156 -142,-180', [4.6, 3.6, 2.6, 0.7]],
  ],
  far: [
    ['0,-21 4,-51 14,-81 26,-111 26,-141 16,-171', [7.4, 6, 5.4, 4.6, 3.6, 0.7]],
    ['4,-33 20,-47 34,-65 46,-91', [4.8, 4, 3, 0.7]],
    ['16,-85 32,-99 46,-115 54,-139', [4.4, 3.6, 2.6, 0.7]],
    ['27,-133 38,-147 48,-163 52,-185', [3.6, 3, 2.2, 0.6]],
  ],
};

/** One antler in flat bone, its rind scored along the beam. (x, y) and scale are the head's. */
export function antler(art: Art, x: number, y: number, scale: number, which: 'near' | 'far'): void {
  const box = local(art, x, y, scale / 1.04);
  const horns = ANTLERS[which].map(([course, widths]) => tube(points(course), widths, 26));
  const near = which === 'near';
  for (const { outline } of [...horns].reverse())
    toned(box, outline, {
      fill: near ? '#ab8a66' : '#8f7558',
      shade: near ? '#6d5140' : '#644d3e',
      soft: 4,
      rim: near ? '#fff0cc' : '#ecd0a0',
      rimWidth: near ? 1.8 : 1.2,
    });
  // where a tine leaves the beam the bark runs over without a seam
  box.fill(
    Path.join(tube(points(ANTLERS[which][0]![0]), [3.6, 3.2, 2.6, 2.2, 1.6, 1, 0.4], 26).outline),
    near ? '#ab8a66' : '#8f7558',
  );
  // the burr that each beam stands in
  const [u, v] = points(ANTLERS[which][0]![0])[0]!;
  box.fill(
    ellipse(u - 2, v - 6, near ? 11.5 : 9.5, 4.6).rotate(near ? -36 : -8, u, v),
    near ? '#7f6249' : '#6b5340',
  );
  if (near)
    strokes(
      box,
      horns.slice(0, 1).flatMap((horn) => [horn.edge(-0.3, 0.02, 0.6), horn.edge(0.3, 0.1, 0.46)]),
      1.2,
      '#5c4234',
      0.3,
    );
}
