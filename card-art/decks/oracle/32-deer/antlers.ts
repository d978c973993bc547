import { strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, ellipse, local, Path, points, tube } from '../../../kit/pen/index.ts';
import { SUN } from './form.ts';

const toned = twoTone({ towards: SUN });

type Horn = readonly [course: string, halfWidths: readonly number[]];

/** Beams and tines as courses with their half widths. The near one swings out towards us, the other from us. */
const ANTLERS: Record<'near' | 'far', readonly Horn[]> = {
  near: [
    ['-32,-14 -52,-40 -84,-70 -110,-98 -118,-128 -108,-158 -90,-184', [9, 7.6, 6.6, 5.8, 4.8, 3.4, 0.8]],
    ['-42,-26 -30,-46 -22,-68 -22,-94', [5.8, 4.8, 3.6, 0.8]],
    ['-96,-82 -88,-104 -76,-120 -58,-140', [5, 4.2, 3.2, 0.8]],
    ['-117,-124 -132,-136 -148,-152 -158,-176', [4.6, 3.6, 2.6, 0.7]],
  ],
  far: [
    ['-8,-16 -4,-46 6,-76 18,-106 18,-136 8,-166', [7.4, 6, 5.4, 4.6, 3.6, 0.7]],
    ['-4,-28 12,-42 26,-60 38,-86', [4.8, 4, 3, 0.7]],
    ['8,-80 24,-94 38,-110 46,-134', [4.4, 3.6, 2.6, 0.7]],
    ['19,-128 30,-142 40,-158 44,-180', [3.6, 3, 2.2, 0.6]],
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
