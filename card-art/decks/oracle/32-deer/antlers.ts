import { strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, ellipse, Path, points, tube } from '../../../kit/pen/index.ts';
import { SUN } from './form.ts';

const toned = twoTone({ towards: SUN });

type Horn = readonly [course: string, halfWidths: readonly number[]];

/** Beams and tines as courses with their half widths. The near one swings out towards us, the other from us. */
const ANTLERS: Record<'near' | 'far', readonly Horn[]> = {
  near: [
    ['430,250 410,224 378,194 352,166 344,136 354,106 372,80', [9, 7.6, 6.6, 5.8, 4.8, 3.4, 0.8]],
    ['420,238 432,218 440,196 440,170', [5.8, 4.8, 3.6, 0.8]],
    ['366,182 374,160 386,144 404,124', [5, 4.2, 3.2, 0.8]],
    ['345,140 330,128 314,112 304,88', [4.6, 3.6, 2.6, 0.7]],
  ],
  far: [
    ['454,248 458,218 468,188 480,158 480,128 470,98', [7.4, 6, 5.4, 4.6, 3.6, 0.7]],
    ['458,236 474,222 488,204 500,178', [4.8, 4, 3, 0.7]],
    ['470,184 486,170 500,154 508,130', [4.4, 3.6, 2.6, 0.7]],
    ['481,136 492,122 502,106 506,84', [3.6, 3, 2.2, 0.6]],
  ],
};

/** One antler in flat bone, its rind scored along the beam. */
export function antler(art: Art, which: 'near' | 'far'): void {
  const horns = ANTLERS[which].map(([course, widths]) => tube(points(course), widths, 26));
  const near = which === 'near';
  for (const { outline } of [...horns].reverse())
    toned(art, outline, {
      fill: near ? '#ab8a66' : '#8f7558',
      shade: near ? '#6d5140' : '#644d3e',
      soft: 4,
      rim: near ? '#fff0cc' : '#ecd0a0',
      rimWidth: near ? 1.8 : 1.2,
    });
  // where a tine leaves the beam the bark runs over without a seam
  art.fill(
    Path.join(tube(points(ANTLERS[which][0]![0]), [3.6, 3.2, 2.6, 2.2, 1.6, 1, 0.4], 26).outline),
    near ? '#ab8a66' : '#8f7558',
  );
  // the burr that each beam stands in
  const [x, y] = points(ANTLERS[which][0]![0])[0]!;
  art.fill(
    ellipse(x - 2, y - 6, near ? 11.5 : 9.5, 4.6).rotate(near ? -36 : -8, x, y),
    near ? '#7f6249' : '#6b5340',
  );
  if (near)
    strokes(
      art,
      horns.slice(0, 1).flatMap((horn) => [horn.edge(-0.3, 0.02, 0.6), horn.edge(0.3, 0.1, 0.46)]),
      1.2,
      '#5c4234',
      0.3,
    );
}
