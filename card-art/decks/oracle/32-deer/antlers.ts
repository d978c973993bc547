import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, Path, points, tube } from '../../../kit/pen/index.ts';
import { COAT, toned } from './form.ts';

type Horn = readonly [course: string, halfWidths: readonly number[]];

/** Beams first, then their tines: courses with half widths. The near one leans back and out to us, the other from us. */
const ANTLERS: Record<'near' | 'far', readonly Horn[]> = {
  near: [
    ['293,352 281,322 256,286 230,246 216,204 220,158 244,112', [11.5, 10, 8.8, 8, 7, 5, 0.9]],
    ['283,324 304,312 319,290 325,256', [7.4, 6.2, 4.4, 0.7]],
    ['231,248 254,228 270,198 274,162', [6.6, 5.4, 4, 0.9]],
    ['217,196 198,172 182,144 176,108', [6, 4.8, 3.4, 0.8]],
  ],
  far: [
    ['317,348 326,318 342,278 352,234 350,190 352,152 368,112', [9.4, 8.4, 7.4, 6.6, 5.6, 4.2, 0.8]],
    ['325,322 350,310 370,288 382,256', [5.6, 4.6, 3.4, 0.8]],
    ['352,236 378,222 398,198 408,164', [5, 4.2, 3, 0.8]],
    ['350,186 336,162 330,134 334,104', [4.4, 3.6, 2.6, 0.7]],
  ],
};

/** One antler in flat bone, its rind scored along the beam. */
export function antler(art: Art, which: 'near' | 'far'): void {
  const horns = ANTLERS[which].map(([course, widths]) => tube(points(course), widths, 26));
  const near = which === 'near';
  const bone = near ? '#8c6f53' : '#9a8264';
  // the stump in its fur that it grows from, hair and all
  if (near)
    art.fill(closed('280,352! 304,345! 304,355 310,363! 297,372 280,372 268,366! 277,360'), COAT.coat);
  else art.fill(closed('311,350! 328,345! 332,366 310,370'), COAT.lit);
  for (const { outline } of [...horns].reverse())
    toned(art, outline, {
      fill: bone,
      shade: near ? '#553d33' : '#70594a',
      soft: near ? 5 : 4,
      rim: near ? '#ffefc8' : '#f2dcae',
      rimWidth: near ? 2.2 : 1.4,
    });
  const [course, widths] = ANTLERS[which][0]!;
  // where a tine leaves the beam the bark runs over without a seam
  art.fill(
    Path.join(
      tube(
        points(course),
        widths.map((width) => width * 0.4),
        26,
      ).outline,
    ),
    bone,
  );
  strokes(
    art,
    horns.flatMap((horn, i) => [
      horn.edge(-0.35, 0.06, i ? 0.4 : 0.66),
      horn.edge(0.3, 0.12, i ? 0.5 : 0.5),
      horn.edge(0, 0.3, i ? 0.6 : 0.8),
    ]),
    near ? 1.4 : 1,
    '#46322a',
    0.3,
  );
  // the burr: a rough ring round the beam's foot
  const ring = (x: number, y: number, half: number, turn: number): Path =>
    closed(
      `${x - half},${y - 2} ${x - half * 0.5},${y - 1} ${x},${y + 1} ${x + half * 0.5},${y - 1} ${x + half},${y - 2} ${x + half * 0.9},${y + 4} ${x + half * 0.3},${y + 8} ${x - half * 0.4},${y + 8} ${x - half * 0.95},${y + 4}`,
    ).rotate(turn, x, y);
  toned(art, near ? ring(292, 346, 16, -18) : ring(319, 343, 11.5, 14), {
    fill: near ? '#7d5f45' : '#8a6c51',
    shade: '#4a342c',
    soft: 3.5,
    rim: '#f2dcae',
    rimWidth: 1.6,
  });
}
